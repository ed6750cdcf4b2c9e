import Bytecode
import Semantics

/// A call of a declaration of the library that has no body: the machine's part of it.
struct BuiltinCall {
  /// The name in `@builtin`.
  let name: String
  /// The arguments of the generic parameters around the declaration, all concrete.
  let types: [Type]
  let arguments: [Argument]
  let result: LoweredType
  let destination: Int?
  let need: Need
}

extension FunctionEmitter {
  /// Emits what stands behind a builtin: an instruction of the same name, or what one of the families in this folder makes.
  func emitBuiltin(
    _ name: String, _ target: DeclarationReference, _ arguments: [Argument], _ result: LoweredType,
    into destination: Int?, _ need: Need
  ) throws -> Value {
    // Static members of structs get no metatype: their type arguments say enough.
    let passed = arguments.filter {
      if case .type = $0 { return false }
      return true
    }
    let call = BuiltinCall(
      name: name, types: target.arguments, arguments: passed, result: result, destination: destination,
      need: need)
    let family = name.prefix { $0 != "." }
    switch family {
    case "buffer", "array": if let value = try emitBufferBuiltin(call) { return value }
    case "table": if let value = try emitTableBuiltin(call) { return value }
    case "pointer": if let value = try emitPointerBuiltin(call) { return value }
    case "mirror", "type": if let value = try emitReflectionBuiltin(call) { return value }
    case "keyPath": if let value = try emitKeyPathBuiltin(call) { return value }
    case "logical", "optional": if let value = try emitLazyBuiltin(call) { return value }
    case "integer", "unsafeBitCast", "unsafeDowncast":
      if let value = try emitConversionBuiltin(call) { return value }
    case "substring" where name == "substring.split": return try emitSplitting(call)
    case "move", "move2": return try emitSameSlots(call)
    case "tracing":
      let slot = allocate(1, destination)
      // What is made in a session before tracing begins is told of afterwards, and has its name from the start.
      emitConstant(lowerer.tracing == nil && !lowerer.isOpenEnded ? 0 : 1, to: slot)
      return Value(slot: slot, type: result)
    default: break
    }
    return try emitInstruction(call)
  }

  /// The instruction with the builtin's name: result first, then the arguments in order.
  private func emitInstruction(_ call: BuiltinCall) throws -> Value {
    guard let opcode = Opcode(named: call.name) else {
      throw LoweringError.fault("the machine has no instruction '\(call.name)'")
    }
    let slot = allocate(call.result, call.destination)
    let hasResult = opcode.operands.first?.kind == .write
    try withScope {
      if hasResult, try emitConstantForm(opcode, call.arguments, to: slot) { return }
      if !hasResult, try emitAppendedLiteral(opcode, call.arguments) { return }
      let base = top
      var operands = try emitGatheredOperand(opcode, call.arguments) ?? emitOperands(call.arguments)
      if hasResult { operands.insert(slot, at: 0) }
      if let local = localForm(of: opcode, operands, above: base) {
        assembler.emit(local.opcode, local.slot, operands[1])
        return
      }
      guard operands.count == opcode.operands.count(where: { $0.kind != .top }) else {
        throw LoweringError.fault("'\(call.name)' with \(operands.count) operands")
      }
      while operands.count < 4 { operands.append(0) }
      assembler.emit(opcode, operands[0], operands[1], operands[2], operands[3])
    }
    if call.result.type.isNever, !assembler.hasEnded { assembler.emit(.trapUnreachable) }
    return handOver(slot, call.result, call.need)
  }

  /// The parts of a Substring, in a new buffer.
  private func emitSplitting(_ call: BuiltinCall) throws -> Value {
    let slot = allocate(1, call.destination)
    let part = try lowerer.types.lower(call.result.type.arguments[0])
    try withScope {
      let operands = try emitOperands(call.arguments)
      assembler.emit(
        .substringSplit, slot, operands[0], operands[1], operands[2],
        immediate: .descriptor(try lowerer.bufferDescriptor(of: part)))
    }
    return handOver(slot, call.result, call.need)
  }

  /// The slots of arguments that the next instruction reads; addresses are reached last, when everything else is there.
  func emitOperands(_ arguments: [Argument], owned: Set<Int> = []) throws -> [Int] {
    var slots = Array(repeating: 0, count: arguments.count)
    var laterEffects = arguments.contains {
      if case .address(let place) = $0 { return place.hasEffects }
      return false
    }
    var needs: [Need] = Array(repeating: .instant, count: arguments.count)
    for index in arguments.indices.reversed() {
      if laterEffects { needs[index] = .scope }
      if owned.contains(index) { needs[index] = .owned }
      if arguments[index].hasEffects { laterEffects = true }
    }
    for (index, argument) in arguments.enumerated() {
      if case .address = argument { continue }
      slots[index] = try emitArgument(argument, needs[index]).slot
    }
    for (index, argument) in arguments.enumerated() {
      guard case .address = argument else { continue }
      slots[index] = try emitArgument(argument, .instant).slot
    }
    return slots
  }

  /// The arguments of an instruction that wants them one behind the other, as one operand.
  private func emitGatheredOperand(_ opcode: Opcode, _ arguments: [Argument]) throws -> [Int]? {
    let reads = opcode.operands.filter { $0.kind == .read }
    guard arguments.count > 1, reads.count == 1 else { return nil }
    let types = try arguments.map { try argumentType($0) }
    let slots = types.reduce(0) { $0 + ($1?.slots ?? 1) }
    guard slots == reads[0].width else { return nil }
    let start = allocate(slots)
    var slot = start
    for (operand, type) in zip(try emitOperands(arguments), types) {
      emitMove(operand, to: slot, slots: type?.slots ?? 1)
      slot += type?.slots ?? 1
    }
    return [start]
  }

  /// A value of another type with the same slots.
  private func emitSameSlots(_ call: BuiltinCall) throws -> Value {
    let value = try emitArgument(call.arguments[0], into: call.destination, call.need)
    return Value(slot: value.slot, type: call.result)
  }
}

extension FunctionEmitter {
  /// The value of an integer literal that fits an operand, also as an inlined function's argument.
  func smallConstant(_ argument: Argument) -> Int? {
    let kind: TypedExpression.Kind
    switch argument {
    case .expression(let expression): kind = expression.literalValue(in: self)
    case .load(let place):
      guard case .variable(let variable) = place.kind,
        case .literal(let expression)? = bindings[variable]?.inlined?.kind
      else { return nil }
      kind = expression.kind
    default: return nil
    }
    guard case .integer(let value) = kind, Int16(exactly: value) != nil else { return nil }
    return value
  }
}
