local function staysBounded(real, imaginary, limit)
  local x, y = 0.0, 0.0
  for _ = 1, limit do
    local xx, yy = x * x, y * y
    if xx + yy > 4 then return false end
    y = 2 * x * y + imaginary
    x = xx - yy + real
  end
  return true
end

local width, height = 960, 640
local inside = 0
for row = 0, height - 1 do
  for column = 0, width - 1 do
    local real = column * 3 / width - 2
    local imaginary = row * 2 / height - 1
    if staysBounded(real, imaginary, 200) then inside = inside + 1 end
  end
end
print(inside)
