import Basics

/// What struct, class, enum, protocol and actor declarations share.
public class NominalDeclaration: Declaration {
  /// The introducing word.
  public let keyword: SourceRange
  /// The name.
  public let name: Identifier
  /// The generic parameters; for a protocol its primary associated types.
  public let genericParameters: GenericParameterClause?
  /// The superclass and protocols.
  public let inheritance: InheritanceClause?
  /// The generic requirements.
  public let whereClause: WhereClause?
  /// The members.
  public let members: MemberBlock

  /// Makes the node.
  public init(
    kind: Kind, _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, inheritance: InheritanceClause? = nil,
    whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    self.keyword = keyword
    self.name = name
    self.genericParameters = genericParameters
    self.inheritance = inheritance
    self.whereClause = whereClause
    self.members = members
    super.init(kind: kind, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    if let genericParameters { body("generic parameters", genericParameters) }
    if let inheritance { body("inheritance", inheritance) }
    if let whereClause { body("where clause", whereClause) }
    body("members", members)
  }
}

/// `struct`.
public final class StructDeclaration: NominalDeclaration {
  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, inheritance: InheritanceClause? = nil,
    whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    super.init(
      kind: .struct, header, range: range, keyword: keyword, name: name, genericParameters: genericParameters,
      inheritance: inheritance, whereClause: whereClause, members: members)
  }
}

/// `class`.
public final class ClassDeclaration: NominalDeclaration {
  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, inheritance: InheritanceClause? = nil,
    whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    super.init(
      kind: .class, header, range: range, keyword: keyword, name: name, genericParameters: genericParameters,
      inheritance: inheritance, whereClause: whereClause, members: members)
  }
}

/// `enum`.
public final class EnumDeclaration: NominalDeclaration {
  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, inheritance: InheritanceClause? = nil,
    whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    super.init(
      kind: .enum, header, range: range, keyword: keyword, name: name, genericParameters: genericParameters,
      inheritance: inheritance, whereClause: whereClause, members: members)
  }
}

/// `protocol`.
public final class ProtocolDeclaration: NominalDeclaration {
  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, inheritance: InheritanceClause? = nil,
    whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    super.init(
      kind: .protocol, header, range: range, keyword: keyword, name: name,
      genericParameters: genericParameters, inheritance: inheritance, whereClause: whereClause,
      members: members)
  }
}

/// `actor`; parsed so that the refusal can name it.
public final class ActorDeclaration: NominalDeclaration {
  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    genericParameters: GenericParameterClause? = nil, inheritance: InheritanceClause? = nil,
    whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    super.init(
      kind: .actor, header, range: range, keyword: keyword, name: name, genericParameters: genericParameters,
      inheritance: inheritance, whereClause: whereClause, members: members)
  }
}

/// `extension`.
public final class ExtensionDeclaration: Declaration {
  /// `extension`.
  public let keyword: SourceRange
  /// The extended type.
  public let extendedType: TypeSyntax
  /// The protocols.
  public let inheritance: InheritanceClause?
  /// The generic requirements.
  public let whereClause: WhereClause?
  /// The members.
  public let members: MemberBlock

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, extendedType: TypeSyntax,
    inheritance: InheritanceClause? = nil, whereClause: WhereClause? = nil, members: MemberBlock
  ) {
    self.keyword = keyword
    self.extendedType = extendedType
    self.inheritance = inheritance
    self.whereClause = whereClause
    self.members = members
    super.init(kind: .extension, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    body("extended type", extendedType)
    if let inheritance { body("inheritance", inheritance) }
    if let whereClause { body("where clause", whereClause) }
    body("members", members)
  }
}

/// The members of a type or extension, in braces.
public final class MemberBlock: Node {
  /// The `{`.
  public let leftBrace: SourceRange
  /// The members.
  public let members: [Declaration]
  /// The `}`.
  public let rightBrace: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftBrace: SourceRange, members: [Declaration] = [], rightBrace: SourceRange
  ) {
    self.leftBrace = leftBrace
    self.members = members
    self.rightBrace = rightBrace
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in members { body("members", child) }
  }
}

/// The types after the colon of a type declaration.
public final class InheritanceClause: Node {
  /// The colon.
  public let colon: SourceRange
  /// The superclass, raw type and protocols.
  public let types: [TypeSyntax]

  /// Makes the node.
  public init(range: SourceRange, colon: SourceRange, types: [TypeSyntax] = []) {
    self.colon = colon
    self.types = types
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in types { body("types", child) }
  }
}

/// `case` inside an enum.
public final class EnumCaseDeclaration: Declaration {
  /// `case`.
  public let keyword: SourceRange
  /// The cases, separated by commas.
  public let elements: [EnumCaseElement]

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, elements: [EnumCaseElement] = []
  ) {
    self.keyword = keyword
    self.elements = elements
    super.init(kind: .enumCase, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    for child in elements { body("elements", child) }
  }
}

/// One case of an enum.
public final class EnumCaseElement: Declaration {
  /// The name.
  public let name: Identifier
  /// The payload.
  public let parameters: ParameterClause?
  /// The `=` before a raw value.
  public let equal: SourceRange?
  /// The raw value.
  public let rawValue: Expression?
  /// The comma after the case.
  public let comma: SourceRange?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, name: Identifier, parameters: ParameterClause? = nil,
    equal: SourceRange? = nil, rawValue: Expression? = nil, comma: SourceRange? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.equal = equal
    self.rawValue = rawValue
    self.comma = comma
    super.init(kind: .enumCaseElement, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    if let parameters { body("parameters", parameters) }
    if let rawValue { body("raw value", rawValue) }
  }
}
