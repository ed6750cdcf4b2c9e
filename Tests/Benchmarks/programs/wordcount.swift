// family: strings
// Counts the words of a text and finds the most frequent ones.
let stems = ["river", "stone", "cloud", "ember", "grove", "lantern", "harbour", "meadow"]
var text = ""
var state = 42
for _ in 0..<1_500_000 {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  text += stems[state / 65_536 % 8]
  text += String(state / 1_048_576 % 50)
  text += " "
}

var counts: [String: Int] = [:]
for word in text.split(separator: " ") {
  counts[String(word), default: 0] += 1
}
let ranked = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
print(counts.count)
for (word, count) in ranked.prefix(3) {
  print(word, count)
}
