import Basics

/// One condition of an `if`, `guard` or `while`.
public final class Condition: Node {
  /// Which sort of condition.
  public let kind: Kind
  /// `let`, `var` or `case`, or `#available`.
  public let keyword: SourceRange?
  /// Whether the keyword is `var`.
  public let isVariable: Bool
  /// The Boolean expression.
  public let expression: Expression?
  /// The pattern of `case`, or of an optional binding.
  public let pattern: Pattern?
  /// The colon before a type.
  public let colon: SourceRange?
  /// The written type.
  public let type: TypeSyntax?
  /// The `=`.
  public let equal: SourceRange?
  /// The value that is matched or unwrapped; a binding without one, `let x`, unwraps its own name.
  public let initializer: Expression?
  /// The comma after the condition.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, kind: Kind, keyword: SourceRange? = nil, isVariable: Bool,
    expression: Expression? = nil, pattern: Pattern? = nil, colon: SourceRange? = nil,
    type: TypeSyntax? = nil, equal: SourceRange? = nil, initializer: Expression? = nil,
    comma: SourceRange? = nil
  ) {
    self.kind = kind
    self.keyword = keyword
    self.isVariable = isVariable
    self.expression = expression
    self.pattern = pattern
    self.colon = colon
    self.type = type
    self.equal = equal
    self.initializer = initializer
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    if let expression { visit("expression", expression) }
    if let pattern { visit("pattern", pattern) }
    if let type { visit("type", type) }
    if let initializer { visit("initializer", initializer) }
  }
}

/// `if`, in statement position or, inside a `StatementExpression`, for its value.
public final class IfStatement: Statement {
  /// `if`.
  public let keyword: SourceRange
  /// The conditions.
  public let conditions: [Condition]
  /// The statements when all conditions hold.
  public let body: CodeBlock
  /// `else`.
  public let elseKeyword: SourceRange?
  /// A `BlockStatement` or another `IfStatement`.
  public let elseBody: Statement?

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, conditions: [Condition] = [], body: CodeBlock,
    elseKeyword: SourceRange? = nil, elseBody: Statement? = nil
  ) {
    self.keyword = keyword
    self.conditions = conditions
    self.body = body
    self.elseKeyword = elseKeyword
    self.elseBody = elseBody
    super.init(kind: .if, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in conditions { visit("conditions", child) }
    visit("body", body)
    if let elseBody { visit("else body", elseBody) }
  }
}

/// The block after a last `else`.
public final class BlockStatement: Statement {
  /// The statements.
  public let body: CodeBlock

  /// Makes the node.
  public init(range: SourceRange, body: CodeBlock) {
    self.body = body
    super.init(kind: .block, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    visit("body", body)
  }
}

/// `guard`.
public final class GuardStatement: Statement {
  /// `guard`.
  public let keyword: SourceRange
  /// The conditions.
  public let conditions: [Condition]
  /// `else`.
  public let elseKeyword: SourceRange?
  /// The statements when a condition fails.
  public let body: CodeBlock

  /// Makes the node.
  public init(
    range: SourceRange, keyword: SourceRange, conditions: [Condition] = [], elseKeyword: SourceRange? = nil,
    body: CodeBlock
  ) {
    self.keyword = keyword
    self.conditions = conditions
    self.elseKeyword = elseKeyword
    self.body = body
    super.init(kind: .guard, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in conditions { visit("conditions", child) }
    visit("body", body)
  }
}

extension IfStatement {
  /// Whether the body only runs where something is available, as `if #available(…)` says.
  public var isBodyLimited: Bool { conditions.contains { $0.kind == .available } }
  /// Whether the `else` only runs where something is available, as `if #unavailable(…)` says.
  public var isElseLimited: Bool { conditions.contains { $0.kind == .unavailable } }
}
