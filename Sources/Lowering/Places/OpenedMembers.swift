import Bytecode
import Semantics

// Members of what is inside an existential: read as a copy, changed by assigning the copy.

extension FunctionEmitter {
  /// The value of a member of what is inside an existential; nil for other places.
  func openedMemberValue(_ place: TypedPlace) -> TypedExpression? {
    guard case .opened(let base, let variable, let opened, let member) = place.kind else { return nil }
    let existential = TypedExpression(.load(base), type: base.type, range: base.range)
    let body = TypedExpression(.load(member), type: member.type, range: member.range)
    return TypedExpression(
      .openExistential(existential, variable: variable, opened: opened, body: body), type: place.type,
      range: place.range)
  }

  func emitOpenedMemberAccess(_ place: TypedPlace, _ mode: AccessMode) throws -> Access {
    guard let value = openedMemberValue(place) else { throw LoweringError.fault("nothing opened") }
    if mode == .read {
      let read = try emit(value, .scope)
      return Access(home: .slots(read.slot), type: read.type, isImmutable: true)
    }
    let copy = try emit(value, .owned)
    addCleanup { [unowned self] _ in try emitOpenedMemberAssignment(place, copy) }
    return Access(home: .slots(copy.slot), type: copy.type)
  }

  /// Assigns an owned value to a member of what is inside an existential.
  func emitOpenedMemberAssignment(_ place: TypedPlace, _ value: Value) throws {
    guard case .opened(let base, let variable, let opened, let member) = place.kind else {
      throw LoweringError.fault("nothing opened")
    }
    try withScope {
      let new = VariableSymbol(
        name: "newValue", isLet: true, type: place.type, syntax: nil, parent: nil, program: program)
      addDestruction(of: value.slot, value.type)
      bindings[new] = Binding(access: Access(home: .slots(value.slot), type: value.type, isImmutable: true))
      let load = TypedExpression(
        .load(TypedPlace(.variable(new), type: place.type, range: place.range)), type: place.type,
        range: place.range)
      let assignment = TypedExpression(.assign(member, load), type: program.types.void, range: place.range)
      try emitDiscarded(
        TypedExpression(
          .openExistentialPlace(base, variable: variable, opened: opened, body: assignment),
          type: program.types.void, range: place.range))
      bindings[new] = nil
    }
  }
}
