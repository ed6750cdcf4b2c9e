import Basics
import Syntax

extension StatementChecker {
  func check(return statement: ReturnStatement) -> TypedStatement {
    if context.isInDefer { report(StatementMessages.returnInDefer(statement.keyword)) }
    switch context.kind {
    case .topLevel, .initialValue, .defaultValue:
      report(StatementMessages.returnOutsideFunction(statement.keyword))
      return made(.error, statement)
    case .deinitializer where statement.value != nil, .initializer where statement.value != nil:
      return check(returnFromInitializer: statement)
    default: break
    }
    guard let expression = statement.value else {
      if context.isInferringResult { context.resultType = types.void }
      if let result = context.resultType, !result.isVoid, context.kind != .initializer,
        !result.contents.contains(.error)
      {
        report(StatementMessages.missingReturnValue(statement.keyword))
      }
      return made(.return(nil), statement)
    }
    guard let result = context.resultType else {
      if context.resultIsOptional, expression.kind == .nilLiteral {
        context.hasUntypedNil = true
        return made(.error, statement)
      }
      var value = expressions.check(expression, expecting: .unknown)
      if context.resultIsOptional, !value.type.isOptional, !value.type.isError {
        let optional = program.optional(value.type)
        value = TypedExpression(.convert(value, .toOptional), type: optional, range: value.range, syntax: expression)
      }
      context.resultType = value.type
      return made(.return(value), statement)
    }
    if result.isVoid, context.kind != .closure, !isVoidLooking(expression) {
      let value = expressions.check(expression, expecting: .unknown)
      if !value.type.isVoid, !value.type.contents.contains(.error) {
        report(StatementMessages.unexpectedReturnValue(expressions.grouped(expression), in: context))
      }
      return made(.return(value), statement)
    }
    return made(.return(check(result: expression, of: result, implicit: false)), statement)
  }

  private func isVoidLooking(_ expression: Expression) -> Bool {
    expression.kind == .tuple && expression.as(TupleExpression.self).elements.isEmpty
  }

  private func check(returnFromInitializer statement: ReturnStatement) -> TypedStatement {
    if let value = statement.value, value.kind == .nilLiteral, context.kind == .initializer {
      if let initializer = context.owner as? InitializerSymbol, !initializer.isFailable,
        !initializer.isImplicitlyUnwrapped
      {
        report(StatementMessages.nilFromInitializer(statement.keyword, initializer))
      }
      return made(.returnNilFromInitializer, statement)
    }
    if let value = statement.value {
      _ = expressions.check(value, expecting: .unknown)
      report(
        StatementMessages.valueFromInitializer(
          context.kind == .deinitializer ? value.range : statement.keyword,
          isDeinitializer: context.kind == .deinitializer))
    }
    return made(.return(nil), statement)
  }

  /// What a body yields as its result: written after `return`, or a body's only expression.
  func check(result expression: Expression, of type: Type, implicit: Bool) -> TypedExpression {
    // The type behind `some P` is whatever the first `return` has.
    if case .opaque(let symbol, _) = type.kind, symbol.owner === context.enclosingCallable.resultOwner {
      return OpaqueResult(symbol, self).check(expression, as: type)
    }
    if let payload = type.optionalPayload, case .opaque(let symbol, _) = payload.kind,
      symbol.owner === context.enclosingCallable.resultOwner
    {
      return OpaqueResult(symbol, self).check(expression, asOptional: type)
    }
    return expressions.check(expression, expecting: .type(type, implicit ? .implicitReturn : .returnValue))
  }

  func check(yield statement: YieldStatement) -> TypedStatement {
    guard let argument = statement.values.first else { return made(.error, statement) }
    let expression = argument.expression
    if expression.kind == .inOut {
      let operand = expression.as(InOutExpression.self).operand
      let place = expressions.checkPlace(operand)
      if let wanted = context.resultType, !wanted.hasErrors, !place.type.hasErrors, place.type !== wanted {
        report(MismatchMessages.yieldedStorage(place.type, wanted, operand.range))
      }
      return made(.yield(place), statement)
    }
    let value = expressions.check(expression, expecting: .type(context.resultType ?? types.error, .yield))
    return made(
      .yield(TypedPlace(.value(value), type: value.type, range: value.range)), statement)
  }

  func check(break statement: BreakStatement) -> TypedStatement {
    if let label = statement.target {
      guard let jump = jumps.last(where: { $0.label?.text == label.text }) else {
        report(StatementMessages.unknownLabel(label, near: nearLabel(label)))
        return made(.error, statement)
      }
      return made(.break(jump.target), statement)
    }
    guard let jump = jumps.last(where: { $0.acceptsBareBreak }) else {
      report(
        jumps.isEmpty
          ? StatementMessages.breakOutsideLoop(statement.keyword)
          : StatementMessages.bareBreakInIf(statement.keyword))
      return made(.error, statement)
    }
    return made(.break(jump.target), statement)
  }

  /// The label around whose name is most like one that is not there.
  private func nearLabel(_ label: Identifier) -> Identifier? {
    let known = jumps.compactMap(\.label).map { (label: $0, distance: NearName.distance(label.text, $0.text)) }
    let near = known.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= (label.text.utf8.count + 2) / 3 ? $0.label : nil }
  }

  func check(continue statement: ContinueStatement) -> TypedStatement {
    if let label = statement.target {
      guard let jump = jumps.last(where: { $0.label?.text == label.text }) else {
        report(StatementMessages.unknownLabel(label, near: nearLabel(label)))
        return made(.error, statement)
      }
      guard jump.acceptsContinue else {
        report(StatementMessages.continueToNonLoop(statement.keyword, jump.sort))
        return made(.error, statement)
      }
      return made(.continue(jump.target), statement)
    }
    guard let jump = jumps.last(where: { $0.acceptsContinue }) else {
      report(StatementMessages.continueOutsideLoop(statement.keyword))
      return made(.error, statement)
    }
    return made(.continue(jump.target), statement)
  }

  func check(defer statement: DeferStatement) -> TypedStatement {
    let outer = (jumps, context.isInDefer, branchValues)
    (jumps, context.isInDefer, branchValues) = ([], true, nil)
    defer { (jumps, context.isInDefer, branchValues) = outer }
    return made(.defer(check(block: statement.body)), statement)
  }
}
