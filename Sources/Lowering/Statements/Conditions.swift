import Bytecode
import Semantics

// Conditions: compare and branch in one instruction wherever the machine has one.

extension FunctionEmitter {
  /// Goes on when all conditions hold, else to `otherwise`. What patterns bind lives in the innermost scope; `depth` is
  /// where the code at `otherwise` is.
  func emitConditions(_ conditions: [TypedCondition], ifFalse otherwise: Label, depth: Int) throws {
    for condition in conditions {
      // A failing condition leaves behind what the ones before it have bound.
      let failed = hasCleanups(to: depth) ? assembler.makeLabel() : otherwise
      let before = scopes
      switch condition {
      case .constant(true): continue
      case .constant(false): assembler.emit(.jump, to: failed)
      case .boolean(let expression): try emitCondition(expression, ifFalse: failed)
      case .pattern(let pattern, let value): try emitPatternCondition(pattern, value, ifFalse: failed)
      }
      if failed != otherwise {
        emitCleanupPad(failed, of: before, to: depth, otherwise)
      }
    }
  }

  /// Code at `label`, out of line, that leaves the scopes from `depth` on and goes to `target`. The scopes are those from
  /// before the branch, without what was added behind it.
  private func emitCleanupPad(_ label: Label, of before: [CleanupScope], to depth: Int, _ target: Label) {
    let saved = scopes
    scopes = before
    emitOutOfLine { [unowned self] in
      assembler.place(label)
      try emitCleanups(to: depth, .normal)
      assembler.emit(.jump, to: target)
    }
    scopes = saved
  }

  private func emitPatternCondition(_ pattern: TypedPattern, _ value: TypedExpression, ifFalse failed: Label)
    throws
  {
    let outer = scopes
    let type = try lower(value.type)
    // What is matched lives as long as what the pattern binds; when it does not match, it ends at once.
    let slot = allocate(type)
    try withScope { _ = try emit(value, into: slot, .owned) }
    let mismatch = type.isTrivial ? failed : assembler.makeLabel()
    try emitTest(pattern, Value(slot: slot, type: type), ifFalse: mismatch)
    if mismatch != failed {
      let before = scopes
      scopes = outer
      emitOutOfLine { [unowned self] in
        assembler.place(mismatch)
        emitDestroy(slot, type)
        assembler.emit(.jump, to: failed)
      }
      scopes = before
    }
    // Of what nothing is bound ends before the body.
    if pattern.variables.isEmpty { return emitUnboundEnd(of: pattern, slot, type) }
    try emitDestructuring(pattern, slot, type)
  }

  /// Destroys a value that matches a pattern; of an enum's, the parts of its payload from the last to the first.
  private func emitUnboundEnd(of pattern: TypedPattern, _ slot: Int, _ type: LoweredType) {
    guard case .enumCase(let reference, _) = pattern.kind, let symbol = reference.symbol as? EnumCaseSymbol,
      case .enumeration(let cases) = type.form, !cases[symbol.index].isIndirect,
      case .tuple(let parts) = lowerer.payloadType(cases[symbol.index].payload).form
    else { return emitDestroy(slot, type) }
    for part in parts.reversed() { emitDestroy(slot + 1 + part.offset, part.type) }
  }

  /// Goes on when the expression is true, else to `otherwise`.
  func emitCondition(_ expression: TypedExpression, ifFalse otherwise: Label) throws {
    try withScope { try emitBranch(expression, to: otherwise, when: false) }
  }

  /// Goes on when the expression is true, else leaves the scopes from `depth` on and goes to `otherwise`.
  func emitCondition(_ expression: TypedExpression, ifFalse otherwise: Label, leavingTo depth: Int) throws {
    let failed = hasCleanups(to: depth) ? assembler.makeLabel() : otherwise
    try emitCondition(expression, ifFalse: failed)
    if failed == otherwise { return }
    emitOutOfLine { [unowned self] in
      assembler.place(failed)
      try emitCleanups(to: depth, .normal)
      assembler.emit(.jump, to: otherwise)
    }
  }

  /// Branches to `target` when the expression's value is `outcome`.
  func emitBranch(_ expression: TypedExpression, to target: Label, when outcome: Bool) throws {
    mark(expression.range.location)
    if case .boolean(let value) = expression.kind {
      if value == outcome { assembler.emit(.jump, to: target) }
      return
    }
    if case .load(let place) = expression.kind, let value = try knownOutcome(of: place) {
      if value == outcome { assembler.emit(.jump, to: target) }
      return
    }
    if case .call(let call) = expression.kind, case .function(let reference, let dispatch) = call.callee {
      if try emitLogicalBranch(call, reference, to: target, when: outcome) { return }
      let (resolved, isVirtual) = try resolve(context.concrete(reference), dispatch)
      if !isVirtual, let name = resolved.symbol.builtinName,
        try emitBranch(on: name, call.arguments.map({ argument($0, context) }), when: outcome, to: target)
      {
        return
      }
      if !isVirtual, try emitInlinedBranch(call, resolved, to: target, when: outcome) { return }
    }
    if case .attempt(let value) = expression.kind { return try emitBranch(value, to: target, when: outcome) }
    if case .call(let call) = expression.kind, try emitInlinedClosureBranch(call, to: target, when: outcome) { return }
    try emitBranch(on: .expression(expression), to: target, when: outcome)
  }

  /// Branches to `target` when a Bool is `outcome`. The temporaries of its evaluation end before the branch, since they
  /// end on both ways.
  func emitBranch(on argument: Argument, to target: Label, when outcome: Bool) throws {
    let slot: Int
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let value = try emitArgument(argument, .call)
    if scopes[depth].cleanups.isEmpty {
      slot = value.slot
    } else {
      slot = allocate(1)
      emitMove(value.slot, to: slot, slots: 1)
    }
    try popScope(to: depth)
    if assembler.hasEnded { return }
    assembler.emit(outcome ? .branchIfTrue : .branchIfFalse, slot, to: target)
  }

  /// What a property says that depends on types alone.
  private func knownOutcome(of place: TypedPlace) throws -> Bool? {
    let reference: DeclarationReference
    switch place.kind {
    case .global(let symbol), .property(_, let symbol, _, _): reference = symbol
    default: return nil
    }
    guard let name = reference.symbol.builtinName else { return nil }
    return try constantBuiltin(name, context.concrete(reference))
  }

  /// `&&`, `||` and `!`.
  private func emitLogicalBranch(
    _ call: TypedCall, _ reference: DeclarationReference, to target: Label, when outcome: Bool
  ) throws -> Bool {
    guard let parent = reference.symbol.parent, lowerer.isBool(parent) else { return false }
    switch (reference.symbol.name, call.arguments.count) {
    case ("!", 1):
      guard case .value(let operand) = call.arguments[0] else { return false }
      try emitBranch(operand, to: target, when: !outcome)
      return true
    case ("&&", 2), ("||", 2):
      guard case .value(let left) = call.arguments[0], case .autoclosure(let closure) = call.arguments[1],
        closure.body.statements.count == 1, let right = closure.body.statements[0].singleValue
      else { return false }
      let isAnd = reference.symbol.name == "&&"
      if isAnd != outcome {
        try emitBranch(left, to: target, when: outcome)
        try withScope { try emitBranch(right, to: target, when: outcome) }
      } else {
        let end = assembler.makeLabel()
        try emitBranch(left, to: end, when: !outcome)
        try withScope { try emitBranch(right, to: target, when: outcome) }
        assembler.place(end)
      }
      return true
    default: return false
    }
  }
}

extension TypedStatement {
  var isReturn: Bool {
    if case .return = kind { return true }
    return false
  }
  /// The value of a body that is one expression.
  var singleValue: TypedExpression? {
    switch kind {
    case .return(let value): return value
    case .expression(let value): return value
    default: return nil
    }
  }
}

extension TypedExpression {
  /// The literal that this is, also as an inlined function's argument.
  func literalValue(in emitter: FunctionEmitter) -> Kind {
    if case .load(let place) = kind, case .variable(let variable) = place.kind,
      case .literal(let expression)? = emitter.bindings[variable]?.inlined?.kind
    {
      return expression.kind
    }
    return kind
  }
}
