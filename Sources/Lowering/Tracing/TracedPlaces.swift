import Basics
import Bytecode
import Semantics

// Which places are locations that a trace tells of, and what they are called.

extension FunctionEmitter {
  /// The location that a place is, if the code being lowered tells of it: storage with a name, or a part of its value.
  func tracedPath(of place: TypedPlace, _ mode: AccessMode, isStored: Bool = false) -> TracedPath? {
    guard let tracing = lowerer.tracing, untraced == 0,
      isTraced(place.range.file, tracing) || tracing.messenger(place) != nil
    else { return nil }
    // What has been reached to be read and then written was told of when it was reached.
    if mode == .read, case .variable(let variable) = place.kind, standIns[variable] != nil { return nil }
    return path(of: place, mode, isStored: isStored)
  }

  private func isTraced(_ file: SourceFile, _ tracing: TracedLocations) -> Bool {
    tracing.request.includesLibrary || !file.isLibrary
  }

  private func path(of place: TypedPlace, _ mode: AccessMode, isStored: Bool = false) -> TracedPath? {
    switch place.kind {
    case .variable(let variable):
      if let standIn = standIns[variable] { return path(of: standIn.place, mode) }
      return isCopied(variable, mode) && !isStored ? nil : path(of: variable)
    case .global(let reference):
      guard let variable = reference.symbol as? VariableSymbol, variable.isGlobalStorage,
        isStored || !isCopied(variable, mode)
      else { return nil }
      return path(of: variable)
    case .property(let base, let reference, let dispatch, let isDirect):
      guard let named = reference.symbol as? VariableSymbol else { return nil }
      if named.isGlobalStorage { return isCopied(named, mode) && !isStored ? nil : path(of: named) }
      // What a protocol asks for may be storage here.
      let witness = dispatch == .witness ? (try? storedWitness(place))?.1 : nil
      let variable = witness ?? named
      guard variable.storage == .stored, variable.writtenRange != nil, !variable.isUnspeakable,
        isDirect || isStored || witness != nil || isStoredDirectly(variable, base, dispatch, mode)
      else { return nil }
      if context.concrete(base.type).isClass || isSelf(base) { return TracedPath(variable) }
      return path(of: base, mode)?.appending("." + variable.writtenName, variable)
    case .subscript(let base, _, let arguments, _):
      guard hasAddressor(place, mode) else { return nil }
      return path(of: base, mode)?.appendingElement(arguments: arguments.count { !$0.isAutoclosure })
    case .tupleElement(let base, let index):
      guard case .tuple(let elements) = context.concrete(base.type).kind else { return nil }
      return path(of: base, mode)?.appending("." + (elements[index].label ?? String(index)))
    case .forceUnwrap(let base): return path(of: base, mode)?.appending("!")
    case .bindOptional(let base): return path(of: base, mode)?.appending("?")
    case .upcast(let base): return path(of: base, mode)
    case .keyPath, .value, .opened, .tuple, .discard, .error: return nil
    }
  }

  /// Whether a change of a variable is one of a copy, which is assigned afterwards, so that its observers are told.
  private func isCopied(_ variable: VariableSymbol, _ mode: AccessMode) -> Bool {
    mode == .modify && variable.isObserved && !isInObserver(of: variable)
  }

  /// A variable with a name of its own. Parameters are values rather than storage, unless they are `inout`.
  private func path(of variable: VariableSymbol) -> TracedPath? {
    guard variable.nameRange != nil, !variable.isSelf, variable.storage == .stored, !variable.isUnspeakable,
      bindings[variable]?.inlined == nil, !variable.isParameter || variable.isInout
    else { return nil }
    return TracedPath(variable)
  }

  /// Whether a place is what a member has been called on.
  func isSelf(_ place: TypedPlace) -> Bool {
    if case .variable(let variable) = place.kind { return variable.isSelf }
    return false
  }

  /// Whether a subscript gives the address of an element, as an array's does.
  private func hasAddressor(_ place: TypedPlace, _ mode: AccessMode) -> Bool {
    guard case .subscript(_, let reference, _, .direct) = place.kind,
      let symbol = reference.symbol as? SubscriptSymbol
    else { return false }
    return symbol.accessor(.mutableAddress) != nil && (mode == .modify || symbol.accessor(.get) == nil)
  }

  /// Whether a variable's own first value is told of.
  func tracedPath(of variable: VariableSymbol) -> TracedPath? {
    guard let tracing = lowerer.tracing, let name = variable.nameRange, isTraced(name.file, tracing) else {
      return nil
    }
    return path(of: variable)
  }

  /// Remembers which place a variable stands for that holds the place reached last.
  func noteStandIn(_ variable: VariableSymbol, for place: TypedPlace) {
    if lowerer.tracing != nil { standIns[variable] = StandIn(place: place, whole: tracedWhole) }
  }

  // MARK: Code

  /// Emits code that tells of nothing: the way to a place whose name says it all.
  func withoutTrace<T>(_ isOff: Bool, _ body: () throws -> T) rethrows -> T {
    if isOff { untraced += 1 }
    defer { if isOff { untraced -= 1 } }
    return try body()
  }

  /// Emits code that is traced as ever, inside of `withoutTrace`.
  func withTrace<T>(_ body: () throws -> T) rethrows -> T {
    let outer = untraced
    untraced = 0
    defer { untraced = outer }
    return try body()
  }

  /// Reaches a place to change it, and tells of the change at the end of the scope.
  func emitTracedAccess(to place: TypedPlace) throws -> Access {
    try emitTracedAccess(to: place) { try emitValueAccess(to: place, .modify) }
  }

  /// Reaches a place in a way of one's own, and tells of the change. `isStored` says that it is reached as storage, whoever else
  /// is told of changes.
  func emitTracedAccess(to place: TypedPlace, isStored: Bool = false, by reach: () throws -> Access) throws -> Access {
    guard let path = tracedPath(of: place, .modify, isStored: isStored) else { return try reach() }
    let arguments = try emitTracedArguments(of: place)
    let access = try withoutTrace(true, reach)
    guard !(tracedWhole?.type.form.isWeak ?? false),
      let site = try traceSite(.modify, path, access, place.range.location, place.type)
    else { return access }
    let pointers = emitTraceBegin(site, access, arguments)
    addCleanup { [unowned self] _ in
      assembler.emit(.traceAccess, pointers.value, pointers.whole, immediate: .site(site))
    }
    return access
  }

  /// Tells, at the end of the scope, of the value that a watched property is a part of. A `didSet` may change all of it, and the
  /// change begins with the assignment that the observer is told of.
  func emitTrace(ofWholeChangedBy didSet: AccessorSymbol, _ computed: ComputedPlace) throws {
    guard lowerer.tracing != nil, didSet.selfVariable?.isInout ?? false, let base = computed.base else { return }
    _ = try emitTracedAccess(to: base) { try withoutExclusivityChecks { try emitAccess(to: base, .modify) } }
  }

  /// Tells of an access that is over at once: a read, a first value.
  func emitTrace(
    _ kind: TraceSite.Kind, _ path: TracedPath, _ access: Access, _ arguments: [TracedArgument] = [],
    at place: SourceLocation, _ type: Type
  ) throws {
    guard let site = try traceSite(kind, path, access, place, type) else { return }
    emitTraceArguments(arguments)
    let pointers = emitTracePointers(site, access)
    assembler.emit(.traceAccess, pointers.value, pointers.whole, immediate: .site(site))
  }

  /// Tells of a variable's first value.
  func emitInitialTrace(of variable: VariableSymbol, _ access: Access? = nil) throws {
    guard let path = tracedPath(of: variable), let name = variable.nameRange,
      let access = access ?? bindings[variable]?.access
    else { return }
    try withScope { try emitTrace(.initialise, path, access, at: name.location, variable.type) }
  }

  /// Stores a value where there is one, and tells of it.
  func emitTracedStore(
    _ slot: Int, to access: Access, _ path: TracedPath?, _ arguments: [TracedArgument], at place: SourceLocation,
    _ type: Type
  ) throws {
    guard let path, let site = try traceSite(.write, path, access, place, type) else {
      return try emitStore(slot, to: access, isInitialization: false)
    }
    if site.kind == .run {
      try emitStore(slot, to: access, isInitialization: false)
      let pointers = emitTracePointers(site, access)
      return assembler.emit(.traceAccess, pointers.value, pointers.whole, immediate: .site(site))
    }
    let pointers = emitTraceBegin(site, access, arguments)
    try emitStore(slot, to: access, isInitialization: false)
    assembler.emit(.traceAccess, pointers.value, pointers.whole, immediate: .site(site))
  }

  private func emitTraceBegin(_ site: TraceSite, _ access: Access, _ arguments: [TracedArgument]) -> (
    value: Int, whole: Int
  ) {
    emitTraceArguments(arguments)
    let pointers = emitTracePointers(site, access)
    assembler.emit(.traceBegin, pointers.value, immediate: .site(site))
    return pointers
  }

  private func emitTracePointers(_ site: TraceSite, _ access: Access) -> (value: Int, whole: Int) {
    let value = allocate(1)
    emitAddress(of: access.home, to: value)
    guard site.whole != nil, let whole = tracedWhole else { return (value, value) }
    let slot = allocate(1)
    emitAddress(of: whole.home, to: slot)
    return (value, slot)
  }

  /// What a trace says of an access; nil where it is not asked for.
  private func traceSite(
    _ kind: TraceSite.Kind, _ path: TracedPath, _ access: Access, _ place: SourceLocation, _ type: Type
  ) throws -> TraceSite? {
    guard let tracing = lowerer.tracing else { return nil }
    let messenger = path.isWhole ? tracing.messenger(path.root) : nil
    let kind = messenger == .run ? .run : kind
    guard tracing.request.kinds.contains(kind) else { return nil }
    let location = tracing.location(of: path, type: context.concrete(type), part: path.property)
    guard tracing.request.wants(location) else { return nil }
    var whole: TypeDescriptor?
    if !path.isWhole, kind != .read, let access = tracedWhole, !access.type.form.isWeak {
      whole = try lowerer.descriptor(of: access.type.type)
    }
    return TraceSite(
      kind, of: location, at: place, type: try lowerer.descriptor(of: access.type.type),
      isWeak: access.type.form.isWeak, whole: whole,
      nameDistance: messenger == .state ? try nameDistance(of: path.root, access) : nil)
  }

  /// How far behind the value of a view's state its name is, in slots.
  private func nameDistance(of value: VariableSymbol, _ access: Access) throws -> Int? {
    guard let owner = program.owner(of: value), case .memory(_, let offset) = access.home else { return nil }
    let fields = try lowerer.types.fields(ofClass: context.concrete(owner.declaredType))
    return fields.first { $0.symbol?.name == "name" }.map { $0.offset - offset }
  }

  // MARK: Subscripts

  /// Evaluates the arguments of the subscripts on the way to a place, once for the access and for its name.
  func emitTracedArguments(of place: TypedPlace) throws -> [TracedArgument] {
    var found: [TracedArgument] = []
    for element in elements(on: place).reversed() {
      guard case .subscript(_, let reference, let arguments, _) = element.kind else { continue }
      let inner = TypeContext(context.concrete(reference), in: program)
      let values = try arguments.map { try emitArgument(self.argument($0, inner), .scope) }
      tracedArguments[ObjectIdentifier(element)] = values
      found += try zip(values, arguments).filter { !$1.isAutoclosure }.map { value, _ in
        TracedArgument(value: value, descriptor: try lowerer.descriptor(of: value.type.type))
      }
    }
    return found
  }

  /// The subscripts on the way to a place, outermost last in the source first here. None where what stands before them has to
  /// be evaluated first.
  private func elements(on place: TypedPlace) -> [TypedPlace] {
    var current = place
    var found: [TypedPlace] = []
    while true {
      switch current.kind {
      case .property(let base, _, _, _):
        if base.type.isClass { return isPlain(base) ? found : [] }
        current = base
      case .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base), .upcast(let base):
        current = base
      case .subscript(let base, _, _, _):
        found.append(current)
        current = base
      default: return found
      }
    }
  }

  /// Whether nothing happens on the way to a place.
  private func isPlain(_ place: TypedPlace) -> Bool {
    switch place.kind {
    case .variable, .global: return true
    case .property(let base, let reference, let dispatch, let isDirect):
      guard let variable = reference.symbol as? VariableSymbol else { return false }
      return isPlain(base) && (isDirect || isStoredDirectly(variable, base, dispatch, .read))
    case .upcast(let base), .tupleElement(let base, _): return isPlain(base)
    case .value(let value):
      if case .load(let place) = value.kind { return isPlain(place) }
      return false
    default: return false
    }
  }

  /// Whether a place is a variable, and not part of anything.
  func isVariable(_ place: TypedPlace) -> Bool {
    switch place.kind {
    case .variable, .global: return true
    case .upcast(let base): return isVariable(base)
    case .value(let value):
      if case .load(let place) = value.kind { return isVariable(place) }
      return false
    default: return false
    }
  }

  private func emitTraceArguments(_ arguments: [TracedArgument]) {
    for argument in arguments {
      assembler.emit(.traceArgument, argument.value.slot, immediate: .descriptor(argument.descriptor))
    }
  }
}

extension VariableSymbol {
  /// The name that people write: of the storage behind a `lazy` property, the property's.
  var writtenName: String { (lazyOwner ?? self).name }
  /// Where it is written.
  var writtenRange: SourceRange? { (lazyOwner ?? self).nameRange }
  /// Whether it is part of what a macro stands for, and no name that people write.
  fileprivate var isUnspeakable: Bool { name.hasPrefix("_$") }
}

extension TypedArgument {
  /// Whether it is evaluated only if the callee wants it.
  fileprivate var isAutoclosure: Bool {
    if case .autoclosure = self { return true }
    return false
  }
}

/// What a variable stands for that holds a place which has been reached.
struct StandIn {
  let place: TypedPlace
  /// The storage that the place is all or a part of.
  let whole: Access?
}

/// A subscript's argument that is part of a location's name.
struct TracedArgument {
  let value: Value
  let descriptor: TypeDescriptor
}
