import Basics
import Syntax

/// What is said about expressions, in swiftc's words.
enum ExpressionMessages {
  static func unknownOperator(_ name: String, _ range: SourceRange) -> Diagnostic {
    // What other languages have, and what is written instead.
    let advice =
      ["++": "; did you mean '+= 1'?", "--": "; did you mean '-= 1'?", "..": "; did you mean '...'?"][name] ?? ""
    return .error("cannot find operator '\(name)' in scope\(advice)", at: range.location)
  }

  /// Whether a name was not found: that is seen before types are worked out.
  static func isUnknownName(_ diagnostic: Diagnostic) -> Bool { diagnostic.message.hasPrefix("cannot find '") }

  /// Whether a message is about a statement whose types hold: it is said when all others around do.
  static func isSaidOfSolvedStatement(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.hasPrefix("initializer for conditional binding")
  }

  static func noSuchMacro(_ name: String, at location: SourceLocation) -> Diagnostic {
    .error("no macro named '\(name)'", at: location)
  }

  static func nonAssociative(_ left: String, _ right: String, _ group: String, _ range: SourceRange) -> Diagnostic {
    .error("adjacent operators are in non-associative precedence group '\(group)'", at: range.location)
  }

  static func unorderedOperators(_ left: String, _ right: String, _ range: SourceRange) -> Diagnostic {
    .error(
      "adjacent operators are in unordered precedence groups '\(left)' and '\(right)'", at: range.location)
  }

  static func cannotFind(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("cannot find '\(name)' in scope", at: range.location, highlights: [range])
  }

  /// Whether a diagnostic says that a name means nothing.
  static func isAboutName(_ diagnostic: Diagnostic) -> Bool { diagnostic.message.hasPrefix("cannot find ") }

  static func noMember(_ name: String, of base: Type, _ range: SourceRange, isOptional: Bool = false) -> Diagnostic {
    if let instance = base.metatypeInstance {
      return .error("type '\(instance)' has no member '\(name)'", at: range.location, highlights: [range])
    }
    return .error("value of type '\(base)' has no member '\(name)'", at: range.location, highlights: [range])
  }

  static func mustUnwrap(_ type: Type, _ payload: Type, _ place: Expression) -> Diagnostic {
    let location = place.diagnosticLocation
    return .error(
      "value of optional type '\(type)' must be unwrapped to a value of type '\(payload)'", at: location,
      highlights: [place.range],
      notes: [
        .note(
          "coalesce using '\u{3F}?' to provide a default when the optional value contains 'nil'", at: location,
          highlights: [place.range],
          fixIts: [Diagnostic.FixIt(place.range.emptyAtEnd, " \u{3F}? <#default value#>")]),
        .note(
          "force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: location,
          highlights: [place.range], fixIts: [Diagnostic.FixIt(place.range.emptyAtEnd, "!")]),
      ])
  }

  static func ambiguousType(_ place: Expression) -> Diagnostic {
    .error("type of expression is ambiguous without a type annotation", at: place.diagnosticLocation)
  }

  static func bareType(_ place: Expression) -> Diagnostic {
    let end = place.range.emptyAtEnd
    return .error(
      "expected member name or initializer call after type name", at: place.range.location, highlights: [place.range],
      notes: [
        .note(
          "add arguments after the type to construct a value of the type", at: place.lastTokenLocation,
          fixIts: [Diagnostic.FixIt(end, "()")]),
        .note(
          "use '.self' to reference the type object", at: place.lastTokenLocation,
          fixIts: [Diagnostic.FixIt(end, ".self")]),
      ])
  }

  static func needlessChain(_ type: Type, _ mark: SourceRange) -> Diagnostic {
    .error(
      "cannot use optional chaining on non-optional value of type '\(type)'", at: mark.location,
      fixIts: [Diagnostic.FixIt(mark, "")])
  }

  static func needlessUnwrap(_ type: Type, _ mark: SourceRange) -> Diagnostic {
    .error(
      "cannot force unwrap value of non-optional type '\(type)'", at: mark.location,
      fixIts: [Diagnostic.FixIt(mark, "")])
  }

  static func optionalTry(_ type: Type, _ attempt: TryExpression) -> Diagnostic {
    .error(
      "value of optional type '\(type)' not unwrapped; did you mean to use 'try!' or chain with '?'?",
      at: attempt.keyword.location, fixIts: [Diagnostic.FixIt(attempt.markRange ?? attempt.keyword.emptyAtEnd, "!")])
  }

  static func needlessBinding(_ type: Type, _ place: Expression, _ keyword: SourceRange?) -> Diagnostic {
    .error(
      "initializer for conditional binding must have Optional type, not '\(type)'",
      at: keyword?.location ?? place.diagnosticLocation,
      highlights: [place.range])
  }

  static func notAClass(_ type: Type, _ range: SourceRange) -> Diagnostic {
    .error("type '\(type)' is not a class type", at: range.location)
  }

  static func tooComplex(_ range: SourceRange) -> Diagnostic {
    .error(
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
      at: range.location, highlights: [range])
  }

  static func ambiguous(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("ambiguous use of '\(name)'", at: range.location)
  }

  static func failed(_ range: SourceRange) -> Diagnostic {
    .error(
      "failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
      at: range.location, highlights: [range])
  }

  static func doesNotConform(_ type: Type, _ proto: String, _ range: SourceRange) -> Diagnostic {
    .error("type '\(type)' does not conform to protocol '\(proto)'", at: range.location)
  }
}
