// Which members of a class stand in for which of its superclass, and the slots by which they are called.

extension ValueSymbol {
  /// The member of a superclass that this one overrides.
  public var overriddenSymbol: ValueSymbol? {
    if let known = overridden { return known }
    overridden = .some(nil)
    let found = program.findOverridden(self)
    found?.isOverridden = true
    overridden = .some(found)
    return found
  }
}

extension Program {
  fileprivate func findOverridden(_ symbol: ValueSymbol) -> ValueSymbol? {
    guard let nominal = symbol.parent.flatMap(nominalOf), nominal.kind == .class,
      let superclass = nominal.superclass?.nominal, superclass !== nominal
    else { return nil }
    if let accessor = symbol as? AccessorSymbol {
      guard let owner = accessor.owner.overriddenSymbol else { return nil }
      return accessors(of: owner).first { $0.kind == accessor.kind }
    }
    guard symbol.parent is NominalSymbol else { return nil }
    let isInitializer = symbol is InitializerSymbol
    var ancestor: NominalSymbol? = superclass
    while let current = ancestor {
      for case let candidate as ValueSymbol in directMembers(named: symbol.name, of: current) {
        guard candidate.isStatic == symbol.isStatic, type(of: candidate) == type(of: symbol) else { continue }
        // What a class keeps to itself its subclasses do not know.
        if candidate.access == .private, candidate.module?.isMain == true { continue }
        if candidate is VariableSymbol { return candidate }
        guard let one = symbol as? CallableSymbol, let other = candidate as? CallableSymbol,
          one.writtenLabels == other.writtenLabels
        else { continue }
        let inherited = seen(candidate.type, memberOf: nominal.declaredType, declaredIn: candidate)
        if isInitializer ? takesTheSame(symbol.type, inherited) : canOverride(symbol.type, inherited) {
          return candidate
        }
      }
      // Initializers that a class inherits are members of its own.
      let next = isInitializer ? nil : current.superclass?.nominal
      ancestor = next === current ? nil : next
    }
    return nil
  }

  /// Whether a member of one function type may override one of another: parameters alike, results alike or narrower.
  private func canOverride(_ type: Type, _ inherited: Type) -> Bool {
    guard let left = type.function, let right = inherited.function else { return type === inherited }
    guard takesTheSame(type, inherited) else { return false }
    if left.result.isGeneric || right.result.isGeneric || left.result.contents.contains(.dynamicSelf) {
      return true
    }
    return isSubtype(left.result, of: right.result) || left.result.isEquivalent(to: right.result)
      || right.result.isClassBound && left.result.isClassBound
  }

  /// Whether every argument for the inherited member's parameters does for the member's own.
  private func takesTheSame(_ type: Type, _ inherited: Type) -> Bool {
    guard let left = type.function, let right = inherited.function else { return type === inherited }
    guard left.parameters.count == right.parameters.count else { return false }
    return zip(left.parameters, right.parameters).allSatisfy { one, other in
      one.type === other.type || mayBeEqual(one.type, other.type)
        || one.type.isEquivalent(to: other.type) || other.type === one.type.optionalPayload
    }
  }

  /// Whether two types with generic parameters are alike where neither has any.
  private func mayBeEqual(_ one: Type, _ other: Type) -> Bool {
    guard one.isGeneric, other.isGeneric else { return false }
    guard let symbol = one.nominal, symbol === other.nominal else { return true }
    return zip(one.arguments, other.arguments).allSatisfy { $0 === $1 || mayBeEqual($0, $1) }
  }

  func accessors(of symbol: ValueSymbol) -> [AccessorSymbol] {
    (symbol as? VariableSymbol)?.accessors ?? (symbol as? SubscriptSymbol)?.accessors ?? []
  }
}

extension NominalSymbol {
  /// The members of a class that are called through the object's class, in the order of their slots: inherited ones first.
  /// A slot is known by the member that introduced it.
  public var vtable: [ValueSymbol] {
    if let known = shape.vtable { return known }
    var slots: [ValueSymbol] = superclass?.nominal.map { $0 === self ? [] : $0.vtable } ?? []
    for case let member as ValueSymbol in memberOrder where member.needsSlot && member.overriddenSymbol == nil {
      slots.append(member)
    }
    shape.vtable = slots
    return slots
  }

  /// The member of this class, or the nearest superclass, that fills a slot.
  public func implementation(of slot: ValueSymbol) -> ValueSymbol {
    var current: NominalSymbol? = self
    while let nominal = current {
      // Inherited initializers are made for each class, and are not among what is written in it.
      let members =
        slot is InitializerSymbol
        ? program.directMembers(named: "init", of: nominal) : nominal.memberOrder.filter { $0.name == slot.name }
      for case let member as ValueSymbol in members {
        var candidate: ValueSymbol? = member
        while let one = candidate {
          if one === slot { return member }
          candidate = one.overriddenSymbol
        }
      }
      current = nominal.superclass?.nominal
    }
    return slot
  }
}

extension ValueSymbol {
  /// Whether calls go through the object's class.
  var needsSlot: Bool {
    switch self {
    case is FunctionSymbol, is SubscriptSymbol: return true
    case let variable as VariableSymbol: return !(variable.isStatic && variable.storage == .stored)
    // A convenience initializer calls the designated ones of the class that is made.
    case let initializer as InitializerSymbol: return initializer.isRequired || !initializer.isConvenience
    default: return false
    }
  }
}
