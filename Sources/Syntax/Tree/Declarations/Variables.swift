import Basics

/// `import M`, `import struct M.T`.
public final class ImportDeclaration: Declaration {
  /// `import`.
  public let keyword: SourceRange
  /// `struct`, `func` and their like.
  public let entityKind: Identifier?
  /// The module, and what is taken of it.
  public let path: [Identifier]

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, entityKind: Identifier? = nil,
    path: [Identifier] = []
  ) {
    self.keyword = keyword
    self.entityKind = entityKind
    self.path = path
    super.init(kind: .import, header, range: range)
  }
}

/// `let` or `var` with its bindings.
public final class VariableDeclaration: Declaration {
  /// The word.
  public let keyword: SourceRange
  /// Whether the word is `let`.
  public let isLet: Bool
  /// The bindings, separated by commas.
  public let bindings: [PatternBinding]

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, isLet: Bool,
    bindings: [PatternBinding] = []
  ) {
    self.keyword = keyword
    self.isLet = isLet
    self.bindings = bindings
    super.init(kind: .variable, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    for child in bindings { body("bindings", child) }
  }
}

extension VariableDeclaration {
  /// The type written for a binding: its own, or that of the binding it shares one with, as in `var a, b: Int`.
  public func annotation(of binding: PatternBinding) -> TypeSyntax? {
    guard let start = bindings.firstIndex(where: { $0 === binding }) else { return binding.type }
    for next in bindings[start...] {
      if let type = next.type { return type }
      if next.initializer != nil || next.accessors != nil { return nil }
    }
    return nil
  }
}

/// A pattern with its type, initial value and accessors.
public final class PatternBinding: Node {
  /// The pattern; most often a name.
  public let pattern: Pattern
  /// The colon.
  public let colon: SourceRange?
  /// The written type.
  public let type: TypeSyntax?
  /// The `=`.
  public let equal: SourceRange?
  /// The initial value.
  public let initializer: Expression?
  /// The accessors or observers.
  public let accessors: AccessorBlock?
  /// The comma after the binding.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, pattern: Pattern, colon: SourceRange? = nil, type: TypeSyntax? = nil,
    equal: SourceRange? = nil, initializer: Expression? = nil, accessors: AccessorBlock? = nil,
    comma: SourceRange? = nil
  ) {
    self.pattern = pattern
    self.colon = colon
    self.type = type
    self.equal = equal
    self.initializer = initializer
    self.accessors = accessors
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
    if let type { body("type", type) }
    if let initializer { body("initializer", initializer) }
    if let accessors { body("accessors", accessors) }
  }
}
