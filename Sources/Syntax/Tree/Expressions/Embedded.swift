import Basics

/// `if`, `switch` or `do` used for its value.
public final class StatementExpression: Expression {
  /// The statement.
  public let statement: Statement

  /// Makes the node.
  public init(range: SourceRange, statement: Statement) {
    self.statement = statement
    super.init(kind: .statement, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("statement", statement)
  }
}

/// A pattern inside an expression; exists only while a pattern is parsed, or where swiftc refuses it.
public final class PatternExpression: Expression {
  /// The pattern.
  public let pattern: Pattern

  /// Makes the node.
  public init(range: SourceRange, pattern: Pattern) {
    self.pattern = pattern
    super.init(kind: .pattern, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
  }
}

/// Stands where an expression is missing or broken; an error was reported.
public final class ErrorExpression: Expression {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .error, range: range)
  }
}
