import Basics
import Syntax

// What property wrappers ask of their types, and of the variables they are attached to.

extension Program {
  /// Checks a type that says it is a property wrapper.
  func checkWrapperType(_ wrapper: NominalSymbol) {
    problems(of: wrapper).forEach(diagnostics.report)
  }

  private func problems(of wrapper: NominalSymbol) -> [Diagnostic] {
    guard wrapper.attributes.contains("propertyWrapper"), wrapper.module?.isMain == true, let range = wrapper.nameRange
    else { return [] }
    var found: [Diagnostic] = []
    guard let wrappedValue = instanceProperty("wrappedValue", of: wrapper) else {
      return [WrapperMessages.noWrappedValue(wrapper, range)]
    }
    for property in [wrappedValue, instanceProperty("projectedValue", of: wrapper)].compactMap({ $0 }) {
      if property.access == .private || property.access == .fileprivate, property.access < wrapper.access,
        let place = property.nameRange
      {
        found.append(WrapperMessages.tooPrivate(property, place, wrapper))
      }
    }
    for case let initializer as InitializerSymbol in members(named: "init", of: wrapper) {
      guard initializer.parent === wrapper, let first = initializer.parameters.first, let place = initializer.nameRange
      else { continue }
      guard
        let property = [wrappedValue, instanceProperty("projectedValue", of: wrapper)].compactMap({ $0 })
          .first(where: { $0.name == first.label })
      else { continue }
      let name = "init(" + initializer.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      if initializer.isFailable { found.append(WrapperMessages.failable(name, place)) }
      let type = first.isAutoclosure ? first.type.function?.result ?? first.type : first.type
      // A projection of another type is looked at where a parameter's wrapper is made of it.
      if property === wrappedValue, type !== property.type, !type.isError, !property.type.isError,
        initializer.parameters.dropFirst().allSatisfy(\.hasDefault)
      {
        found.append(
          WrapperMessages.parameterType(name, first.type, property.name, property.type, place, property.nameRange))
      }
    }
    return found
  }

  /// Checks a variable that wrappers are attached to.
  func checkAttachedWrappers(of variable: VariableSymbol) {
    guard let syntax = variable.syntax as? VariableDeclaration, !syntax.range.file.isLibrary,
      let wrapper = variable.appliedWrapper, let name = variable.nameRange
    else { return }
    guard let attribute = wrapper.layers[0].attribute else { return }
    if let problem = misplacement(of: wrapper, syntax, attribute, name) { return problem.forEach(diagnostics.report) }
    // A wrapper that is none is reported where it is declared.
    if wrapper.layers.contains(where: { $0.wrappedValue == nil || !problems(of: $0.symbol).isEmpty }) { return }
    if let problem = unavailableHere(wrapper, attribute) { return diagnostics.report(problem) }
    if let problem = mutatingGetterInside(wrapper) { return diagnostics.report(problem) }
    if !wrapper.mutability.hasSetter, let modifier = syntax.modifiers.first(where: { $0.detail?.text == "set" }) {
      diagnostics.report(ModifierMessages.setterOfReadOnly(modifier, "read-only properties"))
    }
    if !checkTypes(of: wrapper, name) { return }
    checkInitialValue(of: wrapper)
  }

  /// Why no wrapper may be attached here at all.
  private func misplacement(
    of wrapper: AppliedWrapper, _ syntax: VariableDeclaration, _ attribute: Attribute, _ name: SourceRange
  ) -> [Diagnostic]? {
    let variable = wrapper.variable
    if syntax.bindings.count > 1 || syntax.bindings[0].pattern.kind == .tuple {
      return [WrapperMessages.severalVariables(attribute, name)]
    }
    if let owner = variable.parent as? NominalSymbol, owner.kind == .protocol {
      return [WrapperMessages.declaredInside("a protocol", variable.name, name)]
    }
    if syntax.isLet { return [WrapperMessages.onlyOnVar(attribute)] }
    let accessors = syntax.bindings[0].accessors
    let isObserved =
      accessors?.accessors.contains { $0.accessorKind == .willSet || $0.accessorKind == .didSet } ?? false
    if accessors != nil, !isObserved { return [WrapperMessages.onComputed(attribute)] }
    for modifier in ["lazy", "weak", "unowned"] where syntax.modifiers.contains(where: { $0.name.text == modifier }) {
      return [WrapperMessages.cannotAlsoBe(modifier, variable.name, name)]
    }
    if !variable.isStatic {
      if let owner = variable.parent as? NominalSymbol, owner.kind == .enum {
        return [
          WrapperMessages.declaredInside("an enum", variable.name, name), NestingMessages.storage(in: "enums", name),
        ]
      }
      if variable.parent is ExtensionSymbol {
        return [
          WrapperMessages.declaredInside("an extension", variable.name, name),
          NestingMessages.storage(in: "extensions", name),
        ]
      }
    }
    if syntax.hasModifier("override") {
      return [WrapperMessages.overrides(variable.name, name)]
        + [variable.overriddenSymbol.map { DeclarationMessages.overridesWithStorage(variable, name, $0.nameRange) }]
        .compactMap { $0 }
    }
    return nil
  }

  /// A wrapper whose getter changes it, inside one that gives no way to put the change back.
  private func mutatingGetterInside(_ wrapper: AppliedWrapper) -> Diagnostic? {
    for (outer, inner) in zip(wrapper.layers, wrapper.layers.dropFirst()) {
      guard let outerValue = outer.wrappedValue, let innerValue = inner.wrappedValue, let attribute = inner.attribute,
        !Mutability(of: outerValue, in: outer.symbol).hasSetter,
        Mutability(of: innerValue, in: inner.symbol).getterMutates
      else { continue }
      return WrapperMessages.mutatingGetter(of: inner.symbol, inside: outer.symbol, attribute)
    }
    return nil
  }

  /// Reports wrappers that a parameter may not have.
  func checkWrapper(ofParameter variable: VariableSymbol) {
    guard let wrapper = variable.appliedWrapper, let name = variable.nameRange else { return }
    if let callable = variable.parent, (callable.parent as? NominalSymbol)?.kind == .protocol {
      return diagnostics.report(WrapperMessages.parameterInProtocol(variable.name, name))
    }
    if wrapper.mutability.getterMutates {
      diagnostics.report(
        mutatingGetterInside(wrapper) ?? WrapperMessages.parameterWithMutatingGetter(name))
    }
  }

  /// A wrapper that reaches its enclosing object, and has no value of its own for what is no object.
  private func unavailableHere(_ wrapper: AppliedWrapper, _ attribute: Attribute) -> Diagnostic? {
    guard let property = wrapper.layers[0].wrappedValue, let detail = unavailability(of: property),
      wrapper.variable.parent.flatMap(nominalOf)?.kind != .class
    else { return nil }
    return CallMessages.unavailable(
      property.name, detail, at: attribute.range.location, property.module?.isMain == true ? property.nameRange : nil)
  }

  // MARK: Types

  /// Whether the types of the wrappers, and of what they wrap, go together.
  private func checkTypes(of wrapper: AppliedWrapper, _ name: SourceRange) -> Bool {
    let types = wrapper.layerTypes
    for index in wrapper.layers.indices.dropLast() {
      let (outer, inner) = (wrapper.layers[index], wrapper.layers[index + 1])
      guard let outerAttribute = outer.attribute, let innerAttribute = inner.attribute else { continue }
      let written = resolve(outerAttribute.type, in: wrapper.scope, purpose: .expression)
      guard case .nominal = written.kind, let property = outer.wrappedValue else { continue }
      let wanted = seen(property.type, memberOf: written, declaredIn: property)
      let own = types[index + 1]
      if own === wanted || wanted.isError || own.hasErrors { continue }
      let at = innerAttribute.type.range
      if wrapper.initialValue != nil { diagnostics.report(WrapperMessages.composedValue(own, wanted, at)) }
      let shown = wrapper.variable.binding?.annotation == nil ? inner.symbol.declaredType : own
      diagnostics.report(WrapperMessages.composedType(shown, written.description, wanted, at))
      return false
    }
    if let layer = wrapper.layers.last, let annotation = wrapper.variable.binding?.annotation,
      let property = layer.wrappedValue, let type = types.last, !type.isError
    {
      let declared = resolve(annotation, in: wrapper.scope)
      let wrapped = seen(property.type, memberOf: type, declaredIn: property)
      if declared !== wrapped, !declared.hasErrors, !wrapped.hasErrors, !wrapped.isGeneric || declared.isGeneric {
        diagnostics.report(WrapperMessages.otherType(declared, wrapped, name))
        return false
      }
    }
    for (layer, type) in zip(wrapper.layers, types) where !checkRequirements(layer, type, wrapper) { return false }
    return true
  }

  private func checkRequirements(_ layer: AppliedWrapper.Layer, _ type: Type, _ wrapper: AppliedWrapper) -> Bool {
    guard !type.hasErrors, type.nominal === layer.symbol, let attribute = layer.attribute else { return true }
    let signature = layer.symbol.genericSignature
    let substitution = Substitution(signature.parameters, type.arguments)
    let range = attribute.type.range
    for requirement in signature.requirements
    where !requirementsHold([requirement], substitution, wrapper.scope.genericSignature) {
      switch requirement {
      case .conformance(let subject, let proto):
        let own = subject.substituting(substitution)
        if (attribute.type as? IdentifierTypeSyntax)?.genericArguments != nil { return false }
        diagnostics.report(WrapperMessages.requirement(layer.symbol, own, proto.name, range, subject.description))
      case .isClass(let subject):
        let own = subject.substituting(substitution)
        diagnostics.report(WrapperMessages.classRequirement(layer.symbol, own, range, subject.description))
      default: continue
      }
      return false
    }
    return true
  }

  // MARK: Initial values

  /// Checks the call of the wrapper's initializer that the attribute and the initial value make together.
  private func checkInitialValue(of wrapper: AppliedWrapper) {
    let before = diagnostics.diagnostics.count
    let variable = wrapper.variable
    if wrapper.initialValue != nil, let binding = variable.binding, variable.definingScope == nil {
      _ = checkedBinding(binding)
    }
    if diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) { return }
    guard let innermost = wrapper.layers.last, let attribute = innermost.attribute, let type = wrapper.layerTypes.last,
      !type.hasErrors
    else { return }
    let scope = wrapper.scope.nested()
    var value = wrapper.initialValue
    let hasArguments = attribute.leftParen != nil
    if value == nil, !hasArguments {
      guard wrapper.isMemberOfStruct, takesWrappedValue(innermost.symbol), let property = innermost.wrappedValue else {
        return
      }
      value = placeholder(seen(property.type, memberOf: type, declaredIn: property), attribute.type.range, scope)
    } else if let initial = value, variable.binding?.annotation != nil {
      value = placeholder(variable.type, initial.range, scope)
    }
    let owner = FunctionSymbol(name: variable.name, syntax: nil, parent: variable.parent, program: self)
    owner.isStatic = variable.isStatic
    let context = CodeContext(.initialValue, owner: owner)
    context.wrapperCall = (attribute, wrapper.initialValue != nil)
    _ = ExpressionChecker(in: context, scope: scope).check(
      call(attribute, value), expecting: .type(type, .other))
  }

  private func takesWrappedValue(_ wrapper: NominalSymbol) -> Bool {
    members(named: "init", of: wrapper).contains { symbol in
      guard let parameters = (symbol as? InitializerSymbol)?.parameters else { return false }
      return parameters.first?.label == "wrappedValue" && parameters.dropFirst().allSatisfy(\.hasDefault)
    }
  }

  /// A name for a value of a type.
  private func placeholder(_ type: Type, _ range: SourceRange, _ scope: Scope) -> Expression {
    let variable = VariableSymbol(
      name: "wrappedValue", isLet: true, type: type, syntax: nil, parent: mainModule, program: self)
    variable.isParameter = true
    scope.declare(variable)
    return IdentifierExpression(range: range, name: Identifier("wrappedValue", range))
  }

  /// `Wrapper(wrappedValue: value, arguments…)`, each part at the place it is written.
  private func call(_ attribute: Attribute, _ value: Expression?) -> CallExpression {
    let place = attribute.type.range
    var arguments = attribute.arguments
    if let value {
      arguments.insert(
        Argument(range: value.range, label: Identifier("wrappedValue", value.range.emptyAtStart), expression: value),
        at: 0)
    }
    return CallExpression(
      range: attribute.range, callee: TypeExpression(range: place, type: attribute.type), leftParen: place.emptyAtStart,
      arguments: arguments, rightParen: attribute.rightParen ?? place.emptyAtEnd)
  }
}

extension AppliedWrapper {
  /// Where the attributes stand.
  var scope: Scope { variable.definingScope ?? variable.parent!.scope }

  /// Whether a memberwise initializer makes the storage, so that a value must do for it.
  var isMemberOfStruct: Bool { (variable.parent as? NominalSymbol)?.kind == .struct && !variable.isStatic }
}
