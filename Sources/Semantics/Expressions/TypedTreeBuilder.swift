import Basics
import Syntax

/// Makes the typed tree of a solved expression: every conversion, place, default and receiver written out.
final class TypedTreeBuilder {
  let system: ConstraintSystem
  let generator: ConstraintGenerator
  /// Where the part stands that is being made.
  var context: CodeContext
  var scope: Scope

  init(_ system: ConstraintSystem, _ generator: ConstraintGenerator) {
    self.system = system
    self.generator = generator
    context = system.context
    scope = system.scope
    for (variable, type) in system.localTypes { variable.cachedType = self.final(type) }
    for template in system.closures.values {
      for (parameter, type) in zip(template.parameters, template.parameterTypes) {
        parameter.type = self.final(type)
        parameter.variable.cachedType = parameter.type
      }
    }
  }

  var program: Program { system.program }
  var types: TypeTable { system.types }

  /// A type without variables; what is unknown still is an error's.
  func final(_ type: Type) -> Type {
    let type = system.simplified(type)
    if !type.hasTypeVariables { return type }
    return type.transform { part in
      if case .variable = part.kind { return self.types.error }
      return part.hasTypeVariables ? nil : part
    }
  }

  /// The type that a node's value has.
  func type(of node: Node, _ part: Origin.Part = .value) -> Type {
    guard let type = system.nodeTypes[Origin(node, part)] else { return types.error }
    return final(type).rvalue
  }

  func made(_ kind: TypedExpression.Kind, _ type: Type, _ syntax: Expression) -> TypedExpression {
    TypedExpression(kind, type: type, range: syntax.range, syntax: syntax)
  }

  func failed(_ syntax: Expression) -> TypedExpression { made(.error, types.error, syntax) }

  // MARK: Values

  /// The value of a part; an optional chain that ends here is closed.
  func value(_ expression: Expression) -> TypedExpression {
    let expression = generator.unfolded(expression)
    if generator.spineBase(expression) != nil, generator.isChain(expression),
      system.nodeTypes[Origin(expression, .chain)] != nil
    {
      let type = self.type(of: expression, .chain)
      let inner = convert(spine(expression), to: type)
      return made(.optionalChain(inner), type, expression)
    }
    return spine(expression)
  }

  /// The value of a part that may be inside an optional chain.
  func spine(_ expression: Expression) -> TypedExpression {
    let expression = generator.unfolded(expression)
    let type = self.type(of: expression)
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .magicLiteral:
      return literal(expression, type, isNegative: false)
    case .identifier, .member, .implicitMember, .subscript: return reference(expression, type)
    case .super: return selfValue(for: expression, as: type)
    case .discard: return failed(expression)
    case .type: return typeValue(type.metatypeInstance ?? type, expression)
    case .call: return call(expression.as(), type)
    case .macroExpansion, .await, .sequence, .pattern, .error: return failed(expression)
    case .parenthesized: return value(expression.as(ParenthesizedExpression.self).expression)
    case .tuple:
      let elements = expression.as(TupleExpression.self).elements
      let values = elements.map { value($0.expression) }
      let tuple = types.tuple(zip(elements, values).map { TupleElement(label: $0.label?.text, type: $1.type) })
      if values.count == 1 { return values[0] }
      return made(.tuple(values), tuple, expression)
    case .arrayLiteral: return array(expression.as(), type)
    case .dictionaryLiteral: return dictionary(expression.as(), type)
    case .closure: return closure(expression.as(), type)
    case .prefixOperator:
      let prefix = expression.as(PrefixOperatorExpression.self)
      if prefix.operatorName.name == "-",
        prefix.operand.kind == .integerLiteral || prefix.operand.kind == .floatLiteral
      {
        return literal(prefix.operand, self.type(of: prefix.operand), isNegative: true)
      }
      return operation(expression, [prefix.operand])
    case .postfixOperator: return operation(expression, [expression.as(PostfixOperatorExpression.self).operand])
    case .binary:
      let binary = expression.as(BinaryExpression.self)
      return operation(expression, [binary.left, binary.right])
    case .inOut: return failed(expression)
    // `Int?` as a type.
    case .optionalChaining where generator.isTypeName(expression):
      return typeValue(type.metatypeInstance ?? type, expression)
    case .optionalChaining:
      let operand = expression.as(OptionalChainingExpression.self).operand
      return made(.bindOptional(spine(operand)), type, expression)
    case .forceUnwrap:
      let operand = expression.as(ForceUnwrapExpression.self).operand
      return made(.forceUnwrap(spine(operand)), type, expression)
    case .try:
      let attempt = expression.as(TryExpression.self)
      let inner = value(attempt.operand)
      switch attempt.mark {
      case .none: return made(.attempt(inner), inner.type, expression)
      case .optional: return made(.attemptOptional(convert(inner, to: type)), type, expression)
      case .forced: return made(.attemptForced(inner), inner.type, expression)
      }
    case .ownership: return value(expression.as(OwnershipExpression.self).operand)
    case .assignment: return assignment(expression.as())
    case .ternary:
      let ternary = expression.as(TernaryExpression.self)
      return made(
        .ternary(
          convert(value(ternary.condition), to: program.known.boolType),
          then: convert(value(ternary.first), to: type), else: convert(value(ternary.second), to: type)), type,
        expression)
    case .cast: return cast(expression.as(), type)
    case .keyPath: return keyPath(expression.as(), type)
    case .statement:
      guard let (checked, said) = system.statements[ObjectIdentifier(expression)] else { return failed(expression) }
      for diagnostic in said { program.diagnostics.report(diagnostic) }
      return checked
    }
  }

  private func cast(_ expression: CastExpression, _ type: Type) -> TypedExpression {
    let target = self.type(of: expression, .contextual)
    let inner = value(expression.value)
    switch expression.castKind {
    case .is: return made(.isType(inner, target), type, expression)
    case .as where target === types.anyObject && !system.isClassReference(inner.type):
      return made(.forcedCast(inner, to: target), target, expression)
    case .as:
      let converted = convert(inner, to: target)
      if converted !== inner { return made(converted.kind, target, expression) }
      // That an optional is written as one matters to what is warned of.
      return target.isOptional ? made(.convert(inner, .identity), target, expression) : inner
    case .asOptional: return made(.conditionalCast(inner, to: target), program.optional(target), expression)
    default: return made(.forcedCast(inner, to: target), target, expression)
    }
  }

  private func assignment(_ expression: AssignmentExpression) -> TypedExpression {
    let target = generator.unfolded(expression.target)
    let place = targetPlace(target)
    let value = convert(value(expression.value), to: place.type)
    let assign = made(.assign(place, value), types.void, expression)
    guard generator.isChain(target) else { return assign }
    let type = program.optional(types.void)
    return made(.optionalChain(convert(assign, to: type)), type, expression)
  }

  private func targetPlace(_ target: Expression) -> TypedPlace {
    let target = generator.unfolded(target)
    switch target.kind {
    case .discard:
      return TypedPlace(.discard, type: type(of: target), range: target.range, syntax: target)
    case .parenthesized: return targetPlace(target.as(ParenthesizedExpression.self).expression)
    case .tuple:
      let places = target.as(TupleExpression.self).elements.map { targetPlace($0.expression) }
      return TypedPlace(
        .tuple(places), type: types.tuple(places.map { TupleElement(type: $0.type) }), range: target.range,
        syntax: target)
    default: return place(target)
    }
  }

  // MARK: Conversions

  func convert(_ value: TypedExpression, to target: Type) -> TypedExpression {
    let source = value.type
    if source === target || source.isError || target.isError { return value }
    func converted(_ conversion: TypedExpression.Conversion) -> TypedExpression {
      TypedExpression(.convert(value, conversion), type: target, range: value.range, syntax: value.syntax)
    }
    if let payload = target.optionalPayload {
      if let own = source.optionalPayload, system.optionalDepth(target) <= system.optionalDepth(source) {
        let variable = local("$payload", own, at: value.range)
        let body = convert(load(variable, value.range), to: payload)
        return converted(.mapOptional(variable: variable, body: body))
      }
      return TypedExpression(
        .convert(convert(value, to: payload), .toOptional), type: target, range: value.range, syntax: value.syntax)
    }
    if target.nominal === program.known.anyHashable { return converted(.toAnyHashable) }
    switch (source.kind, target.kind) {
    case (_, .existential): return converted(.toExistential)
    case (.tuple(let own), .tuple(let wanted)) where own.count == wanted.count:
      let variables = own.map { local("$element", $0.type, at: value.range) }
      let elements = zip(variables, wanted).map { convert(load($0, value.range), to: $1.type) }
      return converted(.tuple(variables: variables, elements: elements))
    case (.function(let own), .function(var wanted)):
      wanted.isEscaping = own.isEscaping
      if needsThunk(own, wanted) { return thunk(value, own, wanted, target) }
      return converted(own == wanted ? .identity : .function)
    case (_, .metatype), (_, .existentialMetatype): return converted(.metatype)
    case (.nominal(let own, _), .nominal(let wanted, _)):
      if own === wanted {
        let isCollection = own === program.known.array || own === program.known.dictionary || own === program.known.set
        return converted(isCollection ? .collection : .identity)
      }
      return converted(own.kind == .class ? .upcast : .identity)
    case (.dynamicSelf(let own), .nominal):
      return converted(own === target ? .identity : .upcast)
    default:
      if target.isClass, !source.isClass { return converted(.upcast) }
      return converted(.identity)
    }
  }

  func local(_ name: String, _ type: Type, at range: SourceRange) -> VariableSymbol {
    VariableSymbol(name: name, isLet: true, type: type, syntax: nil, parent: context.owner, program: program)
  }

  func load(_ variable: VariableSymbol, _ range: SourceRange) -> TypedExpression {
    TypedExpression(
      .load(TypedPlace(.variable(variable), type: variable.type, range: range)), type: variable.type, range: range)
  }

  func load(_ place: TypedPlace) -> TypedExpression {
    if case .value(let value) = place.kind { return value }
    return TypedExpression(.load(place), type: place.type, range: place.range, syntax: place.syntax)
  }
}
