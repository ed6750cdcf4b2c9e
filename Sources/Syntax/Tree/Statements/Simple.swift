import Basics

/// An expression in statement position.
public final class ExpressionStatement: Statement {
  /// The expression.
  public let expression: Expression

  /// Makes the node.
  public init(range: SourceRange, expression: Expression) {
    self.expression = expression
    super.init(kind: .expression, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("expression", expression)
  }
}

/// A declaration in statement position.
public final class DeclarationStatement: Statement {
  /// The declaration.
  public let declaration: Declaration

  /// Makes the node.
  public init(range: SourceRange, declaration: Declaration) {
    self.declaration = declaration
    super.init(kind: .declaration, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("declaration", declaration)
  }
}

/// Stands for source that could not be read; an error was reported.
public final class ErrorStatement: Statement {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .error, range: range)
  }
}
