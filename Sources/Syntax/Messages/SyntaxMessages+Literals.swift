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

  static func insufficientIndentation(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "insufficient indentation of line in multi-line string literal", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
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
    .error("expected hexadecimal code in \\u{...} literal", at: place)
  }

  static func invalidScalar(at place: SourceLocation) -> Diagnostic { .error("invalid unicode scalar", at: place) }
}
