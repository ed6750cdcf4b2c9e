import Bytecode
import Semantics

// The storage of dictionaries and sets.

extension FunctionEmitter {
  func emitTableBuiltin(_ call: BuiltinCall) throws -> Value? {
    switch call.name {
    case "table.allocate":
      let slot = allocate(1, call.destination)
      try withScope {
        let capacity = try emitOperands(call.arguments)[0]
        let entry = call.result.type.arguments
        let table = try lowerer.tableDescriptor(key: entry[0], value: entry[1])
        assembler.emit(.tableAllocate, slot, capacity, immediate: .descriptor(table))
      }
      return handOver(slot, call.result, call.need)
    case "table.isNative":
      let slot = allocate(1, call.destination)
      emitConstant(try isNativeKey(call.types[0]) ? 1 : 0, to: slot)
      return Value(slot: slot, type: call.result)
    case "table.insertAt":
      try withScope {
        let operands = try emitOperands(call.arguments, owned: [3])
        assembler.emit(.tableInsertAt, operands[0], operands[1], operands[2], operands[3])
      }
      return nothing(call)
    default: return nil
    }
  }

  /// Whether the machine hashes and compares keys of a type by itself.
  func isNativeKey(_ type: Type) throws -> Bool {
    guard case .primitive(let name) = try lowerer.types.lower(type).form else { return false }
    return !["buffer", "table", "pointer"].contains(name)
  }

  /// The value of a builtin that is known when code is made, so that a condition on it costs nothing.
  func constantBuiltin(_ name: String, _ target: DeclarationReference) throws -> Bool? {
    switch name {
    case "table.isNative": return try isNativeKey(target.arguments[0])
    case "buffer.isSortable": return try sortedKind(of: target.arguments[0]) != nil
    default: return nil
    }
  }
}
