import Basics

// What is said about literals, in swiftc's words.

extension SyntaxMessages {
  static func contentBesideOpeningQuotes(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "multi-line string literal content must begin on a new line", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  /// The blank of the closing quotes' indentation that a line lacks.
  static func insufficientIndentation(at place: SourceLocation, closing: SourceLocation, blank: UInt8) -> Diagnostic {
    .error(
      "insufficient indentation of line in multi-line string literal", at: place,
      notes: [
        .note("should match \(blank == 9 ? "tab" : "space") here", at: closing),
        .note("change indentation of this line to match closing delimiter", at: place),
      ])
  }

  static func missingExponentDigit(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected a digit in floating point exponent", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func unclosedInterpolation(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "cannot find ')' to match opening '(' in string interpolation", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func missingHexadecimalCode(at place: SourceLocation) -> Diagnostic {
    .error("expected hexadecimal code in braces after unicode escape", at: place)
  }

  static func unclosedScalar(at place: SourceLocation) -> Diagnostic {
    .error("expected '}' in \\u{...} escape sequence", at: place)
  }

  static func wrongNumberOfDigits(at place: SourceLocation) -> Diagnostic {
    .error("\\u{...} escape sequence expects between 1 and 8 hex digits", at: place)
  }

  static func invalidScalar(at place: SourceLocation) -> Diagnostic { .error("invalid unicode scalar", at: place) }
}
