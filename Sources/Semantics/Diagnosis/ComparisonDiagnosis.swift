import Basics
import Syntax

// `==`, `<` and the like between values of two types.
//
// Comparisons are declared for two values of one type, by `Equatable` and `Comparable`; beside these for integers of two
// types, by `BinaryInteger`, and for texts of two types, by `StringProtocol`. Which of these declarations comes nearest
// decides the words.

extension ExpressionDiagnosis {
  func isComparison(_ name: String) -> Bool { isOrdering(name) || ["==", "!=", "===", "!=="].contains(name) }

  private func isOrdering(_ name: String) -> Bool { ["<", ">", "<=", ">="].contains(name) }

  /// Says why two values of different known types cannot be compared.
  func comparison(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard operands.count == 2, isComparison(name.text), !["===", "!=="].contains(name.text),
      operands[0] !== operands[1]
    else { return false }
    let compared = Comparison(name: name, application: application, left: operands[0], right: operands[1])
    if let (value, absent) = nilOperand(application) { return comparedWithNil(compared, value, absent) }
    if operands.contains(where: { $0.hasTypeVariables || $0.hasErrors }) { return false }
    switch (operands[0].optionalPayload, operands[1].optionalPayload) {
    case (let left?, let right?):
      if left === right || left.isOptional || right.isOptional { return false }
      name.text == "!=" ? conflict(compared) : binary(compared)
    case (let payload?, nil): return optional(compared, isLeft: true, payload, beside: operands[1])
    case (nil, let payload?): return optional(compared, isLeft: false, payload, beside: operands[0])
    case (nil, nil): return values(compared)
    }
    return true
  }

  /// A comparison and what is known of its sides.
  private struct Comparison {
    let name: Identifier
    let application: Application
    let left: Type
    let right: Type
    var isOrdering: Bool { !["==", "!="].contains(name.text) }
    func expression(isLeft: Bool) -> Expression { application.arguments[isLeft ? 0 : 1].expression }
  }

  private func comparedWithNil(_ compared: Comparison, _ value: Type, _ absent: Expression) -> Bool {
    guard compared.isOrdering, !value.hasTypeVariables, !value.hasErrors else { return false }
    if let payload = value.optionalPayload {
      guard conforms(payload, "Comparable") else { return false }
      let isLeft = compared.expression(isLeft: true) !== absent
      say(OperatorMessages.binary(compared.name, isLeft ? value : payload, isLeft ? payload : value, [], []))
      return true
    }
    guard conforms(value, "Comparable"), !isOwn(value) else { return false }
    say(MismatchMessages.nilForArgument(value, absent))
    return true
  }

  // MARK: One optional

  private func optional(_ compared: Comparison, isLeft: Bool, _ payload: Type, beside other: Type) -> Bool {
    let type = isLeft ? compared.left : compared.right
    if payload.isOptional || other.function != nil || other.tupleElements != nil || other.isTypeParameter {
      return false
    }
    if payload === other || system.canConvert(payload, other) {
      if compared.isOrdering {
        if conforms(other, "Comparable") { return false }
        binary(compared)
        return true
      }
      if conforms(other, "Equatable") { return false }
      say(
        MemberMessages.requirement(
          "operator function '\(compared.name.text)'", other, "Equatable", at: compared.name.range.location, []))
      return true
    }
    if other.existential != nil { return false }
    func converted() {
      let expression = compared.expression(isLeft: isLeft)
      say(MismatchMessages.argument(spelled(type, of: expression), other, expression))
    }
    if isInteger(other) {
      converted()
    } else if isBoolean(other) {
      if compared.isOrdering {
        binary(compared)
      } else if compared.name.text == "==" {
        say(MismatchMessages.optionalCondition(type, compared.expression(isLeft: isLeft)))
      } else {
        conflict(compared)
      }
    } else if isOwn(other) {
      if compared.isOrdering {
        binary(compared)
      } else if !conforms(payload, "Equatable") || !conforms(other, "Equatable") {
        converted()
      } else if isLeft {
        conflict(compared)
      } else {
        binary(compared)
      }
    } else if isLeft, compared.name.text == "!=" {
      conflict(compared)
    } else {
      converted()
    }
    return true
  }

  // MARK: Two values

  private func values(_ compared: Comparison) -> Bool {
    let (left, right) = (compared.left, compared.right)
    let types = [left, right]
    if types.contains(where: { $0.isTypeParameter }) {
      if types.allSatisfy(\.isTypeParameter) { return false }
      binary(compared)
      return true
    }
    if types.contains(where: { $0.function != nil || $0.tupleElements != nil || $0.metatypeInstance != nil }) {
      let isNamedFunction = compared.application.arguments.contains {
        let operand = bare($0.expression)
        return operand.kind == .identifier && symbol(of: operand) is FunctionSymbol
      }
      if isNamedFunction || types.contains(where: { $0.metatypeInstance != nil }) { return false }
      binary(compared)
      return true
    }
    if types.contains(where: { $0.existential != nil || $0.isAny }) { return existentials(compared) }
    guard types.allSatisfy({ $0.nominal != nil }) else { return false }
    // Types with arguments of their own are none of those that the library's generic comparisons know.
    if types.contains(where: { $0.nominal?.module?.isMain == true && !$0.arguments.isEmpty }) {
      binary(compared)
      return true
    }
    switch (isOwn(left), isOwn(right)) {
    case (true, true): binary(compared)
    case (true, false): ownType(compared, isLeft: true)
    case (false, true): ownType(compared, isLeft: false)
    case (false, false): libraryTypes(compared)
    }
    return true
  }

  /// A type of the program's own beside one of the library.
  private func ownType(_ compared: Comparison, isLeft: Bool) {
    let own = isLeft ? compared.left : compared.right
    let other = isLeft ? compared.right : compared.left
    let isText = conforms(other, "StringProtocol")
    if isInteger(other) || isText {
      if own.nominal?.rawType === other {
        return say(MismatchMessages.argument(own, other, compared.expression(isLeft: isLeft)))
      }
      let proto = isText ? "StringProtocol" : "BinaryInteger"
      let function = "operator function '\(compared.name.text)'"
      return say(
        MemberMessages.requirement(
          isLeft ? "referencing \(function) on '\(proto)'" : function, own, proto, at: compared.name.range.location, [])
      )
    }
    if conforms(own, "Equatable") { return libraryTypes(compared) }
    if compared.isOrdering, !conforms(other, "Comparable") { return binary(compared) }
    say(MismatchMessages.argument(own, other, compared.expression(isLeft: isLeft)))
  }

  private func libraryTypes(_ compared: Comparison) {
    let (left, right) = (compared.left, compared.right)
    if compared.isOrdering {
      switch (conforms(left, "Comparable"), conforms(right, "Comparable")) {
      case (true, false): say(MismatchMessages.argument(right, left, compared.expression(isLeft: false)))
      case (false, true): say(MismatchMessages.argument(left, right, compared.expression(isLeft: true)))
      default: binary(compared)
      }
      return
    }
    let areLists = [left, right].allSatisfy { $0.nominal === program.known.array || $0.nominal?.name == "Set" }
    if areLists, left.nominal !== right.nominal { return conflict(compared) }
    if compared.name.text == "!=", !isInteger(left), !isInteger(right) { return conflict(compared) }
    binary(compared)
  }

  private func existentials(_ compared: Comparison) -> Bool {
    let (left, right) = (compared.left, compared.right)
    let isLeft = left.existential != nil || left.isAny
    let (boxed, other) = isLeft ? (left, right) : (right, left)
    if other.existential != nil || isOwn(other) || boxed.isAny && !isLeft {
      binary(compared)
    } else if boxed.isAny || !(isInteger(other) || conforms(other, "StringProtocol")) {
      say(MismatchMessages.argument(boxed, other, compared.expression(isLeft: isLeft)))
    } else {
      let proto = isInteger(other) ? "BinaryInteger" : "StringProtocol"
      say(
        MemberMessages.nonNominal(
          boxed, proto, required: "operator function '\(compared.name.text)'", isLeft ? "Self" : "Other",
          at: compared.name.range.location, nil))
    }
    return true
  }

  // MARK: Words

  /// Whether a comparison is all that its surroundings ask about: beside other parts the nearest declaration is settled upon.
  private func isAlone(_ application: Application) -> Bool {
    if isInterpolated(application) { return false }
    let sides = application.arguments.map { bare($0.expression) }
    if sides.allSatisfy({ $0.kind == .binary }) { return false }
    var node: Expression = application.node
    while let parent = parents[ObjectIdentifier(node)] {
      switch parent.kind {
      case .parenthesized, .try, .prefixOperator, .assignment: break
      case .binary:
        // `a == b && c == d`, where both are wrong.
        let others = applications[ObjectIdentifier(parent)]?.arguments.map { bare($0.expression) } ?? []
        if others.contains(where: { $0 !== bare(node) && isMixedComparison($0) }) { return false }
      case .call:
        let call = parent.as(CallExpression.self)
        guard call.arguments.count == 1, let callee = applications[ObjectIdentifier(call)].flatMap(callee(of:)),
          !(callee is InitializerSymbol)
        else { return false }
      case .closure:
        let closure = parent.as(ClosureExpression.self)
        if closure.signature?.resultType != nil { return true }
        guard case .contextual = role(of: closure), case .type(let wanted, _) = expected, wanted.function != nil else {
          return false
        }
        return true
      default: return false
      }
      node = parent
    }
    return true
  }

  private func isMixedComparison(_ expression: Expression) -> Bool {
    guard let application = applications[ObjectIdentifier(expression)], let name = operatorName(of: application),
      isComparison(name.text), application.arguments.count == 2
    else { return false }
    return ownType(of: application.arguments[0].expression) !== ownType(of: application.arguments[1].expression)
  }

  private func binary(_ compared: Comparison) {
    let operands = [compared.left, compared.right]
    if operands.allSatisfy({ $0.nominal?.module?.isMain == false && $0.arguments.isEmpty }),
      !isAlone(compared.application)
    {
      let lists = overloads(compared.name.text, operands).filter { $0[0] === operands[0] || $0[1] === operands[1] }
      // The only declaration that takes one of them is meant.
      if lists.count == 1 {
        let isLeft = lists[0][1] === operands[1]
        let expression = computedFrom(
          compared.expression(isLeft: isLeft), operands[isLeft ? 0 : 1], wanted: lists[0][0])
        return say(
          MismatchMessages.argument(
            spelled(operands[isLeft ? 0 : 1], of: expression), lists[0][isLeft ? 0 : 1], expression))
      }
    }
    let lists = overloads(compared.name.text, operands).filter { $0[0] === operands[0] || $0[1] === operands[1] }
    let texts = lists.map { "(\($0[0]), \($0[1]))" }.sorted()
    let notes = texts.isEmpty ? [] : [OperatorMessages.overloads(compared.name, texts)]
    let ranges = compared.application.arguments.map(\.expression.range)
    let shown = spelled(operands, of: compared.application)
    let diagnostic = OperatorMessages.binary(compared.name, shown[0], shown[1], ranges, notes)
    let areNumbers = operands.allSatisfy { $0 === program.known.intType || $0 === program.known.doubleType }
    say(areNumbers ? HintMessages.rule(diagnostic, "types", HintMessages.numbers) : diagnostic)
  }

  /// Both sides would have to be of one type, of which only literals leave a choice: these are named last.
  private func conflict(_ compared: Comparison) {
    var types = [compared.left, compared.right]
    if isLiteral(bare(compared.expression(isLeft: true))), !isLiteral(bare(compared.expression(isLeft: false))) {
      types.reverse()
    }
    say(MemberMessages.conflicting("Self", types, at: compared.name.range.location))
  }

  private func conforms(_ type: Type, _ proto: String) -> Bool {
    program.conformance(of: type, to: program.known.type(proto), in: system.signature) != nil
  }

  /// Whether a type is declared by the program, without parameters.
  private func isOwn(_ type: Type) -> Bool { type.nominal?.module?.isMain == true && type.arguments.isEmpty }
}
