local function makeMatrix(size, seed)
  local rows = {}
  for i = 1, size do
    local row = {}
    for j = 1, size do
      row[j] = (((i - 1) * seed + (j - 1) * 7) % 10) / 2
    end
    rows[i] = row
  end
  return rows
end

local function multiply(a, b)
  local size = #a
  local product = {}
  for i = 1, size do
    local row = {}
    for j = 1, size do
      local sum = 0.0
      for k = 1, size do
        sum = sum + a[i][k] * b[k][j]
      end
      row[j] = sum
    end
    product[i] = row
  end
  return product
end

local size = 320
local product = multiply(makeMatrix(size, 3), makeMatrix(size, 5))
local trace = 0.0
for i = 1, size do
  trace = trace + product[i][i]
end
print(math.tointeger(trace * 4))
