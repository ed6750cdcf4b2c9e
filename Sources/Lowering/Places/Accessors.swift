import Bytecode
import Semantics

// Computed properties and subscripts: getters, setters, addressors and coroutines.

/// A place that accessors stand for, with its parts in the order in which they are evaluated.
struct ComputedPlace {
  /// Nil for static members.
  let base: TypedPlace?
  let reference: DeclarationReference
  let arguments: [TypedArgument]
  let dispatch: TypedExpression.Dispatch
  /// For a subscript, the place itself.
  var place: TypedPlace?

  var accessors: [AccessorSymbol] {
    (reference.symbol as? VariableSymbol)?.accessors ?? (reference.symbol as? SubscriptSymbol)?.accessors
      ?? []
  }
  func accessor(_ kind: AccessorSymbol.Kind) -> AccessorSymbol? { accessors.first { $0.kind == kind } }
}

extension FunctionEmitter {
  /// What accessors a place has; nil for storage.
  func computed(_ place: TypedPlace) throws -> ComputedPlace? {
    switch place.kind {
    case .variable(let variable):
      guard
        variable.storage == .computed || variable.accessor(.willSet) != nil
          || variable.accessor(.didSet) != nil,
        !variable.accessors.isEmpty, !isInObserver(of: variable)
      else { return nil }
      return ComputedPlace(
        base: nil, reference: DeclarationReference(variable), arguments: [], dispatch: .direct)
    case .global(let reference):
      guard let variable = reference.symbol as? VariableSymbol,
        !variable.isGlobalStorage || variable.isObserved, !isInObserver(of: variable)
      else { return nil }
      return ComputedPlace(
        base: nil, reference: context.concrete(reference), arguments: [], dispatch: .direct)
    case .property(let base, let reference, let dispatch, let isDirect):
      if isDirect { return nil }
      let (target, isVirtual) = try resolve(context.concrete(reference), dispatch)
      guard let variable = target.symbol as? VariableSymbol, !variable.isGlobalStorage else { return nil }
      if !isVirtual, isStoredDirectly(variable, base, .direct, .modify) { return nil }
      return ComputedPlace(
        base: base, reference: target, arguments: [], dispatch: isVirtual ? .virtual : .direct)
    case .subscript(let base, let reference, let arguments, let dispatch):
      let (target, isVirtual) = try resolve(context.concrete(reference), dispatch)
      return ComputedPlace(
        base: base, reference: target, arguments: arguments, dispatch: isVirtual ? .virtual : .direct,
        place: place)
    default: return nil
    }
  }

  /// Whether the code is an observer of a variable, for which the variable is mere storage.
  func isInObserver(of variable: VariableSymbol) -> Bool {
    func observes(_ symbol: Symbol?) -> Bool {
      guard let accessor = symbol as? AccessorSymbol, accessor.owner === variable else { return false }
      return accessor.kind == .willSet || accessor.kind == .didSet
    }
    var emitter: FunctionEmitter? = self
    while let one = emitter {
      if observes(one.ownDeclaration) || one.inlining.contains(where: observes) { return true }
      if one.ownDeclaration != nil { return false }
      emitter = one.outer
    }
    return false
  }

  /// The stored property that a property of a requirement turns out to be.
  func storedWitness(_ place: TypedPlace) throws -> (TypedPlace, VariableSymbol)? {
    guard case .property(let base, let reference, .witness, _) = place.kind else { return nil }
    let (target, isVirtual) = try resolve(context.concrete(reference), .witness)
    guard !isVirtual, let variable = target.symbol as? VariableSymbol, !variable.isGlobalStorage,
      isStoredDirectly(variable, base, .direct, .modify)
    else {
      return nil
    }
    return (base, variable)
  }

  /// The value of a place through its getter; nil where it is reached otherwise.
  func emitGetter(of place: TypedPlace, into destination: Int?, _ need: Need) throws -> Value? {
    if case .keyPath(let base, let path) = place.kind {
      return try emitRead(keyPath: path, of: base, place, into: destination, need)
    }
    guard let computed = try computed(place) else { return nil }
    if computed.dispatch == .direct, computed.accessor(.address) != nil || computed.accessor(.read) != nil,
      computed.accessor(.get) == nil
    {
      return nil
    }
    let result = try lower(place.type)
    if let name = computed.reference.symbol.builtinName {
      let base: [Argument] =
        (computed.reference.symbol.isStatic ? nil : computed.base).map { [.load($0)] } ?? []
      let inner = TypeContext(computed.reference, in: program)
      let arguments = base + computed.arguments.map { argument($0, inner) }
      return try emitBuiltin(name, computed.reference, arguments, result, into: destination, need)
    }
    if computed.accessors.isEmpty || computed.accessor(.get) == nil {
      if (computed.reference.symbol as? VariableSymbol)?.isGlobalStorage ?? false { return nil }
      guard let variable = computed.reference.symbol as? VariableSymbol else {
        throw LoweringError.unsupported("this way of reading a value", place.range)
      }
      // A variable that is only observed is read as it is.
      guard let base = computed.base else { return nil }
      if computed.dispatch == .virtual, let index = lowerer.methodIndex(of: variable, .get) {
        return try emitCall(
          .method(index), [.load(base)], result: result, throwsError: false, into: destination, need)
      }
      return nil
    }
    guard let getter = computed.accessor(.get) else { return nil }
    let reference = DeclarationReference(getter, arguments: computed.reference.arguments)
    return try emitCall(
      to: reference, isVirtual: computed.dispatch == .virtual, arguments(of: computed, getter),
      result: result,
      throwsError: getter.isThrowing, into: destination, need)
  }

  /// What an accessor takes, without a new value.
  private func arguments(of computed: ComputedPlace, _ accessor: AccessorSymbol) throws -> [Argument] {
    var result: [Argument] = []
    if let selfVariable = accessor.selfVariable, !accessor.isStatic || lowerer.passesMetatype(accessor) {
      guard let base = computed.base else {
        guard accessor.isStatic, let owner = lowerer.nominal(of: accessor) else {
          throw LoweringError.fault("an accessor without a base: \(accessor.name)")
        }
        return [.type(context.concrete(owner.declaredType))]
      }
      result.append(selfVariable.isInout ? .address(base) : .load(base))
    }
    if let place = computed.place, let known = tracedArguments[ObjectIdentifier(place)] {
      return result + known.map { .ready($0) }
    }
    let inner = TypeContext(computed.reference, in: program)
    return result + computed.arguments.map { argument($0, inner) }
  }

  // MARK: Setters

  /// The place to set through accessors; nil for storage that is assigned.
  func setter(of place: TypedPlace) -> ComputedPlace? {
    guard let computed = try? computed(place) else { return nil }
    if computed.dispatch == .direct, computed.accessor(.set) == nil, computed.accessor(.mutableAddress) != nil {
      return nil
    }
    return computed
  }

  func emitSetter(_ computed: ComputedPlace, _ place: TypedPlace, _ value: TypedExpression) throws {
    try emitSetterCall(computed, place, value: .expression(value))
  }

  func emitSetter(_ computed: ComputedPlace, _ place: TypedPlace, value: Value) throws {
    try emitSetterCall(computed, place, value: .ready(value))
  }

  private func emitSetterCall(_ computed: ComputedPlace, _ place: TypedPlace, value: Argument) throws {
    if let setter = computed.accessor(.set) {
      let reference = DeclarationReference(setter, arguments: computed.reference.arguments)
      // Evaluated in source order: base, indices, value.
      var arguments = try arguments(of: computed, setter)
      arguments.append(value)
      _ = try emitCall(
        to: reference, isVirtual: computed.dispatch == .virtual, arguments, result: lowerer.voidType,
        throwsError: false, into: nil, .instant)
      return
    }
    if let modify = computed.accessor(.modify) {
      let new = try emitArgument(value, .owned)
      let access = try emitCoroutine(computed, modify, try lower(place.type))
      emitReplace(access.home, with: new.slot, access.type)
      return
    }
    guard let variable = computed.reference.symbol as? VariableSymbol else {
      throw LoweringError.unsupported("this way of changing a value", place.range)
    }
    if computed.dispatch == .virtual, let index = lowerer.methodIndex(of: variable, .set),
      let base = computed.base
    {
      _ = try emitCall(
        .method(index), [.load(base), value], result: lowerer.voidType, throwsError: false, into: nil,
        .instant)
      return
    }
    let pinned = try pinned(place, computed)
    try emitObservedAssignment(self.computed(pinned) ?? computed, variable, pinned, value)
  }

  /// An assignment to a variable with `willSet` or `didSet`.
  private func emitObservedAssignment(
    _ computed: ComputedPlace, _ variable: VariableSymbol, _ place: TypedPlace, _ value: Argument
  ) throws {
    let type = try lower(place.type)
    let new = try emitArgument(value, .owned)
    let newCleanup = addDestruction(of: new.slot, type)
    if let willSet = variable.accessor(.willSet) { try emitObserver(willSet, of: computed, new) }
    let didSet = variable.accessor(.didSet)
    func reachedStorage() throws -> Access {
      guard let access = try storage(of: variable, computed) else {
        throw LoweringError.fault("an observed variable without a place")
      }
      return access
    }
    var old: Value?
    if didSet?.valueParameter != nil {
      let access = try reachedStorage()
      if access.type.form.isWeak {
        let value = try emitWeakLoad(access, place, into: nil)
        addDestruction(of: value.slot, value.type)
        old = value
      } else {
        old = emitRead(access, .scope)
      }
    }
    cancel(newCleanup)
    if let didSet { try emitTrace(ofWholeChangedBy: didSet, computed) }
    let path = tracedPath(of: place, .modify, isStored: true)
    let access = try withoutTrace(path != nil) { try reachedStorage() }
    try emitTracedStore(new.slot, to: access, path, [], at: place.range.location, place.type)
    if let didSet { try emitObserver(didSet, of: computed, old ?? new) }
  }

  /// A call of `willSet` or `didSet`, with the other value where the observer speaks of it.
  func emitObserver(_ observer: AccessorSymbol, of computed: ComputedPlace, _ value: Value?) throws {
    var arguments = try arguments(of: computed, observer)
    if observer.valueParameter != nil, let value { arguments.append(.ready(value)) }
    // A `willSet` only looks, and what a `didSet` is called on was told of with the assignment.
    _ = try withoutTrace(true) {
      try emitCall(
        to: DeclarationReference(observer, arguments: computed.reference.arguments), isVirtual: false, arguments,
        result: lowerer.voidType, throwsError: false, into: nil, .instant)
    }
  }

  // MARK: Access

  /// Reaches a computed place: an addressor's address, what a coroutine yields, or a copy that is written back.
  func emitComputedAccess(_ place: TypedPlace, _ mode: AccessMode) throws -> Access {
    if case .keyPath(let base, let path) = place.kind {
      return try emitAccess(keyPath: path, of: base, place, mode)
    }
    if let (base, variable) = try storedWitness(place) { return try emitStoredAccess(base, variable, mode) }
    guard var computed = try computed(place) else {
      if case .property(let base, let reference, let dispatch, _) = place.kind {
        let (target, _) = try resolve(context.concrete(reference), dispatch)
        if let variable = target.symbol as? VariableSymbol {
          if variable.isGlobalStorage { return try emitGlobalAccess(target, mode) }
          return try emitStoredAccess(base, variable, mode)
        }
      }
      throw LoweringError.unsupported("this way of reaching a value", place.range)
    }
    if mode == .modify, !prefersModify(computed), let inner = try reachingBaseOnce(computed, place) {
      return try emitComputedAccess(inner, mode)
    }
    let type = try lower(place.type)
    if computed.dispatch == .direct,
      let addressor = computed.accessor(mode == .read ? .address : .mutableAddress)
        ?? (mode == .read ? computed.accessor(.mutableAddress) : nil)
    {
      let reference = DeclarationReference(addressor, arguments: computed.reference.arguments)
      let pointer = try emitCall(
        to: reference, isVirtual: false, try reachingBase(arguments(of: computed, addressor), of: addressor),
        result: lowerer.addressType,
        throwsError: false, into: nil, .scope)
      return Access(home: .memory(pointer: pointer.slot, offset: 0), type: type)
    }
    if mode == .read, computed.accessor(.get) != nil {
      guard let value = try emitGetter(of: place, into: nil, .scope) else {
        throw LoweringError.fault("no getter")
      }
      return Access(home: .slots(value.slot), type: type, isImmutable: true)
    }
    if computed.dispatch == .direct, let modify = computed.accessor(mode == .read ? .read : .modify),
      mode == .read || prefersModify(computed)
    {
      return try emitCoroutine(computed, modify, type)
    }
    if mode == .modify, let access = try emitWatchedAccess(to: place, computed) { return access }
    var place = place
    if mode == .modify {
      // What the getter and the setter are called on is reached once.
      place = try pinned(place, computed)
      computed = try self.computed(place) ?? computed
    }
    guard let value = try emitGetter(of: place, into: nil, .owned) ?? storedValue(computed, place) else {
      throw LoweringError.unsupported("this way of reaching a value", place.range)
    }
    if mode == .modify {
      addCleanup { [unowned self] _ in
        try withScope {
          let copy = Value(slot: value.slot, type: type)
          try emitSetter(computed, place, value: copy)
        }
        emitDestroy(value.slot, type)
      }
    } else {
      addDestruction(of: value.slot, type)
    }
    return Access(home: .slots(value.slot), type: type)
  }

  /// The arguments of an addressor, whose base stays open as long as what the address leads to.
  private func reachingBase(_ arguments: [Argument], of addressor: AccessorSymbol) throws -> [Argument] {
    let place: TypedPlace
    switch arguments.first {
    case .address(let base), .load(let base): place = base
    default: return arguments
    }
    // An addressor that is one instruction leaves no time for the base to go.
    var isBorrowed = readsAtOnce && lowerer.isInlined(addressor) && program.body(of: addressor)?.isLeaf ?? false
    if case .address = arguments[0] { isBorrowed = false }
    if isReachedAtOnce(place), !isBorrowed { return arguments }
    // The indices are evaluated before the base is opened.
    let isUndisturbed = isBorrowed && !arguments.dropFirst().contains(where: \.hasEffects)
    let indices = try arguments.dropFirst().map { argument in
      // An autoclosure does nothing yet, and may go to where it is called.
      if case .closure = argument { return argument }
      return Argument.ready(try emitArgument(argument, isUndisturbed ? .instant : .scope))
    }
    if case .address = arguments[0] { return [.reached(try emitAccess(to: place, .modify))] + indices }
    return [.ready(try emitArgument(arguments[0], isBorrowed ? .instant : .scope))] + indices
  }

  private func storedValue(_ computed: ComputedPlace, _ place: TypedPlace) throws -> Value? {
    guard let variable = computed.reference.symbol as? VariableSymbol, variable.storage == .stored else {
      return nil
    }
    guard let access = try storage(of: variable, computed) else { return nil }
    if access.type.form.isWeak { return try emitWeakLoad(access, place, into: nil) }
    return emitRead(access, .owned)
  }

  /// The storage of a variable with observers; nil for one that is not here.
  private func storage(of variable: VariableSymbol, _ computed: ComputedPlace) throws -> Access? {
    // Observers run between what is done to the storage, so each access ends at once: there is nothing to ask.
    if let base = computed.base {
      return try withoutExclusivityChecks { try emitStoredAccess(base, variable, .modify) }
    }
    if variable.isGlobal { return try emitGlobalAccess(computed.reference, nil) }
    return try bindings[variable]?.access ?? emitOuterVariable(variable)
  }

  /// Runs a `_modify` accessor to its `yield`; it goes on at the end of the scope.
  private func emitCoroutine(_ computed: ComputedPlace, _ accessor: AccessorSymbol, _ type: LoweredType)
    throws -> Access
  {
    if let access = try emitYieldedStorage(computed, accessor) { return access }
    let handle = allocate(2)
    let arguments = try arguments(of: computed, accessor)
    let callee = try coroutine(of: computed, accessor)
    var gathered: [(Value, LoweredType?)] = []
    for argument in arguments {
      gathered.append((try emitArgument(argument, .scope), try argumentType(argument)))
    }
    let slots = gathered.reduce(0) { $0 + ($1.1?.slots ?? 1) }
    let window = top + Assembler.linkageSlots
    assembler.reserve(slots: window + max(slots, 2))
    var slot = window
    for (value, type) in gathered {
      emitMove(value.slot, to: slot, slots: type?.slots ?? 1)
      slot += type?.slots ?? 1
    }
    assembler.emitBeginAccess(callee, window: window, arguments: slots)
    emitMove(window, to: handle, slots: 2)
    addCleanup { [unowned self] reason in
      assembler.emit(reason == .error ? .accessAbort : .accessEnd, handle + 1)
    }
    return Access(home: .memory(pointer: handle, offset: 0), type: type)
  }

  /// What is begun to reach a place: that of a local variable is a closure, since it uses what is around it.
  private func coroutine(of computed: ComputedPlace, _ accessor: AccessorSymbol) throws -> Assembler.Callee {
    let reference = DeclarationReference(accessor, arguments: computed.reference.arguments)
    guard let local = localFunctionClosure(accessor) else { return .function(lowerer.function(for: reference)) }
    let closure = allocate(1)
    try emitLocalFunction(local, reference, into: closure)
    // The access ends before the closure goes, since what was added last is undone first.
    addDestruction(of: closure, LoweredType(program.types.void, .function, layout: .reference))
    return .closure(closure)
  }

  // MARK: Globals

  /// A global or static variable; one that is initialised at its first use is initialised first. `mode` is nil for what is
  /// no access of its own.
  func emitGlobalAccess(_ reference: DeclarationReference, _ mode: AccessMode?) throws -> Access {
    guard let variable = reference.symbol as? VariableSymbol else { throw LoweringError.fault("no variable") }
    let access = try emitAccess(
      toGlobal: try lowerer.global(for: reference), isConstant: variable.isLet)
    if lowerer.variablesReachedEarly.contains(variable), mayBeUnset(variable, mode) {
      emitTrapIfUnset(variable, access)
    }
    if let mode { emitExclusivityCheck(of: variable, access, mode) }
    return access
  }

  /// Whether an access may meet a variable that has no value. An assignment does not mind, and at the top level what has been
  /// declared is changed only when it has one.
  private func mayBeUnset(_ variable: VariableSymbol, _ mode: AccessMode?) -> Bool {
    if assignedGlobal === variable { return false }
    return !isTopLevel || mode == .read || mode == .modify && !declaredGlobals.contains(variable)
  }

  /// Stops the program where code reaches a variable before the top level has come to it. There Swift would go on with
  /// whatever lies in memory that holds no value.
  private func emitTrapIfUnset(_ variable: VariableSymbol, _ access: Access) {
    // What may be zero throughout is a value that does no harm.
    guard let niche = access.type.layout.niche else { return }
    let slot = allocate(1)
    emitLoad(access.home.moved(by: niche), to: slot, slots: 1)
    let unset = assembler.makeLabel()
    assembler.emit(.branchIfZero, slot, to: unset)
    emitOutOfLine { [unowned self] in
      assembler.place(unset)
      emitTrap("Variable '\(variable.name)' is used before it has a value")
    }
  }

  func emitAccess(toGlobal global: LoweredGlobal, isConstant: Bool) throws -> Access {
    if global.isLazy, global !== initializingGlobal {
      let flag = top
      assembler.reserve(slots: top + 1)
      let ready = assembler.makeLabel()
      assembler.emit(.globalLoad, flag, immediate: .word(global.flagAddress))
      assembler.emit(.branchIfNotZero, flag, to: ready)
      let window = top + Assembler.linkageSlots
      assembler.emitCall(.function(global.initializer), window: window, arguments: 0, results: 0)
      assembler.place(ready)
    }
    let access = Access(
      home: .global(global.address), type: global.type, isImmutable: isConstant && global.isLazy)
    tracedWhole = access
    return access
  }
}
