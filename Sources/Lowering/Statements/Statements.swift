import Basics
import Bytecode
import Semantics

extension FunctionEmitter {
  func emit(_ statements: [TypedStatement]) throws {
    for statement in statements {
      // What stands behind a `return` or `break` is never reached.
      if assembler.hasEnded { break }
      try emit(statement)
    }
  }

  /// A body in a scope of its own.
  func emitBlock(_ body: TypedBody) throws { try withScope { try emit(body.statements) } }

  func emit(_ statement: TypedStatement) throws {
    mark(statement.range.location)
    switch statement.kind {
    case .expression(let expression): try emitDiscarded(expression)
    case .bind(let pattern, let value): try emitBinding(pattern, value)
    case .localVariable(let variable, let value):
      let pattern = TypedPattern(.variable(variable), type: variable.type, range: statement.range)
      if variable.storage == .stored { try emitBinding(pattern, value) }
    case .localFunction, .localType: break
    case .block(let body): try emitBlock(body)
    case .if(let conditions, let then, let other, let target): try emitIf(conditions, then, other, target)
    case .guard(let conditions, let other):
      let otherwise = assembler.makeLabel()
      let before = scopes
      // What the conditions bind stays, but the other branch knows nothing of it.
      scopes.append(CleanupScope(top: top))
      // What an input of a session binds is there for the inputs after it.
      endsFileVariables = !lowerer.isOpenEnded
      try emitConditions(conditions, ifFalse: otherwise, depth: before.count)
      endsFileVariables = false
      var after = scopes
      let bound = after.removeLast()
      after[after.count - 1].cleanups += bound.cleanups
      scopes = before
      emitOutOfLine { [unowned self] in
        assembler.place(otherwise)
        try emitBlock(other)
        if !assembler.hasEnded { assembler.emit(.trapUnreachable) }
      }
      scopes = after
    case .while(let conditions, let body, let target):
      try withLoopConstants(of: statement) { try emitWhile(conditions, body, target) }
    case .repeatWhile(let body, let condition, let target):
      try withLoopConstants(of: statement) { try emitRepeat(body, condition, target) }
    case .forIn(let loop): try withLoopConstants(of: statement) { try emitForIn(loop) }
    case .switch(let item): try emitSwitch(item)
    case .return(let value): try emitReturn(value)
    case .returnNilFromInitializer: try emitFailure()
    case .break(let target): try emitJump(target, isBreak: true)
    case .continue(let target): try emitJump(target, isBreak: false)
    case .fallthrough:
      let destination = fallthroughs.last!
      try emitCleanups(to: destination.depth, .normal)
      assembler.emit(.jump, to: destination.breakLabel)
    case .throw(let error): try emitThrow(error)
    case .defer(let body):
      addCleanup { [unowned self] _ in
        let outer = exit
        try emitBlock(body)
        exit = outer
      }
    case .doCatch(let item): try emitDoCatch(item)
    case .yield(let place): try emitYield(place)
    case .yieldValue(let value):
      guard let branch = branchValues.last else { throw LoweringError.fault("a value of no branch") }
      try withScope { _ = try emit(value, into: branch.slot, .owned) }
      if assembler.hasEnded { return }
      try emitCleanups(to: branch.depth, .normal)
      assembler.emit(.jump, to: branch.label)
    case .error: throw LoweringError.fault("a statement with errors was to be lowered")
    }
  }

  // MARK: Variables

  private func emitBinding(_ pattern: TypedPattern, _ value: TypedExpression?) throws {
    guard let value else {
      try pattern.forEachVariable { try self.declare($0) }
      return
    }
    if case .variable(let variable) = pattern.kind, !isStoredApart(variable), variable.ownership == .strong {
      let type = try lower(value.type)
      if needsHome(variable) {
        try declare(variable)
        try withScope {
          let access = bindings[variable]!.access
          try emitStore(try emit(value, .owned).slot, to: access, isInitialization: true)
          try emitInitialTrace(of: variable, access)
        }
        return
      }
      // The variable lives where its first value lies.
      let slot = allocate(type)
      try withScope { _ = try emit(value, into: slot, .owned) }
      bind(variable, slot: slot, type)
      try emitInitialTrace(of: variable)
      return
    }
    if case .any = pattern.kind { return try emitDiscarded(value) }
    let type = try lower(value.type)
    let slot = allocate(type)
    try withScope { _ = try emit(value, into: slot, .owned) }
    try emitDestructuring(pattern, slot, type)
  }

  /// Whether a variable lives elsewhere than in slots of this frame.
  func needsHome(_ variable: VariableSymbol) -> Bool {
    isStoredApart(variable) || lowerer.needsBox(variable)
  }

  /// Whether a variable is one of the file's that every function can reach.
  private func isStoredApart(_ variable: VariableSymbol) -> Bool {
    variable.isGlobalStorage && !lowerer.livesInFrame(variable)
  }

  /// Makes room for a variable that gets its value later.
  func declare(_ variable: VariableSymbol) throws {
    if isStoredApart(variable) {
      declaredGlobals.insert(variable)
      return
    }
    let type = try lowerer.types.storage(of: variable, context.concrete(variable.type))
    if lowerer.needsBox(variable) {
      let box = allocate(1)
      assembler.emit(.boxAllocate, box, immediate: .descriptor(try lowerer.boxDescriptor(of: type)))
      let cleanup = addDestruction(of: box, lowerer.boxType)
      bindings[variable] = Binding(
        access: Access(home: .memory(pointer: box, offset: TypeLowering.objectHeader), type: type),
        cleanup: cleanup)
      assembler.note(slot: box, name: variable.name)
      return
    }
    let slot = allocate(type.slots)
    // Zero slots own nothing: the variable may be destroyed before it has a value, or shown in a trace.
    if !type.isTrivial || lowerer.tracing != nil { emitNone(into: slot, type) }
    if type.form.isWeak {
      let cleanup = addCleanup { [unowned self] _ in
        emitDestroy(slot, type)
      }
      bindings[variable] = Binding(access: Access(home: .slots(slot), type: type), cleanup: cleanup)
      return
    }
    // What gets its only value later is immutable all the same: nothing reads or captures it before.
    bind(variable, slot: slot, type)
  }

  // MARK: Leaving

  private func emitReturn(_ expression: TypedExpression?) throws {
    switch exit {
    case .inlined(let slot, _, let label, let depth):
      if let expression { try withScope { _ = try emit(expression, into: slot, .owned) } }
      if assembler.hasEnded { return }
      try emitCleanups(to: depth, .normal)
      assembler.emit(.jump, to: label)
    case .function(let type):
      if let initializerReturn { return try initializerReturn() }
      guard let expression, let type, type.slots > 0 else {
        if let expression { try emitDiscarded(expression) }
        if assembler.hasEnded { return }
        try emitCleanups(to: 0, .normal)
        emitReturnInstruction()
        return
      }
      if type.isTrivial, !hasCleanups(to: 0) { return try emitReturnOfTrivial(expression, type) }
      let outer = top
      // A local variable that ends here anyway is moved out, unless a deferred block may still look at it.
      if hasOnlyDestructions, case .load(let place) = expression.kind, case .variable(let variable) = place.kind,
        let binding = bindings[variable], let cleanup = binding.cleanup, case .slots = binding.access.home,
        !binding.access.type.form.isWeak
      {
        let saved = scopes
        cancel(cleanup)
        if case .slots(let slot) = binding.access.home { try emitReturn(Value(slot: slot, type: type)) }
        scopes = saved
        return
      }
      let slot = allocate(type)
      try withScope { _ = try emit(expression, into: slot, .owned) }
      if !assembler.hasEnded { try emitReturn(Value(slot: slot, type: type)) }
      top = outer
    }
  }

  private func emitReturnOfTrivial(_ expression: TypedExpression, _ type: LoweredType) throws {
    let outer = top
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    if try emitConstantReturn(expression, type) || emitFusedReturn(expression, type) {
      scopes.removeSubrange(depth...)
      top = outer
      return
    }
    // It is returned by the next instruction, unless temporaries end in between: then it is moved aside first.
    let value = try emit(expression, .instant)
    if !assembler.hasEnded {
      if hasCleanups(to: 0) {
        let slot = allocate(type)
        emitMove(value.slot, to: slot, slots: type.slots)
        try emitReturn(Value(slot: slot, type: type))
      } else {
        try emitReturn(value)
      }
    }
    scopes.removeSubrange(depth...)
    top = outer
  }

  /// Returns an owned value.
  func emitReturn(_ value: Value) throws {
    try emitCleanups(to: 0, .normal)
    switch value.type.slots {
    case 0: emitReturnInstruction()
    case 1: assembler.emit(.returnSlot, value.slot)
    case 2 where value.type.isString: assembler.emit(.returnSlots2, value.slot)
    default: assembler.emit(.returnSlots, value.slot, value.type.slots)
    }
  }

  func emitReturnInstruction() { assembler.emit(assembler.isCoroutine ? .accessReturn : .return) }

  private func emitJump(_ target: JumpTarget, isBreak: Bool) throws {
    guard let destination = jumps[ObjectIdentifier(target)] else {
      throw LoweringError.fault("a jump to nowhere")
    }
    try emitCleanups(to: destination.depth, .normal)
    guard let label = isBreak ? destination.breakLabel : destination.continueLabel else {
      throw LoweringError.fault("a continue without a loop")
    }
    assembler.emit(.jump, to: label)
  }

  private func emitFailure() throws {
    guard let initializerFailure else { throw LoweringError.fault("a failure outside of an initializer") }
    try initializerFailure()
  }

  // MARK: Errors

  private func emitThrow(_ error: TypedExpression) throws {
    let slot = allocate(4)
    try withScope {
      let value = try emit(error, .owned)
      try emitErrorValue(value, into: slot)
    }
    try emitThrow(slot)
  }

  private func emitDoCatch(_ item: TypedDoCatch) throws {
    let end = assembler.makeLabel()
    jumps[ObjectIdentifier(item.target)] = JumpDestination(
      breakLabel: end, continueLabel: nil, depth: scopes.count)
    if item.catches.isEmpty {
      try emitBlock(item.body)
      assembler.place(end)
      return
    }
    let caught = assembler.makeLabel()
    let outer = handler
    handler = ErrorHandler(label: caught, depth: scopes.count)
    try emitBlock(item.body)
    handler = outer
    if !assembler.hasEnded { assembler.emit(.jump, to: end) }
    assembler.place(caught)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let error = allocate(4)
    assembler.emit(.errorTake, error)
    let errorType = try item.errorVariable.map { try lower($0.type) } ?? lowerer.errorType
    var subject = Value(slot: error, type: lowerer.errorType)
    if case .existential = errorType.form {
    } else {
      let concrete = allocate(errorType)
      // How much the instruction writes depends on the type that it finds.
      for slot in 0..<errorType.slots { emitConstant(0, to: concrete + slot) }
      assembler.emit(.existentialTakePayload, concrete, error)
      subject = Value(slot: concrete, type: errorType)
    }
    if let variable = item.errorVariable {
      bind(variable, slot: subject.slot, subject.type)
      bindings[variable]?.access.isImmutable = true
    } else {
      addDestruction(of: subject.slot, subject.type)
    }
    try emitCases(item.catches, subject, end: end) { [unowned self] in
      // Nothing matched: the error goes on.
      let copy = allocate(4)
      let value = emitRead(Access(home: .slots(subject.slot), type: subject.type), .owned)
      try emitErrorValue(value, into: copy)
      try emitThrow(copy)
    }
    try popScope(to: depth)
    assembler.place(end)
  }

  /// Hands storage to the one who accesses a `_modify` accessor's place.
  private func emitYield(_ place: TypedPlace) throws {
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let access = try emitTracedAccess(to: place)
    let pointer = allocate(1)
    emitAddress(of: access.home, to: pointer)
    let aborted = assembler.makeLabel()
    assembler.emit(.accessYield, pointer, to: aborted)
    emitOutOfLine { [unowned self] in
      assembler.place(aborted)
      try emitCleanups(to: 0, .error)
      assembler.emit(.accessReturn)
    }
    try popScope(to: depth)
  }
}
