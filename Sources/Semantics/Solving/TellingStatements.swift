import Basics
import Syntax

// Closures of several statements whose parameters nothing around them tells: `{ total += $0; print($0) }`. What the first
// statements do with the parameters tells their types (SE-0326), one statement after the other.

extension ClosureTemplate {
  /// Of each of the first statements the expression that is certain to be evaluated, up to the first declaration: what
  /// follows may mention what it declares.
  var tellingExpressions: [Expression] {
    var result: [Expression] = []
    for statement in closure.body.statements {
      switch statement.kind {
      case .expression: result.append(statement.as(ExpressionStatement.self).expression)
      case .return:
        if let value = statement.as(ReturnStatement.self).value { result.append(value) }
        return result
      case .if: return result + firstCondition(of: statement.as(IfStatement.self).conditions)
      case .guard: return result + firstCondition(of: statement.as(GuardStatement.self).conditions)
      case .declaration:
        if let variable = statement.as(DeclarationStatement.self).declaration as? VariableDeclaration,
          let value = variable.bindings.first?.initializer, variable.bindings.first?.type == nil
        {
          result.append(value)
        }
        return result
      default: return result
      }
    }
    return result
  }

  private func firstCondition(of conditions: [Condition]) -> [Expression] {
    (conditions.first?.expression ?? conditions.first?.initializer).map { [$0] } ?? []
  }
}

extension ConstraintSystem {
  /// Adds what the next statement requires of a closure's parameters, if one of them is unknown and nothing else tells;
  /// false where no statement is left that could.
  func askNextStatement(of template: ClosureTemplate) -> Bool {
    guard template.expression == nil, builders[ObjectIdentifier(template.closure)] == nil,
      template.parameterTypes.contains(where: { simplified($0).hasTypeVariables })
    else { return false }
    for expression in template.tellingExpressions where !log.contains(where: { $0.origin.node === expression }) {
      let constraints = generateStatement?(expression, template) ?? []
      if constraints.isEmpty { return false }
      for (kind, origin) in constraints { add(kind, origin) }
      // Says that the statement was asked, even if all that it requires belongs to its parts.
      add(.conversion, template.parameterTypes[0], template.parameterTypes[0], Origin(expression))
      return true
    }
    return false
  }
}
