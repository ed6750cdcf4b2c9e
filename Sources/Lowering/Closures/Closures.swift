import Bytecode
import Semantics

/// A variable that a closure takes along.
struct Capture {
  /// How it is taken along.
  enum Kind {
    /// A copy, which never changes.
    case value
    /// The box the variable lives in.
    case box
    /// Its address; for closures that do not outlive the variable.
    case address
  }
  let variable: VariableSymbol
  let kind: Kind
  /// Among the captured slots.
  let offset: Int
  let type: LoweredType
}

extension FunctionEmitter {
  /// Makes a closure.
  func emitClosure(
    _ closure: TypedClosure, role: TraceRole? = nil, into destination: Int?, _ need: Need, readsKeyPath: Bool = false
  ) throws -> Value {
    let type = try lower(closure.type)
    let slot = allocate(1, destination)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    var entries: [(TypedClosure.Capture, Value)] = []
    for entry in closure.captureList { entries.append((entry, try emit(entry.value, .scope))) }
    let inner = try lowerer.makeEmitter(
      for: closure.parameters.map(\.variable), named: "closure in \(name)", context: context, outer: self,
      selfVariable: nil)
    lowerer.makingClosure(at: closure.body.range) {
      inner.assembler.traceRole =
        role
        ?? lowerer.traceRole(
          ofClosureIn: name, at: closure.body.statements.first?.range.location ?? emptyRange.location)
    }
    for (entry, value) in entries {
      let storage = try lowerer.types.storage(of: entry.variable, context.concrete(entry.variable.type))
      inner.listedCaptures.append(
        Capture(variable: entry.variable, kind: .value, offset: inner.captureSlots, type: storage))
      inner.captureSlots += storage.slots
      let kept = allocate(storage.slots)
      if storage.form.isWeak {
        let pointer = allocate(1)
        assembler.emit(.slotAddress, pointer, kept)
        assembler.emit(.weakInitialize, pointer, value.slot)
      } else {
        emitCopy(value.slot, to: kept, storage)
      }
      inner.listedValues.append(kept)
    }
    let result = closure.type.function.map { context.concrete($0.result) } ?? program.types.void
    inner.exit = .function(try lowerer.types.lower(result))
    inner.isReadingKeyPath = readsKeyPath
    let code = try lowerer.makingClosure(at: closure.body.range) { try inner.emitFunction(closure.body) }
    try emitClosureBlock(
      FunctionReference(name: inner.name, code: code), inner, into: slot)
    try popScope(to: depth)
    return handOver(slot, type, need)
  }

  /// Allocates a closure's block and fills it.
  func emitClosureBlock(_ function: FunctionReference, _ inner: FunctionEmitter, into slot: Int) throws {
    let captures = inner.listedCaptures + inner.captures
    if captures.isEmpty { return try emitSharedClosureBlock(function, into: slot) }
    let layout = ValueLayout.sequence(captures.map(\.layout))
    assembler.emit(
      .closureAllocate, slot, immediate: .function(function),
      .descriptor(lowerer.closureDescriptor(layout)))
    for (index, capture) in captures.enumerated() {
      let value: Int
      if index < inner.listedValues.count {
        value = inner.listedValues[index]
      } else {
        value = allocate(capture.layout.slots)
        try emitCaptured(capture, into: value)
      }
      if capture.layout.slots == 1 {
        assembler.emit(.closureSetCapture, slot, capture.offset, value)
      } else {
        assembler.emit(.closureSetCaptures, slot, capture.offset, value, capture.layout.slots)
      }
    }
  }

  /// A closure that captures nothing is one block, made when it is first needed: each time the expression is evaluated
  /// it is the same value, by which views compare their inputs.
  private func emitSharedClosureBlock(_ function: FunctionReference, into slot: Int) throws {
    let address = try lowerer.makeClosureStorage().address
    let isMade = assembler.makeLabel()
    assembler.emit(.globalLoad, slot, immediate: .word(address))
    assembler.emit(.branchIfNotZero, slot, to: isMade)
    assembler.emit(
      .closureAllocate, slot, immediate: .function(function),
      .descriptor(lowerer.closureDescriptor(ValueLayout.sequence([]))))
    assembler.emit(.globalStore, slot, immediate: .word(address))
    assembler.place(isMade)
    assembler.emit(.referenceRetain, slot)
  }

  /// What a closure made here takes along of a variable of this function, owned.
  private func emitCaptured(_ capture: Capture, into slot: Int) throws {
    let place = TypedPlace(.variable(capture.variable), type: capture.variable.type, range: emptyRange)
    let access = try withoutExclusivityChecks { try emitAccess(to: place, .read) }
    switch capture.kind {
    case .value: _ = emitRead(access, into: slot, .owned)
    case .address: emitAddress(of: access.home, to: slot)
    case .box:
      guard case .memory(let pointer, _) = access.home else {
        throw LoweringError.fault("a captured variable without a box")
      }
      assembler.emit(.referenceCopy, slot, pointer)
    }
  }

  /// A variable of a function around this closure: captured when it is first met.
  func emitOuterVariable(_ variable: VariableSymbol) throws -> Access? {
    if let listed = listedCaptures.first(where: { $0.variable === variable }) {
      return emitAccess(to: listed)
    }
    if let known = captures.first(where: { $0.variable === variable }) { return emitAccess(to: known) }
    guard let outer, let access = try outer.findForCapture(variable) else { return nil }
    let kind: Capture.Kind
    if access.isImmutable {
      kind = .value
    } else if case .memory(_, TypeLowering.objectHeader) = access.home, lowerer.needsBox(variable) {
      kind = .box
    } else {
      kind = .address
      outer.bindings[variable]?.access.isPrivate = false
    }
    let capture = Capture(variable: variable, kind: kind, offset: captureSlots, type: access.type)
    captures.append(capture)
    captureSlots += capture.layout.slots
    return emitAccess(to: capture)
  }

  /// What is known of a variable that a closure inside wants, without making code for reaching it.
  private func findForCapture(_ variable: VariableSymbol) throws -> Access? {
    if let binding = bindings[variable] ?? frameBindings[variable] {
      if let inlined = binding.inlined {
        let type: Type
        switch inlined.kind {
        case .literal(let expression): type = inlined.context.concrete(expression.type)
        case .closure(let closure): type = inlined.context.concrete(closure.closure.type)
        }
        return Access(home: .slots(0), type: try lowerer.types.lower(type), isImmutable: true)
      }
      return binding.access
    }
    if let listed = listedCaptures.first(where: { $0.variable === variable }) {
      return Access(home: .slots(0), type: listed.type, isImmutable: !listed.type.form.isWeak)
    }
    guard let outer, let access = try outer.findForCapture(variable) else { return nil }
    return access
  }

  /// A captured variable inside the closure.
  private func emitAccess(to capture: Capture) -> Access {
    switch capture.kind {
    case .value:
      if capture.type.form.isWeak {
        let pointer = allocate(1)
        assembler.emit(.closureCaptureAddress, pointer, capture.offset)
        return Access(home: .memory(pointer: pointer, offset: 0), type: capture.type)
      }
      let slot = allocate(capture.type.slots)
      if capture.type.slots == 1 {
        assembler.emit(.closureCapture, slot, capture.offset)
      } else if capture.type.slots > 1 {
        assembler.emit(.closureCaptureMany, slot, capture.offset, capture.type.slots)
      }
      return Access(home: .slots(slot), type: capture.type, isImmutable: true)
    case .box:
      let box = allocate(1)
      assembler.emit(.closureCapture, box, capture.offset)
      return Access(home: .memory(pointer: box, offset: TypeLowering.objectHeader), type: capture.type)
    case .address:
      let pointer = allocate(1)
      assembler.emit(.closureCapture, pointer, capture.offset)
      return Access(home: .memory(pointer: pointer, offset: 0), type: capture.type)
    }
  }

  // MARK: Functions as values

  func emitFunctionReference(
    _ expression: TypedExpression, _ reference: DeclarationReference, _ dispatch: TypedExpression.Dispatch,
    _ receiver: TypedArgument?, into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    let (target, isVirtual) = try resolve(context.concrete(reference), dispatch)
    guard let symbol = target.symbol as? CallableSymbol,
      let function = context.concrete(expression.type).function
    else {
      throw LoweringError.fault("no function")
    }
    let slot = allocate(1, destination)
    if receiver == nil, let local = localFunctionClosure(symbol) {
      try emitLocalFunction(local, target, into: slot)
      return handOver(slot, type, need)
    }
    if receiver == nil, !symbol.isStatic, symbol.selfVariable != nil, !(symbol is InitializerSymbol) {
      try emitUnappliedMethod(expression, reference, dispatch, function, named: symbol.name, into: slot)
      return handOver(slot, type, need)
    }
    // Code that forwards its arguments stands for what has no frame of its own: instructions, cases, initializers, and
    // methods whose receiver is bound.
    let parameters = function.parameters.map { parameter in
      let variable = VariableSymbol(
        name: "argument", isLet: true, type: parameter.type, syntax: nil, parent: nil, program: program)
      return variable
    }
    let receiverVariable = VariableSymbol(
      name: "receiver", isLet: true, type: nil, syntax: nil, parent: nil, program: program)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let inner = try lowerer.makeEmitter(
      for: parameters, named: symbol.name, context: context, outer: self, selfVariable: nil,
      inouts: function.parameters.map(\.isInout))
    var arguments: [Argument] = zip(parameters, function.parameters).map { variable, parameter in
      let place = TypedPlace(.variable(variable), type: parameter.type, range: expression.range)
      return parameter.isInout ? .address(place) : .load(place)
    }
    if let receiver, !(symbol is InitializerSymbol), !(symbol is EnumCaseSymbol),
      !symbol.isStatic || lowerer.passesMetatype(symbol)
    {
      let value = try emitArgument(argument(receiver, context), .scope)
      inner.listedCaptures.append(
        Capture(variable: receiverVariable, kind: .value, offset: 0, type: value.type))
      inner.captureSlots = value.type.slots
      let kept = allocate(value.type.slots)
      emitCopy(value.slot, to: kept, value.type)
      inner.listedValues.append(kept)
      let place = TypedPlace(.variable(receiverVariable), type: value.type.type, range: expression.range)
      arguments.insert(.load(place), at: 0)
    }
    let result = try lowerer.types.lower(function.result)
    inner.exit = .function(result)
    let value: Value
    if let item = symbol as? EnumCaseSymbol {
      value = try inner.emitCase(item, arguments, result, into: nil, .owned)
    } else if let initializer = symbol as? InitializerSymbol {
      value = try inner.emitInitializerCall(
        initializer, target, arguments, result, throwsError: function.thrown != nil, into: nil, .owned)
    } else {
      value = try inner.emitCall(
        to: target, isVirtual: isVirtual, arguments, result: result, throwsError: function.thrown != nil,
        into: nil, .owned)
    }
    try inner.emitReturn(value)
    try emitClosureBlock(FunctionReference(name: symbol.name, code: try inner.finish()), inner, into: slot)
    try popScope(to: depth)
    return handOver(slot, type, need)
  }

  /// `T.method`: a function of the receiver that returns the method as a function.
  private func emitUnappliedMethod(
    _ expression: TypedExpression, _ reference: DeclarationReference, _ dispatch: TypedExpression.Dispatch,
    _ function: FunctionType, named name: String, into slot: Int
  ) throws {
    let receiver = VariableSymbol(
      name: "receiver", isLet: true, type: function.parameters[0].type, syntax: nil, parent: nil,
      program: program)
    let inner = try lowerer.makeEmitter(
      for: [receiver], named: name, context: context, outer: self, selfVariable: nil)
    inner.exit = .function(try lowerer.types.lower(function.result))
    let object = TypedExpression(
      .load(TypedPlace(.variable(receiver), type: receiver.type, range: expression.range)),
      type: receiver.type, range: expression.range)
    let method = TypedExpression(
      .functionReference(reference, dispatch: dispatch, receiver: .value(object)), type: function.result,
      range: expression.range)
    try inner.emitReturn(try inner.emit(method, .owned))
    let code = try inner.finish()
    try withScope { try emitClosureBlock(FunctionReference(name: name, code: code), inner, into: slot) }
  }

  // MARK: Local functions

  /// The local function that a symbol is, if it is one.
  func localFunctionClosure(_ symbol: CallableSymbol) -> CallableSymbol? {
    guard let parent = symbol.parent, parent is CallableSymbol else { return nil }
    return symbol is FunctionSymbol || symbol is AccessorSymbol ? symbol : nil
  }

  /// A local function as a closure.
  func emitLocalFunction(_ symbol: CallableSymbol, _ reference: DeclarationReference, into slot: Int) throws {
    if ownFunction === symbol {
      assembler.emit(.closureContext, slot)
      assembler.emit(.referenceRetain, slot)
      return
    }
    if let capture = try captureOfFunction(symbol) {
      assembler.emit(.closureCapture, slot, capture)
      assembler.emit(.referenceRetain, slot)
      return
    }
    guard let body = program.body(of: symbol) else {
      throw LoweringError.fault("a local function without a body")
    }
    let inner = try lowerer.makeEmitter(
      for: lowerer.parameterVariables(of: symbol), named: symbol.name, context: context.adding(reference),
      outer: self,
      selfVariable: nil, isCoroutine: (symbol as? AccessorSymbol)?.kind == .modify)
    inner.ownFunction = symbol
    inner.ownDeclaration = symbol
    inner.exit = .function(try lowerer.types.lower(inner.context.concrete(lowerer.resultType(of: symbol))))
    let code = try lowerer.makingClosure(at: body.range) {
      inner.assembler.traceRole = lowerer.traceRole(of: symbol)
      return try inner.emitFunction(body)
    }
    try withScope {
      try emitClosureBlock(FunctionReference(name: symbol.name, code: code), inner, into: slot)
    }
  }

  /// The captured slot with the closure of a local function around this one that is being called.
  private func captureOfFunction(_ symbol: CallableSymbol) throws -> Int? {
    var emitter = outer
    while let one = emitter, one.ownFunction !== symbol { emitter = one.outer }
    guard emitter != nil, let outer else { return nil }
    if let known = functionCaptures[symbol] { return known.offset }
    let variable = VariableSymbol(
      name: symbol.name, isLet: true, type: nil, syntax: nil, parent: nil, program: program)
    let type = LoweredType(program.types.void, .function, layout: .reference)
    // The function around holds its closure in a slot while this one is made.
    let slot = outer.allocate(1)
    try outer.emitLocalFunction(symbol, DeclarationReference(symbol), into: slot)
    outer.addDestruction(of: slot, type)
    outer.bindings[variable] = Binding(access: Access(home: .slots(slot), type: type, isImmutable: true))
    let capture = Capture(variable: variable, kind: .value, offset: captureSlots, type: type)
    captures.append(capture)
    captureSlots += 1
    functionCaptures[symbol] = capture
    return capture.offset
  }

  func emitLocalCall(
    _ symbol: CallableSymbol, _ target: DeclarationReference, _ arguments: [Argument], _ result: LoweredType,
    _ throwsError: Bool, into destination: Int?, _ need: Need
  ) throws -> Value {
    let closure = allocate(1)
    let type = LoweredType(program.types.void, .function, layout: .reference)
    try emitLocalFunction(symbol, target, into: closure)
    addDestruction(of: closure, type)
    return try emitCall(
      .closure(.ready(Value(slot: closure, type: type))), arguments, result: result, throwsError: throwsError,
      into: destination, need)
  }
}

extension Capture {
  /// What the captured slots hold.
  var layout: ValueLayout {
    switch kind {
    case .value: return type.layout
    case .box: return .reference
    case .address: return .word
    }
  }
}
