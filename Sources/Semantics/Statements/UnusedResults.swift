import Basics
import Syntax

/// Warns of values that statements drop.
struct UnusedResults {
  let program: Program

  /// Looks at the value of an expression that is a statement.
  func check(_ value: TypedExpression, _ syntax: Expression) {
    var bare = value.type
    while let payload = bare.optionalPayload { bare = payload }
    if bare.isVoid || bare.isNever || bare.hasErrors || syntax.range.file.isLibrary { return }
    // Of a row of operands and operators, what the last one to be evaluated gives.
    let written = written(syntax)
    report(value, written.kind == .sequence ? value.syntax ?? written : written)
  }

  /// The expression without parentheses and `try`.
  private func written(_ syntax: Expression) -> Expression {
    switch syntax.kind {
    case .parenthesized: return written(syntax.as(ParenthesizedExpression.self).expression)
    case .try where syntax.as(TryExpression.self).mark != .optional:
      return written(syntax.as(TryExpression.self).operand)
    default: return syntax
    }
  }

  private func report(_ value: TypedExpression, _ syntax: Expression) {
    switch syntax.kind {
    case .integerLiteral: return report(UsageMessages.unusedLiteral("integer", syntax.range))
    case .floatLiteral: return report(UsageMessages.unusedLiteral("floating-point", syntax.range))
    case .booleanLiteral: return report(UsageMessages.unusedLiteral("boolean", syntax.range))
    case .stringLiteral: return report(UsageMessages.unusedLiteral("string", syntax.range))
    default: break
    }
    if let storage = UnusedPlaces.writable(value) {
      return report(UsageMessages.unusedStorage(storage, nameRange(syntax)))
    }
    if value.type.function != nil, !isCall(value) {
      if case .closure = value.kind { return report(UsageMessages.unusedClosure(syntax.range)) }
      return report(UsageMessages.unusedFunction(nameRange(syntax)))
    }
    switch value.kind {
    case .attemptOptional: return report(UsageMessages.unusedAttempt(syntax.range))
    case .keyPath: return report(UsageMessages.unusedKeyPath(syntax.range))
    case .convert where syntax.kind == .cast: report(UsageMessages.unusedValue(value.type, nameRange(syntax)))
    case .optionalChain(let inner) where !isCall(inner):
      report(UsageMessages.unusedValue(value.type, nameRange(syntax)))
    case .attempt(let inner), .attemptForced(let inner), .convert(let inner, _), .optionalChain(let inner),
      .openExistential(_, _, _, let inner), .openExistentialPlace(_, _, _, let inner),
      .bind(_, _, let inner):
      report(inner, inner.syntax.map(written) ?? syntax)
    case .call(let call): report(call, value, syntax)
    case .assign, .initialize: break
    case .forceUnwrap(let inner) where isDelegation(inner): break
    case .load:
      report(UsageMessages.unusedValue(value.type, nameRange(syntax)))
    case .statement: break
    default: report(UsageMessages.unusedValue(value.type, nameRange(syntax)))
    }
  }

  private func isCall(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .call: return true
    case .convert(let inner, _), .attempt(let inner): return isCall(inner)
    default: return false
    }
  }

  /// `self.init` and `super.init` make nothing new.
  private func isDelegation(_ value: TypedExpression) -> Bool {
    guard case .call(let call) = value.kind else { return false }
    return InitializerCall(call) != nil
  }

  private func report(_ call: TypedCall, _ value: TypedExpression, _ syntax: Expression) {
    guard case .function(let reference, _) = call.callee else {
      if case .value = call.callee {
        return report(UsageMessages.unusedResult(ofType: value.type, syntax.range))
      }
      return report(UsageMessages.unusedValue(value.type, syntax.range))
    }
    if InitializerCall(call) != nil { return }
    if reference.symbol.attributes.contains("discardableResult") { return }
    if let initializer = reference.symbol as? InitializerSymbol {
      let name = initializer.parent.flatMap(program.nominalOf)?.name ?? "init"
      return report(UsageMessages.unusedInstance(name, syntax.range))
    }
    guard let function = reference.symbol as? FunctionSymbol else {
      return report(UsageMessages.unusedValue(value.type, nameRange(syntax)))
    }
    if function.isOperator {
      return report(UsageMessages.unusedOperation(function.name, operatorRange(value.syntax ?? syntax)))
    }
    let name = function.parameters.isEmpty ? function.name + "()" : function.fullName
    report(UsageMessages.unusedCall(name, nameRange(syntax)))
  }

  /// Where the name of what is called or read stands.
  private func nameRange(_ syntax: Expression) -> SourceRange {
    switch syntax.kind {
    case .optionalChaining: return nameRange(syntax.as(OptionalChainingExpression.self).operand)
    case .call: return nameRange(syntax.as(CallExpression.self).callee)
    default: return syntax.diagnosticLocation.emptyRange
    }
  }

  private func operatorRange(_ syntax: Expression) -> SourceRange {
    switch syntax.kind {
    case .binary: return syntax.as(BinaryExpression.self).operatorName.range
    case .prefixOperator: return syntax.as(PrefixOperatorExpression.self).operatorName.range
    case .postfixOperator: return syntax.as(PostfixOperatorExpression.self).operatorName.range
    case .sequence: return syntax.as(SequenceExpression.self).operators.last?.range ?? syntax.range
    default: return syntax.range
    }
  }

  private func report(_ diagnostic: Diagnostic) { program.diagnostics.report(diagnostic) }
}
