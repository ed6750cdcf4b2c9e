import Basics

/// A call: arguments in parentheses, trailing closures, or both.
public final class CallExpression: Expression {
  /// What is called.
  public let callee: Expression
  /// The `(`; missing when there are only trailing closures.
  public let leftParen: SourceRange?
  /// The arguments in parentheses.
  public let arguments: [Argument]
  /// The `)`.
  public let rightParen: SourceRange?
  /// The closures after the parentheses; only the first has no label.
  public let trailingClosures: [TrailingClosure]

  /// Makes the node.
  public init(
    range: SourceRange, callee: Expression, leftParen: SourceRange? = nil, arguments: [Argument] = [],
    rightParen: SourceRange? = nil, trailingClosures: [TrailingClosure] = []
  ) {
    self.callee = callee
    self.leftParen = leftParen
    self.arguments = arguments
    self.rightParen = rightParen
    self.trailingClosures = trailingClosures
    super.init(kind: .call, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("callee", callee)
    for child in arguments { body("arguments", child) }
    for child in trailingClosures { body("trailing closures", child) }
  }
}

/// A subscript: `base[arguments]`, with trailing closures when there are any.
public final class SubscriptExpression: Expression {
  /// What is subscripted.
  public let base: Expression
  /// The `[`.
  public let leftSquare: SourceRange
  /// The arguments in brackets.
  public let arguments: [Argument]
  /// The `]`.
  public let rightSquare: SourceRange
  /// The closures after the brackets.
  public let trailingClosures: [TrailingClosure]

  /// Makes the node.
  public init(
    range: SourceRange, base: Expression, leftSquare: SourceRange, arguments: [Argument] = [],
    rightSquare: SourceRange, trailingClosures: [TrailingClosure] = []
  ) {
    self.base = base
    self.leftSquare = leftSquare
    self.arguments = arguments
    self.rightSquare = rightSquare
    self.trailingClosures = trailingClosures
    super.init(kind: .subscript, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("base", base)
    for child in arguments { body("arguments", child) }
    for child in trailingClosures { body("trailing closures", child) }
  }
}

/// An argument of a call or subscript, or an element of a tuple.
public final class Argument: Node {
  /// The label.
  public let label: Identifier?
  /// The colon after the label.
  public let colon: SourceRange?
  /// The value.
  public let expression: Expression
  /// The comma after the value.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, label: Identifier? = nil, colon: SourceRange? = nil, expression: Expression,
    comma: SourceRange? = nil
  ) {
    self.label = label
    self.colon = colon
    self.expression = expression
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("expression", expression)
  }
}

/// A closure after the parentheses of a call.
public final class TrailingClosure: Node {
  /// The label; the first trailing closure has none.
  public let label: Identifier?
  /// The colon after the label.
  public let colon: SourceRange?
  /// The closure.
  public let closure: ClosureExpression

  /// Makes the node.
  public init(
    range: SourceRange, label: Identifier? = nil, colon: SourceRange? = nil, closure: ClosureExpression
  ) {
    self.label = label
    self.colon = colon
    self.closure = closure
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("closure", closure)
  }
}

/// A use of a macro that stands where an expression is expected: `#name(arguments)`.
public final class MacroExpansionExpression: Expression {
  /// The `#`.
  public let pound: SourceRange
  /// The macro's name.
  public let name: Identifier
  /// Explicit generic arguments.
  public let genericArguments: GenericArgumentClause?
  /// The `(`.
  public let leftParen: SourceRange?
  /// The arguments in parentheses.
  public let arguments: [Argument]
  /// The `)`.
  public let rightParen: SourceRange?
  /// The closures after the parentheses.
  public let trailingClosures: [TrailingClosure]

  /// Makes the node.
  public init(
    range: SourceRange, pound: SourceRange, name: Identifier, genericArguments: GenericArgumentClause? = nil,
    leftParen: SourceRange? = nil, arguments: [Argument] = [], rightParen: SourceRange? = nil,
    trailingClosures: [TrailingClosure] = []
  ) {
    self.pound = pound
    self.name = name
    self.genericArguments = genericArguments
    self.leftParen = leftParen
    self.arguments = arguments
    self.rightParen = rightParen
    self.trailingClosures = trailingClosures
    super.init(kind: .macroExpansion, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let genericArguments { body("generic arguments", genericArguments) }
    for child in arguments { body("arguments", child) }
    for child in trailingClosures { body("trailing closures", child) }
  }
}
