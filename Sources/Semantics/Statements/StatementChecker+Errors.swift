import Basics
import Syntax

extension StatementChecker {
  func check(do statement: DoStatement) -> TypedStatement {
    let target = JumpTarget()
    return leaving(statement.label, target, acceptsContinue: false, acceptsBareBreak: false) {
      let written = statement.effects.thrownType.map { program.resolve($0, in: scope) }
      let around = errorTypeOfDo
      if written != nil || !statement.catches.isEmpty { errorTypeOfDo = written ?? program.known.anyErrorType }
      let body = check(branch: statement.body)
      errorTypeOfDo = around
      guard !statement.catches.isEmpty else {
        return made(
          .doCatch(
            TypedDoCatch(body: body, catches: [], errorVariable: nil, isExhaustive: false, target: target)),
          statement)
      }
      let thrown = written ?? ThrownTypes(program).typeThrown(by: body)
      let error = VariableSymbol(
        name: "error", isLet: true, type: thrown, syntax: nil, parent: context.owner, program: program)
      let catches = statement.catches.map { check(catch: $0, error) }
      return made(
        .doCatch(
          TypedDoCatch(
            body: body, catches: catches, errorVariable: error,
            isExhaustive: ExhaustivenessCheck(self).isExhaustive(catches, of: thrown), target: target)),
        statement)
    }
  }

  /// A clause that binds nothing itself may use `error`.
  private func check(catch clause: CatchClause, _ error: VariableSymbol) -> TypedSwitch.Case {
    inNewScope {
      let needsImplicitName =
        clause.items.isEmpty || !clause.items.contains { bindsNames($0.pattern) }
      if needsImplicitName { scope.declare(error) }
      let patterns = check(items: clause.items, against: error.type, at: clause.keyword)
      return TypedSwitch.Case(patterns: patterns, body: check(branch: clause.body))
    }
  }

  private func bindsNames(_ pattern: Pattern) -> Bool {
    switch pattern.kind {
    case .identifier: return true
    case .binding: return bindsNames(pattern.as(BindingPattern.self).pattern)
    case .tuple: return pattern.as(TuplePattern.self).elements.contains { bindsNames($0.pattern) }
    case .enumCase:
      return pattern.as(EnumCasePattern.self).payload?.elements.contains { bindsNames($0.pattern) } ?? false
    case .optional: return bindsNames(pattern.as(OptionalPattern.self).pattern)
    case .cast: return bindsNames(pattern.as(CastPattern.self).pattern)
    case .wildcard, .is, .expression: return false
    }
  }

  func check(throw statement: ThrowStatement) -> TypedStatement {
    let wanted = errorTypeOfDo ?? errorTypeOfBody
    // Where any error may be thrown, the value's own type is what counts.
    let isTyped = wanted.map { $0 !== program.known.anyErrorType } ?? false
    let isImplicit = statement.value.kind == .implicitMember || statement.value.kind == .call
    let value = expressions.check(
      statement.value, expecting: wanted != nil && (isTyped || isImplicit) ? .type(wanted!, .thrownError) : .unknown)
    if isTyped { return made(.throw(value), statement) }
    if value.type.contents.contains(.error) { return made(.throw(value), statement) }
    if program.conformance(of: value.type, to: program.known.error, in: scope.genericSignature) == nil {
      report(
        StatementMessages.thrownValueIsNoError(
          value.type, program.known.anyErrorType, expressions.grouped(statement.value)))
      return made(.error, statement)
    }
    return made(.throw(value), statement)
  }

  /// What the body around is written to throw; `any Error` in a closure that does not say.
  private var errorTypeOfBody: Type? {
    guard context.kind == .closure else { return context.owner.type.function?.thrown }
    let effects = (context.owner.syntax as? ClosureExpression)?.signature?.effects
    return effects?.thrownType.map { program.resolve($0, in: scope) } ?? program.known.anyErrorType
  }
}
