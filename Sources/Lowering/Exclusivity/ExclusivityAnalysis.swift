import Semantics

/// Finds the storage for which "Simultaneous accesses" has to be asked for while the program runs.
///
/// swiftc asks at every access to a field of an object, a global and a box. Two accesses can only meet where one stays open
/// while other code runs (SE-0176), so storage that no such code can touch needs no asking, and costs nothing.
struct ExclusivityAnalysis {
  private unowned let lowerer: Lowerer
  private var uses: [CallableSymbol: StorageUses] = [:]
  private var members: [String: [CallableSymbol]] = [:]
  private var passed: [VariableSymbol: StorageUses.Callees] = [:]
  private var reached: [CallableSymbol: Touched] = [:]
  /// What runs while an accessor holds what it yields.
  private var duringYields: [AccessorSymbol: Touched] = [:]
  private var duringKeyPaths = Touched()
  private var deinitializers = Touched()
  private var operators = Touched()
  /// The storage to ask for.
  private(set) var conflicting: Set<VariableSymbol> = []
  /// The file's variables that code may reach before the top level gives them a value.
  private(set) var reachedEarly: Set<VariableSymbol> = []

  /// The storage that code may touch.
  private struct Touched {
    var variables: Set<VariableSymbol> = []
    var isEverything = false

    mutating func add(_ other: Touched) {
      isEverything = isEverything || other.isEverything
      if !isEverything { variables.formUnion(other.variables) }
    }
    func contains(_ variable: VariableSymbol) -> Bool { isEverything || variables.contains(variable) }
  }

  init(of files: [CheckedFile], in lowerer: Lowerer) {
    self.lowerer = lowerer
    var code: [StorageUses] = []
    var topLevels: [[(TypedStatement, StorageUses)]] = []
    for file in files {
      let topLevel = file.topLevel.statements.map { statement in
        let found = StorageUses(lowerer)
        found.visit(statement)
        return found
      }
      code += topLevel
      topLevels.append(Array(zip(file.topLevel.statements, topLevel)))
      var bodies = file.bodies
      func addDeclared(_ found: StorageUses) {
        for symbol in found.declared {
          if let body = lowerer.program.body(of: symbol) { bodies.append((symbol, body)) }
        }
      }
      topLevel.forEach(addDeclared)
      while let (symbol, body) = bodies.popLast() {
        let member = (symbol as? AccessorSymbol)?.owner ?? symbol
        members[member.name, default: []].append(symbol)
        let found = StorageUses(lowerer)
        found.visit(body)
        addDeclared(found)
        uses[symbol] = found
        code.append(found)
      }
    }
    topLevels.forEach { findEarlyUses(in: $0) }
    notePassedFunctions(code)
    for symbol in uses.keys {
      if symbol is DeinitializerSymbol { deinitializers.add(touched(by: symbol)) }
      if symbol.isCalledByLibrary { operators.add(touched(by: symbol)) }
    }
    let accesses = code.flatMap(\.longAccesses)
    let durations = accesses.map { touched(by: $0.meanwhile) }
    for (access, meanwhile) in zip(accesses, durations) {
      for (index, variable) in access.places.enumerated() {
        let isHeldTwice = access.places[..<index].contains { $0 === variable }
        if isHeldTwice || meanwhile.contains(variable) { conflicting.insert(variable) }
      }
      if access.goesKeyPath { duringKeyPaths.add(meanwhile) }
      for (index, accessor) in access.accessors.enumerated() {
        let isHeldTwice = access.accessors[..<index].contains { $0 === accessor }
        duringYields[accessor, default: Touched()].add(isHeldTwice ? Touched(isEverything: true) : meanwhile)
      }
    }
    findConflictsOfYields(code)
    // An assignment destroys what was there while the place is open.
    for file in code { conflicting.formUnion(file.callees.variables.filter { deinitializers.contains($0) }) }
  }

  /// Follows the top level and all that it may call so far to the variables that get their values later.
  private mutating func findEarlyUses(in topLevel: [(statement: TypedStatement, uses: StorageUses)]) {
    var seen: Set<CallableSymbol> = []
    var touched: Set<VariableSymbol> = []
    for (statement, found) in topLevel {
      touched.formUnion(found.callees.fileVariables)
      var waiting = functions(of: found.callees)
      while let function = waiting.popLast() {
        guard seen.insert(function).inserted, let inside = uses[function] else { continue }
        touched.formUnion(inside.callees.fileVariables)
        waiting += functions(of: inside.callees)
      }
      reachedEarly.formUnion(statement.boundVariables.filter { touched.contains($0) })
    }
  }

  private mutating func notePassedFunctions(_ code: [StorageUses]) {
    for found in code {
      for (parameter, functions) in found.passed { passed[parameter, default: .init()].add(functions) }
      for (name, arguments) in found.passedToMembers {
        for member in members[name] ?? [] {
          for (index, functions) in arguments where member.parameters.indices.contains(index) {
            passed[member.parameters[index].variable, default: .init()].add(functions)
          }
        }
      }
    }
  }

  /// What accessors and key paths hold, they hold as long as whoever goes through them; accessors may go through others.
  private mutating func findConflictsOfYields(_ code: [StorageUses]) {
    var waiting = Array(duringYields.keys)
    func held(_ place: TypedPlace) -> StorageUses.LongAccess {
      var access = StorageUses.LongAccess(places: [], accessors: [], goesKeyPath: false, meanwhile: .init())
      access.hold(place, lowerer)
      return access
    }
    for place in code.flatMap(\.keyPathEnds) {
      let access = held(place)
      conflicting.formUnion(access.places.filter { duringKeyPaths.contains($0) })
      for accessor in access.accessors {
        duringYields[accessor, default: Touched()].add(duringKeyPaths)
        waiting.append(accessor)
      }
    }
    var seen: [AccessorSymbol: Int] = [:]
    while let accessor = waiting.popLast() {
      guard let meanwhile = duringYields[accessor], let found = uses[accessor] else { continue }
      let size = meanwhile.isEverything ? Int.max : meanwhile.variables.count
      if seen[accessor] == size { continue }
      seen[accessor] = size
      for place in found.yielded {
        let access = held(place)
        conflicting.formUnion(access.places.filter { meanwhile.contains($0) })
        for inner in access.accessors {
          duringYields[inner, default: Touched()].add(meanwhile)
          waiting.append(inner)
        }
      }
    }
  }

  // MARK: What code touches

  private mutating func touched(by callees: StorageUses.Callees) -> Touched {
    var callees = callees
    var parameters = Array(callees.parameters)
    var known = callees.parameters
    while let parameter = parameters.popLast() {
      // Nobody in the program passes anything to a parameter of a closure, which is called as a value.
      guard let functions = passed[parameter] else {
        callees.isUnknown = true
        break
      }
      callees.add(functions)
      parameters += functions.parameters.filter { known.insert($0).inserted }
    }
    if callees.isUnknown { return Touched(isEverything: true) }
    var result = Touched(variables: callees.variables)
    result.add(deinitializers)
    if callees.mayCompare { result.add(operators) }
    for function in functions(of: callees) {
      if result.isEverything { break }
      result.add(touched(by: function))
    }
    return result
  }

  private func functions(of callees: StorageUses.Callees) -> [CallableSymbol] {
    callees.functions + callees.members.flatMap { members[$0] ?? [] }
  }

  /// How many functions are looked into from one call. Beyond that, everything may be touched, so that the work grows with the
  /// program only.
  private static let reach = 400

  private mutating func touched(by function: CallableSymbol) -> Touched {
    if let known = reached[function] { return known }
    var result = Touched()
    var waiting = [function]
    var seen: Set<CallableSymbol> = [function]
    while let next = waiting.popLast(), !result.isEverything {
      guard let found = uses[next] else { continue }
      if found.callees.isUnknown || seen.count > Self.reach { result.isEverything = true }
      result.add(Touched(variables: found.callees.variables))
      for callee in functions(of: found.callees) where seen.insert(callee).inserted { waiting.append(callee) }
    }
    reached[function] = result
    return result
  }
}

extension TypedStatement {
  /// The variables that the statement gives their first value to code behind it.
  fileprivate var boundVariables: [VariableSymbol] {
    switch kind {
    case .bind(let pattern, .some): return pattern.variables
    case .localVariable(let variable, _): return [variable]
    case .guard(let conditions, _):
      return conditions.flatMap { condition -> [VariableSymbol] in
        guard case .pattern(let pattern, _) = condition else { return [] }
        return pattern.variables
      }
    default: return []
    }
  }
}

extension CallableSymbol {
  /// Whether the library calls functions of this name on values it is given.
  fileprivate var isCalledByLibrary: Bool {
    if let accessor = self as? AccessorSymbol { return accessor.owner.name == "description" }
    return isOperator || name == "hash" || name == "next"
  }

  private var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
}

extension Lowerer {
  /// Whether a variable is storage of the program's own that several ways lead to.
  func isShared(_ variable: VariableSymbol) -> Bool {
    guard variable.storage == .stored, !variable.isLet, !variable.isSelf, variable.ownership == .strong else {
      return false
    }
    if variable.isGlobalStorage { return isInProgram(variable) }
    if variable.isMember { return program.owner(of: variable)?.kind == .class && isInProgram(variable) }
    return needsBox(variable)
  }
}
