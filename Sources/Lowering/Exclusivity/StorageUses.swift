import Semantics

/// What a piece of code may do to storage that several ways lead to: fields of objects, globals, boxes of captured variables.
///
/// Closures count where they are written. What a function does by calling its own parameter counts where the argument is
/// passed, too; only storage that is held during such a call has to know what was passed anywhere.
final class StorageUses: TypedTreeVisitor {
  /// An access that stays open while other code runs: an argument passed `inout`, a receiver that is changed.
  struct LongAccess {
    /// The storage that is held.
    var places: [VariableSymbol]
    /// The accessors that hold what they yield meanwhile.
    var accessors: [AccessorSymbol]
    /// Whether a key path leads there, so that storage may be held which nothing here names.
    var goesKeyPath: Bool
    /// What runs meanwhile.
    var meanwhile: Callees
  }

  /// The code that a piece of code may run.
  struct Callees {
    var functions: Set<CallableSymbol> = []
    /// Members that are found at run time, by name.
    var members: Set<String> = []
    /// Storage touched by closures that are passed.
    var variables: Set<VariableSymbol> = []
    /// Variables of the file.
    var fileVariables: Set<VariableSymbol> = []
    /// Parameters of the functions around that are called or passed on.
    var parameters: Set<VariableSymbol> = []
    /// Whether the library is given values of the program's types, whose operators it may call.
    var mayCompare = false
    /// Whether a function value is called that may be anything.
    var isUnknown = false

    mutating func add(_ other: Callees) {
      functions.formUnion(other.functions)
      members.formUnion(other.members)
      variables.formUnion(other.variables)
      fileVariables.formUnion(other.fileVariables)
      parameters.formUnion(other.parameters)
      mayCompare = mayCompare || other.mayCompare
      isUnknown = isUnknown || other.isUnknown
    }
  }

  unowned let lowerer: Lowerer
  /// What is touched here, and what is called.
  var callees = Callees()
  var longAccesses: [LongAccess] = []
  /// The functions passed for parameters.
  var passed: [VariableSymbol: Callees] = [:]
  /// The same for parameters of members that are found at run time, by name and position.
  var passedToMembers: [String: [Int: Callees]] = [:]
  /// What accessors hand out.
  var yielded: [TypedPlace] = []
  /// Local functions and accessors, whose bodies are code of their own.
  var declared: [CallableSymbol] = []
  /// What key paths lead to.
  var keyPathEnds: [TypedPlace] = []

  init(_ lowerer: Lowerer) {
    self.lowerer = lowerer
    super.init()
  }

  // MARK: Nodes

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .openExistentialPlace(let place, _, _, let body):
      let inner = StorageUses(lowerer)
      inner.visit(body)
      note(longAccessTo: [place], meanwhile: inner.callees)
    case .keyPath(let path):
      visit(path.value)
      if let place = path.place {
        visit(place)
        keyPathEnds.append(place)
      }
    case .assign(let place, let value): note(linksOf: place, openWhile: [.value(value)])
    default: break
    }
    super.visit(expression)
  }

  override func visit(_ place: TypedPlace) {
    switch place.kind {
    case .variable(let variable):
      touch(variable)
      if !variable.isMember { callees.functions.formUnion(variable.accessors) }
    case .global(let reference): touch(member: reference.symbol, .direct)
    case .property(_, let reference, let dispatch, _), .subscript(_, let reference, _, let dispatch):
      touch(member: reference.symbol, dispatch)
    default: break
    }
    super.visit(place)
  }

  override func visit(_ call: TypedCall) {
    let meanwhile = StorageUses(lowerer)
    meanwhile.note(calleeOf: call)
    for (index, argument) in call.arguments.enumerated() {
      let function = StorageUses(lowerer)
      function.note(passed: argument)
      meanwhile.callees.add(function.callees)
      note(function.callees, passedTo: call.callee, at: index)
    }
    let changed = changedPlaces(of: call)
    if !changed.isEmpty { note(longAccessTo: changed, meanwhile: meanwhile.callees) }
    for place in changed { note(linksOf: place, openWhile: call.arguments) }
    callees.add(meanwhile.callees)
    super.visit(call)
  }

  override func visit(_ statement: TypedStatement) {
    if case .yield(let place) = statement.kind { yielded.append(place) }
    super.visit(statement)
  }

  override func visit(localFunction function: FunctionSymbol) { declared.append(function) }
  override func visit(localAccessor accessor: AccessorSymbol) { declared.append(accessor) }

  override func visit(reference: DeclarationReference) {
    guard let symbol = reference.symbol as? CallableSymbol, lowerer.isInProgram(symbol) else { return }
    callees.functions.insert(symbol)
  }

  // MARK: Storage

  private func touch(_ variable: VariableSymbol) {
    if lowerer.isShared(variable) { callees.variables.insert(variable) }
    if variable.isGlobalStorage, lowerer.isInProgram(variable) { callees.fileVariables.insert(variable) }
  }

  private func touch(member: Symbol, _ dispatch: TypedExpression.Dispatch) {
    let accessors: [AccessorSymbol]
    if let variable = member as? VariableSymbol {
      touch(variable)
      accessors = variable.accessors
    } else {
      accessors = (member as? SubscriptSymbol)?.accessors ?? []
    }
    if dispatch != .direct { callees.members.insert(member.name) }
    if !accessors.isEmpty, lowerer.isInProgram(member) { callees.functions.formUnion(accessors) }
  }

  private func note(longAccessTo places: [TypedPlace], meanwhile: Callees) {
    var access = LongAccess(places: [], accessors: [], goesKeyPath: false, meanwhile: meanwhile)
    for place in places { access.hold(place, lowerer) }
    if !access.places.isEmpty || !access.accessors.isEmpty || access.goesKeyPath { longAccesses.append(access) }
  }

  /// What an optional chain goes through is open while the value that goes to its end is made.
  private func note(linksOf place: TypedPlace, openWhile values: [TypedArgument]) {
    guard place.hasLink else { return }
    let meanwhile = StorageUses(lowerer)
    for case .value(let value) in values { meanwhile.visit(value) }
    note(longAccessTo: [place], meanwhile: meanwhile.callees)
  }

  // MARK: Calls

  private func note(calleeOf call: TypedCall) {
    switch call.callee {
    case .function(let reference, let dispatch):
      visit(reference: reference)
      if dispatch != .direct { callees.members.insert(reference.symbol.name) }
      if !lowerer.isInProgram(reference.symbol) {
        callees.mayCompare = callees.mayCompare || reference.arguments.contains { mentionsProgram($0) }
      }
    case .value(let function): note(function: function)
    case .dynamicInitializer(let reference, _, _):
      visit(reference: reference)
      callees.members.insert("init")
    case .enumCase: break
    }
  }

  private func note(_ function: Callees, passedTo callee: TypedCall.Callee, at index: Int) {
    guard case .function(let reference, let dispatch) = callee, let symbol = reference.symbol as? CallableSymbol,
      lowerer.isInProgram(symbol), symbol.parameters.indices.contains(index)
    else { return }
    passed[symbol.parameters[index].variable, default: Callees()].add(function)
    if dispatch != .direct { passedToMembers[symbol.name, default: [:]][index, default: Callees()].add(function) }
  }

  /// A function that is passed may be called.
  private func note(passed argument: TypedArgument) {
    switch argument {
    case .value(let value):
      if value.type.function != nil || value.type.optionalPayload?.function != nil {
        note(function: value)
      }
    case .autoclosure: visit(argument)
    case .defaultValue(let parameter):
      if lowerer.isInProgram(parameter), let value = lowerer.program.defaultValue(of: parameter) {
        note(passed: .value(value))
      }
    case .place, .variadic: break
    }
  }

  private func note(function: TypedExpression) {
    switch function.kind {
    case .closure(let closure): visit(closure)
    case .functionReference(let reference, let dispatch, _):
      visit(reference: reference)
      if dispatch != .direct { callees.members.insert(reference.symbol.name) }
    case .convert(let inner, _): note(function: inner)
    case .load(let place):
      if case .variable(let variable) = place.kind, variable.isParameter {
        callees.parameters.insert(variable)
      } else {
        callees.isUnknown = true
      }
    default: callees.isUnknown = true
    }
  }

  /// The places that a call may change.
  private func changedPlaces(of call: TypedCall) -> [TypedPlace] {
    var result: [TypedPlace] = []
    if case .function(let reference, _) = call.callee, let symbol = reference.symbol as? CallableSymbol,
      symbol.selfVariable?.isInout ?? false
    {
      switch call.receiver {
      case .place(let place): result.append(place)
      case .value(let value):
        if case .load(let place) = value.kind { result.append(place) }
      default: break
      }
    }
    for case .place(let place) in call.arguments { result.append(place) }
    return result
  }

  private func mentionsProgram(_ type: Type) -> Bool {
    if let nominal = type.nominal, lowerer.isInProgram(nominal) { return true }
    return type.arguments.contains { mentionsProgram($0) }
  }
}

extension StorageUses.LongAccess {
  /// Adds what is held while a place is open.
  mutating func hold(_ place: TypedPlace, _ lowerer: Lowerer) {
    switch place.kind {
    case .variable(let variable): hold(variable, lowerer)
    case .global(let reference):
      if let variable = reference.symbol as? VariableSymbol { hold(variable, lowerer) }
    case .property(let base, let reference, _, let isDirect):
      guard let variable = reference.symbol as? VariableSymbol else { return }
      hold(variable, lowerer)
      if variable.isStatic || base.type.isClass { return }
      if variable.storage == .stored || isDirect || variable.accessor(.modify) != nil { hold(base, lowerer) }
    case .subscript(let base, let reference, _, _):
      if let modify = (reference.symbol as? SubscriptSymbol)?.accessors.first(where: { $0.kind == .modify }),
        lowerer.isInProgram(modify)
      {
        accessors.append(modify)
      }
      if !base.type.isClass { hold(base, lowerer) }
    case .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base), .opened(let base, _, _, _):
      hold(base, lowerer)
    case .keyPath(let base, _):
      goesKeyPath = true
      if !base.type.isClass { hold(base, lowerer) }
    case .tuple(let places): for place in places { hold(place, lowerer) }
    case .value, .upcast, .discard, .error: break
    }
  }

  private mutating func hold(_ variable: VariableSymbol, _ lowerer: Lowerer) {
    if lowerer.isShared(variable) { places.append(variable) }
    if let modify = variable.accessor(.modify), lowerer.isInProgram(modify) { accessors.append(modify) }
  }
}
