import Basics

/// Operands with infix operators between them, not yet grouped: precedence is known only when all operator declarations are.
public final class SequenceExpression: Expression {
  /// The operands; after a cast operator a `TypeExpression`.
  public let operands: [Expression]
  /// The operators; one fewer than the operands.
  public let operators: [InfixOperator]

  /// Makes the node.
  public init(range: SourceRange, operands: [Expression] = [], operators: [InfixOperator] = []) {
    self.operands = operands
    self.operators = operators
    super.init(kind: .sequence, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in operands { body("operands", child) }
    for child in operators { body("operators", child) }
  }
}

/// What stands between two operands of a sequence.
public final class InfixOperator: Node {
  /// Which sort of operator.
  public let kind: Kind
  /// The operator's text and place; for `? :` the question mark, for a cast the word with its mark.
  public let name: Identifier
  /// The expression between `?` and `:`.
  public let middle: Expression?
  /// The colon of `? :`.
  public let colon: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, kind: Kind, name: Identifier, middle: Expression? = nil, colon: SourceRange? = nil
  ) {
    self.kind = kind
    self.name = name
    self.middle = middle
    self.colon = colon
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let middle { body("middle", middle) }
  }
}
