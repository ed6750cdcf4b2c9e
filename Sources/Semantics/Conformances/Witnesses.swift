import Syntax

// Which declarations and types of a conforming type fulfil the requirements of a protocol.

extension Program {
  // MARK: Associated types

  /// The type witness of an associated type, in terms of the conforming type's generic parameters.
  func typeWitness(for associated: AssociatedTypeSymbol, in declared: DeclaredConformance) -> Type {
    if let known = declared.typeWitnesses[associated] { return known }
    guard declared.inferring.insert(associated).inserted else { return types.error }
    defer { declared.inferring.remove(associated) }
    let type = findTypeWitness(associated, declared)
    if let type, !type.isError { declared.typeWitnesses[associated] = type }
    return type ?? types.error
  }

  /// A type witness that is written: a nested type, an alias, or a generic parameter of that name.
  private func writtenTypeWitness(_ associated: AssociatedTypeSymbol, _ nominal: NominalSymbol) -> Type? {
    let name = associated.name
    for symbol in members(named: name, of: nominal) {
      // Aliases in protocol extensions come after inference.
      if let parent = symbol.parent, let owner = nominalOf(parent), owner.kind == .protocol { continue }
      if let inner = symbol as? NominalSymbol {
        return types[
          .nominal(
            inner, Array(nominal.declaredType.arguments.prefix(inner.genericSignature.parameters.count)))]
      }
      if let alias = symbol as? TypeAliasSymbol {
        return seen(alias.underlying, memberOf: nominal.declaredType, declaredIn: alias)
      }
    }
    return nominal.genericSignature.parameters.first { $0.name == name }?.type
  }

  private func findTypeWitness(_ associated: AssociatedTypeSymbol, _ declared: DeclaredConformance) -> Type? {
    let nominal = declared.nominal
    let name = associated.name
    if let written = writtenTypeWitness(associated, nominal) { return written }
    // Inferred from the declarations that fulfil the requirements mentioning it, those of the type itself first.
    for inProtocols in [false, true] {
      for proto in protocolsMentioning(associated, for: nominal) {
        for case let requirement as ValueSymbol in ownMembers(of: proto)
        where mentions(requirement.type, associated) {
          if let found = infer(associated, from: requirement, proto, declared, inProtocols) { return found }
        }
      }
    }
    // Implied by an equation between associated types.
    for proto in protocolsMentioning(associated, for: nominal) {
      for requirement in requirementSignature(of: proto) {
        guard case .sameType(let left, let right) = requirement else { continue }
        let selfType = proto.selfParameter!.type
        for (one, other) in [(left, right), (right, left)] {
          if case .dependentMember(let base, let member) = one.kind, base === selfType, member === associated {
            let type = other.substituting([proto.selfParameter!], with: [nominal.declaredType])
            if !type.hasErrors, !type.isError { return type }
          }
        }
      }
    }
    // Given by a protocol extension, or as the default.
    for symbol in members(named: name, of: nominal) {
      guard let alias = symbol as? TypeAliasSymbol else { continue }
      if let source = alias.parent as? ExtensionSymbol, source.extended.kind == .protocol {
        let requirements = source.genericSignature.requirements
        let substitution = Substitution([source.extended.selfParameter!], [nominal.declaredType])
        if requirements.count > 1,
          !requirementsHold(Array(requirements.dropFirst()), substitution, nominal.genericSignature)
        {
          continue
        }
      }
      return seen(alias.underlying, memberOf: nominal.declaredType, declaredIn: alias)
    }
    for proto in protocolsMentioning(associated, for: nominal) {
      for case let symbol as AssociatedTypeSymbol in ownMembers(of: proto) where symbol.name == name {
        guard let written = (symbol.syntax as? AssociatedTypeDeclaration)?.defaultType else { continue }
        let type = resolve(written, in: proto.scope)
        return type.substituting([proto.selfParameter!], with: [nominal.declaredType])
      }
    }
    return nil
  }

  /// The protocols of a type that know an associated type, most derived first.
  private func protocolsMentioning(_ associated: AssociatedTypeSymbol, for nominal: NominalSymbol)
    -> [NominalSymbol]
  {
    allProtocols(of: nominal).filter { $0.inherits(from: associated.ownerProtocol) }
  }

  private func mentions(_ type: Type, _ associated: AssociatedTypeSymbol) -> Bool {
    var found = false
    _ = type.transform { part in
      if case .dependentMember(let base, let member) = part.kind, member === associated, base.isTypeParameter {
        found = true
      }
      return found ? part : nil
    }
    return found
  }

  /// What an associated type must be for a requirement to be fulfilled by some member of the type, or, when
  /// `inProtocols` says so, of the extension of a protocol.
  private func infer(
    _ associated: AssociatedTypeSymbol, from requirement: ValueSymbol, _ proto: NominalSymbol,
    _ declared: DeclaredConformance, _ inProtocols: Bool
  ) -> Type? {
    let nominal = declared.nominal
    for case let candidate as ValueSymbol in members(named: requirement.name, of: nominal) {
      guard candidate !== requirement,
        candidate.isStatic == requirement.isStatic || candidate is EnumCaseSymbol,
        let owner = candidate.parent.flatMap(nominalOf), (owner.kind == .protocol) == inProtocols,
        !candidate.isComputingType, !candidate.writesType(named: associated.name),
        haveSameShape(candidate, requirement)
      else { continue }
      let candidateType = seen(candidate.type, memberOf: nominal.declaredType, declaredIn: candidate)
      if candidateType.hasErrors { continue }
      var found: [AssociatedTypeSymbol: Type] = [:]
      if match(requirement.type, candidateType, proto.selfParameter!.type, &found),
        let type = found[associated],
        !type.isError, found.allSatisfy({ isAcceptable($0.value, for: $0.key, declared) })
      {
        return type
      }
    }
    return nil
  }

  /// A member that would tell an associated type, if that type conformed to what the protocol wants of it.
  func almostInferred(_ associated: AssociatedTypeSymbol, _ declared: DeclaredConformance)
    -> (candidate: ValueSymbol, type: Type, wanted: NominalSymbol)?
  {
    let nominal = declared.nominal
    for proto in protocolsMentioning(associated, for: nominal) {
      for case let requirement as ValueSymbol in ownMembers(of: proto) where mentions(requirement.type, associated) {
        for case let candidate as ValueSymbol in members(named: requirement.name, of: nominal) {
          guard candidate !== requirement, haveSameShape(candidate, requirement) else { continue }
          var found: [AssociatedTypeSymbol: Type] = [:]
          let type = seen(candidate.type, memberOf: nominal.declaredType, declaredIn: candidate)
          guard !type.hasErrors, match(requirement.type, type, proto.selfParameter!.type, &found),
            let inferred = found[associated], !inferred.hasErrors,
            let wanted = unmet(inferred, for: associated, declared)
          else { continue }
          return (candidate, inferred, wanted)
        }
      }
    }
    return nil
  }

  /// A protocol that is wanted of an associated type and that a type does not conform to.
  private func unmet(_ type: Type, for associated: AssociatedTypeSymbol, _ declared: DeclaredConformance)
    -> NominalSymbol?
  {
    for proto in protocolsMentioning(associated, for: declared.nominal) {
      let subject = types[.dependentMember(proto.selfParameter!.type, associated)]
      for case .conformance(subject, let bound) in requirementSignature(of: proto)
      where conformance(of: type, to: bound, in: declared.source.genericSignature) == nil {
        return bound
      }
    }
    return nil
  }

  /// Whether an inferred type agrees with what is written, and with what the protocols say of the associated type.
  private func isAcceptable(
    _ type: Type, for associated: AssociatedTypeSymbol, _ declared: DeclaredConformance
  ) -> Bool {
    if let known = declared.typeWitnesses[associated] ?? writtenTypeWitness(associated, declared.nominal) {
      return known === type
    }
    return unmet(type, for: associated, declared) == nil
  }

  /// Matches a requirement's type against a candidate's, collecting what associated types of `Self` must be.
  private func match(
    _ pattern: Type, _ type: Type, _ selfType: Type, _ found: inout [AssociatedTypeSymbol: Type]
  ) -> Bool {
    if pattern === type { return true }
    if case .dependentMember(let base, let member) = pattern.kind, base === selfType {
      if let known = found[member] { return known === type }
      found[member] = type
      return true
    }
    switch (pattern.kind, type.kind) {
    case (.genericParameter, _), (.dependentMember, _): return true
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      guard left === right else { return false }
      return zip(leftArguments, rightArguments).allSatisfy { match($0, $1, selfType, &found) }
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { match($0.type, $1.type, selfType, &found) }
    case (.function(let left), .function(let right)):
      guard left.parameters.count == right.parameters.count else { return false }
      for (one, other) in zip(left.parameters, right.parameters)
      where !match(one.type, other.type, selfType, &found) {
        return false
      }
      if let thrown = left.thrown, thrown.isTypeParameter,
        !match(thrown, right.thrown ?? known.never.declaredType, selfType, &found)
      {
        return false
      }
      return match(left.result, right.result, selfType, &found)
    case (.metatype(let left), .metatype(let right)): return match(left, right, selfType, &found)
    case (.opaque, _), (_, .opaque), (.existential, _): return true
    default: return false
    }
  }

  // MARK: Witnesses

  private func haveSameShape(_ candidate: ValueSymbol, _ requirement: ValueSymbol) -> Bool {
    if let requirement = requirement as? CallableSymbol {
      if let enumCase = candidate as? EnumCaseSymbol {
        return enumCase.parameters.map(\.label) == requirement.parameters.map(\.label)
      }
      guard let candidate = candidate as? CallableSymbol else { return false }
      guard type(of: candidate) == type(of: requirement) else { return false }
      if let left = candidate as? FunctionSymbol, let right = requirement as? FunctionSymbol,
        left.operatorFixity != right.operatorFixity
      {
        return false
      }
      return candidate.parameters.map(\.label) == requirement.parameters.map(\.label)
    }
    return candidate is VariableSymbol || candidate is EnumCaseSymbol
  }

  func witness(
    for requirement: ValueSymbol, arguments: [Type], in declared: DeclaredConformance, _ type: Type
  ) -> DeclarationReference? {
    let generic: DeclarationReference
    if let known = declared.witnesses[requirement] {
      generic = known
    } else {
      guard let found = findWitness(requirement, declared) else { return nil }
      declared.witnesses[requirement] = found
      generic = found
    }
    // The generic witness mentions the conforming type's parameters and the requirement's own ones.
    let own = (requirement as? CallableSymbol)?.ownParameters ?? []
    let substitution = Substitution(declared.nominal.genericSignature.parameters, type.arguments)
      .or(Substitution(own, arguments))
    return DeclarationReference(
      generic.symbol, arguments: generic.arguments.map { $0.substituting(substitution) })
  }

  private func findWitness(_ requirement: ValueSymbol, _ declared: DeclaredConformance)
    -> DeclarationReference?
  {
    let nominal = declared.nominal
    let selfType = nominal.declaredType
    let proto = nominalOf(requirement.parent!)!
    let wanted = requirement.type.substituting([proto.selfParameter!], with: [selfType])
    var best: (symbol: ValueSymbol, arguments: [Type], rank: Int)?
    var candidates = members(named: requirement.name, of: nominal)
    if let function = requirement as? FunctionSymbol, function.isOperator {
      for module in allModules { candidates += topLevelSymbols(named: requirement.name, in: module) }
    }
    for case let candidate as ValueSymbol in candidates {
      guard candidate !== requirement, haveSameShape(candidate, requirement) else { continue }
      let isGlobal = candidate.parent is ModuleSymbol
      guard isGlobal || candidate.isStatic == requirement.isStatic || candidate is InitializerSymbol else {
        continue
      }
      guard let arguments = matchWitness(candidate, wanted, selfType, requirement, declared) else { continue }
      let rank = 2 * witnessRank(candidate, nominal) + (isAsGeneric(candidate, requirement) ? 1 : 0)
      if let best, best.rank > rank || (best.rank == rank && !isMoreSpecific(candidate, than: best.symbol)) {
        continue
      }
      best = (candidate, arguments, rank)
    }
    return best.map { DeclarationReference($0.symbol, arguments: $0.arguments) }
  }

  /// Whether a candidate has no more generic parameters of its own than the requirement, so that it is the closer match.
  private func isAsGeneric(_ candidate: ValueSymbol, _ requirement: ValueSymbol) -> Bool {
    func count(_ symbol: ValueSymbol) -> Int { (symbol as? CallableSymbol)?.ownParameters.count ?? 0 }
    return count(candidate) <= count(requirement)
  }

  /// Members of the type itself before those of protocol extensions.
  private func witnessRank(_ candidate: ValueSymbol, _ nominal: NominalSymbol) -> Int {
    guard let parent = candidate.parent, let owner = nominalOf(parent) else { return 0 }
    return owner.kind == .protocol ? 1 : 2
  }

  /// Between two members of protocol extensions: the one of the more derived or more constrained extension.
  func isMoreSpecific(_ left: Symbol, than right: Symbol) -> Bool {
    guard let leftOwner = left.parent.flatMap(nominalOf), let rightOwner = right.parent.flatMap(nominalOf)
    else {
      return false
    }
    if leftOwner !== rightOwner { return leftOwner.inherits(from: rightOwner) }
    return left.genericSignature.requirements.count > right.genericSignature.requirements.count
  }

  /// The generic arguments that make a candidate's type the wanted one.
  private func matchWitness(
    _ candidate: ValueSymbol, _ wanted: Type, _ selfType: Type, _ requirement: ValueSymbol,
    _ declared: DeclaredConformance
  ) -> [Type]? {
    let parameters = candidate.genericSignature.parameters
    var bindings: [GenericParameterSymbol: Type] = [:]
    if let owner = candidate.parent.flatMap(nominalOf) {
      if owner.kind == .protocol {
        bindings[owner.selfParameter!] = selfType
      } else {
        let base = superclass(owner, of: selfType) ?? selfType
        for (parameter, argument) in zip(owner.genericSignature.parameters, base.arguments) {
          bindings[parameter] = argument
        }
      }
    }
    var equations: [(Type, Type)] = []
    guard unify(candidate.type.withoutLabels, wanted.withoutLabels, &bindings, &equations, isResult: true) else {
      return nil
    }
    let signature = declared.source.genericSignature
    let full = GenericSignature(
      parameters: signature.parameters + ((requirement as? CallableSymbol)?.ownParameters ?? []),
      requirements: signature.requirements
        + requirement.genericSignature.requirements.map {
          $0.substituting(requirementSelf(requirement), selfType)
        })
    let substitution = Substitution { bindings[$0] }
    // Conditions of the type's own declaration hold by themselves.
    let owner = candidate.parent.flatMap(nominalOf)
    let assumed = owner?.kind == .protocol || owner == nil ? 0 : owner!.genericSignature.requirements.count
    guard
      requirementsHold(Array(candidate.genericSignature.requirements.dropFirst(assumed)), substitution, full)
    else {
      return nil
    }
    for (left, right) in equations {
      let (one, other) = (full.canonical(left.substituting(substitution), self), full.canonical(right, self))
      if one !== other, !one.isEquivalent(to: other) { return nil }
    }
    return parameters.map { bindings[$0] ?? $0.type }
  }

  private func requirementSelf(_ requirement: ValueSymbol) -> GenericParameterSymbol {
    nominalOf(requirement.parent!)!.selfParameter!
  }

  /// Makes a candidate's type equal to a wanted one by binding the candidate's generic parameters. What members of
  /// parameters must be cannot be said before all are bound: it is left as equations.
  private func unify(
    _ pattern: Type, _ type: Type, _ bindings: inout [GenericParameterSymbol: Type],
    _ equations: inout [(Type, Type)], isResult: Bool = false
  ) -> Bool {
    if case .genericParameter(let parameter) = pattern.kind {
      if let known = bindings[parameter] { return known === type || known.isEquivalent(to: type) }
      bindings[parameter] = type
      return true
    }
    if pattern === type || pattern.isEquivalent(to: type) { return true }
    switch (pattern.kind, type.kind) {
    case (.dependentMember, _), (_, .dependentMember):
      equations.append((pattern, type))
      return true
    case (_, .genericParameter):
      // A conditional conformance may say what the conforming type's parameter is: `extension [Int]: P`.
      equations.append((pattern, type))
      return true
    case (.dynamicSelf(let inner), _): return unify(inner, type.withoutDynamicSelf, &bindings, &equations)
    case (_, .dynamicSelf(let inner)): return unify(pattern, inner, &bindings, &equations)
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      if left === right {
        for (one, other) in zip(leftArguments, rightArguments) where !unify(one, other, &bindings, &equations) {
          return false
        }
        return true
      }
      // A failable requirement may be met by one that never fails; a result may be a subclass.
      if isResult, let payload = type.optionalPayload {
        return unify(pattern, payload, &bindings, &equations, isResult: true)
      }
      return isResult && left.kind == .class && superclass(right, of: pattern) != nil
    case (_, .nominal) where isResult && type.optionalPayload != nil:
      return unify(pattern, type.optionalPayload!, &bindings, &equations, isResult: true)
    case (.tuple(let left), .tuple(let right)):
      guard left.count == right.count else { return false }
      for (one, other) in zip(left, right) where !unify(one.type, other.type, &bindings, &equations) { return false }
      return true
    case (.function(let left), .function(let right)):
      guard left.parameters.count == right.parameters.count else { return false }
      if left.thrown != nil && right.thrown == nil { return false }
      for (one, other) in zip(left.parameters, right.parameters) {
        if one.isInout != other.isInout { return false }
        if !unify(one.type, other.type, &bindings, &equations) { return false }
      }
      return unify(left.result, right.result, &bindings, &equations, isResult: isResult)
    case (.metatype(let left), .metatype(let right)): return unify(left, right, &bindings, &equations)
    case (.opaque, _): return isResult
    case (.existential, .existential), (.existentialMetatype, .existentialMetatype): return false
    default: return false
    }
  }
}

extension ValueSymbol {
  /// Whether the declaration's head names a type by a bare name. Such a declaration cannot tell what the name stands for.
  fileprivate func writesType(named name: String) -> Bool {
    let heads: [Node?]
    switch syntax {
    case let syntax as FunctionDeclaration: heads = [syntax.signature]
    case let syntax as InitializerDeclaration: heads = [syntax.signature]
    case let syntax as SubscriptDeclaration: heads = [syntax.parameters, syntax.elementType]
    case is VariableDeclaration: heads = [(self as? VariableSymbol)?.binding?.annotation]
    case let syntax as EnumCaseElement: heads = [syntax.parameters]
    default: return false
    }
    func search(_ node: Node) -> Bool {
      if let type = node as? IdentifierTypeSyntax, type.name.text == name { return true }
      if node is Expression { return false }
      var found = false
      node.forEachChild { _, child in if !found, search(child) { found = true } }
      return found
    }
    return heads.contains { $0.map(search) ?? false }
  }
}

extension Requirement {
  fileprivate func substituting(_ parameter: GenericParameterSymbol, _ type: Type) -> Requirement {
    substituting(Substitution([parameter], [type]))
  }

  /// The requirement with arguments in place of generic parameters.
  func substituting(_ substitution: Substitution) -> Requirement {
    func change(_ part: Type) -> Type { part.substituting(substitution) }
    switch self {
    case .conformance(let subject, let proto): return .conformance(change(subject), proto)
    case .superclass(let subject, let superclass): return .superclass(change(subject), change(superclass))
    case .isClass(let subject): return .isClass(change(subject))
    case .sameType(let left, let right): return .sameType(change(left), change(right))
    }
  }
}

extension Type {
  /// The same type, but for argument labels, defaults and escaping at the outermost function.
  var withoutLabels: Type {
    guard case .function(var function) = kind else { return self }
    for index in function.parameters.indices {
      function.parameters[index].label = nil
      function.parameters[index].hasDefault = false
    }
    return table[.function(function)]
  }

  /// Whether two function types differ only in what does not matter for being called.
  func isEquivalent(to other: Type) -> Bool {
    guard case .function(var left) = kind, case .function(var right) = other.kind,
      left.parameters.count == right.parameters.count
    else { return false }
    left.isEscaping = true
    right.isEscaping = true
    if left.thrown == nil { right.thrown = nil }
    return table[.function(left)] === table[.function(right)]
  }
}
