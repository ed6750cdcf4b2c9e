local Square = {}
Square.__index = Square
function Square.new(side) return setmetatable({ side = side }, Square) end
function Square:area() return self.side * self.side end
function Square:scaled(factor) return Square.new(self.side * factor % 100) end

local Rectangle = {}
Rectangle.__index = Rectangle
function Rectangle.new(width, height) return setmetatable({ width = width, height = height }, Rectangle) end
function Rectangle:area() return self.width * self.height end
function Rectangle:scaled(factor) return Rectangle.new(self.width * factor % 90, self.height) end

local Blob = {}
Blob.__index = Blob
function Blob.new(size) return setmetatable({ size = size }, Blob) end
function Blob:area() return self.size end
function Blob:scaled(factor) return Blob.new(self.size * factor % 80) end

local shapes = {}
for number = 1, 300 do
  local kind = number % 3
  if kind == 0 then
    shapes[number] = Square.new(number)
  elseif kind == 1 then
    shapes[number] = Rectangle.new(number, 3)
  else
    shapes[number] = Blob.new(number)
  end
end
local total = 0
for round = 0, 14000 - 1 do
  for _, shape in ipairs(shapes) do
    total = total + shape:area()
  end
  if round % 4 == 0 then
    local scaled = {}
    for i, shape in ipairs(shapes) do scaled[i] = shape:scaled(round % 9 + 1) end
    shapes = scaled
  end
end
print(total)
