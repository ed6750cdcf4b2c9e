import Basics
import Syntax

/// What has to hold between two types.
enum Relation {
  /// The same type, lvalues included.
  case bind
  /// The same type once lvalues are read.
  case equal
  /// The first converts to the second without being asked.
  case conversion
  /// The same where the first is an argument of a call.
  case argument
  /// The same for an operator's operand, where fewer conversions are tried.
  case operatorArgument
}

/// The kinds of literals, each with a protocol and mostly a default type.
enum LiteralKind: CaseIterable {
  case integer, floatingPoint, boolean, string
  /// A string literal of one character; of one scalar.
  case character, scalar
  case interpolation, array, dictionary, `nil`, color

  /// Whether the literal is one value that has no parts.
  var isSimple: Bool {
    switch self {
    case .integer, .floatingPoint, .boolean, .string, .character, .scalar, .interpolation: return true
    case .array, .dictionary, .nil, .color: return false
    }
  }

  /// The protocol of the types that such a literal can have.
  var protocolName: String {
    switch self {
    case .integer: return "ExpressibleByIntegerLiteral"
    case .floatingPoint: return "ExpressibleByFloatLiteral"
    case .boolean: return "ExpressibleByBooleanLiteral"
    case .string: return "ExpressibleByStringLiteral"
    case .character: return "ExpressibleByExtendedGraphemeClusterLiteral"
    case .scalar: return "ExpressibleByUnicodeScalarLiteral"
    case .interpolation: return "ExpressibleByStringInterpolation"
    case .array: return "ExpressibleByArrayLiteral"
    case .dictionary: return "ExpressibleByDictionaryLiteral"
    case .nil: return "ExpressibleByNilLiteral"
    case .color: return "_ExpressibleByColorLiteral"
    }
  }
}

/// Where a constraint comes from: a node of the tree and, where needed, which part of it.
struct Origin: Hashable {
  /// What about the node a constraint or fact belongs to.
  enum Part: Equatable {
    case value
    case callee
    case argument(Int)
    case result
    case element(Int)
    case member
    case chain
    case component(Int)
    /// The member that a dynamic member's key path goes to: of a component, or -1; of a dynamic member again, deeper.
    case dynamicMember(component: Int, depth: Int)
    case closureResult
    case contextual
    /// The only expression of a function's body.
    case implicitResult
    case condition
    case otherBranch
    case operand(Int)
    /// The call of what an initializer made, with the trailing closure that the initializer does not take.
    case trailingClosure, trailingMember

    /// A number for each part, small for those that are met most.
    fileprivate var number: Int {
      switch self {
      case .value: return 0
      case .callee: return 1
      case .result: return 2
      case .member: return 3
      case .chain: return 4
      case .closureResult: return 5
      case .contextual: return 6
      case .implicitResult: return 7
      case .condition: return 8
      case .otherBranch: return 9
      case .trailingClosure: return 10
      case .trailingMember: return 11
      case .argument(let index): return 12 + index << 3
      case .element(let index): return 13 + index << 3
      case .component(let index): return 14 + index << 3
      case .operand(let index): return 15 + index << 3
      case .dynamicMember(let component, let depth): return -1 - (component + 1 + depth << 20)
      }
    }

    /// Where the member that a dynamic member stands for is.
    var ofDynamicMember: Part {
      switch self {
      case .component(let index): return .dynamicMember(component: index, depth: 0)
      case .dynamicMember(let index, let depth): return .dynamicMember(component: index, depth: depth + 1)
      default: return .dynamicMember(component: -1, depth: 0)
      }
    }
  }
  let node: Node
  let part: Part
  init(_ node: Node, _ part: Part = .value) {
    self.node = node
    self.part = part
  }
  /// Whether this is a step of a key path, which goes through properties and subscripts only.
  var isKeyPathStep: Bool {
    switch part {
    case .component, .dynamicMember: return true
    default: return false
    }
  }
  static func == (left: Origin, right: Origin) -> Bool {
    left.node === right.node && left.part.number == right.part.number
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(part.number)
  }
  /// What is found out about nodes is looked up all the time, in tables that nobody fills on purpose: mixing the address and
  /// the part is enough.
  func _rawHashValue(seed: Int) -> Int {
    let address = UInt(bitPattern: Unmanaged.passUnretained(node).toOpaque())
    let mixed = (address &>> 4 &+ UInt(bitPattern: part.number) &<< 40) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ mixed &>> 32)
  }
  /// Another part of the same node.
  func part(_ part: Part) -> Origin { Origin(node, part) }
}

/// Something that must hold for an expression to be well typed.
final class Constraint {
  enum Kind {
    case relation(Relation, Type, Type)
    case conformance(Type, NominalSymbol)
    /// `T` is, or inherits from, a class.
    case superclass(Type, Type)
    case classBound(Type)
    case literal(Type, LiteralKind)
    /// `base.name` is of type `result`.
    case member(MemberUse)
    /// A call of a value of type `function`.
    case application(Application, function: Type)
    /// One of several declarations is meant.
    case overload(OverloadSet)
    /// The first type is the payload of the second, which is optional; an lvalue's payload is an lvalue.
    case payload(Type, of: Type)
    case closure(ClosureExpression, Type)
    case keyPath(KeyPathExpression, type: Type, root: Type, value: Type)
    case keyPathApplication(base: Type, path: Type, value: Type)
    /// An `if`, `switch` or `do` used for its value.
    case statement(StatementExpression, Type)
    /// `(T).self` of `type(of:)`: the second is the metatype of the first's dynamic type.
    case dynamicType(Type, Type)
    /// Where nothing else decides, the type is the second.
    case defaultType(Type, Type)
    /// A dependent member type and what it stands for.
    case projection(base: Type, AssociatedTypeSymbol, Type)
  }

  enum Status { case queued, waiting, solved }

  let kind: Kind
  let origin: Origin
  var status = Status.queued

  init(_ kind: Kind, _ origin: Origin) {
    self.kind = kind
    self.origin = origin
  }
}

extension Constraint {
  /// Whether it is about which declaration an operator means.
  var isOfOperator: Bool {
    guard case .overload(let set) = kind else { return false }
    return set.operatorName != nil
  }
}

/// A use of a member, before it is known which one.
final class MemberUse {
  let base: Type
  let name: String
  let result: Type
  /// The labels of a full name such as `move(from:to:)`.
  let labels: [String?]?
  /// Whether the base is left out: `.name`.
  let isImplicit: Bool
  /// Whether the base is `super`.
  let isSuper: Bool
  /// Whether the base is `self`, written or not.
  let isSelf: Bool
  init(
    base: Type, name: String, result: Type, labels: [String?]? = nil, isImplicit: Bool = false, isSuper: Bool = false,
    isSelf: Bool = false
  ) {
    self.base = base
    self.name = name
    self.result = result
    self.labels = labels
    self.isImplicit = isImplicit
    self.isSuper = isSuper
    self.isSelf = isSelf
  }
}

extension MemberUse {
  /// The same use of another base.
  func of(_ base: Type) -> MemberUse {
    MemberUse(
      base: base, name: name, result: result, labels: labels, isImplicit: isImplicit, isSuper: isSuper, isSelf: isSelf)
  }
}

/// The arguments of a call, operator or subscript.
final class Application {
  final class Argument {
    let label: String?
    let labelRange: SourceRange?
    let type: Type
    let expression: Expression
    let isInout: Bool
    let isTrailing: Bool
    init(
      label: String?, labelRange: SourceRange?, type: Type, expression: Expression, isInout: Bool, isTrailing: Bool
    ) {
      self.label = label
      self.labelRange = labelRange
      self.type = type
      self.expression = expression
      self.isInout = isInout
      self.isTrailing = isTrailing
    }
  }
  let node: Expression
  let arguments: [Argument]
  /// The labels and positions of the arguments.
  private(set) lazy var shapes = arguments.map {
    ArgumentShape(
      label: $0.label, isTrailing: $0.isTrailing,
      closure: $0.isTrailing && $0.label == nil ? $0.expression as? ClosureExpression : nil)
  }
  let result: Type
  let isOperator: Bool
  let isSubscript: Bool
  /// What is called.
  let callee: Node
  init(
    node: Expression, arguments: [Argument], result: Type, callee: Node, isOperator: Bool = false,
    isSubscript: Bool = false
  ) {
    self.callee = callee
    self.node = node
    self.arguments = arguments
    self.result = result
    self.isOperator = isOperator
    self.isSubscript = isSubscript
  }
  var hasTrailingClosure: Bool { arguments.last?.isTrailing ?? false }
}

/// The declarations that a name may mean, and what is known about its use.
final class OverloadSet {
  /// The type of the reference.
  let type: Type
  /// The choices that are still possible.
  var choices: [OverloadChoice]
  /// The call of the reference, when it is called at once.
  let application: Application?
  /// For an operator, whose declarations are looked for once its operands are known: its name.
  let operatorName: String?
  /// The operators of which the library's declarations give, for two numbers or texts of a type, another one.
  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*"]
  init(type: Type, choices: [OverloadChoice], application: Application?, operatorName: String? = nil) {
    self.type = type
    self.choices = choices
    self.application = application
    self.operatorName = operatorName
  }
}

/// One declaration that a name may mean. It is made once and not changed any more when others know of it.
final class OverloadChoice {
  enum Kind {
    /// A declaration that is no member, or a local one.
    case plain
    /// A member of the value `base`.
    case instance
    /// A static member, case or initializer of the type `base`.
    case `static`
    /// An instance method through its type: `Int.description`, a function from `self`.
    case unapplied
    /// Element of a tuple.
    case tupleElement(Int)
    /// Through `subscript(dynamicMember:)`; the name is the argument.
    case dynamicMember(String, keyPath: Bool)
    /// The subscript that takes key paths.
    case keyPath
    /// A type.
    case type(Type)
    /// `callAsFunction`'s receiver and the like: the value itself.
    case value
  }
  let symbol: Symbol?
  var kind: Kind
  /// The type through which a member is found: of the value, or the instance type of a metatype.
  let base: Type?
  /// Whether the base is an lvalue, or a reference, so that a setter may be called.
  var baseIsMutable = false
  /// Whether it stands for any name, through `subscript(dynamicMember:)`.
  var isDynamicMember: Bool {
    if case .dynamicMember = kind { return true }
    return false
  }
  /// Whether the base is an existential that has been opened.
  var opened: OpenedExistential?
  /// Whether the base is a metatype value whose dynamic type decides.
  var baseIsMetatype = false
  /// Whether `self` was left out.
  var isImplicitSelf = false
  /// Whether the base is `self`, written or not.
  var baseIsSelf = false
  /// Whether it is a method where a key path wants a property.
  var isMethodInKeyPath = false
  /// Whether it is a member of the type that was asked of a value, or the other way round.
  var isOfOtherSide = false
  /// Whether it is a function outside the type, which a member hides.
  var isHiddenByMember = false
  /// Whether the optional of a declaration written `T!` is unwrapped at once.
  var isUnwrapped = false
  /// The positions of the wrapped parameters that are given as projections, in a function's full name: `f(x:$y:)`.
  var projectedParameters: Set<Int> = []

  init(symbol: Symbol?, kind: Kind, base: Type?) {
    self.symbol = symbol
    self.kind = kind
    self.base = base
  }

  /// Another choice that differs in what is changed of it.
  func with(_ change: (OverloadChoice) -> Void) -> OverloadChoice {
    let copy = OverloadChoice(symbol: symbol, kind: kind, base: base)
    copy.baseIsMutable = baseIsMutable
    copy.opened = opened
    copy.baseIsMetatype = baseIsMetatype
    copy.isImplicitSelf = isImplicitSelf
    copy.baseIsSelf = baseIsSelf
    copy.isMethodInKeyPath = isMethodInKeyPath
    copy.isHiddenByMember = isHiddenByMember
    copy.isUnwrapped = isUnwrapped
    copy.isOfOtherSide = isOfOtherSide
    copy.projectedParameters = projectedParameters
    change(copy)
    return copy
  }
}
