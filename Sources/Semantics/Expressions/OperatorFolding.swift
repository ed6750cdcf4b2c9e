import Basics
import Syntax

/// Groups the operands of a flat sequence by the precedence of its operators.
///
/// Works with two stacks instead of recursion, so that sequences of any length are fine.
struct OperatorFolding {
  let program: Program
  let module: ModuleSymbol

  private struct Pending {
    let sign: InfixOperator
    let precedence: Precedence
    var isCast: Bool {
      switch sign.kind {
      case .is, .as, .asOptional, .asForced: true
      default: false
      }
    }
  }

  /// How tightly an operator binds.
  private enum Precedence {
    case group(PrecedenceGroupSymbol)
    case named(String)
    case unknown
  }

  func fold(_ sequence: SequenceExpression) -> Expression {
    var operands = [sequence.operands[0]]
    var operators: [Pending] = []
    func reduce() {
      let sign = operators.removeLast().sign
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(join(left, sign, right))
    }
    for (index, sign) in sequence.operators.enumerated() {
      let next = Pending(sign: sign, precedence: precedence(of: sign))
      while let last = operators.last, bindsFirst(last, next) { reduce() }
      operators.append(next)
      operands.append(sequence.operands[index + 1])
      // What stands behind a cast's type is no part of it: `x as Int + 1` adds to what was cast.
      if next.isCast { reduce() }
    }
    while !operators.isEmpty { reduce() }
    return operands[0]
  }

  private func precedence(of sign: InfixOperator) -> Precedence {
    let name: String
    switch sign.kind {
    case .assignment: name = "AssignmentPrecedence"
    case .ternary: name = "TernaryPrecedence"
    case .is, .as, .asOptional, .asForced: name = "CastingPrecedence"
    case .binary:
      guard let symbol = program.operatorSymbol(sign.name.text, .infix, from: module) else {
        program.diagnostics.report(ExpressionMessages.unknownOperator(sign.name.text, sign.name.range))
        return .unknown
      }
      return program.precedenceGroup(of: symbol).map(Precedence.group) ?? .unknown
    }
    return program.precedenceGroup(named: name, from: module).map(Precedence.group) ?? .named(name)
  }

  /// Whether an operator takes its operands before the next one.
  private func bindsFirst(_ left: Pending, _ right: Pending) -> Bool {
    switch (left.precedence, right.precedence) {
    case (.group(let a), .group(let b)):
      if a === b {
        switch a.associativity {
        case .left: return true
        case .right: return false
        case .none:
          // Casts follow each other like suffixes: `nil as Int? as Any`.
          if left.sign.kind != .binary, right.sign.kind != .binary { return true }
          program.diagnostics.report(
            ExpressionMessages.nonAssociative(left.sign.name.text, right.sign.name.text, a.name, left.sign.name.range))
          return true
        }
      }
      if a.isHigher(than: b) { return true }
      if b.isHigher(than: a) { return false }
      program.diagnostics.report(
        ExpressionMessages.unorderedOperators(a.name, b.name, left.sign.name.range))
      return true
    default: return true
    }
  }

  private func join(_ left: Expression, _ sign: InfixOperator, _ right: Expression) -> Expression {
    let range = left.range.union(right.range)
    switch sign.kind {
    case .binary:
      // `try` covers everything to its right.
      if left.kind == .try {
        let attempt = left.as(TryExpression.self)
        return TryExpression(
          range: range, keyword: attempt.keyword, mark: attempt.mark, markRange: attempt.markRange,
          operand: join(attempt.operand, sign, right))
      }
      return BinaryExpression(range: range, left: left, operatorName: sign.name, right: right)
    case .assignment:
      return AssignmentExpression(range: range, target: left, equal: sign.name.range, value: right)
    case .ternary:
      if left.kind == .try {
        let attempt = left.as(TryExpression.self)
        return TryExpression(
          range: range, keyword: attempt.keyword, mark: attempt.mark, markRange: attempt.markRange,
          operand: join(attempt.operand, sign, right))
      }
      return TernaryExpression(
        range: range, condition: left, questionMark: sign.name.range, first: sign.middle!,
        colon: sign.colon ?? sign.name.range, second: right)
    case .is, .as, .asOptional, .asForced:
      if left.kind == .try {
        let attempt = left.as(TryExpression.self)
        return TryExpression(
          range: range, keyword: attempt.keyword, mark: attempt.mark, markRange: attempt.markRange,
          operand: join(attempt.operand, sign, right))
      }
      let type = (right as? TypeExpression)?.type ?? ErrorTypeSyntax(range: right.range)
      return CastExpression(range: range, value: left, castKind: sign.kind, keyword: sign.name.range, type: type)
    }
  }
}
