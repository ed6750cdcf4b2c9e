local seen = {}
local state = 7
local x, y, again = 0, 0, 0
for step = 0, 6000000 - 1 do
  state = (state * 1103515245 + 12345) % 2147483648
  local direction = state // 65536 % 4
  if direction == 0 then
    x = x + 1
  elseif direction == 1 then
    x = x - 1
  elseif direction == 2 then
    y = y + 1
  else
    y = y - 1
  end
  local place = x * 100000 + y
  if seen[place] then
    again = again + 1
    if step % 3 == 0 then seen[place] = nil end
  else
    seen[place] = true
  end
end
local size = 0
for _ in pairs(seen) do size = size + 1 end
print(size .. " " .. again)
