import Syntax

// Members that the compiler makes: initializers of structs and classes, and what `Equatable`, `Hashable`, `Comparable`,
// `CaseIterable` and `RawRepresentable` require. Here only the symbols; their bodies are made when they are asked for.

extension Program {
  /// Adds the synthesised members with a name, once.
  func synthesizeMembers(named name: String, of nominal: NominalSymbol) {
    switch name {
    case "init", "==", "hash", "hashValue", "<", "allCases", "rawValue": break
    default: return
    }
    guard nominal.kind != .protocol, nominal.syntax != nil, nominal.builtinName == nil,
      nominal.shape.synthesized.insert(name).inserted
    else { return }
    switch name {
    case "init":
      synthesizeInitializers(of: nominal)
      if nominal.kind == .enum, nominal.rawType != nil, !declares(nominal, "init", labels: ["rawValue"]) {
        add(rawValueInitializer(of: nominal), to: nominal)
      }
    case "==":
      if conforms(nominal, known.equatable), nominal.kind != .class, !declaresOperator(nominal, "==") {
        add(binaryOperator("==", of: nominal), to: nominal)
      }
    case "<":
      if nominal.kind == .enum, conforms(nominal, known.comparable), !declaresOperator(nominal, "<") {
        add(binaryOperator("<", of: nominal), to: nominal)
      }
    case "hash":
      if conforms(nominal, known.hashable), nominal.kind != .class,
        !declares(nominal, "hash", labels: ["into"]),
        writtenMembers(named: "hashValue", of: nominal).isEmpty
      {
        add(hashFunction(of: nominal), to: nominal)
      }
    case "hashValue": break
    case "allCases":
      if nominal.kind == .enum, conforms(nominal, known.type("CaseIterable")),
        writtenMembers(named: "allCases", of: nominal).isEmpty,
        nominal.cases.allSatisfy({ ($0.syntax as? EnumCaseElement)?.parameters == nil })
      {
        add(
          computedProperty("allCases", array(of: nominal.declaredType), of: nominal, isStatic: true),
          to: nominal)
      }
    case "rawValue":
      if nominal.kind == .enum, let rawType = nominal.rawType,
        writtenMembers(named: "rawValue", of: nominal).isEmpty
      {
        add(computedProperty("rawValue", rawType, of: nominal), to: nominal)
      }
    default: break
    }
  }

  private func add(_ symbol: Symbol, to nominal: NominalSymbol) {
    // Who may use a private type may use what it is given.
    symbol.access = max(nominal.access, .fileprivate)
    nominal.shape.members[symbol.name, default: []].append(symbol)
    nominal.memberCache[symbol.name] = nil
    forgetMemberLookups()
  }

  private func conforms(_ nominal: NominalSymbol, _ proto: NominalSymbol) -> Bool {
    declaredConformances(of: nominal).contains { $0.proto === proto }
  }

  /// Whether a type declares an operator for two of its values. What is written tells it: to resolve the types would ask for the
  /// members that are being made.
  private func declaresOperator(_ nominal: NominalSymbol, _ name: String) -> Bool {
    writtenMembers(named: name, of: nominal).contains { member in
      guard let function = member.syntax as? FunctionDeclaration, function.hasModifier("static"),
        let result = function.signature.resultType, Program.lastName(of: result) == "Bool"
      else { return false }
      return function.signature.parameters.parameters.allSatisfy { parameter in
        let type = Program.lastName(of: parameter.type)
        return type == nominal.name || type == "Self" || isAlias(type)
      }
    }
  }

  private func isAlias(_ name: String) -> Bool {
    mainModule.scope.lookUp(name, program: self).symbols.first is TypeAliasSymbol
  }

  private func declares(_ nominal: NominalSymbol, _ name: String, labels: [String?]) -> Bool {
    writtenMembers(named: name, of: nominal).contains { ($0 as? CallableSymbol)?.writtenLabels == labels }
  }

  func makeParameter(
    _ label: String?, _ name: String, _ type: Type, of callable: CallableSymbol, syntax: Node? = nil
  ) -> ParameterSymbol {
    let variable = VariableSymbol(
      name: name, isLet: true, type: type, syntax: nil, parent: callable, program: self)
    variable.isParameter = true
    return ParameterSymbol(
      label: label, variable: variable, type: type, syntax: syntax, parent: callable, program: self)
  }

  // MARK: Initializers

  private func synthesizeInitializers(of nominal: NominalSymbol) {
    let written = writtenMembers(named: "init", of: nominal).filter { $0 is InitializerSymbol && $0.parent === nominal }
    switch nominal.kind {
    case .struct:
      guard written.isEmpty else { return }
      let memberwise: InitializerSymbol = memberwiseInitializer(of: nominal)
      add(memberwise, to: nominal)
      let properties = nominal.storedProperties.filter { !isInitializedConstant($0) }
      if properties.allSatisfy({ hasDefault($0) }), !memberwise.storedParameters.isEmpty {
        add(initializer(of: nominal, .defaultInitializer), to: nominal)
      }
    case .class:
      if nominal.superclass?.nominal == nil {
        guard written.isEmpty, nominal.storedProperties.allSatisfy({ hasDefault($0) }) else { return }
        add(initializer(of: nominal, .defaultInitializer), to: nominal)
      } else {
        for inherited in inheritedInitializers(of: nominal) { add(inherited, to: nominal) }
      }
    case .enum, .protocol: return
    }
  }

  func initializer(of nominal: NominalSymbol, _ derivation: Derivation) -> InitializerSymbol {
    let symbol = InitializerSymbol(name: "init", syntax: nil, parent: nominal, program: self)
    symbol.derivation = derivation
    symbol.nameRange = nominal.nameRange
    return symbol
  }

  /// A `let` with an initial value takes no part in initializers.
  func isInitializedConstant(_ property: VariableSymbol) -> Bool {
    property.isLet && property.binding?.initializer != nil
  }

  /// Whether a stored property has a value without being given one.
  func hasDefault(_ property: VariableSymbol) -> Bool {
    if let wrapper = property.wrappedVariable?.appliedWrapper {
      return wrapper.initialValue != nil || wrapper.isDefaultInitialized || wrapper.isImplicitlyNil
    }
    if property.binding?.initializer != nil || property.lazyOwner != nil { return true }
    if property.isLet { return false }
    if property.ownership == .weak { return true }
    return property.binding?.annotation.map {
      $0.kind == .optional || $0.kind == .implicitlyUnwrappedOptional
    } ?? false
      && property.type.isOptional
  }

  private func memberwiseInitializer(of nominal: NominalSymbol) -> InitializerSymbol {
    let symbol = initializer(of: nominal, .memberwiseInitializer)
    prepare(symbol)
    var access = AccessLevel.internal
    for property in nominal.storedProperties where !isInitializedConstant(property) {
      let plan = memberwisePlan(of: property)
      if plan.isLeftOut { continue }
      var type = plan.type
      if var function = type.function {
        function.isEscaping = true
        type = types[.function(function)]
      }
      // What a builder makes comes as a closure, which the initializer calls (SE-0289).
      let isBuilt = type.function == nil && property.wrappedVariable == nil && resultBuilder(writtenOn: property) != nil
      if isBuilt { type = types[.function(FunctionType(parameters: [], result: type, isEscaping: false))] }
      let parameter = makeParameter(plan.label, plan.label, type, of: symbol, syntax: property.syntax)
      parameter.isEscaping = !isBuilt
      parameter.isAutoclosure = plan.isAutoclosure
      if property.lazyOwner != nil {
        parameter.defaultsToNil = true
      } else if plan.hasDefault {
        parameter.synthesizedDefault = (property.wrappedVariable ?? property).binding
      }
      if parameter.isAutoclosure {
        parameter.type = types[.function(FunctionType(parameters: [], result: type))]
        parameter.variable.cachedType = parameter.type
      }
      symbol.storedParameters.append(parameter)
      symbol.memberwiseProperties.append(property)
      access = min(access, (property.wrappedVariable ?? property.lazyOwner ?? property).access)
    }
    symbol.cachedType =
      types[
        .function(
          FunctionType(
            parameters: symbol.storedParameters.map {
              FunctionType.Parameter(
                label: $0.label, type: $0.type, isAutoclosure: $0.isAutoclosure, hasDefault: $0.hasDefault)
            }, result: nominal.declaredType))]
    symbol.memberwiseAccess = access
    return symbol
  }

  private func rawValueInitializer(of nominal: NominalSymbol) -> InitializerSymbol {
    let symbol = initializer(of: nominal, .initFromRawValue)
    prepare(symbol)
    symbol.isFailable = true
    symbol.storedParameters = [makeParameter("rawValue", "rawValue", nominal.rawType!, of: symbol)]
    symbol.cachedType =
      types[
        .function(
          FunctionType(
            parameters: [FunctionType.Parameter(label: "rawValue", type: nominal.rawType!)],
            result: optional(nominal.declaredType)))]
    return symbol
  }

  // MARK: Operators, functions and properties

  private func binaryOperator(_ name: String, of nominal: NominalSymbol) -> FunctionSymbol {
    let symbol = FunctionSymbol(name: name, syntax: nil, parent: nominal, program: self)
    symbol.isStatic = true
    symbol.isOperator = true
    symbol.derivation = name == "<" ? .lessThan : .equality
    prepare(symbol)
    let type = nominal.declaredType
    symbol.storedParameters = [
      makeParameter(nil, "left", type, of: symbol), makeParameter(nil, "right", type, of: symbol),
    ]
    symbol.cachedType =
      types[
        .function(
          FunctionType(
            parameters: [FunctionType.Parameter(type: type), FunctionType.Parameter(type: type)],
            result: known.boolType))]
    return symbol
  }

  private func hashFunction(of nominal: NominalSymbol) -> FunctionSymbol {
    let symbol = FunctionSymbol(name: "hash", syntax: nil, parent: nominal, program: self)
    symbol.derivation = .hashInto
    prepare(symbol)
    let hasher = known.type("Hasher").declaredType
    let parameter = makeParameter("into", "hasher", hasher, of: symbol)
    parameter.isInout = true
    parameter.variable.isInout = true
    parameter.variable.isLet = false
    symbol.storedParameters = [parameter]
    symbol.cachedType =
      types[
        .function(
          FunctionType(
            parameters: [FunctionType.Parameter(label: "into", type: hasher, isInout: true)],
            result: types.void))]
    return symbol
  }

  private func computedProperty(
    _ name: String, _ type: Type, of nominal: NominalSymbol, isStatic: Bool = false
  ) -> VariableSymbol {
    let variable = VariableSymbol(
      name: name, isLet: false, type: type, syntax: nil, parent: nominal, program: self)
    variable.storage = .computed
    variable.isStatic = isStatic
    let getter = AccessorSymbol(kind: .get, owner: variable, syntax: nil, program: self)
    getter.isStatic = isStatic
    getter.derivation = name == "rawValue" ? .rawValue : .allCases
    variable.accessors = [getter]
    return variable
  }
}

extension CallableSymbol {
  /// The argument labels as written, without resolving any type.
  var writtenLabels: [String?] {
    let clause: ParameterClause?
    var optIn = false
    switch syntax {
    case let syntax as FunctionDeclaration: clause = syntax.signature.parameters
    case let syntax as InitializerDeclaration: clause = syntax.signature.parameters
    case let syntax as SubscriptDeclaration:
      clause = syntax.parameters
      optIn = true
    case let syntax as EnumCaseElement: clause = syntax.parameters
    default: return storedParameters.map(\.label)
    }
    return clause?.parameters.map { parameter in
      guard let first = parameter.firstName, first.text != "_" else { return nil }
      return optIn && parameter.secondName == nil ? nil : first.text
    } ?? []
  }
}

extension Program {
  /// The memberwise initializer of a struct, where the compiler makes one.
  public func memberwiseInitializer(of nominal: NominalSymbol) -> InitializerSymbol? {
    directMembers(named: "init", of: nominal).lazy.compactMap { $0 as? InitializerSymbol }
      .first { if case .memberwiseInitializer = $0.derivation { true } else { false } }
  }
}
