import Basics

/// An integer literal such as `42`, `0x2A` or `1_000`; a minus sign before it is a prefix operator.
public final class IntegerLiteralExpression: Expression {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .integerLiteral, range: range)
  }
}

/// A floating-point literal such as `1.5`, `1e9` or `0x1p-3`.
public final class FloatLiteralExpression: Expression {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .floatLiteral, range: range)
  }
}

/// `true` or `false`.
public final class BooleanLiteralExpression: Expression {
  /// Which of the two.
  public let value: Bool

  /// Makes the node.
  public init(range: SourceRange, value: Bool) {
    self.value = value
    super.init(kind: .booleanLiteral, range: range)
  }
}

/// `nil`.
public final class NilLiteralExpression: Expression {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .nilLiteral, range: range)
  }
}

/// `#line`, `#file`, `#function` and their like.
public final class MagicLiteralExpression: Expression {
  /// The word, without the `#`.
  public let name: Identifier

  /// Makes the node.
  public init(range: SourceRange, name: Identifier) {
    self.name = name
    super.init(kind: .magicLiteral, range: range)
  }
}
