import Basics

/// What is said about declarations and the types they mention, in the compiler's words.
enum DeclarationMessages {
  static func cannotFindType(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("cannot find type '\(name)' in scope", at: range.location, highlights: [range])
  }

  static func noMemberType(_ name: String, _ base: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "'\(name)' is not a member type of \(base.describedKind) '\(base.written(qualified: true))'",
      at: range.location)
  }

  static func cannotSpecialize(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("cannot specialize non-generic type '\(name)'", at: range.location)
  }

  static func wrongNumberOfArguments(
    _ name: String, _ given: Int, _ wanted: Int, _ range: SourceRange
  ) -> Diagnostic {
    .error(
      "generic type '\(name)' specialized with \(given < wanted ? "too few" : "too many") type parameters "
        + "(got \(given), but expected \(wanted))", at: range.location)
  }

  static func missingArguments(_ name: String, _ parameters: [String], _ range: SourceRange) -> Diagnostic {
    .error(
      "reference to generic type '\(name)' requires arguments in <...>", at: range.location,
      highlights: [range])
  }

  static func doesNotConform(_ type: Type, _ proto: NominalSymbol, at range: SourceRange) -> Diagnostic {
    .error("type '\(type)' does not conform to protocol '\(proto.name)'", at: range.location)
  }
}

extension Type {
  /// `struct`, `class` and so on, as messages say it.
  var describedKind: String {
    switch nominal?.kind {
    case .struct: return "struct"
    case .class: return "class"
    case .enum: return "enum"
    default: return "type"
    }
  }
}
