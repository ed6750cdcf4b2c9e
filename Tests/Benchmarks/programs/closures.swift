// family: objects
// Chains map, filter and reduce, with closures that capture a variable.
func compose(_ first: @escaping (Int) -> Int, _ second: @escaping (Int) -> Int) -> (Int) -> Int {
  { second(first($0)) }
}

let numbers = Array(0..<1000)
var total = 0
for round in 0..<5000 {
  let shift = round % 13
  total +=
    numbers
    .map { $0 * 3 + shift }
    .filter { $0 % 2 == 0 }
    .reduce(0) { $0 + $1 % 100 }
}

var calls = 0
let addThree = { (value: Int) -> Int in
  calls += 1
  return value + 3
}
let combined = compose(addThree, compose({ $0 * 2 }, addThree))
var value = 1
for _ in 0..<1_500_000 {
  value = combined(value) % 1_000_003
}
print(total, value, calls)
