import Basics

/// `==` and `<`.
extension Synthesizer {
  private var left: VariableSymbol { callable.parameters[0].variable }
  private var right: VariableSymbol { callable.parameters[1].variable }

  /// Property by property, in the order of their declaration.
  func structEquality() -> TypedBody {
    var statements: [TypedStatement] = []
    for property in nominal.storedProperties {
      let same = tree.equal(
        tree.load(tree.property(property, of: tree.place(left))),
        tree.load(tree.property(property, of: tree.place(right))))
      statements.append(tree.when(tree.not(same), [tree.returning(tree.boolean(false))]))
    }
    statements.append(tree.returning(tree.boolean(true)))
    return tree.body(statements)
  }

  /// The same case, and equal payloads.
  func enumEquality() -> TypedBody {
    var statements: [TypedStatement] = []
    let indices = (tree.caseIndex(tree.load(left)), tree.caseIndex(tree.load(right)))
    for symbol in nominal.cases where !symbol.parameters.isEmpty {
      statements.append(
        comparingPayloads(of: symbol) { first, second in
          zip(first, second).map {
            tree.when(tree.not(tree.equal($0, $1)), [tree.returning(tree.boolean(false))])
          }
            + [tree.returning(tree.boolean(true))]
        })
    }
    statements.append(tree.returning(tree.equal(indices.0, indices.1)))
    return tree.body(statements)
  }

  /// Earlier cases come first; equal cases compare by their payloads from left to right.
  func enumOrder() -> TypedBody {
    var statements: [TypedStatement] = []
    for symbol in nominal.cases where !symbol.parameters.isEmpty {
      statements.append(
        comparingPayloads(of: symbol) { first, second in
          zip(first, second).map {
            tree.when(tree.not(tree.equal($0, $1)), [tree.returning(tree.less($0, $1))])
          } + [tree.returning(tree.boolean(false))]
        })
    }
    statements.append(
      tree.returning(tree.less(tree.caseIndex(tree.load(left)), tree.caseIndex(tree.load(right)))))
    return tree.body(statements)
  }

  /// Runs statements with both payloads where both values are of one case.
  private func comparingPayloads(
    of symbol: EnumCaseSymbol, _ body: ([TypedExpression], [TypedExpression]) -> [TypedStatement]
  ) -> TypedStatement {
    let type = nominal.declaredType
    let first = tree.pattern(symbol, of: type, naming: "left")
    let second = tree.pattern(symbol, of: type, naming: "right")
    let statements = body(first.variables.map { tree.load($0) }, second.variables.map { tree.load($0) })
    return tree.when(
      tree.load(left), matches: first.pattern,
      [tree.when(tree.load(right), matches: second.pattern, statements)])
  }
}
