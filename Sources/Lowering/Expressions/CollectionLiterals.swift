import Bytecode
import Semantics

extension FunctionEmitter {
  /// `[a, b, c]`: a buffer with room for all, filled in order.
  func emitArray(
    _ expression: TypedExpression, _ elements: [TypedExpression], into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    guard let elementType = type.type.arguments.first else { throw LoweringError.fault("no array") }
    let element = try lowerer.types.lower(elementType)
    let slot = allocate(1, destination)
    let descriptor = try lowerer.bufferDescriptor(of: element)
    if elements.isEmpty {
      assembler.emit(.bufferEmpty, slot, immediate: .descriptor(descriptor))
      return handOver(slot, type, need)
    }
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    // Not in the destination yet: evaluating the elements may look at what is there.
    let buffer = allocate(1)
    let pointer = allocate(1)
    let count = allocate(1)
    emitConstant(elements.count, to: count)
    assembler.emit(.bufferAllocate, buffer, count, immediate: .descriptor(descriptor))
    let cleanup = addDestruction(of: buffer, type)
    assembler.emit(.slotAddress, pointer, buffer)
    for item in elements {
      try withScope {
        let value = try emit(item, .owned)
        emitAppend(value.slot, element, toBufferAt: pointer)
      }
    }
    cancel(cleanup)
    emitMove(buffer, to: slot, slots: 1)
    try popScope(to: depth)
    return handOver(slot, type, need)
  }

  /// `[a: b]`: the library's initializer with an array of pairs.
  func emitDictionary(
    _ expression: TypedExpression, _ entries: [(key: TypedExpression, value: TypedExpression)],
    into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(expression.type)
    guard let symbol = type.type.nominal,
      let initializer = program.initializer(of: symbol, labels: ["dictionaryLiteral"])
    else { throw LoweringError.fault("no dictionary") }
    let arguments = type.type.arguments
    let pair = program.types.tuple(arguments.map { TupleElement(type: $0) })
    let pairs = entries.map { entry in
      TypedExpression(.tuple([entry.key, entry.value]), type: pair, range: entry.key.range)
    }
    let array = TypedExpression(.array(pairs), type: program.array(of: pair), range: expression.range)
    let target = DeclarationReference(initializer, arguments: arguments)
    return try emitCall(
      .function(lowerer.function(for: target)), [.expression(array)], result: type, throwsError: false,
      into: destination, need)
  }

  /// `"… \(x) …"`.
  func emitInterpolation(
    _ variable: VariableSymbol, _ make: TypedExpression, _ steps: [TypedExpression],
    _ result: TypedExpression,
    into destination: Int?, _ need: Need
  ) throws -> Value {
    let type = try lower(result.type)
    let slot = allocate(type, destination)
    if context.concrete(make.type) === program.known.type("DefaultStringInterpolation").declaredType,
      type.type === program.known.stringType
    {
      try emitPlainInterpolation(variable, try lower(make.type), steps, into: slot)
      return handOver(slot, type, need)
    }
    try withScope {
      let pieces = try lower(make.type)
      let home = allocate(pieces)
      try withScope { _ = try emit(make, into: home, .owned) }
      bind(variable, slot: home, pieces)
      bindings[variable]?.access.isImmutable = false
      for step in steps { try emitDiscarded(step) }
      _ = try emit(result, into: slot, .owned)
    }
    return handOver(slot, type, need)
  }
  /// Puts together a String as the library's own interpolation does: that is the text made so far, and begins with the
  /// first literal.
  private func emitPlainInterpolation(
    _ variable: VariableSymbol, _ pieces: LoweredType, _ steps: [TypedExpression], into slot: Int
  ) throws {
    try withScope {
      let home = allocate(pieces)
      var steps = steps[...]
      var start = ""
      if case .call(let call)? = steps.first?.kind, case .function(let reference, _) = call.callee,
        reference.symbol.name == "appendLiteral", case .value(let literal)? = call.arguments.last,
        case .string(let bytes) = literal.kind
      {
        start = String(decoding: bytes, as: UTF8.self)
        steps = steps.dropFirst()
      }
      assembler.emit(.stringLiteral, home, immediate: .string(start))
      bind(variable, slot: home, pieces)
      bindings[variable]?.access.isImmutable = false
      for step in steps { try emitDiscarded(step) }
      if let cleanup = bindings[variable]?.cleanup { cancel(cleanup) }
      emitMove(home, to: slot, slots: pieces.slots)
    }
  }
}
