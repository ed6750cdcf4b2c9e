// Short names for what is asked of types all the time.

extension Type {
  public var isVoid: Bool { self === table.void }
  public var isAny: Bool { self === table.any }
  public var hasTypeVariables: Bool { contents.contains(.typeVariable) }
  public var hasErrors: Bool { contents.contains(.error) }
  /// Whether the type mentions generic parameters, so that it has no layout of its own.
  public var isGeneric: Bool { contents.contains(.genericParameter) }

  /// The generic arguments of a struct, enum or class.
  public var arguments: [Type] {
    switch kind {
    case .nominal(_, let arguments), .unbound(_, let arguments): return arguments
    case .dynamicSelf(let type): return type.arguments
    default: return []
    }
  }

  /// What is inside an optional; nil for every other type.
  public var optionalPayload: Type? {
    guard let nominal, nominal === nominal.program.known.optional, case .nominal(_, let arguments) = kind else {
      return nil
    }
    return arguments[0]
  }
  /// How many optionals are around a type.
  public var optionalDepth: Int { optionalPayload.map { $0.optionalDepth + 1 } ?? 0 }

  public var isOptional: Bool { optionalPayload != nil }

  public var isClass: Bool { nominal?.kind == .class }

  /// Whether values of the type are references to objects, as far as the type alone tells.
  public var isClassBound: Bool {
    switch kind {
    case .existential(let composition): return composition.isClassBound
    default: return isClass
    }
  }

  public var function: FunctionType? {
    if case .function(let function) = kind { return function }
    return nil
  }

  public var existential: ProtocolComposition? {
    if case .existential(let composition) = kind { return composition }
    return nil
  }

  /// The instance type of a metatype, of either sort.
  public var metatypeInstance: Type? {
    switch kind {
    case .metatype(let type), .existentialMetatype(let type): return type
    default: return nil
    }
  }

  public var tupleElements: [TupleElement]? {
    if case .tuple(let elements) = kind { return elements }
    return nil
  }

  public var metatype: Type { table[.metatype(self)] }

  /// `self` without the dynamic `Self` of classes.
  public var withoutDynamicSelf: Type {
    if case .dynamicSelf(let type) = kind { return type }
    return self
  }

  /// Whether arguments of a generic type, or of a generic alias of one, are left to be inferred: `let pair: Pair = (1, 2)`.
  var leavesArgumentsOpen: Bool {
    if contents.contains(.unbound) { return true }
    guard contents.contains(.genericParameter) else { return false }
    var isOpen = false
    _ = transform { part in
      if case .genericParameter(let parameter) = part.kind, parameter.parent is TypeAliasSymbol { isOpen = true }
      return isOpen ? part : nil
    }
    return isOpen
  }
}

extension NominalSymbol {
  /// The type with the symbol's own generic parameters as arguments.
  public var declaredType: Type {
    program.types[.nominal(self, genericSignature.parameters.map(\.type))]
  }
}
