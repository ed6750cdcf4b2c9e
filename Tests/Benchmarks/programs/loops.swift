// family: numbers
// Two nested loops of integer arithmetic.
func tally(upTo limit: Int) -> Int {
  var total = 0
  for row in 1...limit {
    for column in 1...limit {
      total += (row ^ column) % 7
    }
  }
  return total
}

print(tally(upTo: 8000))
