import Bytecode
import Semantics

// A pattern is matched in two steps: tests, which change nothing, then bindings, which take the value apart.

extension TypedPattern {
  /// Calls a function with each variable the pattern binds.
  func forEachVariable(_ body: (VariableSymbol) throws -> Void) throws {
    switch kind {
    case .variable(let variable): try body(variable)
    case .tuple(let elements): for element in elements { try element.forEachVariable(body) }
    case .enumCase(_, let payload): try payload?.forEachVariable(body)
    case .some(let inner), .cast(_, let inner): try inner.forEachVariable(body)
    default: break
    }
  }

  var variables: [VariableSymbol] {
    var result: [VariableSymbol] = []
    try? forEachVariable { result.append($0) }
    return result
  }

  /// Whether the pattern matches every value.
  var isIrrefutable: Bool {
    switch kind {
    case .any, .variable: return true
    case .tuple(let elements): return elements.allSatisfy(\.isIrrefutable)
    default: return false
    }
  }
}

extension FunctionEmitter {
  /// Branches to `otherwise` unless a value matches.
  func emitTest(_ pattern: TypedPattern, _ value: Value, ifFalse otherwise: Label) throws {
    switch pattern.kind {
    case .any, .variable: break
    case .tuple(let elements):
      guard case .tuple(let fields) = value.type.form else {
        if elements.count == 1 { return try emitTest(elements[0], value, ifFalse: otherwise) }
        throw LoweringError.fault("no tuple")
      }
      for (element, field) in zip(elements, fields) {
        try emitTest(element, Value(slot: value.slot + field.offset, type: field.type), ifFalse: otherwise)
      }
    case .some(let inner):
      assembler.emit(.branchIfZero, try presence(value), to: otherwise)
      try emitTest(inner, try emitPayload(value, into: nil, moves: false), ifFalse: otherwise)
    case .none: assembler.emit(.branchIfNotZero, try presence(value), to: otherwise)
    case .boolean(let wanted):
      assembler.emit(wanted ? .branchIfFalse : .branchIfTrue, value.slot, to: otherwise)
    case .enumCase(let reference, let payload):
      try emitCaseTest(reference, value, ifFalse: otherwise)
      try emitPayloadTest(reference, payload, value, ifFalse: otherwise)
    case .isType(let type):
      let result = allocate(1)
      try emitTypeTest(value, context.concrete(type), into: result)
      assembler.emit(.branchIfFalse, result, to: otherwise)
    case .cast(let type, let inner):
      // Tested on a copy; the binding casts once more.
      let target = try lower(type)
      try withScope {
        let result = allocate(1)
        try emitTypeTest(value, target.type, into: result)
        assembler.emit(.branchIfFalse, result, to: otherwise)
      }
      if !inner.isIrrefutable {
        let depth = scopes.count
        scopes.append(CleanupScope(top: top))
        let cast = try emitCast(value, to: target)
        let copy = Value(slot: cast, type: target)
        let failed = target.isTrivial ? otherwise : assembler.makeLabel()
        try emitTest(inner, copy, ifFalse: failed)
        emitDestroy(cast, target)
        if failed != otherwise {
          emitOutOfLine { [unowned self] in
            assembler.place(failed)
            emitDestroy(cast, target)
            assembler.emit(.jump, to: otherwise)
          }
        }
        try popScope(to: depth, keepingSlots: true)
      }
    case .expression(let variable, let match):
      bindings[variable] = Binding(
        access: Access(home: .slots(value.slot), type: value.type, isImmutable: true, isPrivate: true))
      try emitCondition(match, ifFalse: otherwise)
    case .error: throw LoweringError.fault("a pattern with errors was to be lowered")
    }
  }

  /// Branches to `otherwise` unless an enum's value is of a case.
  private func emitCaseTest(_ reference: DeclarationReference, _ value: Value, ifFalse otherwise: Label) throws {
    guard let symbol = reference.symbol as? EnumCaseSymbol else { throw LoweringError.fault("no case") }
    if case .optional = value.type.form {
      let opcode: Opcode = symbol.parameters.isEmpty ? .branchIfNotZero : .branchIfZero
      return assembler.emit(opcode, try presence(value), to: otherwise)
    }
    guard case .enumeration(let cases) = value.type.form else { throw LoweringError.fault("no enum") }
    if cases.count > 1 {
      assembler.emit(.int64BranchIfNotEqualImmediate, value.slot, symbol.index, to: otherwise)
    }
  }

  /// Branches to `otherwise` unless the payload of an enum's value, whose case is known to be the pattern's, matches too.
  private func emitPayloadTest(
    _ reference: DeclarationReference, _ payload: TypedPattern?, _ value: Value, ifFalse otherwise: Label
  ) throws {
    guard let payload, let symbol = reference.symbol as? EnumCaseSymbol else { return }
    if case .optional = value.type.form {
      return try emitTest(payload, try emitPayload(value, into: nil, moves: false), ifFalse: otherwise)
    }
    guard case .enumeration(let cases) = value.type.form, !payload.isIrrefutable else { return }
    try emitTest(payload, try emitBorrowedPayload(of: cases[symbol.index], value), ifFalse: otherwise)
  }

  /// The same test in a switch that has a table: values which the table sends here need not be asked.
  private func emitTest(
    _ pattern: TypedPattern, _ value: Value, behind entry: SwitchTable.Entry, ifFalse otherwise: Label
  ) throws {
    if assembler.isUsed(entry.test) { assembler.place(entry.test) }
    if !assembler.hasEnded {
      if case .enumCase(let reference, _) = pattern.kind {
        try emitCaseTest(reference, value, ifFalse: otherwise)
      } else {
        try emitTest(pattern, value, ifFalse: otherwise)
      }
    }
    if assembler.isUsed(entry.match) { assembler.place(entry.match) }
    if case .enumCase(let reference, let payload) = pattern.kind {
      try emitPayloadTest(reference, payload, value, ifFalse: otherwise)
    }
  }

  /// The payload of a case, borrowed, as one value or a tuple.
  private func emitBorrowedPayload(of item: LoweredCase, _ value: Value) throws -> Value {
    if !item.isIndirect { return Value(slot: value.slot + 1, type: lowerer.payloadType(item.payload)) }
    let fields = try lowerer.types.payload(of: item.symbol, in: value.type.type)
    let type = lowerer.payloadType(fields)
    let slot = allocate(type.slots)
    emitLoad(.memory(pointer: value.slot + 1, offset: TypeLowering.objectHeader), to: slot, slots: type.slots)
    return Value(slot: slot, type: type)
  }

  /// Whether all that a pattern binds may stay part of the value that it matches, as long as nobody changes that.
  func mayBorrow(_ pattern: TypedPattern) -> Bool {
    switch pattern.kind {
    case .variable(let variable):
      return !variable.isMutated && !needsHome(variable) && variable.ownership == .strong
    case .tuple(let elements): return elements.allSatisfy(mayBorrow)
    case .some(let inner): return mayBorrow(inner)
    case .enumCase(_, let payload): return payload.map(mayBorrow) ?? true
    case .any, .none, .boolean, .isType, .expression: return true
    case .cast, .error: return false
    }
  }

  /// Binds a pattern's variables to the parts of a matching value that stays where it is.
  func emitBorrowing(_ pattern: TypedPattern, _ value: Value) throws {
    switch pattern.kind {
    case .variable(let variable): bind(variable, slot: value.slot, value.type, isOwned: false)
    case .tuple(let elements):
      guard case .tuple(let fields) = value.type.form else {
        if elements.count == 1 { try emitBorrowing(elements[0], value) }
        return
      }
      for (element, field) in zip(elements, fields) {
        try emitBorrowing(element, Value(slot: value.slot + field.offset, type: field.type))
      }
    case .some(let inner): try emitBorrowing(inner, try emitPayload(value, into: nil, moves: false))
    case .enumCase(let reference, let payload?) where !payload.variables.isEmpty:
      guard let symbol = reference.symbol as? EnumCaseSymbol else { throw LoweringError.fault("no case") }
      if case .optional = value.type.form {
        return try emitBorrowing(payload, try emitPayload(value, into: nil, moves: false))
      }
      guard case .enumeration(let cases) = value.type.form else { throw LoweringError.fault("no enum") }
      try emitBorrowing(payload, try emitBorrowedPayload(of: cases[symbol.index], value))
    default: break
    }
  }

  /// Binds a pattern's variables to the parts of an owned value that matches; the other parts end with the scope.
  func emitDestructuring(_ pattern: TypedPattern, _ slot: Int, _ type: LoweredType) throws {
    switch pattern.kind {
    case .variable(let variable):
      if needsHome(variable) || variable.ownership != .strong {
        try declare(variable)
        let access = try bindings[variable]?.access ?? emitGlobalAccess(DeclarationReference(variable), nil)
        try emitStore(slot, to: access, isInitialization: true)
        if endsFileVariables, variable.isGlobalStorage {
          addCleanup(isDestruction: true) { [unowned self] _ in emitDestroy(at: access.home, access.type) }
        }
        return try emitInitialTrace(of: variable, access)
      }
      bind(variable, slot: slot, type)
      try emitInitialTrace(of: variable)
    case .tuple(let elements):
      guard case .tuple(let fields) = type.form else {
        if elements.count == 1 { return try emitDestructuring(elements[0], slot, type) }
        addDestruction(of: slot, type)
        return
      }
      for (element, field) in zip(elements, fields) {
        try emitDestructuring(element, slot + field.offset, field.type)
      }
    case .some(let inner):
      let payload = try emitPayload(Value(slot: slot, type: type), into: nil, moves: true)
      try emitDestructuring(inner, payload.slot, payload.type)
    case .enumCase(let reference, let payload?) where !payload.variables.isEmpty:
      guard let symbol = reference.symbol as? EnumCaseSymbol else { throw LoweringError.fault("no case") }
      if case .optional = type.form {
        let inner = try emitPayload(Value(slot: slot, type: type), into: nil, moves: true)
        return try emitDestructuring(payload, inner.slot, inner.type)
      }
      guard case .enumeration(let cases) = type.form else { throw LoweringError.fault("no enum") }
      let item = cases[symbol.index]
      if item.isIndirect {
        addDestruction(of: slot, type)
        let borrowed = try emitBorrowedPayload(of: item, Value(slot: slot, type: type))
        emitRetain(borrowed.slot, borrowed.type)
        return try emitDestructuring(payload, borrowed.slot, borrowed.type)
      }
      try emitDestructuring(payload, slot + 1, lowerer.payloadType(item.payload))
    case .cast(let target, let inner):
      addDestruction(of: slot, type)
      let lowered = try lower(target)
      let cast = try emitCast(Value(slot: slot, type: type), to: lowered)
      try emitDestructuring(inner, cast, lowered)
    default: addDestruction(of: slot, type)
    }
  }

  // MARK: switch

  func emitSwitch(_ item: TypedSwitch) throws {
    let end = assembler.makeLabel()
    jumps[ObjectIdentifier(item.target)] = JumpDestination(
      breakLabel: end, continueLabel: nil, depth: scopes.count)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let subject = try emit(item.subject, .scope)
    let endsEarly: Bool
    switch subject.type.form {
    case .optional, .enumeration, .object: endsEarly = true
    default: endsEarly = false
    }
    try emitCases(item.cases, subject, end: end, subjectScope: endsEarly ? depth : nil) { [unowned self] in
      assembler.emit(.trapUnreachable)
    }
    try popScope(to: depth)
    assembler.place(end)
  }

  /// Cases in order: the first one that matches is run. It looks at the parts of the subject, which stays as it is, or
  /// takes copies where its variables can be changed or outlive it. A subject that ends with the scope `subjectScope` ends
  /// before the body of a case that matches anything, as swiftc has it.
  func emitCases(
    _ cases: [TypedSwitch.Case], _ subject: Value, end: Label, subjectScope: Int? = nil,
    otherwise: () throws -> Void
  ) throws {
    let outside = jumps.values.first { $0.breakLabel == end }?.depth ?? scopes.count
    let bodies = cases.map { _ in assembler.makeLabel() }
    let leaving = subjectScope == nil ? cases.map { _ in false } : casesThatLeave(cases, subject)
    // Where a body is entered whose subject has ended.
    let insides = leaving.map { leaves in leaves ? assembler.makeLabel() : nil }
    let table = try emitSwitchTable(cases, subject)
    for (index, item) in cases.enumerated() {
      let next = assembler.makeLabel()
      let follows = index + 1 < cases.count ? (leaving[index] ? insides[index + 1] : nil) ?? bodies[index + 1] : end
      let depth = scopes.count
      let start = top
      let laterCode = outOfLine.count
      // With a table, code that nothing leads to is left out; what leads there may be out of line.
      let mayBeReached = { [unowned self] label in
        table == nil || assembler.isUsed(label) || outOfLine.count > laterCode
      }
      scopes.append(CleanupScope(top: top))
      // With several alternatives the variables of the first are the ones the body uses.
      let shared = item.patterns.count > 1 ? item.patterns[0].pattern.variables : []
      for variable in shared { try declare(variable) }
      for (alternative, (pattern, condition)) in item.patterns.enumerated() {
        let failed = alternative + 1 < item.patterns.count ? assembler.makeLabel() : next
        if let table {
          try emitTest(pattern, subject, behind: table.entries[index][alternative], ifFalse: failed)
        } else {
          try emitTest(pattern, subject, ifFalse: failed)
        }
        let inner = scopes.count
        scopes.append(CleanupScope(top: top))
        if shared.isEmpty, mayBorrow(pattern) {
          try emitBorrowing(pattern, subject)
        } else if !pattern.variables.isEmpty {
          let copy = allocate(subject.type)
          emitCopy(subject.slot, to: copy, subject.type)
          if shared.isEmpty {
            try emitDestructuring(pattern, copy, subject.type)
          } else {
            try emitSharedDestructuring(pattern, shared, copy, subject.type)
          }
        }
        if let condition {
          try emitCondition(condition, ifFalse: failed, leavingTo: inner)
        }
        if item.patterns.count > 1 {
          try popScope(to: inner, keepingSlots: true)
          if !assembler.hasEnded { assembler.emit(.jump, to: bodies[index]) }
        }
        if failed != next, mayBeReached(failed) { assembler.place(failed) }
      }
      assembler.place(bodies[index])
      fallthroughs.append(JumpDestination(breakLabel: follows, continueLabel: nil, depth: depth))
      let outer = subjectScope.map { scopes[$0] }
      if let subjectScope, let inside = insides[index] {
        while let cleanup = scopes[subjectScope].cleanups.popLast() { try cleanup.emit(.normal) }
        assembler.place(inside)
      }
      try withScope { try emit(item.body.statements) }
      fallthroughs.removeLast()
      try popScope(to: depth)
      top = start
      if !assembler.hasEnded {
        try emitCleanups(to: outside, .normal)
        assembler.emit(.jump, to: end)
      }
      if let subjectScope, let outer { scopes[subjectScope] = outer }
      if mayBeReached(next) { assembler.place(next) }
    }
    if let table, assembler.isUsed(table.noMatch) { assembler.place(table.noMatch) }
    if table == nil || !assembler.hasEnded { try otherwise() }
  }

  /// Which cases let a switch's subject end before their bodies. One that falls through does so only if the next one does, too.
  private func casesThatLeave(_ cases: [TypedSwitch.Case], _ subject: Value) -> [Bool] {
    var leaving = cases.map { leavesSubject($0, subject, among: cases) }
    for index in leaving.indices.dropLast().reversed() where cases[index].fallsThrough && !leaving[index + 1] {
      leaving[index] = false
    }
    return leaving
  }

  /// Whether swiftc lets a switch's subject end before the body of a case: where the case matches anything, or any value
  /// of an optional, and where several patterns lead to the body and none of them binds a part; also where a case of an enum binds
  /// nothing, if no other case of the switch matches anything.
  private func leavesSubject(_ item: TypedSwitch.Case, _ subject: Value, among cases: [TypedSwitch.Case]) -> Bool {
    if item.patterns.count > 1 { return item.patterns.allSatisfy { $0.pattern.variables.isEmpty } }
    let pattern = item.patterns[0].pattern
    switch pattern.kind {
    case .any: return true
    case .some(let inner):
      if case .any = inner.kind { return true }
      return false
    case .enumCase(let reference, let payload):
      guard case .enumeration(let lowered) = subject.type.form, let symbol = reference.symbol as? EnumCaseSymbol,
        !lowered[symbol.index].isIndirect, pattern.variables.isEmpty, payload?.isIrrefutable ?? true
      else { return false }
      return !cases.contains { $0.patterns.contains(where: \.pattern.isIrrefutable) }
    default: return false
    }
  }

  /// Binds one of several alternatives: its variables' values go to the first one's variables of the same names.
  private func emitSharedDestructuring(
    _ pattern: TypedPattern, _ shared: [VariableSymbol], _ slot: Int, _ type: LoweredType
  ) throws {
    let saved = bindings
    try withScope {
      try emitDestructuring(pattern, slot, type)
      for variable in shared {
        guard let own = pattern.variables.first(where: { $0.name == variable.name }),
          let source = bindings[own]?.access, let target = saved[variable]?.access
        else { continue }
        let value = emitRead(source, .owned)
        // What an alternative before has left there, whose condition did not hold, goes.
        try emitStore(value.slot, to: target, isInitialization: false)
      }
    }
    bindings = saved
    // In its own condition an alternative's variables are the shared ones.
    for variable in shared {
      guard let own = pattern.variables.first(where: { $0.name == variable.name }), own !== variable,
        let target = saved[variable]?.access
      else { continue }
      bindings[own] = Binding(access: target)
    }
  }
}

extension TypedSwitch.Case {
  /// Whether the body may go on with the next case's.
  fileprivate var fallsThrough: Bool { body.statements.contains(where: \.fallsThrough) }
}

extension TypedStatement {
  fileprivate var fallsThrough: Bool {
    func fallThrough(_ body: TypedBody) -> Bool { body.statements.contains(where: \.fallsThrough) }
    switch kind {
    case .fallthrough: return true
    case .block(let body), .guard(_, let body), .while(_, let body, _), .repeatWhile(let body, _, _):
      return fallThrough(body)
    case .if(_, let then, let otherwise, _): return fallThrough(then) || otherwise?.fallsThrough ?? false
    case .forIn(let loop): return fallThrough(loop.body)
    case .doCatch(let item): return fallThrough(item.body) || item.catches.contains(where: \.fallsThrough)
    default: return false
    }
  }
}
