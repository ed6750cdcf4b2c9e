local stems = { "river", "stone", "cloud", "ember", "grove", "lantern", "harbour", "meadow" }
local parts = {}
local state = 42
for _ = 1, 1500000 do
  state = (state * 1103515245 + 12345) % 2147483648
  parts[#parts + 1] = stems[state // 65536 % 8 + 1]
  parts[#parts + 1] = state // 1048576 % 50
  parts[#parts + 1] = " "
end
local text = table.concat(parts)

local counts = {}
for word in text:gmatch("[^ ]+") do
  counts[word] = (counts[word] or 0) + 1
end
local ranked = {}
for word, count in pairs(counts) do
  ranked[#ranked + 1] = { word = word, count = count }
end
table.sort(ranked, function(a, b)
  if a.count ~= b.count then return a.count > b.count end
  return a.word < b.word
end)
print(#ranked)
for i = 1, 3 do
  print(ranked[i].word .. " " .. ranked[i].count)
end
