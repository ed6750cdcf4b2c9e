local known = { [1] = 1 }

local function chainLength(start)
  local length = known[start]
  if length then return length end
  length = 1 + chainLength(start % 2 == 0 and start // 2 or 3 * start + 1)
  known[start] = length
  return length
end

local best, longest = 0, 0
for start = 1, 1200000 - 1 do
  local length = chainLength(start)
  if length > longest then
    longest = length
    best = start
  end
end
local size = 0
for _ in pairs(known) do size = size + 1 end
print(best .. " " .. longest .. " " .. size)
