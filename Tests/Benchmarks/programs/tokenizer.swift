// family: strings
// Turns source text into tokens, one Character at a time.
enum Token {
  case name(String)
  case number(Int)
  case symbol(Character)
}

struct Tokenizer {
  let characters: [Character]
  var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func next() -> Token? {
    while position < characters.count && characters[position] == " " {
      position += 1
    }
    guard position < characters.count else { return nil }
    let first = characters[position]
    if first.isLetter {
      var name = ""
      while position < characters.count && (characters[position].isLetter || characters[position].isNumber) {
        name.append(characters[position])
        position += 1
      }
      return .name(name)
    }
    if let digit = first.wholeNumberValue {
      var value = digit
      position += 1
      while position < characters.count, let digit = characters[position].wholeNumberValue {
        value = value * 10 + digit
        position += 1
      }
      return .number(value)
    }
    position += 1
    return .symbol(first)
  }
}

var source = ""
for number in 0..<20_000 {
  source += "let value\(number) = (\(number) + count) * 42; "
}

var names = 0
var symbols = 0
var sum = 0
for _ in 1...4 {
  var tokenizer = Tokenizer(source)
  while let token = tokenizer.next() {
    switch token {
    case .name(let name): names += name.count
    case .number(let value): sum += value
    case .symbol(let character): symbols += character == ";" ? 10 : 1
    }
  }
}
print(names, sum, symbols)
