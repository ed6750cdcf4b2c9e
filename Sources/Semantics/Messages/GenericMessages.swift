import Basics

/// What is said about generic parameters that cannot be inferred or do not fit, in swiftc's words.
enum GenericMessages {
  static func notInferred(_ parameter: String, at location: SourceLocation, _ notes: [Diagnostic]) -> Diagnostic {
    .error("generic parameter '\(parameter)' could not be inferred", at: location, notes: notes)
  }

  static func declaredAsParameter(_ parameter: String, of type: String, _ range: SourceRange) -> Diagnostic {
    .note("'\(parameter)' declared as parameter to type '\(type)'", at: range.location)
  }

  static func inCall(_ callee: String, _ range: SourceRange) -> Diagnostic {
    .note("in call to \(callee)", at: range.location)
  }

  static func specify(at location: SourceLocation) -> Diagnostic {
    .note("explicitly specify the generic arguments to fix this issue", at: location)
  }
}
