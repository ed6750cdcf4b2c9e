import Bytecode
import Semantics

/// An argument of an inlined function that is not evaluated when it is passed: a literal, or a closure whose body goes to
/// where it is called.
struct InlinedArgument {
  enum Kind {
    case literal(TypedExpression)
    case closure(InlinedClosure)
  }
  let kind: Kind
  /// What types mean where the argument is written.
  let context: TypeContext

  /// Whether this is a string literal, which needs no care.
  var isConstantString: Bool {
    if case .literal = kind { return true }
    return false
  }
}

/// A closure passed to an inlined function.
final class InlinedClosure {
  let closure: TypedClosure
  /// The functions that were being inlined where the closure is written.
  let inlining: [Symbol]
  /// Stands for the closure among the functions being inlined.
  let marker: Symbol
  /// The inlined call that the closure is written in.
  let inlinedCall: InlinedCall?
  init(_ closure: TypedClosure, inlining: [Symbol], in call: InlinedCall?, of program: Program) {
    self.closure = closure
    self.inlining = inlining
    inlinedCall = call
    marker = VariableSymbol(name: "closure", isLet: true, syntax: nil, parent: nil, program: program)
  }
}

extension FunctionEmitter {
  /// Puts the body of a small function where it is called; nil when it is to be called.
  func emitInlinedCall(
    _ target: DeclarationReference, _ symbol: CallableSymbol, _ arguments: [Argument], _ result: LoweredType,
    into destination: Int?, _ need: Need
  ) throws -> Value? {
    guard lowerer.isInlined(symbol), inlining.count < 16, !isCode(of: symbol),
      !(symbol is InitializerSymbol),
      let body = program.body(of: symbol)
    else { return nil }
    let inner = TypeContext(target, in: program)
    let variables = lowerer.parameterVariables(of: symbol)
    guard variables.count == arguments.count else { return nil }
    return try emitInlinedBody(
      body, marker: symbol, inlinedCall(of: symbol), variables, arguments, context: inner, result, into: destination,
      need)
  }

  /// What a call stack says of the code of a function that is put in; that of the library belongs to its caller.
  private func inlinedCall(of symbol: CallableSymbol) -> InlinedCall? {
    guard lowerer.isSmall(symbol) else { return assembler.inlinedCall }
    return InlinedCall(
      name: lowerer.callStackName(of: symbol), location: assembler.location, outer: assembler.inlinedCall)
  }

  private func emitInlinedBody(
    _ body: TypedBody, marker: Symbol, _ call: InlinedCall?, _ variables: [VariableSymbol], _ arguments: [Argument],
    context inner: TypeContext, _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value {
    let slot = allocate(result, destination)
    let location = assembler.location
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    try bindInlined(variables, to: arguments, isLeaf: body.isLeaf)
    // What the body reaches is not what the call reached.
    let whole = tracedWhole
    defer { tracedWhole = whole }
    let outer = (context, exit, inlining, assembler.inlinedCall)
    assembler.inlinedCall = call
    let keyPath = (isGoingKeyPath, isReadingKeyPath)
    (isGoingKeyPath, isReadingKeyPath) = (false, false)
    let end = assembler.makeLabel()
    let laterCode = outOfLine.count
    context = inner
    exit = .inlined(slot: slot, result, end, depth: scopes.count)
    inlining.append(marker)
    // What the body leaves to do ends before `end`, where its returns arrive having done it.
    let inside = scopes.count
    scopes.append(CleanupScope(top: top))
    var statements = body.statements[...]
    // A body of one expression returns it, unless there is nothing to return.
    if let last = statements.last, let value = last.singleValue,
      last.isReturn || (statements.count == 1 && result.slots > 0)
    {
      statements = statements.dropLast()
      try emit(Array(statements))
      if !assembler.hasEnded { try withScope { _ = try emit(value, into: slot, .owned) } }
    } else {
      try emit(Array(statements))
    }
    (context, exit, inlining, assembler.inlinedCall) = outer
    (isGoingKeyPath, isReadingKeyPath) = keyPath
    try popScope(to: inside)
    // Where nothing jumps to, instructions around may be made one.
    if assembler.isUsed(end) || outOfLine.count > laterCode { assembler.place(end) }
    assembler.location = location
    try popScope(to: depth)
    return handOver(slot, result, need)
  }

  /// A branch on what a small function says: on its comparison itself.
  func emitInlinedBranch(
    _ call: TypedCall, _ target: DeclarationReference, to label: Label, when outcome: Bool
  ) throws -> Bool {
    guard let symbol = target.symbol as? CallableSymbol, !(symbol.selfVariable?.isInout ?? false),
      lowerer.isInlined(symbol), !lowerer.passesMetatype(symbol), inlining.count < 16, !isCode(of: symbol),
      let body = program.body(of: symbol), body.statements.count == 1,
      let value = body.statements[0].singleValue
    else { return false }
    let arguments = arguments(of: call, nil)
    let variables = lowerer.parameterVariables(of: symbol)
    guard variables.count == arguments.count else { return false }
    let outer = (context, inlining, assembler.inlinedCall)
    let call = inlinedCall(of: symbol)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    try bindInlined(variables, to: arguments, isLeaf: body.isLeaf)
    context = TypeContext(target, in: program)
    inlining.append(symbol)
    assembler.inlinedCall = call
    if hasCleanups(to: depth) {
      // What the arguments own ends on both ways, so it ends before the branch.
      let slot = allocate(1)
      try withScope { _ = try emit(value, into: slot, .owned) }
      (context, inlining, assembler.inlinedCall) = outer
      try popScope(to: depth)
      if !assembler.hasEnded { assembler.emit(outcome ? .branchIfTrue : .branchIfFalse, slot, to: label) }
    } else {
      try emitBranch(value, to: label, when: outcome)
      (context, inlining, assembler.inlinedCall) = outer
      try popScope(to: depth)
    }
    return true
  }

  /// Gives an inlined function's parameters what is passed.
  func bindInlined(_ variables: [VariableSymbol], to arguments: [Argument], isLeaf: Bool) throws {
    let mayChangeLocals = arguments.contains {
      switch $0 {
      case .address, .closure: return true
      case .expression(let expression): return expression.type.function != nil
      default: return false
      }
    }
    var bound: [(VariableSymbol, Binding)] = []
    let opensLast = arguments.contains { isOpenedLast($0, among: arguments) }
    var opened: [(VariableSymbol, TypedPlace)] = []
    for (index, (variable, argument)) in zip(variables, arguments).enumerated() {
      let laterEffects = opensLast || arguments[(index + 1)...].contains(where: \.hasEffects)
      switch argument {
      case .address(let place) where isOpenedLast(argument, among: arguments):
        opened.append((variable, try evaluatingIndices(of: reachingLinks(of: place))))
      case .address(let place): bound.append((variable, Binding(access: try emitTracedAccess(to: place))))
      case .reached(let access): bound.append((variable, Binding(access: access)))
      case .closure(let closure): bound.append((variable, inlinedBinding(closure)))
      case .expression(let expression):
        if let closure = expression.literalClosure, closure.captureList.isEmpty, !closure.isEscaping {
          bound.append((variable, inlinedBinding(closure)))
          continue
        }
        if expression.isLiteral {
          let inlined = InlinedArgument(kind: .literal(expression), context: context)
          bound.append((variable, Binding(access: try noAccess(), inlined: inlined)))
          continue
        }
        fallthrough
      default:
        if case .load(let place) = argument, case .variable(let source) = place.kind,
          let inlined = bindings[source]?.inlined
        {
          bound.append((variable, Binding(access: try noAccess(), inlined: inlined)))
          continue
        }
        let need: Need = laterEffects ? .scope : isLeaf ? .instant : mayChangeLocals ? .scope : .call
        let value = try emitArgument(argument, need)
        bound.append(
          (
            variable,
            Binding(
              access: Access(home: .slots(value.slot), type: value.type, isImmutable: true, isPrivate: true))
          ))
      }
    }
    for (variable, place) in opened { bound.append((variable, Binding(access: try emitTracedAccess(to: place)))) }
    for (variable, binding) in bound { bindings[variable] = binding }
  }

  /// Whether a place is reached after everything else is evaluated, which might change where it is, or access it.
  private func isOpenedLast(_ argument: Argument, among arguments: [Argument]) -> Bool {
    guard case .address(let place) = argument, !isReachedAtOnce(place) else { return false }
    return arguments.contains { other in
      switch other {
      case .address, .closure: return false
      default: return other.hasEffects || isExclusivityChecked(place)
      }
    }
  }

  private func inlinedBinding(_ closure: TypedClosure) -> Binding {
    let inlined = InlinedClosure(closure, inlining: inlining, in: assembler.inlinedCall, of: program)
    let access = Access(home: .slots(0), type: lowerer.voidType)
    return Binding(access: access, inlined: InlinedArgument(kind: .closure(inlined), context: context))
  }

  private func noAccess() throws -> Access { Access(home: .slots(0), type: lowerer.voidType) }

  /// An inlined argument as a value.
  func emitInlined(_ argument: InlinedArgument, into destination: Int?, _ need: Need) throws -> Value {
    // What uses the argument is in the function, not where the argument is written.
    let outer = (context, assembler.location)
    context = argument.context
    defer { (context, assembler.location) = outer }
    switch argument.kind {
    case .literal(let expression): return try emit(expression, into: destination, need)
    case .closure(let inlined): return try emitClosure(inlined.closure, into: destination, need)
    }
  }

  /// A call of a closure that was passed to the function being inlined.
  func emitInlinedClosure(
    _ argument: InlinedArgument, _ inlined: InlinedClosure, _ arguments: [Argument], _ result: LoweredType,
    into destination: Int?, _ need: Need
  ) throws -> Value {
    let outer = inlining
    // Inside the closure the functions around its call do not count, so that nested `map` calls are inlined too.
    defer { inlining = outer }
    return try emitInlinedBody(
      inlined.closure.body, marker: inlined.marker, inlined.inlinedCall, inlined.closure.parameters.map(\.variable),
      arguments,
      context: argument.context, result, into: destination, need)
  }

  /// A closure that is called where it is written.
  func emitImmediateClosure(
    _ closure: TypedClosure, _ arguments: [Argument], _ result: LoweredType, into destination: Int?,
    _ need: Need
  ) throws -> Value? {
    let inlined = InlinedClosure(closure, inlining: inlining, in: assembler.inlinedCall, of: program)
    return try emitInlinedClosure(
      InlinedArgument(kind: .closure(inlined), context: context), inlined, arguments, result,
      into: destination, need)
  }
}

extension TypedBody {
  /// Whether this does no more than return what one instruction of the machine makes of what is passed: nothing can
  /// change between the evaluation of the arguments and their use.
  var isLeaf: Bool {
    guard statements.count == 1, case .return(let value?) = statements[0].kind, case .call(let call) = value.kind,
      case .function(let reference, _) = call.callee, reference.symbol.builtinName != nil
    else { return false }
    return ([call.receiver].compactMap { $0 } + call.arguments).allSatisfy {
      switch $0 {
      case .value(let value): return !value.hasEffects
      case .place(let place): return !place.hasEffects
      default: return false
      }
    }
  }
}

extension TypedExpression {
  /// The closure that this is, also where it is passed as one that may throw: its code is the same.
  var literalClosure: TypedClosure? {
    switch kind {
    case .closure(let closure): return closure
    case .convert(let inner, .function):
      guard case .closure(let closure) = inner.kind, let from = inner.type.function, let to = type.function,
        from.result === to.result, from.parameters.count == to.parameters.count,
        zip(from.parameters, to.parameters).allSatisfy({ $0.type === $1.type && $0.isInout == $1.isInout })
      else { return nil }
      return closure
    default: return nil
    }
  }

  /// Whether this is a literal of a primitive type.
  var isLiteral: Bool {
    switch kind {
    case .integer, .floatingPoint, .boolean, .string, .unicodeScalar: return true
    default: return false
    }
  }
}
