import Basics
import Syntax

extension StatementChecker {
  func check(if statement: IfStatement) -> TypedStatement {
    let target = JumpTarget()
    return leaving(statement.label, target, acceptsContinue: false, acceptsBareBreak: false) {
      let outer = scope
      scope = outer.nested()
      let conditions = check(conditions: statement.conditions, of: "if")
      let then = check(branch: statement.body)
      scope = outer
      let otherwise = statement.elseBody.map { check(elseBranch: $0) }
      return made(.if(conditions, then: then, else: otherwise, target), statement)
    }
  }

  private func check(elseBranch statement: Statement) -> TypedStatement {
    if statement.kind == .block {
      return made(.block(check(branch: statement.as(BlockStatement.self).body)), statement)
    }
    return check(statement)
  }

  func check(guard statement: GuardStatement) -> TypedStatement {
    // The names bound by the conditions live on after the statement, but not in its `else`.
    let before = scope
    let conditions = check(conditions: statement.conditions, of: "guard", mayRepeatNames: true)
    let after = scope
    scope = before
    let values = branchValues
    branchValues = nil
    let body = check(block: statement.body)
    branchValues = values
    scope = after
    return made(.guard(conditions, else: body), statement)
  }

  /// `statement` is the word before the conditions.
  func check(conditions: [Condition], of statement: String, mayRepeatNames: Bool = false) -> [TypedCondition] {
    let checked = conditions.map { check(condition: $0, mayRepeatNames) }
    let exhaustiveness = ExhaustivenessCheck(self)
    let isAlwaysTrue = checked.allSatisfy { condition in
      guard case .pattern(let pattern, let value) = condition, !value.type.hasErrors,
        !ContainsError.isFound(in: pattern)
      else { return false }
      return exhaustiveness.alwaysMatches(pattern)
    }
    if isAlwaysTrue, let first = conditions.first {
      report(StatementMessages.conditionIsAlwaysTrue(statement, first.range.location))
    }
    return checked
  }

  private func check(condition: Condition, _ mayRepeatNames: Bool) -> TypedCondition {
    switch condition.kind {
    case .expression:
      guard let expression = condition.expression else { return .constant(true) }
      return .boolean(check(condition: expression))
    case .binding: return check(optionalBinding: condition, mayRepeatNames)
    case .pattern:
      guard let pattern = condition.pattern, let initializer = condition.initializer else {
        return .constant(true)
      }
      let annotation = condition.type.map { program.resolve($0, in: scope) }
      let value = expressions.check(
        initializer, expecting: annotation.map { .type($0, .initialization) } ?? .unknown)
      let patterns = PatternChecker(self, declaring: .constants)
      patterns.keyword = condition.keyword
      patterns.mayRepeatNames = mayRepeatNames
      let checked = patterns.check(pattern, against: value.type)
      return .pattern(checked, value)
    case .available: return .constant(true)
    case .unavailable: return .constant(false)
    }
  }

  /// A Boolean expression that decides something.
  func check(condition expression: Expression) -> TypedExpression {
    expressions.check(expression, expecting: .type(program.known.boolType, .condition))
  }

  /// `let x = value`, or `let x`, which means `let x = x`.
  private func check(optionalBinding condition: Condition, _ mayRepeatNames: Bool) -> TypedCondition {
    guard let pattern = condition.pattern else { return .constant(true) }
    let annotation = condition.type.map { program.resolve($0, in: scope) }
    let value: TypedExpression
    context.bindingKeyword = condition.keyword
    defer { context.bindingKeyword = nil }
    if let initializer = condition.initializer {
      value = expressions.check(initializer, expecting: .optional(of: annotation))
    } else if pattern.kind == .identifier {
      let name = pattern.as(IdentifierPattern.self).name
      let implied = IdentifierExpression(range: name.range, name: name)
      value = expressions.check(implied, expecting: .optional(of: annotation))
    } else {
      return .constant(true)
    }
    let wrapped = value.type.optionalPayload ?? types.error
    let patterns = PatternChecker(self, declaring: condition.isVariable ? .variables : .constants)
    patterns.mayRepeatNames = mayRepeatNames
    let inner = patterns.check(binding: pattern, to: wrapped)
    if pattern.kind == .identifier {
      for variable in patterns.variables {
        variable.localTypeSource = condition.type.map { .written($0) } ?? .payload(value)
      }
    }
    return .pattern(TypedPattern(.some(inner), type: value.type, range: pattern.range), value)
  }
}
