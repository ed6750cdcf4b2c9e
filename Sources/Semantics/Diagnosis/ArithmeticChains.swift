import Basics
import Syntax

// `3.14 * r * r` with an `Int` for `r`: of several operators after one another swiftc settles upon declarations for all of them at
// once, and so tells of other places than where the first two operands differ.

extension ExpressionDiagnosis {
  /// Says what is wrong with a row of operators that begins with an `Int` beside a `Double`, where all further operands are of
  /// type `Int`; false where the first operator is to be told of like any other.
  func chained(_ operands: [Type], _ name: Identifier, _ application: Application) -> Bool {
    guard operands.count == 2, areMixed(operands), isBasicArithmetic(name.text),
      bare(application.arguments[0].expression).kind != .implicitMember
    else { return false }
    if isInterpolated(application) {
      let index = operands[0] === program.known.intType ? 0 : 1
      say(MismatchMessages.argument(operands[index], operands[1 - index], application.arguments[index].expression))
      return true
    }
    if isAlone(application) {
      if computedBeside(operands, application) { return true }
      negated(operands, application)
    }
    let chain = chain(from: application)
    guard let last = chain.last, let lastName = operatorName(of: last) else { return false }
    switch wanted(of: last) {
    case .nothing where isOnlyArgument(last): cannotBeApplied(application, operands)
    case .nothing: notAnInt(operands, application)
    case .double where ["*", "/"].contains(lastName.text):
      cannotBeApplied(application, operands)
      say(
        CallMessages.noCandidateProduces(
          lastName.text, wanted: program.known.doubleType, at: lastName.range.location, []))
    case .double:
      notAnInt(operands, application)
      say(words(program.known.intType, program.known.doubleType, last.node, role(of: last.node)))
    case .argument:
      say(MismatchMessages.argument(program.known.intType, program.known.doubleType, last.arguments[1].expression))
      return false
    case .other: return false
    }
    for one in chain {
      explained.insert(ObjectIdentifier(one.node))
      spokenOf.insert(ObjectIdentifier(one.node))
    }
    return true
  }

  /// Whether a call that a row is passed to has no other arguments.
  private func isOnlyArgument(_ application: Application) -> Bool {
    guard case .argument(let outer, _) = role(of: application.node) else { return true }
    return outer.arguments.count == 1
  }

  private func notAnInt(_ operands: [Type], _ application: Application) {
    let index = operands[0] === program.known.doubleType ? 0 : 1
    say(MismatchMessages.argument(operands[index], operands[1 - index], application.arguments[index].expression))
  }

  private func areMixed(_ operands: [Type]) -> Bool {
    operands[0] !== operands[1]
      && operands.allSatisfy { $0 === program.known.intType || $0 === program.known.doubleType }
  }

  private func isBasicArithmetic(_ name: String) -> Bool { ["+", "-", "*", "/"].contains(name) }

  private func isAlone(_ application: Application) -> Bool {
    if case .nothing = wanted(of: application) { return true }
    return false
  }

  /// Whether an operator's value goes into a string.
  func isInterpolated(_ application: Application) -> Bool {
    guard case .argument(let outer, _) = role(of: application.node),
      let member = (outer.node as? CallExpression)?.callee as? MemberExpression
    else { return false }
    return member.name.text == "appendInterpolation"
  }

  /// `a + d * 2`: the literal could be an `Int`, so that `d` is what is wrong.
  private func computedBeside(_ operands: [Type], _ application: Application) -> Bool {
    let index = operands[0] === program.known.doubleType ? 0 : 1
    let computed = bare(application.arguments[index].expression)
    guard computed.kind == .binary else { return false }
    let operand = computedFrom(computed, operands[index], wanted: operands[1 - index])
    guard operand !== computed else { return false }
    say(MismatchMessages.argument(operands[index], operands[1 - index], operand))
    return true
  }

  /// `-d + r`: the operand of the sign is told of too.
  private func negated(_ operands: [Type], _ application: Application) {
    for (index, argument) in application.arguments.enumerated() {
      guard let sign = bare(argument.expression) as? PrefixOperatorExpression, sign.operatorName.text == "-",
        bare(sign.operand).kind == .identifier
      else { continue }
      say(MismatchMessages.argument(operands[index], operands[1 - index], sign.operand))
    }
  }

  /// The operators around one, as long as each takes the value before it and an `Int`.
  private func chain(from application: Application) -> [Application] {
    var found: [Application] = []
    var node: Expression = application.node
    while let parent = parents[ObjectIdentifier(node)], parent.kind == .binary,
      let outer = applications[ObjectIdentifier(parent)], outer.arguments.count == 2,
      holds(outer.arguments[0].expression, node), let name = operatorName(of: outer), isBasicArithmetic(name.text)
    {
      let right = bare(outer.arguments[1].expression)
      guard !isLiteral(right), typeShown(of: right) === program.known.intType else { return [] }
      found.append(outer)
      node = parent
    }
    return found
  }

  /// What the surroundings want of a row of operators.
  private enum Wanted { case nothing, double, argument, other }

  private func wanted(of application: Application) -> Wanted {
    func of(_ type: Type) -> Wanted { type === program.known.doubleType ? .double : .other }
    switch role(of: application.node) {
    case .contextual:
      guard case .type(let type, _) = expected else { return .nothing }
      return of(type)
    case .assigned(let assignment): return of(typeShown(of: assignment.target))
    case .argument(let outer, let index):
      if isFree(application, "") { return .nothing }
      guard !outer.isOperator, let match = match(of: outer) else { return .other }
      for (position, source) in match.sources.enumerated() {
        if case .argument(index) = source, case .double = of(system.value(match.function.parameters[position].type)) {
          return .argument
        }
      }
      return .other
    default: return .other
    }
  }

  private func cannotBeApplied(_ application: Application, _ operands: [Type]) {
    guard let name = operatorName(of: application) else { return }
    var lists = ["(Int, Int)"]
    if operands[1] === program.known.doubleType, ["*", "/"].contains(name.text) {
      lists.insert(OperatorMessages.scaledDuration, at: 0)
    }
    say(
      OperatorMessages.binary(
        name, operands[0], operands[1], application.arguments.map(\.expression.range),
        [OperatorMessages.overloads(name, lists)]))
  }
}
