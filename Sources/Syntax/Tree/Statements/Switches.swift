import Basics

/// `switch`, in statement position or, inside a `StatementExpression`, for its value.
public final class SwitchStatement: Statement {
  /// `switch`.
  public let keyword: SourceRange
  /// What is matched.
  public let subject: Expression
  /// The `{`.
  public let leftBrace: SourceRange
  /// The cases.
  public let cases: [SwitchCase]
  /// The `}`.
  public let rightBrace: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, subject: Expression, leftBrace: SourceRange,
    cases: [SwitchCase] = [], rightBrace: SourceRange
  ) {
    self.keyword = keyword
    self.subject = subject
    self.leftBrace = leftBrace
    self.cases = cases
    self.rightBrace = rightBrace
    super.init(kind: .switch, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("subject", subject)
    for child in cases { body("cases", child) }
  }
}

/// `case patterns:` or `default:` with its statements.
public final class SwitchCase: Node {
  /// `@unknown`.
  public let attributes: [Attribute]
  /// `case` or `default`.
  public let keyword: SourceRange
  /// The patterns; none for `default`.
  public let items: [SwitchCaseItem]
  /// The colon.
  public let colon: SourceRange
  /// The statements.
  public let statements: [Statement]

  /// Makes the node.
  public init(
    range: SourceRange, attributes: [Attribute] = [], keyword: SourceRange, items: [SwitchCaseItem] = [],
    colon: SourceRange, statements: [Statement] = []
  ) {
    self.attributes = attributes
    self.keyword = keyword
    self.items = items
    self.colon = colon
    self.statements = statements
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in attributes { body("attributes", child) }
    for child in items { body("items", child) }
    for child in statements { body("statements", child) }
  }
}

/// One pattern of a `case`, with its condition.
public final class SwitchCaseItem: Node {
  /// The pattern.
  public let pattern: Pattern
  /// `where`.
  public let whereKeyword: SourceRange?
  /// The condition after `where`.
  public let filter: Expression?
  /// The comma after the item.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, pattern: Pattern, whereKeyword: SourceRange? = nil, filter: Expression? = nil,
    comma: SourceRange? = nil
  ) {
    self.pattern = pattern
    self.whereKeyword = whereKeyword
    self.filter = filter
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
    if let filter { body("filter", filter) }
  }
}
