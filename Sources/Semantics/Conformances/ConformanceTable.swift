import Syntax

/// One `: P` in a type's or extension's head, or one that follows from it.
public final class DeclaredConformance {
  public let nominal: NominalSymbol
  public let proto: NominalSymbol
  /// The type or extension that says it.
  public let source: Symbol
  var typeWitnesses: [AssociatedTypeSymbol: Type] = [:]
  var witnesses: [Symbol: DeclarationReference] = [:]
  /// The associated types being inferred, so that a cycle is noticed.
  var inferring: Set<AssociatedTypeSymbol> = []

  init(nominal: NominalSymbol, proto: NominalSymbol, source: Symbol) {
    self.nominal = nominal
    self.proto = proto
    self.source = source
  }
}

/// How a type conforms to a protocol.
public enum Conformance {
  /// By a declaration, with the arguments of the conforming type.
  case concrete(DeclaredConformance, Type)
  /// Because the signature, the existential or the opaque type says so; found out when the type is known.
  case abstract(Type, NominalSymbol)
}

extension Program {
  /// The conformances that a type declares, with those that follow by inheritance of protocols.
  func declaredConformances(of nominal: NominalSymbol) -> [DeclaredConformance] {
    takeInNewExtensions(of: nominal)
    if let known = nominal.conformanceCache,
      nominal.shape.extensionsWithKnownProtocols == nominal.extensions.count
    {
      return known
    }
    // Looking for extensions may ask for the conformances itself, and find them.
    openInheritanceClauses += 1
    _ = directMembers(named: "", of: nominal)
    if let known = nominal.conformanceCache,
      nominal.shape.extensionsWithKnownProtocols == nominal.extensions.count
    {
      openInheritanceClauses -= 1
      return known
    }
    var result = nominal.conformanceCache ?? []
    func add(_ proto: NominalSymbol, _ source: Symbol) {
      if result.contains(where: { $0.proto === proto }) { return }
      result.append(DeclaredConformance(nominal: nominal, proto: proto, source: source))
    }
    /// Adds what follows from the conformances added so far.
    func addInherited() {
      var index = 0
      while index < result.count {
        for inherited in result[index].proto.inheritedProtocols { add(inherited, result[index].source) }
        index += 1
      }
    }
    if nominal.conformanceCache == nil {
      nominal.conformanceCache = []
      for proto in inheritance(of: nominal).protocols { add(proto, nominal) }
    }
    // What extensions say themselves comes before what only follows: `extension A: Sequence where …` beside
    // `extension A: Collection`.
    let extensions = nominal.extensions
    for symbol in extensions.dropFirst(nominal.shape.extensionsWithKnownProtocols) {
      for proto in symbol.protocols { add(proto, symbol) }
    }
    if nominal.kind == .enum { addEnumConformances(nominal, add) }
    addInherited()
    openInheritanceClauses -= 1
    if openInheritanceClauses == 0 || !nominal.shape.isReadingInheritance {
      nominal.conformanceCache = result
      nominal.shape.extensionsWithKnownProtocols = extensions.count
    } else {
      nominal.conformanceCache = nil
    }
    return result
  }

  /// Enums without payload are `Hashable`; those with a raw type are `RawRepresentable` too.
  private func addEnumConformances(_ nominal: NominalSymbol, _ add: (NominalSymbol, Symbol) -> Void) {
    if nominal.rawType != nil { add(known.type("RawRepresentable"), nominal) }
    let cases = nominal.cases
    if !cases.isEmpty, cases.allSatisfy({ ($0.syntax as? EnumCaseElement)?.parameters == nil }) {
      add(known.hashable, nominal)
      add(known.equatable, nominal)
    }
  }

  func protocols(of symbol: ExtensionSymbol) -> [NominalSymbol] {
    guard let clause = (symbol.syntax as? ExtensionDeclaration)?.inheritance else { return [] }
    return clause.types.flatMap { syntax -> [NominalSymbol] in
      resolve(syntax, in: symbol.parent!.scope, purpose: .inheritance).existential?.protocols.map(\.symbol)
        ?? []
    }
  }

  /// How a type conforms to a protocol; nil when it does not. `signature` explains generic parameters.
  public func conformance(
    of type: Type, to proto: NominalSymbol, in signature: GenericSignature? = nil,
    ignoringConditions: Bool = false
  ) -> Conformance? {
    switch type.kind {
    case .nominal(let nominal, _):
      return concreteConformance(type, nominal, proto, signature, ignoringConditions)
    case .dynamicSelf(let inner): return conformance(of: inner, to: proto, in: signature)
    case .genericParameter(let parameter):
      let signature = signature ?? parameter.parent?.genericSignature ?? .empty
      return abstract(type, proto, signature)
    case .dependentMember:
      if let protocols = boundProtocols(of: type) { return bounded(type, protocols, proto, signature) }
      guard let signature = signature ?? type.rootParameter?.parent?.genericSignature else { return nil }
      let canonical = signature.canonical(type, self)
      if !canonical.isTypeParameter { return conformance(of: canonical, to: proto, in: signature) }
      return abstract(canonical, proto, signature)
    case .opaque, .opened: return bounded(type, boundProtocols(of: type) ?? [], proto, signature)
    case .existential(let composition):
      // `any Error` conforms to `Error`, and class-bound marker protocols to themselves.
      if composition.protocols.contains(where: { $0.symbol.inherits(from: proto) }), proto.conformsToItself {
        return .abstract(type, proto)
      }
      if let superclass = composition.superclass {
        return conformance(of: superclass, to: proto, in: signature)
      }
      return proto.isMarker ? .abstract(type, proto) : nil
    case .tuple, .function, .metatype, .existentialMetatype:
      return proto.isMarker ? .abstract(type, proto) : nil
    default: return nil
    }
  }

  private func abstract(_ type: Type, _ proto: NominalSymbol, _ signature: GenericSignature) -> Conformance? {
    if signature.protocols(of: type, self).contains(where: { $0 === proto }) { return .abstract(type, proto) }
    let canonical = signature.canonical(type, self)
    if canonical !== type {
      if canonical.isTypeParameter {
        if signature.protocols(of: canonical, self).contains(where: { $0 === proto }) {
          return .abstract(canonical, proto)
        }
      } else {
        return conformance(of: canonical, to: proto, in: signature)
      }
    }
    if let superclass = signature.superclass(of: type, self) {
      return conformance(of: superclass, to: proto, in: signature)
    }
    return proto.isMarker ? .abstract(type, proto) : nil
  }

  private func bounded(
    _ type: Type, _ protocols: [NominalSymbol], _ proto: NominalSymbol, _ signature: GenericSignature?
  ) -> Conformance? {
    if protocols.contains(where: { $0 === proto }) { return .abstract(type, proto) }
    if let superclass = boundSuperclass(of: type) {
      return conformance(of: superclass, to: proto, in: signature)
    }
    return proto.isMarker ? .abstract(type, proto) : nil
  }

  private func concreteConformance(
    _ type: Type, _ nominal: NominalSymbol, _ proto: NominalSymbol, _ signature: GenericSignature?,
    _ ignoringConditions: Bool
  ) -> Conformance? {
    var current = nominal
    var currentType = type
    while true {
      if let declared = declaredConformances(of: current).first(where: { $0.proto === proto }) {
        guard ignoringConditions || conditionsHold(declared, for: currentType, signature) else { return nil }
        return .concrete(declared, currentType)
      }
      guard let superclass = superclass(of: currentType), let next = superclass.nominal else { break }
      current = next
      currentType = superclass
    }
    return proto.isMarker ? .abstract(type, proto) : nil
  }

  /// Whether the conditions of an extension's `where` hold for a type's arguments.
  private func conditionsHold(
    _ declared: DeclaredConformance, for type: Type, _ signature: GenericSignature?
  ) -> Bool {
    guard let source = declared.source as? ExtensionSymbol else { return true }
    let base = declared.nominal.genericSignature.requirements.count
    let requirements = source.genericSignature.requirements.dropFirst(base)
    return requirementsHold(
      Array(requirements), Substitution(declared.nominal.genericSignature.parameters, type.arguments),
      signature)
  }

  /// Whether requirements hold once parameters are replaced.
  func requirementsHold(
    _ requirements: [Requirement], _ substitution: Substitution, _ signature: GenericSignature? = nil
  ) -> Bool {
    for requirement in requirements {
      switch requirement {
      case .conformance(let subject, let proto):
        let type = subject.substituting(substitution)
        if type.hasTypeVariables { continue }
        if conformance(of: type, to: proto, in: signature) == nil { return false }
      case .superclass(let subject, let superclass):
        let type = subject.substituting(substitution)
        if type.hasTypeVariables { continue }
        guard let wanted = superclass.substituting(substitution).nominal else { return false }
        if self.superclass(wanted, of: type) == nil {
          guard let signature, let bound = signature.superclass(of: type, self),
            self.superclass(wanted, of: bound) != nil
          else { return false }
        }
      case .isClass(let subject):
        let type = subject.substituting(substitution)
        if type.hasTypeVariables { continue }
        if !type.isClassBound {
          guard let signature, type.isTypeParameter, signature.isClassBound(type, self) else { return false }
        }
      case .sameType(let left, let right):
        var newLeft = left.substituting(substitution)
        var newRight = right.substituting(substitution)
        if newLeft.hasTypeVariables || newRight.hasTypeVariables { continue }
        if let signature {
          newLeft = signature.canonical(newLeft, self)
          newRight = signature.canonical(newRight, self)
        }
        if newLeft !== newRight { return false }
      }
    }
    return true
  }
}

extension Type {
  /// The generic parameter at the root of a dependent member.
  var rootParameter: GenericParameterSymbol? {
    switch kind {
    case .genericParameter(let parameter): return parameter
    case .dependentMember(let base, _): return base.rootParameter
    default: return nil
    }
  }
}

extension NominalSymbol {
  /// Protocols without requirements that everything conforms to here.
  var isMarker: Bool {
    guard kind == .protocol else { return false }
    switch name {
    case "Sendable", "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable":
      return module?.isMain == false
    default: return false
    }
  }

  /// Whether the existential of the protocol conforms to it.
  var conformsToItself: Bool { self === program.known.error || isMarker }
}

extension Conformance {
  /// The type that an associated type is in this conformance.
  public func typeWitness(for associated: AssociatedTypeSymbol) -> Type {
    switch self {
    case .abstract(let type, _): return type.member(associated)
    case .concrete(let declared, let type):
      let witness = associated.program.typeWitness(for: associated, in: declared)
      return witness.substituting(declared.nominal.genericSignature.parameters, with: type.arguments)
    }
  }

  /// The declaration that fulfils a requirement, with its generic arguments. `arguments` are the requirement's own ones,
  /// after `Self`.
  public func witness(for requirement: ValueSymbol, arguments: [Type] = []) -> DeclarationReference? {
    guard case .concrete(let declared, let type) = self else { return nil }
    return requirement.program.witness(for: requirement, arguments: arguments, in: declared, type)
  }
}
