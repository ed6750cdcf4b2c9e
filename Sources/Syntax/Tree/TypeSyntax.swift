import Basics

/// A type as written; what it means is found later.
public class TypeSyntax: Node {
  /// The subclasses, one case each.
  public enum Kind: String {
    /// `IdentifierTypeSyntax`.
    case identifier
    /// `MemberTypeSyntax`.
    case member
    /// `MetatypeTypeSyntax`.
    case metatype
    /// `OptionalTypeSyntax`.
    case optional
    /// `ImplicitlyUnwrappedOptionalTypeSyntax`.
    case implicitlyUnwrappedOptional
    /// `ArrayTypeSyntax`.
    case array
    /// `DictionaryTypeSyntax`.
    case dictionary
    /// `TupleTypeSyntax`.
    case tuple
    /// `FunctionTypeSyntax`.
    case function
    /// `SomeTypeSyntax`.
    case some
    /// `AnyTypeSyntax`.
    case any
    /// `CompositionTypeSyntax`.
    case composition
    /// `SuppressedTypeSyntax`.
    case suppressed
    /// `AttributedTypeSyntax`.
    case attributed
    /// `ErrorTypeSyntax`.
    case error
  }

  /// Which subclass the node is.
  public final let kind: Kind

  init(kind: Kind, range: SourceRange) {
    self.kind = kind
    super.init(range: range)
  }
}
