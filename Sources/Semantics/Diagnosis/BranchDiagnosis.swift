import Basics
import Syntax

// The two branches of `condition ? first : second`.

extension ExpressionDiagnosis {
  func branches(_ ternary: TernaryExpression, _ from: Type, _ to: Type) {
    if branchOfOtherType(ternary) { return }
    let (first, second) = (ownType(of: ternary.first), ownType(of: ternary.second))
    for (own, other) in [(first, second), (second, first)] {
      switch role(of: ternary) {
      case .argument(let application, _) where application.isOperator: continue
      case .argument, .closureResult: break
      default: continue
      }
      // The whole is optional where one branch is.
      if let payload = own.optionalPayload, payload === other, to === other || to === own {
        return unwrap(own, payload, payload, ternary, role(of: ternary))
      }
    }
    if first.hasTypeVariables || second.hasTypeVariables || first === second {
      return mismatch(from, to, ternary.first, .contextual)
    }
    say(MismatchMessages.branches(first, second, ternary, at: bare(ternary.first).diagnosticLocation))
  }

  /// Where a type is wanted of the whole, the branch that does not have it is what is wrong.
  func branchOfOtherType(_ ternary: TernaryExpression) -> Bool {
    guard ternary === root, case .type(let wanted, _) = expected, !wanted.hasErrors, !wanted.hasTypeVariables,
      wanted.nominal != nil, !wanted.isOptional
    else { return false }
    for branch in [ternary.first, ternary.second] {
      let literal = bare(branch)
      if literal.kind == .nilLiteral {
        say(MismatchMessages.nilInBranch(wanted, literal))
        return true
      }
      let own = ownType(of: branch)
      if own.hasTypeVariables || own.hasErrors || system.canConvert(own, wanted) { continue }
      if literal.kind == .integerLiteral, system.isLiteral(.integer, allowedFor: wanted) { continue }
      say(MismatchMessages.specified(own, wanted, ternary))
      return true
    }
    return false
  }
}
