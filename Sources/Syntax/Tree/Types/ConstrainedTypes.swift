import Basics

/// An opaque type: `some P`.
public final class SomeTypeSyntax: TypeSyntax {
  /// `some`.
  public let keyword: SourceRange
  /// What the type conforms to.
  public let constraint: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, constraint: TypeSyntax) {
    self.keyword = keyword
    self.constraint = constraint
    super.init(kind: .some, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("constraint", constraint)
  }
}

/// An existential type: `any P`.
public final class AnyTypeSyntax: TypeSyntax {
  /// `any`.
  public let keyword: SourceRange
  /// What the type conforms to.
  public let constraint: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, constraint: TypeSyntax) {
    self.keyword = keyword
    self.constraint = constraint
    super.init(kind: .any, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("constraint", constraint)
  }
}

/// `P & Q`.
public final class CompositionTypeSyntax: TypeSyntax {
  /// The types.
  public let elements: [TypeSyntax]
  /// The `&` signs.
  public let ampersands: [SourceRange]

  /// Makes the node.
  public init(range: SourceRange, elements: [TypeSyntax] = [], ampersands: [SourceRange] = []) {
    self.elements = elements
    self.ampersands = ampersands
    super.init(kind: .composition, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in elements { body("elements", child) }
  }
}

/// `~Copyable`.
public final class SuppressedTypeSyntax: TypeSyntax {
  /// The `~`.
  public let tilde: SourceRange
  /// The protocol.
  public let base: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, tilde: SourceRange, base: TypeSyntax) {
    self.tilde = tilde
    self.base = base
    super.init(kind: .suppressed, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("base", base)
  }
}

/// A type with attributes or specifiers before it: `@escaping () -> Void`, `inout T`.
public final class AttributedTypeSyntax: TypeSyntax {
  /// The attributes.
  public let attributes: [Attribute]
  /// `inout`, `borrowing`, `consuming`, `sending`, `isolated` and their like.
  public let specifiers: [Modifier]
  /// The type.
  public let base: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, attributes: [Attribute] = [], specifiers: [Modifier] = [], base: TypeSyntax) {
    self.attributes = attributes
    self.specifiers = specifiers
    self.base = base
    super.init(kind: .attributed, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in attributes { body("attributes", child) }
    body("base", base)
  }
}

/// Stands where a type is missing or broken; an error was reported.
public final class ErrorTypeSyntax: TypeSyntax {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .error, range: range)
  }
}
