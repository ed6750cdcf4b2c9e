import Basics
import Syntax

// Optionals where values are wanted, values where optionals are, and `nil`.

extension ExpressionDiagnosis {
  /// An optional whose payload is what is wanted. Where its payload is inferred together with the expression around it, it is
  /// just a value of another type.
  func unwrap(_ from: Type, _ payload: Type, _ to: Type, _ place: Expression, _ role: ValueRole) {
    if isBoolean(to), isCondition(role), !isBoolean(payload) {
      return say(MismatchMessages.optionalCondition(spelled(from, of: place), place))
    }
    switch role {
    case .condition where isBoolean(to) && generator.isChain(bare(place)),
      .contextual where isBoolean(to) && generator.isChain(bare(place)) && system.context.kind != .closure,
      .assigned where isBoolean(to) && generator.isChain(bare(place)):
      return say(MismatchMessages.optionalCondition(spelled(from, of: place), place))
    case .element, .dictionaryPart: return say(words(from, to, place, role))
    case .closureResult where generator.isChain(bare(place)) || isInferred(place),
      .argument where isInferred(place), .assigned where isInferred(place), .contextual where isInferred(place):
      return say(words(from, to, place, role))
    default: break
    }
    if startsOverloaded(bare(place)) { return say(words(from, to, place, role)) }
    if let attempt = place as? TryExpression, attempt.mark == .optional {
      return say(ExpressionMessages.optionalTry(from, attempt))
    }
    mustUnwrap(from, payload, place)
  }

  /// A chain from `first?`: beside the property there are methods of that name, so that the payload is settled upon late.
  func startsOverloaded(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member: return startsOverloaded(bare(expression.as(MemberExpression.self).base))
    case .call: return startsOverloaded(bare(expression.as(CallExpression.self).callee))
    case .optionalChaining:
      let operand = bare(expression.as(OptionalChainingExpression.self).operand)
      guard let name = (operand as? MemberExpression)?.name.text, let member = symbol(of: operand) else { return false }
      return ["first", "last"].contains(name) && member.module?.isMain == false
    default: return false
    }
  }

  /// Whether the type of an expression is not told by declarations alone: results of generic functions, and what belongs to
  /// literals of collections.
  private func isInferred(_ expression: Expression) -> Bool {
    let expression = bare(expression)
    switch expression.kind {
    case .arrayLiteral, .dictionaryLiteral: return true
    // A closure's parameter takes its type from what is around the closure.
    case .identifier: return expression.as(IdentifierExpression.self).name.name.startsWithDollar
    case .ternary:
      let ternary = expression.as(TernaryExpression.self)
      return isInferred(ternary.first) || isInferred(ternary.second) || generator.isChain(bare(ternary.first))
        || generator.isChain(bare(ternary.second))
    case .call:
      guard let application = applications[ObjectIdentifier(expression)], let callable = callee(of: application),
        let result = callable.type.function?.result
      else { return false }
      if mentions(result, anyOf: callable.ownParameters) { return true }
      return result.isGeneric
        && generator.spineBase(bare(application.callee as? Expression ?? expression)).map(isInferred)
          ?? false
    case .member, .subscript:
      guard let base = generator.spineBase(expression), let symbol = symbol(of: expression) as? ValueSymbol else {
        return false
      }
      return symbol.type.isGeneric && isInferred(base)
    case .forceUnwrap, .optionalChaining: return generator.spineBase(expression).map(isInferred) ?? false
    default: return false
    }
  }

  private func mentions(_ type: Type, anyOf parameters: [GenericParameterSymbol]) -> Bool {
    parameters.contains { mentions(type, $0) }
  }

  func notOptional(_ type: Type, _ origin: Origin) {
    let type = shown(type)
    if type.hasErrors || hasSaidAnything && (origin.node as? Expression).map({ bare($0).kind == .cast }) ?? false {
      return
    }
    switch origin.node {
    case let unwrap as ForceUnwrapExpression where unwrapsResult(type): uncalled(unwrap.operand)
    case let chain as OptionalChainingExpression: say(ExpressionMessages.needlessChain(type, chain.questionMark))
    case let unwrap as ForceUnwrapExpression: say(ExpressionMessages.needlessUnwrap(type, unwrap.exclamationMark))
    default:
      say(
        ExpressionMessages.needlessBinding(
          type, (origin.node as? Expression) ?? root, system.context.bindingKeyword))
    }
  }

  private func unwrapsResult(_ type: Type) -> Bool {
    type.function.map { $0.parameters.isEmpty && $0.result.isOptional } ?? false
  }

  // MARK: nil

  /// Whether a value is for something that has no type because of an earlier mistake: it may well be right.
  func isForUnknown(_ place: Expression, _ role: ValueRole) -> Bool {
    switch role {
    case .assigned, .contextual, .closureResult: return true
    case .argument(let application, _): return application.isOperator
    default: return false
    }
  }

  func nilMismatch(_ to: Type, _ place: Expression, _ role: ValueRole) {
    var to = to
    if case .argument(let application, _) = role, application.isOperator, let name = operatorName(of: application),
      special(application.arguments.map { ownType(of: $0.expression) }, name, application)
    {
      return
    }
    if to.variable != nil, let type = system.nodeTypes[Origin(place)], let wanted = system.wantedType(of: type) {
      to = shown(wanted)
    }
    if to.hasErrors, isForUnknown(place, role) { return }
    if to.variable != nil || to.hasErrors { return say(MismatchMessages.nilWithoutContext(place)) }
    switch role {
    case .argument(let application, _):
      if application.isOperator { return operandMismatch(to, to, application, 0) }
      say(MismatchMessages.nilForArgument(to, place))
    case .element: say(MismatchMessages.nilForElement(to, place))
    case .dictionaryPart(let part): say(MismatchMessages.nilForDictionary(part, to, place))
    case .closureResult: say(MismatchMessages.nilForClosureResult(to, place))
    case .assigned(let assignment):
      let isElement = bare(assignment.target).kind == .subscript
      say(MismatchMessages.nilForAssignment(to, place, isElement: isElement))
    case .condition: say(MismatchMessages.nilForCondition(place))
    case .branch, .part, .coerced: say(MismatchMessages.nilForSpecified(to, place, annotation: nil))
    case .contextual:
      guard case .type(_, let purpose) = expected else { return say(MismatchMessages.nilWithoutContext(place)) }
      switch purpose {
      case .returnValue where system.context.kind == .closure: say(MismatchMessages.nilForClosureResult(to, place))
      case .returnValue, .implicitReturn: say(MismatchMessages.nilForReturn(to, place))
      case .condition: say(MismatchMessages.nilForCondition(place))
      case .assignment: say(MismatchMessages.nilForAssignment(to, place, isElement: false))
      case .defaultArgument: say(MismatchMessages.nilForDefaultArgument(to, place))
      default:
        let initialized = system.context.initialized
        // A wrapper takes it as its argument.
        if initialized?.isWrapped == true { return say(MismatchMessages.nilForArgument(to, place)) }
        say(MismatchMessages.nilForSpecified(to, place, annotation: initialized?.annotation))
      }
    }
  }
}
