local function map(list, transform)
  local result = {}
  for i = 1, #list do result[i] = transform(list[i]) end
  return result
end

local function filter(list, keep)
  local result = {}
  for i = 1, #list do
    local value = list[i]
    if keep(value) then result[#result + 1] = value end
  end
  return result
end

local function reduce(list, initial, combine)
  local result = initial
  for i = 1, #list do result = combine(result, list[i]) end
  return result
end

local function compose(first, second)
  return function(value) return second(first(value)) end
end

local numbers = {}
for i = 0, 999 do numbers[#numbers + 1] = i end
local total = 0
for round = 0, 5000 - 1 do
  local shift = round % 13
  local mapped = map(numbers, function(number) return number * 3 + shift end)
  local even = filter(mapped, function(number) return number % 2 == 0 end)
  total = total + reduce(even, 0, function(sum, number) return sum + number % 100 end)
end

local calls = 0
local function addThree(value)
  calls = calls + 1
  return value + 3
end
local combined = compose(addThree, compose(function(value) return value * 2 end, addThree))
local value = 1
for _ = 1, 1500000 do
  value = combined(value) % 1000003
end
print(total .. " " .. value .. " " .. calls)
