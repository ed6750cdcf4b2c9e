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

  static func argumentIsNoClass(_ nominal: NominalSymbol, _ type: Type, _ subject: Type, _ range: SourceRange)
    -> Diagnostic
  {
    .error(
      "'\(nominal.name)' requires that '\(type)' be a class type", at: range.location,
      notes: specified(nominal, "'\(subject)' : 'AnyObject' [with \(subject) = \(type)]"))
  }

  static func argumentsDiffer(
    _ nominal: NominalSymbol, _ one: Type, _ other: Type, _ sides: (Type, Type), _ arguments: [String],
    _ range: SourceRange
  ) -> Diagnostic {
    .error(
      "'\(nominal.name)' requires the types '\(one)' and '\(other)' be equivalent", at: range.location,
      notes: specified(nominal, "'\(sides.0)' == '\(sides.1)' [with \(arguments.joined(separator: "; "))]"))
  }

  private static func specified(_ nominal: NominalSymbol, _ requirement: String) -> [Diagnostic] {
    guard nominal.module?.isMain == true, let range = nominal.nameRange else { return [] }
    return [.note("requirement specified as \(requirement)", at: range.location)]
  }

  static func specify(at location: SourceLocation) -> Diagnostic {
    .note("explicitly specify the generic arguments to fix this issue", at: location)
  }
}
