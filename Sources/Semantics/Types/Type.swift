/// A Swift type, made once per `TypeTable`: two types are the same type exactly when they are the same object.
///
/// Sugar is gone: `[Int]` is the nominal type `Array` with one argument, `Int?` is `Optional<Int>`, a type alias is what
/// it stands for.
public final class Type {
  /// The shapes a type can have.
  public enum Kind: Hashable {
    /// A struct, enum, class or actor with the arguments of *all* its generic parameters: those of the types it is nested
    /// in come first. A protocol never appears here, only inside `existential` and in requirements.
    case nominal(NominalSymbol, [Type])
    /// A generic parameter seen from inside its declaration; `Self` of a protocol is one too.
    case genericParameter(GenericParameterSymbol)
    /// `Base.Element` where `Base` is a generic parameter, an opened or opaque type, or again a member.
    case dependentMember(Type, AssociatedTypeSymbol)
    /// A tuple; the empty one is `Void`. There are no tuples of one element.
    case tuple([TupleElement])
    case function(FunctionType)
    /// `any P & Q`, `AnyObject`, `Any` (the empty composition).
    case existential(ProtocolComposition)
    /// `T.Type` of a concrete type or generic parameter; `(any P).self` is of type `metatype(existential P)`.
    case metatype(Type)
    /// `any P.Type`: the metatype of some type that conforms to the existential's protocols.
    case existentialMetatype(Type)
    /// `some P` as the result of a declaration, with the arguments of that declaration's generic parameters.
    case opaque(OpaqueTypeSymbol, [Type])
    /// The type inside an existential, while it is open: one for each place where one is opened.
    case opened(OpenedExistential)
    /// `Self` in a class: the dynamic type of `self`, at least the given class.
    case dynamicSelf(Type)
    /// A place that can be assigned, while an expression is being solved. Never in the typed tree.
    case lvalue(Type)
    /// `inout T`, as a parameter's type while an expression is being solved.
    case `inout`(Type)
    /// An unknown of the constraint solver. Never in the typed tree.
    case variable(TypeVariable)
    /// A generic type named without arguments (`Array` in `Array([1])`), while an expression is being solved.
    case unbound(NominalSymbol, [Type])
    /// The type of what is wrong and has been reported.
    case error
  }

  /// What a type contains, so that substitution and solving can skip most types at once.
  public struct Contents: OptionSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let typeVariable = Contents(rawValue: 1)
    /// A generic parameter, or a member of one.
    public static let genericParameter = Contents(rawValue: 2)
    public static let error = Contents(rawValue: 4)
    public static let opaque = Contents(rawValue: 8)
    public static let opened = Contents(rawValue: 16)
    public static let dynamicSelf = Contents(rawValue: 32)
    public static let unbound = Contents(rawValue: 64)
  }

  public let kind: Kind
  public let contents: Contents
  // What is asked of types all the time is kept besides the kind: looking at that takes what is in it in hand.
  /// The unknown that the type is, while an expression is being solved.
  public let variable: TypeVariable?
  /// The struct, enum or class, if the type is one.
  public let nominal: NominalSymbol?
  /// The value behind an lvalue or `inout` type.
  private let target: Type?
  public let isLvalue: Bool
  public let isError: Bool
  /// Whether it is neither an unknown nor around another type, as an lvalue is: it stands for itself.
  let isPlain: Bool
  /// The table that made this type, for making others from it.
  public unowned let table: TypeTable
  /// Counts up in the order of making; stable within one run, for printing and sorting.
  public let number: Int

  init(_ kind: Kind, contents: Contents, number: Int, table: TypeTable) {
    self.kind = kind
    self.contents = contents
    self.number = number
    self.table = table
    var variable: TypeVariable?
    var nominal: NominalSymbol?
    var target: Type?
    var isLvalue = false
    switch kind {
    case .variable(let own): variable = own
    case .nominal(let symbol, _), .unbound(let symbol, _): nominal = symbol
    case .dynamicSelf(let type): nominal = type.nominal
    case .lvalue(let type):
      target = type
      isLvalue = true
    case .inout(let type): target = type
    default: break
    }
    self.variable = variable
    self.nominal = nominal
    self.target = target
    self.isLvalue = isLvalue
    isPlain = variable == nil && target == nil
    if case .error = kind { isError = true } else { isError = false }
  }

  /// What the program calls the type by the name of an alias: only copies for messages have one; see `spelled(_:)`.
  public private(set) var spelling: String?

  /// A copy of the type that messages show as the program spells it, with what it stands for behind it. A copy is in no table:
  /// it is not the type, and is for texts only.
  func spelled(_ text: String) -> Type {
    let copy = Type(kind, contents: contents, number: number, table: table)
    copy.spelling = text
    return copy
  }

  /// What a type that is not plain stands for, as far as is known: the value behind an lvalue, what an unknown is bound to.
  @inline(__always) var next: Unmanaged<Type>? {
    if let target { return .passUnretained(target) }
    if let binding = variable?.binding { return .passUnretained(binding) }
    return nil
  }

  /// The value behind an lvalue or `inout` type; the type itself otherwise.
  public var rvalue: Type { target ?? self }
}

extension Type.Kind {
  /// Types are looked up all the time, in tables that nobody fills on purpose: mixing the addresses of what they are made of is
  /// enough.
  public func _rawHashValue(seed: Int) -> Int {
    var mixed = UInt(truncatingIfNeeded: seed)
    func mix(_ part: AnyObject) {
      mixed = (mixed ^ UInt(bitPattern: Unmanaged.passUnretained(part).toOpaque()) &>> 4) &* 0x9E37_79B9_7F4A_7C15
    }
    func mix(_ parts: [Type]) {
      for part in parts { mix(part) }
    }
    switch self {
    case .nominal(let symbol, let arguments):
      mix(symbol)
      mix(arguments)
    case .lvalue(let type):
      mixed = 1
      mix(type)
    case .metatype(let type):
      mixed = 2
      mix(type)
    case .genericParameter(let parameter): mix(parameter)
    case .dependentMember(let base, let member):
      mix(base)
      mix(member)
    case .tuple(let elements):
      mixed = 3
      for element in elements { mix(element.type) }
    case .function(let function):
      mixed = 4
      for parameter in function.parameters { mix(parameter.type) }
      mix(function.result)
    default:
      var hasher = Hasher()
      hash(into: &hasher)
      return hasher.finalize()
    }
    return Int(bitPattern: mixed ^ mixed &>> 32)
  }
}

extension Type: Hashable {
  public static func == (left: Type, right: Type) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One element of a tuple type.
public struct TupleElement: Hashable {
  public let label: String?
  public let type: Type
  public init(label: String? = nil, type: Type) {
    self.label = label
    self.type = type
  }
}

/// The type of a function, closure, method (without its `self`) or initializer.
public struct FunctionType: Hashable {
  /// A parameter as the caller sees it.
  public struct Parameter: Hashable {
    /// The argument label; only declarations have labels, function values have none.
    public var label: String?
    /// The type written; for a variadic parameter that of *one* argument; for an autoclosure the function type.
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// Whether the declaration gives a default, so that the argument may be left out.
    public var hasDefault = false
    public init(
      label: String? = nil, type: Type, isInout: Bool = false, isVariadic: Bool = false,
      isAutoclosure: Bool = false, hasDefault: Bool = false
    ) {
      self.label = label
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
      self.hasDefault = hasDefault
    }
  }
  public var parameters: [Parameter]
  public var result: Type
  /// The type thrown: `any Error` for plain `throws`, nil where nothing is (also for `throws(Never)`).
  public var thrown: Type?
  public var isAsync = false
  /// Parameters of function type are not escaping unless `@escaping`; every other function type is.
  public var isEscaping = true
  public init(
    parameters: [Parameter], result: Type, thrown: Type? = nil, isAsync: Bool = false, isEscaping: Bool = true
  ) {
    self.parameters = parameters
    self.result = result
    self.thrown = thrown
    self.isAsync = isAsync
    self.isEscaping = isEscaping
  }
}

/// What stands behind `any`: protocols (each with constraints on its primary associated types), a superclass, `AnyObject`.
public struct ProtocolComposition: Hashable {
  /// One protocol, with what is known of its associated types: `any Sequence<Int>`.
  public struct Member: Hashable {
    public let symbol: NominalSymbol
    /// In the order of the protocol's primary associated types; empty where none are given.
    public let arguments: [Type]
    public init(_ symbol: NominalSymbol, arguments: [Type] = []) {
      self.symbol = symbol
      self.arguments = arguments
    }
  }
  /// Sorted by declaration order of the protocols, without duplicates and without what another member inherits.
  public var protocols: [Member]
  public var superclass: Type?
  /// Whether `AnyObject` or a class-bound protocol is among the members, or there is a superclass.
  public var isClassBound: Bool
  public init(protocols: [Member] = [], superclass: Type? = nil, isClassBound: Bool = false) {
    self.protocols = protocols
    self.superclass = superclass
    self.isClassBound = isClassBound
  }
  public var isAny: Bool { protocols.isEmpty && superclass == nil && !isClassBound }
}

/// The unknown type inside one opened existential.
public final class OpenedExistential: Hashable {
  /// The existential (or existential metatype's instance type) that was opened.
  public let existential: Type
  public init(_ existential: Type) { self.existential = existential }
  public static func == (left: OpenedExistential, right: OpenedExistential) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
