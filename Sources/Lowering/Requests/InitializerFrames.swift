import Bytecode
import Semantics

// The frames of initializers. One of a struct or enum has `self` as a local variable and returns it. One of a class is
// given the object, and ends it when it fails, whoever allocated it.

extension Lowerer {
  func initializerCode(
    _ initializer: InitializerSymbol, _ reference: DeclarationReference, _ body: TypedBody,
    _ context: TypeContext
  ) throws -> Code {
    guard let selfVariable = initializer.selfVariable, let nominal = nominal(of: initializer) else {
      throw LoweringError.fault("an initializer without self")
    }
    let selfType = try types.lower(
      context.concrete(nominal.kind == .protocol ? selfVariable.type : selfVariable.type.withoutDynamicSelf))
    var variables = parameterVariables(of: initializer)
    if nominal.kind == .class { variables.insert(selfVariable, at: 0) }
    let emitter = try makeEmitter(
      for: variables, named: callStackName(of: initializer), context: context, outer: nil, selfVariable: nil,
      inouts: variables.map { $0 !== selfVariable && $0.isInout })
    emitter.assembler.traceRole = traceRole(of: initializer)
    // What a memberwise initializer does shows where the value goes.
    if nominal.kind != .class, initializer.derivation != nil || initializer.syntax == nil { emitter.untraced = 1 }
    if nominal.kind == .class {
      try emitter.emitClassInitializer(initializer, selfType, body)
    } else {
      try emitter.emitValueInitializer(initializer, selfVariable, selfType, body)
    }
    return try emitter.finish()
  }
}

/// How far the object of a class's initializer has come, where the initializer may fail.
///
/// Swift destroys an object whose initializer fails like any other when all its fields have values, deinitializers
/// included, and only its fields when not. Which it is, is known when it happens: a bit for each field is set when the
/// field gets its value.
final class ObjectProgress {
  /// The slot with the bits.
  let slot: Int
  /// The bits of the class's own stored properties.
  let bits: [VariableSymbol: Int]
  /// The bit of what another initializer does: the superclass's, or the one delegated to.
  let delegationBit: Int?

  init(slot: Int, properties: [VariableSymbol], delegates: Bool) {
    self.slot = slot
    bits = Dictionary(uniqueKeysWithValues: zip(properties, properties.indices.map { 1 << $0 }))
    delegationBit = delegates ? 1 << properties.count : nil
  }

  /// The bits of an object that is complete.
  var complete: Int { bits.values.reduce(delegationBit ?? 0, +) }
}

extension FunctionEmitter {
  /// `init` of a struct or enum: `self` is a local variable, returned at the end.
  fileprivate func emitValueInitializer(
    _ initializer: InitializerSymbol, _ selfVariable: VariableSymbol, _ type: LoweredType, _ body: TypedBody
  ) throws {
    let slot = allocate(type)
    if !type.isTrivial || lowerer.tracing != nil { emitNone(into: slot, type) }
    bind(selfVariable, slot: slot, type)
    bindings[selfVariable]?.access.isImmutable = false
    let cleanup = bindings[selfVariable]?.cleanup
    let optional = initializer.isFailable ? try lowerer.types.lower(program.optional(type.type)) : type
    exit = .function(optional)
    initializerReturn = { [unowned self] in
      let saved = scopes
      cancel(cleanup)
      if initializer.isFailable {
        let result = allocate(optional)
        try emitSome(slot, type, into: result, optional)
        try emitReturn(Value(slot: result, type: optional))
      } else {
        try emitReturn(Value(slot: slot, type: type))
      }
      scopes = saved
    }
    if initializer.isFailable {
      initializerFailure = { [unowned self] in
        let result = allocate(optional)
        emitNone(into: result, optional)
        try emitReturn(Value(slot: result, type: optional))
      }
    }
    try emit(body.statements)
    if !assembler.hasEnded { try initializerReturn?() }
  }

  /// `init` of a class: the object is the first argument.
  fileprivate func emitClassInitializer(
    _ initializer: InitializerSymbol, _ type: LoweredType, _ body: TypedBody
  ) throws {
    exit = .function(lowerer.voidType)
    if initializer.isFailable || initializer.isThrowing {
      let properties = initializer.isConvenience ? [] : type.type.nominal?.storedProperties ?? []
      let delegates = initializer.isConvenience || program.superclass(of: type.type) != nil
      // A class with more fields than a word has bits ends without its deinitializer.
      let progress = ObjectProgress(
        slot: allocate(1), properties: Array(properties.prefix(60)), delegates: delegates)
      emitConstant(0, to: progress.slot)
      objectProgress = progress
    }
    addSelfCleanup()
    initializerReturn = { [unowned self] in
      try emitCleanups(to: 0, .normal)
      if initializer.isFailable { assembler.emit(.returnConstant, 1) } else { emitReturnInstruction() }
    }
    if initializer.isFailable {
      initializerFailure = { [unowned self] in
        try emitCleanups(to: 0, .normal)
        try emitEndOfUnfinishedObject()
        assembler.emit(.returnConstant, 0)
      }
    }
    try emit(body.statements)
    if !assembler.hasEnded { try initializerReturn?() }
  }

  /// Has an error that leaves the initializer end the object.
  func addSelfCleanup() {
    selfCleanup = addCleanup { [unowned self] reason in
      if reason == .error { try emitEndOfUnfinishedObject() }
    }
  }

  /// Ends the object whose initializer fails.
  private func emitEndOfUnfinishedObject() throws {
    guard let progress = objectProgress else {
      assembler.emit(.objectDeallocatePartial, 0)
      return
    }
    let end = assembler.makeLabel()
    let partial = assembler.makeLabel()
    let complete = allocate(1)
    emitConstant(progress.complete, to: complete)
    assembler.emit(.int64BranchIfNotEqual, progress.slot, complete, to: partial)
    assembler.emit(.optionalRelease, 0)
    assembler.emit(.jump, to: end)
    assembler.place(partial)
    assembler.emit(.objectDeallocatePartial, 0)
    assembler.place(end)
  }

  /// Notes that a field of the object that is being initialised has its value now.
  func emitProgress(_ variable: VariableSymbol, of base: TypedPlace) {
    guard let progress = objectProgress, let bit = progress.bits[variable], base.isSelf else { return }
    emitProgress(bit)
  }

  /// Notes that another initializer has done its part.
  func emitProgressOfDelegation() { if let bit = objectProgress?.delegationBit { emitProgress(bit) } }

  private func emitProgress(_ bit: Int) {
    guard let progress = objectProgress else { return }
    let slot = allocate(1)
    emitConstant(bit, to: slot)
    assembler.emit(.int64Or, progress.slot, progress.slot, slot)
  }
}

extension TypedPlace {
  /// Whether this is `self`, or the object it is.
  fileprivate var isSelf: Bool {
    switch kind {
    case .variable(let variable): return variable.isSelf
    case .value(let value):
      if case .load(let place) = value.kind { return place.isSelf }
      return false
    case .upcast(let object): return object.isSelf
    default: return false
    }
  }
}
