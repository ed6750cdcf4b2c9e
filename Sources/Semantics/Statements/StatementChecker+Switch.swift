import Basics
import Syntax

extension StatementChecker {
  func check(switch statement: SwitchStatement) -> TypedStatement {
    let target = JumpTarget()
    let subject = expressions.check(statement.subject, expecting: .unknown)
    let cases = leaving(statement.label, target, acceptsContinue: false, acceptsBareBreak: true) {
      statement.cases.map { check(case: $0, against: subject.type) }
    }
    let checked = TypedSwitch(subject: subject, cases: cases, target: target)
    ExhaustivenessCheck(self).check(checked, statement)
    return made(.switch(checked), statement)
  }

  private func check(case syntax: SwitchCase, against type: Type) -> TypedSwitch.Case {
    inNewScope {
      let patterns = check(items: syntax.items, against: type, at: syntax.keyword)
      if syntax.statements.isEmpty { report(StatementMessages.caseWithoutStatements(syntax)) }
      let branch = branchStatements(syntax.statements)
      return TypedSwitch.Case(patterns: patterns, body: TypedBody(branch, range: syntax.range))
    }
  }

  /// The alternatives of a `case` or `catch`; all bind the same names, and the first one's variables are the body's.
  func check(items: [SwitchCaseItem], against type: Type, at place: SourceRange)
    -> [(pattern: TypedPattern, condition: TypedExpression?)]
  {
    if items.isEmpty { return [(TypedPattern(.any, type: type, range: place), nil)] }
    var first: [VariableSymbol] = []
    return items.enumerated().map { index, item in
      let outer = scope
      // The body sees the names of the first alternative; a `where` those of its own.
      if index > 0 { scope = outer.nested() }
      defer { if index > 0 { scope = outer } }
      let patterns = PatternChecker(self, declaring: .constants)
      let pattern = patterns.check(item.pattern, against: type)
      if index == 0 {
        first = patterns.variables
      } else {
        compare(patterns.variables, with: first, at: item)
      }
      let condition = item.filter.map { check(condition: $0) }
      return (pattern, condition)
    }
  }

  private func compare(_ own: [VariableSymbol], with first: [VariableSymbol], at item: SwitchCaseItem) {
    for variable in first {
      guard let match = own.first(where: { $0.name == variable.name }) else {
        report(StatementMessages.missingInAlternative(variable.name, item.pattern.range))
        continue
      }
      let types = (match.type, variable.type)
      if types.0 !== types.1, !types.0.contents.contains(.error), !types.1.contents.contains(.error) {
        report(StatementMessages.differentTypesInAlternatives(match, expected: types.1))
      }
    }
    for variable in own where !first.contains(where: { $0.name == variable.name }) {
      report(StatementMessages.missingInAlternative(variable.name, item.pattern.range))
    }
  }
}
