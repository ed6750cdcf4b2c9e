import Basics

/// A prefix operator and its operand.
public final class PrefixOperatorExpression: Expression {
  /// The operator.
  public let operatorName: Identifier
  /// The operand.
  public let operand: Expression

  /// Makes the node.
  public init(range: SourceRange, operatorName: Identifier, operand: Expression) {
    self.operatorName = operatorName
    self.operand = operand
    super.init(kind: .prefixOperator, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// A postfix operator and its operand.
public final class PostfixOperatorExpression: Expression {
  /// The operand.
  public let operand: Expression
  /// The operator.
  public let operatorName: Identifier

  /// Makes the node.
  public init(range: SourceRange, operand: Expression, operatorName: Identifier) {
    self.operand = operand
    self.operatorName = operatorName
    super.init(kind: .postfixOperator, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// `&` before an argument.
public final class InOutExpression: Expression {
  /// The `&`.
  public let ampersand: SourceRange
  /// The storage that is passed.
  public let operand: Expression

  /// Makes the node.
  public init(range: SourceRange, ampersand: SourceRange, operand: Expression) {
    self.ampersand = ampersand
    self.operand = operand
    super.init(kind: .inOut, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// `?` behind an expression.
public final class OptionalChainingExpression: Expression {
  /// The optional.
  public let operand: Expression
  /// The `?`.
  public let questionMark: SourceRange

  /// Makes the node.
  public init(range: SourceRange, operand: Expression, questionMark: SourceRange) {
    self.operand = operand
    self.questionMark = questionMark
    super.init(kind: .optionalChaining, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// `!` behind an expression.
public final class ForceUnwrapExpression: Expression {
  /// The optional.
  public let operand: Expression
  /// The `!`.
  public let exclamationMark: SourceRange

  /// Makes the node.
  public init(range: SourceRange, operand: Expression, exclamationMark: SourceRange) {
    self.operand = operand
    self.exclamationMark = exclamationMark
    super.init(kind: .forceUnwrap, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// `try`, `try?` or `try!`; it covers everything to its right, as in swiftc.
public final class TryExpression: Expression {
  /// The word.
  public let keyword: SourceRange
  /// What follows the word.
  public let mark: Mark
  /// The `?` or `!`.
  public let markRange: SourceRange?
  /// What may throw.
  public let operand: Expression

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, mark: Mark, markRange: SourceRange? = nil, operand: Expression
  ) {
    self.keyword = keyword
    self.mark = mark
    self.markRange = markRange
    self.operand = operand
    super.init(kind: .try, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// `await`; it covers everything to its right.
public final class AwaitExpression: Expression {
  /// The word.
  public let keyword: SourceRange
  /// What may suspend.
  public let operand: Expression

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, operand: Expression) {
    self.keyword = keyword
    self.operand = operand
    super.init(kind: .await, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}

/// `consume x`, `copy x` or `borrow x`.
public final class OwnershipExpression: Expression {
  /// The word.
  public let keyword: Identifier
  /// The variable.
  public let operand: Expression

  /// Makes the node.
  public init(range: SourceRange, keyword: Identifier, operand: Expression) {
    self.keyword = keyword
    self.operand = operand
    super.init(kind: .ownership, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("operand", operand)
  }
}
