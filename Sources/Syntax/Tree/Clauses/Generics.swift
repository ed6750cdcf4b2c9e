import Basics

/// Generic arguments in angle brackets.
public final class GenericArgumentClause: Node {
  /// The `<`.
  public let leftAngle: SourceRange
  /// The arguments.
  public let arguments: [TypeSyntax]
  /// The `>`.
  public let rightAngle: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftAngle: SourceRange, arguments: [TypeSyntax] = [], rightAngle: SourceRange
  ) {
    self.leftAngle = leftAngle
    self.arguments = arguments
    self.rightAngle = rightAngle
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in arguments { body("arguments", child) }
  }
}

/// Generic parameters in angle brackets.
public final class GenericParameterClause: Node {
  /// The `<`.
  public let leftAngle: SourceRange
  /// The parameters.
  public let parameters: [GenericParameter]
  /// Requirements inside the brackets, the old way.
  public let whereClause: WhereClause?
  /// The `>`.
  public let rightAngle: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftAngle: SourceRange, parameters: [GenericParameter] = [],
    whereClause: WhereClause? = nil, rightAngle: SourceRange
  ) {
    self.leftAngle = leftAngle
    self.parameters = parameters
    self.whereClause = whereClause
    self.rightAngle = rightAngle
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in parameters { body("parameters", child) }
    if let whereClause { body("where clause", whereClause) }
  }
}

/// A generic parameter.
public final class GenericParameter: Declaration {
  /// The name.
  public let name: Identifier
  /// The colon.
  public let colon: SourceRange?
  /// The superclass or protocol.
  public let constraint: TypeSyntax?
  /// The comma after the parameter.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, name: Identifier, colon: SourceRange? = nil,
    constraint: TypeSyntax? = nil, comma: SourceRange? = nil
  ) {
    self.name = name
    self.colon = colon
    self.constraint = constraint
    self.comma = comma
    super.init(kind: .genericParameter, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    if let constraint { body("constraint", constraint) }
  }
}

/// Generic requirements after `where`.
public final class WhereClause: Node {
  /// `where`.
  public let keyword: SourceRange
  /// The requirements.
  public let requirements: [GenericRequirement]

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, requirements: [GenericRequirement] = []) {
    self.keyword = keyword
    self.requirements = requirements
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in requirements { body("requirements", child) }
  }
}

/// `T: P` or `T == U`.
public final class GenericRequirement: Node {
  /// The constrained type.
  public let left: TypeSyntax
  /// The `:` or `==`.
  public let sign: SourceRange
  /// Whether the sign is `==`.
  public let isSameType: Bool
  /// What it conforms or is equal to.
  public let right: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, left: TypeSyntax, sign: SourceRange, isSameType: Bool, right: TypeSyntax) {
    self.left = left
    self.sign = sign
    self.isSameType = isSameType
    self.right = right
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("left", left)
    body("right", right)
  }
}
