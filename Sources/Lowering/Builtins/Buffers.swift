import Bytecode
import Semantics

// The storage of arrays: instructions that depend on how wide an element is.

extension FunctionEmitter {
  func emitBufferBuiltin(_ call: BuiltinCall) throws -> Value? {
    guard let elementType = call.types.first else { return nil }
    let element = try lowerer.types.lower(elementType)
    switch call.name {
    case "buffer.empty":
      let slot = allocate(1, call.destination)
      assembler.emit(.bufferEmpty, slot, immediate: .descriptor(try lowerer.bufferDescriptor(of: element)))
      return handOver(slot, call.result, call.need)
    case "buffer.allocate":
      let slot = allocate(1, call.destination)
      try withScope {
        let capacity = try emitOperands(call.arguments)[0]
        assembler.emit(
          .bufferAllocate, slot, capacity,
          immediate: .descriptor(try lowerer.bufferDescriptor(of: element)))
      }
      return handOver(slot, call.result, call.need)
    case "buffer.element": return try emitElement(call, element, isChecked: true)
    case "buffer.elementUnchecked": return try emitElement(call, element, isChecked: false)
    case "buffer.address": return try emitElementAddress(.bufferAddress, call, element)
    case "buffer.addressChecked": return try emitElementAddress(.bufferAddressChecked, call, element)
    case "buffer.uniqueAddress": return try emitElementAddress(.bufferUniqueAddress, call, element)
    case "buffer.initialize":
      try withScope {
        let operands = try emitOperands(call.arguments, owned: [2])
        let pointer = allocate(1)
        assembler.emit(.bufferAddress, pointer, operands[0], operands[1], element.slots)
        emitInitialize(.memory(pointer: pointer, offset: 0), with: operands[2], element)
      }
      return nothing(call)
    case "buffer.take":
      let slot = allocate(element, call.destination)
      try withScope {
        let operands = try emitOperands(call.arguments)
        let pointer = allocate(1)
        assembler.emit(.bufferAddress, pointer, operands[0], operands[1], element.slots)
        emitLoad(.memory(pointer: pointer, offset: 0), to: slot, slots: element.slots)
      }
      return handOver(slot, element, call.need)
    case "buffer.swap":
      try withScope {
        let operands = try emitOperands(call.arguments)
        assembler.emit(.bufferSwap, operands[0], operands[1], operands[2], element.slots)
      }
      return nothing(call)
    case "buffer.sort":
      guard let kind = try sortedKind(of: elementType) else { throw LoweringError.fault("no order of elements") }
      try withScope { assembler.emit(.bufferSort, try emitOperands(call.arguments)[0], kind) }
      return nothing(call)
    case "buffer.isSortable":
      let slot = allocate(1, call.destination)
      emitConstant(try sortedKind(of: elementType) != nil ? 1 : 0, to: slot)
      return Value(slot: slot, type: call.result)
    case "array.append":
      try withScope {
        let operands = try emitOperands(call.arguments, owned: [1])
        if element.slots == 1 {
          assembler.emit(.arrayAppend, operands[0], operands[1])
        } else {
          assembler.emit(.arrayAppendMany, operands[0], operands[1], element.slots)
        }
      }
      return nothing(call)
    default: return nil
    }
  }

  /// How the machine sorts elements of a type in ascending order, as `buffer.sort` says it; nil where it cannot.
  func sortedKind(of element: Type) throws -> Int? {
    guard case .primitive(let name) = try lowerer.types.lower(element).form else { return nil }
    switch name {
    case "int64", "int32", "int16", "int8", "uint32", "uint16", "uint8": return 0
    case "uint64": return 1
    case "float64": return 2
    case "string": return 3
    default: return nil
    }
  }

  /// What a builtin without a result gives.
  func nothing(_ call: BuiltinCall) -> Value { Value(slot: call.destination ?? top, type: call.result) }

  private func emitElementAddress(_ opcode: Opcode, _ call: BuiltinCall, _ element: LoweredType) throws
    -> Value
  {
    let slot = allocate(1, call.destination)
    try withScope {
      let operands = try emitOperands(call.arguments)
      assembler.emit(opcode, slot, operands[0], operands[1], element.slots)
    }
    return Value(slot: slot, type: call.result)
  }

  /// A copy of an element.
  private func emitElement(_ call: BuiltinCall, _ element: LoweredType, isChecked: Bool) throws -> Value {
    let slot = allocate(element, call.destination)
    try withScope {
      let operands = try emitOperands(call.arguments)
      let (buffer, index) = (operands[0], operands[1])
      guard isChecked else {
        if element.slots == 1 {
          assembler.emit(.bufferGetUnchecked, slot, buffer, index)
        } else {
          let pointer = allocate(1)
          assembler.emit(.bufferAddress, pointer, buffer, index, element.slots)
          emitLoad(.memory(pointer: pointer, offset: 0), to: slot, slots: element.slots)
        }
        // The buffer may be a temporary of this scope, so the element is retained before that ends.
        return emitRetain(slot, element)
      }
      switch element.management {
      case .reference(mayBeNone: false):
        assembler.emit(.bufferGetReference, slot, buffer, index)
      case .string:
        assembler.emit(.bufferGetString, slot, buffer, index)
      default:
        switch element.slots {
        case 1: assembler.emit(.bufferGet, slot, buffer, index)
        case 2: assembler.emit(.bufferGet2, slot, buffer, index)
        default: assembler.emit(.bufferGetMany, slot, buffer, index, element.slots)
        }
        emitRetain(slot, element)
      }
    }
    return handOver(slot, element, call.need)
  }
}
