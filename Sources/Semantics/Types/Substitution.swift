/// What generic parameters stand for.
public struct Substitution {
  private let lookUp: (GenericParameterSymbol) -> Type?
  /// What `Self` of a class stands for, where the dynamic type is known.
  public var dynamicSelf: Type?

  public init(_ lookUp: @escaping (GenericParameterSymbol) -> Type?) { self.lookUp = lookUp }

  public init(_ parameters: [GenericParameterSymbol], _ arguments: [Type]) {
    if parameters.isEmpty {
      self.init { _ in nil }
    } else if parameters.count == 1 {
      let parameter = parameters[0]
      let argument = arguments.first
      self.init { $0 === parameter ? argument : nil }
    } else {
      self.init { parameter in
        for (index, candidate) in parameters.enumerated() where candidate === parameter {
          return index < arguments.count ? arguments[index] : nil
        }
        return nil
      }
    }
  }

  public subscript(parameter: GenericParameterSymbol) -> Type? { lookUp(parameter) }

  /// This substitution where it has an answer, otherwise `other`.
  public func or(_ other: Substitution) -> Substitution {
    var result = Substitution { self[$0] ?? other[$0] }
    result.dynamicSelf = dynamicSelf ?? other.dynamicSelf
    return result
  }
}

extension Type {
  /// The type with arguments in place of generic parameters. Members of parameters are looked up in what the parameters
  /// stand for.
  public func substituting(_ parameters: [GenericParameterSymbol], with arguments: [Type]) -> Type {
    if parameters.isEmpty || !contents.contains(.genericParameter) { return self }
    return substituting(Substitution(parameters, arguments))
  }

  public func substituting(_ substitution: Substitution) -> Type {
    let relevant: Contents =
      substitution.dynamicSelf == nil ? [.genericParameter] : [.genericParameter, .dynamicSelf]
    if contents.isDisjoint(with: relevant) { return self }
    return transform { type in
      switch type.kind {
      case .genericParameter(let parameter): return substitution[parameter] ?? type
      case .dependentMember(let base, let member):
        let newBase = base.substituting(substitution)
        if newBase === base { return type }
        return newBase.member(member)
      case .dynamicSelf(let inner):
        return substitution.dynamicSelf ?? type.table[.dynamicSelf(inner.substituting(substitution))]
      default: return nil
      }
    }
  }

  /// Rebuilds a type from the bottom: `change` gives the replacement of a whole part, or nil to look inside. A type of which
  /// nothing changes is not made again.
  public func transform(_ change: (Type) -> Type?) -> Type {
    if let changed = change(self) { return changed }
    func each(_ types: [Type]) -> [Type]? {
      var result: [Type]?
      for (index, type) in types.enumerated() {
        let changed = type.transform(change)
        if result == nil, changed !== type { result = types }
        result?[index] = changed
      }
      return result
    }
    func one(_ type: Type, _ kind: (Type) -> Kind) -> Type {
      let changed = type.transform(change)
      return changed === type ? self : table[kind(changed)]
    }
    switch kind {
    case .nominal(let symbol, let arguments): return each(arguments).map { table[.nominal(symbol, $0)] } ?? self
    case .unbound(let symbol, let arguments): return each(arguments).map { table[.unbound(symbol, $0)] } ?? self
    case .genericParameter, .opened, .variable, .error: return self
    case .dependentMember(let base, let member):
      let newBase = base.transform(change)
      return newBase === base ? self : newBase.member(member)
    case .tuple(let elements):
      guard let types = each(elements.map(\.type)) else { return self }
      return table.tuple(zip(elements, types).map { TupleElement(label: $0.label, type: $1) })
    case .function(let function):
      var copy = function
      for index in copy.parameters.indices {
        copy.parameters[index].type = copy.parameters[index].type.transform(change)
      }
      copy.result = copy.result.transform(change)
      copy.thrown = copy.thrown?.transform(change)
      if let thrown = copy.thrown, thrown.isNever { copy.thrown = nil }
      return table[.function(copy)]
    case .existential(let composition):
      if composition.superclass == nil, composition.protocols.allSatisfy(\.arguments.isEmpty) { return self }
      var copy = composition
      copy.protocols = copy.protocols.map {
        ProtocolComposition.Member($0.symbol, arguments: each($0.arguments) ?? $0.arguments)
      }
      copy.superclass = copy.superclass?.transform(change)
      return table[.existential(copy)]
    case .metatype(let type): return one(type) { .metatype($0) }
    case .existentialMetatype(let type): return one(type) { .existentialMetatype($0) }
    case .opaque(let symbol, let arguments): return each(arguments).map { table[.opaque(symbol, $0)] } ?? self
    case .dynamicSelf(let type): return one(type) { .dynamicSelf($0) }
    case .lvalue(let type): return one(type) { .lvalue($0) }
    case .inout(let type): return one(type) { .inout($0) }
    }
  }

  /// Visits the type variables that the type mentions, in the order in which they are written.
  func forEachVariable(_ visit: (TypeVariable) -> Void) {
    guard contents.contains(.typeVariable) else { return }
    switch kind {
    case .variable(let variable): visit(variable)
    case .nominal(_, let types), .unbound(_, let types), .opaque(_, let types):
      for type in types { type.forEachVariable(visit) }
    case .dependentMember(let type, _), .metatype(let type), .existentialMetatype(let type), .dynamicSelf(let type),
      .lvalue(let type), .inout(let type):
      type.forEachVariable(visit)
    case .tuple(let elements): for element in elements { element.type.forEachVariable(visit) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.forEachVariable(visit) }
      function.result.forEachVariable(visit)
      function.thrown?.forEachVariable(visit)
    case .existential(let composition):
      for member in composition.protocols {
        for type in member.arguments { type.forEachVariable(visit) }
      }
      composition.superclass?.forEachVariable(visit)
    case .genericParameter, .opened, .error: break
    }
  }

  /// Whether there is no value of the type: an enum without cases.
  var isUninhabited: Bool {
    guard let nominal, nominal.kind == .enum, nominal.builtinName == nil else { return false }
    return nominal.cases.isEmpty
  }

  public var isNever: Bool {
    guard case .nominal(let symbol, _) = kind else { return false }
    return symbol === symbol.program.known.never
  }

  /// The associated type of this type: looked up in its conformance where it is concrete.
  public func member(_ associated: AssociatedTypeSymbol) -> Type {
    let program = associated.program
    switch kind {
    case .genericParameter, .variable: return table[.dependentMember(self, associated)]
    case .dependentMember, .opened, .opaque: return program.boundMember(of: self, associated)
    case .existential(let composition): return program.erasedMember(of: composition, associated)
    case .error: return self
    case .dynamicSelf(let inner): return inner.member(associated)
    default:
      // What an associated type is does not depend on whether the conditions of the conformance hold.
      if let conformance = program.conformance(
        of: self, to: associated.ownerProtocol, ignoringConditions: true)
      {
        return conformance.typeWitness(for: associated)
      }
      // Another protocol may name the same member.
      if let nominal, let type = program.memberType(named: associated.name, of: nominal) {
        return type.substituting(nominal.genericSignature.parameters, with: arguments)
      }
      return table.error
    }
  }
}
