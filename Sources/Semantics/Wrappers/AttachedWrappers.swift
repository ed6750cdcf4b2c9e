import Basics
import Syntax

// Which wrappers are attached to a variable, and which types they have.

/// How a property takes part in its struct's memberwise initializer.
struct MemberwisePlan {
  var label: String
  var type: Type
  var hasDefault: Bool
  var isLeftOut = false
  var isAutoclosure = false
}

extension Program {
  /// The wrappers of a variable; nil where it has none.
  func appliedWrapper(of variable: VariableSymbol) -> AppliedWrapper? {
    let attributes = wrapperAttributes(of: variable)
    guard !attributes.isEmpty, variable.wrappedVariable == nil, variable.projectedVariable == nil,
      variable.lazyOwner == nil
    else { return nil }
    let scope = variable.definingScope ?? variable.parent!.scope
    let layers = attributes.compactMap { attribute -> AppliedWrapper.Layer? in
      guard let symbol = wrapperSymbol(attribute, in: scope) else { return nil }
      return AppliedWrapper.Layer(
        attribute: attribute, symbol: symbol, wrappedValue: instanceProperty("wrappedValue", of: symbol))
    }
    return layers.isEmpty ? nil : AppliedWrapper(variable, layers: layers, program: self)
  }

  private func wrapperAttributes(of variable: VariableSymbol) -> [Attribute] {
    switch variable.syntax {
    case let syntax as VariableDeclaration: return syntax.attributes
    case let syntax as Parameter: return syntax.attributes
    // The parameter `$x` of a closure is no wrapped variable, but the projection of one.
    case let syntax as ClosureParameter: return variable.name.hasPrefix("$") ? [] : syntax.attributes
    default: return []
    }
  }

  /// Whether an attribute of the program names a property wrapper, wherever it stands.
  public func namesPropertyWrapper(_ attribute: Attribute) -> Bool {
    wrapperSymbol(attribute, in: mainModule.scope) != nil
  }

  /// The wrapper that an attribute names; nil for other attributes.
  func wrapperSymbol(_ attribute: Attribute, in scope: Scope) -> NominalSymbol? {
    var found: NominalSymbol?
    if attribute.type.kind == .identifier {
      for symbol in scope.lookUp(attribute.name.text, program: self).symbols {
        found = symbol as? NominalSymbol ?? (symbol as? TypeAliasSymbol)?.underlying.nominal
        if found != nil { break }
      }
    } else if attribute.type.kind == .member {
      found = resolve(attribute.type, in: scope, purpose: .expression).nominal
    }
    guard let found, found.attributes.contains("propertyWrapper") else { return nil }
    return found
  }

  /// A stored or computed property of instances.
  func instanceProperty(_ name: String, of nominal: NominalSymbol) -> VariableSymbol? {
    members(named: name, of: nominal).lazy.compactMap { $0 as? VariableSymbol }.first { !$0.isStatic }
  }

  private func availableInitializers(of wrapper: NominalSymbol) -> [InitializerSymbol] {
    members(named: "init", of: wrapper).compactMap { $0 as? InitializerSymbol }
      .filter { !$0.attributes.contains("available") || ($0.syntax?.text.contains("unavailable") != true) }
  }

  /// Whether a wrapper has an initializer whose first parameter is `wrappedValue`.
  func hasValueInitializer(_ wrapper: NominalSymbol) -> Bool {
    availableInitializers(of: wrapper).contains { $0.parameters.first?.label == "wrappedValue" }
  }

  /// Whether a wrapper can be made of a projection alone.
  func hasProjectionInitializer(_ wrapper: NominalSymbol) -> Bool {
    availableInitializers(of: wrapper).contains {
      $0.parameters.first?.label == "projectedValue" && $0.parameters.dropFirst().allSatisfy(\.hasDefault)
    }
  }

  /// Whether a wrapper can be made without any argument. `type` is asked for where that depends on the wrapper's arguments.
  func hasDefaultInitializer(_ wrapper: NominalSymbol, _ type: () -> Type?) -> Bool {
    availableInitializers(of: wrapper).contains {
      $0.parameters.allSatisfy { $0.hasDefault || $0.isVariadic } && conditionsHold(of: $0, wrapper, type)
    }
  }

  /// Whether a type fulfils what the extension around an initializer requires.
  private func conditionsHold(of initializer: InitializerSymbol, _ wrapper: NominalSymbol, _ type: () -> Type?) -> Bool
  {
    guard let source = initializer.parent as? ExtensionSymbol else { return true }
    let signature = wrapper.genericSignature
    let conditions = source.genericSignature.requirements.dropFirst(signature.requirements.count)
    guard !conditions.isEmpty, let type = type(), type.nominal === wrapper else { return true }
    return requirementsHold(Array(conditions), Substitution(signature.parameters, type.arguments), signature)
  }

  /// Whether `init(wrappedValue:)` takes its argument unevaluated.
  func takesAutoclosure(_ wrapper: NominalSymbol) -> Bool {
    availableInitializers(of: wrapper).contains {
      $0.parameters.first?.label == "wrappedValue" && $0.parameters[0].isAutoclosure
    }
  }

  // MARK: Types

  /// The types of the wrappers around a variable, outermost first.
  func layerTypes(of wrapper: AppliedWrapper) -> [Type] {
    let variable = wrapper.variable
    let scope = variable.definingScope ?? variable.parent!.scope
    var value: Type?
    if variable.isParameter {
      if let projection = wrapper.projectionType { return [wrapperType(of: wrapper, projecting: projection, scope)] }
      value = variable.type
    } else if let annotation = variable.binding?.annotation {
      value = resolve(annotation, in: scope)
    }
    var types: [Type] = []
    for (index, layer) in wrapper.layers.enumerated().reversed() {
      let isInnermost = index == wrapper.layers.count - 1
      let type = self.type(
        of: layer, around: value, initialValue: isInnermost ? wrapper.initialValue : nil, scope)
      types.insert(type, at: 0)
      value = type
    }
    return types
  }

  private func type(
    of layer: AppliedWrapper.Layer, around value: Type?, initialValue: Expression?, _ scope: Scope
  ) -> Type {
    guard let attribute = layer.attribute else { return types.error }
    let written = resolve(attribute.type, in: scope, purpose: .expression)
    if case .nominal = written.kind { return written }
    guard case .unbound(let symbol, let outer) = written.kind, let wrappedValue = layer.wrappedValue else {
      return types.error
    }
    let pattern = wrappedValue.type
    if let value, let type = inferred(symbol, outer, pattern, value) { return type }
    guard let infer = inferExpressionType else { return types.error }
    if value == nil, let initialValue,
      let type = inferred(symbol, outer, pattern, infer(initialValue, nil, scope))
    {
      return type
    }
    // The arguments of the attribute tell the rest, beside the value.
    var wrapped: Expression?
    let inside = scope.nested()
    if let value {
      let stand = VariableSymbol(
        name: "$value", isLet: true, type: value, syntax: nil, parent: scope.enclosingCallable ?? mainModule,
        program: self)
      inside.declare(stand)
      wrapped = IdentifierExpression(range: attribute.range, name: Identifier("$value", attribute.range))
    } else {
      wrapped = initialValue
    }
    let isGiven = attribute.arguments.contains { $0.label?.name == "wrappedValue" }
    let first = wrapped.map {
      Argument(range: $0.range, label: Identifier("wrappedValue", $0.range.emptyAtStart), expression: $0)
    }
    func call(_ arguments: [Argument]) -> Type {
      let call = CallExpression(
        range: attribute.range, callee: TypeExpression(range: attribute.type.range, type: attribute.type),
        leftParen: attribute.leftParen ?? attribute.range.emptyAtEnd, arguments: arguments,
        rightParen: attribute.rightParen ?? attribute.range.emptyAtEnd)
      return infer(call, nil, inside)
    }
    if let first, !isGiven {
      let type = call([first] + attribute.arguments)
      if !type.isError { return type }
    }
    return call(attribute.arguments)
  }

  /// The type of the wrapper around a closure's parameter `$x`: the one an attribute names, or the type of `$x` itself.
  private func wrapperType(of wrapper: AppliedWrapper, projecting projection: Type, _ scope: Scope) -> Type {
    let layer = wrapper.layers[0]
    guard let attribute = layer.attribute, let projected = wrapper.projectedValue else { return projection }
    let written = resolve(attribute.type, in: scope, purpose: .expression)
    guard case .unbound(let symbol, let outer) = written.kind else { return written }
    return inferred(symbol, outer, projected.type, projection) ?? types.error
  }

  /// The wrapper type whose `wrappedValue` has a given type.
  private func inferred(_ symbol: NominalSymbol, _ outer: [Type], _ pattern: Type, _ value: Type) -> Type? {
    var bindings: [GenericParameterSymbol: Type] = [:]
    for (parameter, argument) in zip(symbol.genericSignature.parameters, outer) {
      bindings[parameter] = argument
    }
    guard bind(pattern, value, &bindings) else { return nil }
    let arguments = symbol.genericSignature.parameters.map { bindings[$0] }
    guard !arguments.contains(where: { $0 == nil }) else { return nil }
    return types[.nominal(symbol, arguments.map { $0! })]
  }

  private func bind(_ pattern: Type, _ type: Type, _ bindings: inout [GenericParameterSymbol: Type]) -> Bool {
    if case .genericParameter(let parameter) = pattern.kind {
      if let known = bindings[parameter] { return known === type }
      bindings[parameter] = type
      return true
    }
    switch (pattern.kind, type.kind) {
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      guard left === right else { return false }
      for (one, other) in zip(leftArguments, rightArguments) where !bind(one, other, &bindings) {
        return false
      }
      return true
    case (.tuple(let left), .tuple(let right)):
      guard left.count == right.count else { return false }
      for (one, other) in zip(left, right) where !bind(one.type, other.type, &bindings) { return false }
      return true
    case (.function(let left), .function(let right)):
      guard left.parameters.count == right.parameters.count else { return false }
      for (one, other) in zip(left.parameters, right.parameters) where !bind(one.type, other.type, &bindings) {
        return false
      }
      return bind(left.result, right.result, &bindings)
    default: return pattern === type
    }
  }

  /// The type of `x`, `_x` or `$x` of a wrapped variable.
  func wrapperPartType(of variable: VariableSymbol) -> Type? {
    if let wrapped = variable.wrappedVariable { return wrapped.appliedWrapper?.layerTypes.first }
    if let projected = variable.projectedVariable, let wrapper = projected.appliedWrapper {
      guard let property = wrapper.projectedValue, let type = wrapper.layerTypes.first else { return nil }
      return seen(property.type, memberOf: type, declaredIn: property)
    }
    guard let wrapper = variable.appliedWrapper, variable.binding?.annotation == nil else { return nil }
    guard let innermost = wrapper.layerTypes.last, let property = wrapper.layers.last?.wrappedValue else {
      return nil
    }
    return seen(property.type, memberOf: innermost, declaredIn: property)
  }

  // MARK: Memberwise initializers

  /// How a property takes part in the memberwise initializer: plain properties by their value, wrapped ones by their value or
  /// by their wrapper (rules 15 and 17 of the expansion of wrappers).
  func memberwisePlan(of property: VariableSymbol) -> MemberwisePlan {
    guard let variable = property.wrappedVariable, let wrapper = variable.appliedWrapper else {
      let name = property.lazyOwner?.name ?? property.name
      return MemberwisePlan(label: name, type: property.type, hasDefault: hasDefault(property))
    }
    let takesValue = wrapper.memberwiseTakesValue
    var plan = MemberwisePlan(
      label: variable.name, type: takesValue ? variable.type : property.type,
      hasDefault: wrapper.initialValue != nil || wrapper.isDefaultInitialized || wrapper.isImplicitlyNil)
    plan.isAutoclosure = takesValue && wrapper.layers.count == 1 && takesAutoclosure(wrapper.layers[0].symbol)
    plan.isLeftOut = plan.hasDefault && variable.access < .internal
    return plan
  }

  // MARK: Looking up parts

  /// The variable `_x` or `$x` that a wrapped or observed variable among `symbols(named: "x")` stands for.
  func wrapperPart(_ name: String, _ symbols: (String) -> [Symbol]) -> VariableSymbol? {
    guard let first = name.utf8.first, name.utf8.count > 1 else { return nil }
    guard first == UInt8(ascii: "_") || first == UInt8(ascii: "$") else { return nil }
    for case let variable as VariableSymbol in symbols(String(name.dropFirst())) {
      // A constant cannot be wrapped, which has been reported.
      if variable.isLet, variable.syntax is VariableDeclaration { continue }
      guard let wrapper = variable.appliedWrapper else {
        if first == UInt8(ascii: "_"), let storage = variable.trackedStorage { return storage }
        continue
      }
      return first == UInt8(ascii: "_") ? wrapper.storage : wrapper.projection
    }
    return nil
  }
}
