import Bytecode
import Semantics

// A `_modify` accessor that does no more than yield a stored property of its own: what expansion makes of a wrapped property.
// The storage is reached straight away, without a frame for the accessor.

extension FunctionEmitter {
  /// The storage that an accessor yields at once; nil where it does anything else, or may be told of.
  func emitYieldedStorage(_ computed: ComputedPlace, _ accessor: AccessorSymbol) throws -> Access? {
    guard lowerer.mayPutIn(accessor), let base = computed.base, let selfVariable = accessor.selfVariable,
      bindings[selfVariable] == nil, let body = program.body(of: accessor), body.statements.count == 1,
      case .yield(let place) = body.statements[0].kind, isStoredPart(place, of: selfVariable)
    else { return nil }
    if selfVariable.isInout {
      bindings[selfVariable] = Binding(access: try emitAccess(to: base, .modify))
    } else {
      let object = try emitLoad(of: base, into: nil, .scope)
      bindings[selfVariable] = Binding(
        access: Access(home: .slots(object.slot), type: object.type, isImmutable: true, isPrivate: true))
    }
    let outer = context
    context = TypeContext(DeclarationReference(accessor, arguments: computed.reference.arguments), in: program)
    defer {
      context = outer
      bindings[selfVariable] = nil
    }
    return try emitAccess(to: place, .modify)
  }

  /// Whether a place is stored in `self`, reached through stored properties alone, so that nothing is left to do afterwards.
  private func isStoredPart(_ place: TypedPlace, of selfVariable: VariableSymbol) -> Bool {
    switch place.kind {
    case .variable(let variable): return variable === selfVariable
    case .property(let base, let reference, let dispatch, let isDirect):
      guard let variable = reference.symbol as? VariableSymbol, variable.storage == .stored, !variable.isStatic,
        !variable.isLazy, variable.ownership == .strong, variable.builtinName == nil,
        isDirect || isStoredDirectly(variable, base, dispatch, .modify)
      else { return false }
      return isStoredPart(base, of: selfVariable)
    case .value(let value):
      if case .load(let inner) = value.kind, case .variable(let variable) = inner.kind {
        return variable === selfVariable
      }
      return false
    case .tupleElement(let base, _): return isStoredPart(base, of: selfVariable)
    default: return false
    }
  }
}
