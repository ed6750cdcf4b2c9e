import Basics
import Syntax

// The bounds of ranges.

extension ExpressionDiagnosis {
  /// Bounds of two types. A loop counts with `Int`; elsewhere the bounds only have to be of one type, and neither is right.
  func bounds(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard ["..<", "..."].contains(name.text), operands.count == 2 else { return false }
    let int = program.known.intType
    if let (value, absent) = nilOperand(application) {
      guard value.nominal != nil, !value.isOptional, !value.hasTypeVariables else { return false }
      say(MismatchMessages.nilForArgument(value, absent))
      return true
    }
    guard operands[0] !== operands[1],
      operands.allSatisfy({ $0.nominal != nil && !$0.isOptional && !$0.hasTypeVariables && !$0.hasErrors })
    else { return false }
    if case .sequence = expected {
      guard application.node === root, let wrong = operands.firstIndex(where: { $0 !== int }),
        operands[1 - wrong] === int
      else { return false }
      say(MismatchMessages.argument(operands[wrong], int, application.arguments[wrong].expression))
      return true
    }
    guard isFree(application, name.text) else { return false }
    let isLiteralFirst = isLiteral(bare(application.arguments[0].expression))
    let isLiteralLast = isLiteral(bare(application.arguments[1].expression))
    let isReversed = isLiteralFirst && (!isLiteralLast || operands[0] === int)
    say(
      MemberMessages.conflicting("Self", isReversed ? operands.reversed() : operands, at: name.range.location))
    return true
  }
}
