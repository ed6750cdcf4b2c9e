import Basics

/// What is said about declarations inside of what cannot hold them, in swiftc's words.
enum NestingMessages {
  static func type(_ sort: String, _ nominal: NominalSymbol, in around: String, _ name: SourceRange) -> Diagnostic {
    .error("\(sort) '\(nominal.name)' cannot be nested in \(around)", at: name.location)
  }

  static func storage(in places: String, _ name: SourceRange) -> Diagnostic {
    .error("\(places) must not contain stored properties", at: name.location)
  }

  static func deinitializer(of owner: NominalSymbol, _ keyword: SourceRange) -> Diagnostic {
    let described = "\(owner.describedKind) '\(owner.name)'"
    return .error(
      "deinitializer cannot be declared in \(described) that conforms to 'Copyable'", at: keyword.location,
      notes: owner.nameRange.map { [.note("consider adding '~Copyable' to \(described)", at: $0.location)] } ?? [])
  }
}
