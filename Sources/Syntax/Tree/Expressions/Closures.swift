import Basics

/// A closure.
public final class ClosureExpression: Expression {
  /// The `{`.
  public let leftBrace: SourceRange
  /// What stands before `in`.
  public let signature: ClosureSignature?
  /// The statements; the block's braces are the closure's.
  public let body: CodeBlock
  /// The `}`.
  public let rightBrace: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftBrace: SourceRange, signature: ClosureSignature? = nil, body: CodeBlock,
    rightBrace: SourceRange
  ) {
    self.leftBrace = leftBrace
    self.signature = signature
    self.body = body
    self.rightBrace = rightBrace
    super.init(kind: .closure, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    if let signature { visit("signature", signature) }
    visit("body", body)
  }
}

/// What stands in a closure before `in`: attributes, captures, parameters, effects and result.
public final class ClosureSignature: Node {
  /// The attributes.
  public let attributes: [Attribute]
  /// The capture list, brackets included.
  public let captureSquares: SourceRange?
  /// The captures.
  public let captures: [ClosureCapture]
  /// The `(` of a parameter list in parentheses.
  public let leftParen: SourceRange?
  /// The parameters.
  public let parameters: [ClosureParameter]
  /// The `)` of a parameter list in parentheses.
  public let rightParen: SourceRange?
  /// `async` and `throws`.
  public let effects: Effects
  /// The arrow.
  public let arrow: SourceRange?
  /// The type of the result.
  public let resultType: TypeSyntax?
  /// `in`.
  public let inKeyword: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, attributes: [Attribute] = [], captureSquares: SourceRange? = nil,
    captures: [ClosureCapture] = [], leftParen: SourceRange? = nil, parameters: [ClosureParameter] = [],
    rightParen: SourceRange? = nil, effects: Effects = Effects(), arrow: SourceRange? = nil,
    resultType: TypeSyntax? = nil, inKeyword: SourceRange
  ) {
    self.attributes = attributes
    self.captureSquares = captureSquares
    self.captures = captures
    self.leftParen = leftParen
    self.parameters = parameters
    self.rightParen = rightParen
    self.effects = effects
    self.arrow = arrow
    self.resultType = resultType
    self.inKeyword = inKeyword
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in attributes { visit("attributes", child) }
    for child in captures { visit("captures", child) }
    for child in parameters { visit("parameters", child) }
    if let thrown = effects.thrownType { visit("thrown type", thrown) }
    if let resultType { visit("result type", resultType) }
  }
}

/// An entry of a capture list: `self`, `weak x`, `y = expression`.
public final class ClosureCapture: Node {
  /// `weak`, `unowned`, `unowned(safe)` or `unowned(unsafe)`.
  public let specifier: Modifier?
  /// The name inside the closure.
  public let name: Identifier
  /// The `=`.
  public let equal: SourceRange?
  /// The expression after `=`; without one, the name itself is captured.
  public let value: Expression?

  /// Makes the node.
  public init(
    range: SourceRange, specifier: Modifier? = nil, name: Identifier, equal: SourceRange? = nil,
    value: Expression? = nil
  ) {
    self.specifier = specifier
    self.name = name
    self.equal = equal
    self.value = value
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    if let value { visit("value", value) }
  }
}

/// A parameter of a closure.
public final class ClosureParameter: Node {
  /// The attributes.
  public let attributes: [Attribute]
  /// Modifiers before the name.
  public let modifiers: [Modifier]
  /// The name, or `_`.
  public let firstName: Identifier
  /// A second name, which swiftc refuses except after `_`.
  public let secondName: Identifier?
  /// The colon.
  public let colon: SourceRange?
  /// The type.
  public let type: TypeSyntax?
  /// `...` after the type.
  public let ellipsis: SourceRange?
  /// The comma after the parameter.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, attributes: [Attribute] = [], modifiers: [Modifier] = [], firstName: Identifier,
    secondName: Identifier? = nil, colon: SourceRange? = nil, type: TypeSyntax? = nil,
    ellipsis: SourceRange? = nil, comma: SourceRange? = nil
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.firstName = firstName
    self.secondName = secondName
    self.colon = colon
    self.type = type
    self.ellipsis = ellipsis
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in attributes { visit("attributes", child) }
    if let type { visit("type", type) }
  }
}
