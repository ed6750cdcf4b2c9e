import Basics

// What is said about what stands where something else was expected, in swiftc's words.

extension SyntaxMessages {
  static func expectedPattern(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("expected pattern", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingVarKeyword(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected 'var' keyword in \(a) declaration", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingFuncKeyword(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected 'func' keyword in \(a) method declaration", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func missingParameterType(at place: SourceLocation) -> Diagnostic {
    .error("expected parameter type following ':'", at: place)
  }

  static func initializerInAnnotation(at place: SourceLocation) -> Diagnostic {
    .error("unexpected initializer in pattern; did you mean to use '='?", at: place)
  }

  static func unnamedParameter(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "unnamed parameters must be written with the empty name '_'", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func constantInProtocol(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier",
      at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func protocolPropertyWithoutAccessors(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "property in protocol must have explicit { get } or { get set } specifier", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
  }

  static func deinitializerOutsideClass(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "deinitializers may only be declared within a class, actor, or noncopyable type", at: place,
      highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func subscriptOutsideType(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "'subscript' functions may only be declared within a type", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func associatedTypeOutsideProtocol(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "associated types can only be defined in a protocol; define a type or introduce a 'typealias' to satisfy an associated type requirement",
      at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func misspeltThrows(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected throwing specifier; did you mean 'throws'?", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func effectBehindArrow(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("'\(a)' may only occur before '->'", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func wordAsArgumentLabel(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .warning(
      "'\(a)' in this position is interpreted as an argument label", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func inoutBeforeName(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "'inout' before a parameter name is not allowed, place it before the parameter type instead", at: place,
      highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func staticOutsideType(_ word: String, _ members: String, at place: SourceLocation) -> Diagnostic {
    .error("\(word) \(members) may only be declared on a type", at: place)
  }

  static func bindsNothing(at place: SourceLocation) -> Diagnostic {
    .error("property declaration does not bind any variables", at: place)
  }

  static func cannotBeStatic(_ word: String, at place: SourceLocation) -> Diagnostic {
    .error("declaration cannot be marked '\(word)'", at: place)
  }

  static func onlyAtFileScope(at place: SourceLocation) -> Diagnostic {
    .error("declaration is only valid at file scope", at: place)
  }

  static func accessOfLocal(_ word: String, at place: SourceLocation) -> Diagnostic {
    .error("attribute '\(word)' can only be used in a non-local scope", at: place)
  }

  static func accessorsOfConstant(isObserving: Bool, at place: SourceLocation) -> Diagnostic {
    .error("'let' declarations cannot be \(isObserving ? "observing" : "computed") properties", at: place)
  }

  static func missingColonAfterParameterName(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected ':' following argument label and parameter name", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }
}
