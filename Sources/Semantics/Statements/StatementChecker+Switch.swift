import Basics
import Syntax

extension StatementChecker {
  func check(switch statement: SwitchStatement) -> TypedStatement {
    let target = JumpTarget()
    let subject = expressions.check(statement.subject, expecting: .unknown)
    let cases = leaving(statement.label, target, acceptsContinue: false, acceptsBareBreak: true) {
      let outer = nextCase
      defer { nextCase = outer }
      return statement.cases.enumerated().map { index, item in
        nextCase = index + 1 < statement.cases.count ? .items(statement.cases[index + 1].items) : .end
        return check(case: item, against: subject.type)
      }
    }
    let checked = TypedSwitch(subject: subject, cases: cases, target: target)
    if !cases.contains(where: { $0.patterns.contains { ContainsError.isFound(in: $0.pattern) } }) {
      ExhaustivenessCheck(self).check(checked, statement)
    }
    return made(.switch(checked), statement)
  }

  private func check(case syntax: SwitchCase, against type: Type) -> TypedSwitch.Case {
    inNewScope {
      let patterns = check(items: syntax.items, against: type, at: syntax.keyword)
      let branch = branchStatements(syntax.statements)
      return TypedSwitch.Case(patterns: patterns, body: TypedBody(branch, range: syntax.range))
    }
  }

  /// The alternatives of a `case` or `catch`; all bind the same names, and the first one's variables are the body's.
  func check(items: [SwitchCaseItem], against type: Type, at place: SourceRange)
    -> [(pattern: TypedPattern, condition: TypedExpression?)]
  {
    if items.isEmpty { return [(TypedPattern(.any, type: type, range: place), nil)] }
    reportLonelyCondition(items, at: place)
    var first: [VariableSymbol] = []
    return items.enumerated().map { index, item in
      let outer = scope
      // The body sees the names of the first alternative; a `where` those of its own.
      if index > 0 { scope = outer.nested() }
      defer { if index > 0 { scope = outer } }
      let patterns = PatternChecker(self, declaring: .constants)
      let pattern = patterns.check(item.pattern, against: type)
      // In the body a variable is a copy that swiftc makes; beside its pattern, in a `where`, a constant like others.
      defer { for variable in patterns.variables { variable.isBoundInCase = true } }
      if index == 0 {
        first = patterns.variables
      } else {
        compare(patterns.variables, with: first, at: item)
      }
      let condition = item.filter.map { check(condition: $0) }
      return (pattern, condition)
    }
  }

  /// A condition behind several patterns in a line reads as if it were for all of them.
  private func reportLonelyCondition(_ items: [SwitchCaseItem], at place: SourceRange) {
    guard items.count > 1, let last = items.last, let keyword = last.whereKeyword else { return }
    let before = items[items.count - 2]
    guard before.filter == nil, before.range.location.line == last.range.location.line else { return }
    let isCatch = place.file.bytes[place.start...].starts(with: "catch".utf8)
    report(SwitchMessages.conditionOfOnePattern(isCatch ? "catch" : "case", keyword, before.pattern, last.pattern))
  }

  private func compare(_ own: [VariableSymbol], with first: [VariableSymbol], at item: SwitchCaseItem) {
    for variable in first {
      guard let match = own.first(where: { $0.name == variable.name }) else {
        report(StatementMessages.missingInAlternative(variable.name, variable.nameRange ?? item.pattern.range))
        continue
      }
      let types = (match.type, variable.type)
      if types.0 !== types.1, !types.0.contents.contains(.error), !types.1.contents.contains(.error) {
        report(StatementMessages.differentTypesInAlternatives(match, expected: types.1))
      }
    }
    for variable in own where !first.contains(where: { $0.name == variable.name }) {
      report(StatementMessages.missingInAlternative(variable.name, variable.nameRange ?? item.pattern.range))
    }
  }

  /// Where a `fallthrough` goes to.
  enum NextCase {
    case items([SwitchCaseItem])
    case end
  }

  /// Reports a `fallthrough` that has nowhere to go, or would leave variables of the next case without values.
  func reportFallthrough(at range: SourceRange) {
    switch nextCase {
    case nil: report(StatementMessages.fallthroughOutsideSwitch(range))
    case .end: report(StatementMessages.fallthroughInLastCase(range))
    case .items(let items):
      guard let name = items.lazy.compactMap({ Program.firstName(in: $0.pattern) }).first,
        scope.lookUp(name.text, program: program).symbols.first(where: { $0 is VariableSymbol })
          .map({ !($0.syntax is IdentifierPattern) }) ?? true
      else { return }
      report(StatementMessages.fallthroughWithoutValue(name.text, range))
    }
  }
}

extension Program {
  /// The first name that a pattern binds.
  static func firstName(in pattern: Pattern) -> Identifier? {
    switch pattern.kind {
    case .identifier: return pattern.as(IdentifierPattern.self).name
    case .binding: return firstName(in: pattern.as(BindingPattern.self).pattern)
    case .tuple: return pattern.as(TuplePattern.self).elements.lazy.compactMap { firstName(in: $0.pattern) }.first
    case .enumCase:
      return pattern.as(EnumCasePattern.self).payload?.elements.lazy.compactMap { firstName(in: $0.pattern) }.first
    case .optional: return firstName(in: pattern.as(OptionalPattern.self).pattern)
    case .cast: return firstName(in: pattern.as(CastPattern.self).pattern)
    case .wildcard, .is, .expression: return nil
    }
  }
}
