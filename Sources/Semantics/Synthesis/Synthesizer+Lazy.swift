import Basics

/// The accessors of `lazy` variables.
extension Synthesizer {
  private var variable: VariableSymbol { (callable as! AccessorSymbol).owner as! VariableSymbol }

  private var storage: TypedPlace {
    let storage = variable.lazyStorage!
    return variable.isMember ? tree.property(storage, of: tree.selfPlace) : tree.place(storage)
  }

  /// The value that is there, or the initial value, which is kept.
  func lazyGetter() -> TypedBody {
    guard let entry = variable.binding, let value = program.initialValue(of: entry) else { return tree.body([]) }
    let type = variable.type
    let found = tree.variable("value", type)
    let pattern = TypedPattern(
      .some(TypedPattern(.variable(found), type: type, range: tree.range)), type: storage.type,
      range: tree.range)
    let made = tree.variable("value", type)
    return tree.body([
      tree.when(tree.load(storage), matches: pattern, [tree.returning(tree.load(found))]),
      TypedStatement(
        .bind(TypedPattern(.variable(made), type: type, range: tree.range), value), range: tree.range),
      tree.statement(
        TypedExpression(
          .assign(storage, tree.some(tree.load(made))), type: tree.types.void, range: tree.range)),
      tree.returning(tree.load(made)),
    ])
  }

  /// Keeps the new value, and tells observers; the first value, which the getter makes, they are not told of.
  func lazySetter() -> TypedBody {
    guard let value = callable.parameters.last?.variable else { return tree.body([]) }
    let change = TypedExpression(
      .assign(storage, tree.some(tree.load(value))), type: tree.types.void, range: tree.range)
    guard variable.isMember else { return tree.body([tree.statement(change)]) }
    let property = tree.property(variable, of: tree.selfPlace, isDirect: false)
    return observed(change, of: variable, to: value, before: tree.load(property))
  }
}
