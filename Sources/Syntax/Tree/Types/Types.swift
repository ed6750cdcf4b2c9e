import Basics

/// A named type, perhaps with generic arguments.
public final class IdentifierTypeSyntax: TypeSyntax {
  /// The name.
  public let name: Identifier
  /// The generic arguments.
  public let genericArguments: GenericArgumentClause?

  /// Makes the node.
  public init(range: SourceRange, name: Identifier, genericArguments: GenericArgumentClause? = nil) {
    self.name = name
    self.genericArguments = genericArguments
    super.init(kind: .identifier, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let genericArguments { body("generic arguments", genericArguments) }
  }
}

/// A type inside another: `A.B`.
public final class MemberTypeSyntax: TypeSyntax {
  /// The outer type.
  public let base: TypeSyntax
  /// The dot.
  public let dot: SourceRange
  /// The name.
  public let name: Identifier
  /// The generic arguments.
  public let genericArguments: GenericArgumentClause?

  /// Makes the node.
  public init(
    range: SourceRange, base: TypeSyntax, dot: SourceRange, name: Identifier,
    genericArguments: GenericArgumentClause? = nil
  ) {
    self.base = base
    self.dot = dot
    self.name = name
    self.genericArguments = genericArguments
    super.init(kind: .member, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("base", base)
    if let genericArguments { body("generic arguments", genericArguments) }
  }
}

/// `T.Type` or `T.Protocol`.
public final class MetatypeTypeSyntax: TypeSyntax {
  /// The type.
  public let base: TypeSyntax
  /// The dot.
  public let dot: SourceRange
  /// `Type` or `Protocol`.
  public let keyword: Identifier

  /// Makes the node.
  public init(range: SourceRange, base: TypeSyntax, dot: SourceRange, keyword: Identifier) {
    self.base = base
    self.dot = dot
    self.keyword = keyword
    super.init(kind: .metatype, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("base", base)
  }
}

/// `T?`.
public final class OptionalTypeSyntax: TypeSyntax {
  /// The type.
  public let wrapped: TypeSyntax
  /// The `?`.
  public let questionMark: SourceRange

  /// Makes the node.
  public init(range: SourceRange, wrapped: TypeSyntax, questionMark: SourceRange) {
    self.wrapped = wrapped
    self.questionMark = questionMark
    super.init(kind: .optional, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("wrapped", wrapped)
  }
}

/// `T!`.
public final class ImplicitlyUnwrappedOptionalTypeSyntax: TypeSyntax {
  /// The type.
  public let wrapped: TypeSyntax
  /// The `!`.
  public let exclamationMark: SourceRange

  /// Makes the node.
  public init(range: SourceRange, wrapped: TypeSyntax, exclamationMark: SourceRange) {
    self.wrapped = wrapped
    self.exclamationMark = exclamationMark
    super.init(kind: .implicitlyUnwrappedOptional, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("wrapped", wrapped)
  }
}

/// `[T]`.
public final class ArrayTypeSyntax: TypeSyntax {
  /// The `[`.
  public let leftSquare: SourceRange
  /// The type of the elements.
  public let element: TypeSyntax
  /// The `]`.
  public let rightSquare: SourceRange

  /// Makes the node.
  public init(range: SourceRange, leftSquare: SourceRange, element: TypeSyntax, rightSquare: SourceRange) {
    self.leftSquare = leftSquare
    self.element = element
    self.rightSquare = rightSquare
    super.init(kind: .array, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("element", element)
  }
}

/// `[K: V]`.
public final class DictionaryTypeSyntax: TypeSyntax {
  /// The `[`.
  public let leftSquare: SourceRange
  /// The type of the keys.
  public let key: TypeSyntax
  /// The colon.
  public let colon: SourceRange
  /// The type of the values.
  public let value: TypeSyntax
  /// The `]`.
  public let rightSquare: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftSquare: SourceRange, key: TypeSyntax, colon: SourceRange, value: TypeSyntax,
    rightSquare: SourceRange
  ) {
    self.leftSquare = leftSquare
    self.key = key
    self.colon = colon
    self.value = value
    self.rightSquare = rightSquare
    super.init(kind: .dictionary, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("key", key)
    body("value", value)
  }
}

/// A tuple type; one element without a label is just parentheses.
public final class TupleTypeSyntax: TypeSyntax {
  /// The `(`.
  public let leftParen: SourceRange
  /// The elements.
  public let elements: [TupleTypeElement]
  /// The `)`.
  public let rightParen: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftParen: SourceRange, elements: [TupleTypeElement] = [], rightParen: SourceRange
  ) {
    self.leftParen = leftParen
    self.elements = elements
    self.rightParen = rightParen
    super.init(kind: .tuple, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in elements { body("elements", child) }
  }
}

/// An element of a tuple type, or a parameter of a function type.
public final class TupleTypeElement: Node {
  /// The label; in a function type only `_` is allowed.
  public let firstName: Identifier?
  /// The name after `_`, which only documents.
  public let secondName: Identifier?
  /// The colon.
  public let colon: SourceRange?
  /// The type.
  public let type: TypeSyntax
  /// `...` of a variadic parameter.
  public let ellipsis: SourceRange?
  /// The comma after the element.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, firstName: Identifier? = nil, secondName: Identifier? = nil,
    colon: SourceRange? = nil, type: TypeSyntax, ellipsis: SourceRange? = nil, comma: SourceRange? = nil
  ) {
    self.firstName = firstName
    self.secondName = secondName
    self.colon = colon
    self.type = type
    self.ellipsis = ellipsis
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("type", type)
  }
}

/// A function type.
public final class FunctionTypeSyntax: TypeSyntax {
  /// The `(`.
  public let leftParen: SourceRange
  /// The parameters.
  public let parameters: [TupleTypeElement]
  /// The `)`.
  public let rightParen: SourceRange
  /// `async` and `throws`.
  public let effects: Effects
  /// The arrow.
  public let arrow: SourceRange
  /// The type of the result.
  public let result: TypeSyntax

  /// Makes the node.
  public init(
    range: SourceRange, leftParen: SourceRange, parameters: [TupleTypeElement] = [], rightParen: SourceRange,
    effects: Effects = Effects(), arrow: SourceRange, result: TypeSyntax
  ) {
    self.leftParen = leftParen
    self.parameters = parameters
    self.rightParen = rightParen
    self.effects = effects
    self.arrow = arrow
    self.result = result
    super.init(kind: .function, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in parameters { body("parameters", child) }
    if let thrown = effects.thrownType { body("thrown type", thrown) }
    body("result", result)
  }
}
