import Basics
import Bytecode
import Semantics

// Reaching storage: by address where there is any, through coroutines, addressors, or getters and setters where not.

/// What an access to a place is for.
enum AccessMode {
  case read, modify
}

extension FunctionEmitter {
  /// Reads a place.
  func emitLoad(of place: TypedPlace, into destination: Int?, _ need: Need) throws -> Value {
    if case .variable(let variable) = place.kind, let inlined = bindings[variable]?.inlined {
      return try emitInlined(inlined, into: destination, need)
    }
    if case .value(let value) = place.kind { return try emit(value, into: destination, need) }
    if let value = openedMemberValue(place) { return try emit(value, into: destination, need) }
    if let entry = try emitTracedEntry(of: place, into: destination, need) { return entry }
    if let call = try emitGetter(of: place, into: destination, need) { return call }
    if case .bindOptional(let optional) = place.kind {
      let value = try emitLoad(of: optional, into: nil, need)
      try emitBranchIfNone(value, to: self.currentChain())
      return try emitPayload(value, into: destination, moves: true)
    }
    if case .forceUnwrap(let optional) = place.kind {
      let value = try emitLoad(of: optional, into: nil, need)
      try emitTrapIfNone(value, isImplicit: isUnwrappedImplicitly(place.syntax))
      return try emitPayload(value, into: destination, moves: true)
    }
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let path = tracedPath(of: place, .read)
    let arguments = path == nil ? [] : try emitTracedArguments(of: place)
    let access = try withoutTrace(path != nil) {
      try readingAtOnce(lowerer.tracing == nil) { try emitAccess(to: place, .read) }
    }
    if let path { try emitTrace(.read, path, access, arguments, at: place.range.location, place.type) }
    if access.type.form.isWeak {
      let value = try emitWeakLoad(access, place, into: destination)
      try popScope(to: depth, keepingSlots: true)
      return handOver(value.slot, value.type, need)
    }
    // Temporaries of the access end here, unless the value is borrowed from them.
    let isPlain = scopes[depth].cleanups.isEmpty
    let value =
      emitElementLoad(place, access, into: destination, isPlain ? need : .owned)
      ?? emitRead(access, into: destination, isPlain ? need : .owned)
    if isPlain {
      // A copy lives as long as the value is needed, which is longer than the access.
      let copies = scopes[depth].cleanups
      scopes.removeSubrange(depth...)
      scopes[depth - 1].cleanups += copies
      return value
    }
    try popScope(to: depth, keepingSlots: true)
    if need == .owned { return value }
    return handOver(value.slot, value.type, need)
  }

  /// Reaches a place whose value is taken before anything else runs, or goes back to other work meanwhile.
  func readingAtOnce<T>(_ isReading: Bool, _ body: () throws -> T) rethrows -> T {
    let outer = readsAtOnce
    readsAtOnce = isReading
    defer { readsAtOnce = outer }
    return try body()
  }

  /// The storage of a place, reached for reading or for changing it. What must happen afterwards is left to the
  /// innermost scope.
  func emitAccess(to place: TypedPlace, _ mode: AccessMode) throws -> Access {
    if mode == .modify, readsAtOnce { return try readingAtOnce(false) { try emitAccess(to: place, mode) } }
    switch place.kind {
    case .variable(let variable):
      if mode == .modify, variable.isObserved, !isInObserver(of: variable) {
        return try emitComputedAccess(place, mode)
      }
      let access = try emitAccess(toVariable: variable, place, mode)
      emitExclusivityCheck(of: variable, access, mode)
      return access
    case .global(let reference):
      guard let variable = reference.symbol as? VariableSymbol else {
        throw LoweringError.fault("no variable")
      }
      if lowerer.livesInFrame(variable) {
        let access = try emitAccess(toVariable: variable, place, mode)
        emitExclusivityCheck(of: variable, access, mode)
        return access
      }
      if variable.isGlobalStorage, mode == .read || !variable.isObserved || isInObserver(of: variable) {
        return try emitGlobalAccess(context.concrete(reference), mode)
      }
      return try emitComputedAccess(place, mode)
    case .property(let base, let reference, let dispatch, let isDirect):
      guard let variable = reference.symbol as? VariableSymbol else {
        throw LoweringError.fault("no property")
      }
      if variable.isGlobalStorage { return try emitGlobalAccess(context.concrete(reference), mode) }
      if isDirect || isStoredDirectly(variable, base, dispatch, mode) {
        return try emitStoredAccess(base, variable, mode)
      }
      return try emitComputedAccess(place, mode)
    case .subscript, .keyPath: return try emitComputedAccess(place, mode)
    case .tupleElement(let tuple, let index):
      var access = try emitAccess(to: tuple, mode)
      guard case .tuple(let fields) = access.type.form else { throw LoweringError.fault("no tuple") }
      access.home = access.home.moved(by: fields[index].offset)
      access.type = fields[index].type
      return access
    case .forceUnwrap(let optional):
      let access = try emitValueAccess(to: optional, mode)
      let isImplicit = isUnwrappedImplicitly(place.syntax)
      return try emitPayloadAccess(access) { try self.emitTrapIfNone($0, isImplicit: isImplicit) }
    case .bindOptional(let optional):
      let access = try emitValueAccess(to: optional, mode)
      return try emitPayloadAccess(access) { try self.emitBranchIfNone($0, to: self.currentChain()) }
    case .value(let expression):
      let value = try emit(expression, .scope)
      return Access(home: .slots(value.slot), type: value.type, isImmutable: true)
    case .upcast(let object):
      let value = try emitLoad(of: object, into: nil, .scope)
      return Access(home: .slots(value.slot), type: try lower(place.type), isImmutable: true)
    case .opened: return try emitOpenedMemberAccess(place, mode)
    case .tuple, .discard, .error: throw LoweringError.fault("a place that cannot be read")
    }
  }

  private func emitAccess(toVariable variable: VariableSymbol, _ place: TypedPlace, _ mode: AccessMode) throws
    -> Access
  {
    let access = try emitAccess(toPlain: variable, place, mode)
    if let standIn = standIns[variable] { tracedWhole = standIn.whole } else { tracedWhole = access }
    return access
  }

  private func emitAccess(toPlain variable: VariableSymbol, _ place: TypedPlace, _ mode: AccessMode) throws -> Access {
    if let binding = bindings[variable] {
      if let inlined = binding.inlined {
        let value = try emitInlined(inlined, into: nil, .scope)
        return Access(home: .slots(value.slot), type: value.type, isImmutable: true)
      }
      return binding.access
    }
    if let frame = frameBindings[variable] {
      if let inlined = frame.inlined {
        let value = try emitInlined(inlined, into: nil, .scope)
        return Access(home: .slots(value.slot), type: value.type, isImmutable: true)
      }
      if let access = emitFrameVariable(variable) { return access }
    }
    if variable.isGlobalStorage, !lowerer.livesInFrame(variable) {
      return try emitGlobalAccess(DeclarationReference(variable, arguments: []), nil)
    }
    if let captured = try emitOuterVariable(variable) { return captured }
    if variable.storage == .computed { return try emitComputedAccess(place, mode) }
    // Static members of values are not given their type, which is known.
    if variable.isSelf, let instance = variable.type.metatypeInstance {
      let slot = allocate(1)
      try emitDescriptor(context.concrete(instance), to: slot)
      return Access(home: .slots(slot), type: try lower(variable.type), isImmutable: true)
    }
    throw LoweringError.fault("the variable '\(variable.name)' has no place")
  }

  private func emitPayloadAccess(_ access: Access, check: (Value) throws -> Void) throws -> Access {
    guard case .optional(let payload, let niche) = access.type.form else {
      throw LoweringError.fault("no optional")
    }
    let tag = access.home.moved(by: niche ?? 0)
    let probe = top
    try withScope {
      let slot = allocate(1)
      emitLoad(tag, to: slot, slots: 1)
      // The check looks at the tag only, so the value may begin as if it were there.
      try check(Value(slot: slot - (niche ?? 0), type: access.type))
    }
    top = max(top, probe)
    var result = access
    result.home = access.home.moved(by: niche == nil ? 1 : 0)
    result.type = payload
    return result
  }

  /// Whether a property can be reached as storage of its struct or object; observers only watch changes.
  func isStoredDirectly(
    _ variable: VariableSymbol, _ base: TypedPlace, _ dispatch: TypedExpression.Dispatch, _ mode: AccessMode
  ) -> Bool {
    guard variable.storage == .stored, variable.builtinName == nil, !variable.isLazy, dispatch != .witness
    else { return false }
    if mode == .modify, variable.isObserved { return false }
    guard let owner = variable.parent as? NominalSymbol else { return false }
    return owner.kind != .class || dispatch == .direct || !lowerer.isOverridden(variable)
  }

  /// A stored property of a struct in its base, of an object behind its reference.
  func emitStoredAccess(_ base: TypedPlace, _ variable: VariableSymbol, _ mode: AccessMode) throws -> Access {
    let baseType = try lower(base.type)
    if case .object = baseType.form { return try emitFieldAccess(base, baseType, variable, mode) }
    var access = try emitAccess(to: base, mode)
    guard case .structure(let fields) = access.type.form,
      let field = fields.first(where: { $0.symbol === variable })
    else {
      if case .object = access.type.form { return try emitFieldAccess(base, access.type, variable, mode) }
      throw LoweringError.fault("no stored property '\(variable.name)'")
    }
    access.home = access.home.moved(by: field.offset)
    access.type = field.type
    // While a value's own members run, a trace takes its properties for locations by themselves.
    if isSelf(base) { tracedWhole = access }
    return access
  }

  private func emitFieldAccess(
    _ base: TypedPlace, _ type: LoweredType, _ variable: VariableSymbol, _ mode: AccessMode
  ) throws -> Access {
    let object = try emitReference(base)
    guard let field = try lowerer.types.fields(ofClass: type.type).first(where: { $0.symbol === variable })
    else {
      throw LoweringError.fault("no field '\(variable.name)'")
    }
    let access = Access(
      home: .memory(pointer: object.slot, offset: field.offset), type: field.type, isImmutable: variable.isLet)
    tracedWhole = access
    emitExclusivityCheck(of: variable, access, mode)
    return access
  }

  /// Loads the object that a place is in. A trace does not tell of a variable that only says which object it is.
  private func emitReference(_ place: TypedPlace) throws -> Value {
    let need: Need = readsAtOnce ? .instant : .scope
    if isVariable(place) { return try withoutTrace(true) { try emitLoad(of: place, into: nil, need) } }
    return try withTrace { try emitLoad(of: place, into: nil, need) }
  }

  // MARK: Assignment

  func emitAssignment(_ place: TypedPlace, _ value: TypedExpression) throws {
    var place = try reachingLinks(of: place)
    if case .global(let reference) = place.kind, let variable = reference.symbol as? VariableSymbol,
      lowerer.livesInFrame(variable)
    {
      place = TypedPlace(.variable(variable), type: place.type, range: place.range)
    }
    if value.hasEffects { place = try evaluatingIndices(of: place) }
    switch place.kind {
    case .discard: _ = try emit(value, .instant)
    case .tuple(let places): try emitTupleAssignment(places, value)
    case .opened:
      let new = try emit(value, .owned)
      try emitOpenedMemberAssignment(place, new)
    default:
      if lowerer.tracing == nil, try emitArithmeticAssignment(place, value) { return }
      if let way = wayToSetter(place) { return try emitSetter(behind: way) { try emit(value, .owned) } }
      if let setter = setter(of: place) { return try emitSetter(setter, place, value) }
      // The value first: the place must not be open while it is made.
      if case .variable(let variable) = place.kind, let access = bindings[variable]?.access,
        case .slots(let slot) = access.home, access.type.isTrivial, access.type.slots == 1,
        lowerer.tracing == nil
      {
        // A value of several slots is made piece by piece, and may be made of what was there: it is made aside.
        _ = try emit(value, into: slot, .owned)
        return
      }
      try emitStore(of: try emitStored(value).slot, into: place)
    }
  }

  /// A value to be stored, which the storage takes over. A constant is copied there, so that it may lie where others use it.
  private func emitStored(_ value: TypedExpression) throws -> Value {
    if case .load = value.kind { return try emit(value, .owned) }
    let type = try lower(value.type)
    if type.slots == 1, let slot = loopConstant(value, type) { return Value(slot: slot, type: type) }
    return try emit(value, .owned)
  }

  /// Stores an owned value in a place that is storage.
  private func emitStore(of slot: Int, into place: TypedPlace) throws {
    if case .global(let reference) = place.kind { assignedGlobal = reference.symbol as? VariableSymbol }
    defer { assignedGlobal = nil }
    let path = tracedPath(of: place, .modify)
    let arguments = path == nil ? [] : try emitTracedArguments(of: place)
    let access = try withoutTrace(path != nil) { try emitAccess(to: place, .modify) }
    if path == nil, emitElementStore(place, slot, to: access) { return }
    if let path, place.holdsNothing {
      try emitStore(slot, to: access, isInitialization: false)
      return try emitTrace(.initialise, path, access, arguments, at: place.range.location, place.type)
    }
    try emitTracedStore(slot, to: access, path, arguments, at: place.range.location, place.type)
  }

  func emitStore(_ slot: Int, to access: Access, isInitialization: Bool) throws {
    if access.type.form.isWeak {
      let pointer = allocate(1)
      emitAddress(of: access.home, to: pointer)
      assembler.emit(isInitialization ? .weakInitialize : .weakAssign, pointer, slot)
      assembler.emit(.optionalRelease, slot)
      return
    }
    if isInitialization {
      emitInitialize(access.home, with: slot, access.type)
    } else {
      emitReplace(access.home, with: slot, access.type)
    }
  }

  private func emitTupleAssignment(_ places: [TypedPlace], _ value: TypedExpression) throws {
    let tuple = try emit(value, .owned)
    guard case .tuple(let fields) = tuple.type.form else { throw LoweringError.fault("no tuple") }
    for (place, field) in zip(places, fields) {
      try emitAssign(tuple.slot + field.offset, field.type, to: place)
    }
  }

  /// Assigns an owned value in slots.
  func emitAssign(_ slot: Int, _ type: LoweredType, to place: TypedPlace) throws {
    switch place.kind {
    case .discard: emitDestroy(slot, type)
    case .tuple(let places):
      guard case .tuple(let fields) = type.form else { throw LoweringError.fault("no tuple") }
      for (place, field) in zip(places, fields) { try emitAssign(slot + field.offset, field.type, to: place) }
    case .opened: try emitOpenedMemberAssignment(place, Value(slot: slot, type: type))
    default:
      try withScope {
        if let way = wayToSetter(place) { return try emitSetter(behind: way) { Value(slot: slot, type: type) } }
        if let setter = setter(of: place) {
          addDestruction(of: slot, type)
          return try emitSetter(setter, place, value: Value(slot: slot, type: type))
        }
        try emitStore(of: slot, into: place)
      }
    }
  }

  /// `place = value` where the place holds nothing yet.
  func emitInitialization(_ place: TypedPlace, _ value: TypedExpression) throws {
    if case .discard = place.kind { return try emitDiscarded(value) }
    if let path = tracedPath(of: place, .modify, isStored: true) {
      try emitUntracedInitialization(place, value)
      // Reached again only to be told of: what made the value may still have the storage open.
      let access = try withoutTrace(true) { try withoutExclusivityChecks { try emitStoredPlace(place) } }
      return try emitTrace(.initialise, path, access, at: nameOfInitial(place) ?? place.range.location, place.type)
    }
    try emitUntracedInitialization(place, value)
  }

  /// The property that an assignment nobody wrote initialises.
  private func nameOfInitial(_ place: TypedPlace) -> SourceLocation? {
    guard place.syntax == nil, case .property(_, let reference, _, _) = place.kind else { return nil }
    return (reference.symbol as? VariableSymbol)?.writtenRange?.location
  }

  /// The storage of a place, its observers left out.
  private func emitStoredPlace(_ place: TypedPlace) throws -> Access {
    switch place.kind {
    case .property(let base, let reference, _, _):
      guard let variable = reference.symbol as? VariableSymbol, !variable.isGlobalStorage else { break }
      return try emitStoredAccess(base, variable, .read)
    case .global(let reference): return try emitGlobalAccess(context.concrete(reference), nil)
    default: break
    }
    return try emitAccess(to: place, .read)
  }

  private func emitUntracedInitialization(_ place: TypedPlace, _ value: TypedExpression) throws {
    if case .variable(let variable) = place.kind, let binding = bindings[variable],
      case .slots(let slot) = binding.access.home, !binding.access.type.form.isWeak
    {
      return try emitFirst(value, into: slot, binding.access.type)
    }
    if case .property(let base, let reference, _, _) = place.kind,
      let variable = reference.symbol as? VariableSymbol,
      variable.storage == .stored, !variable.isGlobalStorage
    {
      let baseType = try lower(base.type)
      if case .object = baseType.form {
      } else {
        let access = try emitStoredAccess(base, variable, .modify)
        if case .slots(let slot) = access.home, !access.type.form.isWeak {
          return try emitFirst(value, into: slot, access.type)
        }
      }
      let new = try emit(value, .owned)
      let access = try emitStoredAccess(base, variable, .modify)
      try emitStore(new.slot, to: access, isInitialization: true)
      return emitProgress(variable, of: base)
    }
    let new = try emit(value, .owned)
    if case .global(let reference) = place.kind, (reference.symbol as? VariableSymbol)?.isObserved ?? false {
      let access = try emitGlobalAccess(context.concrete(reference), nil)
      return try emitStore(new.slot, to: access, isInitialization: true)
    }
    try emitStore(new.slot, to: try emitAccess(to: place, .modify), isInitialization: true)
  }

  /// Gives a variable its first value in slots that are destroyed whether it has one or not. A value that may come to
  /// nothing half-way is made elsewhere, since the parts it had by then are gone when the slots are destroyed.
  private func emitFirst(_ value: TypedExpression, into slot: Int, _ type: LoweredType) throws {
    try withScope {
      let isMadeElsewhere = type.slots > 1 && !type.isTrivial && ErrorSources.mayThrow(value)
      let new = try emit(value, into: isMadeElsewhere ? nil : slot, .owned)
      if isMadeElsewhere { emitMove(new.slot, to: slot, slots: type.slots) }
    }
  }
}

extension VariableSymbol {
  /// Whether it has `willSet` or `didSet`.
  var isObserved: Bool { accessor(.willSet) != nil || accessor(.didSet) != nil }
  /// Whether it is storage of the program as a whole: of the file, of a module or of a type.
  var isGlobalStorage: Bool { isGlobal && storage == .stored && accessor(.get) == nil && builtinName == nil }
}
