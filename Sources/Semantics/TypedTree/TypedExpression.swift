import Basics
import Syntax

/// An expression whose every name is resolved and whose every conversion is written out: what Lowering makes code of.
///
/// An expression yields a value. Storage that is read, assigned or passed `inout` is a `TypedPlace`; `load` reads one.
public final class TypedExpression {
  /// Changed in place by the analyses of a finished body: an assignment turns out to be an initialisation.
  public internal(set) var kind: Kind
  public let type: Type
  public let range: SourceRange
  /// The tree it was made from, for Expansion and for diagnostics; nil for what the checker adds.
  public let syntax: Expression?

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
    // Literals of the library's primitive types; other literal types are calls of their initializers.
    /// Fits the type, which is one of the integer types: its two's complement, sign- or zero-extended to 64 bits.
    case integer(Int)
    case floatingPoint(Double)
    case boolean(Bool)
    /// UTF-8.
    case string([UInt8])
    case character([UInt8])
    /// A unicode scalar's value.
    case unicodeScalar(UInt32)
    /// `Array<Element>`.
    case array([TypedExpression])
    /// `Dictionary<Key, Value>`.
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    /// `"… \(x) …"`: `variable` holds the interpolation while the steps (calls on it) run; then `result` is evaluated.
    case interpolation(
      variable: VariableSymbol, make: TypedExpression, steps: [TypedExpression], result: TypedExpression)

    // Storage.
    case load(TypedPlace)
    /// `place = value`, of type `()`.
    case assign(TypedPlace, TypedExpression)
    /// Initialises storage that holds nothing yet: `self.x = …` in an initializer, a `let` assigned later.
    case initialize(TypedPlace, TypedExpression)
    /// Evaluates `value`, names it, evaluates `body`.
    case bind(VariableSymbol, value: TypedExpression, body: TypedExpression)

    // Calls and functions.
    case call(TypedCall)
    case closure(TypedClosure)
    /// A function, method or initializer used as a value; `receiver` is bound already when it is there.
    case functionReference(DeclarationReference, dispatch: Dispatch, receiver: TypedArgument?)
    /// The position of an enum value's case among the cases, an `Int`: for synthesised comparisons.
    case caseIndex(TypedExpression)
    /// A type used as a value: `Int.self`. `type` is its metatype.
    case metatype(Type)
    /// The dynamic type: `type(of: x)`.
    case dynamicType(TypedExpression)
    case keyPath(TypedKeyPath)

    // Tuples and optionals.
    case tuple([TypedExpression])
    case tupleElement(TypedExpression, Int)
    case forceUnwrap(TypedExpression)
    /// `.some(value)` of an optional chain: evaluates to nil as soon as a `bindOptional` inside meets nil. Its type is
    /// optional.
    case optionalChain(TypedExpression)
    /// The payload of an optional; leaves the innermost `optionalChain` with nil where there is none.
    case bindOptional(TypedExpression)

    // Conversions.
    case convert(TypedExpression, Conversion)
    /// `as?` (type is optional), `as!`.
    case conditionalCast(TypedExpression, to: Type)
    case forcedCast(TypedExpression, to: Type)
    case isType(TypedExpression, Type)
    /// Opens an existential (or existential metatype): inside `body` `variable` holds what was inside, of type `opened`.
    case openExistential(TypedExpression, variable: VariableSymbol, opened: Type, body: TypedExpression)
    /// The same for an existential in storage, which `body` may change in place through `variable`.
    case openExistentialPlace(TypedPlace, variable: VariableSymbol, opened: Type, body: TypedExpression)

    // Control flow.
    case ternary(TypedExpression, then: TypedExpression, else: TypedExpression)
    /// `if`, `switch` or `do` used as an expression: its branches end in `TypedStatement.Kind.yieldValue`.
    case statement(TypedStatement)
    /// `try`: transparent; where the calls that may throw are marked.
    case attempt(TypedExpression)
    /// `try?`
    case attemptOptional(TypedExpression)
    /// `try!`
    case attemptForced(TypedExpression)
    /// What has been reported already.
    case error
  }

  /// How the code to call is found.
  public enum Dispatch {
    /// The declaration itself; also `super.method()`.
    case direct
    /// The override of the receiver's dynamic class. Lowering may find that there is none.
    case virtual
    /// A protocol's requirement: the witness of the type that the reference's first argument stands for.
    case witness
  }

  /// A conversion that the language makes by itself.
  public enum Conversion {
    /// `T` to `T?`, once.
    case toOptional
    /// `T?` to `U?` by converting what is inside with the function value `(T) -> U` described by the nested expression.
    case mapOptional(variable: VariableSymbol, body: TypedExpression)
    /// A value to `any P`, `Any` or `AnyObject`; also one existential to another.
    case toExistential
    /// A hashable value to `AnyHashable`.
    case toAnyHashable
    /// A class to one of its superclasses; a class constrained type likewise.
    case upcast
    /// A function to another function type: labels, throwing, escaping, converted parameters and result.
    case function
    /// `T.Type` to `any P.Type` or `Any.Type` or a superclass's metatype.
    case metatype
    /// Element by element: `elements[i]` converts element `i`, whose value is in `variables[i]`.
    case tuple(variables: [VariableSymbol], elements: [TypedExpression])
    /// `[T]` to `[U]`, `[K: V]`, `Set<T>`: collections convert by converting their elements, as a cast would.
    case collection
    /// Between types of equal representation, for instance an opaque type and what is behind it.
    case identity
  }
}

/// One call.
public final class TypedCall {
  public enum Callee {
    case function(DeclarationReference, TypedExpression.Dispatch)
    /// A function value.
    case value(TypedExpression)
    case enumCase(DeclarationReference)
    /// `type.init(…)` through a metatype value whose dynamic type decides (`required init`, protocol's `init`).
    case dynamicInitializer(DeclarationReference, metatype: TypedExpression, TypedExpression.Dispatch)
  }
  public let callee: Callee
  /// `self`: a value, a place for mutating ones, a metatype for static members of protocols and classes.
  public let receiver: TypedArgument?
  /// One for each parameter of the declaration, in order.
  public let arguments: [TypedArgument]
  /// Whether it may throw, here, with the closures it was given.
  public let throwsError: Bool
  public init(
    _ callee: Callee, receiver: TypedArgument? = nil, arguments: [TypedArgument], throwsError: Bool = false
  ) {
    self.callee = callee
    self.receiver = receiver
    self.arguments = arguments
    self.throwsError = throwsError
  }
}

/// What is passed for one parameter.
public enum TypedArgument {
  case value(TypedExpression)
  case place(TypedPlace)
  /// Left out: the default value of the callee's parameter, evaluated after the arguments that are given.
  case defaultValue(ParameterSymbol)
  case variadic([TypedExpression], arrayType: Type)
  /// The unevaluated argument of an `@autoclosure` parameter.
  case autoclosure(TypedClosure)
}

/// A closure, local function's body as a value, or autoclosure.
public final class TypedClosure {
  /// A capture-list entry: evaluated when the closure is made, a constant inside.
  public struct Capture {
    public let variable: VariableSymbol
    public let value: TypedExpression
    public init(variable: VariableSymbol, value: TypedExpression) {
      self.variable = variable
      self.value = value
    }
  }
  public let parameters: [ParameterSymbol]
  public let captureList: [Capture]
  public let body: TypedBody
  public let type: Type
  /// Whether the closure may outlive the call it is passed to.
  public let isEscaping: Bool
  public init(
    parameters: [ParameterSymbol], captureList: [Capture] = [], body: TypedBody, type: Type, isEscaping: Bool
  ) {
    self.parameters = parameters
    self.captureList = captureList
    self.body = body
    self.type = type
    self.isEscaping = isEscaping
  }
}
