import Basics
import Bytecode
import Semantics

// The frames of functions: where arguments lie, what `return` does.

extension Lowerer {
  /// The code of a declaration's body.
  func declarationCode(_ reference: DeclarationReference) throws -> Code {
    guard let symbol = reference.symbol as? CallableSymbol else { throw LoweringError.fault("no function") }
    guard let body = program.body(of: symbol) else {
      throw LoweringError.unsupported("'\(symbol.name)', which has no body", symbol.nameRange)
    }
    let context = TypeContext(reference, in: program)
    let isCoroutine = (symbol as? AccessorSymbol).map { $0.kind == .modify || $0.kind == .read } ?? false
    if let initializer = symbol as? InitializerSymbol {
      return try initializerCode(initializer, reference, body, context)
    }
    let emitter = try makeEmitter(
      for: parameterVariables(of: symbol), named: callStackName(of: symbol), context: context, outer: nil,
      selfVariable: nil, isCoroutine: isCoroutine)
    emitter.ownDeclaration = symbol
    emitter.assembler.traceRole = traceRole(of: symbol)
    let result = isCoroutine ? program.types.void : resultType(of: symbol)
    emitter.exit = .function(try types.lower(context.concrete(result)))
    return try emitter.emitFunction(body)
  }

  /// The type of what a callable returns.
  func resultType(of symbol: CallableSymbol) -> Type { program.bodyResultType(of: symbol) }

  /// The variables of a callable's parameters, `self` first.
  func parameterVariables(of symbol: CallableSymbol) -> [VariableSymbol] {
    var variables: [VariableSymbol] = []
    if let selfVariable = symbol.selfVariable, !symbol.isStatic || passesMetatype(symbol),
      !(symbol is InitializerSymbol)
    {
      variables.append(selfVariable)
    }
    variables += symbol.parameters.map(\.variable)
    if let accessor = symbol as? AccessorSymbol, let value = accessor.valueParameter,
      !accessor.parameters.contains(where: { $0 === value })
    {
      variables.append(value.variable)
    }
    return variables
  }

  /// Whether static members are given the type: those of classes, whose `Self` is known at run time only.
  func passesMetatype(_ symbol: CallableSymbol) -> Bool { program.owner(of: symbol)?.kind == .class }

  func nominal(of symbol: Symbol) -> NominalSymbol? { program.owner(of: symbol) }

  /// The protocol whose requirement a symbol is.
  func protocolOf(_ symbol: ValueSymbol) -> NominalSymbol? {
    guard let owner = symbol.parent as? NominalSymbol, owner.kind == .protocol else { return nil }
    return owner
  }

  /// Starts a function with its parameters in its first slots.
  func makeEmitter(
    for variables: [VariableSymbol], named name: String, context: TypeContext, outer: FunctionEmitter?,
    selfVariable: VariableSymbol?, inouts: [Bool]? = nil, isCoroutine: Bool = false
  ) throws -> FunctionEmitter {
    var slot = 0
    var bindings: [VariableSymbol: Binding] = [:]
    for (index, variable) in variables.enumerated() {
      let type = try types.lower(context.concrete(variable.type))
      if inouts?[index] ?? variable.isInout {
        bindings[variable] = Binding(
          access: Access(home: .memory(pointer: slot, offset: 0), type: type, isPrivate: true))
        slot += 1
      } else {
        bindings[variable] = Binding(
          access: Access(home: .slots(slot), type: type, isImmutable: true, isPrivate: true))
        slot += type.slots
      }
    }
    let emitter = FunctionEmitter(
      self, name: name, context: context, argumentSlots: slot, isCoroutine: isCoroutine)
    emitter.bindings = bindings
    emitter.outer = outer
    for variable in variables {
      switch bindings[variable]?.access.home {
      case .slots(let slot), .memory(let slot, _): emitter.assembler.note(slot: slot, name: variable.name)
      case .global, nil: break
      }
    }
    return emitter
  }

  // MARK: The top level

  func topLevelCode() throws -> Code { try topLevelCode(of: checked) }

  func topLevelCode(of checked: CheckedFile) throws -> Code {
    let emitter = FunctionEmitter(self, name: "main", context: TypeContext(program), argumentSlots: 0)
    emitter.exit = .function(nil)
    emitter.isTopLevel = true
    emitter.assembler.traceRole = topLevelTraceRole
    let uncaught = emitter.assembler.makeLabel()
    emitter.handler = ErrorHandler(label: uncaught, depth: 0)
    try emitter.emit(checked.topLevel.statements)
    if !emitter.assembler.hasEnded {
      try emitter.emitCleanups(to: 0, .normal)
      try emitter.emitFileVariablesForLeaks()
      emitter.assembler.emit(.halt)
    }
    emitter.emitOutOfLine { [unowned emitter] in
      emitter.assembler.place(uncaught)
      let error = emitter.allocate(4)
      emitter.assembler.emit(.errorTake, error)
      try emitter.emitUncaughtError(error, "Fatal error: Error raised at top level: ")
    }
    return try emitter.finish()
  }
}

extension FunctionEmitter {
  /// A whole body, and the end of the function.
  func emitFunction(_ body: TypedBody) throws -> Code {
    if body.statements.count == 1, case .expression(let value) = body.statements[0].kind,
      case .function(let type?) = exit, type.slots > 0
    {
      // A body of one expression returns it.
      try emit(TypedStatement(.return(value), range: value.range))
    } else {
      try emit(body.statements)
    }
    if !assembler.hasEnded {
      try emitCleanups(to: 0, .normal)
      emitReturnInstruction()
    }
    return try finish()
  }

  /// Puts what the file's variables hold where a report of leaks looks for what the program can still reach.
  fileprivate func emitFileVariablesForLeaks() throws {
    for (variable, slot, type) in fileVariables where !type.isTrivial {
      let global = try lowerer.global(for: DeclarationReference(variable))
      emitInitialize(.global(global.address), with: slot, type)
    }
  }

  /// Stops the program for an error that nothing caught.
  func emitUncaughtError(_ error: Int, _ prefix: String) throws {
    guard let describe = program.libraryFunction(named: "_reflecting") else {
      throw LoweringError.unsupported("an error that nothing catches", nil)
    }
    let string = try lowerer.types.lower(program.known.stringType)
    let value = Value(slot: error, type: lowerer.errorType)
    let text = try emitCall(
      .function(lowerer.function(for: DeclarationReference(describe))), [.ready(value)], result: string,
      throwsError: false, into: nil, .owned)
    let message = allocate(2)
    assembler.emit(.stringLiteralBorrowed, message, immediate: .string(prefix))
    assembler.emit(.stringConcatenate, message, message, text.slot)
    assembler.emit(.fatalUncaughtError, message)
  }
}
