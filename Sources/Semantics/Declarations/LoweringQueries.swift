// What lowering asks of declarations and no other stage needs.

extension Program {
  /// The initializer of a type with argument labels.
  public func initializer(of nominal: NominalSymbol, labels: [String?]) -> InitializerSymbol? {
    directMembers(named: "init", of: nominal).lazy.compactMap { $0 as? InitializerSymbol }
      .first { $0.parameters.map(\.label) == labels }
  }

  /// A method of a type itself, by its base name.
  public func method(of nominal: NominalSymbol, named name: String) -> FunctionSymbol? {
    directMembers(named: name, of: nominal).lazy.compactMap { $0 as? FunctionSymbol }.first
  }

  /// A function of the library that the compiler itself calls.
  public func libraryFunction(named name: String) -> FunctionSymbol? {
    swiftModule.flatMap { topLevelSymbols(named: name, in: $0).first as? FunctionSymbol }
  }

  /// The type or protocol that a member, or an accessor of one, belongs to.
  public func owner(of symbol: Symbol) -> NominalSymbol? { symbol.parent.flatMap { nominalOf($0) } }

  /// The type of what a callable's body returns.
  public func bodyResultType(of callable: CallableSymbol) -> Type { resultType(of: callable) }
}
