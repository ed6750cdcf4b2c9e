import Basics

/// `do`, with or without `catch`.
public final class DoStatement: Statement {
  /// `do`.
  public let keyword: SourceRange
  /// A written `throws(E)`.
  public let effects: Effects
  /// The statements.
  public let body: CodeBlock
  /// The `catch` clauses.
  public let catches: [CatchClause]

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, effects: Effects = Effects(), body: CodeBlock,
    catches: [CatchClause] = []
  ) {
    self.keyword = keyword
    self.effects = effects
    self.body = body
    self.catches = catches
    super.init(kind: .do, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    if let thrown = effects.thrownType { visit("thrown type", thrown) }
    visit("body", body)
    for child in catches { visit("catches", child) }
  }
}

/// A `catch` clause; without items it catches everything and binds `error`.
public final class CatchClause: Node {
  /// `catch`.
  public let keyword: SourceRange
  /// The patterns.
  public let items: [SwitchCaseItem]
  /// The statements.
  public let body: CodeBlock

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, items: [SwitchCaseItem] = [], body: CodeBlock) {
    self.keyword = keyword
    self.items = items
    self.body = body
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in items { visit("items", child) }
    visit("body", body)
  }
}
