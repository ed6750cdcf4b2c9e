/// A key path literal: a way from a root to a value, as a place that begins at a variable for the root.
public final class TypedKeyPath {
  /// One step, for telling key paths apart and for printing them.
  public struct Step {
    public enum Kind {
      case member(DeclarationReference)
      case tupleElement(Int, label: String?)
      case forceUnwrap
      /// `?`, and the wrapping in an optional at the end of a path with one.
      case optionalChain
    }
    public let kind: Kind
    /// The arguments of a subscript, each as an `AnyHashable`, in terms of the captured variables.
    public let arguments: [TypedExpression]
    /// The value after the step.
    public let type: Type
    public init(_ kind: Kind, arguments: [TypedExpression] = [], type: Type) {
      self.kind = kind
      self.arguments = arguments
      self.type = type
    }
  }
  /// Stands for the root in `place` and `value`.
  public let root: VariableSymbol
  /// The arguments of subscripts, evaluated once, when the literal is.
  public let captures: [TypedClosure.Capture]
  public let steps: [Step]
  /// Reads what is at the end of the way.
  public let value: TypedExpression
  /// The end of the way; nil where an optional chain leaves nothing to change.
  public let place: TypedPlace?
  public init(
    root: VariableSymbol, captures: [TypedClosure.Capture], steps: [Step], value: TypedExpression, place: TypedPlace?
  ) {
    self.root = root
    self.captures = captures
    self.steps = steps
    self.value = value
    self.place = place
  }
}
