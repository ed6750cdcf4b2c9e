local function key(number)
  return "key" .. number % 4000
end

local keys = {}
for number = 0, 20000 - 1 do
  keys[#keys + 1] = key(number * 7)
end

local counts = {}
for round = 0, 800 - 1 do
  for index = 1, #keys do
    local key = keys[index]
    counts[key] = (counts[key] or 0) + round
  end
end
local size, checksum = 0, 0
for _ in pairs(counts) do size = size + 1 end
for number = 0, 4000 - 1 do
  local count = counts["key" .. number]
  if count then checksum = checksum + count % (number + 1) end
end
print(size .. " " .. checksum)
