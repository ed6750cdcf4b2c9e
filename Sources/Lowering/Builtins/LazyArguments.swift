import Bytecode
import Semantics

// Operators whose right side is evaluated only when it is needed: `&&`, `||`, `??`.

extension FunctionEmitter {
  func emitLazyBuiltin(_ call: BuiltinCall) throws -> Value? {
    switch call.name {
    case "logical.and": return try emitLogical(call, shortcut: 0)
    case "logical.or": return try emitLogical(call, shortcut: 1)
    case "optional.coalesce": return try emitCoalescing(call, isWrapped: false)
    case "optional.coalesceOptional": return try emitCoalescing(call, isWrapped: true)
    default: return nil
    }
  }

  /// `shortcut` is the left side that decides alone.
  private func emitLogical(_ call: BuiltinCall, shortcut: Int) throws -> Value {
    let slot = allocate(1, call.destination)
    let decided = assembler.makeLabel()
    let end = assembler.makeLabel()
    if case .expression(let left) = call.arguments[0] {
      try emitBranch(left, to: decided, when: shortcut == 1)
    } else {
      try emitBranch(on: call.arguments[0], to: decided, when: shortcut == 1)
    }
    try withScope { _ = try emitLazy(call.arguments[1], call.result, into: slot) }
    if !assembler.hasEnded { assembler.emit(.jump, to: end) }
    assembler.place(decided)
    emitConstant(shortcut, to: slot)
    assembler.place(end)
    return Value(slot: slot, type: call.result)
  }

  private func emitCoalescing(_ call: BuiltinCall, isWrapped: Bool) throws -> Value {
    let slot = allocate(call.result, call.destination)
    let none = assembler.makeLabel()
    let end = assembler.makeLabel()
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    // Owned, and handed over as the result; where it is nil there is nothing to destroy.
    guard let type = try argumentType(call.arguments[0]) else { throw LoweringError.fault("no optional") }
    let copy = allocate(type)
    try withScope { _ = try emitArgument(call.arguments[0], into: copy, .owned) }
    let optional = Value(slot: copy, type: type)
    assembler.emit(.branchIfZero, try presence(optional), to: none)
    if isWrapped {
      emitMove(copy, to: slot, slots: type.slots)
    } else {
      _ = try emitPayload(optional, into: slot, moves: true)
    }
    try popScope(to: depth)
    assembler.emit(.jump, to: end)
    assembler.place(none)
    try withScope { _ = try emitLazy(call.arguments[1], call.result, into: slot) }
    assembler.place(end)
    return handOver(slot, call.result, call.need)
  }

  /// The value of an autoclosure, evaluated here.
  private func emitLazy(_ argument: Argument, _ result: LoweredType, into slot: Int) throws -> Value {
    if case .closure(let closure) = argument,
      let value = try emitImmediateClosure(closure, [], result, into: slot, .owned)
    {
      return value
    }
    return try emitCall(.closure(argument), [], result: result, throwsError: true, into: slot, .owned)
  }
}
