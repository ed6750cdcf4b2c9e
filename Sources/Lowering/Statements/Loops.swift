import Bytecode
import Semantics

extension FunctionEmitter {
  func emitIf(
    _ conditions: [TypedCondition], _ then: TypedBody, _ other: TypedStatement?, _ target: JumpTarget
  ) throws {
    if other == nil, try emitConditionalJump(conditions, then) { return }
    let end = assembler.makeLabel()
    let otherwise = other == nil ? end : assembler.makeLabel()
    jumps[ObjectIdentifier(target)] = JumpDestination(
      breakLabel: end, continueLabel: nil, depth: scopes.count)
    let depth = scopes.count
    let laterCode = outOfLine.count
    try withScope {
      try emitConditions(conditions, ifFalse: otherwise, depth: depth)
      try emit(then.statements)
    }
    // Behind a condition that is known to hold there may be no way on.
    let mayGoOn = { [unowned self] label in assembler.isUsed(label) || outOfLine.count > laterCode }
    if let other, mayGoOn(otherwise) {
      if !assembler.hasEnded { assembler.emit(.jump, to: end) }
      assembler.place(otherwise)
      try emit(other)
    }
    if mayGoOn(end) { assembler.place(end) }
  }

  /// `if condition { continue }`, or `break`: one branch. False, and nothing emitted, for all else.
  private func emitConditionalJump(_ conditions: [TypedCondition], _ then: TypedBody) throws -> Bool {
    guard conditions.count == 1, case .boolean(let condition) = conditions[0], then.statements.count == 1 else {
      return false
    }
    let destination: JumpDestination?
    let label: Label?
    switch then.statements[0].kind {
    case .continue(let target):
      destination = jumps[ObjectIdentifier(target)]
      label = destination?.continueLabel
    case .break(let target):
      destination = jumps[ObjectIdentifier(target)]
      label = destination?.breakLabel
    default: return false
    }
    guard let destination, let label, !hasCleanups(to: destination.depth) else { return false }
    try withScope { try emitBranch(condition, to: label, when: true) }
    return true
  }

  func emitWhile(_ conditions: [TypedCondition], _ body: TypedBody, _ target: JumpTarget) throws {
    let start = assembler.makeLabel()
    let end = assembler.makeLabel()
    let depth = scopes.count
    jumps[ObjectIdentifier(target)] = JumpDestination(breakLabel: end, continueLabel: start, depth: depth)
    if conditions.count == 1, case .boolean(let condition) = conditions[0], !condition.isTrueLiteral {
      // The condition stands at the loop's end, so that each turn takes one branch.
      let again = assembler.makeLabel()
      assembler.emit(.jump, to: start)
      assembler.place(again)
      try emitBlock(body)
      assembler.place(start)
      try withScope { try emitBranch(condition, to: again, when: true) }
      assembler.place(end)
      return
    }
    assembler.place(start)
    try withScope {
      try emitConditions(conditions, ifFalse: end, depth: depth)
      try emit(body.statements)
    }
    if !assembler.hasEnded { assembler.emit(.jump, to: start) }
    assembler.place(end)
  }

  func emitRepeat(_ body: TypedBody, _ condition: TypedExpression, _ target: JumpTarget) throws {
    let start = assembler.placeLabel()
    let next = assembler.makeLabel()
    let end = assembler.makeLabel()
    jumps[ObjectIdentifier(target)] = JumpDestination(
      breakLabel: end, continueLabel: next, depth: scopes.count)
    try emitBlock(body)
    assembler.place(next)
    try withScope { try emitBranch(condition, to: start, when: true) }
    assembler.place(end)
  }

  func emitForIn(_ loop: TypedForIn) throws {
    if try emitCountedLoop(loop) { return }
    if try emitStridedLoop(loop) { return }
    if try emitRangeLoop(loop) { return }
    if try emitArrayLoop(loop) { return }
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let sequenceType = try lower(loop.sequence.type)
    let iteratorType = try lower(loop.makeIterator.type)
    let iterator = allocate(iteratorType)
    try withScope {
      let sequence = allocate(sequenceType)
      try withScope { _ = try emit(loop.sequence, into: sequence, .owned) }
      bind(loop.sequenceVariable, slot: sequence, sequenceType)
      bindings[loop.sequenceVariable]?.access.isPrivate = true
      _ = try withScope { try emit(loop.makeIterator, into: iterator, .owned) }
    }
    bind(loop.iterator, slot: iterator, iteratorType)
    bindings[loop.iterator]?.access.isImmutable = false
    let start = assembler.makeLabel()
    let end = assembler.makeLabel()
    jumps[ObjectIdentifier(loop.target)] = JumpDestination(
      breakLabel: end, continueLabel: start, depth: scopes.count)
    assembler.place(start)
    let turn = scopes.count
    scopes.append(CleanupScope(top: top))
    let optional = allocate(try lower(loop.next.type))
    let next = Value(slot: optional, type: try lower(loop.next.type))
    try withScope { _ = try emit(loop.next, into: optional, .owned) }
    assembler.emit(.branchIfZero, try presence(next), to: end)
    let element = try emitPayload(next, into: nil, moves: true)
    try emitTurn(loop, element, isOwned: true, next: start)
    try popScope(to: turn)
    if !assembler.hasEnded { assembler.emit(.jump, to: start) }
    assembler.place(end)
    try popScope(to: depth)
  }

  /// One turn of a loop: pattern, `where`, body.
  func emitTurn(_ loop: TypedForIn, _ element: Value, isOwned: Bool, next: Label) throws {
    let turn = jumps[ObjectIdentifier(loop.target)]!.depth
    if case .variable(let variable) = loop.pattern.kind, !lowerer.needsBox(variable),
      !variable.isGlobalStorage
    {
      bind(variable, slot: element.slot, element.type, isOwned: isOwned)
      try emitInitialTrace(of: variable)
    } else if case .any = loop.pattern.kind, !isOwned {
      // Nothing is named.
    } else {
      if !loop.pattern.isIrrefutable {
        let mismatch = assembler.makeLabel()
        try emitTest(loop.pattern, element, ifFalse: mismatch)
        emitOutOfLine { [unowned self] in
          assembler.place(mismatch)
          if isOwned { emitDestroy(element.slot, element.type) }
          try emitCleanups(to: turn, .normal)
          assembler.emit(.jump, to: next)
        }
      }
      if isOwned {
        try emitDestructuring(loop.pattern, element.slot, element.type)
      } else {
        let copy = allocate(element.type)
        emitCopy(element.slot, to: copy, element.type)
        try emitDestructuring(loop.pattern, copy, element.type)
      }
    }
    if let condition = loop.condition {
      try emitCondition(condition, ifFalse: next, leavingTo: turn)
    }
    try withScope { try emit(loop.body.statements) }
  }

  /// `for x in array`: over the buffer, which is kept meanwhile.
  private func emitArrayLoop(_ loop: TypedForIn) throws -> Bool {
    let type = context.concrete(loop.sequence.type)
    guard type.nominal === program.known.array, let element = type.arguments.first else { return false }
    let lowered = try lowerer.types.lower(element)
    guard lowered.slots > 0 else { return false }
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let state = allocate(2 + lowered.slots)
    try withScope { _ = try emit(loop.sequence, into: state, .owned) }
    addDestruction(of: state, try lowerer.types.lower(type))
    emitConstant(0, to: state + 1)
    let end = assembler.makeLabel()
    let next = assembler.makeLabel()
    jumps[ObjectIdentifier(loop.target)] = JumpDestination(
      breakLabel: end, continueLabel: next, depth: scopes.count)
    assembler.emit(.jump, to: next)
    let start = assembler.placeLabel()
    let turn = scopes.count
    scopes.append(CleanupScope(top: top))
    let isSimple: Bool
    if case .variable(let variable) = loop.pattern.kind {
      isSimple = !variable.isMutated && !lowerer.needsBox(variable) && !variable.isGlobalStorage
    } else {
      isSimple = false
    }
    if isSimple {
      // The buffer keeps the elements alive, so the variable borrows.
      try emitTurn(loop, Value(slot: state + 2, type: lowered), isOwned: false, next: next)
    } else {
      let copy = allocate(lowered)
      emitCopy(state + 2, to: copy, lowered)
      try emitTurn(loop, Value(slot: copy, type: lowered), isOwned: true, next: next)
    }
    try popScope(to: turn)
    assembler.place(next)
    if lowered.slots == 1 {
      assembler.emit(.loopArray, state, to: start)
    } else {
      assembler.emit(.loopArrayMany, state, lowered.slots, to: start)
    }
    assembler.place(end)
    try popScope(to: depth)
    return true
  }
}

extension TypedExpression {
  var isTrueLiteral: Bool {
    if case .boolean(true) = kind { return true }
    return false
  }
}
