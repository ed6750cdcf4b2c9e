local function countPrimes(limit)
  local isPrime = {}
  for i = 0, limit - 1 do isPrime[i] = true end
  isPrime[0] = false
  isPrime[1] = false
  local candidate = 2
  while candidate * candidate < limit do
    if isPrime[candidate] then
      for multiple = candidate * candidate, limit - 1, candidate do
        isPrime[multiple] = false
      end
    end
    candidate = candidate + 1
  end
  local count = 0
  for i = 0, limit - 1 do
    if isPrime[i] then count = count + 1 end
  end
  return count
end

print(countPrimes(10000000))
