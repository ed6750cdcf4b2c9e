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
      let before = program.diagnostics.diagnostics.count
      let found = checker.expressions.check(expression, expecting: .type(known, .returnValue))
      if !program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
        return converted(found, opaque, expression)
      }
      // On its own it may be fine, but of another type.
      let said = Array(program.diagnostics.diagnostics.dropFirst(before))
      program.diagnostics.truncate(to: before)
      value = checker.expressions.check(expression, expecting: .unknown)
      if value.type.hasErrors || value.type === known {
        program.diagnostics.truncate(to: before)
        said.forEach(program.diagnostics.report)
      } else {
        let place = checker.expressions.grouped(expression).diagnosticLocation
        program.reportDifferentResults(of: symbol, (value.type, place))
      }
    } else {
      // Where the bound says what the elements are, a literal is of these.
      let elements = expression.kind == .arrayLiteral ? boundElement.map(program.array(of:)) : nil
      value = checker.expressions.check(
        expression, expecting: elements.map { .type($0, .initialization) } ?? .unknown)
      if value.type.hasErrors || value.type.isNever { return value }
      decide(value.type, expression)
    }
    return converted(value, opaque, expression)
  }

  /// Checks what is returned for `(some P)?`: an optional of the type behind it, or a value.
  func check(_ expression: Expression, asOptional optional: Type) -> TypedExpression {
    let program = checker.program
    if expression.kind == .nilLiteral {
      checker.report(StatementMessages.opaqueResultOfNil(optional, expression.range))
      return TypedExpression(.error, type: program.types.error, range: expression.range, syntax: expression)
    }
    if let known = symbol.underlying {
      let wanted = program.optional(known)
      return converted(
        checker.expressions.check(expression, expecting: .type(wanted, .returnValue)), optional, expression)
    }
    let value = checker.expressions.check(expression, expecting: .unknown)
    if value.type.hasErrors || value.type.isNever { return value }
    let payload = value.type.optionalPayload ?? value.type
    decide(payload, expression)
    let wrapped =
      value.type.isOptional
      ? value
      : TypedExpression(
        .convert(value, .toOptional), type: program.optional(payload), range: value.range, syntax: expression)
    return converted(wrapped, optional, expression)
  }

  /// `Int` of `some Collection<Int>`.
  private var boundElement: Type? {
    symbol.bound.protocols.lazy.compactMap { member in
      zip(member.symbol.primaryAssociatedTypes, member.arguments).first { $0.0.name == "Element" }?.1
    }.first
  }

  /// Takes the type of the first returned expression as the one behind `some P`.
  private func decide(_ type: Type, _ expression: Expression) {
    let place = checker.expressions.grouped(expression)
    for member in symbol.bound.protocols
    where checker.program.conformance(of: type, to: member.symbol, in: checker.scope.genericSignature) == nil {
      checker.report(StatementMessages.opaqueResultDoesNotConform(type, member.symbol, place, symbol))
    }
    for member in symbol.bound.protocols {
      for (associated, wanted) in zip(member.symbol.primaryAssociatedTypes, member.arguments) {
        let signature = checker.scope.genericSignature
        let own = checker.program.canonicalType(type.member(associated), in: signature)
        if own.hasErrors || own === checker.program.canonicalType(wanted, in: signature) { continue }
        checker.report(StatementMessages.opaqueResultOfOtherMember(own, wanted, place, symbol))
      }
    }
    symbol.underlying = type
    symbol.results = [(type, place.diagnosticLocation)]
  }

  private func converted(_ value: TypedExpression, _ opaque: Type, _ expression: Expression) -> TypedExpression {
    TypedExpression(.convert(value, .identity), type: opaque, range: value.range, syntax: expression)
  }
}

extension StatementChecker {
  /// Reports that the type behind `some P` cannot be found, where a body of several statements returns nothing.
  func reportMissingReturns(in block: CodeBlock, _ statements: [TypedStatement], of result: Type) {
    guard case .opaque(let symbol, _) = (result.optionalPayload ?? result).kind,
      symbol.owner === context.enclosingCallable.resultOwner,
      !block.statements.contains(where: { $0.contains { ($0 as? ReturnStatement)?.value != nil } })
    else { return }
    var last: TypedExpression?
    if case .expression(let value)? = statements.last?.kind,
      symbol.bound.protocols.allSatisfy({
        program.conformance(of: value.type, to: $0.symbol, in: scope.genericSignature) != nil
      })
    {
      last = value
    }
    report(StatementMessages.opaqueResultWithoutReturns(symbol, block, last: last?.syntax as? Expression))
  }
}

extension Program {
  /// Said once for a declaration, with all that it returns.
  fileprivate func reportDifferentResults(of symbol: OpaqueTypeSymbol, _ result: (type: Type, place: SourceLocation)) {
    let earlier = StatementMessages.opaqueResultsDiffer(symbol, symbol.results)
    symbol.results.append(result)
    diagnostics.replace(earlier, by: StatementMessages.opaqueResultsDiffer(symbol, symbol.results))
  }
}
