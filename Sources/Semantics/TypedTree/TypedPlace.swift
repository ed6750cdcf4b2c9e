import Basics
import Syntax

/// Storage, real or computed, that can be read and perhaps written: what Swift calls an lvalue.
///
/// Lowering chooses how to reach it: by address where storage or an addressor is there, through `_modify` or a getter
/// and a setter where not, once for each access.
public final class TypedPlace {
  public internal(set) var kind: Kind
  public let type: Type
  public let range: SourceRange
  public let syntax: Expression?
  /// Whether the place is a wrapped or observed variable whose storage the assignment to it fills in.
  public internal(set) var initializesStorage = false
  /// Whether there is certainly no value yet where a plain assignment, or one of a tuple's, gives it one.
  public internal(set) var holdsNothing = false

  /// What is in it, however deep.
  let contents: TypedContents

  public init(_ kind: Kind, type: Type, range: SourceRange, syntax: Expression? = nil) {
    self.kind = kind
    contents = .of(kind)
    self.type = type
    self.range = range
    self.syntax = syntax
  }

  public indirect enum Kind {
    /// A local, parameter, capture, `self`, or a global (also a static stored one has `property` with base nil).
    case variable(VariableSymbol)
    /// A global or static variable, with the arguments of the generic parameters around it.
    case global(DeclarationReference)
    /// A member variable. `isDirect`: straight to the storage, as in initializers and in the property's own observers.
    case property(base: TypedPlace, DeclarationReference, dispatch: TypedExpression.Dispatch, isDirect: Bool)
    case `subscript`(
      base: TypedPlace, DeclarationReference, arguments: [TypedArgument], dispatch: TypedExpression.Dispatch)
    case tupleElement(TypedPlace, Int)
    /// `place!`
    case forceUnwrap(TypedPlace)
    /// `place?` inside an `optionalChain` expression.
    case bindOptional(TypedPlace)
    /// `base[keyPath: path]`, where `path` is an expression of a key path class.
    case keyPath(base: TypedPlace, path: TypedExpression)
    /// A value that is not in storage: an rvalue base, an object reference, a metatype for static members.
    case value(TypedExpression)
    /// The same object seen as one of its superclasses.
    case upcast(TypedPlace)
    /// A member of what is inside an existential in storage: inside `member` `variable` holds what was opened.
    case opened(TypedPlace, variable: VariableSymbol, opened: Type, member: TypedPlace)
    /// Several places at once, for `(a, b) = …`.
    case tuple([TypedPlace])
    /// `_ = …`
    case discard
    case error
  }
}
