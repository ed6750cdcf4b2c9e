import Bytecode
import Semantics

extension FunctionEmitter {
  func emitConversion(
    _ expression: TypedExpression, _ value: TypedExpression, _ conversion: TypedExpression.Conversion,
    into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    switch conversion {
    case .identity, .upcast, .metatype:
      let inner = try emit(value, into: destination, need)
      return Value(slot: inner.slot, type: type)
    case .function:
      let inner = try emit(value, into: destination, need)
      guard try hasSameCalls(inner.type.type, type.type) else {
        throw LoweringError.unsupported("this conversion of a function", expression.range)
      }
      return Value(slot: inner.slot, type: type)
    case .toOptional, .toExistential, .toAnyHashable:
      let slot = allocate(type, destination)
      try withScope {
        if case .optional(_, nil) = type.form, case .toOptional = conversion {
          let inner = try emit(value, into: slot + 1, .owned)
          try emitImplicitConversion(inner, to: type, into: slot)
        } else {
          let inner = try emit(value, .owned)
          try emitImplicitConversion(inner, to: type, into: slot)
        }
      }
      return handOver(slot, type, need)
    case .mapOptional(let variable, let body):
      let slot = allocate(type, destination)
      let none = assembler.makeLabel()
      let end = assembler.makeLabel()
      try withScope {
        let source = try lower(value.type)
        let optional = Value(slot: allocate(source), type: source)
        try withScope { _ = try emit(value, into: optional.slot, .owned) }
        assembler.emit(.branchIfZero, try presence(optional), to: none)
        let payload = try emitPayload(optional, into: nil, moves: true)
        try withScope {
          bind(variable, slot: payload.slot, payload.type)
          let result = try emit(body, into: try payloadSlot(of: type, at: slot), .owned)
          try emitSome(result.slot, result.type, into: slot, type)
        }
      }
      assembler.emit(.jump, to: end)
      assembler.place(none)
      emitNone(into: slot, type)
      assembler.place(end)
      return handOver(slot, type, need)
    case .tuple(let variables, let elements):
      let slot = allocate(type, destination)
      try withScope {
        let tuple = try emit(value, .owned)
        guard case .tuple(let sources) = tuple.type.form, case .tuple(let fields) = type.form else {
          throw LoweringError.fault("no tuple")
        }
        for (variable, source) in zip(variables, sources) {
          bind(variable, slot: tuple.slot + source.offset, source.type)
        }
        for (element, field) in zip(elements, fields) {
          try withScope { _ = try emit(element, into: slot + field.offset, .owned) }
        }
      }
      return handOver(slot, type, need)
    case .collection: return try emitCollectionConversion(expression, value, type, into: destination, need)
    }
  }

  /// Whether functions of two types are called in the same way.
  private func hasSameCalls(_ left: Type, _ right: Type) throws -> Bool {
    guard let one = left.function, let other = right.function, one.parameters.count == other.parameters.count
    else {
      return false
    }
    func isAlike(_ left: Type, _ right: Type) throws -> Bool {
      if left === right { return true }
      if left.function != nil { return try hasSameCalls(left, right) }
      return try isReference(left) && isReference(right)
    }
    func isReference(_ type: Type) throws -> Bool {
      switch try lowerer.types.lower(type).form {
      case .object, .objectExistential: return true
      default: return false
      }
    }
    for (left, right) in zip(one.parameters, other.parameters) where try !isAlike(left.type, right.type) {
      return false
    }
    return try isAlike(one.result, other.result)
  }

  /// Converts an owned value to an optional, an existential or a superclass, as the language does by itself.
  func emitImplicitConversion(_ value: Value, to type: LoweredType, into slot: Int) throws {
    if value.type.type === type.type { return emitMove(value.slot, to: slot, slots: type.slots) }
    if type.type.nominal === program.known.anyHashable {
      addDestruction(of: value.slot, value.type)
      return emitMove(try emitCast(value, to: type), to: slot, slots: type.slots)
    }
    switch type.form {
    case .optional(let payload, let niche):
      if value.type.type === payload.type {
        return try emitSome(value.slot, payload, into: slot, type)
      }
      if value.type.type.isOptional, value.type.type.optionalDepth == type.type.optionalDepth {
        return try emitMappedOptional(value, to: payload, type, into: slot)
      }
      let inner = niche == nil ? slot + 1 : slot
      try emitImplicitConversion(value, to: payload, into: inner)
      try emitSome(inner, payload, into: slot, type)
    case .existential:
      switch value.type.form {
      case .existential: emitMove(value.slot, to: slot, slots: 4)
      case .object, .objectExistential: assembler.emit(.existentialPackObject, slot, value.slot)
      default:
        assembler.emit(
          .existentialPack, slot, value.slot,
          immediate: .descriptor(try lowerer.descriptor(of: value.type.type)))
      }
    case .object, .objectExistential, .metatype, .function: emitMove(value.slot, to: slot, slots: 1)
    case .primitive("buffer"), .structure: emitMove(value.slot, to: slot, slots: type.slots)
    default: throw LoweringError.unsupported("a conversion from '\(value.type.type)' to '\(type.type)'", nil)
    }
  }

  /// `T?` as `U?`: what is there is converted.
  private func emitMappedOptional(_ value: Value, to payload: LoweredType, _ type: LoweredType, into slot: Int) throws {
    let none = assembler.makeLabel()
    let end = assembler.makeLabel()
    assembler.emit(.branchIfZero, try presence(value), to: none)
    let own = try emitPayload(value, into: nil, moves: true)
    let inner = try payloadSlot(of: type, at: slot)
    try emitImplicitConversion(own, to: payload, into: inner)
    try emitSome(inner, payload, into: slot, type)
    assembler.emit(.jump, to: end)
    assembler.place(none)
    emitNone(into: slot, type)
    assembler.place(end)
  }

  /// An error as the existential that is thrown.
  func emitErrorValue(_ value: Value, into slot: Int) throws {
    try emitImplicitConversion(value, to: lowerer.errorType, into: slot)
  }

  /// `[T]` as `[U]`: element by element, unless they look alike.
  private func emitCollectionConversion(
    _ expression: TypedExpression, _ value: TypedExpression, _ type: LoweredType, into destination: Int?,
    _ need: Need
  ) throws -> Value {
    let source = try lower(value.type)
    guard source.type.nominal === program.known.array else {
      let slot = allocate(type, destination)
      try withScope {
        emitMove(try emitCast(try emit(value, .scope), to: type), to: slot, slots: type.slots)
      }
      return handOver(slot, type, need)
    }
    let from = try lowerer.types.lower(source.type.arguments[0])
    let to = try lowerer.types.lower(type.type.arguments[0])
    if case .object = from.form, case .object = to.form {
      return Value(slot: try emit(value, into: destination, need).slot, type: type)
    }
    let slot = allocate(type, destination)
    try withScope {
      let array = try emit(value, .scope)
      let count = allocate(1)
      assembler.emit(.bufferCount, count, array.slot)
      let result = allocate(1)
      assembler.emit(
        .bufferAllocate, result, count, immediate: .descriptor(try lowerer.bufferDescriptor(of: to)))
      let state = allocate(2 + from.slots)
      emitMove(array.slot, to: state, slots: 1)
      emitConstant(0, to: state + 1)
      let pointer = allocate(1)
      assembler.emit(.slotAddress, pointer, result)
      let next = assembler.makeLabel()
      assembler.emit(.jump, to: next)
      let start = assembler.placeLabel()
      try withScope {
        let copy = allocate(from)
        emitCopy(state + 2, to: copy, from)
        let converted = allocate(to)
        try emitImplicitConversion(Value(slot: copy, type: from), to: to, into: converted)
        emitAppend(converted, to, toBufferAt: pointer)
      }
      assembler.place(next)
      assembler.emit(.loopArrayMany, state, from.slots, to: start)
      emitMove(result, to: slot, slots: 1)
    }
    return handOver(slot, type, need)
  }

  /// Appends an owned element to the buffer at an address.
  func emitAppend(_ slot: Int, _ type: LoweredType, toBufferAt pointer: Int) {
    if type.slots == 1 {
      assembler.emit(.arrayAppend, pointer, slot)
    } else {
      assembler.emit(.arrayAppendMany, pointer, slot, type.slots)
    }
  }
}
