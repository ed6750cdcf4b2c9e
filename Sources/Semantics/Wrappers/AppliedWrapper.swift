import Syntax

/// A variable with property wrappers attached, and what they make of it: the storage `_x`, the projection `$x`, and accessors
/// for `x` itself.
///
/// In the first check these are only symbols with types; they have no bodies. Expansion writes them out as text, and the text
/// is what is checked again and run.
public final class AppliedWrapper {
  /// One attribute with the wrapper type it names.
  public struct Layer {
    /// Nil for a closure's parameter `$x`, whose wrapper is told by its type.
    public let attribute: Attribute?
    public let symbol: NominalSymbol
    /// `wrappedValue` of the wrapper.
    public let wrappedValue: VariableSymbol?
  }

  public unowned let variable: VariableSymbol
  /// Outermost wrapper first, as the attributes are written.
  public let layers: [Layer]
  /// `_x`.
  public let storage: VariableSymbol
  private unowned let program: Program

  init(_ variable: VariableSymbol, layers: [Layer], program: Program) {
    self.variable = variable
    self.layers = layers
    self.program = program
    storage = VariableSymbol(
      name: "_" + variable.name, isLet: variable.isParameter, syntax: variable.syntax, parent: variable.parent,
      program: program)
    storage.isStatic = variable.isStatic
    storage.access = .private
    storage.isFinal = true
    storage.definingScope = variable.definingScope
    storage.nameRange = variable.nameRange
    storage.wrappedVariable = variable
  }

  /// `$x`; nil where the outermost wrapper has no `projectedValue`.
  public private(set) lazy var projection: VariableSymbol? = {
    guard let projected = program.instanceProperty("projectedValue", of: layers[0].symbol) else { return nil }
    let symbol = VariableSymbol(
      name: "$" + variable.name, isLet: false, syntax: variable.syntax, parent: variable.parent,
      program: program)
    symbol.isStatic = variable.isStatic
    symbol.access = variable.access
    symbol.definingScope = variable.definingScope
    symbol.nameRange = variable.nameRange
    symbol.projectedVariable = variable
    symbol.storage = .computed
    var mutability = Mutability(of: projected, in: layers[0].symbol)
    if variable.isParameter, mutability.setterMutates { mutability.hasSetter = false }
    if let enclosing = enclosingSubscript("projected") {
      mutability = Mutability(hasSetter: enclosing.isSettable, setterMutates: false, getterMutates: false)
    }
    symbol.accessors = mutability.accessors(of: symbol, program)
    return symbol
  }()

  /// `projectedValue` of the outermost wrapper.
  public var projectedValue: VariableSymbol? {
    program.instanceProperty("projectedValue", of: layers[0].symbol)
  }

  /// How `x` is read and written: through all layers.
  public private(set) lazy var mutability: Mutability = {
    var result = Mutability(hasSetter: false, setterMutates: false, getterMutates: false)
    for (index, layer) in layers.enumerated().reversed() {
      guard let wrappedValue = layer.wrappedValue else { continue }
      let own = Mutability(of: wrappedValue, in: layer.symbol)
      if index == layers.count - 1 {
        result = own
        continue
      }
      // A setter that changes the inner wrapper needs a way to write that wrapper back.
      result = Mutability(
        hasSetter: result.hasSetter && (!result.setterMutates || own.hasSetter),
        setterMutates: result.setterMutates ? own.setterMutates : own.getterMutates,
        getterMutates: own.getterMutates || (result.getterMutates && own.setterMutates))
    }
    if let enclosing = enclosingSubscript("wrapped") {
      result = Mutability(hasSetter: enclosing.isSettable, setterMutates: false, getterMutates: false)
    }
    // The wrapper of a parameter is a constant.
    if variable.isParameter, result.setterMutates { result.hasSetter = false }
    return result
  }()

  /// The type of each wrapper, outermost first; that of the first is the type of `_x`.
  public private(set) lazy var layerTypes: [Type] = program.layerTypes(of: self)

  /// For the parameter `$x` of a closure: its type, which is that of the projection.
  var projectionType: Type?

  /// Whether callers make the wrapper of the parameter, of a value or of a projection (rule 28); otherwise the function
  /// wraps the value it is given (rule 27).
  public private(set) lazy var isMadeByCaller: Bool =
    variable.isParameter && !hasArguments && program.hasProjectionInitializer(layers[0].symbol)

  /// The calls that the attributes with arguments make, with a stand-in for the wrapped value; for finding mistakes in the
  /// arguments, and sugar.
  public internal(set) var attributeCalls: [TypedExpression] = []

  /// Whether an attribute has arguments in parentheses, if only empty ones.
  public var hasArguments: Bool { layers.contains { $0.attribute?.leftParen != nil } }

  /// The initial value written behind `=`.
  public var initialValue: Expression? { variable.binding?.initializer }

  /// Whether every wrapper can be made of a wrapped value.
  public var canInitializeByValue: Bool { layers.allSatisfy { program.hasValueInitializer($0.symbol) } }

  /// Whether `W()` makes the storage, so that no value is needed.
  public var isDefaultInitialized: Bool {
    guard initialValue == nil else { return false }
    if variable.isParameter { return false }
    if layers[layers.count - 1].attribute?.leftParen != nil { return true }
    return program.hasDefaultInitializer(layers[0].symbol) { layerTypes.first }
  }

  /// Whether an optional variable without a value starts as `nil`.
  public var isImplicitlyNil: Bool {
    guard initialValue == nil, !isDefaultInitialized, canInitializeByValue else { return false }
    return variable.binding?.annotation.map {
      $0.kind == .optional || $0.kind == .implicitlyUnwrappedOptional
    } ?? false
  }

  /// Whether nothing in the declaration makes the wrapper, so that an assignment has to.
  public var needsValue: Bool { initialValue == nil && !isDefaultInitialized && !isImplicitlyNil }

  /// The static subscript through which a property of a class is read and written, if the outermost wrapper has one: its
  /// arguments are the object and key paths (rule 30). `label` is `wrapped` or `projected`.
  public func enclosingSubscript(_ label: String) -> SubscriptSymbol? {
    guard variable.isMember, !variable.isStatic, let owner = variable.parent.flatMap(program.nominalOf),
      owner.kind == .class
    else { return nil }
    return program.members(named: "subscript", of: layers[0].symbol).lazy.compactMap { $0 as? SubscriptSymbol }
      .first { $0.isStatic && $0.writtenLabels == ["_enclosingInstance", label, "storage"] }
  }

  /// Whether the memberwise initializer takes the value rather than the wrapper.
  public var memberwiseTakesValue: Bool {
    canInitializeByValue && (initialValue != nil || !isDefaultInitialized)
  }
}

/// Which accessors a property has, and what they do to the value they belong to.
public struct Mutability {
  public var hasSetter: Bool
  public var setterMutates: Bool
  public var getterMutates: Bool

  init(hasSetter: Bool, setterMutates: Bool, getterMutates: Bool) {
    self.hasSetter = hasSetter
    self.setterMutates = setterMutates
    self.getterMutates = getterMutates
  }

  /// That of a wrapper's property. A class is a reference: neither accessor changes the variable that holds it.
  init(of property: VariableSymbol, in owner: NominalSymbol) {
    let isReference = owner.kind == .class
    if property.storage == .stored {
      self.init(
        hasSetter: !property.isLet && !property.hasPrivateSetter, setterMutates: !isReference, getterMutates: false)
    } else {
      let getter = property.accessor(.get) ?? property.accessor(.read) ?? property.accessor(.address)
      let setter = property.accessor(.set) ?? property.accessor(.modify) ?? property.accessor(.mutableAddress)
      self.init(
        hasSetter: setter != nil && !property.hasPrivateSetter,
        setterMutates: !isReference && (setter?.isMutating ?? false),
        getterMutates: !isReference && (getter?.isMutating ?? false))
    }
  }

  func accessors(of symbol: VariableSymbol, _ program: Program) -> [AccessorSymbol] {
    let getter = AccessorSymbol(kind: .get, owner: symbol, syntax: nil, program: program)
    getter.isMutating = getterMutates
    getter.isStatic = symbol.isStatic
    guard hasSetter else { return [getter] }
    let setter = AccessorSymbol(kind: .set, owner: symbol, syntax: nil, program: program)
    setter.isMutating = setterMutates
    setter.isStatic = symbol.isStatic
    return [getter, setter]
  }
}

extension SubscriptSymbol {
  fileprivate var isSettable: Bool {
    accessors.contains { $0.kind == .set || $0.kind == .modify || $0.kind == .mutableAddress }
  }
}

extension VariableSymbol {
  /// `private(set)`: outside of its type the variable can only be read (rule 2).
  fileprivate var hasPrivateSetter: Bool {
    (syntax as? VariableDeclaration)?.modifiers.contains { $0.name == "private" && $0.detail != nil } ?? false
  }
}
