import Basics

/// A key path: `\Root.a.b`, `\.a`, `\.self`.
public final class KeyPathExpression: Expression {
  /// The backslash.
  public let backslash: SourceRange
  /// The root type, when written.
  public let root: TypeSyntax?
  /// The components.
  public let components: [KeyPathComponent]

  /// Makes the node.
  public init(
    range: SourceRange, backslash: SourceRange, root: TypeSyntax? = nil, components: [KeyPathComponent] = []
  ) {
    self.backslash = backslash
    self.root = root
    self.components = components
    super.init(kind: .keyPath, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let root { body("root", root) }
    for child in components { body("components", child) }
  }
}

/// A step of a key path.
public final class KeyPathComponent: Node {
  /// Which sort of step.
  public let kind: Kind
  /// The dot before the step.
  public let dot: SourceRange?
  /// The member's name.
  public let name: Identifier?
  /// The labels of a full method name.
  public let argumentLabels: ArgumentLabels?
  /// Explicit generic arguments.
  public let genericArguments: GenericArgumentClause?
  /// The `[` of a subscript or `(` of a method call.
  public let leftDelimiter: SourceRange?
  /// The arguments of a subscript or method call.
  public let arguments: [Argument]
  /// The `]` or `)`.
  public let rightDelimiter: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, kind: Kind, dot: SourceRange? = nil, name: Identifier? = nil,
    argumentLabels: ArgumentLabels? = nil, genericArguments: GenericArgumentClause? = nil,
    leftDelimiter: SourceRange? = nil, arguments: [Argument] = [], rightDelimiter: SourceRange? = nil
  ) {
    self.kind = kind
    self.dot = dot
    self.name = name
    self.argumentLabels = argumentLabels
    self.genericArguments = genericArguments
    self.leftDelimiter = leftDelimiter
    self.arguments = arguments
    self.rightDelimiter = rightDelimiter
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let genericArguments { body("generic arguments", genericArguments) }
    for child in arguments { body("arguments", child) }
  }
}
