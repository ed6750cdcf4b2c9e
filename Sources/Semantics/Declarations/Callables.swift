import Basics
import Syntax

// Parameters, `self` and interface types of everything that can be called.

extension Program {
  /// Works out the parameters and `self` of a callable.
  func prepare(_ callable: CallableSymbol) {
    guard callable.preparation != .all else { return }
    prepareSignature(of: callable)
    callable.preparation = .all
    makeSelf(of: callable)
    switch callable.syntax {
    case let syntax as FunctionDeclaration:
      // What is wrong with the result is said first.
      if let result = syntax.signature.resultType, result.kind == .identifier, !result.range.file.isLibrary {
        _ = resolve(result, in: callable.scope, purpose: .result(callable))
      }
      makeParameters(syntax.signature.parameters, of: callable)
    case let syntax as InitializerDeclaration: makeParameters(syntax.signature.parameters, of: callable)
    case let syntax as SubscriptDeclaration:
      makeParameters(syntax.parameters, of: callable, labelsAreOptIn: true)
    case let syntax as EnumCaseElement:
      if let clause = syntax.parameters { makePayload(clause, of: callable) }
    default: break
    }
    if let accessor = callable as? AccessorSymbol { prepareAccessor(accessor) }
    for parameter in callable.storedParameters { callable.scope.declare(parameter.variable) }
    if let variable = callable.storedSelf { callable.scope.declare(variable) }
  }

  private func makeSelf(of callable: CallableSymbol) {
    guard let parent = callable.parent, let nominal = nominalOf(parent), !(callable is EnumCaseSymbol) else {
      return
    }
    guard callable.definingScope == nil else { return }
    let instance: Type
    if nominal.kind == .protocol {
      instance = nominal.selfParameter!.type
    } else if nominal.kind == .class, hasDynamicSelf(callable, nominal) {
      instance = types[.dynamicSelf(nominal.declaredType)]
    } else {
      instance = nominal.declaredType
    }
    let isMetatype = callable.isStatic
    let variable = VariableSymbol(
      name: "self", isLet: true, type: isMetatype ? instance.metatype : instance, syntax: nil,
      parent: callable,
      program: self)
    variable.isParameter = true
    variable.isSelf = true
    if !isMetatype, nominal.kind != .class {
      let initializes = callable is InitializerSymbol
      let isClassProtocol = nominal.kind == .protocol && nominal.isClassBoundProtocol
      if (callable.isMutating || initializes) && !isClassProtocol {
        variable.isInout = true
        variable.isLet = false
      }
    }
    callable.storedSelf = variable
  }

  /// Whether `self` is of the dynamic type `Self`, rather than just of the class: in what returns `Self`, and in
  /// convenience initializers.
  private func hasDynamicSelf(_ callable: CallableSymbol, _ nominal: NominalSymbol) -> Bool {
    var result: TypeSyntax?
    switch callable {
    case let function as FunctionSymbol:
      result = (function.syntax as? FunctionDeclaration)?.signature.resultType
    case let accessor as AccessorSymbol:
      result =
        (accessor.owner as? VariableSymbol)?.binding?.annotation
        ?? (accessor.owner.syntax as? SubscriptDeclaration)?.elementType
    case let initializer as InitializerSymbol: return initializer.isConvenience && !nominal.isFinal
    default: return false
    }
    func mentionsSelf(_ node: Node) -> Bool {
      if let type = node as? IdentifierTypeSyntax, type.name.text == "Self" { return true }
      var found = false
      node.forEachChild { _, child in if !found { found = mentionsSelf(child) } }
      return found
    }
    return result.map(mentionsSelf) ?? false
  }

  private func makeParameters(
    _ clause: ParameterClause, of callable: CallableSymbol, labelsAreOptIn: Bool = false
  ) {
    let isOperator = (callable as? FunctionSymbol)?.isOperator ?? false
    for syntax in clause.parameters {
      let first = syntax.firstName
      let inside = syntax.secondName ?? first
      if let inside, inside.text != "_",
        let earlier = callable.storedParameters.first(where: { $0.variable.name == inside.text })?.nameRange
      {
        diagnostics.report(PatternMessages.redeclaration(inside, earlier))
      }
      var label = first?.text
      if label == "_" || isOperator || (labelsAreOptIn && syntax.secondName == nil) { label = nil }
      let parameter = makeParameter(
        label: label, name: inside?.text ?? "_", syntax.type, syntax, of: callable)
      parameter.isVariadic = syntax.ellipsis != nil
      if parameter.isVariadic { parameter.variable.cachedType = array(of: parameter.type) }
      parameter.defaultValue = syntax.defaultValue
      parameter.nameRange = inside?.range
      parameter.variable.nameRange = inside?.range
      // What a wrapped parameter may be assigned is for its accessors to say.
      if !syntax.attributes.isEmpty, parameter.variable.appliedWrapper != nil { parameter.variable.isLet = false }
      callable.storedParameters.append(parameter)
    }
  }

  private func makeParameter(
    label: String?, name: String, _ written: TypeSyntax, _ syntax: Node, of callable: CallableSymbol
  ) -> ParameterSymbol {
    var written = written
    var isInout = false
    var isAutoclosure = false
    var isEscaping = false
    if written.kind == .attributed {
      let attributed = written.as(AttributedTypeSyntax.self)
      isInout = attributed.specifiers.contains { $0.name == "inout" }
      isAutoclosure = attributed.attributes.contains { $0.name == "autoclosure" }
      isEscaping = attributed.attributes.contains { $0.name == "escaping" }
      written = attributed.base
    }
    var type = resolve(written, in: callable.scope, purpose: .parameter(callable))
    if isAutoclosure {
      type = types[.function(FunctionType(parameters: [], result: type, isEscaping: isEscaping))]
      if let function = resolve(written, in: callable.scope, purpose: .parameter(callable)).function,
        function.parameters.isEmpty
      {
        var copy = function
        copy.isEscaping = isEscaping
        type = types[.function(copy)]
      }
    } else if var function = type.function, !isEscaping {
      function.isEscaping = false
      type = types[.function(function)]
    }
    let variable = VariableSymbol(
      name: name, isLet: !isInout, type: type, syntax: syntax, parent: callable, program: self)
    variable.isParameter = true
    variable.isInout = isInout
    variable.isImplicitlyUnwrapped = written.kind == .implicitlyUnwrappedOptional
    let parameter = ParameterSymbol(
      label: label, variable: variable, type: type, syntax: syntax, parent: callable, program: self)
    parameter.isInout = isInout
    parameter.isAutoclosure = isAutoclosure
    parameter.isEscaping = isEscaping
    return parameter
  }

  private func makePayload(_ clause: ParameterClause, of enumCase: CallableSymbol) {
    for (index, syntax) in clause.parameters.enumerated() {
      var label = syntax.firstName?.text
      if label == "_" { label = nil }
      let parameter = makeParameter(
        label: label, name: (syntax.secondName ?? syntax.firstName)?.text ?? "\(index)", syntax.type, syntax,
        of: enumCase)
      parameter.defaultValue = syntax.defaultValue
      // A closure in a payload outlives the call.
      if var function = parameter.type.function {
        function.isEscaping = true
        parameter.type = types[.function(function)]
        parameter.variable.cachedType = parameter.type
      }
      enumCase.storedParameters.append(parameter)
    }
  }

  private func prepareAccessor(_ accessor: AccessorSymbol) {
    if let owner = accessor.owner as? SubscriptSymbol {
      accessor.storedParameters = owner.parameters.map { original in
        let variable = VariableSymbol(
          name: original.variable.name, isLet: true, type: original.variable.cachedType,
          syntax: original.syntax,
          parent: accessor, program: self)
        variable.isParameter = true
        let copy = ParameterSymbol(
          label: original.label, variable: variable, type: original.type, syntax: original.syntax,
          parent: accessor,
          program: self)
        copy.isVariadic = original.isVariadic
        return copy
      }
    }
    let valueName: String
    switch accessor.kind {
    case .set, .willSet: valueName = "newValue"
    case .didSet: valueName = "oldValue"
    default: return
    }
    let written = (accessor.syntax as? AccessorDeclaration)?.parameterName
    // An observer that does not speak of the old value does not have it read.
    if accessor.kind == .didSet, written == nil, !(accessor.syntax?.text.contains("oldValue") ?? false) {
      return
    }
    let valueType = accessor.valueType
    let variable = VariableSymbol(
      name: written?.text ?? valueName, isLet: true, type: valueType, syntax: accessor.syntax,
      parent: accessor,
      program: self)
    variable.isParameter = true
    let parameter = ParameterSymbol(
      label: nil, variable: variable, type: valueType, syntax: accessor.syntax, parent: accessor,
      program: self)
    accessor.valueParameter = parameter
    accessor.storedParameters.append(parameter)
  }

  // MARK: Interface types

  /// The type of a declaration from inside: a variable's type, or a function type without `self`.
  func interfaceType(of symbol: ValueSymbol) -> Type {
    if let known = symbol.cachedType { return known }
    if symbol.isComputingType {
      if let range = symbol.nameRange {
        diagnostics.report(DeclarationMessages.circularReference(at: range.location))
      }
      return types.error
    }
    symbol.isComputingType = true
    defer { symbol.isComputingType = false }
    let type = makeInterfaceType(of: symbol)
    symbol.cachedType = type
    return type
  }

  private func makeInterfaceType(of symbol: ValueSymbol) -> Type {
    (symbol as? CallableSymbol)?.prepare()
    if let known = symbol.cachedType { return known }
    switch symbol {
    case let variable as VariableSymbol: return variableType(variable)
    case let function as FunctionSymbol:
      guard let syntax = function.syntax as? FunctionDeclaration else { return types.error }
      let result =
        syntax.signature.resultType.map { resolve($0, in: function.scope, purpose: .result(function)) }
        ?? types.void
      return functionType(function, result: result, syntax.signature.effects)
    case let initializer as InitializerSymbol:
      var result = selfInstanceType(of: initializer)
      if initializer.isFailable { result = optional(result) }
      let effects = (initializer.syntax as? InitializerDeclaration)?.signature.effects ?? Effects()
      return functionType(initializer, result: result, effects)
    case let symbol as SubscriptSymbol:
      guard let syntax = symbol.syntax as? SubscriptDeclaration else { return types.error }
      let result = resolve(syntax.elementType, in: symbol.scope, purpose: .result(symbol))
      return functionType(symbol, result: result, Effects())
    case let enumCase as EnumCaseSymbol:
      let result = enumCase.owner.declaredType
      if (enumCase.syntax as? EnumCaseElement)?.parameters == nil { return result }
      return functionType(enumCase, result: result, Effects())
    case let accessor as AccessorSymbol:
      let value = accessor.valueType
      switch accessor.kind {
      case .get, .read, .modify, .address, .mutableAddress:
        return functionType(
          accessor, result: value, (accessor.syntax as? AccessorDeclaration)?.effects ?? Effects())
      default: return functionType(accessor, result: types.void, Effects())
      }
    case let callable as CallableSymbol: return functionType(callable, result: types.void, Effects())
    default: return types.error
    }
  }

  private func selfInstanceType(of callable: CallableSymbol) -> Type {
    guard let parent = callable.parent, let nominal = nominalOf(parent) else { return types.error }
    if nominal.kind == .protocol { return nominal.selfParameter!.type }
    return nominal.declaredType
  }

  private func functionType(_ callable: CallableSymbol, result: Type, _ effects: Effects) -> Type {
    var thrown: Type?
    if effects.canThrow {
      thrown = effects.thrownType.map { resolve($0, in: callable.scope) } ?? known.anyErrorType
      if thrown?.isNever == true { thrown = nil }
    }
    let parameters = callable.parameters.map {
      FunctionType.Parameter(
        label: $0.label, type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic,
        isAutoclosure: $0.isAutoclosure, hasDefault: $0.hasDefault)
    }
    return types[
      .function(
        FunctionType(parameters: parameters, result: result, thrown: thrown, isAsync: effects.async != nil))]
  }

  /// The type of a member or global variable: written, or that of its initial value.
  private func variableType(_ variable: VariableSymbol) -> Type {
    if let owner = variable.lazyOwner { return optional(owner.type) }
    if let type = variable.trackedVariable?.type ?? wrapperPartType(of: variable) { return type }
    guard let binding = variable.binding else { return types.error }
    let scope = variable.definingScope ?? variable.parent!.scope
    var type: Type
    if let annotation = binding.annotation {
      type = annotatedType(annotation, of: variable, in: scope)
      // `let s: Set = [1]`: the initial value tells the arguments.
      if type.leavesArgumentsOpen { type = checkedBinding(binding).pattern.type }
      type = elementType(of: variable, in: binding.pattern, type)
    } else {
      type = inferredType(of: variable, binding)
    }
    if variable.ownership == .weak, !type.isOptional, !type.isError { type = optional(type) }
    return type
  }

  /// The part of a tuple type that one name of a tuple pattern stands for.
  func elementType(of variable: VariableSymbol, in pattern: Pattern, _ type: Type) -> Type {
    guard pattern.kind == .tuple else { return type }
    func find(_ pattern: Pattern, _ type: Type) -> Type? {
      switch pattern.kind {
      case .identifier: return pattern.as(IdentifierPattern.self).name.text == variable.name ? type : nil
      case .tuple:
        let elements = pattern.as(TuplePattern.self).elements
        if elements.count == 1 { return find(elements[0].pattern, type) }
        guard let parts = type.tupleElements, parts.count == elements.count else { return nil }
        for (element, part) in zip(elements, parts) {
          if let found = find(element.pattern, part.type) { return found }
        }
        return nil
      default: return nil
      }
    }
    return find(pattern, type) ?? types.error
  }
}
