import Bytecode
import Semantics

extension FunctionEmitter {
  /// A call as the checker left it.
  func emitCall(_ call: TypedCall, _ expression: TypedExpression, into destination: Int?, _ need: Need) throws
    -> Value
  {
    let result = try lower(expression.type)
    switch call.callee {
    case .enumCase(let reference):
      guard let symbol = reference.symbol as? EnumCaseSymbol else { throw LoweringError.fault("no case") }
      return try emitCase(symbol, call.arguments, result, into: destination, need)
    case .value(let function):
      if case .load(let place) = function.kind, case .variable(let variable) = place.kind,
        let inlined = bindings[variable]?.inlined, case .closure(let closure) = inlined.kind,
        !inlining.contains(where: { $0 === closure.marker })
      {
        return try emitInlinedClosure(
          inlined, closure, arguments(of: call, nil), result, into: destination, need)
      }
      if case .closure(let closure) = function.kind, closure.captureList.isEmpty,
        let value = try emitImmediateClosure(
          closure, arguments(of: call, nil), result, into: destination, need)
      {
        return value
      }
      let callee: Argument
      if case .load(let place) = function.kind {
        callee = .load(place)
      } else {
        callee = .expression(function)
      }
      return try emitCall(
        .closure(callee), arguments(of: call, nil), result: result, throwsError: call.throwsError,
        into: destination, need)
    case .function(let reference, let dispatch):
      return try emitDeclarationCall(
        call, context.concrete(reference), dispatch, result, into: destination, need)
    case .dynamicInitializer(let reference, let metatype, let dispatch):
      return try emitDynamicInitializer(
        call, context.concrete(reference), metatype, dispatch, result, into: destination, need)
    }
  }

  private func emitDeclarationCall(
    _ call: TypedCall, _ reference: DeclarationReference, _ dispatch: TypedExpression.Dispatch,
    _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value {
    let (target, isVirtual) = try resolve(reference, dispatch)
    guard let symbol = target.symbol as? CallableSymbol else {
      if let item = target.symbol as? EnumCaseSymbol {
        return try emitCase(item, call.arguments, result, into: destination, need)
      }
      throw LoweringError.fault("'\(target.symbol.name)' cannot be called")
    }
    if let item = symbol as? EnumCaseSymbol {
      return try emitCase(item, call.arguments, result, into: destination, need)
    }
    if let initializer = symbol as? InitializerSymbol {
      return try emitInitializerCall(
        call, initializer, target, isVirtual: isVirtual, result, into: destination, need)
    }
    let receiver = try receiver(of: call, symbol)
    return try emitCall(
      to: target, isVirtual: isVirtual, arguments(of: call, receiver), result: result,
      throwsError: call.throwsError, into: destination, need)
  }

  /// `self` as the callee takes it; nil where it takes none.
  private func receiver(of call: TypedCall, _ symbol: CallableSymbol) throws -> Argument? {
    guard let selfVariable = symbol.selfVariable else {
      // The receiver is evaluated all the same.
      return nil
    }
    if symbol.isStatic, !lowerer.passesMetatype(symbol) { return nil }
    guard let receiver = call.receiver else {
      if symbol.isStatic, let type = symbol.parent as? NominalSymbol {
        return .type(context.concrete(type.declaredType))
      }
      throw LoweringError.fault("a method without a receiver: \(symbol.name)")
    }
    switch receiver {
    case .value(let expression):
      if selfVariable.isInout, case .load(let place) = expression.kind { return .address(place) }
      if case .load(let place) = expression.kind { return .load(place) }
      return .expression(expression)
    case .place(let place): return selfVariable.isInout ? .address(place) : .load(place)
    default: throw LoweringError.fault("a strange receiver")
    }
  }

  /// A call of a declaration, `self` among the arguments: an instruction, inlined code or a function call.
  func emitCall(
    to target: DeclarationReference, isVirtual: Bool, _ arguments: [Argument], result: LoweredType,
    throwsError: Bool, into destination: Int?, _ need: Need
  ) throws -> Value {
    guard let symbol = target.symbol as? CallableSymbol else { throw LoweringError.fault("no function") }
    if let name = symbol.builtinName ?? (symbol as? AccessorSymbol)?.owner.builtinName {
      return try emitBuiltin(name, target, arguments, result, into: destination, need)
    }
    if isVirtual, let key = lowerer.genericMethodKey(for: target), let receiver = arguments.first {
      return try emitGenericMethodCall(
        key, symbol, receiver, Array(arguments.dropFirst()), result: result, throwsError: throwsError,
        into: destination, need)
    }
    if isVirtual, symbol.isStatic, let index = lowerer.methodIndex(of: symbol), let first = arguments.first {
      let type = try emitArgument(first, .scope)
      return try emitCall(
        .methodOfType(index, type: type.slot), [.ready(type)] + arguments.dropFirst(), result: result,
        throwsError: throwsError, into: destination, need)
    }
    if isVirtual, let index = lowerer.methodIndex(of: symbol) {
      return try emitCall(
        symbol.isStatic ? .methodOfFirst(index) : .method(index), arguments, result: result,
        throwsError: throwsError, into: destination, need)
    }
    if let value = try emitInlinedCall(target, symbol, arguments, result, into: destination, need) {
      return value
    }
    if let local = localFunctionClosure(symbol) {
      return try emitLocalCall(local, target, arguments, result, throwsError, into: destination, need)
    }
    return try emitCall(
      .function(lowerer.function(for: target)), arguments, result: result, throwsError: throwsError,
      into: destination, need)
  }

  /// Finds the declaration that a reference means here: a requirement's witness, and whether the object decides further.
  func resolve(
    _ reference: DeclarationReference, _ dispatch: TypedExpression.Dispatch
  ) throws -> (DeclarationReference, isVirtual: Bool) {
    var reference = reference
    var isVirtual = dispatch == .virtual
    if dispatch == .witness, let requirement = reference.symbol as? ValueSymbol,
      let proto = lowerer.protocolOf(requirement), let type = reference.arguments.first
    {
      guard let conformance = program.conformance(of: type, to: proto),
        let witness = conformance.witness(for: requirement, arguments: Array(reference.arguments.dropFirst()))
      else { throw LoweringError.fault("no witness of '\(requirement.name)' for \(type)") }
      reference = implementation(of: context.concrete(witness), in: type)
      isVirtual = type.isClass
    }
    if isVirtual {
      let symbol = reference.symbol as? ValueSymbol
      isVirtual = symbol.map { lowerer.isOverridden($0) } ?? false
    }
    return (reference, isVirtual)
  }

  /// The initializer that makes objects of a class, given the one that fulfils a requirement for it or a superclass.
  private func implementation(of witness: DeclarationReference, in type: Type) -> DeclarationReference {
    guard type.isClass, let nominal = type.nominal, let initializer = witness.symbol as? InitializerSymbol,
      lowerer.nominal(of: initializer)?.kind == .class
    else { return witness }
    let own = nominal.implementation(of: initializer)
    return own === initializer ? witness : DeclarationReference(own, arguments: lowerer.arguments(of: own, in: type))
  }

  // MARK: Enum cases

  /// An enum's value with its payload.
  func emitCase(
    _ symbol: EnumCaseSymbol, _ arguments: [TypedArgument], _ result: LoweredType, into destination: Int?,
    _ need: Need
  ) throws -> Value {
    let values = arguments.map { argument($0, context) }
    return try emitCase(symbol, values, result, into: destination, need)
  }

  func emitCase(
    _ symbol: EnumCaseSymbol, _ arguments: [Argument], _ result: LoweredType, into destination: Int?,
    _ need: Need
  ) throws -> Value {
    let slot = allocate(result, destination)
    if case .optional(_, let niche) = result.form {
      guard let argument = arguments.first else {
        emitNone(into: slot, result)
        return Value(slot: slot, type: result)
      }
      try withScope { _ = try emitArgument(argument, into: niche == nil ? slot + 1 : slot, .owned) }
      if niche == nil { emitConstant(1, to: slot) }
      return handOver(slot, result, need)
    }
    guard case .enumeration(let cases) = result.form else { throw LoweringError.fault("no enum") }
    let lowered = cases[symbol.index]
    if lowered.isIndirect {
      let fields = try lowerer.types.payload(of: symbol, in: result.type)
      let box = slot + 1
      let depth = scopes.count
      scopes.append(CleanupScope(top: top))
      let payload = allocate(fields.reduce(0) { $0 + $1.type.slots })
      try emitPayload(arguments, fields, at: payload)
      assembler.emit(.boxAllocate, box, immediate: .descriptor(try lowerer.boxDescriptor(of: fields)))
      emitInitialize(
        .memory(pointer: box, offset: TypeLowering.objectHeader), with: payload, lowerer.tuple(of: fields))
      try popScope(to: depth)
    } else {
      try emitPayload(arguments, lowered.payload, at: slot + 1)
    }
    emitConstant(symbol.index, to: slot)
    let used = lowered.isIndirect ? 1 : lowered.payload.reduce(0) { $0 + $1.type.slots }
    assembler.note(payloadRoom: slot + 1 + used..<slot + result.slots)
    return handOver(slot, result, need)
  }

  /// Evaluates the parts of a value where they lie side by side.
  func emitPayload(_ arguments: [Argument], _ fields: [LoweredField], at slot: Int) throws {
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    var cleanups: [CleanupID?] = []
    for (argument, field) in zip(arguments, fields) {
      try withScope { _ = try emitArgument(argument, into: slot + field.offset, .owned) }
      cleanups.append(addDestruction(of: slot + field.offset, field.type))
    }
    for cleanup in cleanups { cancel(cleanup) }
    try popScope(to: depth)
  }
}
