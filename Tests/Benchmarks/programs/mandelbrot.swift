// family: numbers
// Counts the points of a grid that stay bounded, in Double arithmetic.
func staysBounded(_ real: Double, _ imaginary: Double, limit: Int) -> Bool {
  var x = 0.0
  var y = 0.0
  for _ in 0..<limit {
    let xx = x * x
    let yy = y * y
    if xx + yy > 4 { return false }
    y = 2 * x * y + imaginary
    x = xx - yy + real
  }
  return true
}

let width = 960
let height = 640
var inside = 0
for row in 0..<height {
  for column in 0..<width {
    let real = Double(column) * 3 / Double(width) - 2
    let imaginary = Double(row) * 2 / Double(height) - 1
    if staysBounded(real, imaginary, limit: 200) { inside += 1 }
  }
}
print(inside)
