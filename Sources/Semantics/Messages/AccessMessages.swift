import Basics

/// What is said about declarations that show more than their types allow, in swiftc's words.
enum AccessMessages {
  /// A declaration that uses a type it may not be seen with. Where it states its own access, that is what is wrong.
  static func mayNotShow(
    _ sort: String, _ part: String, _ type: NominalSymbol, needed: String?, stated: AccessLevel?, inferred: Type?,
    at range: SourceRange
  ) -> Diagnostic {
    let duty =
      stated.map { "cannot be declared \($0)" } ?? "must be declared \(needed ?? "internal")"
    let shown = inferred.map { "\(part) '\($0)'" } ?? part
    let level = type.access == .private && needed != nil ? "a private" : "\(article(type.access))"
    return .error(
      "\(sort) \(duty) because its \(shown) uses \(level) type", at: range.location,
      notes: inferred == nil ? declaredHere(type) : [])
  }

  private static func article(_ level: AccessLevel) -> String {
    level == .internal ? "an internal" : "a \(level)"
  }

  static func superclass(_ needed: String, at range: SourceRange, _ type: NominalSymbol) -> Diagnostic {
    .error(
      "class must be declared \(needed) because its superclass is private", at: range.location,
      notes: declaredHere(type))
  }

  static func enumCase(_ owner: NominalSymbol, at range: SourceRange, _ type: NominalSymbol) -> Diagnostic {
    .error(
      "enum case in an \(owner.access) enum uses a private type", at: range.location, notes: declaredHere(type))
  }

  private static func declaredHere(_ type: NominalSymbol) -> [Diagnostic] {
    type.nameRange.map { [.note("type declared here", at: $0.location)] } ?? []
  }
}
