import Basics

/// `while`.
public final class WhileStatement: Statement {
  /// `while`.
  public let keyword: SourceRange
  /// The conditions.
  public let conditions: [Condition]
  /// The statements.
  public let body: CodeBlock

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, conditions: [Condition] = [], body: CodeBlock) {
    self.keyword = keyword
    self.conditions = conditions
    self.body = body
    super.init(kind: .while, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in conditions { visit("conditions", child) }
    visit("body", body)
  }
}

/// `repeat … while`.
public final class RepeatStatement: Statement {
  /// `repeat`.
  public let keyword: SourceRange
  /// The statements.
  public let body: CodeBlock
  /// `while`.
  public let whileKeyword: SourceRange
  /// The condition.
  public let condition: Expression

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, body: CodeBlock, whileKeyword: SourceRange,
    condition: Expression
  ) {
    self.keyword = keyword
    self.body = body
    self.whileKeyword = whileKeyword
    self.condition = condition
    super.init(kind: .repeat, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    visit("body", body)
    visit("condition", condition)
  }
}

/// `for … in`.
public final class ForStatement: Statement {
  /// `for`.
  public let keyword: SourceRange
  /// `try`.
  public let tryKeyword: SourceRange?
  /// `await`.
  public let awaitKeyword: SourceRange?
  /// `case`.
  public let caseKeyword: SourceRange?
  /// The pattern each element is bound to or matched with.
  public let pattern: Pattern
  /// The colon before a type.
  public let colon: SourceRange?
  /// The written type.
  public let type: TypeSyntax?
  /// `in`.
  public let inKeyword: SourceRange
  /// What is iterated.
  public let sequence: Expression
  /// `where`.
  public let whereKeyword: SourceRange?
  /// The condition after `where`.
  public let filter: Expression?
  /// The statements.
  public let body: CodeBlock

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, tryKeyword: SourceRange? = nil,
    awaitKeyword: SourceRange? = nil, caseKeyword: SourceRange? = nil, pattern: Pattern,
    colon: SourceRange? = nil, type: TypeSyntax? = nil, inKeyword: SourceRange, sequence: Expression,
    whereKeyword: SourceRange? = nil, filter: Expression? = nil, body: CodeBlock
  ) {
    self.keyword = keyword
    self.tryKeyword = tryKeyword
    self.awaitKeyword = awaitKeyword
    self.caseKeyword = caseKeyword
    self.pattern = pattern
    self.colon = colon
    self.type = type
    self.inKeyword = inKeyword
    self.sequence = sequence
    self.whereKeyword = whereKeyword
    self.filter = filter
    self.body = body
    super.init(kind: .for, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    visit("pattern", pattern)
    if let type { visit("type", type) }
    visit("sequence", sequence)
    if let filter { visit("filter", filter) }
    visit("body", body)
  }
}
