import Bytecode
import Semantics
import Syntax

// Optionals: a niche where the payload has one, else a tag in front.

extension FunctionEmitter {
  /// The slot that tells whether there is a value, zero for none.
  func presence(_ value: Value) throws -> Int {
    guard case .optional(_, let niche) = value.type.form else { throw LoweringError.fault("no optional") }
    return value.slot + (niche ?? 0)
  }

  /// The innermost chain.
  func currentChain() throws -> ChainDestination {
    guard let chain = chains.last else { throw LoweringError.unsupported("this optional chain", nil) }
    return chain
  }

  func emitBranchIfNone(_ value: Value, to chain: ChainDestination) throws {
    let slot = try presence(value)
    if !hasCleanups(to: chain.depth) {
      assembler.emit(.branchIfZero, slot, to: chain.label)
      return
    }
    let leaving = assembler.makeLabel()
    assembler.emit(.branchIfZero, slot, to: leaving)
    emitOutOfLine { [unowned self] in
      assembler.place(leaving)
      try emitCleanups(to: chain.depth, .normal)
      assembler.emit(.jump, to: chain.label)
    }
  }

  /// The payload of an optional that has one. It belongs to whom the optional belonged to.
  func emitPayload(_ value: Value, into destination: Int?, moves: Bool) throws -> Value {
    guard case .optional(let payload, let niche) = value.type.form else {
      throw LoweringError.fault("no optional")
    }
    let source = value.slot + (niche == nil ? 1 : 0)
    guard let destination else { return Value(slot: source, type: payload) }
    emitMove(source, to: destination, slots: payload.slots)
    return Value(slot: destination, type: payload)
  }

  /// Puts a payload that is in `slot` into an optional.
  func emitSome(_ slot: Int, _ payload: LoweredType, into destination: Int, _ type: LoweredType) throws {
    guard case .optional(_, let niche) = type.form else { throw LoweringError.fault("no optional") }
    if niche != nil { return emitMove(slot, to: destination, slots: payload.slots) }
    emitMove(slot, to: destination + 1, slots: payload.slots)
    emitConstant(1, to: destination)
  }

  /// `nil`.
  func emitNone(into destination: Int, _ type: LoweredType) {
    switch type.slots {
    case 0: break
    case 1: emitConstant(0, to: destination)
    default: assembler.emit(.clear, destination, type.slots)
    }
  }

  /// Where the payload of an optional at `slot` belongs while it is made.
  func payloadSlot(of type: LoweredType, at slot: Int) throws -> Int {
    guard case .optional(_, let niche) = type.form else { throw LoweringError.fault("no optional") }
    return niche == nil ? slot + 1 : slot
  }

  func emitForceUnwrap(
    _ expression: TypedExpression, _ optional: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    // `self.init(…)!` stops by itself where the other initializer fails.
    if isDelegation(optional) { return try emit(optional, need) }
    let value = try emit(optional, need)
    try emitTrapIfNone(value, isImplicit: isUnwrappedImplicitly(expression.syntax))
    return try emitPayload(value, into: destination, moves: true)
  }

  /// Whether what is unwrapped is of a type written `T!`, and no `!` stands behind it.
  func isUnwrappedImplicitly(_ syntax: Node?) -> Bool {
    guard let syntax = syntax as? Expression else { return false }
    return syntax.kind == .identifier || syntax.kind == .member || syntax.kind == .call
  }

  func emitTrapIfNone(_ value: Value, isImplicit: Bool) throws {
    emitTrapIfZero(try presence(value), isImplicit: isImplicit)
  }

  func emitTrapIfZero(_ slot: Int, isImplicit: Bool = false) {
    let trap = assembler.makeLabel()
    let isInKeyPath = isGoingKeyPath || isReadingKeyPath
    assembler.emit(.branchIfZero, slot, to: trap)
    emitOutOfLine { [unowned self] in
      assembler.place(trap)
      // Swift's key paths are data that its library interprets, and the library has words of its own.
      if isInKeyPath { return emitTrap("unwrapped nil optional") }
      assembler.emit(isImplicit ? .trapImplicitlyUnwrappedNil : .trapUnwrappedNil)
    }
  }

  /// Stops the program with a message of the library's.
  func emitTrap(_ text: String) {
    let message = allocate(2)
    assembler.emit(.stringLiteralBorrowed, message, immediate: .string(text))
    assembler.emit(.trap, message)
  }

  func emitOptionalChain(
    _ expression: TypedExpression, _ chain: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let inner = try lower(chain.type)
    let isFlat = inner.type === type.type
    let slot = allocate(type, destination)
    let none = assembler.makeLabel()
    let end = assembler.makeLabel()
    chains.append(ChainDestination(label: none, depth: scopes.count))
    try withScope {
      // A chain ends in a value that is wrapped here, or, for `()`, in nothing.
      if isFlat || inner.slots == 0 {
        _ = try emit(chain, into: isFlat ? slot : nil, .owned)
        if !isFlat { emitConstant(1, to: slot) }
      } else {
        let payload = try payloadSlot(of: type, at: slot)
        _ = try emit(chain, into: payload, .owned)
        try emitSome(payload, inner, into: slot, type)
      }
    }
    chains.removeLast()
    assembler.emit(.jump, to: end)
    assembler.place(none)
    emitNone(into: slot, type)
    assembler.place(end)
    return handOver(slot, type, need)
  }

  func emitAttemptOptional(
    _ expression: TypedExpression, _ value: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let inner = try lower(value.type)
    let slot = allocate(type, destination)
    let failed = assembler.makeLabel()
    let end = assembler.makeLabel()
    let outer = handler
    handler = ErrorHandler(label: failed, depth: scopes.count)
    try withScope {
      if inner.type === type.type {
        _ = try emit(value, into: slot, .owned)
      } else {
        let payload = inner.slots == 0 ? nil : try payloadSlot(of: type, at: slot)
        let result = try emit(value, into: payload, .owned)
        if inner.slots == 0 {
          emitConstant(1, to: slot)
        } else {
          try emitSome(result.slot, inner, into: slot, type)
        }
      }
    }
    handler = outer
    assembler.emit(.jump, to: end)
    assembler.place(failed)
    let error = top
    assembler.reserve(slots: top + 4)
    assembler.emit(.errorTake, error)
    assembler.emit(.existentialDestroy, error)
    emitNone(into: slot, type)
    assembler.place(end)
    return handOver(slot, type, need)
  }

  func emitAttemptForced(
    _ expression: TypedExpression, _ value: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    let failed = assembler.makeLabel()
    let outer = handler
    handler = ErrorHandler(label: failed, depth: scopes.count)
    let type = try lower(value.type)
    let slot = allocate(type, destination)
    try withScope { _ = try emit(value, into: slot, .owned) }
    handler = outer
    emitOutOfLine { [unowned self] in
      assembler.place(failed)
      mark(expression.range.location)
      let error = allocate(4)
      assembler.emit(.errorTake, error)
      try emitUncaughtError(error, "Fatal error: 'try!' expression unexpectedly raised an error: ")
    }
    return handOver(slot, type, need)
  }
}
