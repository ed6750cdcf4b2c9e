import Basics

// What is said about statements, in swiftc's words.

extension SyntaxMessages {
  /// What the author says by `#warning` or `#error`.
  static func programmersDiagnostic(_ text: String, isError: Bool, at place: SourceLocation) -> Diagnostic {
    isError ? .error(text, at: place) : .warning(text, at: place)
  }

  static func straySemicolon(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("';' statements are not allowed", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingThrownValue(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("expected expression in 'throw' statement", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func closureAtTopLevel(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "top-level statement cannot begin with a closure expression", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func missingCondition(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("missing condition in '\(a)' statement", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func unwrapOfExpression(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "unwrap condition requires a valid identifier", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func misspeltElseIf(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected '{' or 'if' after 'else'; did you mean to write 'if'?", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
  }

  static func statementOutsideCase(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "all statements inside a switch must be covered by a 'case' or 'default'", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
  }

  static func emptyCase(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "'\(a)' label in a 'switch' must have at least one executable statement", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
  }

  static func missingWhileAfterRepeat(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected 'while' after body of 'repeat' statement", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func cStyleFor(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "C-style for statement was removed in Swift 3", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }
}
