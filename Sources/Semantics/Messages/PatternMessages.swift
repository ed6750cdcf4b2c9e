import Basics
import Syntax

/// What is said about patterns, in the compiler's words.
enum PatternMessages {
  static func tupleMismatch(_ pattern: TuplePattern, _ type: Type) -> Diagnostic {
    if let parts = type.tupleElements {
      return .error(
        "tuple pattern has the wrong length for tuple type '\(type)'", at: pattern.range.location,
        highlights: parts.isEmpty ? [] : [pattern.range])
    }
    return .error(
      "tuple pattern cannot match values of the non-tuple type '\(type)'", at: pattern.range.location)
  }

  static func valueIsNoTuple(_ type: Type, _ wanted: String, _ value: Expression) -> Diagnostic {
    if type.tupleElements != nil {
      return .error(
        "'\(type)' is not convertible to '\(wanted)', tuples have a different number of elements",
        at: value.diagnosticLocation)
    }
    return .error("cannot convert value of type '\(type)' to specified type '\(wanted)'", at: value.diagnosticLocation)
  }

  static func elementIsNoTuple(_ type: Type, _ sequence: Expression) -> Diagnostic {
    .error(
      type.tupleElements == nil
        ? "tuple pattern cannot match values of non-tuple type '\(type)'"
        : "pattern cannot match values of type '\(type)'", at: sequence.diagnosticLocation)
  }

  /// `keyword` is the `case` of a condition.
  static func optionalMismatch(_ pattern: OptionalPattern, _ type: Type, _ keyword: SourceRange?) -> Diagnostic {
    .error("'?' pattern cannot match values of type '\(type)'", at: (keyword ?? pattern.questionMark).location)
  }

  static func noPayload(_ symbol: EnumCaseSymbol, _ payload: TuplePattern, _ name: SourceRange) -> Diagnostic {
    .error(
      "pattern with associated values does not match enum case '\(symbol.name)'", at: name.location,
      highlights: [payload.range],
      notes: [
        .note(
          "remove associated values to make the pattern match", at: name.location,
          fixIts: [Diagnostic.FixIt(payload.range, "")])
      ])
  }

  static func valueMismatch(_ pattern: Type, _ value: Type, _ place: Expression) -> Diagnostic {
    .error(
      "expression pattern of type '\(pattern)' cannot match values of type '\(value)'", at: place.diagnosticLocation)
  }

  static func noMember(_ name: Identifier, _ type: Type) -> Diagnostic {
    .error("type '\(type)' has no member '\(name.text)'", at: name.range.location)
  }

  static func redeclaration(_ name: Identifier, _ previous: SourceRange) -> Diagnostic {
    .error(
      "invalid redeclaration of '\(name.text)'", at: name.range.location,
      notes: [.note("'\(name.text)' previously declared here", at: previous.location)])
  }
}
