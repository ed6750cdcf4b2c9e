local PriorityQueue = {}
PriorityQueue.__index = PriorityQueue

function PriorityQueue.new(isLess)
  return setmetatable({ items = {}, isLess = isLess }, PriorityQueue)
end

function PriorityQueue:push(item)
  local items, isLess = self.items, self.isLess
  items[#items + 1] = item
  local child = #items
  while child > 1 do
    local parent = child // 2
    if not isLess(items[child], items[parent]) then break end
    items[parent], items[child] = items[child], items[parent]
    child = parent
  end
end

function PriorityQueue:pop()
  local items, isLess = self.items, self.isLess
  local count = #items
  if count == 0 then return nil end
  local first = items[1]
  items[1] = items[count]
  items[count] = nil
  count = count - 1
  local parent = 1
  while true do
    local smallest = parent
    local left = 2 * parent
    local right = left + 1
    if left <= count and isLess(items[left], items[smallest]) then smallest = left end
    if right <= count and isLess(items[right], items[smallest]) then smallest = right end
    if smallest == parent then break end
    items[parent], items[smallest] = items[smallest], items[parent]
    parent = smallest
  end
  return first
end

local state = 3
local numbers = PriorityQueue.new(function(a, b) return a < b end)
local jobs = PriorityQueue.new(function(a, b)
  if a.priority ~= b.priority then return a.priority < b.priority end
  return a.number < b.number
end)
local checksum = 0
for number = 0, 150000 - 1 do
  state = (state * 1103515245 + 12345) % 2147483648
  numbers:push(state // 1024)
  jobs:push({ priority = state // 65536 % 100, number = number })
  if number % 3 == 0 then
    checksum = checksum + numbers:pop() % 1000
  end
end
local job = jobs:pop()
while job do
  checksum = (checksum * 31 + job.number) % 1000000007
  job = jobs:pop()
end
print(#numbers.items .. " " .. checksum)
