import Basics

/// The braces after a variable or subscript.
public final class AccessorBlock: Node {
  /// The `{`.
  public let leftBrace: SourceRange
  /// The accessors; none when the block is a getter's body.
  public let accessors: [AccessorDeclaration]
  /// The body of a getter without `get`; its braces are the block's.
  public let getterBody: CodeBlock?
  /// The `}`.
  public let rightBrace: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftBrace: SourceRange, accessors: [AccessorDeclaration] = [],
    getterBody: CodeBlock? = nil, rightBrace: SourceRange
  ) {
    self.leftBrace = leftBrace
    self.accessors = accessors
    self.getterBody = getterBody
    self.rightBrace = rightBrace
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in accessors { visit("accessors", child) }
    if let getterBody { visit("getter body", getterBody) }
  }
}

/// An accessor or observer; without a body in a protocol.
public final class AccessorDeclaration: Declaration {
  /// Which accessor.
  public let accessorKind: Kind
  /// The word.
  public let keyword: SourceRange
  /// The `(` before a parameter's name.
  public let leftParen: SourceRange?
  /// The name of the parameter, as in `set(newName)`; for an `init` accessor none.
  public let parameterName: Identifier?
  /// The `)`.
  public let rightParen: SourceRange?
  /// `async` and `throws`.
  public let effects: Effects
  /// The body.
  public let body: CodeBlock?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, accessorKind: Kind, keyword: SourceRange,
    leftParen: SourceRange? = nil, parameterName: Identifier? = nil, rightParen: SourceRange? = nil,
    effects: Effects = Effects(), body: CodeBlock? = nil
  ) {
    self.accessorKind = accessorKind
    self.keyword = keyword
    self.leftParen = leftParen
    self.parameterName = parameterName
    self.rightParen = rightParen
    self.effects = effects
    self.body = body
    super.init(kind: .accessor, header, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    super.forEachChild(visit)
    if let thrown = effects.thrownType { visit("thrown type", thrown) }
    if let body { visit("body", body) }
  }
}
