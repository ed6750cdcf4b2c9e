import Bytecode
import Semantics

// Accesses that a trace tells of in its own way: the end of a reference, a dictionary's entry.

extension FunctionEmitter {
  /// Destroys the value of a variable at the end of the scope, and tells of it where it is a reference to an object; nil
  /// where nothing is told.
  func addTracedDestruction(of variable: VariableSymbol, _ slot: Int, _ type: LoweredType) -> CleanupID? {
    guard type.holdsObject, let path = tracedPath(of: variable), let name = variable.nameRange else { return nil }
    let access = Access(home: .slots(slot), type: type)
    return addCleanup { [unowned self] _ in
      try withScope { try emitTrace(.destroy, path, access, at: name.location, variable.type) }
      emitDestroy(slot, type)
    }
  }

  /// Reads an entry of a dictionary that has a name: `ages["Ann"]` says more than all of `ages`. Nil for other places.
  func emitTracedEntry(of place: TypedPlace, into destination: Int?, _ need: Need) throws -> Value? {
    guard case .subscript(let base, let reference, let arguments, .direct) = place.kind, arguments.count == 1,
      let dictionary = program.owner(of: reference.symbol), dictionary.name == "Dictionary",
      !lowerer.isInProgram(dictionary), tracedPath(of: place, .read) == nil,
      let path = tracedPath(of: base, .read)
    else { return nil }
    let evaluated = try emitTracedArguments(of: place)
    guard let value = try withoutTrace(true, { try emitGetter(of: place, into: destination, need) }) else {
      return nil
    }
    try withScope {
      try emitTrace(
        .read, path.appendingElement(arguments: 1), Access(home: .slots(value.slot), type: value.type), evaluated,
        at: place.range.location, place.type)
    }
    return value
  }
}

extension LoweredType {
  /// Whether a value is a reference to an object, or none.
  fileprivate var holdsObject: Bool {
    switch form {
    case .object: return true
    case .optional(let payload, _): return payload.holdsObject
    default: return false
    }
  }
}
