import Basics
import Syntax

/// A declaration that names a value.
open class ValueSymbol: Symbol {
  /// The type seen from inside the declaration, in terms of its generic parameters, without `self`: a variable's type,
  /// a function's `FunctionType`, a subscript's `FunctionType`. Computed by `Declarations/InterfaceTypes.swift`.
  public var type: Type { program.interfaceType(of: self) }
  var cachedType: Type?
  /// Set while the type is being worked out, so that a cycle is noticed.
  var isComputingType = false
  /// Whether a subclass has been found to override it.
  public internal(set) var isOverridden = false
  /// What this declaration overrides in the superclass, once it has been looked for.
  var overridden: ValueSymbol??
}

/// A variable or constant of any kind: local, global, stored or computed property, parameter, `self`, capture.
public final class VariableSymbol: ValueSymbol {
  /// What a variable has its type from: messages spell it likewise.
  enum TypeSource {
    case written(TypeSyntax)
    case value(TypedExpression)
    /// What is in an optional.
    case payload(TypedExpression)
    /// What a loop goes over.
    case element(TypedExpression)
  }

  /// Where the value lives.
  public enum Storage {
    /// Slots of a frame, of a struct or object, or of the globals.
    case stored
    /// Accessors only.
    case computed
  }
  /// What reference counting does with it.
  public enum Ownership { case strong, weak, unowned, unownedUnsafe }

  public internal(set) var isLet: Bool
  /// A wrapped variable is computed: its value is behind `_x`.
  public internal(set) var storage: Storage {
    get { appliedWrapper == nil ? writtenStorage : .computed }
    set { writtenStorage = newValue }
  }
  private var writtenStorage: Storage = .stored
  /// The property wrappers attached to the variable.
  public internal(set) lazy var appliedWrapper: AppliedWrapper? = program.appliedWrapper(of: self)
  /// For `_x`: the variable `x` whose wrapper it stores.
  public internal(set) weak var wrappedVariable: VariableSymbol?
  /// For `$x`: the variable `x` whose projection it is.
  public internal(set) weak var projectedVariable: VariableSymbol?
  /// For the storage `_x` of an observable class's property: that property.
  public internal(set) weak var trackedVariable: VariableSymbol?
  /// `_x`, for a property that is observed.
  public private(set) lazy var trackedStorage: VariableSymbol? =
    isObservationTracked ? program.trackedStorage(of: self) : nil
  public internal(set) var ownership: Ownership = .strong
  public internal(set) var isLazy = false
  /// The optional variable behind a `lazy` one.
  public internal(set) var lazyStorage: VariableSymbol?
  /// For the variable behind a `lazy` one: that one.
  public internal(set) weak var lazyOwner: VariableSymbol?
  /// Whether it is a parameter that was declared `inout` (also `self` of a mutating method).
  public internal(set) var isInout = false
  public internal(set) var isParameter = false
  /// Whether a local constant has no initial value, so that it is assigned later, once.
  var isAssignedLater = false
  /// Whether a `case` of a `switch` or a `catch` binds it.
  var isBoundInCase = false
  /// The `let` or `var` of a local variable's own declaration.
  var introducer: SourceRange?
  /// From how far away it may be changed, where that is less than it may be read.
  var setterAccess: AccessLevel?
  /// What a local variable has its type from.
  var localTypeSource: TypeSource?
  /// Whether the type of a local or parameter is written `T!`.
  var isImplicitlyUnwrapped = false
  /// Whether it is `self`.
  public internal(set) var isSelf = false
  public internal(set) var accessors: [AccessorSymbol] {
    get {
      guard let wrapper = appliedWrapper else { return writtenAccessors }
      if let known = wrapperAccessors { return known }
      let made = wrapper.mutability.accessors(of: self, program) + writtenAccessors
      wrapperAccessors = made
      return made
    }
    set { writtenAccessors = newValue }
  }
  private var writtenAccessors: [AccessorSymbol] = []
  private var wrapperAccessors: [AccessorSymbol]?
  /// The pattern binding it belongs to; members and globals only.
  public internal(set) var binding: BindingEntry?
  /// Whether some closure or local function that may escape captures it, so that it needs a box. Known once the body
  /// that declares it has been checked.
  public internal(set) var isCapturedByEscaping = false
  /// Whether code apart from the body that declares it mentions it: for a variable of a file, a function or a type. Known once
  /// all bodies have been checked.
  public internal(set) var isUsedElsewhere = false
  /// Whether it is assigned, passed `inout` or otherwise changed after its initialisation; known likewise.
  public internal(set) var isMutated = false

  public init(name: String, isLet: Bool, type: Type? = nil, syntax: Node?, parent: Symbol?, program: Program) {
    self.isLet = isLet
    super.init(name: name, syntax: syntax, parent: parent, program: program)
    cachedType = type
  }

  /// Whether it belongs to a nominal type or extension.
  public var isMember: Bool { parent is NominalSymbol || parent is ExtensionSymbol }
  /// What the type of the variable as a whole comes from.
  var typeSource: TypeSource? {
    guard let binding else {
      return localTypeSource ?? (isParameter ? (syntax as? Parameter).map { .written($0.type) } : nil)
    }
    guard binding.pattern.kind == .identifier else { return nil }
    if let annotation = binding.annotation { return .written(annotation) }
    guard case .done(let checked) = binding.checked else { return nil }
    return checked.value.map { .value($0) }
  }
  /// Whether it is a variable of a file, or a static one, which is initialised at its first use.
  public var isGlobal: Bool { parent is ModuleSymbol || (isMember && isStatic) }
  public func accessor(_ kind: AccessorSymbol.Kind) -> AccessorSymbol? { accessors.first { $0.kind == kind } }
}

/// One `pattern = value` of a member or global `let`/`var`.
public final class BindingEntry {
  public let pattern: Pattern
  public let initializer: Expression?
  public internal(set) var variables: [VariableSymbol] = []
  /// Pattern and value, once they have been asked for; see `Program.checkedBinding(_:)`.
  var checked: CheckedBinding.Progress = .unknown
  /// The type of the initial value, where no type is written.
  var inferredType: Type?
  /// The type written behind the pattern.
  public internal(set) var annotation: TypeSyntax?
  public init(pattern: Pattern, initializer: Expression?) {
    self.pattern = pattern
    self.initializer = initializer
  }
}

/// A declaration that can be called: function, method, initializer, accessor, subscript, closure, enum case.
open class CallableSymbol: ValueSymbol {
  /// The parameters, without `self`.
  public internal(set) var parameters: [ParameterSymbol] {
    get {
      prepare()
      return storedParameters
    }
    set { storedParameters = newValue }
  }
  /// `self` inside the body: `isInout` in mutating members of structs and enums; a metatype in static ones.
  public internal(set) var selfVariable: VariableSymbol? {
    get {
      prepare()
      return storedSelf
    }
    set { storedSelf = newValue }
  }
  /// The generic parameters in scope, own ones last.
  public internal(set) var signature: GenericSignature? {
    get {
      prepareSignature()
      return storedSignature
    }
    set { storedSignature = newValue }
  }
  /// Own generic parameters, those of `some P` parameters last.
  public internal(set) var ownParameters: [GenericParameterSymbol] = []
  var storedParameters: [ParameterSymbol] = []
  var storedSelf: VariableSymbol?
  var storedSignature: GenericSignature?
  /// How far the declaration's head has been worked out.
  enum Preparation { case none, signature, all }
  var preparation = Preparation.none
  public internal(set) var isMutating = false
  /// Whether the body has `throws` or `rethrows`.
  public internal(set) var isThrowing = false
  public internal(set) var isRethrowing = false
  /// Which body the compiler makes, where none is written.
  public internal(set) var derivation: Derivation?
  /// The checked body, once it has been asked for; see `Program.body(of:)`.
  var checkedBody: CheckedBody = .unknown
  public override var genericSignature: GenericSignature { signature ?? parent?.genericSignature ?? .empty }

  /// Works out the generic signature; see Declarations/Callables.swift.
  func prepareSignature() { program.prepareSignature(of: self) }
  /// Works out parameters and `self`.
  func prepare() { program.prepare(self) }
}

/// A function, method or operator.
public final class FunctionSymbol: CallableSymbol {
  public internal(set) var isOperator = false
  /// `prefix`, `postfix`, or neither.
  public internal(set) var operatorFixity: OperatorSymbol.Fixity?
  public internal(set) var opaqueResults: [OpaqueTypeSymbol] = []
}

/// `init`.
public final class InitializerSymbol: CallableSymbol {
  public internal(set) var isFailable = false
  /// `init!`.
  public internal(set) var isImplicitlyUnwrapped = false
  public internal(set) var isConvenience = false
  public internal(set) var isRequired = false
  /// The properties that a memberwise initializer's parameters initialise, in the parameters' order.
  public internal(set) var memberwiseProperties: [VariableSymbol] = []

  /// Whether the memberwise initializer calls what it is given for a property: an autoclosure, or the closure of a builder.
  public func callsParameter(at index: Int) -> Bool {
    parameters[index].isAutoclosure || parameters[index].type.function?.result === memberwiseProperties[index].type
  }
  /// How far away a memberwise initializer may be used from: no farther than the properties it takes.
  var memberwiseAccess = AccessLevel.internal
}

/// `deinit`.
public final class DeinitializerSymbol: CallableSymbol {}

/// `subscript`.
public final class SubscriptSymbol: CallableSymbol {
  public internal(set) var accessors: [AccessorSymbol] = []
  public internal(set) var opaqueResults: [OpaqueTypeSymbol] = []
  public func accessor(_ kind: AccessorSymbol.Kind) -> AccessorSymbol? { accessors.first { $0.kind == kind } }
}

extension SubscriptSymbol {
  /// Whether it is what `@dynamicMemberLookup` makes of a name: `subscript(dynamicMember:)`.
  var takesDynamicMembers: Bool { parameters.count == 1 && parameters[0].label == "dynamicMember" }

  /// Whether it takes the name as a key path rather than as text (SE-0252).
  var takesDynamicMembersByPath: Bool {
    takesDynamicMembers && parameters[0].type.nominal?.name.hasSuffix("KeyPath") ?? false
  }
}

/// One accessor of a variable or subscript. A subscript's accessor has the subscript's parameters first, then `newValue`.
public final class AccessorSymbol: CallableSymbol {
  public enum Kind { case get, set, modify, read, willSet, didSet, address, mutableAddress }
  public let kind: Kind
  /// The variable or subscript.
  public unowned let owner: ValueSymbol
  /// `newValue` or `oldValue` or the name given; nil where it is not used (a `didSet` that never reads `oldValue`).
  public internal(set) var valueParameter: ParameterSymbol? {
    get {
      prepare()
      return storedValueParameter
    }
    set { storedValueParameter = newValue }
  }
  private var storedValueParameter: ParameterSymbol?
  /// The type of what is read and written.
  var valueType: Type {
    owner is SubscriptSymbol ? owner.type.function?.result ?? program.types.error : owner.type
  }
  public init(kind: Kind, owner: ValueSymbol, syntax: Node?, program: Program) {
    self.kind = kind
    self.owner = owner
    super.init(name: owner.name, syntax: syntax, parent: owner.parent, program: program)
  }
}

/// One parameter of a callable.
public final class ParameterSymbol: Symbol {
  /// The argument label, nil for `_`.
  public let label: String?
  /// The variable inside the body.
  public internal(set) var variable: VariableSymbol
  /// The type of one argument for a variadic parameter; the variable then is an array.
  public internal(set) var type: Type
  public internal(set) var isVariadic = false
  public internal(set) var isInout = false
  public internal(set) var isAutoclosure = false
  public internal(set) var isEscaping = false
  /// For the parameter `$x` of a closure: the wrapped variable `x`.
  public internal(set) var projectedVariable: VariableSymbol?
  /// The default value as written.
  public internal(set) var defaultValue: Expression?
  public var hasDefault: Bool { defaultValue != nil || synthesizedDefault != nil || defaultsToNil }
  /// Whether a memberwise initializer leaves a lazy property without value where it is not given one.
  var defaultsToNil = false
  /// The default value after checking.
  var checkedDefault: TypedExpression?
  /// Whether the default value, rather than an argument, says what a generic parameter is where it is used.
  var defaultTellsType = false
  /// The default of a memberwise initializer's parameter: the property's initial value.
  public internal(set) var synthesizedDefault: BindingEntry?
  /// For a parameter of an inherited initializer: the one whose default is used.
  public internal(set) var inheritedDefault: ParameterSymbol?
  public init(
    label: String?, variable: VariableSymbol, type: Type, syntax: Node?, parent: Symbol?, program: Program
  ) {
    self.label = label
    self.variable = variable
    self.type = type
    super.init(name: variable.name, syntax: syntax, parent: parent, program: program)
  }
}

/// One case of an enum; as a value it is a function from its payload, or the enum itself.
public final class EnumCaseSymbol: CallableSymbol {
  /// Position among the enum's cases.
  public internal(set) var index = 0
  public internal(set) var isIndirect = false
  public internal(set) var rawValue: Expression?
  public unowned let owner: NominalSymbol
  public init(name: String, owner: NominalSymbol, syntax: Node?, program: Program) {
    self.owner = owner
    super.init(name: name, syntax: syntax, parent: owner, program: program)
  }
}

/// `infix operator +++: Group`.
public final class OperatorSymbol: Symbol {
  public enum Fixity { case prefix, infix, postfix }
  public internal(set) var fixity: Fixity = .infix
  public internal(set) var precedenceGroup: PrecedenceGroupSymbol?
}

/// `precedencegroup`.
public final class PrecedenceGroupSymbol: Symbol {
  public enum Associativity { case left, right, none }
  public internal(set) var associativity: Associativity = .none
  public internal(set) var higherThan: [PrecedenceGroupSymbol] = []
  public internal(set) var lowerThan: [PrecedenceGroupSymbol] = []
  /// Whether the groups it is compared with have been looked up.
  var isLinked = false
  public internal(set) var isAssignment = false
}
