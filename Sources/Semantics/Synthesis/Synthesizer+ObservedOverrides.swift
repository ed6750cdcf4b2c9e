import Basics

/// The accessors of overriding properties that have observers: the superclass's property, watched.
extension Synthesizer {
  private var variable: VariableSymbol { (callable as! AccessorSymbol).owner as! VariableSymbol }

  func observedOverrideGetter() -> TypedBody {
    guard let inherited = tree.inheritedProperty(variable) else { return tree.body([]) }
    return tree.body([tree.returning(tree.load(inherited))])
  }

  /// The superclass's setter, watched.
  func observedOverrideSetter() -> TypedBody {
    guard let inherited = tree.inheritedProperty(variable), let new = callable.parameters.last?.variable else {
      return tree.body([])
    }
    let change = TypedExpression(.assign(inherited, tree.load(new)), type: tree.types.void, range: tree.range)
    return observed(change, of: variable, to: new, before: tree.load(inherited))
  }

  /// `willSet`, the change, `didSet`; the old value is read only for a `didSet` that speaks of it.
  func observed(
    _ change: TypedExpression, of variable: VariableSymbol, to new: VariableSymbol, before oldValue: TypedExpression
  ) -> TypedBody {
    var statements: [TypedStatement] = []
    let didSet = variable.accessor(.didSet)
    didSet?.prepare()
    let old = didSet?.valueParameter.map { _ in tree.variable("oldValue", variable.type) }
    if let old {
      let pattern = TypedPattern(.variable(old), type: old.type, range: tree.range)
      statements.append(TypedStatement(.bind(pattern, oldValue), range: tree.range))
    }
    if let willSet = variable.accessor(.willSet) { statements.append(call(willSet, new)) }
    statements.append(tree.statement(change))
    if let didSet { statements.append(call(didSet, old)) }
    return tree.body(statements)
  }

  private func call(_ observer: AccessorSymbol, _ value: VariableSymbol?) -> TypedStatement {
    let object = callable.selfVariable!
    let type = object.type.withoutDynamicSelf
    let call = TypedCall(
      .function(DeclarationReference(observer, arguments: type.arguments), .direct),
      receiver: type.isClass ? .value(tree.load(object)) : .place(tree.selfPlace),
      arguments: value.map { [.value(tree.load($0))] } ?? [])
    return tree.statement(TypedExpression(.call(call), type: tree.types.void, range: tree.range))
  }
}

extension TreeMaker {
  /// `super.property`, as the property that a member of `self`'s class overrides.
  func inheritedProperty(_ property: VariableSymbol) -> TypedPlace? {
    guard let object = owner.selfVariable, let inherited = property.overriddenSymbol as? VariableSymbol,
      let ancestor = inherited.parent.flatMap(program.nominalOf),
      let superclass = program.superclass(ancestor, of: object.type.withoutDynamicSelf)
    else { return nil }
    let base = TypedExpression(.convert(load(object), .upcast), type: superclass, range: range)
    let reference = DeclarationReference(inherited, arguments: superclass.arguments)
    return TypedPlace(
      .property(
        base: TypedPlace(.value(base), type: superclass, range: range), reference, dispatch: .direct,
        isDirect: false), type: property.type, range: range)
  }
}
