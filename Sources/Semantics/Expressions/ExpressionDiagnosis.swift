import Basics
import Syntax

/// Describes the mistakes that were assumed away, in swiftc's words.
struct ExpressionDiagnosis {
  let system: ConstraintSystem
  let generator: ConstraintGenerator
  let expected: ExpectedType

  init(_ system: ConstraintSystem, _ generator: ConstraintGenerator, _ expected: ExpectedType) {
    self.system = system
    self.generator = generator
    self.expected = expected
  }

  private var program: Program { system.program }

  private func say(_ diagnostic: Diagnostic) { program.diagnostics.report(diagnostic) }

  func report(isSolved: Bool, _ root: Expression) {
    let before = program.diagnostics.diagnostics.count
    reportNested()
    if program.diagnostics.diagnostics.count > before { return }
    if system.isTooComplex { return say(ExpressionMessages.tooComplex(root.range)) }
    for fix in system.fixes { describe(fix) }
    if !isSolved, system.fixes.isEmpty, let failure = system.failure {
      describe(Fix(.constraint(failure.kind), failure.origin))
    }
    if !program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
      say(ExpressionMessages.failed(root.range))
    }
  }

  /// What was said about code that is checked apart: closures' statements, branches of `if` and `switch`.
  private func reportNested() {
    for template in system.closures.values {
      if let body = template.bodies.values.first(where: \.hasErrors) ?? nil {
        for diagnostic in body.diagnostics { say(diagnostic) }
      }
    }
    for (_, checked) in system.statements { for diagnostic in checked.diagnostics { say(diagnostic) } }
  }

  private func shown(_ type: Type) -> Type {
    var type = system.simplified(type).rvalue
    if let variable = system.value(type).variable, let literal = system.variables[variable.number].literals.first,
      let standard = system.defaultType(of: literal)
    {
      type = standard
    }
    return type.transform { part in
      guard case .variable(let variable) = part.kind else { return nil }
      if let literal = system.variables[variable.number].literals.first, let standard = system.defaultType(of: literal)
      {
        return standard
      }
      return system.variables[variable.number].parameter?.type ?? part
    }
  }

  private func describe(_ fix: Fix) {
    switch fix.kind {
    case .immutable(let expression): immutable(expression)
    case .arguments, .overloads: break
    case .constraint(let kind): describe(kind, fix.origin)
    }
  }

  private func immutable(_ expression: Expression) {
    say(
      .error(
        "left side of mutating operator isn't mutable: \(mutabilityReason(expression))", at: expression.range.location))
  }

  private func mutabilityReason(_ expression: Expression) -> String {
    if let name = expression as? IdentifierExpression { return "'\(name.name.text)' is a 'let' constant" }
    return "expression is not mutable"
  }

  private func describe(_ kind: Constraint.Kind, _ origin: Origin) {
    switch kind {
    case .relation(let relation, let left, let right): mismatch(relation, left, right, origin)
    case .conformance(let type, let proto):
      let type = shown(type)
      if let parameter = system.value(type).variable.flatMap({ system.variables[$0.number].parameter }) {
        return say(ExpressionMessages.cannotInfer(parameter.name, origin.node.range))
      }
      say(ExpressionMessages.doesNotConform(type, proto.name, origin.node.range))
    case .literal(let type, let kind): literal(shown(type), kind, origin)
    case .member(let use): missingMember(use, origin)
    case .application(let application, let function): badCall(application, function, origin)
    case .overload(let set): badOverload(set, origin)
    case .payload(_, let type): notOptional(type, origin)
    case .closure(let closure, _):
      say(.error("cannot infer type of closure parameter without a type annotation", at: closure.range.location))
    case .keyPath, .keyPathApplication:
      say(
        .error(
          "cannot infer key path type from context; consider explicitly specifying a root type",
          at: origin.node.range.location))
    case .defaultType: say(.error("empty collection literal requires an explicit type", at: origin.node.range.location))
    case .projection(let base, let associated, _):
      say(ExpressionMessages.doesNotConform(shown(base), associated.ownerProtocol.name, origin.node.range))
    default: break
    }
  }

  // MARK: Types that differ

  private func mismatch(_ relation: Relation, _ left: Type, _ right: Type, _ origin: Origin) {
    let (from, to) = (shown(left), shown(right))
    var place = origin.node.range
    switch origin.part {
    case .argument(let index):
      if let argument = argument(index, of: origin.node) {
        place = argument.expression.range
        if relation == .bind {
          return say(
            .error(
              "cannot pass immutable value as inout argument: \(mutabilityReason(argument.expression))",
              at: place.location))
        }
        if let payload = from.optionalPayload, to.optionalPayload == nil, system.canConvert(payload, to) {
          return say(ExpressionMessages.mustUnwrap(from, payload, place))
        }
        return say(
          .error(
            "cannot convert value of type '\(from)' to expected argument type '\(to)'", at: place.location,
            highlights: [place]))
      }
    case .element(let index):
      if let array = origin.node as? ArrayLiteralExpression, index < array.elements.count {
        place = array.elements[index].range
        return say(
          .error("cannot convert value of type '\(from)' to expected element type '\(to)'", at: place.location))
      }
      if let dictionary = origin.node as? DictionaryLiteralExpression, index / 2 < dictionary.elements.count {
        place = (index % 2 == 0 ? dictionary.elements[index / 2].key : dictionary.elements[index / 2].value).range
        return say(
          .error(
            "cannot convert value of type '\(from)' to expected dictionary \(index % 2 == 0 ? "key" : "value") type '\(to)'",
            at: place.location))
      }
    case .contextual, .implicitResult: return contextual(from, to, place)
    case .condition:
      return say(
        .error("cannot convert value of type '\(from)' to expected condition type '\(to)'", at: place.location))
    case .closureResult:
      return say(.error("cannot convert value of type '\(from)' to closure result type '\(to)'", at: place.location))
    default: break
    }
    if relation == .bind {
      let name = (origin.node as? IdentifierExpression)?.name.text
      if let name { return say(.error("cannot assign to value: '\(name)' is a 'let' constant", at: place.location)) }
      if let member = origin.node as? MemberExpression {
        return say(
          .error("cannot assign to property: '\(member.name.text)' is a 'let' constant", at: member.name.range.location)
        )
      }
      return say(.error("expression is not assignable", at: place.location))
    }
    if let assignment = origin.node as? AssignmentExpression {
      place = assignment.value.range
      if let payload = from.optionalPayload, to.optionalPayload == nil, system.canConvert(payload, to) {
        return say(ExpressionMessages.mustUnwrap(from, payload, place))
      }
      return say(
        .error("cannot assign value of type '\(from)' to type '\(to)'", at: place.location, highlights: [place]))
    }
    if let cast = origin.node as? CastExpression {
      return say(
        .error("cannot convert value of type '\(from)' to type '\(to)' in coercion", at: cast.value.range.location))
    }
    if let ternary = origin.node as? TernaryExpression {
      return say(
        .error(
          "result values in '? :' expression have mismatching types '\(from)' and '\(to)'",
          at: ternary.questionMark.location))
    }
    if from.variable == nil, to.variable == nil { contextual(from, to, place) } else { unknown(origin) }
  }

  private func unknown(_ origin: Origin) {
    say(.error("type of expression is ambiguous without a type annotation", at: origin.node.range.location))
  }

  private func contextual(_ from: Type, _ to: Type, _ place: SourceRange) {
    if let payload = from.optionalPayload, to.optionalPayload == nil, system.canConvert(payload, to) {
      return say(ExpressionMessages.mustUnwrap(from, payload, place))
    }
    var words = "cannot convert value of type '\(from)' to specified type '\(to)'"
    if case .type(_, let purpose) = expected {
      switch purpose {
      case .returnValue, .implicitReturn:
        words = "cannot convert return expression of type '\(from)' to return type '\(to)'"
      case .condition: words = "cannot convert value of type '\(from)' to expected condition type '\(to)'"
      case .assignment: words = "cannot assign value of type '\(from)' to type '\(to)'"
      case .defaultArgument: words = "default argument value of type '\(from)' cannot be converted to type '\(to)'"
      case .thrownError:
        words =
          to === program.known.anyErrorType
          ? "thrown expression type '\(from)' does not conform to 'Error'"
          : "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
      default: break
      }
    }
    say(.error(words, at: place.location, highlights: [place]))
  }

  private func literal(_ type: Type, _ kind: LiteralKind, _ origin: Origin) {
    if kind == .nil {
      return say(.error("'nil' is not compatible with expected type '\(type)'", at: origin.node.range.location))
    }
    guard let own = system.defaultType(of: kind) else { return unknown(origin) }
    if let (application, index) = application(with: origin.node) {
      if application.isOperator { return binary(application, type) }
      _ = index
      return say(
        .error(
          "cannot convert value of type '\(own)' to expected argument type '\(type)'", at: origin.node.range.location,
          highlights: [origin.node.range]))
    }
    contextual(own, type, origin.node.range)
  }

  private func application(with node: Node) -> (Application, Int)? {
    for application in Array(system.applications.values) + Array(system.applicationsOfOperators.values) {
      for (index, argument) in application.arguments.enumerated() where argument.expression === node {
        return (application, index)
      }
    }
    return nil
  }

  private func argument(_ index: Int, of node: Node) -> Application.Argument? {
    let known =
      system.applications[Origin(node, .member)] ?? system.applicationsOfOperators[ObjectIdentifier(node)]
      ?? (node as? CallExpression).flatMap { system.applications[Origin(generator.unfolded($0.callee))] }
    guard let known, index < known.arguments.count else { return nil }
    return known.arguments[index]
  }

  private func notOptional(_ type: Type, _ origin: Origin) {
    let type = shown(type)
    switch origin.node {
    case let chain as OptionalChainingExpression:
      say(
        .error("cannot use optional chaining on non-optional value of type '\(type)'", at: chain.questionMark.location))
    case let unwrap as ForceUnwrapExpression:
      say(.error("cannot force unwrap value of non-optional type '\(type)'", at: unwrap.exclamationMark.location))
    default:
      say(
        .error(
          "initializer for conditional binding must have Optional type, not '\(type)'", at: origin.node.range.location))
    }
  }

  // MARK: Names and calls

  private func missingMember(_ use: MemberUse, _ origin: Origin) {
    let base = shown(use.base)
    if base.hasTypeVariables {
      if use.isImplicit {
        return say(
          .error("cannot infer contextual base in reference to member '\(use.name)'", at: origin.node.range.location))
      }
      return unknown(origin)
    }
    let range =
      (origin.node as? MemberExpression)?.name.range ?? (origin.node as? ImplicitMemberExpression)?.name.range
      ?? origin.node.range
    if let payload = base.optionalPayload,
      !program.lookUpMember(use.name, of: payload, in: system.signature).candidates.isEmpty
    {
      return say(
        .error(
          "value of optional type '\(base)' must be unwrapped to refer to member '\(use.name)' of wrapped base type '\(payload)'",
          at: range.location,
          notes: [
            .note(
              "chain the optional using '?' to access member '\(use.name)' only for non-'nil' base values",
              at: range.location),
            .note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: range.location),
          ]))
    }
    if use.name == "subscript" {
      return say(.error("value of type '\(base)' has no subscripts", at: range.location))
    }
    if use.name == "init", base.metatypeInstance != nil {
      return say(
        .error(
          "'\(base.metatypeInstance!)' cannot be constructed because it has no accessible initializers",
          at: range.location))
    }
    if use.name == "callAsFunction" {
      return say(.error("cannot call value of non-function type '\(base)'", at: range.location))
    }
    if base.metatypeInstance == nil,
      !program.lookUpMember(use.name, of: base.metatype, in: system.signature).candidates.isEmpty
    {
      return say(.error("static member '\(use.name)' cannot be used on instance of type '\(base)'", at: range.location))
    }
    if let instance = base.metatypeInstance,
      !program.lookUpMember(use.name, of: instance, in: system.signature).candidates.isEmpty
    {
      return say(.error("instance member '\(use.name)' cannot be used on type '\(instance)'", at: range.location))
    }
    say(ExpressionMessages.noMember(use.name, of: base, range))
  }

  private func badCall(_ application: Application, _ function: Type, _ origin: Origin) {
    let callee = system.value(function)
    if let payload = callee.optionalPayload, payload.function != nil {
      return say(
        .error(
          "value of optional type '\(shown(callee))' must be unwrapped to a value of type '\(shown(payload))'",
          at: application.node.range.location))
    }
    guard let type = callee.function else {
      return say(
        .error("cannot call value of non-function type '\(shown(callee))'", at: application.node.range.location))
    }
    mismatched(application, type, origin)
  }

  private func mismatched(_ application: Application, _ function: FunctionType, _ origin: Origin) {
    let (_, mistake) = system.matchArguments(system.shapes(of: application), to: function.parameters)
    let end = (application.node as? CallExpression)?.rightParen ?? application.node.range.emptyAtEnd
    let callee = (application.node as? CallExpression).map(\.callee.range) ?? application.node.range
    _ = callee
    switch mistake {
    case .missing(let index):
      let parameter = function.parameters[index]
      let name = parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
      let place =
        application.arguments.isEmpty
        ? end.location
        : (application.arguments.count > index ? application.arguments[index].expression.range.location : end.location)
      say(.error("missing argument for parameter \(name) in call", at: place))
    case .extra(let index):
      let argument = application.arguments[index]
      let name = argument.label.map { "'\($0)' " } ?? (application.arguments.count == 1 ? "" : "")
      if function.parameters.isEmpty, application.arguments.count == 1, !argument.isTrailing {
        return say(.error("argument passed to call that takes no arguments", at: argument.expression.range.location))
      }
      let place = argument.labelRange?.location ?? argument.expression.range.location
      say(
        .error(
          argument.label == nil && !name.isEmpty
            ? "extra argument in call"
            : argument.label == nil ? "extra argument in call" : "extra argument \(name)in call", at: place))
    case .wrongLabel(let index, let parameter):
      let argument = application.arguments[index]
      let wanted = function.parameters[parameter].label
      let place = (argument.labelRange ?? argument.expression.range).location
      switch (argument.label, wanted) {
      case (nil, let wanted?):
        say(.error("missing argument label '\(wanted):' in call", at: place))
      case (let own?, nil): say(.error("extraneous argument label '\(own):' in call", at: place))
      case (let own?, let wanted?):
        say(.error("incorrect argument label in call (have '\(own):', expected '\(wanted):')", at: place))
      case (nil, nil): break
      }
    case nil:
      for (index, argument) in application.arguments.enumerated() where index < function.parameters.count {
        let from = shown(argument.type)
        let to = shown(function.parameters[index].type)
        if from.hasTypeVariables || to.hasTypeVariables || to.isGeneric { continue }
        if !system.canConvert(from, to) {
          if let payload = from.optionalPayload, system.canConvert(payload, to) {
            return say(ExpressionMessages.mustUnwrap(from, payload, argument.expression.range))
          }
          return say(
            .error(
              "cannot convert value of type '\(from)' to expected argument type '\(to)'",
              at: argument.expression.range.location, highlights: [argument.expression.range]))
        }
      }
      unknown(origin)
    }
  }

  private func badOverload(_ set: OverloadSet, _ origin: Origin) {
    guard let application = set.application else { return unknown(origin) }
    if application.isOperator { return binary(application, nil) }
    if set.choices.count == 1, let function = (set.choices[0].symbol as? ValueSymbol)?.type.function {
      return mismatched(application, function, origin)
    }
    var name = "initializer"
    if let identifier = origin.node as? IdentifierExpression { name = "global function '\(identifier.name.text)'" }
    if let member = origin.node as? MemberExpression { name = "instance method '\(member.name.text)'" }
    say(
      .error(
        "no exact matches in call to \(name)", at: origin.node.range.location,
        notes: set.choices.compactMap { choice in
          guard let symbol = choice.symbol as? ValueSymbol, let range = symbol.nameRange, symbol.module?.isMain == true
          else { return nil }
          return .note("candidate has partially matching parameter list", at: range.location)
        }))
  }

  private func binary(_ application: Application, _ other: Type?) {
    let operands = application.arguments.map { shown($0.type) }
    if operands.contains(where: \.hasErrors) { return }
    let node = application.node
    switch node.kind {
    case .binary:
      let binary = node.as(BinaryExpression.self)
      let name = binary.operatorName.text
      if operands[0].optionalPayload != nil || operands[1].optionalPayload != nil {
        for (operand, argument) in zip(operands, application.arguments) {
          if let payload = operand.optionalPayload, !payload.isOptional, name != "==", name != "!=" {
            return say(ExpressionMessages.mustUnwrap(operand, payload, argument.expression.range))
          }
        }
      }
      let words =
        operands[0] === operands[1]
        ? "binary operator '\(name)' cannot be applied to two '\(operands[0])' operands"
        : "binary operator '\(name)' cannot be applied to operands of type '\(operands[0])' and '\(operands[1])'"
      say(
        .error(
          words, at: binary.operatorName.range.location,
          highlights: [binary.left.range, binary.right.range]))
    default:
      let name = (node as? PrefixOperatorExpression)?.operatorName ?? (node as? PostfixOperatorExpression)?.operatorName
      guard let name else { return }
      say(
        .error(
          "unary operator '\(name.text)' cannot be applied to an operand of type '\(operands[0])'",
          at: name.range.location))
    }
  }
}
