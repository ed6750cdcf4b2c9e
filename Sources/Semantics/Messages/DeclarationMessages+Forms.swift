import Basics

// What is said about the form of declarations, in swiftc's words.

extension DeclarationMessages {
  static func circularReference(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("circular reference", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func inheritsFromNonProtocol(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("inheritance from non-protocol type '\(a)'", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func noSuchModule(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("no such module '\(a)'", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func constrainedToNonProtocol(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "non-protocol, non-class type '\(a)' cannot be used within a protocol-constrained type", at: place,
      highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func cannotInferAssociatedType(
    _ a: some CustomStringConvertible, _ b: some CustomStringConvertible, at place: SourceLocation,
    highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note(
      "unable to infer associated type '\(a)' for protocol '\(b)'", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func noSynthesisForClasses(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note(
      "automatic synthesis of '\(a)' is not supported for class declarations", at: place, highlights: highlights,
      fixIts: fixIts)
  }

  static func addStubs(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note("add stubs for conformance", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func missingRequirement(
    _ a: some CustomStringConvertible, _ b: some CustomStringConvertible, _ c: some CustomStringConvertible,
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note("protocol requires \(a) '\(b)' with type '\(c)'", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func nonMatchingCandidate(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note("candidate has non-matching type '\(a)'", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func preventsSynthesis(
    _ a: some CustomStringConvertible, _ b: some CustomStringConvertible, _ c: some CustomStringConvertible,
    _ d: some CustomStringConvertible, _ e: some CustomStringConvertible, at place: SourceLocation,
    highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note(
      "\(a) type '\(b)' does not conform to protocol '\(c)', preventing synthesized conformance of '\(d)' to '\(e)'",
      at: place, highlights: highlights, fixIts: fixIts)
  }
}
