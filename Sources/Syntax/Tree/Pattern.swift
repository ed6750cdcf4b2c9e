import Basics

/// What values are matched with or bound to.
public class Pattern: Node {
  /// The subclasses, one case each.
  public enum Kind: String {
    /// `IdentifierPattern`.
    case identifier
    /// `WildcardPattern`.
    case wildcard
    /// `TuplePattern`.
    case tuple
    /// `BindingPattern`.
    case binding
    /// `EnumCasePattern`.
    case enumCase
    /// `OptionalPattern`.
    case optional
    /// `IsPattern`.
    case `is`
    /// `CastPattern`.
    case cast
    /// `ExpressionPattern`.
    case expression
  }

  /// Which subclass the node is.
  public final let kind: Kind

  init(kind: Kind, range: SourceRange) {
    self.kind = kind
    super.init(range: range)
  }
}
