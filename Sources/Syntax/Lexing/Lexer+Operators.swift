import Basics

extension Lexer {
  /// The bytes of the operator character at an offset, or zero where there is none.
  func operatorLength(at index: Int) -> Int {
    guard index < limit else { return 0 }
    let byte = bytes[index]
    if byte < 0x80 { return Lexer.isASCIIOperator(byte) ? 1 : 0 }
    var scalar: UInt32 = 0
    var length = 0
    if byte & 0xE0 == 0xC0 {
      scalar = UInt32(byte & 0x1F)
      length = 2
    } else if byte & 0xF0 == 0xE0 {
      scalar = UInt32(byte & 0x0F)
      length = 3
    } else {
      return 0
    }
    guard index + length <= limit else { return 0 }
    for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return Lexer.isOperatorScalar(scalar) ? length : 0
  }

  private static func isASCIIOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      return true
    default: return false
    }
  }

  /// Whether an operator, and no name, begins with a scalar: `‼` is both an emoji and an operator.
  public static func beginsOperator(_ scalar: Unicode.Scalar) -> Bool { isOperatorScalar(scalar.value) }

  /// The ranges of the language's grammar for operators outside ASCII.
  private static func isOperatorScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      return true
    default: return false
    }
  }

  /// Lexes an operator, and tells from the blanks around it how it binds.
  mutating func lexOperator() {
    let start = position
    let isDotOperator = byte() == UInt8(ascii: ".") && continuesDotOperator
    if byte() == UInt8(ascii: "."), !isDotOperator {
      position += 1
      return append(.period, from: start)
    }
    let leftBound = isBoundOnTheLeft(at: start)
    // `?` and `!` behind something end where they are: `x!.y`, `x?[0]`, `T?=`.
    if leftBound, byte() == UInt8(ascii: "?") {
      position += 1
      return append(.postfixQuestion, from: start)
    }
    if leftBound, byte() == UInt8(ascii: "!"), byte(1) != UInt8(ascii: "=") || byte(2) == UInt8(ascii: "=") {
      if !(byte(1) == UInt8(ascii: "=") && byte(2) == UInt8(ascii: "=")) {
        position += 1
        return append(.exclamation, from: start)
      }
    }
    while position < limit {
      let length = operatorLength(at: position)
      if length == 0 { break }
      if bytes[position] == UInt8(ascii: "."), !isDotOperator { break }
      // A comment ends the operator.
      if position > start, bytes[position] == UInt8(ascii: "/"),
        byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")
      {
        break
      }
      position += length
    }
    let rightBound = isBoundOnTheRight(at: position, leftBound: leftBound)
    let text = Name(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    if position - start == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="):
        if leftBound != rightBound {
          report(SyntaxMessages.unevenBlanksAroundEqual(at: file.location(start)))
        }
        return append(.equal, from: start, name: text)
      case UInt8(ascii: "?"): return append(.infixQuestion, from: start, name: text)
      case UInt8(ascii: "&") where !leftBound && rightBound:
        return append(.prefixAmpersand, from: start, name: text)
      default: break
      }
    } else if position - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return append(.arrow, from: start, name: text)
    }
    if leftBound == rightBound {
      append(.binaryOperator, from: start, name: text)
    } else {
      append(leftBound ? .postfixOperator : .prefixOperator, from: start, name: text)
    }
  }

  /// Whether the dot here begins an operator such as `..<` or `.+=`, rather than a member.
  private var continuesDotOperator: Bool {
    switch byte(1) {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return false
    case UInt8(ascii: "/"): return byte(2) != UInt8(ascii: "/") && byte(2) != UInt8(ascii: "*")
    default: return operatorLength(at: position + 1) > 0
    }
  }

  private func isBoundOnTheLeft(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 32, 9, 10, 13, 11, 12, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  private func isBoundOnTheRight(at end: Int, leftBound: Bool) -> Bool {
    guard end < limit else { return false }
    switch bytes[end] {
    case 32, 9, 10, 13, 11, 12, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"):
      return
        !(end + 1 < limit && (bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")))
    default: return true
    }
  }
}
