// family: strings
// Builds long texts piece by piece.
let words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]

func report(lines: Int) -> String {
  var text = ""
  for number in 0..<lines {
    text += words[number % 8]
    text += " "
    text += words[number % 5]
    text += number % 3 == 0 ? "!\n" : ".\n"
  }
  return text
}

var total = 0
for round in 1...60 {
  total += report(lines: 50_000 + round).utf8.count
}
print(total)
