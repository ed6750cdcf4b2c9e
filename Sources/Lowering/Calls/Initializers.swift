import Bytecode
import Semantics

// Initializers. One of a struct or enum returns the value. One of a class is given the object, allocated by the caller,
// and returns nothing, or whether it succeeded.

extension FunctionEmitter {
  func emitInitializerCall(
    _ call: TypedCall, _ initializer: InitializerSymbol, _ target: DeclarationReference, isVirtual: Bool,
    _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value {
    if let object = delegatingSelf(call) {
      return try emitDelegation(call, object, initializer, target, isVirtual: isVirtual)
    }
    return try emitInitializerCall(
      initializer, target, arguments(of: call, nil), result, throwsError: call.throwsError, into: destination,
      need)
  }

  /// The `self` of `self.init(…)` and `super.init(…)`.
  private func delegatingSelf(_ call: TypedCall) -> TypedPlace? {
    switch call.receiver {
    case .place(let place): return place
    case .value(let expression):
      if expression.type.metatypeInstance != nil { return nil }
      if case .load(let place) = expression.kind { return place }
      return TypedPlace(.value(expression), type: expression.type, range: expression.range)
    default: return nil
    }
  }

  func emitInitializerCall(
    _ initializer: InitializerSymbol, _ target: DeclarationReference, _ arguments: [Argument],
    _ result: LoweredType,
    throwsError: Bool, into destination: Int?, _ need: Need
  ) throws -> Value {
    if let payload = result.type.optionalPayload, !initializer.isFailable, !makesOptional(target) {
      // A requirement `init?` may be fulfilled by an initializer that cannot fail.
      let slot = allocate(result, destination)
      let instance = try lowerer.types.lower(payload)
      let value = try withScope {
        try emitInitializerCall(
          initializer, target, arguments, instance, throwsError: throwsError,
          into: try payloadSlot(of: result, at: slot), .owned)
      }
      try emitSome(value.slot, instance, into: slot, result)
      return handOver(slot, result, need)
    }
    if let name = initializer.builtinName {
      return try emitBuiltin(name, target, arguments, result, into: destination, need)
    }
    let instance = result.type.optionalPayload.flatMap { initializer.isFailable ? $0 : nil } ?? result.type
    // One of a protocol's extension is not given an object, but gets one where it delegates.
    guard instance.isClass, lowerer.nominal(of: initializer)?.kind != .protocol else {
      if let value = try emitMemberwise(initializer, arguments, result, into: destination, need) { return value }
      if let value = try emitInlinedInitializer(initializer, target, arguments, result, into: destination, need) {
        return value
      }
      return try emitCall(
        .function(lowerer.function(for: target)), arguments, result: result, throwsError: throwsError,
        into: destination, need)
    }
    return try emitObject(
      of: .static(instance), initializer, .function(lowerer.function(for: target)), arguments, result,
      throwsError: throwsError, into: destination, need)
  }

  /// Whether an initializer is one of `Optional` itself.
  private func makesOptional(_ target: DeclarationReference) -> Bool {
    guard let nominal = lowerer.nominal(of: target.symbol) else { return false }
    let made = nominal.kind == .protocol ? target.arguments.first : nominal.declaredType
    return made?.isOptional ?? false
  }

  /// A struct made of all its parts, each evaluated where it belongs; nil where the initializer does more than that.
  private func emitMemberwise(
    _ initializer: InitializerSymbol, _ arguments: [Argument], _ result: LoweredType, into destination: Int?,
    _ need: Need
  ) throws -> Value? {
    guard case .memberwiseInitializer? = initializer.derivation, case .structure(let fields) = result.form,
      initializer.parameters.indices.allSatisfy({ !initializer.callsParameter(at: $0) }),
      fields.map({ $0.symbol }).elementsEqual(initializer.memberwiseProperties, by: { $0 === $1 }),
      fields.allSatisfy({ !$0.type.form.isWeak })
    else { return nil }
    let slot = allocate(result, destination)
    try emitPayload(arguments, fields, at: slot)
    return handOver(slot, result, need)
  }

  /// Which class an object is made of.
  private enum ObjectClass {
    case `static`(Type)
    case dynamic(Int)
  }

  private func emitObject(
    of type: ObjectClass, _ initializer: InitializerSymbol, _ target: CallTarget, _ arguments: [Argument],
    _ result: LoweredType, throwsError: Bool, into destination: Int?, _ need: Need
  ) throws -> Value {
    let object = allocate(result, destination)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    switch type {
    case .static(let type):
      assembler.emit(.objectAllocate, object, immediate: .descriptor(try lowerer.descriptor(of: type)))
    case .dynamic(let slot): assembler.emit(.objectAllocateOfType, object, slot)
    }
    let objectType = initializer.isFailable ? result.type.optionalPayload ?? result.type : result.type
    let lowered = try lowerer.types.lower(objectType)
    // An initializer that fails has destroyed the object.
    let receiver = Argument.ready(Value(slot: object, type: lowered))
    let outcome = initializer.isFailable ? lowerer.boolType : lowerer.voidType
    let succeeded = try emitCall(
      target, [receiver] + arguments, result: outcome, throwsError: throwsError, into: nil, .instant)
    if initializer.isFailable {
      let done = assembler.makeLabel()
      assembler.emit(.branchIfNotZero, succeeded.slot, to: done)
      emitConstant(0, to: object)
      assembler.place(done)
    }
    try popScope(to: depth)
    return handOver(object, result, need)
  }

  /// Whether a call hands the work to another initializer; it has no value of its own.
  func isDelegation(_ expression: TypedExpression) -> Bool {
    guard case .call(let call) = expression.kind, case .function(let reference, _) = call.callee,
      reference.symbol is InitializerSymbol
    else { return false }
    return delegatingSelf(call) != nil
  }

  /// `self.init(…)`, which means the initializer of the object's own class, or `super.init(…)`.
  private func emitDelegation(
    _ call: TypedCall, _ place: TypedPlace, _ initializer: InitializerSymbol, _ target: DeclarationReference,
    isVirtual: Bool
  ) throws -> Value {
    let type = try lower(place.type)
    if case .object = type.form, selfCleanup != nil {
      let outcome = initializer.isFailable ? lowerer.boolType : lowerer.voidType
      let object = try emitLoad(of: place, into: nil, .call)
      // If it fails the other initializer frees the object.
      cancel(selfCleanup)
      let callee: CallTarget
      if isVirtual, let index = lowerer.methodIndex(of: initializer) {
        callee = .method(index)
      } else {
        callee = .function(lowerer.function(for: target))
      }
      let succeeded = try emitCall(
        callee, [.ready(object)] + arguments(of: call, nil), result: outcome, throwsError: call.throwsError,
        into: nil, .instant)
      if initializer.isFailable, initializerFailure == nil {
        emitTrapIfZero(succeeded.slot)
      } else if initializer.isFailable {
        let done = assembler.makeLabel()
        assembler.emit(.branchIfNotZero, succeeded.slot, to: done)
        try emitCleanups(to: 0, .normal)
        assembler.emit(.returnConstant, 0)
        assembler.place(done)
      }
      emitProgressOfDelegation()
      let inner = scopes[1...]
      scopes.removeSubrange(1...)
      addSelfCleanup()
      scopes += inner
      return Value(slot: succeeded.slot, type: lowerer.voidType)
    }
    let resultType = initializer.isFailable ? try lowerer.types.lower(program.optional(type.type)) : type
    let value = try emitInitializerCall(
      initializer, target, arguments(of: call, nil), resultType, throwsError: call.throwsError, into: nil,
      .owned)
    var slot = value.slot
    if initializer.isFailable {
      if let initializerFailure {
        let done = assembler.makeLabel()
        assembler.emit(.branchIfNotZero, try presence(value), to: done)
        try initializerFailure()
        assembler.place(done)
      } else {
        try emitTrapIfNone(value, isImplicit: false)
      }
      slot = try emitPayload(value, into: nil, moves: true).slot
    }
    let access = try emitAccess(to: place, .modify)
    // Nothing is in `self` before it is delegated; after an earlier delegation in a loop there would be.
    emitInitialize(access.home, with: slot, type)
    return Value(slot: slot, type: lowerer.voidType)
  }

  /// `type.init(…)`, where the metatype decides.
  func emitDynamicInitializer(
    _ call: TypedCall, _ reference: DeclarationReference, _ metatype: TypedExpression,
    _ dispatch: TypedExpression.Dispatch, _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value {
    let (target, _) = try resolve(reference, dispatch)
    guard let initializer = target.symbol as? InitializerSymbol else {
      throw LoweringError.fault("no initializer")
    }
    let instance = initializer.isFailable ? result.type.optionalPayload ?? result.type : result.type
    guard instance.isClass, let index = lowerer.methodIndex(of: initializer), initializer.builtinName == nil
    else {
      try emitDiscarded(metatype)
      return try emitInitializerCall(
        initializer, target, arguments(of: call, nil), result, throwsError: call.throwsError,
        into: destination, need)
    }
    let type = try emit(metatype, .scope)
    return try emitObject(
      of: .dynamic(type.slot), initializer, .methodOfType(index, type: type.slot), arguments(of: call, nil),
      result,
      throwsError: call.throwsError, into: destination, need)
  }
}
