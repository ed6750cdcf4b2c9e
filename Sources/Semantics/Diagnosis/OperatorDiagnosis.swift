import Basics
import Syntax

// Operators that do not go with their operands.

extension ExpressionDiagnosis {
  /// One declaration is meant, but for one operand.
  func operandMismatch(_ from: Type, _ to: Type, _ application: Application, _ index: Int) {
    let operands = application.arguments.map { ownType(of: $0.expression) }
    if operands.contains(where: \.hasErrors) { return }
    let argument = application.arguments[index]
    let name = operatorName(of: application)
    if let name, isComparison(name.text) { return operators(application, []) }
    // A literal beside it could be of many types.
    if application.arguments.count == 2, isUntypedRoot(application),
      isLiteral(bare(application.arguments[1 - index].expression)), name.map({ !$0.text.hasSuffix("=") }) ?? false,
      from.optionalPayload == nil
    {
      return operators(application, [])
    }
    if let payload = from.optionalPayload, to.optionalPayload == nil, system.canConvert(payload, to) {
      return say(ExpressionMessages.mustUnwrap(from, payload, argument.expression))
    }
    if bare(argument.expression).kind == .nilLiteral {
      return say(MismatchMessages.nilForArgument(to, argument.expression))
    }
    if to.hasTypeVariables || from.hasTypeVariables { return operators(application, []) }
    say(MismatchMessages.argument(from, to, argument.expression))
  }

  private func isComparison(_ name: String) -> Bool { ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(name) }

  /// Whether nothing outside tells what the operator gives.
  private func isUntypedRoot(_ application: Application) -> Bool {
    guard application.node === root else { return false }
    switch expected {
    case .unknown, .discarded: return true
    default: return false
    }
  }

  func operatorName(of application: Application) -> Identifier? {
    switch application.node {
    case let binary as BinaryExpression: return binary.operatorName
    case let prefix as PrefixOperatorExpression: return prefix.operatorName
    case let postfix as PostfixOperatorExpression: return postfix.operatorName
    default: return nil
    }
  }

  /// No declaration is nearer than others.
  func operators(_ application: Application, _ attempts: [Fix.Attempt]) {
    let operands = application.arguments.map { ownType(of: $0.expression) }
    if operands.contains(where: \.hasErrors) { return }
    guard let name = operatorName(of: application) else { return }
    if !operands.isEmpty {
      for (operand, argument) in zip(operands, application.arguments) where !isComparison(name.text) {
        if let payload = operand.optionalPayload, !payload.isOptional {
          return say(ExpressionMessages.mustUnwrap(operand, payload, argument.expression))
        }
      }
    }
    if operands.count == 2, operands[0] === operands[1], statesConformance(operands[0], name.text) { return }
    if let conformance = missingConformance(application, name, operands) { return say(conformance) }
    let notes = notes(on: attempts, name, operands)
    let ranges = application.arguments.map(\.expression.range)
    if operands.count == 2 {
      let diagnostic = OperatorMessages.binary(name, operands[0], operands[1], ranges, notes)
      let known = program.known
      let areNumbers =
        operands.allSatisfy { $0 === known.intType || $0 === known.doubleType } && operands[0] !== operands[1]
      say(areNumbers ? HintMessages.rule(diagnostic, "types", HintMessages.numbers) : diagnostic)
    } else if let operand = operands.first, let range = ranges.first {
      say(OperatorMessages.unary(name, operand, range, []))
    }
  }

  /// Whether a type says that it has the operator; that it does not is reported where it says so.
  private func statesConformance(_ type: Type, _ name: String) -> Bool {
    guard isComparison(name), let nominal = type.nominal, nominal.module?.isMain == true else { return false }
    return program.allProtocols(of: nominal).contains { ["Equatable", "Comparable", "Hashable"].contains($0.name) }
  }

  /// `==` of a type of the program's own that is not `Equatable`, `<` of one that is not `Comparable`.
  private func missingConformance(_ application: Application, _ name: Identifier, _ operands: [Type]) -> Diagnostic? {
    guard operands.count == 2, operands[0] === operands[1], let nominal = operands[0].nominal else { return nil }
    let proto: String
    switch name.text {
    case "==", "!=": proto = "Equatable"
    case "<", ">", "<=", ">=": proto = "Comparable"
    default: return nil
    }
    if nominal.kind == .enum {
      guard proto == "Equatable", nominal.cases.contains(where: { !$0.parameters.isEmpty }) else { return nil }
      return OperatorMessages.binary(
        name, operands[0], operands[1], application.arguments.map(\.expression.range),
        [OperatorMessages.notSynthesized(name)])
    }
    guard nominal.kind == .struct, proto == "Equatable", name.text == "==" else { return nil }
    return MemberMessages.requirement(
      "referencing operator function '\(name.text)' on '\(proto)'", operands[0], proto, at: name.range.location, [])
  }

  private func notes(on attempts: [Fix.Attempt], _ name: Identifier, _ operands: [Type]) -> [Diagnostic] {
    var lists: Set<String> = []
    for attempt in attempts {
      guard let callable = attempt.choice.symbol as? CallableSymbol, callable.ownParameters.isEmpty,
        !callable.parameters.contains(where: { $0.type.isGeneric })
      else { continue }
      lists.insert("(" + callable.parameters.map(\.type.description).joined(separator: ", ") + ")")
    }
    return lists.isEmpty ? [] : [OperatorMessages.overloads(name, lists.sorted())]
  }
}
