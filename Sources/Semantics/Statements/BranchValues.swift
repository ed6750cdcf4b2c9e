import Basics
import Syntax

/// What the branches of an `if`, `switch` or `do` expression yield.
final class BranchValues {
  /// Nil while no branch has shown it.
  var type: Type?
  /// Where the branch stands that has shown it.
  var first: SourceLocation?
  /// Whether an optional is wanted, of whatever the first branch has.
  let isOptional: Bool
  init(expecting type: Type?, isOptional: Bool = false) {
    self.type = type
    self.isOptional = isOptional
  }
}

extension StatementChecker {
  /// Checks an `if`, `switch` or `do` that is used for its value; without an expected type the first branch decides.
  static func checkStatementExpression(
    _ expression: StatementExpression, expecting type: Type?, isOptional: Bool = false, scope: Scope,
    context: CodeContext
  ) -> TypedExpression {
    let checker = StatementChecker(in: context, scope: scope)
    let values = BranchValues(expecting: type, isOptional: isOptional)
    checker.branchValues = values
    let statement = checker.check(expression.statement)
    if expression.statement.kind == .if { checker.requireElse(expression.statement.as()) }
    return TypedExpression(
      .statement(statement), type: values.type ?? checker.program.known.never.declaredType,
      range: expression.range,
      syntax: expression)
  }

  private func requireElse(_ statement: IfStatement) {
    guard let elseBody = statement.elseBody else {
      return report(StatementMessages.ifExpressionWithoutElse(statement.keyword))
    }
    if elseBody.kind == .if { requireElse(elseBody.as()) }
  }

  /// Checks a branch: its last statement gives the value where one is wanted.
  func check(branch block: CodeBlock) -> TypedBody {
    inNewScope { TypedBody(branchStatements(block.statements), range: block.range) }
  }

  func branchStatements(_ statements: [Statement]) -> [TypedStatement] {
    guard let values = branchValues, let last = statements.last else { return check(statements: statements) }
    declareLocals(in: statements)
    branchValues = nil
    var checked: [TypedStatement] = []
    for statement in statements.dropLast() { checked.append(check(statement)) }
    branchValues = values
    if statements.count == 1, last.kind == .expression {
      checked.append(check(branchValue: last.as(ExpressionStatement.self), values))
    } else if last.kind == .if || last.kind == .switch || last.kind == .do, statements.count == 1 {
      checked.append(check(last))
    } else {
      branchValues = nil
      checked.append(check(last))
      branchValues = values
    }
    return checked
  }

  private func check(branchValue statement: ExpressionStatement, _ values: BranchValues) -> TypedStatement {
    // A nested `if` or `switch` yields through its own branches.
    if statement.expression.kind == .statement {
      return check(statement.expression.as(StatementExpression.self).statement)
    }
    branchValues = nil
    defer { branchValues = values }
    let before = program.diagnostics.diagnostics.count
    var value = expressions.check(
      statement.expression, expecting: values.type.map { .type($0, .branch) } ?? .unknown)
    if let first = values.first, let known = values.type,
      program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error })
    {
      // On its own it may be fine, but of another type than the first branch.
      let said = Array(program.diagnostics.diagnostics.dropFirst(before))
      program.diagnostics.truncate(to: before)
      value = expressions.check(statement.expression, expecting: .unknown)
      if !program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
        report(StatementMessages.branchesDiffer(known, value.type, at: first))
      } else {
        program.diagnostics.truncate(to: before)
        said.forEach(program.diagnostics.report)
      }
    }
    if value.type === program.known.never.declaredType {
      return made(.expression(value), statement)
    }
    if values.type == nil {
      values.type = value.type
      if values.isOptional, !value.type.isOptional, !value.type.hasErrors {
        let wanted = program.optional(value.type)
        values.type = wanted
        value = expressions.check(statement.expression, expecting: .type(wanted, .branch))
      }
      values.first = expressions.grouped(statement.expression).diagnosticLocation
    }
    return made(.yieldValue(value), statement)
  }
}
