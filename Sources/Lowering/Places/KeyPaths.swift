import Basics
import Bytecode
import Semantics

// Key paths: objects with a closure that reads what is at the end of the way, and a coroutine that reaches it.

extension FunctionEmitter {
  // MARK: Literals

  /// A key path literal. One without captured arguments is made once for each place in the code.
  func emitKeyPath(
    _ expression: TypedExpression, _ path: TypedKeyPath, into destination: Int?, _ need: Need
  ) throws -> Value {
    guard path.captures.isEmpty else {
      let slot = allocate(1, destination)
      let value = try withScope { try emitNewKeyPath(expression, path, into: slot, .owned) }
      return handOver(slot, value.type, need)
    }
    let global = lowerer.constant(of: try lower(expression.type), named: "key path") { [context] lowerer in
      let emitter = FunctionEmitter(lowerer, name: "key path", context: context, argumentSlots: 0)
      return (emitter, { try emitter.emitNewKeyPath(expression, path, into: nil, .owned) })
    }
    return emitRead(try emitAccess(toGlobal: global, isConstant: true), into: destination, need)
  }

  private func emitNewKeyPath(
    _ expression: TypedExpression, _ path: TypedKeyPath, into destination: Int?, _ need: Need
  ) throws -> Value {
    guard let nominal = expression.type.nominal else { throw LoweringError.fault("a key path without a class") }
    for capture in path.captures {
      let value = try emit(capture.value, .owned)
      bind(capture.variable, slot: value.slot, value.type)
    }
    let type = context.concrete(expression.type)
    let steps = try emitSteps(path, expression.range)
    let parameter = ParameterSymbol(
      label: nil, variable: path.root, type: path.root.type, syntax: nil, parent: nil, program: program)
    let getter = TypedClosure(
      parameters: [parameter],
      body: TypedBody([TypedStatement(.return(path.value), range: expression.range)], range: expression.range),
      type: program.types[
        .function(
          FunctionType(parameters: [FunctionType.Parameter(type: path.root.type)], result: path.value.type))],
      isEscaping: true)
    let role = lowerer.traceRole(of: path, at: expression.range, context)
    var labels = ["_get", "_steps"]
    let read = try emitClosure(getter, role: role, into: nil, .scope, readsKeyPath: true)
    var arguments = [Argument.ready(read), .ready(steps)]
    if let place = path.place {
      labels.insert("_project", at: 1)
      let projection = try emitProjection(from: path.root, to: place, role: role, .scope)
      arguments.insert(.ready(projection), at: 1)
    }
    guard let initializer = program.initializer(of: nominal, labels: labels) else {
      throw LoweringError.fault("no initializer of '\(nominal.name)'")
    }
    return try emitInitializerCall(
      initializer, DeclarationReference(initializer, arguments: type.arguments), arguments, try lower(type),
      throwsError: false, into: destination, need)
  }

  /// A coroutine that is given the address of a root and yields the address of a place.
  private func emitProjection(
    from root: VariableSymbol, to place: TypedPlace, role: TraceRole? = nil, into destination: Int? = nil, _ need: Need
  ) throws -> Value {
    let type = LoweredType(program.types.void, .function, layout: .reference)
    let slot = allocate(1, destination)
    try withScope {
      let inner = try lowerer.makeEmitter(
        for: [root], named: "key path in \(name)", context: context, outer: self, selfVariable: nil, inouts: [true],
        isCoroutine: true)
      inner.exit = .function(lowerer.voidType)
      inner.isGoingKeyPath = true
      inner.assembler.traceRole = role
      let body = TypedBody([TypedStatement(.yield(place), range: place.range)], range: place.range)
      let code = try inner.emitFunction(body)
      try emitClosureBlock(FunctionReference(name: inner.name, code: code), inner, into: slot)
    }
    return handOver(slot, type, need)
  }

  /// The steps as the library keeps them, for comparing and printing.
  private func emitSteps(_ path: TypedKeyPath, _ range: SourceRange) throws -> Value {
    let nominal = program.known.type("_KeyPathStep")
    let anyHashable = program.known.type("AnyHashable").declaredType
    guard let make = program.initializer(of: nominal, labels: [nil, nil, nil]) else {
      throw LoweringError.fault("no steps of key paths")
    }
    let steps = path.steps.map { step in
      let (text, number) = lowerer.identity(of: step, context)
      let arguments: [TypedExpression] = [
        TypedExpression(.string(Array(text.utf8)), type: program.known.stringType, range: range),
        TypedExpression(.integer(number), type: program.known.intType, range: range),
        TypedExpression(.array(step.arguments), type: program.array(of: anyHashable), range: range),
      ]
      return TypedExpression(
        .call(TypedCall(.function(DeclarationReference(make), .direct), arguments: arguments.map { .value($0) })),
        type: nominal.declaredType, range: range)
    }
    let array = program.array(of: nominal.declaredType)
    return try emit(TypedExpression(.array(steps), type: array, range: range), .scope)
  }

  // MARK: Going the way

  /// The literal that a path is, if it is one that needs nothing evaluated.
  private func literal(_ path: TypedExpression) -> TypedKeyPath? {
    switch path.kind {
    case .keyPath(let literal) where literal.captures.isEmpty: return literal
    case .convert(let inner, .upcast), .convert(let inner, .identity): return literal(inner)
    default: return nil
    }
  }

  /// `base[keyPath: path]`, read.
  func emitRead(
    keyPath path: TypedExpression, of base: TypedPlace, _ place: TypedPlace, into destination: Int?, _ need: Need
  ) throws -> Value {
    if let literal = literal(path) {
      bindings[literal.root] = Binding(access: try emitRoot(base, isChanged: false))
      return try readingKeyPath { try emit(literal.value, into: destination, need) }
    }
    if let read = erasedReader(path.type) {
      var root = TypedExpression(.load(base), type: base.type, range: base.range)
      if path.type.arguments.isEmpty, !base.type.isAny {
        root = TypedExpression(.convert(root, .toExistential), type: program.types.any, range: base.range)
      }
      let call = TypedCall(
        .function(DeclarationReference(read, arguments: path.type.arguments), .virtual), receiver: .value(path),
        arguments: [.value(root)])
      return try emit(
        TypedExpression(.call(call), type: place.type, range: place.range), into: destination, need)
    }
    let object = try emit(path, .scope)
    let getter = try emitKeyPathField("_get", of: object, "KeyPath")
    return try emitCall(
      .closure(.ready(getter)), [.load(base)], result: try lower(place.type), throwsError: false, into: destination,
      need)
  }

  /// Emits what is at the end of a key path. Functions whose bodies are put in are not part of the way.
  func readingKeyPath<T>(_ body: () throws -> T) rethrows -> T {
    let outer = isReadingKeyPath
    isReadingKeyPath = true
    defer { isReadingKeyPath = outer }
    return try body()
  }

  /// The method that reads through a key path that does not say what is at its end.
  private func erasedReader(_ type: Type) -> FunctionSymbol? {
    guard let nominal = type.nominal, type.arguments.count < 2 else { return nil }
    return program.method(of: nominal, named: "_readAny")
  }

  /// `base[keyPath: path]` as storage.
  func emitAccess(
    keyPath path: TypedExpression, of base: TypedPlace, _ place: TypedPlace, _ mode: AccessMode
  ) throws -> Access {
    if mode == .read {
      let value = try emitRead(keyPath: path, of: base, place, into: nil, .scope)
      return Access(home: .slots(value.slot), type: value.type, isImmutable: true)
    }
    let isReference = path.type.nominal === program.known.type("ReferenceWritableKeyPath")
    if let literal = literal(path), let end = literal.place {
      bindings[literal.root] = Binding(access: try emitRoot(base, isChanged: !isReference))
      let outer = isGoingKeyPath
      isGoingKeyPath = true
      defer { isGoingKeyPath = outer }
      return try emitAccess(to: end, .modify)
    }
    let object = try emit(path, .scope)
    let projection = try emitKeyPathField("_project", of: object, "WritableKeyPath")
    let root = try emitRoot(base, isChanged: !isReference)
    let handle = allocate(2)
    let window = top + Assembler.linkageSlots
    assembler.reserve(slots: window + 2)
    emitAddress(of: root.home, to: window)
    assembler.emitBeginAccess(.closure(projection.slot), window: window, arguments: 1)
    emitMove(window, to: handle, slots: 2)
    addCleanup { [unowned self] reason in
      assembler.emit(reason == .error ? .accessAbort : .accessEnd, handle + 1)
    }
    return Access(home: .memory(pointer: handle, offset: 0), type: try lower(place.type))
  }

  /// What an assignment to `base[keyPath: path]` goes through where the path is written there and ends in a setter.
  struct WayToSetter {
    fileprivate let base: TypedPlace
    fileprivate let root: VariableSymbol
    fileprivate let end: TypedPlace
    fileprivate let isReference: Bool
  }

  /// The way to the setter that an assignment through a key path calls: the getter is not asked first.
  func wayToSetter(_ place: TypedPlace) -> WayToSetter? {
    guard case .keyPath(let base, let path) = place.kind, let literal = literal(path), let end = literal.place,
      setter(of: end) != nil
    else { return nil }
    let isReference = path.type.nominal === program.known.type("ReferenceWritableKeyPath")
    return WayToSetter(base: base, root: literal.root, end: end, isReference: isReference)
  }

  /// Assigns an owned value by the setter at the end of a way. An object is there before the value; other storage must not be
  /// open while the value is made.
  func emitSetter(behind way: WayToSetter, _ value: () throws -> Value) throws {
    try withScope {
      let early = way.isReference ? nil : try value()
      bindings[way.root] = Binding(access: try emitRoot(way.base, isChanged: !way.isReference))
      let new = try early ?? value()
      let outer = isGoingKeyPath
      isGoingKeyPath = true
      defer { isGoingKeyPath = outer }
      try emitAssign(new.slot, new.type, to: way.end)
    }
  }

  /// Where a key path begins: storage that it may change, or a value.
  private func emitRoot(_ base: TypedPlace, isChanged: Bool) throws -> Access {
    if isChanged { return try emitTracedAccess(to: base) }
    let value = try emitLoad(of: base, into: nil, .scope)
    return Access(home: .slots(value.slot), type: value.type, isImmutable: true)
  }

  /// A closure in a key path, borrowed from it.
  private func emitKeyPathField(_ name: String, of object: Value, _ owner: String) throws -> Value {
    let fields = try lowerer.types.fields(ofClass: object.type.type)
    guard let field = fields.first(where: { $0.name == name }) else {
      throw LoweringError.fault("a '\(owner)' without '\(name)'")
    }
    let slot = allocate(1)
    assembler.emit(.memoryLoad, slot, object.slot, field.offset)
    return Value(slot: slot, type: field.type)
  }

  // MARK: Appending

  /// The coroutine that goes one key path and then another.
  func emitKeyPathBuiltin(_ call: BuiltinCall) throws -> Value? {
    guard call.name == "keyPath.project", call.types.count == 3 else { return nil }
    let slot = allocate(1, call.destination)
    try withScope {
      let range = emptyRange
      let root = VariableSymbol(
        name: "root", isLet: false, type: call.types[0], syntax: nil, parent: nil, program: program)
      var place = TypedPlace(.variable(root), type: root.type, range: range)
      for (argument, end) in zip(call.arguments, call.types.dropFirst()) {
        let value = try emitArgument(argument, .scope)
        let variable = VariableSymbol(
          name: "path", isLet: true, type: value.type.type, syntax: nil, parent: nil, program: program)
        bind(variable, slot: value.slot, value.type, isOwned: false)
        let path = TypedExpression(
          .load(TypedPlace(.variable(variable), type: variable.type, range: range)), type: variable.type, range: range)
        place = TypedPlace(.keyPath(base: place, path: path), type: end, range: range)
      }
      _ = try emitProjection(from: root, to: place, into: slot, .owned)
    }
    return handOver(slot, call.result, call.need)
  }
}

extension Lowerer {
  /// How a step is printed, and a number that tells its declaration from others.
  func identity(of step: TypedKeyPath.Step, _ context: TypeContext) -> (text: String, number: Int) {
    switch step.kind {
    case .optionalChain: return ("?", -1)
    case .forceUnwrap: return ("!", -2)
    case .tupleElement(let index, let label): return ("." + (label ?? ".\(index)"), -3 - index)
    case .member(let reference):
      var member = reference.symbol
      while let overridden = (member as? ValueSymbol)?.overriddenSymbol { member = overridden }
      let number = keyPathMembers[member] ?? keyPathMembers.count
      keyPathMembers[member] = number
      if let variable = reference.symbol as? VariableSymbol, isStoredAlone(variable) {
        return (".\(variable.name)", number)
      }
      let name = reference.symbol is SubscriptSymbol ? "subscript" : reference.symbol.name
      return (".<computed \(name) (\(typeName(context.concrete(step.type), isQualified: false)))>", number)
    }
  }

  /// Whether reading or writing a property touches its storage and nothing else.
  private func isStoredAlone(_ variable: VariableSymbol) -> Bool {
    guard variable.storage == .stored, variable.accessors.isEmpty, !variable.isLazy, let owner = nominal(of: variable)
    else { return false }
    return owner.kind == .struct || (owner.kind == .class && (owner.isFinal || variable.isFinal || variable.isLet))
  }
}
