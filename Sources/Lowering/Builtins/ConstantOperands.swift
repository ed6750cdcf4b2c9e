import Bytecode
import Semantics

// Instructions that hold one of their operands: a literal, or a variable of the frame that would be reached by its address.

extension FunctionEmitter {
  // MARK: Arithmetic

  /// Uses the form of an arithmetic instruction that holds its right side, where that is a literal.
  func emitConstantForm(_ opcode: Opcode, _ arguments: [Argument], to slot: Int) throws -> Bool {
    guard arguments.count == 2 else { return false }
    if let form = FloatingPointForm(opcode) { return try emit(form, arguments, to: slot) }
    if let right = integerConstant(arguments[1]), let form = IntegerForm(opcode, right) {
      return try emit(form, of: arguments[0], to: slot)
    }
    let isCommutative = [.int64Add, .int64Multiply, .int64And, .int64Or, .int64Xor].contains(opcode)
    if isCommutative, let left = integerConstant(arguments[0]), let form = IntegerForm(opcode, left) {
      return try emit(form, of: arguments[1], to: slot)
    }
    return false
  }

  private func emit(_ form: IntegerForm, of argument: Argument, to slot: Int) throws -> Bool {
    let location = assembler.location
    let operand = try emitArgument(argument, .instant).slot
    assembler.location = location
    switch form {
    case .small(let opcode, let constant): assembler.emit(opcode, slot, operand, constant)
    case .large(let opcode, let constant): assembler.emit(opcode, slot, operand, immediate: .word(constant))
    }
    return true
  }

  private func emit(_ form: FloatingPointForm, _ arguments: [Argument], to slot: Int) throws -> Bool {
    let location = assembler.location
    let operand: Argument
    let constant: Double
    if let right = floatingPointConstant(arguments[1]) {
      (operand, constant) = (arguments[0], right)
    } else if form.isCommutative, let left = floatingPointConstant(arguments[0]) {
      (operand, constant) = (arguments[1], left)
    } else {
      return false
    }
    let value = try emitArgument(operand, .instant).slot
    assembler.location = location
    assembler.emit(form.opcode, slot, value, immediate: .word(Int(bitPattern: UInt(constant.bitPattern))))
    return true
  }

  /// The value of an integer literal, also as an inlined function's argument.
  private func integerConstant(_ argument: Argument) -> Int? {
    if case .integer(let value)? = literal(argument) { return value }
    return nil
  }

  /// The value of a literal of type Double, also as an inlined function's argument.
  func floatingPointConstant(_ argument: Argument) -> Double? {
    switch literal(argument) {
    case .integer(let value): return Double(value)
    case .floatingPoint(let value): return value
    default: return nil
    }
  }

  /// The literal that an argument is, also as an inlined function's argument.
  func literal(_ argument: Argument) -> TypedExpression.Kind? {
    switch argument {
    case .expression(let expression): return expression.literalValue(in: self)
    case .load(let place):
      guard case .variable(let variable) = place.kind,
        case .literal(let expression)? = bindings[variable]?.inlined?.kind
      else { return nil }
      return expression.kind
    default: return nil
    }
  }

  // MARK: Appending to strings

  /// Appends a literal, which the instruction holds.
  func emitAppendedLiteral(_ opcode: Opcode, _ arguments: [Argument]) throws -> Bool {
    guard opcode == .stringAppend, arguments.count == 2, case .string(let bytes)? = literal(arguments[1]) else {
      return false
    }
    let text = Immediate.string(String(decoding: bytes, as: UTF8.self))
    let location = assembler.location
    let base = top
    let pointer = try emitArgument(arguments[0], .instant).slot
    assembler.location = location
    if let slot = takeBackAddress(pointer, above: base) {
      assembler.emit(.stringAppendLiteralLocal, slot, immediate: text)
    } else {
      assembler.emit(.stringAppendLiteral, pointer, immediate: text)
    }
    return true
  }

  /// The form of an instruction for a string in this frame, whose address the code before has just made for it alone.
  func localForm(of opcode: Opcode, _ operands: [Int], above base: Int) -> (opcode: Opcode, slot: Int)? {
    let local: Opcode
    switch opcode {
    case .stringAppend: local = .stringAppendLocal
    case .stringAppendInt64: local = .stringAppendInt64Local
    case .stringAppendCharacter: local = .stringAppendCharacterLocal
    default: return nil
    }
    return takeBackAddress(operands[0], above: base).map { (local, $0) }
  }

  /// Takes back the instruction that made the address of a slot of this frame in a temporary above `base`; gives the slot.
  private func takeBackAddress(_ pointer: Int, above base: Int) -> Int? {
    guard pointer >= base, let previous = assembler.previous, previous.opcode == .slotAddress,
      previous.a == pointer
    else { return nil }
    assembler.takeBackPrevious()
    return previous.b
  }
}

/// An integer instruction with a constant on its right.
private enum IntegerForm {
  /// The constant is an operand.
  case small(Opcode, Int)
  /// The constant is the immediate.
  case large(Opcode, Int)

  init?(_ opcode: Opcode, _ constant: Int) {
    if [.int64Divide, .int64Remainder].contains(opcode) {
      guard constant > 0 else { return nil }
      self = IntegerForm(dividing: opcode == .int64Divide, constant)
      return
    }
    let small: Opcode
    switch opcode {
    case .int64Add: small = .int64AddImmediate
    case .int64Subtract: small = .int64SubtractImmediate
    case .int64Multiply: small = .int64MultiplyImmediate
    case .int64And: small = .int64AndImmediate
    case .int64Or: small = .int64OrImmediate
    case .int64Xor: small = .int64XorImmediate
    default: return nil
    }
    if Int16(exactly: constant) != nil {
      self = .small(small, constant)
    } else if opcode == .int64Multiply {
      self = .large(.int64MultiplyConstant, constant)
    } else {
      return nil
    }
  }

  private init(dividing isDivision: Bool, _ constant: Int) {
    if constant & (constant - 1) == 0 {
      self = .small(
        isDivision ? .int64DividePowerOfTwo : .int64RemainderPowerOfTwo, constant.trailingZeroBitCount)
    } else if UInt16(exactly: constant) != nil {
      self = .small(isDivision ? .int64DivideImmediate : .int64RemainderImmediate, constant)
    } else {
      self = .large(isDivision ? .int64DivideConstant : .int64RemainderConstant, constant)
    }
  }
}

/// An instruction on Doubles with a constant on its right.
private struct FloatingPointForm {
  let opcode: Opcode
  let isCommutative: Bool

  init?(_ opcode: Opcode) {
    switch opcode {
    case .float64Add: (self.opcode, isCommutative) = (.float64AddConstant, true)
    case .float64Subtract: (self.opcode, isCommutative) = (.float64SubtractConstant, false)
    case .float64Multiply: (self.opcode, isCommutative) = (.float64MultiplyConstant, true)
    case .float64Divide: (self.opcode, isCommutative) = (.float64DivideConstant, false)
    default: return nil
    }
  }
}
