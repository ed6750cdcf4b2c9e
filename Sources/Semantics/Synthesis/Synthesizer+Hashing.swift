import Basics

/// `hash(into:)`.
extension Synthesizer {
  func structHash() -> TypedBody {
    let base = tree.selfPlace
    return tree.body(
      nominal.storedProperties.map { feed(tree.load(tree.property($0, of: base))) }
        + [tree.returning(nil)])
  }

  /// The case's position where there is more than one, then the payload.
  func enumHash() -> TypedBody {
    let value = tree.load(callable.selfVariable!)
    var statements: [TypedStatement] = []
    if nominal.cases.count > 1 { statements.append(feed(tree.caseIndex(value))) }
    for symbol in nominal.cases where !symbol.parameters.isEmpty {
      let (pattern, variables) = tree.pattern(symbol, of: nominal.declaredType, naming: "payload")
      statements.append(
        tree.when(
          value, matches: pattern, variables.map { feed(tree.load($0)) } + [tree.returning(nil)]))
    }
    return tree.body(statements + [tree.returning(nil)])
  }

  /// `value.hash(into: &hasher)`.
  private func feed(_ value: TypedExpression) -> TypedStatement {
    guard let requirement = program.known.requirement("hash", of: program.known.hashable) else {
      return TypedStatement(.error, range: tree.range)
    }
    let hasher = tree.place(callable.parameters[0].variable)
    return tree.statement(
      TypedExpression(
        .call(
          TypedCall(
            .function(DeclarationReference(requirement, arguments: [value.type]), .witness),
            receiver: .value(value), arguments: [.place(hasher)])), type: tree.types.void,
        range: tree.range))
  }
}
