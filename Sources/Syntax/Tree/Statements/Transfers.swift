import Basics

/// `return`, with or without a value.
public final class ReturnStatement: Statement {
  /// `return`.
  public let keyword: SourceRange
  /// The value.
  public let value: Expression?

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, value: Expression? = nil) {
    self.keyword = keyword
    self.value = value
    super.init(kind: .return, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    if let value { visit("value", value) }
  }
}

/// `throw`.
public final class ThrowStatement: Statement {
  /// `throw`.
  public let keyword: SourceRange
  /// The error.
  public let value: Expression

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, value: Expression) {
    self.keyword = keyword
    self.value = value
    super.init(kind: .throw, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    visit("value", value)
  }
}

/// `yield` in a coroutine accessor.
public final class YieldStatement: Statement {
  /// `yield`.
  public let keyword: SourceRange
  /// The yielded values.
  public let values: [Argument]

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, values: [Argument] = []) {
    self.keyword = keyword
    self.values = values
    super.init(kind: .yield, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in values { visit("values", child) }
  }
}

/// `break`, with or without a label.
public final class BreakStatement: Statement {
  /// `break`.
  public let keyword: SourceRange
  /// The label.
  public let target: Identifier?

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, target: Identifier? = nil) {
    self.keyword = keyword
    self.target = target
    super.init(kind: .break, range: range)
  }
}

/// `continue`, with or without a label.
public final class ContinueStatement: Statement {
  /// `continue`.
  public let keyword: SourceRange
  /// The label.
  public let target: Identifier?

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, target: Identifier? = nil) {
    self.keyword = keyword
    self.target = target
    super.init(kind: .continue, range: range)
  }
}

/// `fallthrough`.
public final class FallthroughStatement: Statement {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .fallthrough, range: range)
  }
}

/// `defer`.
public final class DeferStatement: Statement {
  /// `defer`.
  public let keyword: SourceRange
  /// The statements to run later.
  public let body: CodeBlock

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, body: CodeBlock) {
    self.keyword = keyword
    self.body = body
    super.init(kind: .defer, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    visit("body", body)
  }
}
