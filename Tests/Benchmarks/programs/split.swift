// family: strings
// Splits lines into fields and reads numbers out of them.
var lines: [String] = []
for number in 0..<40_000 {
  lines.append("row\(number),\(number % 97),\(number % 13),note \(number % 7),\(number * 2)")
}

var fields = 0
var sum = 0
for _ in 1...12 {
  for line in lines {
    let parts = line.split(separator: ",")
    fields += parts.count
    if let first = Int(parts[1]), let last = Int(parts[4]) {
      sum += first + last % 10
    }
    if parts[3] == "note 3" { sum += 1 }
  }
}
print(fields, sum)
