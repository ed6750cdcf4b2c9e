import Basics
import Syntax

/// A checked body of a function, accessor, closure, or the top level of a file.
public final class TypedBody {
  public let statements: [TypedStatement]
  public let range: SourceRange
  /// What a result builder made of the body, where one did.
  public let built: BuiltBody?
  public init(_ statements: [TypedStatement], range: SourceRange, built: BuiltBody? = nil) {
    self.statements = statements
    self.range = range
    self.built = built
  }
}

/// What Expansion has to know of a body that a result builder has transformed.
public struct BuiltBody {
  /// The builder's type.
  public let builder: Type
  /// The types of the partial results, in the order in which the transform made them.
  public let componentTypes: [Type]
  /// The builder's methods that the transform asked for and found.
  public let methods: Set<String>

  /// How many of several branches go to `buildEither(first:)`: as many as fill a whole tree, so that the tree over all is
  /// balanced and leans to the left.
  public static func branchesOnTheLeft(of count: Int) -> Int {
    var whole = 1
    while whole * 2 < count { whole *= 2 }
    return whole
  }
}

/// The target of `break` and `continue`, compared by identity.
public final class JumpTarget {
  public init() {}
}

/// A checked statement.
public final class TypedStatement {
  public let kind: Kind
  public let range: SourceRange
  public let syntax: Node?
  public init(_ kind: Kind, range: SourceRange, syntax: Node? = nil) {
    self.kind = kind
    self.range = range
    self.syntax = syntax
  }

  public indirect enum Kind {
    /// Evaluated; its value is dropped.
    case expression(TypedExpression)
    /// `let pattern = value` or, without a value, `let x: Int` that is initialised later.
    case bind(TypedPattern, TypedExpression?)
    /// A local variable with accessors or observers, or `lazy`; `value` is the stored one's initial value.
    case localVariable(VariableSymbol, TypedExpression?)
    /// A local function; lowered where it is used.
    case localFunction(FunctionSymbol)
    /// A local type: nothing to do at run time.
    case localType(NominalSymbol)
    case block(TypedBody)
    case `if`([TypedCondition], then: TypedBody, else: TypedStatement?, JumpTarget)
    case `guard`([TypedCondition], else: TypedBody)
    case `while`([TypedCondition], body: TypedBody, JumpTarget)
    case repeatWhile(body: TypedBody, TypedExpression, JumpTarget)
    case forIn(TypedForIn)
    case `switch`(TypedSwitch)
    case `return`(TypedExpression?)
    /// `return nil` in a failable initializer.
    case returnNilFromInitializer
    case `break`(JumpTarget)
    case `continue`(JumpTarget)
    case `fallthrough`
    case `throw`(TypedExpression)
    case `defer`(TypedBody)
    case doCatch(TypedDoCatch)
    /// `yield &place` in an accessor.
    case yield(TypedPlace)
    /// The value of the branch of an `if`, `switch` or `do` expression.
    case yieldValue(TypedExpression)
    case error
  }
}

/// One condition of `if`, `guard` or `while`.
public enum TypedCondition {
  case boolean(TypedExpression)
  /// `case pattern = value`, and `let x = value` as an optional pattern.
  case pattern(TypedPattern, TypedExpression)
  /// `#available(…)`, decided already.
  case constant(Bool)
}

/// `for pattern in sequence where condition { … }`.
public final class TypedForIn {
  public let pattern: TypedPattern
  /// The sequence as written, of a type that conforms to `Sequence`.
  public let sequence: TypedExpression
  /// Holds the iterator; `makeIterator` refers to `sequence` through `sequenceVariable`.
  public let sequenceVariable: VariableSymbol
  public let makeIterator: TypedExpression
  public let iterator: VariableSymbol
  /// `iterator.next()`, of optional type.
  public let next: TypedExpression
  public let condition: TypedExpression?
  public let body: TypedBody
  public let target: JumpTarget
  public init(
    pattern: TypedPattern, sequence: TypedExpression, sequenceVariable: VariableSymbol,
    makeIterator: TypedExpression, iterator: VariableSymbol, next: TypedExpression,
    condition: TypedExpression?,
    body: TypedBody, target: JumpTarget
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.sequenceVariable = sequenceVariable
    self.makeIterator = makeIterator
    self.iterator = iterator
    self.next = next
    self.condition = condition
    self.body = body
    self.target = target
  }
}

/// `switch`.
public final class TypedSwitch {
  public struct Case {
    /// Alternatives, each with its own condition. `default` is one wildcard without a condition. Alternatives bind the
    /// same names; the variables of the first are the ones the body uses.
    public let patterns: [(pattern: TypedPattern, condition: TypedExpression?)]
    public let body: TypedBody
    public init(patterns: [(pattern: TypedPattern, condition: TypedExpression?)], body: TypedBody) {
      self.patterns = patterns
      self.body = body
    }
  }
  public let subject: TypedExpression
  public let cases: [Case]
  public let target: JumpTarget
  public init(subject: TypedExpression, cases: [Case], target: JumpTarget) {
    self.subject = subject
    self.cases = cases
    self.target = target
  }
}

/// `do { … } catch … { … }`.
public final class TypedDoCatch {
  public let body: TypedBody
  /// Empty for a plain `do`.
  public let catches: [TypedSwitch.Case]
  /// The error while the catches are matched, of type `any Error` or the typed one.
  public let errorVariable: VariableSymbol?
  /// Whether some catch takes everything.
  public let isExhaustive: Bool
  public let target: JumpTarget
  public init(
    body: TypedBody, catches: [TypedSwitch.Case], errorVariable: VariableSymbol?, isExhaustive: Bool,
    target: JumpTarget
  ) {
    self.body = body
    self.catches = catches
    self.errorVariable = errorVariable
    self.isExhaustive = isExhaustive
    self.target = target
  }
}

/// A checked pattern; `type` is that of the value it is matched against.
public final class TypedPattern {
  public let kind: Kind
  public let type: Type
  public let range: SourceRange
  public init(_ kind: Kind, type: Type, range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  public indirect enum Kind {
    case any
    case variable(VariableSymbol)
    case tuple([TypedPattern])
    /// A case of the value's own enum type; the payload is matched as a tuple, or alone where there is one value.
    case enumCase(DeclarationReference, payload: TypedPattern?)
    /// `x?` and optional bindings; also a non-optional pattern matched against an optional value, as Swift allows.
    case some(TypedPattern)
    case none
    case isType(Type)
    /// `pattern as T`: the cast value is matched.
    case cast(to: Type, TypedPattern)
    case boolean(Bool)
    /// `pattern ~= value`: `match` is the call, with the value in `variable`.
    case expression(variable: VariableSymbol, match: TypedExpression)
    case error
  }
}

extension TypedPattern {
  /// Calls `body` with each variable that the pattern binds.
  func forEachVariable(_ body: (VariableSymbol) -> Void) {
    switch kind {
    case .variable(let variable): body(variable)
    case .tuple(let elements): for element in elements { element.forEachVariable(body) }
    case .enumCase(_, let payload): payload?.forEachVariable(body)
    case .some(let inner), .cast(_, let inner): inner.forEachVariable(body)
    default: break
    }
  }
}
