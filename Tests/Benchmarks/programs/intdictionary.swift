// family: collections
// Remembers the lengths of Collatz chains in a dictionary with Int keys.
var known: [Int: Int] = [1: 1]

func chainLength(_ start: Int) -> Int {
  if let length = known[start] { return length }
  let length = 1 + chainLength(start % 2 == 0 ? start / 2 : 3 * start + 1)
  known[start] = length
  return length
}

var best = 0
var longest = 0
for start in 1..<1_200_000 {
  let length = chainLength(start)
  if length > longest {
    longest = length
    best = start
  }
}
print(best, longest, known.count)
