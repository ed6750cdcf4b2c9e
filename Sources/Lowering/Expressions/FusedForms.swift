import Bytecode
import Semantics

// Instructions that do the work of several: arithmetic with a return, arithmetic in memory.

extension FunctionEmitter {
  /// The operands of an expression that is one builtin of two values.
  private func binaryBuiltin(_ expression: TypedExpression) throws -> (
    String, TypedExpression, TypedExpression
  )? {
    guard case .call(let call) = expression.kind, case .function(let reference, let dispatch) = call.callee,
      call.arguments.count == 2, case .value(let left) = call.arguments[0],
      case .value(let right) = call.arguments[1]
    else { return nil }
    let (target, isVirtual) = try resolve(context.concrete(reference), dispatch)
    guard !isVirtual, let name = target.symbol.builtinName else { return nil }
    return (name, left, right)
  }

  /// `return true`.
  func emitConstantReturn(_ expression: TypedExpression, _ type: LoweredType) throws -> Bool {
    guard type.slots == 1, let word = word(of: expression, type), Int32(exactly: word) != nil, !assembler.isCoroutine
    else { return false }
    mark(expression.range.location)
    assembler.emit(.returnConstant, word)
    return true
  }

  /// `return a + b`.
  func emitFusedReturn(_ expression: TypedExpression, _ type: LoweredType) throws -> Bool {
    guard let (name, left, right) = try binaryBuiltin(expression) else { return false }
    let fused: Opcode
    let plain: Opcode
    switch name {
    case "int64.add": (fused, plain) = (.returnInt64Add, .int64Add)
    case "int64.subtract": (fused, plain) = (.returnInt64Subtract, .int64Subtract)
    case "int64.multiply": (fused, plain) = (.returnInt64Multiply, .int64Multiply)
    default: return false
    }
    let one = try emit(left, right.hasEffects ? .scope : .call)
    let other = try emit(right, .call)
    mark(expression.range.location)
    if hasCleanups(to: 0) {
      let slot = allocate(1)
      assembler.emit(plain, slot, one.slot, other.slot)
      try emitReturn(Value(slot: slot, type: type))
    } else {
      assembler.emit(fused, one.slot, other.slot)
    }
    return true
  }

  /// `place = place + value` for numbers in memory, as inlined `+=` leaves it.
  func emitArithmeticAssignment(_ place: TypedPlace, _ value: TypedExpression) throws -> Bool {
    guard case .variable(let variable) = place.kind, let access = bindings[variable]?.access,
      bindings[variable]?.inlined == nil, access.home.isInMemory,
      let (name, left, right) = try binaryBuiltin(value), case .load(let source) = left.kind,
      case .variable(let same) = source.kind, same === variable
    else { return false }
    let location = assembler.location
    switch name {
    case "int64.add", "int64.subtract":
      if case .integer(let constant) = right.literalValue(in: self), Int16(exactly: constant) != nil {
        let (pointer, offset) = pointer(access.home)!
        assembler.emit(
          name == "int64.add" ? .memoryInt64AddImmediate : .memoryInt64SubtractImmediate, pointer, offset,
          constant)
        return true
      }
      let operand = try emit(right, .instant)
      assembler.location = location
      let (pointer, offset) = pointer(access.home)!
      assembler.emit(
        name == "int64.add" ? .memoryInt64Add : .memoryInt64Subtract, pointer, offset, operand.slot)
    case "float64.add", "float64.subtract", "float64.multiply":
      let operand = try emit(right, .instant)
      let opcode: Opcode =
        name == "float64.add"
        ? .memoryFloat64Add : name == "float64.subtract" ? .memoryFloat64Subtract : .memoryFloat64Multiply
      let (pointer, offset) = pointer(access.home)!
      assembler.emit(opcode, pointer, offset, operand.slot)
    default: return false
    }
    return true
  }
}
