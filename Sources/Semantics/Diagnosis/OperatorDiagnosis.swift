import Basics
import Syntax

// Operators that do not go with their operands.

extension ExpressionDiagnosis {
  /// One declaration is meant, but for one operand.
  func operandMismatch(_ from: Type, _ to: Type, _ application: Application, _ index: Int) {
    let operands = application.arguments.map { ownType(of: $0.expression) }
    let argument = application.arguments[index]
    let name = operatorName(of: application)
    if let name, special(operands, name, application) { return }
    if operands.contains(where: \.hasErrors) { return }
    if let function = from.function, function.parameters.isEmpty, system.canConvert(function.result, to) {
      let place = bare(argument.expression)
      if place.kind == .identifier || isLiteral((place as? MemberExpression).map { bare($0.base) } ?? place) {
        return say(MismatchMessages.uncalledFunction(to, place, []))
      }
      if let name, operands.count == 2 {
        let lists = overloads(name.text, operands).filter { $0[0] === operands[0] || $0[1] === operands[1] }
          .map { "(\($0[0]), \($0[1]))" }
        return say(
          OperatorMessages.binary(
            name, operands[0], operands[1], application.arguments.map(\.expression.range),
            lists.isEmpty ? [] : [OperatorMessages.overloads(name, lists.sorted())]))
      }
      return operators(application, [])
    }
    if let name, twoOptionals(operands, name, application) || binaryOperands(operands, name, application) { return }
    if let name, isComparison(name.text) { return operators(application, []) }
    // A literal beside it could be of many types.
    if application.arguments.count == 2, isUntypedRoot(application),
      isLiteral(bare(application.arguments[1 - index].expression)),
      name.map({ !$0.text.hasSuffix("=") && !["&&", "||"].contains($0.text) }) ?? false,
      from.optionalPayload == nil, from.function == nil
    {
      return operators(application, [])
    }
    if literalsOfTwoKinds(application, wanted: to) { return }
    // `Double(text) * 2`: the literal could be what the optional holds.
    if let payload = from.optionalPayload, to === program.known.intType, payload === program.known.doubleType,
      operands.count == 2, bare(application.arguments[1 - index].expression).kind == .integerLiteral
    {
      return mustUnwrap(from, payload, argument.expression)
    }
    if name?.text == "??" { return operators(application, []) }
    if let payload = from.optionalPayload, to.optionalPayload == nil, system.canConvert(payload, to),
      !startsOverloaded(bare(argument.expression))
    {
      return mustUnwrap(from, payload, argument.expression)
    }
    if isBoolean(to) {
      if from.isOptional {
        return say(MismatchMessages.optionalCondition(from, argument.expression, isNegated: name?.text == "!"))
      }
      let literal = bare(argument.expression)
      if literal.kind == .integerLiteral, ["0", "1"].contains(literal.range.text) {
        return say(MismatchMessages.integerAsBoolean(literal.range.text, literal))
      }
      if isInteger(from), literal.kind != .integerLiteral {
        return say(MismatchMessages.integerCondition(from, argument.expression, isNegated: name?.text == "!"))
      }
    }
    if bare(argument.expression).kind == .nilLiteral {
      return say(MismatchMessages.nilForArgument(to, argument.expression))
    }
    if to.hasTypeVariables || from.hasTypeVariables { return operators(application, []) }
    if wrapperInstead(from, to, bare(argument.expression), .argument(application, index)) { return }
    say(MismatchMessages.argument(spelled(from, of: argument.expression), to, argument.expression))
  }

  /// `2.5 * 2` where an `Int` is wanted: the whole is a `Double`.
  private func literalsOfTwoKinds(_ application: Application, wanted: Type) -> Bool {
    let kinds = application.arguments.map { bare($0.expression).kind }
    guard wanted === program.known.intType, kinds.contains(.integerLiteral), kinds.contains(.floatLiteral) else {
      return false
    }
    switch role(of: application.node) {
    case .contextual, .assigned:
      say(words(program.known.doubleType, wanted, application.node, role(of: application.node)))
      return true
    default: return false
    }
  }

  /// One operand is a member that is not there: it is taken for what is wrong.
  private func missingOperand(_ application: Application) -> Bool {
    let operands = application.arguments.map { ownType(of: $0.expression) }
    guard operands.count == 2, let index = operands.firstIndex(where: \.standsForMissingMember),
      !operands[1 - index].standsForMissingMember, !operands[1 - index].hasTypeVariables
    else { return false }
    say(MismatchMessages.argument(operands[index], operands[1 - index], application.arguments[index].expression))
    return true
  }

  /// What is said in words of its own, or has been already.
  func special(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    if !explained.insert(ObjectIdentifier(application.node)).inserted { return true }
    if missingOperand(application) || chained(operands, name, application) || comparison(operands, name, application)
      || nothing(name, application)
      || remainder(operands, name, application)
      || twins(operands, name, application) || uncalledOperand(operands, name, application)
      || bounds(operands, name, application)
    {
      return true
    }
    explained.remove(ObjectIdentifier(application.node))
    return false
  }

  /// The operand that is `nil`, and the type of the other one.
  func nilOperand(_ application: Application) -> (value: Type, absent: Expression)? {
    guard application.arguments.count == 2,
      let index = application.arguments.firstIndex(where: { bare($0.expression).kind == .nilLiteral })
    else { return nil }
    return (ownType(of: application.arguments[1 - index].expression), bare(application.arguments[index].expression))
  }

  /// `nil` beside a value that is computed with.
  private func nothing(_ name: Identifier, _ application: Application) -> Bool {
    guard let (value, absent) = nilOperand(application), !isComparison(name.text), name.text != "?\u{3F}",
      value.nominal != nil, !value.hasErrors, !value.hasTypeVariables
    else { return false }
    if let payload = value.optionalPayload {
      let types = bare(application.arguments[0].expression) === absent ? (payload, value) : (value, payload)
      say(OperatorMessages.binary(name, types.0, types.1, [], []))
    } else {
      say(MismatchMessages.nilForArgument(value, absent))
    }
    return true
  }

  /// `%` between floating-point numbers, which the library refuses by name.
  private func remainder(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    let double = program.known.doubleType
    guard ["%", "%="].contains(name.text), operands.count == 2, operands[0] === double,
      operands[1] === double || bare(application.arguments[1].expression).kind == .integerLiteral
    else { return false }
    say(OperatorMessages.noRemainder(name))
    return true
  }

  /// Whether nothing outside tells what the operator gives.
  private func isUntypedRoot(_ application: Application) -> Bool {
    guard application.node === root else { return false }
    switch expected {
    case .unknown, .discarded, .sequence: return true
    default: return false
    }
  }

  /// Two optionals are spoken of together, elements one by one.
  private func twoOptionals(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard operands.count == 2, operands[0] === operands[1], let payload = operands[0].optionalPayload,
      !payload.isOptional, !["==", "!=", "===", "!=="].contains(name.text)
    else { return false }
    let places = application.arguments.map { bare($0.expression) }
    if !places.contains(where: { $0.kind == .subscript || isConstruction($0) }) {
      say(OperatorMessages.binary(name, operands[0], operands[1], application.arguments.map(\.expression.range), []))
      // `a + b + c`: what is added to the two is told of too.
      if let outer = parents[ObjectIdentifier(application.node)].flatMap({ applications[ObjectIdentifier($0)] }),
        outer.isOperator, outer.arguments.count == 2, holds(outer.arguments[0].expression, application.node),
        ownType(of: outer.arguments[1].expression) === operands[0]
      {
        mustUnwrap(operands[0], payload, outer.arguments[1].expression)
      }
    } else {
      for argument in application.arguments {
        mustUnwrap(operands[0], payload, argument.expression)
      }
    }
    return true
  }

  private func isConstruction(_ expression: Expression) -> Bool {
    applications[ObjectIdentifier(expression)].flatMap(callee(of:)) is InitializerSymbol
  }

  /// Whether nothing but the operands tells which declaration is meant.
  func isFree(_ application: Application, _ name: String) -> Bool {
    if isUntypedRoot(application) { return true }
    switch role(of: application.node) {
    case .assigned(let assignment): return bare(assignment.target).kind == .discard
    case .argument(let outer, let index):
      guard !outer.isOperator, let match = match(of: outer) else { return false }
      for (position, source) in match.sources.enumerated() {
        switch source {
        case .argument(index): break
        case .variadic(let list) where list.contains(index): break
        default: continue
        }
        return system.value(match.function.parameters[position].type).isAny
      }
      return false
    default: return false
    }
  }

  /// Two operands of different known types. Where one declaration takes one of them, the other is what is wrong; where
  /// several take one each, neither is.
  private func binaryOperands(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard operands.count == 2, operands[0] !== operands[1], isFree(application, name.text),
      operands.allSatisfy({ !$0.hasTypeVariables && !$0.isOptional && !$0.hasErrors }),
      isArithmetic(name.text)
    else { return false }
    let (left, right) = (operands[0], operands[1])
    let known = program.known
    let arguments = application.arguments.map(\.expression)
    var lists = overloads(name.text, operands).filter { $0[0] === left || $0[1] === right }
    let hasGeneric =
      operands.contains { !$0.arguments.isEmpty } && name.text == "+"
      || operands[0].function?.parameters.isEmpty ?? false
    let isScaled = ["*", "/"].contains(name.text) && (right === known.intType || right === known.doubleType)
    if lists.count == 1, !hasGeneric, !(isScaled && lists[0][0] !== left) {
      let wrong = lists[0][0] === left ? 1 : 0
      say(MismatchMessages.argument(spelled(operands, of: application)[wrong], lists[0][wrong], arguments[wrong]))
      return true
    }
    lists.sort { "\($0[0])" < "\($1[0])" }
    var texts = lists.map { "(\($0[0]), \($0[1]))" }
    if isScaled, right === known.doubleType { texts.append(OperatorMessages.scaledDuration) }
    let shown = spelled(operands, of: application)
    let diagnostic = OperatorMessages.binary(
      name, shown[0], shown[1], arguments.map(\.range),
      texts.isEmpty ? [] : [OperatorMessages.overloads(name, texts.sorted())]
    )
    let areNumbers = operands.allSatisfy { $0 === known.intType || $0 === known.doubleType }
    say(areNumbers ? HintMessages.rule(diagnostic, "types", HintMessages.numbers) : diagnostic)
    return true
  }

  func isArithmetic(_ name: String) -> Bool { ["+", "-", "*", "/", "%", "&", "|", "^"].contains(name) }

  /// A function where what it gives could be computed with.
  private func uncalledOperand(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard operands.count == 2, isArithmetic(name.text) else { return false }
    for (index, operand) in operands.enumerated() {
      guard let function = operand.function, function.parameters.isEmpty, function.result === operands[1 - index],
        function.result !== program.known.intType, function.result !== program.known.doubleType,
        !program.lookUpMember(name.text, of: function.result.metatype, in: system.signature).candidates.isEmpty
      else { continue }
      say(MismatchMessages.uncalledFunction(function.result, bare(application.arguments[index].expression), []))
      return true
    }
    return false
  }

  /// Two operands of one type that does not have the operator.
  private func twins(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard operands.count == 2, operands[0] === operands[1], isArithmetic(name.text), !operands[0].isOptional,
      !operands[0].hasTypeVariables, !operands[0].hasErrors, operands[0].function == nil,
      !isLiteral(bare(application.arguments[0].expression)), !isLiteral(bare(application.arguments[1].expression)),
      program.lookUpMember(name.text, of: operands[0].metatype, in: system.signature).candidates.isEmpty
    else { return false }
    say(OperatorMessages.binary(name, operands[0], operands[1], application.arguments.map(\.expression.range), []))
    return true
  }

  /// What the operators take that the operands' own types declare.
  func overloads(_ name: String, _ operands: [Type]) -> [[Type]] {
    var found: [[Type]] = []
    for operand in operands {
      guard let nominal = operand.nominal, operand.arguments.isEmpty else { continue }
      for case let function as FunctionSymbol in program.members(named: name, of: nominal) {
        guard function.parent.flatMap(program.nominalOf) === nominal, function.ownParameters.isEmpty,
          function.parameters.count == 2, function.parameters.allSatisfy({ !$0.type.isGeneric })
        else { continue }
        let list = function.parameters.map(\.type)
        // Texts declare `<` only; the rest comes from `Comparable`.
        if [">", "<=", ">="].contains(name), operand !== program.known.intType { continue }
        if isComparison(name), !isListed(function) || name == "!=" && nominal === program.known.stringType.nominal {
          continue
        }
        if !found.contains(where: { $0[0] === list[0] && $0[1] === list[1] }) { found.append(list) }
      }
    }
    return found
  }

  /// Whether swiftc tells of a comparison: those of floating-point numbers come from their protocol, and what is synthesized
  /// nobody has written.
  private func isListed(_ function: CallableSymbol) -> Bool {
    guard function.derivation == nil, let nominal = function.parameters.first?.type.nominal else { return false }
    return nominal.module?.isMain == true || !["Double", "Float"].contains(nominal.name)
  }

  func operatorName(of application: Application) -> Identifier? {
    switch application.node {
    case let binary as BinaryExpression: return binary.operatorName
    case let prefix as PrefixOperatorExpression: return prefix.operatorName
    case let postfix as PostfixOperatorExpression: return postfix.operatorName
    default: return nil
    }
  }

  /// An argument of a generic type that does not meet what the type's conformance asks of it.
  private func unmetCondition(of type: Type, _ name: Identifier) -> Diagnostic? {
    let protocolName =
      switch name.text {
      case "==", "!=": "Equatable"
      case "<", ">", "<=", ">=": "Comparable"
      default: ""
      }
    guard !protocolName.isEmpty, let nominal = type.nominal, nominal.module?.isMain == true,
      let declared = program.declaredConformances(of: nominal).first(where: { $0.proto.name == protocolName }),
      let place = declared.source.syntax?.range
    else { return nil }
    let parameters = nominal.genericSignature.parameters
    for case .conformance(let subject, let wanted) in declared.source.genericSignature.requirements {
      let argument = subject.substituting(parameters, with: type.arguments)
      if argument.isGeneric || program.conformance(of: argument, to: wanted) != nil { continue }
      return MemberMessages.requirement(
        "operator function '\(name.text)'", argument, wanted.name, at: name.range.location,
        [.note("requirement from conditional conformance of '\(type)' to '\(protocolName)'", at: place.location)])
    }
    return nil
  }

  /// No declaration is nearer than others.
  func operators(_ application: Application, _ attempts: [Fix.Attempt]) {
    let operands = application.arguments.map { ownType(of: $0.expression) }
    guard let name = operatorName(of: application), !special(operands, name, application) else { return }
    if operands.contains(where: \.hasErrors) { return }
    if binaryOperands(operands, name, application) { return }
    if operands.count == 2, ["==", "!="].contains(name.text), let payload = operands[0].optionalPayload,
      payload !== operands[1], operands[1].optionalPayload == nil, operands[1].nominal != nil, payload.nominal != nil,
      bare(application.arguments[1].expression).kind == .integerLiteral
    {
      return say(MismatchMessages.argument(operands[0], operands[1], application.arguments[0].expression))
    }
    if name.text == "?\u{3F}", operands.count == 2, coalescing(operands, application, name) { return }
    if name.text == "?\u{3F}", operands.count == 2, operands[0].isOptional {
      return say(
        OperatorMessages.binary(name, operands[0], operands[1], application.arguments.map(\.expression.range), []))
    }
    if twoOptionals(operands, name, application) { return }
    if !operands.isEmpty {
      for (operand, argument) in zip(operands, application.arguments)
      where !["==", "!=", "===", "!=="].contains(name.text) {
        if let payload = operand.optionalPayload, !payload.isOptional {
          return mustUnwrap(operand, payload, argument.expression)
        }
      }
    }
    if operands.count == 2, operands[0] === operands[1], let unmet = unmetCondition(of: operands[0], name) {
      return say(unmet)
    }
    if operands.count == 2, operands[0] === operands[1], statesConformance(operands[0], name.text) { return }
    if let conformance = missingConformance(application, name, operands) { return say(conformance) }
    if let conformance = missingElementConformance(name, operands) { return say(conformance) }
    if ["===", "!=="].contains(name.text), operands.count == 2 {
      let values = zip(operands, application.arguments).filter {
        let bare = $0.0.optionalPayload ?? $0.0
        return !bare.isClassBound && !bare.isAny && bare.existential == nil
      }
      if !values.isEmpty {
        for (type, argument) in values { say(OperatorMessages.noReference(type, argument.expression)) }
        return
      }
    }
    let notes = notes(on: attempts, name, operands)
    let ranges = application.arguments.map(\.expression.range)
    if operands.count == 2 {
      let shown = spelled(operands, of: application)
      let diagnostic = OperatorMessages.binary(name, shown[0], shown[1], ranges, notes)
      let known = program.known
      let areNumbers =
        operands.allSatisfy { $0 === known.intType || $0 === known.doubleType } && operands[0] !== operands[1]
      if operands.contains(where: { $0.variable != nil }) {
        if !hasSaidAnything { unknown(Origin(application.node)) }
        return
      }
      say(areNumbers ? HintMessages.rule(diagnostic, "types", HintMessages.numbers) : diagnostic)
    } else if let operand = operands.first, let range = ranges.first {
      say(OperatorMessages.unary(name, operand, range, []))
    }
  }

  /// `??` of which one type is wanted: the side that is not of it is what is wrong.
  private func coalescing(_ operands: [Type], _ application: Application, _ name: Identifier) -> Bool {
    guard let payload = operands[0].optionalPayload, let wanted = wantedResult(of: application) else { return false }
    let (left, right) = (application.arguments[0].expression, application.arguments[1].expression)
    if operands[1] === wanted, payload !== wanted {
      if case .argument(let outer, _) = role(of: application.node), outer.node is CallExpression {
        let shown = spelled(operands, of: application)
        say(
          MemberMessages.conflicting("T", [spelledPayload(payload, of: shown[0]), shown[1]], at: name.range.location))
      } else {
        say(MismatchMessages.argument(operands[0], program.optional(wanted), left))
      }
    } else if payload === wanted, operands[1] !== wanted {
      say(MismatchMessages.argument(operands[1], wanted, right))
    } else {
      return false
    }
    spokenOf.insert(ObjectIdentifier(application.node))
    return true
  }

  /// The type that the surroundings want of an operator's value, where they say one.
  private func wantedResult(of application: Application) -> Type? {
    let type: Type?
    switch role(of: application.node) {
    case .contextual:
      if case .type(let wanted, _) = expected { type = shown(wanted) } else { type = nil }
    case .condition: type = program.known.boolType
    case .argument(let outer, let index):
      guard let match = match(of: outer) else { return nil }
      let position = match.sources.firstIndex {
        if case .argument(index) = $0 { return true }
        return false
      }
      type = position.map { shown(match.function.parameters[$0].type) }
    default: type = nil
    }
    guard let type, type.nominal != nil, !type.hasTypeVariables, !type.isOptional else { return nil }
    return type
  }

  /// Whether a type says that it has the operator; that it does not is reported where it says so.
  private func statesConformance(_ type: Type, _ name: String) -> Bool {
    guard isComparison(name), let nominal = type.nominal, nominal.module?.isMain == true else { return false }
    let stated =
      ["==", "!="].contains(name)
      ? ["Equatable", "Comparable", "Hashable"] : ["Comparable"]
    return program.allProtocols(of: nominal).contains { stated.contains($0.name) }
  }

  /// `==` of a type of the program's own that is not `Equatable`, `<` of one that is not `Comparable`.
  private func missingConformance(_ application: Application, _ name: Identifier, _ operands: [Type]) -> Diagnostic? {
    guard operands.count == 2, operands[0] === operands[1] else { return nil }
    if operands[0].isTypeParameter, isComparison(name.text), name.text != "==",
      system.signature.protocols(of: operands[0], program).isEmpty
    {
      let required = name.text == "!=" ? "BinaryInteger" : "Comparable"
      return MemberMessages.requirement(
        "referencing operator function '\(name.text)' on '\(required)'", operands[0], required,
        at: name.range.location, [])
    }
    guard let nominal = operands[0].nominal else { return nil }
    let proto: String
    switch name.text {
    case "==", "!=": proto = "Equatable"
    case "<", ">", "<=", ">=": proto = "Comparable"
    default: return nil
    }
    if nominal.kind == .enum {
      guard nominal.module?.isMain == true, nominal.cases.contains(where: { !$0.parameters.isEmpty }) else {
        return nil
      }
      return OperatorMessages.binary(
        name, operands[0], operands[1], application.arguments.map(\.expression.range),
        [OperatorMessages.notSynthesized(name)])
    }
    guard nominal.kind == .struct, nominal.module?.isMain == true else { return nil }
    let required = name.text == "!=" ? "BinaryInteger" : proto
    return MemberMessages.requirement(
      "referencing operator function '\(name.text)' on '\(required)'", operands[0], required,
      at: name.range.location, [])
  }

  /// The elements of two collections, or the payloads of two optionals, that cannot be compared.
  private func missingElementConformance(_ name: Identifier, _ operands: [Type]) -> Diagnostic? {
    guard operands.count == 2, name.text == "==" || name.text == "!=" else { return nil }
    var parts = operands.map { $0.optionalPayload ?? $0.arguments.first ?? $0 }
    guard operands.contains(where: { $0.isOptional || $0.nominal === program.known.array }) else { return nil }
    if operands[0].nominal !== operands[1].nominal, !operands.contains(where: \.isOptional) { return nil }
    if operands.contains(where: \.isOptional) { parts = operands.map { $0.optionalPayload ?? $0 } }
    guard parts[0] === parts[1], parts[0].nominal?.module?.isMain == true,
      program.conformance(of: parts[0], to: program.known.equatable, in: system.signature) == nil
    else { return nil }
    return MemberMessages.requirement(
      "operator function '\(name.text)'", parts[0], "Equatable", at: name.range.location, [])
  }

  private func notes(on attempts: [Fix.Attempt], _ name: Identifier, _ operands: [Type]) -> [Diagnostic] {
    var lists: Set<String> = []
    for attempt in attempts {
      guard let callable = attempt.choice.symbol as? CallableSymbol, callable.ownParameters.isEmpty,
        !callable.parameters.contains(where: { $0.type.isGeneric })
      else { continue }
      if isComparison(name.text), !isListed(callable) { continue }
      if operands.count == callable.parameters.count,
        !zip(operands, callable.parameters).contains(where: { $0 === $1.type })
      {
        continue
      }
      lists.insert("(" + callable.parameters.map(\.type.description).joined(separator: ", ") + ")")
    }
    return lists.isEmpty ? [] : [OperatorMessages.overloads(name, lists.sorted())]
  }
}
