import Basics

/// What is said about declarations that show more than their types allow, in swiftc's words.
enum AccessMessages {
  /// A declaration that uses a type it may not be seen with.
  static func mustBe(
    _ sort: String, _ needed: String, because part: String, at range: SourceRange, _ type: NominalSymbol
  ) -> Diagnostic {
    .error(
      "\(sort) must be declared \(needed) because its \(part) uses a private type", at: range.location,
      notes: declaredHere(type))
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
