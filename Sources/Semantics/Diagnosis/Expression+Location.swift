import Basics
import Syntax

extension Expression {
  /// Where messages about the expression point: swiftc names the place of its outermost operation, so `a.b` is at `b`,
  /// `a + b` at `+`, `f(x)` at `f`.
  var diagnosticLocation: SourceLocation {
    switch kind {
    case .member:
      let member = self.as(MemberExpression.self)
      return member.name.isSelf ? member.base.diagnosticLocation : member.name.range.location
    case .implicitMember: return self.as(ImplicitMemberExpression.self).name.range.location
    case .call: return self.as(CallExpression.self).callee.diagnosticLocation
    case .subscript: return self.as(SubscriptExpression.self).leftSquare.location
    case .parenthesized: return self.as(ParenthesizedExpression.self).expression.diagnosticLocation
    case .sequence: return (userInfo as? Expression)?.diagnosticLocation ?? range.location
    case .postfixOperator: return self.as(PostfixOperatorExpression.self).operatorName.range.location
    case .optionalChaining: return self.as(OptionalChainingExpression.self).questionMark.location
    case .forceUnwrap: return self.as(ForceUnwrapExpression.self).exclamationMark.location
    case .try: return self.as(TryExpression.self).operand.diagnosticLocation
    case .binary: return self.as(BinaryExpression.self).operatorName.range.location
    case .assignment: return self.as(AssignmentExpression.self).equal.location
    case .ternary: return self.as(TernaryExpression.self).questionMark.location
    case .cast: return self.as(CastExpression.self).keyword.location
    default: return range.location
    }
  }

  /// Where the last token of the expression begins.
  var lastTokenLocation: SourceLocation {
    switch kind {
    case .member: return self.as(MemberExpression.self).name.range.location
    case .implicitMember: return self.as(ImplicitMemberExpression.self).name.range.location
    case .identifier, .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral:
      return range.location
    case .try: return self.as(TryExpression.self).operand.lastTokenLocation
    case .inOut: return self.as(InOutExpression.self).operand.lastTokenLocation
    case .call, .subscript, .parenthesized, .tuple, .arrayLiteral, .dictionaryLiteral, .closure, .forceUnwrap,
      .optionalChaining:
      return SourceLocation(file: range.file, offset: range.end - 1)
    default: return diagnosticLocation
    }
  }
}
