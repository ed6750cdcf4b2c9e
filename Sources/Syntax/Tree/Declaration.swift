import Basics

/// A part of a program that introduces names.
///
/// A declaration's range begins with its first attribute or modifier; its doc comment lies before it.
public class Declaration: Node {
  /// The subclasses, one case each.
  public enum Kind: String {
    /// `ImportDeclaration`.
    case `import`
    /// `VariableDeclaration`.
    case variable
    /// `AccessorDeclaration`.
    case accessor
    /// `FunctionDeclaration`.
    case function
    /// `InitializerDeclaration`.
    case initializer
    /// `DeinitializerDeclaration`.
    case deinitializer
    /// `SubscriptDeclaration`.
    case `subscript`
    /// `StructDeclaration`.
    case `struct`
    /// `ClassDeclaration`.
    case `class`
    /// `EnumDeclaration`.
    case `enum`
    /// `ProtocolDeclaration`.
    case `protocol`
    /// `ActorDeclaration`.
    case actor
    /// `ExtensionDeclaration`.
    case `extension`
    /// `EnumCaseDeclaration`.
    case enumCase
    /// `EnumCaseElement`.
    case enumCaseElement
    /// `TypealiasDeclaration`.
    case `typealias`
    /// `AssociatedTypeDeclaration`.
    case associatedType
    /// `OperatorDeclaration`.
    case `operator`
    /// `PrecedenceGroupDeclaration`.
    case precedenceGroup
    /// `MacroExpansionDeclaration`.
    case macroExpansion
    /// `ErrorDeclaration`.
    case error
    /// `GenericParameter`.
    case genericParameter
  }

  /// Which subclass the node is.
  public final let kind: Kind

  /// The attributes, in source order.
  public final let attributes: [Attribute]

  /// The modifiers, in source order.
  public final let modifiers: [Modifier]

  /// The comment that documents the declaration, from its first `///` or `/**` on.
  public final let docComment: SourceRange?

  /// The semicolon after the declaration.
  public final internal(set) var semicolon: SourceRange?

  init(kind: Kind, _ header: DeclarationHeader, range: SourceRange) {
    self.kind = kind
    attributes = header.attributes
    modifiers = header.modifiers
    docComment = header.docComment
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for attribute in attributes { body("attribute", attribute) }
  }

  /// The first modifier with a name.
  public final func modifier(_ name: Name) -> Modifier? { modifiers.first { $0.name == name } }

  /// Whether the declaration has a modifier.
  public final func hasModifier(_ name: Name) -> Bool { modifiers.contains { $0.name == name } }

  /// The first attribute whose whole name is `name`.
  public final func attribute(_ name: Name) -> Attribute? { attributes.first { $0.name == name } }
}

/// What stands before a declaration's introducing word.
public struct DeclarationHeader {
  /// The attributes, in source order.
  public var attributes: [Attribute]
  /// The modifiers, in source order.
  public var modifiers: [Modifier]
  /// The comment that documents the declaration.
  public var docComment: SourceRange?

  /// Makes a header.
  public init(attributes: [Attribute] = [], modifiers: [Modifier] = [], docComment: SourceRange? = nil) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.docComment = docComment
  }
}
