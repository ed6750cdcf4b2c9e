local state = 11
local checksum = 0
for round = 1, 12 do
  local numbers = {}
  for i = 1, 100000 do
    state = (state * 1103515245 + 12345) % 2147483648
    numbers[i] = state // 256
  end
  table.sort(numbers)
  for index = 0, #numbers - 1, 1000 do
    checksum = checksum + numbers[index + 1] % (index + round)
  end
end
print(checksum)
