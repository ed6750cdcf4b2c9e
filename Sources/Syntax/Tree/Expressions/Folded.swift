import Basics

/// A binary operator with its operands; made when a sequence is folded.
public final class BinaryExpression: Expression {
  /// The left operand.
  public let left: Expression
  /// The operator.
  public let operatorName: Identifier
  /// The right operand.
  public let right: Expression

  /// Makes the node.
  public init(range: SourceRange, left: Expression, operatorName: Identifier, right: Expression) {
    self.left = left
    self.operatorName = operatorName
    self.right = right
    super.init(kind: .binary, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("left", left)
    body("right", right)
  }
}

/// `target = value`; made when a sequence is folded.
public final class AssignmentExpression: Expression {
  /// What is assigned to.
  public let target: Expression
  /// The `=`.
  public let equal: SourceRange
  /// The value.
  public let value: Expression

  /// Makes the node.
  public init(range: SourceRange, target: Expression, equal: SourceRange, value: Expression) {
    self.target = target
    self.equal = equal
    self.value = value
    super.init(kind: .assignment, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("target", target)
    body("value", value)
  }
}

/// `condition ? first : second`; made when a sequence is folded.
public final class TernaryExpression: Expression {
  /// The condition.
  public let condition: Expression
  /// The `?`.
  public let questionMark: SourceRange
  /// The value when the condition holds.
  public let first: Expression
  /// The `:`.
  public let colon: SourceRange
  /// The value otherwise.
  public let second: Expression

  /// Makes the node.
  public init(
    range: SourceRange, condition: Expression, questionMark: SourceRange, first: Expression,
    colon: SourceRange, second: Expression
  ) {
    self.condition = condition
    self.questionMark = questionMark
    self.first = first
    self.colon = colon
    self.second = second
    super.init(kind: .ternary, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("condition", condition)
    body("first", first)
    body("second", second)
  }
}

/// `is`, `as`, `as?` or `as!`; made when a sequence is folded.
public final class CastExpression: Expression {
  /// The value.
  public let value: Expression
  /// `.is`, `.as`, `.asOptional` or `.asForced`.
  public let castKind: InfixOperator.Kind
  /// The word with its mark.
  public let keyword: SourceRange
  /// The type.
  public let type: TypeSyntax

  /// Makes the node.
  public init(
    range: SourceRange, value: Expression, castKind: InfixOperator.Kind, keyword: SourceRange,
    type: TypeSyntax
  ) {
    self.value = value
    self.castKind = castKind
    self.keyword = keyword
    self.type = type
    super.init(kind: .cast, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("value", value)
    body("type", type)
  }
}
