local function label(number, name)
  return "item " .. number .. ": " .. number * 3 .. " of " .. name
end

local names = { "north", "east", "south", "west" }
local characters, unusual = 0, 0
for number = 0, 2000000 - 1 do
  local text = label(number, names[number % 4 + 1])
  characters = characters + #text
  if text == "item 777: 2331 of east" then unusual = unusual + 1 end
end
print(characters .. " " .. unusual)
