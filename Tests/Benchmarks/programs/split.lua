local lines = {}
for number = 0, 40000 - 1 do
  lines[#lines + 1] = "row" .. number .. "," .. number % 97 .. "," .. number % 13 .. ",note " .. number % 7
    .. "," .. number * 2
end

local fields, sum = 0, 0
for _ = 1, 12 do
  for _, line in ipairs(lines) do
    local parts = {}
    for part in line:gmatch("[^,]+") do parts[#parts + 1] = part end
    fields = fields + #parts
    local first, last = tonumber(parts[2]), tonumber(parts[5])
    if first and last then sum = sum + first + last % 10 end
    if parts[4] == "note 3" then sum = sum + 1 end
  end
end
print(fields .. " " .. sum)
