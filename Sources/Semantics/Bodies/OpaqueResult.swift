import Basics
import Syntax

/// Finds the type behind `some P` from what a declaration returns.
struct OpaqueResult {
  let symbol: OpaqueTypeSymbol
  let checker: StatementChecker

  init(_ symbol: OpaqueTypeSymbol, _ checker: StatementChecker) {
    self.symbol = symbol
    self.checker = checker
  }

  /// Checks a returned expression; the first one decides, and the others must have its type.
  func check(_ expression: Expression, as opaque: Type) -> TypedExpression {
    let program = checker.program
    let value: TypedExpression
    if let known = symbol.underlying {
      value = checker.expressions.check(expression, expecting: .type(known, .returnValue))
    } else {
      value = checker.expressions.check(expression, expecting: .unknown)
      if value.type.hasErrors || value.type.isNever { return value }
      for member in symbol.bound.protocols
      where program.conformance(of: value.type, to: member.symbol, in: checker.scope.genericSignature) == nil {
        checker.report(
          StatementMessages.opaqueResultDoesNotConform(value.type, member.symbol, expression.range, symbol))
      }
      symbol.underlying = value.type
    }
    return TypedExpression(
      .convert(value, .identity), type: opaque, range: value.range, syntax: expression)
  }
}
