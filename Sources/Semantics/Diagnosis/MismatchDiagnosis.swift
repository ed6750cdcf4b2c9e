import Basics
import Syntax

// Values whose type is not the one that is wanted.

extension ExpressionDiagnosis {
  /// Says that a conversion does not hold.
  func mismatch(_ left: Type, _ right: Type, _ origin: Origin) {
    if case .argument = origin.part, twoOpened(left, right, origin) { return }
    let (from, to) = (shown(left), shown(right))
    switch origin.part {
    case .argument(let index):
      guard let application = applications[ObjectIdentifier(origin.node)] else { break }
      if let element = dynamicArgument(application, index) {
        return mismatch(from, to, element, .argument(application, 0))
      }
      guard index < application.arguments.count else { break }
      // A projection that is not wanted has been reported by its label.
      if application.arguments[index].label?.hasPrefix("$") == true, hasSaidAnything { return }
      let argument = application.arguments[index].expression
      if let closure = argument as? ClosureExpression, from.function == nil, to.function == nil {
        let value = system.closures[ObjectIdentifier(closure)]?.expression ?? closure
        return mismatch(from, to, value, .closureResult(closure))
      }
      return mismatch(from, to, argument, .argument(application, index))
    case .element(let index):
      if let array = origin.node as? ArrayLiteralExpression, index < array.elements.count {
        return mismatch(from, to, array.elements[index], .element)
      }
      if let dictionary = origin.node as? DictionaryLiteralExpression, index / 2 < dictionary.elements.count {
        let element = dictionary.elements[index / 2]
        let isKey = index % 2 == 0
        return mismatch(from, to, isKey ? element.key : element.value, .dictionaryPart(isKey ? "key" : "value"))
      }
    case .condition:
      if let ternary = origin.node as? TernaryExpression { return mismatch(from, to, ternary.condition, .condition) }
    case .closureResult:
      guard let closure = origin.node as? ClosureExpression else { break }
      if resultAgainstContext(closure, from, to) { return }
      let value = system.closures[ObjectIdentifier(closure)]?.expression ?? closure
      return mismatch(from, to, value, .closureResult(closure))
    default: break
    }
    if origin.part == .contextual || origin.part == .implicitResult {
      if let tuple = root as? TupleExpression, case .type(let wanted, _) = expected, from.tupleElements == nil,
        wanted.tupleElements?.count == tuple.elements.count, let element = tuple.elements.first?.expression,
        tupleLiteral(element, from, to)
      {
        return
      }
      if let ternary = root as? TernaryExpression, branchOfOtherType(ternary) { return }
      return mismatch(from, to, root, .contextual)
    }
    switch origin.node {
    case let assignment as AssignmentExpression: return mismatch(from, to, assignment.value, .assigned(assignment))
    case let cast as CastExpression: return mismatch(from, to, cast.value, .coerced(cast))
    case let ternary as TernaryExpression: return branches(ternary, from, to)
    case let path as KeyPathExpression where keyPathOfOtherType(path): break
    case let expression as Expression:
      if origin.part == .chain, expression === root { return mismatch(from, to, expression, .contextual) }
      mismatch(from, to, expression, role(of: expression))
    default: unknown(origin)
    }
  }

  /// One of the arguments that a call of a `@dynamicCallable` value has made a literal of.
  private func dynamicArgument(_ application: Application, _ index: Int) -> Expression? {
    guard application.arguments.count == 1, application.arguments[0].label == "withArguments",
      let list = application.arguments[0].expression as? ArrayLiteralExpression,
      list.range.start == application.node.range.start, index < list.elements.count
    else { return nil }
    return list.elements[index]
  }

  func unknown(_ origin: Origin) {
    if isPartly { return }
    if let expression = origin.node as? Expression {
      return say(ExpressionMessages.ambiguousType(expression))
    }
    say(ExpressionMessages.ambiguousType(root))
  }

  /// A function that would do but for the errors that it throws.
  private func throwsTooMuch(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic? {
    guard let own = from.function, let wanted = to.function, let thrown = own.thrown, thrown !== wanted.thrown else {
      return nil
    }
    var other = own
    other.thrown = wanted.thrown
    other.isEscaping = wanted.isEscaping
    guard system.types[.function(other)] === to else { return nil }
    return wanted.thrown.map { EffectMessages.thrownTypeOfFunction(thrown, $0, place.range) }
      ?? EffectMessages.throwingClosure(from, to, place.range)
  }

  /// Says that a value's type does not convert to the one wanted.
  func mismatch(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) {
    let place = generator.unfolded(place)
    let inner = bare(place)
    if spokenOf.contains(ObjectIdentifier(inner)) { return }
    var to = to
    if let payload = to.optionalPayload, isLiteral(inner) && !isElement(role) || isAssigned(role) && !from.isOptional {
      to = payload
    }
    if from.hasErrors || to.hasErrors { return }
    if inner.kind == .nilLiteral { return nilMismatch(to, inner, role) }
    if let mistake = throwsTooMuch(from, to, place) { return say(mistake) }
    if arrayForDictionary(inner, to, role) { return }
    let from = isEmptyDictionary(inner) ? emptyDictionary : from
    if case .argument(let application, let index) = role {
      if application.isOperator { return operandMismatch(from, to, application, index) }
      if let conflict = conflict(application, index) { return say(conflict) }
    }
    if inner.kind == .keyPath, let function = to.function, function.parameters.count > 1 {
      say(MemberMessages.keyPathWithoutRoot(at: inner.range.location))
      return say(MismatchMessages.keyPathAsFunction(to, inner))
    }
    if from.variable != nil || to.variable != nil, !(from.variable == nil && to.isGeneric) {
      return unknown(Origin(place))
    }
    // That a method is no place to assign to has been said.
    if case .assigned(let assignment) = role, symbol(of: bare(assignment.target)) is FunctionSymbol { return }
    if isBoolean(to), inner.kind == .assignment {
      return say(MismatchMessages.assignmentAsCondition(inner.as(AssignmentExpression.self).equal))
    }
    if case .element = role, let parent = parents[ObjectIdentifier(place)], isUntyped(parent) {
      return say(MismatchMessages.mixedLiteral("[Any]", parent))
    }
    if case .dictionaryPart = role, let parent = parents[ObjectIdentifier(place)], isUntyped(parent) {
      return say(MismatchMessages.mixedLiteral(mixedType(of: parent.as()), parent))
    }
    if case .argument = role, from === program.known.doubleType {
      let operand = computedFrom(inner, from, wanted: to)
      if operand !== inner { return say(MismatchMessages.argument(spelled(from, of: operand), to, operand)) }
    }
    if let payload = from.optionalPayload, to.optionalPayload == nil {
      if system.canConvert(payload, to) { return unwrap(from, payload, to, place, role) }
      switch role {
      case .contextual where isBoolean(to) && system.context.kind != .closure, .argument where isBoolean(to),
        .assigned where isBoolean(to):
        return say(MismatchMessages.optionalCondition(spelled(from, of: place), place))
      default: break
      }
    }
    if isBoolean(to), inner.kind == .integerLiteral, !isCondition(role) {
      let digits = inner.range.text
      if digits == "0" || digits == "1" { return say(MismatchMessages.integerAsBoolean(digits, inner)) }
    }
    if isBoolean(to), isInteger(from), !isCondition(role), !isClosureResult(role), inner.kind != .integerLiteral {
      return say(MismatchMessages.integerCondition(spelled(from, of: place), place))
    }
    if case .coerced(let cast) = role, isDowncast(from, to) {
      return say(MismatchMessages.notConvertible(from, to, cast))
    }
    if let path = inner as? KeyPathExpression, keyPathOfOtherType(path) { return }
    if inner.kind == .keyPath, keyPathMismatch(from, to, inner, role) { return }
    if casePayload(from, to, inner) { return }
    if let member = inner as? ImplicitMemberExpression, otherMember(from, to, member) { return }
    if uncalled(from, to, inner, role) { return }
    if wrapperInstead(from, to, inner, role) { return }
    say(words(from, to, place, role))
    guard isLiteral(inner) else { return }
    for other in alike(place) where spokenOf.insert(ObjectIdentifier(bare(other))).inserted {
      say(words(from, to, other, role))
    }
    spokenOf.insert(ObjectIdentifier(inner))
  }

  func isBoolean(_ type: Type) -> Bool { type === program.known.boolType }

  private func isAssigned(_ role: ValueRole) -> Bool {
    if case .assigned = role { return true }
    return false
  }

  /// `d` in `d * 2` and `-d` where an `Int` is wanted: as the literal could be one too, it is `d` that is wrong.
  func computedFrom(_ expression: Expression, _ type: Type, wanted: Type) -> Expression {
    guard wanted === program.known.intType, let application = applications[ObjectIdentifier(bare(expression))],
      application.isOperator, let name = operatorName(of: application), ["+", "-", "*", "/"].contains(name.text)
    else { return expression }
    let operands = application.arguments.map { bare($0.expression) }
    let others = operands.filter { $0.kind != .integerLiteral }
    guard others.count == 1, typeShown(of: others[0]) === type else { return expression }
    return computedFrom(others[0], type, wanted: wanted)
  }

  /// Whether a value of the type may be one of the other all the same.
  private func isDowncast(_ from: Type, _ to: Type) -> Bool {
    if from.isAny || from.existential != nil { return true }
    return from.isClass && to.isClass && program.isSubtype(to, of: from)
  }

  private func isClosureResult(_ role: ValueRole) -> Bool {
    if case .closureResult = role { return true }
    return system.context.kind == .closure
  }

  func isCondition(_ role: ValueRole) -> Bool {
    switch role {
    case .condition: return true
    case .contextual:
      if case .type(_, .condition) = expected { return true }
      return false
    default: return false
    }
  }

  func isInteger(_ type: Type) -> Bool {
    system.isLiteral(.integer, allowedFor: type) && type !== program.known.doubleType
      && program.conformance(of: type, to: program.known.type("BinaryInteger"), in: system.signature) != nil
  }

  /// The type an argument would have on its own.
  func ownType(of expression: Expression) -> Type {
    let expression = bare(expression)
    switch expression.kind {
    case .integerLiteral: return program.known.intType
    case .floatLiteral: return program.known.doubleType
    case .stringLiteral: return program.known.stringType
    case .booleanLiteral: return program.known.boolType
    default: return typeShown(of: expression)
    }
  }
}
