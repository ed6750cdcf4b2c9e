import Bytecode
import Semantics

// Loops over integers: the counter lies in a slot, and nothing is made of the range or the stride.

extension FunctionEmitter {
  /// `for i in a..<b` and `for i in a...b` over Int.
  func emitCountedLoop(_ loop: TypedForIn) throws -> Bool {
    guard case .call(let call) = loop.sequence.kind, case .function(let reference, _) = call.callee,
      call.arguments.count == 2, case .value(let lower) = call.arguments[0],
      case .value(let upper) = call.arguments[1],
      reference.symbol.name == "..<" || reference.symbol.name == "...",
      context.concrete(lower.type) === program.known.intType
    else { return false }
    guard loop.pattern.isCounter else { return false }
    let variable = loop.pattern.variables.first
    let type = try self.lower(lower.type)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let counter = allocate(2)
    try withScope { _ = try emit(lower, into: counter, .owned) }
    try withScope { _ = try emit(upper, into: counter + 1, .owned) }
    let isClosed = reference.symbol.name == "..."
    let end = assembler.makeLabel()
    let next = assembler.makeLabel()
    if isClosed { assembler.emit(.int64AddImmediate, counter + 1, counter + 1, 1) }
    let reversed = assembler.makeLabel()
    assembler.emit(.int64BranchIfGreaterEqual, counter, counter + 1, to: reversed)
    emitOutOfLine { [unowned self] in
      assembler.place(reversed)
      assembler.emit(.int64BranchIfEqual, counter, counter + 1, to: end)
      emitTrap("Range requires lowerBound <= upperBound")
    }
    try emitCountedTurns(loop, variable, counter, type, end: end, next: next)
    try popScope(to: depth)
    return true
  }

  /// `for i in range`, where the bounds of the range are known when the loop begins.
  func emitRangeLoop(_ loop: TypedForIn) throws -> Bool {
    let type = context.concrete(loop.sequence.type)
    guard type.nominal === program.known.type("Range"), type.arguments.first === program.known.intType else {
      return false
    }
    guard loop.pattern.isCounter else { return false }
    let variable = loop.pattern.variables.first
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let counter = allocate(2)
    try withScope { _ = try emit(loop.sequence, into: counter, .owned) }
    let end = assembler.makeLabel()
    assembler.emit(.int64BranchIfGreaterEqual, counter, counter + 1, to: end)
    try emitCountedTurns(
      loop, variable, counter, try lowerer.types.lower(program.known.intType), end: end, next: assembler.makeLabel())
    try popScope(to: depth)
    return true
  }

  /// The turns of a loop whose counter and limit lie side by side, the counter below the limit.
  private func emitCountedTurns(
    _ loop: TypedForIn, _ variable: VariableSymbol?, _ counter: Int, _ type: LoweredType, end: Label, next: Label
  ) throws {
    jumps[ObjectIdentifier(loop.target)] = JumpDestination(
      breakLabel: end, continueLabel: next, depth: scopes.count)
    let start = assembler.placeLabel()
    try emitCounterTurn(loop, variable, counter, type, next: next)
    assembler.place(next)
    assembler.emit(.loopCounted, counter, to: start)
    assembler.place(end)
  }

  /// One turn with a counter, which the variable of the loop is where it cannot be changed.
  private func emitCounterTurn(
    _ loop: TypedForIn, _ variable: VariableSymbol?, _ counter: Int, _ type: LoweredType, next: Label
  ) throws {
    let turn = scopes.count
    scopes.append(CleanupScope(top: top))
    if let variable, lowerer.needsBox(variable) || variable.isGlobalStorage || variable.isMutated {
      let copy = allocate(1)
      emitMove(counter, to: copy, slots: 1)
      try emitTurn(loop, Value(slot: copy, type: type), isOwned: true, next: next)
    } else {
      try emitTurn(loop, Value(slot: counter, type: type), isOwned: false, next: next)
    }
    try popScope(to: turn)
  }

  /// `for i in stride(from: a, to: b, by: c)` and `through:` over Int. The step is known to be positive or negative only
  /// when it is a literal.
  func emitStridedLoop(_ loop: TypedForIn) throws -> Bool {
    guard case .call(let call) = loop.sequence.kind, case .function(let reference, _) = call.callee,
      reference.symbol.name == "stride", reference.symbol.module === program.known.intType.nominal?.module,
      call.arguments.count == 3, case .value(let first) = call.arguments[0],
      case .value(let last) = call.arguments[1], case .value(let step) = call.arguments[2],
      context.concrete(first.type) === program.known.intType,
      let function = reference.symbol as? CallableSymbol
    else { return false }
    let isThrough = function.parameters[1].label == "through"
    guard loop.pattern.isCounter else { return false }
    let variable = loop.pattern.variables.first
    let type = try self.lower(first.type)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let counter = allocate(3)
    let (limit, stride) = (counter + 1, counter + 2)
    try withScope { _ = try emit(first, into: counter, .owned) }
    try withScope { _ = try emit(last, into: limit, .owned) }
    try withScope { _ = try emit(step, into: stride, .owned) }
    var known: Int?
    if case .integer(let value) = step.literalValue(in: self), value != 0, Int16(exactly: value) != nil {
      known = value
    }
    let end = assembler.makeLabel()
    let next = assembler.makeLabel()
    let start = assembler.makeLabel()
    if known == nil {
      let zero = assembler.makeLabel()
      assembler.emit(.branchIfZero, stride, to: zero)
      emitOutOfLine { [unowned self] in
        assembler.place(zero)
        emitTrap("Stride size must not be zero")
      }
    }
    jumps[ObjectIdentifier(loop.target)] = JumpDestination(
      breakLabel: end, continueLabel: next, depth: scopes.count)
    let falling = assembler.makeLabel()
    if known == nil { assembler.emit(.int64BranchIfLessImmediate, stride, 0, to: falling) }
    if known.map({ $0 > 0 }) ?? true {
      assembler.emit(isThrough ? .int64BranchIfGreater : .int64BranchIfGreaterEqual, counter, limit, to: end)
      if known == nil { assembler.emit(.jump, to: start) }
    }
    if known.map({ $0 < 0 }) ?? true {
      assembler.place(falling)
      assembler.emit(isThrough ? .int64BranchIfLess : .int64BranchIfLessEqual, counter, limit, to: end)
    }
    assembler.place(start)
    try emitCounterTurn(loop, variable, counter, type, next: next)
    assembler.place(next)
    assembler.emit(isThrough ? .loopStridedThrough : .loopStrided, counter, to: start)
    assembler.place(end)
    try popScope(to: depth)
    return true
  }
}

extension TypedPattern {
  /// Whether a loop's pattern takes each number as it is: a variable, or `_`.
  fileprivate var isCounter: Bool {
    switch kind {
    case .variable, .any: return true
    default: return false
    }
  }
}
