import Basics

/// `func`.
public final class FunctionDeclaration: Declaration {
  /// `func`.
  public let keyword: SourceRange
  /// The name; also an operator.
  public let name: Identifier
  /// The generic parameters.
  public let genericParameters: GenericParameterClause?
  /// Parameters, effects and result.
  public let signature: FunctionSignature
  /// The generic requirements.
  public let whereClause: WhereClause?
  /// The body; missing in protocols and for builtins.
  public let body: CodeBlock?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, signature: FunctionSignature,
    whereClause: WhereClause? = nil, body: CodeBlock? = nil
  ) {
    self.keyword = keyword
    self.name = name
    self.genericParameters = genericParameters
    self.signature = signature
    self.whereClause = whereClause
    self.body = body
    super.init(kind: .function, header, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    super.forEachChild(visit)
    if let genericParameters { visit("generic parameters", genericParameters) }
    visit("signature", signature)
    if let whereClause { visit("where clause", whereClause) }
    if let body { visit("body", body) }
  }
}

/// The parameters, effects and result of a function.
public final class FunctionSignature: Node {
  /// The parameters.
  public let parameters: ParameterClause
  /// `async` and `throws`.
  public let effects: Effects
  /// The arrow.
  public let arrow: SourceRange?
  /// The type of the result.
  public let resultType: TypeSyntax?

  /// Makes the node.
  public init(
    range: SourceRange, parameters: ParameterClause, effects: Effects = Effects(), arrow: SourceRange? = nil,
    resultType: TypeSyntax? = nil
  ) {
    self.parameters = parameters
    self.effects = effects
    self.arrow = arrow
    self.resultType = resultType
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    visit("parameters", parameters)
    if let thrown = effects.thrownType { visit("thrown type", thrown) }
    if let resultType { visit("result type", resultType) }
  }
}

/// Parameters in parentheses.
public final class ParameterClause: Node {
  /// The `(`.
  public let leftParen: SourceRange
  /// The parameters.
  public let parameters: [Parameter]
  /// The `)`.
  public let rightParen: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftParen: SourceRange, parameters: [Parameter] = [], rightParen: SourceRange
  ) {
    self.leftParen = leftParen
    self.parameters = parameters
    self.rightParen = rightParen
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in parameters { visit("parameters", child) }
  }
}

/// A parameter of a function, initializer, subscript or enum case.
public final class Parameter: Node {
  /// The attributes.
  public let attributes: [Attribute]
  /// Modifiers before the name.
  public let modifiers: [Modifier]
  /// The first name, or `_`; missing only for the payload of an enum case.
  public let firstName: Identifier?
  /// The name inside, when two are written.
  public let secondName: Identifier?
  /// The colon.
  public let colon: SourceRange?
  /// The type.
  public let type: TypeSyntax
  /// `...` of a variadic parameter.
  public let ellipsis: SourceRange?
  /// The `=` before the default value.
  public let equal: SourceRange?
  /// The default value.
  public let defaultValue: Expression?
  /// The comma after the parameter.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, attributes: [Attribute] = [], modifiers: [Modifier] = [],
    firstName: Identifier? = nil, secondName: Identifier? = nil, colon: SourceRange? = nil, type: TypeSyntax,
    ellipsis: SourceRange? = nil, equal: SourceRange? = nil, defaultValue: Expression? = nil,
    comma: SourceRange? = nil
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.firstName = firstName
    self.secondName = secondName
    self.colon = colon
    self.type = type
    self.ellipsis = ellipsis
    self.equal = equal
    self.defaultValue = defaultValue
    self.comma = comma
    super.init(range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    for child in attributes { visit("attributes", child) }
    visit("type", type)
    if let defaultValue { visit("default value", defaultValue) }
  }
}

/// `init`.
public final class InitializerDeclaration: Declaration {
  /// `init`.
  public let keyword: SourceRange
  /// The `?` or `!` of an initializer that may fail.
  public let failureMark: SourceRange?
  /// Whether the mark is `!`.
  public let isImplicitlyUnwrapped: Bool
  /// The generic parameters.
  public let genericParameters: GenericParameterClause?
  /// Parameters and effects.
  public let signature: FunctionSignature
  /// The generic requirements.
  public let whereClause: WhereClause?
  /// The body; missing in protocols and for builtins.
  public let body: CodeBlock?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, failureMark: SourceRange? = nil,
    isImplicitlyUnwrapped: Bool, genericParameters: GenericParameterClause? = nil,
    signature: FunctionSignature, whereClause: WhereClause? = nil, body: CodeBlock? = nil
  ) {
    self.keyword = keyword
    self.failureMark = failureMark
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.genericParameters = genericParameters
    self.signature = signature
    self.whereClause = whereClause
    self.body = body
    super.init(kind: .initializer, header, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    super.forEachChild(visit)
    if let genericParameters { visit("generic parameters", genericParameters) }
    visit("signature", signature)
    if let whereClause { visit("where clause", whereClause) }
    if let body { visit("body", body) }
  }
}

/// `deinit`.
public final class DeinitializerDeclaration: Declaration {
  /// `deinit`.
  public let keyword: SourceRange
  /// `async` and `throws`, both refused by swiftc.
  public let effects: Effects
  /// The body.
  public let body: CodeBlock?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, effects: Effects = Effects(),
    body: CodeBlock? = nil
  ) {
    self.keyword = keyword
    self.effects = effects
    self.body = body
    super.init(kind: .deinitializer, header, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    super.forEachChild(visit)
    if let thrown = effects.thrownType { visit("thrown type", thrown) }
    if let body { visit("body", body) }
  }
}

/// `subscript`.
public final class SubscriptDeclaration: Declaration {
  /// `subscript`.
  public let keyword: SourceRange
  /// The generic parameters.
  public let genericParameters: GenericParameterClause?
  /// The parameters.
  public let parameters: ParameterClause
  /// The arrow.
  public let arrow: SourceRange
  /// The type of the element.
  public let elementType: TypeSyntax
  /// The generic requirements.
  public let whereClause: WhereClause?
  /// The accessors; missing for builtins.
  public let accessors: AccessorBlock?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange,
    genericParameters: GenericParameterClause? = nil, parameters: ParameterClause, arrow: SourceRange,
    elementType: TypeSyntax, whereClause: WhereClause? = nil, accessors: AccessorBlock? = nil
  ) {
    self.keyword = keyword
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.arrow = arrow
    self.elementType = elementType
    self.whereClause = whereClause
    self.accessors = accessors
    super.init(kind: .subscript, header, range: range)
  }

  /// Calls `visit` with each child and its role, in source order.
  public override func forEachChild(_ visit: (StaticString, Node) -> Void) {
    super.forEachChild(visit)
    if let genericParameters { visit("generic parameters", genericParameters) }
    visit("parameters", parameters)
    visit("element type", elementType)
    if let whereClause { visit("where clause", whereClause) }
    if let accessors { visit("accessors", accessors) }
  }
}
