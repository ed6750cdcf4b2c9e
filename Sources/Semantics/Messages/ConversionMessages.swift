import Basics
import Syntax

/// What is said about checks and conversions that tell nothing, in swiftc's words.
enum ConversionMessages {
  /// `word` is `is` or `as`.
  static func testIsAlwaysTrue(_ word: String, _ keyword: SourceRange) -> Diagnostic {
    .warning("'\(word)' test is always true", at: keyword.location)
  }

  static func checksForNil(_ from: Type, _ to: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning(
      "checking a value with optional type '\(from)' against type '\(to)' succeeds whenever the value is non-nil; did you "
        + "mean to use '!= nil'?", at: keyword.location)
  }

  static func alwaysSucceeds(_ from: Type, _ to: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning("conditional cast from '\(from)' to '\(to)' always succeeds", at: keyword.location)
  }

  static func sameType(_ type: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning("forced cast of '\(type)' to same type has no effect", at: keyword.location)
  }

  static func forcedUpcast(_ from: Type, _ to: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning(
      "forced cast from '\(from)' to '\(to)' always succeeds; did you mean to use 'as'?", at: keyword.location,
      fixIts: [Diagnostic.FixIt(keyword, "as")])
  }

  static func doesNothing(_ from: Type, _ to: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning("conditional downcast from '\(from)' to '\(to)' does nothing", at: keyword.location)
  }

  static func onlyUnwraps(_ from: Type, _ to: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning(
      "forced cast from '\(from)' to '\(to)' only unwraps optionals; did you mean to use '!'?", at: keyword.location)
  }

  static func alwaysFails(_ from: Type, _ to: Type, _ keyword: SourceRange) -> Diagnostic {
    .warning("cast from '\(from)' to unrelated type '\(to)' always fails", at: keyword.location)
  }

  static func neverUsedDefault(_ type: Type, _ sign: SourceRange) -> Diagnostic {
    .warning(
      "left side of nil coalescing operator '?\u{3F}' has non-optional type '\(type)', so the right side is never used",
      at: sign.location)
  }

  /// `isBoth` says that both sides are `.nan`.
  static func notANumber(_ name: String, isBoth: Bool, _ sign: SourceRange) -> Diagnostic {
    let outcome = name == "!=" ? "true" : "false"
    return .warning(
      isBoth && (name == "==" || name == "!=")
        ? "'.nan' \(name) '.nan' is always \(outcome)"
        : "comparison with '.nan' using '\(name)' is always \(outcome)", at: sign.location)
  }

  static func neverNil(_ type: Type, _ result: Bool, _ sign: SourceRange) -> Diagnostic {
    .warning("comparing non-optional value of type '\(type)' to 'nil' always returns \(result)", at: sign.location)
  }

  static func optionalInString(_ expression: Expression, isText: Bool) -> Diagnostic {
    let (range, location) = (expression.range, expression.diagnosticLocation)
    let parameter = Diagnostic.note(
      "use a default value parameter to avoid this warning", at: location,
      fixIts: [Diagnostic.FixIt(range.emptyAtEnd, ", default: <#default value#>")])
    return .warning(
      "string interpolation produces a debug description for an optional value; did you mean to make this explicit?",
      at: range.location, highlights: [range],
      notes: (isText ? [] : [parameter]) + [
        .note(
          "provide a default value to avoid this warning", at: location,
          fixIts: [Diagnostic.FixIt(range.emptyAtEnd, " ?" + "? <#default value#>")]),
        .note(
          "use 'String(describing:)' to silence this warning", at: location,
          fixIts: [
            Diagnostic.FixIt(range.emptyAtStart, "String(describing: "), Diagnostic.FixIt(range.emptyAtEnd, ")"),
          ]),
      ])
  }

  static func optionalAsAny(_ type: Type, _ expression: Expression) -> Diagnostic {
    let (range, location) = (expression.range, expression.diagnosticLocation)
    return .warning(
      "expression implicitly coerced from '\(type)' to 'Any'", at: range.location, highlights: [range],
      notes: [
        .note(
          "provide a default value to avoid this warning", at: location,
          fixIts: [Diagnostic.FixIt(range.emptyAtEnd, " ?" + "? <#default value#>")]),
        .note(
          "force-unwrap the value to avoid this warning", at: location,
          fixIts: [Diagnostic.FixIt(range.emptyAtEnd, "!")]),
        .note(
          "explicitly cast to 'Any' with 'as Any' to silence this warning", at: location,
          fixIts: [Diagnostic.FixIt(range.emptyAtEnd, " as Any")]),
      ])
  }
}
