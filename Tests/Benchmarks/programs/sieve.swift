// family: numbers
// The sieve of Eratosthenes over an array of Bool.
func countPrimes(below limit: Int) -> Int {
  var isPrime = [Bool](repeating: true, count: limit)
  isPrime[0] = false
  isPrime[1] = false
  var candidate = 2
  while candidate * candidate < limit {
    if isPrime[candidate] {
      for multiple in stride(from: candidate * candidate, to: limit, by: candidate) {
        isPrime[multiple] = false
      }
    }
    candidate += 1
  }
  var count = 0
  for flag in isPrime where flag {
    count += 1
  }
  return count
}

print(countPrimes(below: 10_000_000))
