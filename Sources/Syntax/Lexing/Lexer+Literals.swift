import Basics

extension Lexer {
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }

  private mutating func skipDigits(_ accepts: (UInt8) -> Bool) {
    while position < limit, accepts(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  /// Lexes an integer or floating-point literal in any radix.
  mutating func lexNumber() {
    let start = position
    var isFloat = false
    var radix = Radix.decimal
    if byte() == UInt8(ascii: "0"), byte(1) == UInt8(ascii: "x") {
      radix = .hexadecimal
      position += 2
      skipDigits(isHexDigit)
      if byte() == UInt8(ascii: "."), isHexDigit(byte(1)) {
        var ahead = 1
        while isHexDigit(byte(ahead)) || byte(ahead) == UInt8(ascii: "_") { ahead += 1 }
        if byte(ahead) | 0x20 == UInt8(ascii: "p") {
          isFloat = true
          position += ahead
        }
      }
      if byte() | 0x20 == UInt8(ascii: "p") {
        isFloat = true
        skipExponent()
      }
    } else if byte() == UInt8(ascii: "0"), byte(1) == UInt8(ascii: "b") || byte(1) == UInt8(ascii: "o") {
      radix = byte(1) == UInt8(ascii: "b") ? .binary : .octal
      let limit = radix == .binary ? UInt8(ascii: "1") : UInt8(ascii: "7")
      position += 2
      skipDigits { $0 >= UInt8(ascii: "0") && $0 <= limit }
    } else {
      skipDigits(isDigit)
      if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
        isFloat = true
        position += 1
        skipDigits(isDigit)
      }
      if byte() | 0x20 == UInt8(ascii: "e") {
        isFloat = true
        skipExponent()
      }
    }
    if position < limit, Lexer.isIdentifierStart(bytes[position]) || isDigit(bytes[position]),
      operatorLength(at: position) == 0
    {
      let wrong = position
      var end = wrong + 1
      while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let character = file.text(from: wrong, to: end)
      skipIdentifier()
      report(
        SyntaxMessages.invalidDigit(character, in: isFloat ? .exponent : radix, at: file.location(wrong)))
    }
    append(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  /// What the digits of a number may be.
  enum Radix {
    case binary, octal, decimal, hexadecimal, exponent
  }

  private mutating func skipExponent() {
    position += 1
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { position += 1 }
    if !isDigit(byte()), !Lexer.isIdentifierStart(byte()) {
      report(SyntaxMessages.missingExponentDigit(at: file.location(position)))
    }
    skipDigits(isDigit)
  }

  /// `'text'`, as other languages write strings: reported, and read as a string.
  mutating func lexSingleQuoted() {
    let start = position
    position += 1
    while position < limit, byte() != UInt8(ascii: "'"), byte() != 10 {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < limit, byte() == UInt8(ascii: "'") else {
      position = start + 1
      report(SyntaxMessages.invalidCharacter(at: file.location(start)))
      return append(.unknown, from: start)
    }
    position += 1
    report(SyntaxMessages.singleQuotedString(at: file.location(start)))
    append(.foreignString, from: start)
  }

  /// `#/…/#`: valid Swift, but left out here.
  mutating func lexRegularExpression(pounds: Int) {
    let start = position
    position += pounds + 1
    while position < limit, !(byte() == UInt8(ascii: "/") && closes(quotes: 0, pounds: pounds, behind: 1)) {
      position += 1
    }
    position = min(position + 1 + pounds, limit)
    report(.unsupported("a regular expression literal", at: file.location(start)))
    append(.foreignString, from: start)
  }

  /// `“text”`, as word processors write strings: reported, and read as a string.
  mutating func lexCurlyQuoted() {
    let start = position
    position += 3
    while position < limit, byte() != 10 {
      if byte() == 0xE2, byte(1) == 0x80, byte(2) == 0x9D {
        report(SyntaxMessages.curlyQuote(at: file.location(position)))
        position += 3
        break
      }
      position += 1
    }
    report(SyntaxMessages.curlyQuote(at: file.location(start)))
    append(.foreignString, from: start)
  }

  /// Lexes a whole string literal; what is inside is read again by the parser.
  mutating func lexString(pounds: Int) {
    let start = position
    position += pounds
    let isMultiline =
      byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && startsMultiline(pounds)
    position += isMultiline ? 3 : 1
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        if closes(quotes: quotes, pounds: pounds) {
          position += quotes + pounds
          return append(.stringLiteral, from: start)
        }
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        var count = 0
        while count < pounds, byte() == UInt8(ascii: "#") {
          count += 1
          position += 1
        }
        guard count == pounds else { continue }
        if byte() == UInt8(ascii: "(") {
          skipInterpolation(isMultiline: isMultiline, isOutermost: true)
        } else if position < limit, byte() != 10 || isMultiline {
          position += 1
        }
      case 10, 13:
        if !isMultiline { return unterminated(from: start) }
        position += 1
      default: position += 1
      }
    }
    noteUnterminated()
    unterminated(from: start)
  }

  /// `"""` opens a literal on several lines; with `#` signs, `#"""#` is a literal of one quote.
  private func startsMultiline(_ pounds: Int) -> Bool {
    guard pounds > 0 else { return true }
    var ahead = 3
    while byte(ahead) == UInt8(ascii: "#") { ahead += 1 }
    return ahead - 3 < pounds || byte(ahead) == 10
  }

  private func closes(quotes: Int, pounds: Int, behind other: Int = 0) -> Bool {
    for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") { return false }
    for offset in 0..<pounds where byte(quotes + other + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func unterminated(from start: Int) {
    report(SyntaxMessages.unterminatedString(at: file.location(start)))
    append(.stringLiteral, from: start)
  }

  /// Skips `(…)`, with the literals and parentheses inside.
  private mutating func skipInterpolation(isMultiline: Bool, isOutermost: Bool = false) {
    let start = position
    var depth = 0
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipNestedString(pounds: 0)
      case UInt8(ascii: "#"):
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
          position += pounds
          skipNestedString(pounds: pounds)
        } else {
          position += 1
        }
      case 10, 13:
        if !isMultiline {
          if isOutermost {
            report(
              SyntaxMessages.unclosedInterpolation(at: file.location(start)))
          }
          return
        }
        position += 1
      default: position += 1
      }
    }
  }

  private mutating func skipNestedString(pounds: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if closes(quotes: quotes, pounds: pounds) {
          position += quotes + pounds
          return
        }
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        var count = 0
        while count < pounds, byte() == UInt8(ascii: "#") {
          count += 1
          position += 1
        }
        if count == pounds {
          if byte() == UInt8(ascii: "(") {
            skipInterpolation(isMultiline: isMultiline)
          } else {
            position += 1
          }
        }
      case 10, 13:
        if !isMultiline { return }
        position += 1
      default: position += 1
      }
    }
  }
}
