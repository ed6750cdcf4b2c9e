import Bytecode
import Semantics

// Declarations of the library that stand for instructions: `@builtin("name")`.
//
// The rule: the result's slots first, then those of the arguments in order. The names in `emitSpecialBuiltin` need
// types or several instructions.

extension FunctionEmitter {
  func emitBuiltin(
    _ name: String, _ target: DeclarationReference, _ arguments: [Argument], _ result: LoweredType,
    into destination: Int?, _ need: Need
  ) throws -> Value {
    if let value = try emitSpecialBuiltin(name, target, arguments, result, into: destination, need) { return value }
    if let value = try emitImmediateForm(name, arguments, result, into: destination) { return value }
    guard let opcode = Opcode(named: name) else {
      throw LoweringError.unsupported("the library's '\(name)'", nil)
    }
    let slot = allocate(result, destination)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let location = assembler.location
    let operands = try emitOperands(arguments)
    assembler.location = location
    try emit(opcode, target, into: slot, operands)
    try popScope(to: depth)
    return handOver(slot, result, need)
  }

  /// Evaluates arguments for an instruction, each in slots.
  func emitOperands(_ arguments: [Argument]) throws -> [Value] {
    var operands: [Value] = []
    for (index, argument) in arguments.enumerated() {
      let laterEffects = arguments[(index + 1)...].contains(where: \.hasEffects)
      operands.append(try emitArgument(argument, laterEffects ? .scope : .instant))
    }
    return operands
  }

  /// Fills an instruction's operands by what the table says of them.
  private func emit(_ opcode: Opcode, _ target: DeclarationReference, into slot: Int, _ operands: [Value]) throws {
    var fields: [Int] = []
    var next = operands.makeIterator()
    for operand in opcode.description.operands {
      switch operand.kind {
      case .write: fields.append(slot)
      case .read, .update:
        guard let value = next.next() else { throw LoweringError.fault("too few arguments of a builtin") }
        fields.append(value.slot)
      case .unsigned, .signed, .count, .signed32: fields.append(try elementWidth(target))
      case .jump, .window, .top: break
      }
    }
    fields += [0, 0, 0, 0]
    switch opcode.immediate {
    case .none: assembler.emit(opcode, fields[0], fields[1], fields[2], fields[3])
    case .descriptor:
      assembler.emit(
        opcode, fields[0], fields[1], fields[2], fields[3], immediate: .descriptor(try storageDescriptor(target)))
    case .layout:
      let type = try element(target)
      assembler.emit(opcode, fields[0], fields[1], fields[2], fields[3], immediate: .layout(type.layout))
    default: throw LoweringError.fault("an instruction that the library cannot name: \(opcode.description.name)")
    }
  }

  /// The type of the elements that a declaration of `_Buffer` or `_Pointer` is about.
  private func element(_ target: DeclarationReference) throws -> LoweredType {
    guard let type = target.arguments.first else { throw LoweringError.fault("a builtin without a type") }
    return try lowerer.types.lower(type)
  }

  private func elementWidth(_ target: DeclarationReference) throws -> Int { try element(target).slots }

  private func storageDescriptor(_ target: DeclarationReference) throws -> TypeDescriptor {
    if target.arguments.count == 2 {
      return try lowerer.tableDescriptor(key: target.arguments[0], value: target.arguments[1])
    }
    return try lowerer.bufferDescriptor(of: try element(target))
  }

  /// Arithmetic with a small constant.
  private func emitImmediateForm(
    _ name: String, _ arguments: [Argument], _ result: LoweredType, into destination: Int?
  ) throws -> Value? {
    guard arguments.count == 2, name.hasPrefix("int64."), let opcode = Opcode(named: name + "Immediate") else { return nil }
    func constant(_ argument: Argument) -> Int? {
      let literal: TypedExpression.Kind
      switch argument {
      case .expression(let expression): literal = expression.literalValue(in: self)
      case .load(let place):
        guard case .variable(let variable) = place.kind, case .literal(let expression)? = bindings[variable]?.inlined?.kind
        else { return nil }
        literal = expression.kind
      default: return nil
      }
      guard case .integer(let value) = literal, Int16(exactly: value) != nil else { return nil }
      return value
    }
    let isCommutative = name == "int64.add" || name == "int64.multiply" || name == "int64.and" || name == "int64.or"
    var (left, right) = (arguments[0], constant(arguments[1]))
    if right == nil, isCommutative {
      left = arguments[1]
      right = constant(arguments[0])
    }
    guard let right else { return nil }
    let slot = allocate(result, destination)
    let location = assembler.location
    try withScope {
      let operand = try emitArgument(left, .instant)
      assembler.location = location
      assembler.emit(opcode, slot, operand.slot, right)
    }
    return Value(slot: slot, type: result)
  }

  // MARK: Names that need types or several instructions

  private func emitSpecialBuiltin(
    _ name: String, _ target: DeclarationReference, _ arguments: [Argument], _ result: LoweredType,
    into destination: Int?, _ need: Need
  ) throws -> Value? {
    switch name {
    case "move", "move2": return try emitArgument(arguments.last!, into: destination, need)
    case "unsafeBitCast", "unsafeDowncast":
      return Value(slot: try emitArgument(arguments[0], into: destination, need).slot, type: result)
    case "logical.and", "logical.or":
      return try emitLogical(arguments, isAnd: name == "logical.and", result, into: destination)
    case "optional.coalesce", "optional.coalesceOptional":
      return try emitCoalescing(arguments, isOptional: name.hasSuffix("Optional"), result, into: destination, need)
    case "buffer.element", "buffer.elementUnchecked":
      return try emitElement(target, arguments, isChecked: name == "buffer.element", into: destination, need)
    case "buffer.initialize": return try emitInitializeElement(target, arguments)
    case "buffer.take":
      return try withDestination(result, destination) { slot in
        let operands = try emitOperands(arguments)
        let pointer = allocate(1)
        assembler.emit(.bufferAddress, pointer, operands[0].slot, operands[1].slot, result.slots)
        emitLoad(.memory(pointer: pointer, offset: 0), to: slot, slots: result.slots)
      }.handedOver(by: self, need)
    case "array.append":
      let type = try element(target)
      try withScope {
        let value = try emitArgument(arguments[1], .owned)
        let pointer = try emitArgument(arguments[0], .instant)
        emitAppend(value.slot, type, toBufferAt: pointer.slot)
      }
      return Value(slot: top, type: lowerer.voidType)
    case "table.isNative":
      let slot = allocate(1, destination)
      emitConstant(try lowerer.keyKind(of: target.arguments[0]) == .program ? 0 : 1, to: slot)
      return Value(slot: slot, type: result)
    case "table.insertAt":
      try withScope {
        let operands = try emitOperands(Array(arguments.dropLast()))
        let key = try emitArgument(arguments[3], .owned)
        assembler.emit(.tableInsertAt, operands[0].slot, operands[1].slot, operands[2].slot, key.slot)
      }
      return Value(slot: top, type: lowerer.voidType)
    case "pointer.load", "pointer.take":
      return try withDestination(result, destination) { slot in
        let pointer = try emitArgument(arguments[0], .instant)
        let home = Home.memory(pointer: pointer.slot, offset: 0)
        if name == "pointer.take" {
          emitLoad(home, to: slot, slots: result.slots)
        } else {
          emitLoadCopy(home, to: slot, result)
        }
      }.handedOver(by: self, need)
    case "pointer.initialize", "pointer.assign":
      try withScope {
        let pointer = try emitArgument(arguments[0], .scope)
        let value = try emitArgument(arguments[1], .owned)
        let home = Home.memory(pointer: pointer.slot, offset: 0)
        if name == "pointer.assign" {
          emitReplace(home, with: value.slot, value.type)
        } else {
          emitInitialize(home, with: value.slot, value.type)
        }
      }
      return Value(slot: top, type: lowerer.voidType)
    case "addressOf":
      return try emitArgument(arguments[0], into: destination, need)
    case "type.ofAny":
      return try withDestination(result, destination) { slot in
        let value = try emitArgument(arguments[0], .instant)
        emitMove(value.slot + 3, to: slot, slots: 1)
      }
    case "type.nameOfMetatype":
      return try withDestination(result, destination) { slot in
        let value = try emitArgument(arguments[0], .instant)
        let unqualified = allocate(1)
        emitConstant(0, to: unqualified)
        assembler.emit(.typeName, slot, value.slot, unqualified)
      }.handedOver(by: self, need)
    case "mirror.childOfAny", "mirror.caseIndexOfAny", "mirror.casePayloadOfAny":
      return try emitMirror(name, arguments, result, into: destination, need)
    case let name where name.hasPrefix("integer."):
      return try emitIntegerConversion(name, target, arguments, result, into: destination)
    default: return nil
    }
  }

  private func withDestination(_ type: LoweredType, _ destination: Int?, _ body: (Int) throws -> Void) throws -> Value {
    let slot = allocate(type, destination)
    try withScope { try body(slot) }
    return Value(slot: slot, type: type)
  }

  private func emitMirror(
    _ name: String, _ arguments: [Argument], _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value {
    try withDestination(result, destination) { slot in
      let operands = try emitOperands(arguments)
      let pointer = allocate(1)
      assembler.emit(.existentialPayloadLocal, pointer, operands[0].slot)
      let type = operands[0].slot + 3
      switch name {
      case "mirror.childOfAny": assembler.emit(.mirrorChild, slot, pointer, type, operands[1].slot)
      case "mirror.caseIndexOfAny": assembler.emit(.mirrorCaseIndex, slot, pointer, type)
      default: assembler.emit(.mirrorCasePayload, slot, pointer, type, operands[1].slot)
      }
    }.handedOver(by: self, need)
  }

  private func emitElement(
    _ target: DeclarationReference, _ arguments: [Argument], isChecked: Bool, into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try element(target)
    return try withDestination(type, destination) { slot in
      let operands = try emitOperands(arguments)
      let (buffer, index) = (operands[0].slot, operands[1].slot)
      if type.slots == 1, type.isTrivial {
        assembler.emit(isChecked ? .bufferGet : .bufferGetUnchecked, slot, buffer, index)
      } else {
        let pointer = allocate(1)
        assembler.emit(isChecked ? .bufferAddressChecked : .bufferAddress, pointer, buffer, index, type.slots)
        emitLoadCopy(.memory(pointer: pointer, offset: 0), to: slot, type)
      }
    }.handedOver(by: self, need)
  }

  private func emitInitializeElement(_ target: DeclarationReference, _ arguments: [Argument]) throws -> Value {
    let type = try element(target)
    try withScope {
      let operands = try emitOperands(Array(arguments.dropLast())).map { $0 }
      let value = try emitArgument(arguments[2], .owned)
      let pointer = allocate(1)
      assembler.emit(.bufferAddress, pointer, operands[0].slot, operands[1].slot, type.slots)
      emitInitialize(.memory(pointer: pointer, offset: 0), with: value.slot, type)
    }
    return Value(slot: top, type: lowerer.voidType)
  }

  private func emitLogical(_ arguments: [Argument], isAnd: Bool, _ result: LoweredType, into destination: Int?) throws -> Value {
    let slot = allocate(1, destination)
    let end = assembler.makeLabel()
    try withScope { _ = try emitArgument(arguments[0], into: slot, .owned) }
    assembler.emit(isAnd ? .branchIfFalse : .branchIfTrue, slot, to: end)
    try withScope { _ = try emitLazily(arguments[1], into: slot, result) }
    assembler.place(end)
    return Value(slot: slot, type: result)
  }

  /// The value of an autoclosure argument.
  private func emitLazily(_ argument: Argument, into slot: Int, _ type: LoweredType) throws {
    if case .closure(let closure) = argument {
      _ = try emitImmediateClosure(closure, [], type, into: slot, .owned)
      return
    }
    if case .load(let place) = argument, case .variable(let variable) = place.kind,
      let inlined = bindings[variable]?.inlined, case .closure(let closure) = inlined.kind
    {
      _ = try emitInlinedClosure(inlined, closure, [], type, into: slot, .owned)
      return
    }
    _ = try emitCall(.closure(argument), [], result: type, throwsError: true, into: slot, .owned)
  }

  private func emitCoalescing(
    _ arguments: [Argument], isOptional: Bool, _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value {
    let slot = allocate(result, destination)
    let end = assembler.makeLabel()
    try withScope {
      let none = assembler.makeLabel()
      let optional = try emitArgument(arguments[0], .owned)
      assembler.emit(.branchIfZero, try presence(optional), to: none)
      if isOptional {
        emitMove(optional.slot, to: slot, slots: result.slots)
      } else {
        let payload = try emitPayload(optional, into: nil, moves: true)
        emitMove(payload.slot, to: slot, slots: result.slots)
      }
      assembler.emit(.jump, to: end)
      assembler.place(none)
      try withScope { try emitLazily(arguments[1], into: slot, result) }
    }
    assembler.place(end)
    return handOver(slot, result, need)
  }

  /// Conversions between integers, which depend on both types.
  private func emitIntegerConversion(
    _ name: String, _ target: DeclarationReference, _ arguments: [Argument], _ result: LoweredType,
    into destination: Int?
  ) throws -> Value {
    let verb = String(name.dropFirst("integer.".count))
    let resultType = try lowerer.types.lower(result.type.optionalPayload ?? result.type)
    guard case .primitive(let to) = resultType.form else { throw LoweringError.fault("no integer type") }
    return try withDestination(result, destination) { slot in
      let value = try emitArgument(arguments.last!, .instant)
      guard case .primitive(let from) = value.type.form else {
        throw LoweringError.unsupported("a conversion from '\(value.type.type)'", nil)
      }
      let suffix = from == "uint64" && verb != "truncate" ? "UInt64" : ""
      guard let opcode = Opcode(named: "\(to).\(verb)\(suffix)") else {
        throw LoweringError.unsupported("the conversion '\(to).\(verb)\(suffix)'", nil)
      }
      assembler.emit(opcode, slot, value.slot)
    }
  }
}

extension Value {
  /// The value, destroyed at the end of the scope unless it is wanted owned.
  func handedOver(by emitter: FunctionEmitter, _ need: Need) -> Value { emitter.handOver(slot, type, need) }
}
