import Syntax

/// A variable with property wrappers attached, and what they make of it: the storage `_x`, the projection `$x`, and accessors
/// for `x` itself.
///
/// In the first check these are only symbols with types; they have no bodies. Expansion writes them out as text, and the text
/// is what is checked again and run.
public final class AppliedWrapper {
  /// One attribute with the wrapper type it names.
  public struct Layer {
    public let attribute: Attribute
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
      name: "_" + variable.name, isLet: false, syntax: variable.syntax, parent: variable.parent,
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
    let mutability = Mutability(of: projected, in: layers[0].symbol)
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
      let needsOuterSetter = result.setterMutates || result.getterMutates
      result = Mutability(
        hasSetter: result.hasSetter && (!result.setterMutates || own.hasSetter),
        setterMutates: result.setterMutates ? own.setterMutates : own.getterMutates,
        getterMutates: own.getterMutates || (result.getterMutates && own.setterMutates))
      _ = needsOuterSetter
    }
    return result
  }()

  /// The type of each wrapper, outermost first; that of the first is the type of `_x`.
  public private(set) lazy var layerTypes: [Type] = program.layerTypes(of: self)

  /// Whether an attribute has arguments in parentheses, if only empty ones.
  public var hasArguments: Bool { layers.contains { $0.attribute.leftParen != nil } }

  /// The initial value written behind `=`.
  public var initialValue: Expression? { variable.binding?.initializer }

  /// Whether every wrapper can be made of a wrapped value.
  public var canInitializeByValue: Bool { layers.allSatisfy { program.hasValueInitializer($0.symbol) } }

  /// Whether `W()` makes the storage, so that no value is needed.
  public var isDefaultInitialized: Bool {
    guard initialValue == nil else { return false }
    if layers[layers.count - 1].attribute.leftParen != nil { return true }
    return program.hasDefaultInitializer(layers[layers.count - 1].symbol)
      && layers.dropLast().allSatisfy { program.hasValueInitializer($0.symbol) }
  }

  /// Whether an optional variable without a value starts as `nil`.
  public var isImplicitlyNil: Bool {
    guard initialValue == nil, !isDefaultInitialized, canInitializeByValue else { return false }
    return variable.binding?.annotation.map {
      $0.kind == .optional || $0.kind == .implicitlyUnwrappedOptional
    } ?? false
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
      self.init(hasSetter: !property.isLet, setterMutates: !isReference, getterMutates: false)
    } else {
      let getter = property.accessor(.get) ?? property.accessor(.read) ?? property.accessor(.address)
      let setter = property.accessor(.set) ?? property.accessor(.modify) ?? property.accessor(.mutableAddress)
      self.init(
        hasSetter: setter != nil, setterMutates: !isReference && (setter?.isMutating ?? false),
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
