// family: collections
// Sorts integers in their natural order.
var state = 11
var checksum = 0
for round in 1...12 {
  var numbers: [Int] = []
  for _ in 0..<100_000 {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    numbers.append(state / 256)
  }
  numbers.sort()
  for index in stride(from: 0, to: numbers.count, by: 1000) {
    checksum += numbers[index] % (index + round)
  }
}
print(checksum)
