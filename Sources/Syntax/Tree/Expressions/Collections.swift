import Basics

/// One expression in parentheses, without a label.
public final class ParenthesizedExpression: Expression {
  /// The `(`.
  public let leftParen: SourceRange
  /// What stands between.
  public let expression: Expression
  /// The `)`.
  public let rightParen: SourceRange

  /// Makes the node.
  public init(range: SourceRange, leftParen: SourceRange, expression: Expression, rightParen: SourceRange) {
    self.leftParen = leftParen
    self.expression = expression
    self.rightParen = rightParen
    super.init(kind: .parenthesized, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("expression", expression)
  }
}

/// A tuple: no element, several, or one with a label.
public final class TupleExpression: Expression {
  /// The `(`.
  public let leftParen: SourceRange
  /// The elements.
  public let elements: [Argument]
  /// The `)`.
  public let rightParen: SourceRange

  /// Makes the node.
  public init(range: SourceRange, leftParen: SourceRange, elements: [Argument] = [], rightParen: SourceRange) {
    self.leftParen = leftParen
    self.elements = elements
    self.rightParen = rightParen
    super.init(kind: .tuple, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in elements { body("elements", child) }
  }
}

/// An array literal; `[Int]` before a call or a member is one too, until its type is known.
public final class ArrayLiteralExpression: Expression {
  /// The `[`.
  public let leftSquare: SourceRange
  /// The elements.
  public let elements: [Expression]
  /// The `]`.
  public let rightSquare: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftSquare: SourceRange, elements: [Expression] = [], rightSquare: SourceRange
  ) {
    self.leftSquare = leftSquare
    self.elements = elements
    self.rightSquare = rightSquare
    super.init(kind: .arrayLiteral, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in elements { body("elements", child) }
  }
}

/// A dictionary literal; `[:]` has no elements.
public final class DictionaryLiteralExpression: Expression {
  /// The `[`.
  public let leftSquare: SourceRange
  /// The elements.
  public let elements: [DictionaryElement]
  /// The `]`.
  public let rightSquare: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftSquare: SourceRange, elements: [DictionaryElement] = [], rightSquare: SourceRange
  ) {
    self.leftSquare = leftSquare
    self.elements = elements
    self.rightSquare = rightSquare
    super.init(kind: .dictionaryLiteral, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in elements { body("elements", child) }
  }
}

/// A key and a value of a dictionary literal.
public final class DictionaryElement: Node {
  /// The key.
  public let key: Expression
  /// The colon.
  public let colon: SourceRange
  /// The value.
  public let value: Expression

  /// Makes the node.
  public init(range: SourceRange, key: Expression, colon: SourceRange, value: Expression) {
    self.key = key
    self.colon = colon
    self.value = value
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("key", key)
    body("value", value)
  }
}
