import Basics

/// `typealias`.
public final class TypealiasDeclaration: Declaration {
  /// `typealias`.
  public let keyword: SourceRange
  /// The name.
  public let name: Identifier
  /// The generic parameters.
  public let genericParameters: GenericParameterClause?
  /// The `=`.
  public let equal: SourceRange
  /// The type it stands for.
  public let type: TypeSyntax
  /// The generic requirements.
  public let whereClause: WhereClause?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, equal: SourceRange, type: TypeSyntax,
    whereClause: WhereClause? = nil
  ) {
    self.keyword = keyword
    self.name = name
    self.genericParameters = genericParameters
    self.equal = equal
    self.type = type
    self.whereClause = whereClause
    super.init(kind: .typealias, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    if let genericParameters { body("generic parameters", genericParameters) }
    body("type", type)
    if let whereClause { body("where clause", whereClause) }
  }
}

/// `associatedtype`.
public final class AssociatedTypeDeclaration: Declaration {
  /// `associatedtype`.
  public let keyword: SourceRange
  /// The name.
  public let name: Identifier
  /// What it conforms to.
  public let inheritance: InheritanceClause?
  /// The `=`.
  public let equal: SourceRange?
  /// The default.
  public let defaultType: TypeSyntax?
  /// The generic requirements.
  public let whereClause: WhereClause?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    inheritance: InheritanceClause? = nil, equal: SourceRange? = nil, defaultType: TypeSyntax? = nil,
    whereClause: WhereClause? = nil
  ) {
    self.keyword = keyword
    self.name = name
    self.inheritance = inheritance
    self.equal = equal
    self.defaultType = defaultType
    self.whereClause = whereClause
    super.init(kind: .associatedType, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    if let inheritance { body("inheritance", inheritance) }
    if let defaultType { body("default type", defaultType) }
    if let whereClause { body("where clause", whereClause) }
  }
}
