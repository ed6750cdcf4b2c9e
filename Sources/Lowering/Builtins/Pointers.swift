import Bytecode
import Semantics

// Values at addresses.

extension FunctionEmitter {
  func emitPointerBuiltin(_ call: BuiltinCall) throws -> Value? {
    guard let pointee = call.types.first else { return nil }
    let type = try lowerer.types.lower(pointee)
    switch call.name {
    case "pointer.load":
      let slot = allocate(type, call.destination)
      try withScope {
        let pointer = try emitOperands(call.arguments)[0]
        emitLoadCopy(.memory(pointer: pointer, offset: 0), to: slot, type)
      }
      return handOver(slot, type, call.need)
    case "pointer.take":
      let slot = allocate(type, call.destination)
      try withScope {
        let pointer = try emitOperands(call.arguments)[0]
        emitLoad(.memory(pointer: pointer, offset: 0), to: slot, slots: type.slots)
      }
      return handOver(slot, type, call.need)
    case "pointer.initialize":
      try withScope {
        let operands = try emitOperands(call.arguments, owned: [1])
        emitInitialize(.memory(pointer: operands[0], offset: 0), with: operands[1], type)
      }
      return nothing(call)
    case "pointer.assign":
      try withScope {
        let operands = try emitOperands(call.arguments, owned: [1])
        emitReplace(.memory(pointer: operands[0], offset: 0), with: operands[1], type)
      }
      return nothing(call)
    default: return nil
    }
  }
}
