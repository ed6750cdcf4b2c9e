import Basics
import Syntax

/// Warns of branches that never run, because their condition compares constants.
///
/// What the real compiler folds is arithmetic and comparisons of integers, with local constants that have been given such a
/// value. A condition that is `true` or `false` itself is taken as meant; a branch that is only a number does nothing.
final class DeadBranches: TypedTreeVisitor {
  private let program: Program
  private var constants: [VariableSymbol: TypedExpression] = [:]

  init(_ program: Program) {
    self.program = program
    super.init()
    interest = .choices
  }

  private enum Constant: Equatable {
    case integer(Int)
    case boolean(Bool)
  }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .bind(let pattern, let value?):
      if case .variable(let variable) = pattern.kind, variable.isLet { constants[variable] = value }
    case .if(let conditions, let then, let otherwise, _):
      if conditions.count == 1, case .boolean(let condition) = conditions[0], let outcome = outcome(of: condition) {
        if outcome {
          if let otherwise { report(otherwise, condition, outcome) }
        } else {
          report(then, condition, outcome)
        }
      }
    case .while(let conditions, let body, _):
      if conditions.count == 1, case .boolean(let condition) = conditions[0], outcome(of: condition) == false {
        report(body, condition, false)
      }
    case .switch(let statement): look(at: statement)
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expression: TypedExpression) {
    if case .ternary(let condition, let then, let otherwise) = expression.kind, let outcome = outcome(of: condition) {
      let dead = outcome ? otherwise : then
      if !isTrivial(dead) { report(FirstEvaluated.place(dead), condition, outcome) }
    }
    super.visit(expression)
  }

  /// The cases of a `switch` over a number that are compared with it, as far as their outcome is known.
  private func look(at statement: TypedSwitch) {
    guard let subject = value(of: statement.subject), case .integer = subject,
      !statement.cases.contains(where: { $0.patterns.count != 1 || $0.patterns[0].condition != nil })
    else { return }
    for (index, item) in statement.cases.enumerated() {
      guard case .expression(let variable, let match) = item.patterns[0].pattern.kind else { return }
      constants[variable] = statement.subject
      guard case .boolean(let isEqual)? = value(of: match) else { return }
      if !isEqual {
        report(item.body, statement.subject, false)
      } else {
        if index + 2 == statement.cases.count, case .any = statement.cases[index + 1].patterns[0].pattern.kind {
          report(statement.cases[index + 1].body, statement.subject, true)
        }
        return
      }
    }
  }

  /// Whether a value is made without doing anything: numbers, and what is folded of them.
  private func isTrivial(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .floatingPoint, .boolean: return true
    case .convert(let inner, _): return isTrivial(inner)
    default: return self.value(of: value) != nil
    }
  }

  // MARK: Values

  private func outcome(of condition: TypedExpression) -> Bool? {
    if case .boolean = condition.kind { return nil }
    guard case .boolean(let outcome)? = value(of: condition) else { return nil }
    return outcome
  }

  private func value(of expression: TypedExpression) -> Constant? {
    switch expression.kind {
    case .integer(let number): return expression.type === program.known.intType ? .integer(number) : nil
    case .boolean(let value): return .boolean(value)
    case .load(let place):
      switch place.kind {
      case .variable(let variable): return variable.isGlobal ? nil : constants[variable].flatMap(value)
      default: return nil
      }
    case .call(let call):
      guard case .function(let reference, _) = call.callee, call.arguments.count == 2,
        case .value(let left) = call.arguments[0], case .value(let right) = call.arguments[1],
        case .integer(let a)? = value(of: left), case .integer(let b)? = value(of: right)
      else { return nil }
      return result(of: reference.symbol.name, a, b)
    default: return nil
    }
  }

  private func result(of name: String, _ a: Int, _ b: Int) -> Constant? {
    switch name {
    case "==", "~=": return .boolean(a == b)
    case "!=": return .boolean(a != b)
    case "<": return .boolean(a < b)
    case ">": return .boolean(a > b)
    case "<=": return .boolean(a <= b)
    case ">=": return .boolean(a >= b)
    case "+": return a.addingReportingOverflow(b).overflow ? nil : .integer(a &+ b)
    case "-": return a.subtractingReportingOverflow(b).overflow ? nil : .integer(a &- b)
    case "*": return a.multipliedReportingOverflow(by: b).overflow ? nil : .integer(a &* b)
    default: return nil
    }
  }

  // MARK: Reports

  private func report(_ statement: TypedStatement, _ condition: TypedExpression, _ outcome: Bool) {
    if case .block(let body) = statement.kind { return report(body, condition, outcome) }
    report(FirstEvaluated.place(statement), condition, outcome)
  }

  private func report(_ body: TypedBody, _ condition: TypedExpression, _ outcome: Bool) {
    guard let first = body.statements.first(where: { $0.syntax != nil }) else { return }
    switch first.kind {
    case .expression(let value) where value.type.isNever: return
    case .yieldValue(let value) where isTrivial(value): return
    case .return(let value?) where isTrivial(value): return report(first.range, condition, outcome)
    case .break, .continue, .fallthrough: return
    default: break
    }
    report(FirstEvaluated.place(first), condition, outcome)
  }

  private func report(_ place: SourceRange?, _ condition: TypedExpression, _ outcome: Bool) {
    guard let place else { return }
    let location = (condition.syntax?.diagnosticLocation).map(\.emptyRange) ?? condition.range
    program.reportAfterChecking(
      UsageMessages.neverExecuted(at: place.location, notes: [UsageMessages.constantCondition(outcome, location)]))
  }
}

/// The part of a statement or expression that runs first.
enum FirstEvaluated {
  static func place(_ statement: TypedStatement) -> SourceRange {
    switch statement.kind {
    case .expression(let value), .bind(_, let value?), .return(let value?), .throw(let value), .yieldValue(let value):
      return place(value)
    default: return statement.range
    }
  }

  static func place(_ value: TypedExpression) -> SourceRange {
    switch value.kind {
    case .call(let call):
      if case .value(let receiver)? = call.receiver, case .load = receiver.kind { return receiver.range }
      switch call.arguments.first {
      case .value(let first)?: return place(first)
      case .variadic(let values, _)?: return values.first.map(place) ?? value.range
      default: return value.range
      }
    case .convert(let inner, _), .attempt(let inner): return place(inner)
    case .assign(_, let assigned), .initialize(_, let assigned):
      // A value that is made by running something runs first.
      switch assigned.kind {
      case .call, .string: return place(assigned)
      default: break
      }
      return (value.syntax as? AssignmentExpression)?.equal ?? value.range
    default: return value.range
    }
  }
}
