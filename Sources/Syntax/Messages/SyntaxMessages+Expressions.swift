import Basics

// What is said about expressions, in swiftc's words.

extension SyntaxMessages {
  static func missingTernaryColon(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected ':' after '? ...' in ternary expression", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func missingMemberName(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("expected member name following '.'", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func fractionWithoutZero(
    _ a: some CustomStringConvertible, _ b: some CustomStringConvertible, at place: SourceLocation,
    highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "'.\(a)' is not a valid floating point literal; it must be written '0.\(b)'", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
  }

  static func missingDictionaryColon(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("expected ':' in dictionary literal", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }
}
