import Basics

// What is said about the form of declarations, in swiftc's words.

extension DeclarationMessages {
  static func missingBody(_ name: SourceRange, isInitializer: Bool) -> Diagnostic {
    .error(
      isInitializer ? "initializer requires a body" : "expected '{' in body of function declaration", at: name.location)
  }

  static func circularReference(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("circular reference", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func inheritsFromNonProtocol(
    _ a: some CustomStringConvertible, orClass: Bool, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "inheritance from non-protocol\(orClass ? ", non-class" : "") type '\(a)'", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
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

  static func cannotInferExistential(_ associated: String, _ type: Type, at location: SourceLocation) -> Diagnostic {
    .note(
      "cannot infer '\(associated)' = '\(type)' because '\(type)' as a type cannot conform to protocols; did you mean to "
        + "use an opaque result type?", at: location)
  }

  static func wouldInfer(
    _ associated: String, _ type: Type, ifConformingTo proto: NominalSymbol, at location: SourceLocation
  ) -> Diagnostic {
    .note(
      "candidate would match and infer '\(associated)' = '\(type)' if '\(type)' conformed to '\(proto.name)'",
      at: location)
  }

  static func cannotInferAssociatedType(
    _ a: some CustomStringConvertible, _ b: some CustomStringConvertible, at place: SourceLocation,
    highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note(
      "unable to infer associated type '\(a)' for protocol '\(b)'", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func noSynthesis(_ proto: String, _ sort: String, at place: SourceLocation) -> Diagnostic {
    .note("automatic synthesis of '\(proto)' is not supported for \(sort) declarations", at: place)
  }

  static func missingNestedType(_ name: String, at place: SourceLocation) -> Diagnostic {
    .note("protocol requires nested type '\(name)'", at: place)
  }

  static func readOnlyCandidate(at place: SourceLocation) -> Diagnostic {
    .note("candidate is not settable, but protocol requires it", at: place)
  }

  static func mutatingCandidate(at place: SourceLocation) -> Diagnostic {
    .note("candidate is marked 'mutating' but protocol does not allow it", at: place)
  }

  static func throwingCandidate(at place: SourceLocation) -> Diagnostic {
    .note("candidate throws, but protocol does not allow it", at: place)
  }

  static func candidateOnOtherSide(isStatic: Bool, at place: SourceLocation) -> Diagnostic {
    .note(
      isStatic
        ? "candidate operates on a type, not an instance as required"
        : "candidate operates on an instance, not a type as required", at: place)
  }

  static func addStubs(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note("add stubs for conformance", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func missingRequirement(_ what: String, _ type: some CustomStringConvertible, at place: SourceLocation)
    -> Diagnostic
  {
    .note("protocol requires \(what)with type '\(type)'", at: place)
  }

  static func mustReturnSelf(_ method: String, _ type: String, _ proto: String, _ range: SourceRange) -> Diagnostic {
    .error(
      "method '\(method)' in non-final class '\(type)' must return 'Self' to conform to protocol '\(proto)'",
      at: range.location)
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
