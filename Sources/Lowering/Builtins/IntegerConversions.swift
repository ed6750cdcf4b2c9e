import Bytecode
import Semantics

extension FunctionEmitter {
  /// `integer.…`: conversions between integers, which depend on both types; and bits seen as another type.
  func emitConversionBuiltin(_ call: BuiltinCall) throws -> Value? {
    guard call.name.hasPrefix("integer.") else {
      guard call.name.hasPrefix("unsafe"), let argument = call.arguments.first else { return nil }
      return Value(
        slot: try emitArgument(argument, into: call.destination, call.need).slot, type: call.result)
    }
    let verb = call.name.dropFirst("integer.".count)
    let resultType = try lowerer.types.lower(call.result.type.optionalPayload ?? call.result.type)
    guard case .primitive(let to) = resultType.form, let argument = call.arguments.last else { return nil }
    let slot = allocate(call.result, call.destination)
    try withScope {
      let value = try emitArgument(argument, .instant)
      guard case .primitive(let from) = value.type.form else {
        throw LoweringError.unsupported("a conversion from '\(value.type.type)'", nil)
      }
      let suffix = from == "uint64" && verb != "truncate" ? "UInt64" : ""
      guard let opcode = Opcode(named: "\(to).\(verb)\(suffix)") else {
        throw LoweringError.fault("the machine has no instruction '\(to).\(verb)\(suffix)'")
      }
      assembler.emit(opcode, slot, value.slot)
    }
    return Value(slot: slot, type: call.result)
  }
}
