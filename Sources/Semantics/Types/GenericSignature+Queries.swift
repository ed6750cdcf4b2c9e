// What is known of generic parameters and their members inside a declaration.
//
// Two things are worked out on demand: the protocols that a type is known to conform to, and the type that stands for all
// types that are known to be equal to it. Requirements come from the signature itself, and from the protocols of every
// prefix: `T.A.B` is bound by what `T`'s protocols say of `A.B`, and by what `T.A`'s protocols say of `B`.

extension GenericSignature {
  /// The type that stands for `type` and its equals: concrete where one is, otherwise the shortest.
  func canonical(_ type: Type, _ program: Program) -> Type {
    if !type.contents.contains(.genericParameter) { return type }
    if isEmpty { return type }
    if let known = cache.canonicalTypes[type] { return known }
    cache.canonicalTypes[type] = type
    var result = type.transform { part in
      switch part.kind {
      case .genericParameter: return self.representative(part, program)
      case .dependentMember(let base, let member):
        let newBase = self.canonical(base, program)
        let whole = newBase.member(member)
        if case .dependentMember = whole.kind { return self.representative(whole, program) }
        return self.canonical(whole, program)
      default: return nil
      }
    }
    if result !== type, result.contents.contains(.genericParameter) { result = canonical(result, program) }
    cache.canonicalTypes[type] = result
    return result
  }

  /// What a parameter or member with a canonical base is equal to.
  private func representative(_ type: Type, _ program: Program) -> Type {
    if let known = cache.canonicalTypes[type], known !== type { return known }
    var best = type
    // A type that mentions what it should replace would never end.
    for other in equals(of: type, program) where !isSimpler(best, than: other) && !other.mentions(type) {
      best = other
    }
    return best
  }

  /// The types that are known to be equal to a parameter or member, itself first.
  private func equals(of type: Type, _ program: Program) -> [Type] {
    if isEmpty { return [type] }
    if let known = cache.equals[type] { return known }
    var found = [type]
    cache.equals[type] = found
    // Equations that protocols imply go on without end: `C.SubSequence.Element` equals
    // `C.SubSequence.SubSequence.Element`, and so on. Only those that do not grow are followed.
    let limit = max(type.dependentDepth, 2)
    var index = 0
    func add(_ other: Type) {
      if other.isError || found.contains(where: { $0 === other }) { return }
      found.append(other)
    }
    while index < found.count {
      let current = found[index]
      index += 1
      guard current.isTypeParameter, current.dependentDepth <= limit || index == 1 else { continue }
      if case .dependentMember(let base, let member) = current.kind {
        let newBase = canonical(base, program)
        if newBase !== base { add(newBase.member(member)) }
      }
      for case .sameType(let left, let right) in requirements {
        if left === current { add(right) } else if right === current { add(left) }
      }
      forEachInherited(of: current, program) { requirement, substitution in
        guard case .sameType(let left, let right) = requirement else { return }
        let newLeft = left.substituting(substitution)
        let newRight = right.substituting(substitution)
        if newLeft === current { add(newRight) } else if newRight === current { add(newLeft) }
      }
    }
    cache.equals[type] = found
    return found
  }

  /// Calls `body` with the requirements that the protocols of each prefix of `type` state, and what `Self` is there.
  private func forEachInherited(
    of type: Type, _ program: Program, _ body: (Requirement, Substitution) -> Void
  ) {
    var prefix = type
    while case .dependentMember(let base, _) = prefix.kind {
      for proto in protocols(of: base, program) {
        let substitution = Substitution([proto.selfParameter!], [base])
        for requirement in program.requirementSignature(of: proto) { body(requirement, substitution) }
      }
      prefix = base
    }
  }

  /// Whether the first type should stand for the second.
  private func isSimpler(_ left: Type, than right: Type) -> Bool {
    let leftRank = left.dependentDepth
    let rightRank = right.dependentDepth
    if leftRank != rightRank { return leftRank < rightRank }
    return left.number < right.number
  }

  /// The protocols that a parameter or member is known to conform to, inherited ones included. What one of several
  /// equal types conforms to, the others do.
  func protocols(of type: Type, _ program: Program) -> [NominalSymbol] {
    if isEmpty { return [] }
    if let known = cache.protocols[type] { return known }
    cache.protocols[type] = []
    var result: [NominalSymbol] = []
    func add(_ proto: NominalSymbol) {
      if result.contains(where: { $0 === proto }) { return }
      result.append(proto)
      cache.protocols[type] = result
      for inherited in proto.inheritedProtocols { add(inherited) }
    }
    forEachStatedProtocol(of: type, program, add)
    for other in equals(of: type, program).dropFirst() {
      if other.isTypeParameter {
        forEachStatedProtocol(of: other, program, add)
      } else if let nominal = other.nominal {
        program.allProtocols(of: nominal).forEach(add)
      }
    }
    cache.protocols[type] = result
    return result
  }

  /// Calls `body` with the protocols that requirements name for a parameter or member itself, not for its equals.
  private func forEachStatedProtocol(of type: Type, _ program: Program, _ body: (NominalSymbol) -> Void) {
    for requirement in requirements {
      switch requirement {
      case .conformance(let subject, let proto) where subject === type: body(proto)
      case .superclass(let subject, let superclass) where subject === type:
        if let nominal = superclass.nominal { program.allProtocols(of: nominal).forEach(body) }
      default: break
      }
    }
    forEachInherited(of: type, program) { requirement, substitution in
      if case .conformance(let subject, let proto) = requirement, subject.substituting(substitution) === type {
        body(proto)
      }
    }
  }

  /// The class that a parameter or member must inherit from, if any.
  func superclass(of type: Type, _ program: Program) -> Type? {
    for requirement in requirements {
      if case .superclass(let subject, let superclass) = requirement, subject === type { return superclass }
    }
    var found: Type?
    forEachInherited(of: type, program) { requirement, substitution in
      if case .superclass(let subject, let superclass) = requirement,
        subject.substituting(substitution) === type
      {
        found = superclass.substituting(substitution)
      }
    }
    if found != nil { return found }
    for proto in protocols(of: type, program) {
      if let superclass = program.inheritance(of: proto).superclass { return superclass }
    }
    return nil
  }

  /// Whether a parameter or member is known to be a class.
  func isClassBound(_ type: Type, _ program: Program) -> Bool {
    if superclass(of: type, program) != nil { return true }
    for requirement in requirements {
      if case .isClass(let subject) = requirement, subject === type { return true }
    }
    return protocols(of: type, program).contains { $0.isClassBoundProtocol }
  }
}

extension Type {
  /// Whether the type is a generic parameter or a member of one.
  public var isTypeParameter: Bool {
    switch kind {
    case .genericParameter: return true
    case .dependentMember(let base, _): return base.isTypeParameter
    default: return false
    }
  }

  /// How long the path of a dependent member is; concrete types come before all.
  var dependentDepth: Int {
    switch kind {
    case .genericParameter: return 1
    case .dependentMember(let base, _): return base.dependentDepth + 1
    default: return 0
    }
  }

  func mentions(_ part: Type) -> Bool {
    if self === part { return true }
    var found = false
    _ = transform { type in
      if type === part { found = true }
      if case .dependentMember(let base, _) = type.kind, base.mentions(part) { found = true }
      return found ? type : nil
    }
    return found
  }
}

extension Program {
  /// The type that stands for `type` and all that is known to equal it under a signature.
  func canonicalType(_ type: Type, in signature: GenericSignature) -> Type {
    signature.canonical(type, self)
  }

  /// The class that a type inherits from, or is bound by, under a signature.
  func superclass(of type: Type, in signature: GenericSignature) -> Type? {
    switch type.kind {
    case .genericParameter: return signature.superclass(of: type, self)
    case .dependentMember: return boundSuperclass(of: type) ?? signature.superclass(of: type, self)
    case .opaque, .opened: return boundSuperclass(of: type)
    case .dynamicSelf(let inner): return superclass(of: inner)
    default: return superclass(of: type)
    }
  }

  /// Whether values of a type are references to objects, under a signature.
  func isClassBound(_ type: Type, in signature: GenericSignature) -> Bool {
    switch type.kind {
    case .genericParameter, .dependentMember: return signature.isClassBound(type, self)
    case .opaque(let symbol, _): return symbol.bound.isClassBound
    case .opened(let opened): return opened.existential.isClassBound
    default: return type.isClassBound
    }
  }

  /// The protocols that a type is known to conform to; for a concrete type those that it declares.
  func protocols(of type: Type, in signature: GenericSignature) -> [NominalSymbol] {
    switch type.kind {
    case .genericParameter, .dependentMember:
      if let protocols = boundProtocols(of: type) { return protocols }
      let canonical = canonicalType(type, in: signature)
      if !canonical.isTypeParameter { return protocols(of: canonical, in: signature) }
      return signature.protocols(of: canonical, self)
    case .opaque, .opened: return boundProtocols(of: type) ?? []
    case .existential(let composition): return composition.allProtocols
    default: return type.nominal.map(allProtocols(of:)) ?? []
    }
  }
}

extension ProtocolComposition {
  /// The protocols of the composition and all that they inherit from.
  var allProtocols: [NominalSymbol] {
    var result: [NominalSymbol] = []
    func add(_ proto: NominalSymbol) {
      if result.contains(where: { $0 === proto }) { return }
      result.append(proto)
      for inherited in proto.inheritedProtocols { add(inherited) }
    }
    for member in protocols { add(member.symbol) }
    return result
  }
}
