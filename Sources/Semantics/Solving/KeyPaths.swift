import Basics
import Syntax

// Key path literals, and subscripts that take a key path.

extension ConstraintSystem {
  /// A literal's root and value tell its class; where a function is wanted, it is one.
  func resolveKeyPath(
    _ expression: KeyPathExpression, _ type: Type, _ root: Type, _ value: Type, _ origin: Origin
  ) -> Outcome {
    let wanted = self.value(type)
    if let function = wanted.function {
      guard function.parameters.count == 1 else { return .fails }
      score.add(.keyPathFunction)
      guard relateRoot(root, toParameter: function.parameters[0].type, origin),
        relate(.conversion, value, function.result, origin)
      else { return .fails }
      return .holds
    }
    if let symbol = wanted.nominal, wanted.variable == nil {
      for (own, given) in zip([root, value], wanted.arguments) where !relate(.equal, own, given, origin) {
        return .fails
      }
      guard let kind = keyPathClass(of: expression) else { return .unknown }
      return Self.isKeyPathClass(kind, subclassOf: symbol.name) ? .holds : .fails
    }
    guard let variable = wanted.variable else { return .fails }
    if variable.isKeyPathIndex {
      guard self.value(root).variable == nil, let kind = keyPathClass(of: expression) else { return .unknown }
      return assign(variable, types[.nominal(program.known.type(kind), [root, value])]) ? .holds : .fails
    }
    if let bound = upperBound(of: variable) {
      // The context tells the root before the components are known.
      if let function = bound.function, function.parameters.count == 1 {
        guard relateRoot(root, toParameter: function.parameters[0].type, origin) else { return .fails }
        if self.value(root).variable != nil { return .unknown }
        var own = function
        own.result = value
        own.thrown = nil
        return assign(variable, types[.function(own)]) ? .holds : .fails
      }
      // Beside another key path, that one tells where it begins: `path == \.name`.
      if bound.arguments.isEmpty, self.value(root).variable != nil, let other = keyPath(beside: expression),
        let beginning = other.arguments.first
      {
        guard relate(.equal, root, beginning, origin) else { return .fails }
      }
      guard let own = ownType(of: expression, root, value) else { return .unknown }
      return assign(variable, own) ? .holds : .fails
    }
    return .unknown
  }

  /// The key path that a literal is compared with, if its type is known.
  private func keyPath(beside literal: KeyPathExpression) -> Type? {
    for application in applicationsOfOperators.values where application.arguments.count == 2 {
      guard let index = application.arguments.firstIndex(where: { $0.expression === literal }) else { continue }
      let other = simplified(value(application.arguments[1 - index].type))
      return other.nominal.map { Self.keyPathClasses.contains($0.name) } ?? false ? other : nil
    }
    return nil
  }

  /// The class that a literal is of where nothing says otherwise; nil while it is not known.
  private func ownType(of expression: KeyPathExpression, _ root: Type, _ value: Type) -> Type? {
    if self.value(root).variable != nil || self.value(value).variable != nil { return nil }
    return keyPathClass(of: expression).map { types[.nominal(program.known.type($0), [root, value])] }
  }

  /// The type of a literal of which nothing is wanted, once nothing can be: it is no argument of a call that is still
  /// open, which might want a function.
  func unwantedKeyPath(in constraints: [Constraint]) -> (TypeVariable, Type)? {
    for constraint in constraints {
      guard case .keyPath(let expression, let type, let root, let end) = constraint.kind,
        let variable = value(type).variable, let own = ownType(of: expression, root, end)
      else { continue }
      let isArgument = constraints.contains { other in
        guard case .application(let call, _) = other.kind, !call.isOperator else { return false }
        return call.arguments.contains { value($0.type).variable === variable }
      }
      if !isArgument { return (variable, own) }
    }
    for constraint in constraints {
      guard case .keyPath(_, let type, let root, _) = constraint.kind, let variable = value(type).variable,
        let beginning = value(root).variable, let beside = rootBesideElement(variable)
      else { continue }
      return (beginning, beside)
    }
    return nil
  }

  /// Where the key paths begin that stand beside one in a collection literal: `[\Style.color, \.size]`.
  private func rootBesideElement(_ path: TypeVariable) -> Type? {
    for constraint in path.waiting where constraint.status == .waiting {
      guard case .relation(_, let left, let right) = constraint.kind, value(left).variable === path,
        let elements = value(right).variable
      else { continue }
      for constraint in elements.waiting where constraint.status == .waiting {
        guard case .relation(_, let left, let right) = constraint.kind, value(right).variable === elements,
          let other = value(left).nominal, Self.keyPathClasses.contains(other.name),
          let beginning = value(left).arguments.first
        else { continue }
        return beginning
      }
    }
    return nil
  }

  /// A function made of a key path takes what the way begins at, or what converts to it where the literal says where.
  private func relateRoot(_ root: Type, toParameter parameter: Type, _ origin: Origin) -> Bool {
    value(root).variable != nil
      ? relate(.equal, root, parameter, origin) : relate(.conversion, parameter, root, origin)
  }

  /// What the context of a key path literal says of it, before its class is known.
  func tellKeyPath(_ path: (root: Type, value: Type), what wanted: Type, _ origin: Origin) -> Bool {
    let wanted = innermost(wanted)
    if let function = wanted.function {
      return function.parameters.count == 1 && relateRoot(path.root, toParameter: function.parameters[0].type, origin)
    }
    guard let symbol = wanted.nominal, Self.keyPathClasses.contains(symbol.name) else { return true }
    return zip([path.root, path.value], wanted.arguments).allSatisfy { relate(.equal, $0, $1, origin) }
  }

  /// The types of components that are not known yet.
  func componentVariables(of expression: KeyPathExpression) -> [TypeVariable] {
    expression.components.indices.compactMap { index in
      nodeTypes[Origin(expression, .component(index))].flatMap { value($0).variable }
    }
  }

  /// The classes of key paths, each a superclass of the next.
  private static let keyPathClasses = [
    "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
  ]

  private static func isKeyPathClass(_ name: String, subclassOf wanted: String) -> Bool {
    guard let own = keyPathClasses.firstIndex(of: name), let other = keyPathClasses.firstIndex(of: wanted) else {
      return false
    }
    return own >= other
  }

  /// The class of a key path by what its components can do; nil while one of them is unknown.
  func keyPathClass(of expression: KeyPathExpression) -> String? {
    var steps: [ResolvedOverload] = []
    for (index, component) in expression.components.enumerated() {
      switch component.kind {
      case .property, .subscript, .method:
        guard let chosen = choices[Origin(expression, .component(index))] else { return nil }
        steps.append(chosen)
      case .optionalChain: return "KeyPath"
      case .forceUnwrap, .identity: continue
      }
    }
    return keyPathClass(ofSteps: steps)
  }

  /// The last step through a reference makes a way that can be written whatever is in front.
  func keyPathClass(ofSteps steps: [ResolvedOverload]) -> String {
    var result = "WritableKeyPath"
    for chosen in steps {
      guard let symbol = chosen.choice.symbol else { continue }
      var isSettable = self.isSettable(symbol, writable(chosen.choice))
      if let variable = symbol as? VariableSymbol, variable.isLet { isSettable = false }
      if !isSettable {
        result = "KeyPath"
      } else if isReference(chosen.choice) {
        result = "ReferenceWritableKeyPath"
      }
    }
    return result
  }

  private func writable(_ choice: OverloadChoice) -> OverloadChoice {
    choice.with {
      $0.baseIsMutable = true
      $0.baseIsSelf = false
    }
  }

  private func isReference(_ choice: OverloadChoice) -> Bool {
    guard let base = choice.base else { return false }
    if isClassReference(value(base)) { return true }
    let accessors = choice.symbol.map { ($0 as? ValueSymbol).map(program.accessors) ?? [] } ?? []
    return accessors.contains { ($0.kind == .set || $0.kind == .modify) && !$0.isMutating }
  }

  /// `base[keyPath: path]`.
  func applyKeyPath(_ base: Type, _ path: Type, _ result: Type, _ origin: Origin) -> Outcome {
    let known = value(path)
    guard known.variable == nil else { return .unknown }
    let baseType = resolved(base)
    guard let symbol = known.nominal, Self.keyPathClasses.contains(symbol.name) else {
      return known.isError ? .holds : .fails
    }
    if value(base).variable != nil { return .unknown }
    guard let root = known.arguments.first else { return match(.bind, result, program.optional(types.any), origin) }
    guard relate(.conversion, value(base), root, origin) else { return .fails }
    guard known.arguments.count == 2 else { return match(.bind, result, types.any, origin) }
    let isWritable =
      symbol.name == "ReferenceWritableKeyPath"
      || (symbol.name == "WritableKeyPath" && (baseType.isLvalue || isClassReference(value(base))))
    return match(.bind, result, isWritable ? types[.lvalue(known.arguments[1])] : known.arguments[1], origin)
  }
}
