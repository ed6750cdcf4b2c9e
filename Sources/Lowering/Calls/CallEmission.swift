import Bytecode
import Semantics

/// What a call goes to, with everything known.
enum CallTarget {
  case function(FunctionReference)
  case method(Int)
  case methodOfType(Int, type: Int)
  /// A static member of the class that is the first argument.
  case methodOfFirst(Int)
  case closure(Argument)
  /// A function that is found by the type in a slot.
  case dispatched(DispatchKey, type: Int)
}

extension FunctionEmitter {
  /// Calls with arguments in order; the result is owned by whoever needs it.
  ///
  /// Arguments are borrowed by the callee, and its frame begins where they lie, so that what they own must be kept below
  /// the window until the call is over.
  func emitCall(
    _ target: CallTarget, _ arguments: [Argument], result: LoweredType, throwsError: Bool,
    into destination: Int?, _ need: Need
  ) throws -> Value {
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let location = assembler.location
    let types = try arguments.map { try argumentType($0) }
    let slots = types.reduce(0) { $0 + ($1?.slots ?? 1) }
    var closureSlot: Int?
    if case .closure(let closure) = target { closureSlot = try emitArgument(closure, .call).slot }
    let hasAddresses = arguments.contains {
      if case .address = $0 { return true }
      return false
    }
    let reachesAtOnce = arguments.allSatisfy {
      if case .address(let place) = $0 { return isReachedAtOnce(place) && lowerer.tracing == nil }
      return true
    }
    let window: Int
    if reachesAtOnce {
      window = try emitDirectArguments(arguments, types, slots, hasAddresses)
    } else {
      window = try emitGatheredArguments(arguments, types, slots)
    }
    assembler.location = location
    let callee: Assembler.Callee
    switch target {
    case .function(let function): callee = .function(function)
    case .method(let index): callee = .method(index)
    case .methodOfType(let index, let type): callee = .methodOfType(index, type: type)
    case .methodOfFirst(let index): callee = .methodOfType(index, type: window)
    case .closure: callee = .closure(closureSlot!)
    case .dispatched(let key, let type): callee = .dispatched(key, types: type)
    }
    assembler.emitCall(callee, window: window, arguments: slots, results: result.slots)
    top = window + max(result.slots, 0)
    assembler.reserve(slots: top)
    if throwsError { try emitErrorCheck() }
    if result.type.isNever { assembler.emit(.trapUnreachable) }
    try popScope(to: depth, keepingSlots: true)
    if let destination, destination != window {
      emitMove(window, to: destination, slots: result.slots)
      return handOver(destination, result, need)
    }
    return handOver(window, result, need)
  }

  func isReachedAtOnce(_ place: TypedPlace) -> Bool {
    guard place.isReachedAtOnce else { return false }
    var base = place
    while true {
      switch base.kind {
      case .property(let inner, _, _, _), .tupleElement(let inner, _): base = inner
      case .global(let reference):
        guard let variable = reference.symbol as? VariableSymbol, lowerer.livesInFrame(variable) else { return false }
        return bindings[variable] != nil && !lowerer.needsExclusivityCheck(variable)
      case .variable(let variable):
        return bindings[variable] != nil && bindings[variable]?.inlined == nil
          && !lowerer.needsExclusivityCheck(variable)
          && (!variable.isObserved || isInObserver(of: variable))
      default: return false
      }
    }
  }

  /// Evaluates arguments where the callee finds them. What has to be kept is kept below.
  private func emitDirectArguments(
    _ arguments: [Argument], _ types: [LoweredType?], _ slots: Int, _ hasAddresses: Bool
  ) throws -> Int {
    let order = evaluationOrder(of: arguments)
    var needs: [Need] = Array(repeating: .call, count: arguments.count)
    var laterEffects = hasAddresses
    for index in order.reversed() {
      if laterEffects { needs[index] = .scope }
      if arguments[index].hasEffects { laterEffects = true }
    }
    var kept: [Int: Int] = [:]
    for (index, argument) in arguments.enumerated() where !(types[index]?.isTrivial ?? true) {
      if !isBorrowed(argument, needs[index]) { kept[index] = allocate(types[index]!.slots) }
    }
    let window = top + Assembler.linkageSlots
    top = window + slots
    assembler.reserve(slots: top)
    var places: [Int] = []
    var end = window
    for type in types {
      places.append(end)
      end += type?.slots ?? 1
    }
    for index in order {
      let (argument, type, slot) = (arguments[index], types[index], places[index])
      if let keep = kept[index], let type {
        try withScope { _ = try emitArgument(argument, into: keep, .owned) }
        addDestruction(of: keep, type)
        emitMove(keep, to: slot, slots: type.slots)
      } else {
        try withScope { _ = try emitArgument(argument, into: slot, needs[index]) }
      }
    }
    return window
  }

  /// Default values are evaluated after the arguments that are given.
  private func evaluationOrder(of arguments: [Argument]) -> [Int] {
    func isDefault(_ index: Int) -> Bool {
      if case .defaultValue = arguments[index] { return true }
      return false
    }
    return arguments.indices.filter { !isDefault($0) } + arguments.indices.filter(isDefault)
  }

  /// Whether an argument is read from a variable of this frame without a copy.
  private func isBorrowed(_ argument: Argument, _ need: Need) -> Bool {
    switch argument {
    case .ready, .type: return true
    case .expression(let expression):
      if case .string = expression.kind { return true }
      return false
    case .load(let place):
      var base = place
      while true {
        switch base.kind {
        case .property(let inner, let reference, _, _):
          guard let variable = reference.symbol as? VariableSymbol, variable.storage == .stored,
            !variable.isStatic,
            !variable.isLazy, variable.accessors.isEmpty, variable.ownership == .strong, !inner.type.isClass
          else { return false }
          base = inner
        case .tupleElement(let inner, _): base = inner
        case .variable(let variable):
          guard let binding = bindings[variable], !binding.access.type.form.isWeak else { return false }
          if let inlined = binding.inlined { return inlined.isConstantString }
          return binding.access.isImmutable || (need == .call && binding.access.isPrivate)
        default: return false
        }
      }
    default: return false
    }
  }

  /// Evaluates arguments first and moves them into place at the end, because reaching a place takes other calls.
  private func emitGatheredArguments(_ arguments: [Argument], _ types: [LoweredType?], _ slots: Int) throws
    -> Int
  {
    var gathered = arguments
    for index in evaluationOrder(of: arguments) {
      if case .address(let place) = arguments[index] {
        gathered[index] = .address(try evaluatingIndices(of: reachingLinks(of: place)))
      } else {
        gathered[index] = .ready(try emitArgument(arguments[index], .scope))
      }
    }
    for (index, argument) in gathered.enumerated() {
      guard case .address(let place) = argument else { continue }
      gathered[index] = .reached(try emitTracedAccess(to: place))
    }
    let window = top + Assembler.linkageSlots
    top = window + slots
    assembler.reserve(slots: top)
    var slot = window
    for (argument, type) in zip(gathered, types) {
      _ = try emitArgument(argument, into: slot, .instant)
      slot += type?.slots ?? 1
    }
    return window
  }

  // MARK: Errors

  /// Goes to where errors go when the call before threw one.
  func emitErrorCheck() throws {
    let depth = handler?.depth ?? 0
    if !hasCleanups(to: depth) {
      assembler.emit(.branchIfThrown, to: handler?.label ?? propagationLabel())
      return
    }
    let pad = assembler.makeLabel()
    assembler.emit(.branchIfThrown, to: pad)
    emitOutOfLine { [unowned self] in
      assembler.place(pad)
      let error = allocate(4)
      assembler.emit(.errorTake, error)
      try emitCleanups(to: depth, .error)
      assembler.emit(.throw, error)
      emitPropagation()
    }
  }

  /// Goes to where errors go; the error is on its way and cleanups are done.
  private func emitPropagation() {
    if let handler { assembler.emit(.jump, to: handler.label) } else { emitReturnAfterThrow() }
  }

  private func propagationLabel() -> Label {
    if let propagation { return propagation }
    let label = assembler.makeLabel()
    propagation = label
    outOfLine.append { [unowned self] in
      assembler.place(label)
      emitReturnAfterThrow()
    }
    return label
  }

  private func emitReturnAfterThrow() { assembler.emit(assembler.isCoroutine ? .accessReturn : .return) }

  /// Throws the error in slots, which is handed over.
  func emitThrow(_ error: Int) throws {
    try emitCleanups(to: handler?.depth ?? 0, .error)
    assembler.emit(.throw, error)
    emitPropagation()
  }
}
