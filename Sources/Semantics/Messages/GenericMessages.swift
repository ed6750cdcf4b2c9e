import Basics

/// What is said about generic parameters that cannot be inferred or do not fit, in swiftc's words.
enum GenericMessages {
  static func inferred(_ parameter: String, _ type: Type, _ source: String, at location: SourceLocation) -> Diagnostic {
    .note("generic parameter '\(parameter)' inferred as '\(type)' from \(source)", at: location)
  }

  static func notInferred(_ parameter: String, at location: SourceLocation, _ notes: [Diagnostic]) -> Diagnostic {
    .error("generic parameter '\(parameter)' could not be inferred", at: location, notes: notes)
  }

  static func declaredAsParameter(_ parameter: String, of type: String, _ range: SourceRange) -> Diagnostic {
    .note("'\(parameter)' declared as parameter to type '\(type)'", at: range.location)
  }

  static func equivalent(_ one: String, _ other: String, _ range: SourceRange) -> Diagnostic {
    .warning(
      "same-type requirement makes generic parameters '\(one)' and '\(other)' equivalent; this is an error in the Swift "
        + "6 language mode", at: range.location)
  }

  static func nonGeneric(_ one: String, _ range: SourceRange) -> Diagnostic {
    .warning(
      "same-type requirement makes generic parameter '\(one)' non-generic; this is an error in the Swift 6 language mode",
      at: range.location)
  }

  static func inCall(_ callee: String, _ range: SourceRange) -> Diagnostic {
    .note("in call to \(callee)", at: range.location)
  }

  static func specify(at location: SourceLocation) -> Diagnostic {
    .note("explicitly specify the generic arguments to fix this issue", at: location)
  }
}
