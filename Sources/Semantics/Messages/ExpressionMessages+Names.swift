import Basics
import Syntax

// What is said about names and their use, in swiftc's words.

extension ExpressionMessages {
  static func usedBeforeDeclaration(_ name: String, _ range: SourceRange, _ declared: SourceRange) -> Diagnostic {
    .error(
      "use of local variable '\(name)' before its declaration", at: range.location, highlights: [range],
      notes: [.note("'\(name)' declared here", at: declared.location)])
  }

  static func noSelf(_ range: SourceRange) -> Diagnostic {
    .error(
      "cannot find 'self' in scope; did you mean to use it in a type or extension context?", at: range.location,
      highlights: [range])
  }

  static func superOutsideClass(at place: SourceLocation) -> Diagnostic {
    .error(
      "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript",
      at: place)
  }

  static func discardAsValue(_ range: SourceRange) -> Diagnostic {
    .error("'_' can only appear in a pattern or on the left side of an assignment", at: range.location)
  }

  static func superInRootClass(_ type: Type, isClass: Bool, at place: SourceLocation) -> Diagnostic {
    .error(
      isClass
        ? "'super' cannot be used in class '\(type)' because it has no superclass"
        : "'super' cannot be used in non-class type '\(type)'", at: place)
  }

  static func noModuleMember(
    _ a: some CustomStringConvertible, _ b: some CustomStringConvertible, at place: SourceLocation,
    highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("module '\(a)' has no member named '\(b)'", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }
}
