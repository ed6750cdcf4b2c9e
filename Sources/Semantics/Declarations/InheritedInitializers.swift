// Which initializers a subclass takes over from its superclass.

extension Program {
  /// The initializers that a class inherits: designated ones where it has none of its own and every property has an
  /// initial value; convenience ones where it has all of the superclass's designated ones, inherited or overridden.
  func inheritedInitializers(of nominal: NominalSymbol) -> [InitializerSymbol] {
    guard let superclass = nominal.superclass?.nominal, superclass !== nominal else { return [] }
    let own = writtenMembers(named: "init", of: nominal).compactMap { $0 as? InitializerSymbol }
    let available = directMembers(named: "init", of: superclass).compactMap { $0 as? InitializerSymbol }
    let missing = available.filter { inherited in !own.contains { $0.overriddenSymbol === inherited } }
    let inheritsDesignated =
      own.allSatisfy(\.isConvenience) && nominal.storedProperties.allSatisfy { hasDefault($0) }
    if inheritsDesignated { return missing.map { inheritedInitializer($0, of: nominal) } }
    guard missing.allSatisfy(\.isConvenience) else { return [] }
    return missing.map { inheritedInitializer($0, of: nominal) }
  }

  private func inheritedInitializer(_ original: InitializerSymbol, of nominal: NominalSymbol)
    -> InitializerSymbol
  {
    let copy = initializer(of: nominal, .inheritedInitializer(original))
    copy.isFailable = original.isFailable
    copy.isConvenience = original.isConvenience
    copy.isRequired = original.isRequired
    copy.isThrowing = original.isThrowing
    copyParameters(of: original, to: copy, nominal)
    copy.overridden = .some(original)
    return copy
  }

  private func copyParameters(
    of original: InitializerSymbol, to copy: InitializerSymbol, _ nominal: NominalSymbol
  ) {
    prepare(copy)
    let owner = nominalOf(original.parent!)!
    let substitution = memberSubstitution(of: owner, through: nominal.declaredType)
    copy.storedParameters = original.parameters.map { parameter in
      let new = makeParameter(
        parameter.label, parameter.variable.name, parameter.type.substituting(substitution), of: copy)
      new.isVariadic = parameter.isVariadic
      if new.isVariadic { new.variable.cachedType = array(of: new.type) }
      new.isInout = parameter.isInout
      new.variable.isInout = parameter.isInout
      new.isAutoclosure = parameter.isAutoclosure
      new.isEscaping = parameter.isEscaping
      new.defaultValue = parameter.defaultValue
      new.inheritedDefault = parameter
      return new
    }
    var type = FunctionType(
      parameters: copy.storedParameters.map {
        FunctionType.Parameter(
          label: $0.label, type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic,
          isAutoclosure: $0.isAutoclosure, hasDefault: $0.hasDefault)
      }, result: copy.isFailable ? optional(nominal.declaredType) : nominal.declaredType)
    type.thrown = original.type.function?.thrown
    copy.cachedType = types[.function(type)]
  }
}
