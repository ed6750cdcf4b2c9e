// family: collections
// Counts in a dictionary with String keys.
func key(_ number: Int) -> String {
  "key\(number % 4000)"
}

var keys: [String] = []
for number in 0..<20_000 {
  keys.append(key(number * 7))
}

var counts: [String: Int] = [:]
for round in 0..<800 {
  for index in keys.indices {
    counts[keys[index], default: 0] += round
  }
}
var checksum = 0
for number in 0..<4000 {
  if let count = counts["key\(number)"] {
    checksum += count % (number + 1)
  }
}
print(counts.count, checksum)
