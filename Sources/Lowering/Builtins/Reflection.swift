import Bytecode
import Semantics

// What `Mirror` and default printing ask of a value inside an existential: its address and its type.

extension FunctionEmitter {
  func emitReflectionBuiltin(_ call: BuiltinCall) throws -> Value? {
    switch call.name {
    case "type.ofAny":
      let slot = allocate(1, call.destination)
      try withScope { emitMove(try emitOperands(call.arguments)[0] + 3, to: slot, slots: 1) }
      return Value(slot: slot, type: call.result)
    case "type.nameOfMetatype":
      let slot = allocate(call.result, call.destination)
      try withScope {
        let operands = try emitOperands(call.arguments)
        assembler.emit(.typeName, slot, operands[0], operands[1])
      }
      return handOver(slot, call.result, call.need)
    case "mirror.childOfAny": return try emitMirror(.mirrorChild, call)
    case "mirror.childOfType":
      let slot = allocate(call.result, call.destination)
      try withScope {
        let operands = try emitOperands(call.arguments)
        let pointer = allocate(1)
        assembler.emit(.existentialPayloadLocal, pointer, operands[0])
        assembler.emit(.mirrorChild, slot, pointer, operands[1], operands[2])
      }
      return handOver(slot, call.result, call.need)
    case "mirror.sameBytesOfAny":
      let slot = allocate(call.result, call.destination)
      try withScope {
        let operands = try emitOperands(call.arguments)
        let (left, right) = (allocate(1), allocate(1))
        assembler.emit(.existentialPayloadLocal, left, operands[0])
        assembler.emit(.existentialPayloadLocal, right, operands[1])
        assembler.emit(.mirrorSameBytes, slot, left, right, operands[0] + 3)
      }
      return handOver(slot, call.result, call.need)
    case "mirror.writeField":
      guard let root = call.types.first else { return nil }
      try withScope {
        let operands = try emitOperands(call.arguments)
        let descriptor = try lowerer.descriptor(of: root)
        assembler.emit(
          .mirrorWriteField, operands[0], operands[1], operands[2], immediate: .descriptor(descriptor))
      }
      return nothing(call)
    case "mirror.casePayloadOfAny": return try emitMirror(.mirrorCasePayload, call)
    case "mirror.caseIndexOfAny": return try emitMirror(.mirrorCaseIndex, call)
    default: return nil
    }
  }

  private func emitMirror(_ opcode: Opcode, _ call: BuiltinCall) throws -> Value {
    let slot = allocate(call.result, call.destination)
    try withScope {
      let operands = try emitOperands(call.arguments)
      let pointer = allocate(1)
      assembler.emit(.existentialPayloadLocal, pointer, operands[0])
      assembler.emit(opcode, slot, pointer, operands[0] + 3, operands.count > 1 ? operands[1] : 0)
    }
    return handOver(slot, call.result, call.need)
  }
}
