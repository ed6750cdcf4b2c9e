import Basics
import Bytecode
import Semantics

/// `as?` a type, for whatever type a value turns out to have.
final class CastTarget {
  let type: Type
  init(_ type: Type) { self.type = type }
}

extension FunctionEmitter {
  func emitConditionalCast(
    _ expression: TypedExpression, _ value: TypedExpression, to target: Type, into destination: Int?,
    _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let slot = allocate(type, destination)
    try withScope {
      let source = try emit(value, .scope)
      try refuseMakingObject(of: source, target, at: value.range)
      try emitCast(source, into: slot, optional: type, target: try lower(target))
    }
    return handOver(slot, type, need)
  }

  func emitForcedCast(
    _ expression: TypedExpression, _ value: TypedExpression, to target: Type, into destination: Int?,
    _ need: Need
  ) throws -> Value {
    let type = try lower(target)
    let slot = allocate(type, destination)
    try withScope {
      let source = try emit(value, .scope)
      try refuseMakingObject(of: source, target, at: value.range)
      let optional = try lowerer.types.lower(program.optional(type.type))
      let result = Value(slot: allocate(optional), type: optional)
      try emitCast(source, into: result.slot, optional: optional, target: type)
      let failed = assembler.makeLabel()
      assembler.emit(.branchIfZero, try presence(result), to: failed)
      let location = assembler.location
      emitOutOfLine { [unowned self] in
        assembler.place(failed)
        assembler.location = location
        try emitCastFailure(source, type)
      }
      let payload = try emitPayload(result, into: nil, moves: true)
      emitMove(payload.slot, to: slot, slots: type.slots)
    }
    return handOver(slot, type, need)
  }

  /// Swift puts a value that is to be an object into one of its own; there are no such objects here.
  private func refuseMakingObject(of source: Value, _ target: Type, at range: SourceRange) throws {
    guard context.concrete(target) === program.types.anyObject else { return }
    switch source.type.form {
    case .structure, .enumeration, .tuple, .primitive:
      throw LoweringError.unsupported("a value of type '\(source.type.type)' as an object", range)
    default: return
    }
  }

  /// Names the type that the value turns out to have.
  private func emitCastFailure(_ source: Value, _ target: LoweredType) throws {
    let message = allocate(2)
    let type = allocate(1)
    switch source.type.form {
    case .existential: emitMove(source.slot + 3, to: type, slots: 1)
    case .object, .objectExistential: assembler.emit(.objectType, type, source.slot)
    default: try emitDescriptor(source.type.type, to: type)
    }
    let isQualified = allocate(1)
    emitConstant(1, to: isQualified)
    let name = allocate(2)
    assembler.emit(.typeName, name, type, isQualified)
    assembler.emit(.stringLiteralBorrowed, message, immediate: .string("Could not cast value of type '"))
    assembler.emit(.stringConcatenate, message, message, name)
    let targetName = try lowerer.descriptor(of: target.type).qualifiedName
    assembler.emit(.stringLiteralBorrowed, name, immediate: .string("' to '\(targetName)'."))
    assembler.emit(.stringConcatenate, message, message, name)
    assembler.emit(.fatal, message)
  }

  func emitTypeTest(
    _ expression: TypedExpression, _ value: TypedExpression, _ target: Type, into destination: Int?
  ) throws -> Value {
    let slot = allocate(1, destination)
    try withScope {
      let source = try emit(value, .scope)
      try emitTypeTest(source, context.concrete(target), into: slot)
    }
    return Value(slot: slot, type: lowerer.boolType)
  }

  /// Whether a value is of a type.
  func emitTypeTest(_ value: Value, _ target: Type, into slot: Int) throws {
    try withScope {
      let type = try lowerer.types.lower(target)
      let optional = try lowerer.types.lower(program.optional(type.type))
      let result = Value(slot: allocate(optional), type: optional)
      try emitCast(value, into: result.slot, optional: optional, target: type)
      let present = try presence(result)
      let test = allocate(1)
      assembler.emit(.int64NotEqual, test, present, try zeroSlot())
      emitDestroy(result.slot, optional)
      emitMove(test, to: slot, slots: 1)
    }
  }

  private func zeroSlot() throws -> Int {
    let slot = allocate(1)
    emitConstant(0, to: slot)
    return slot
  }

  /// The value as a type it is known to be of, owned.
  func emitCast(_ value: Value, to target: LoweredType) throws -> Int {
    let optional = try lowerer.types.lower(program.optional(target.type))
    let slot = allocate(optional)
    try emitCast(value, into: slot, optional: optional, target: target)
    return try emitPayload(Value(slot: slot, type: optional), into: nil, moves: true).slot
  }

  /// `value as? target`, as an optional of the target. The value is borrowed.
  func emitCast(_ value: Value, into slot: Int, optional: LoweredType, target: LoweredType) throws {
    switch value.type.form {
    case _ where value.type.type === target.type:
      let copy = allocate(target)
      emitCopy(value.slot, to: copy, target)
      try emitSome(copy, target, into: slot, optional)
    case .existential:
      if case .existential = target.form, target.type.isAny {
        let copy = allocate(target)
        emitCopy(value.slot, to: copy, target)
        return try emitSome(copy, target, into: slot, optional)
      }
      let pointer = allocate(1)
      assembler.emit(.existentialPayloadLocal, pointer, value.slot)
      try emitDispatchedCast(pointer, type: value.slot + 3, into: slot, optional, target)
    case .object, .objectExistential:
      let superclass = isSuperclass(target.type, of: value.type.type)
      if superclass {
        let copy = allocate(1)
        emitCopy(value.slot, to: copy, value.type)
        let converted = allocate(target)
        try emitImplicitConversion(Value(slot: copy, type: value.type), to: target, into: converted)
        return try emitSome(converted, target, into: slot, optional)
      }
      let type = allocate(1)
      assembler.emit(.objectType, type, value.slot)
      if case .object = target.form {
        let wanted = allocate(1)
        try emitDescriptor(target.type, to: wanted)
        assembler.emit(.typeIsSubclass, type, type, wanted)
        let failed = assembler.makeLabel()
        let end = assembler.makeLabel()
        assembler.emit(.branchIfFalse, type, to: failed)
        emitCopy(value.slot, to: slot, value.type)
        assembler.emit(.jump, to: end)
        assembler.place(failed)
        emitConstant(0, to: slot)
        assembler.place(end)
        return
      }
      let pointer = allocate(1)
      assembler.emit(.slotAddress, pointer, value.slot)
      try emitDispatchedCast(pointer, type: type, into: slot, optional, target)
    case .metatype where target.form.isMetatype:
      let window = top + Assembler.linkageSlots
      assembler.reserve(slots: window + 1)
      emitMove(value.slot, to: window, slots: 1)
      let key = lowerer.metatypeCastKey(for: target.type)
      assembler.emitCall(.dispatched(key, types: value.slot), window: window, arguments: 1, results: 1)
      emitMove(window, to: slot, slots: 1)
    case .optional:
      var isOptional = false
      if case .optional = target.form { isOptional = true }
      if !isOptional, lowerer.conforms(value.type.type, toAllOf: target.type) {
        return try emitStaticCast(value, into: slot, optional, target)
      }
      let none = assembler.makeLabel()
      let end = assembler.makeLabel()
      assembler.emit(.branchIfZero, try presence(value), to: none)
      let payload = try emitPayload(value, into: nil, moves: false)
      try emitCast(payload, into: slot, optional: optional, target: target)
      assembler.emit(.jump, to: end)
      assembler.place(none)
      if isOptional {
        // Nil is nil of any optional type.
        let nothing = allocate(target)
        emitNone(into: nothing, target)
        try emitSome(nothing, target, into: slot, optional)
      } else if target.type.nominal === program.known.anyHashable {
        // Nil is hashable where the payload is.
        try emitStaticCast(value, into: slot, optional, target)
      } else {
        emitNone(into: slot, optional)
      }
      assembler.place(end)
    default: try emitStaticCast(value, into: slot, optional, target)
    }
  }

  /// A cast of a value whose type is known and which is no object.
  private func emitStaticCast(_ value: Value, into slot: Int, _ optional: LoweredType, _ target: LoweredType)
    throws
  {
    if case .optional(let payload, _) = target.form, !value.type.type.isOptional {
      let inner = Value(slot: allocate(target), type: target)
      try emitCast(value, into: inner.slot, optional: target, target: payload)
      let none = assembler.makeLabel()
      let end = assembler.makeLabel()
      assembler.emit(.branchIfZero, try presence(inner), to: none)
      try emitSome(inner.slot, target, into: slot, optional)
      assembler.emit(.jump, to: end)
      assembler.place(none)
      emitNone(into: slot, optional)
      assembler.place(end)
      return
    }
    if let cast = libraryCast(from: value.type.type, to: target.type) {
      return try emitLibraryCast(cast, value, into: slot, optional, target)
    }
    if isRelabelled(value.type.type, as: target.type) {
      let copy = allocate(target)
      emitCopy(value.slot, to: copy, target)
      return try emitSome(copy, target, into: slot, optional)
    }
    if lowerer.conforms(value.type.type, toAllOf: target.type) {
      let copy = allocate(value.type)
      emitCopy(value.slot, to: copy, value.type)
      let converted = allocate(target)
      try emitImplicitConversion(Value(slot: copy, type: value.type), to: target, into: converted)
      return try emitSome(converted, target, into: slot, optional)
    }
    emitNone(into: slot, optional)
  }

  /// Whether a type has the values of another one under other names: a tuple without its labels, or a function that is
  /// allowed to throw.
  private func isRelabelled(_ source: Type, as target: Type) -> Bool {
    if let own = source.tupleElements, let wanted = target.tupleElements, own.count == wanted.count {
      return zip(own, wanted).allSatisfy { element, other in
        element.type === other.type && (element.label == nil || other.label == nil || element.label == other.label)
      }
    }
    guard var own = source.function, let wanted = target.function else { return false }
    own.isEscaping = wanted.isEscaping
    if own.thrown == nil { own.thrown = wanted.thrown }
    return own == wanted
  }

  private func isSuperclass(_ candidate: Type, of type: Type) -> Bool {
    if candidate.isAny || candidate === program.types.anyObject { return true }
    var current: Type? = type
    while let one = current {
      if one === candidate { return true }
      current = program.superclass(of: one)
    }
    return false
  }

  private func emitDispatchedCast(
    _ pointer: Int, type: Int, into slot: Int, _ optional: LoweredType, _ target: LoweredType
  ) throws {
    let window = top + Assembler.linkageSlots
    assembler.reserve(slots: window + max(1, optional.slots))
    emitMove(pointer, to: window, slots: 1)
    let key = lowerer.castKey(for: target.type)
    assembler.emitCall(.dispatched(key, types: type), window: window, arguments: 1, results: optional.slots)
    emitMove(window, to: slot, slots: optional.slots)
  }
}

extension Lowerer {
  /// The code of a cast from one type: given the address of a value, it returns an optional.
  func code(of target: CastTarget, for type: Type) throws -> Code {
    let emitter = FunctionEmitter(
      self, name: "as? \(target.type)", context: TypeContext(program), argumentSlots: 1)
    let source = try types.lower(type)
    let lowered = try types.lower(target.type)
    let optional = try types.lower(program.optional(target.type))
    let value = emitter.allocate(source)
    emitter.emitLoad(.memory(pointer: 0, offset: 0), to: value, slots: source.slots)
    let slot = emitter.allocate(optional)
    if case .object = source.form {
      // The class is the object's own here, so that what it conforms to is known.
      try emitter.emitObjectCast(Value(slot: value, type: source), into: slot, optional, lowered)
    } else {
      try emitter.emitCast(Value(slot: value, type: source), into: slot, optional: optional, target: lowered)
    }
    try emitter.emitReturn(Value(slot: slot, type: optional))
    return try emitter.finish()
  }
}

/// `as?` a metatype, for whatever type a metatype turns out to name.
final class MetatypeCastTarget {
  let type: Type
  init(_ type: Type) { self.type = type }
}

extension Lowerer {
  /// The code of a cast of the metatype of one type: given that metatype, it returns it or none.
  func code(of target: MetatypeCastTarget, for type: Type) throws -> Code {
    let emitter = FunctionEmitter(
      self, name: "as? \(target.type)", context: TypeContext(program), argumentSlots: 1)
    if !isMetatype(of: type, a: target.type) { emitter.emitConstant(0, to: 0) }
    try emitter.emitReturn(Value(slot: 0, type: types.lower(target.type)))
    return try emitter.finish()
  }

  private func isMetatype(of type: Type, a target: Type) -> Bool {
    switch target.kind {
    case .existentialMetatype(let existential):
      return existential.isAny || conforms(type, toAllOf: existential)
    case .metatype(let wanted):
      var current: Type? = type
      while let one = current, one !== wanted { current = one.isClass ? program.superclass(of: one) : nil }
      return current != nil
    default: return false
    }
  }
}

extension LoweredType.Form {
  fileprivate var isMetatype: Bool {
    if case .metatype = self { return true }
    return false
  }
}

extension FunctionEmitter {
  fileprivate func emitObjectCast(
    _ value: Value, into slot: Int, _ optional: LoweredType, _ target: LoweredType
  ) throws {
    if case .object = target.form {
      if isSuperclass(target.type, of: value.type.type) {
        emitCopy(value.slot, to: slot, value.type)
      } else {
        emitConstant(0, to: slot)
      }
      return
    }
    if target.type.isAny || target.type === program.types.anyObject {
      return try emitCast(value, into: slot, optional: optional, target: target)
    }
    try emitStaticCast(value, into: slot, optional, target)
  }
}
