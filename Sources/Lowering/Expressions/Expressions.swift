import Basics
import Bytecode
import Semantics

extension FunctionEmitter {
  /// Emits an expression; the result is at `destination` where one is given, and holds as long as `need` says.
  @discardableResult
  func emit(_ expression: TypedExpression, into destination: Int? = nil, _ need: Need) throws -> Value {
    if readsAtOnce { return try readingAtOnce(false) { try emit(expression, into: destination, need) } }
    mark(expression.range.location)
    switch expression.kind {
    case .integer, .floatingPoint, .boolean, .string, .character, .unicodeScalar:
      return try emitLiteral(expression, into: destination, need)
    case .array(let elements): return try emitArray(expression, elements, into: destination, need)
    case .dictionary(let entries): return try emitDictionary(expression, entries, into: destination, need)
    case .interpolation(let variable, let make, let steps, let result):
      return try emitInterpolation(variable, make, steps, result, into: destination, need)
    case .load(let place): return try emitLoad(of: place, into: destination, need)
    case .assign(let place, let value):
      try withScope { try emitAssignment(place, value) }
      return Value(slot: destination ?? top, type: try lower(program.types.void))
    case .initialize(let place, let value):
      try withScope { try emitInitialization(place, value) }
      return Value(slot: destination ?? top, type: try lower(program.types.void))
    case .bind(let variable, let value, let body):
      let type = try lower(value.type)
      let slot = try emit(value, .owned).slot
      bind(variable, slot: slot, type)
      return try emit(body, into: destination, need)
    case .call(let call): return try emitCall(call, expression, into: destination, need)
    case .closure(let closure): return try emitClosure(closure, into: destination, need)
    case .functionReference(let reference, let dispatch, let receiver):
      return try emitFunctionReference(expression, reference, dispatch, receiver, into: destination, need)
    case .metatype(let type):
      let slot = allocate(1, destination)
      try emitDescriptor(context.concrete(type), to: slot)
      return Value(slot: slot, type: try lower(expression.type))
    case .dynamicType(let value): return try emitDynamicType(expression, value, into: destination)
    case .caseIndex(let value): return try emitCaseIndex(value, into: destination)
    case .keyPath(let path): return try emitKeyPath(expression, path, into: destination, need)
    case .tuple(let elements): return try emitTuple(expression, elements, into: destination, need)
    case .tupleElement(let tuple, let index):
      let value = try emit(tuple, need == .owned ? .scope : need)
      guard case .tuple(let fields) = value.type.form else { throw LoweringError.fault("no tuple") }
      let part = Value(slot: value.slot + fields[index].offset, type: fields[index].type)
      return passOn(part, into: destination, need)
    case .forceUnwrap(let optional): return try emitForceUnwrap(expression, optional, into: destination, need)
    case .optionalChain(let chain): return try emitOptionalChain(expression, chain, into: destination, need)
    case .bindOptional(let optional):
      let value = try emit(optional, need)
      try emitBranchIfNone(value, to: currentChain())
      return try emitPayload(value, into: destination, moves: true)
    case .convert(let value, let conversion):
      return try emitConversion(expression, value, conversion, into: destination, need)
    case .conditionalCast(let value, let target):
      return try emitConditionalCast(expression, value, to: target, into: destination, need)
    case .forcedCast(let value, let target):
      return try emitForcedCast(expression, value, to: target, into: destination, need)
    case .isType(let value, let target): return try emitTypeTest(expression, value, target, into: destination)
    case .openExistential(let value, let variable, let opened, let body):
      return try emitOpened(expression, value, variable, opened, body, into: destination, need)
    case .openExistentialPlace(let place, let variable, let opened, let body):
      return try emitOpened(expression, place, variable, opened, body, into: destination, need)
    case .ternary(let condition, let then, let other):
      return try emitTernary(expression, condition, then, other, into: destination, need)
    case .statement(let statement):
      return try emitStatementExpression(expression, statement, into: destination, need)
    case .attempt(let value): return try emit(value, into: destination, need)
    case .attemptOptional(let value):
      return try emitAttemptOptional(expression, value, into: destination, need)
    case .attemptForced(let value): return try emitAttemptForced(expression, value, into: destination, need)
    case .error: throw LoweringError.fault("an expression with errors was to be lowered")
    }
  }

  /// Takes one slot or several, unless there is a destination.
  func allocate(_ count: Int, _ destination: Int?) -> Int { destination ?? allocate(count) }

  /// Evaluates an expression for its effects.
  func emitDiscarded(_ expression: TypedExpression) throws {
    try withScope { _ = try emit(expression, .instant) }
  }

  /// Gives a variable the value in slots, which the variable owns until the scope ends.
  func bind(_ variable: VariableSymbol, slot: Int, _ type: LoweredType, isOwned: Bool = true) {
    // Variables of a file live as long as the program, which does not destroy them.
    let livesOn = variable.isGlobalStorage && !endsFileVariables
    let isOwned = isOwned && !livesOn
    if livesOn { fileVariables.append((variable, slot, type)) }
    let cleanup =
      isOwned ? addTracedDestruction(of: variable, slot, type) ?? addDestruction(of: slot, type) : nil
    bindings[variable] = Binding(
      access: Access(
        home: .slots(slot), type: type, isImmutable: variable.isLet || !variable.isMutated,
        isPrivate: !captured.contains(variable)),
      cleanup: cleanup)
    assembler.note(slot: slot, name: variable.name)
  }

  private func emitLiteral(_ expression: TypedExpression, into destination: Int?, _ need: Need) throws
    -> Value
  {
    let type = try lower(expression.type)
    // Where it is owned its slot may become a variable's.
    if destination == nil, need != .owned, let slot = loopConstant(expression, type) {
      return Value(slot: slot, type: type)
    }
    let slot = allocate(type, destination)
    if let word = word(of: expression, type) {
      emitConstant(word, to: slot)
      return Value(slot: slot, type: type)
    }
    switch expression.kind {
    case .string(let bytes):
      // Literals are never freed, so that a borrowed one holds for good.
      assembler.emit(
        need == .owned ? .stringLiteral : .stringLiteralBorrowed, slot,
        immediate: .string(String(decoding: bytes, as: UTF8.self)))
    case .character(let bytes):
      assembler.emit(
        .characterLiteral, slot, immediate: .character(Character(String(decoding: bytes, as: UTF8.self))))
      if bytes.count > 7 { return handOver(slot, type, need) }
    default: break
    }
    return Value(slot: slot, type: type)
  }

  private func emitTuple(
    _ expression: TypedExpression, _ elements: [TypedExpression], into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let slot = allocate(type, destination)
    guard case .tuple(let fields) = type.form else {
      if elements.count == 1 { return try emit(elements[0], into: destination, need) }
      throw LoweringError.fault("no tuple")
    }
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    var cleanups: [CleanupID?] = []
    for (element, field) in zip(elements, fields) {
      try withScope { _ = try emit(element, into: slot + field.offset, .owned) }
      cleanups.append(addDestruction(of: slot + field.offset, field.type))
    }
    for cleanup in cleanups { cancel(cleanup) }
    try popScope(to: depth)
    return handOver(slot, type, need)
  }

  private func emitTernary(
    _ expression: TypedExpression, _ condition: TypedExpression, _ then: TypedExpression,
    _ other: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let slot = allocate(type, destination)
    let otherwise = assembler.makeLabel()
    let end = assembler.makeLabel()
    try emitCondition(condition, ifFalse: otherwise)
    try withScope { _ = try emit(then, into: slot, .owned) }
    if !assembler.hasEnded { assembler.emit(.jump, to: end) }
    assembler.place(otherwise)
    try withScope { _ = try emit(other, into: slot, .owned) }
    assembler.place(end)
    return handOver(slot, type, need)
  }

  private func emitStatementExpression(
    _ expression: TypedExpression, _ statement: TypedStatement, into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let slot = allocate(type, destination)
    let end = assembler.makeLabel()
    branchValues.append(BranchDestination(slot: slot, type: type, label: end, depth: scopes.count))
    try emit(statement)
    branchValues.removeLast()
    assembler.place(end)
    return handOver(slot, type, need)
  }

  /// The position of an enum's case among all.
  private func emitCaseIndex(_ value: TypedExpression, into destination: Int?) throws -> Value {
    let type = try lowerer.types.lower(program.known.intType)
    let slot = allocate(1, destination)
    try withScope {
      let operand = try emit(value, .instant)
      if case .optional = operand.type.form {
        let zero = allocate(1)
        emitConstant(0, to: zero)
        assembler.emit(.int64NotEqual, slot, try presence(operand), zero)
      } else {
        emitMove(operand.slot, to: slot, slots: 1)
      }
    }
    return Value(slot: slot, type: type)
  }

  /// The type of a type, whichever type that is.
  private func emitMetatypeDescriptor(of type: Value, into slot: Int) throws {
    let window = top + Assembler.linkageSlots
    assembler.emitCall(.dispatched(lowerer.metatypeKey, types: type.slot), window: window, arguments: 0, results: 1)
    emitMove(window, to: slot, slots: 1)
  }

  private func emitDynamicType(
    _ expression: TypedExpression, _ value: TypedExpression, into destination: Int?
  )
    throws -> Value
  {
    let type = try lower(expression.type)
    let slot = allocate(1, destination)
    try withScope {
      let operand = try emit(value, .instant)
      switch operand.type.form {
      case .object, .objectExistential: assembler.emit(.objectType, slot, operand.slot)
      // In generic code the type of a value is what the parameter stands for, even where that is an existential.
      case .existential where value.type.existential != nil: emitMove(operand.slot + 3, to: slot, slots: 1)
      case .metatype where operand.type.type.isExistentialMetatype:
        try emitMetatypeDescriptor(of: operand, into: slot)
      default: try emitDescriptor(operand.type.type, to: slot)
      }
    }
    return Value(slot: slot, type: type)
  }
}

extension Type {
  fileprivate var isExistentialMetatype: Bool {
    if case .existentialMetatype = kind { return true }
    return false
  }
}
