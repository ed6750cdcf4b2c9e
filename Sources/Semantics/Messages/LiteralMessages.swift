import Basics

/// What is said about constants that do not fit, in swiftc's words.
enum LiteralMessages {
  static func overflow(_ text: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    let isUnsigned = type.nominal?.name.hasPrefix("UInt") ?? false
    if text.hasPrefix("-"), isUnsigned {
      return .error(
        "negative integer '\(text)' overflows when stored into unsigned type '\(type)'", at: range.location)
    }
    return .error("integer literal '\(text)' overflows when stored into '\(type)'", at: range.location)
  }

  static func divisionByZero(_ sign: SourceRange) -> Diagnostic { .error("division by zero", at: sign.location) }

  static func arithmeticOverflow(_ expression: String, _ type: Type, _ sign: SourceRange) -> Diagnostic {
    .error(
      "arithmetic operation '\(expression)' (on type '\(type)') results in an overflow", at: sign.location)
  }
}
