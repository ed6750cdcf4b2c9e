import Basics
import Syntax

extension StatementChecker {
  /// Runs `body` while `target` can be left by `break` or `continue`.
  func leaving<Result>(
    _ label: Identifier?, _ target: JumpTarget, acceptsContinue: Bool, acceptsBareBreak: Bool,
    _ body: () -> Result
  ) -> Result {
    jumps.append(
      Jump(
        label: label, target: target, acceptsContinue: acceptsContinue,
        acceptsBareBreak: acceptsBareBreak))
    defer { jumps.removeLast() }
    return body()
  }

  /// Checks a loop's body: values of an enclosing `if` expression do not come from there.
  private func check(loopBody block: CodeBlock, _ label: Identifier?, _ target: JumpTarget) -> TypedBody {
    let values = branchValues
    branchValues = nil
    defer { branchValues = values }
    return leaving(label, target, acceptsContinue: true, acceptsBareBreak: true) { check(block: block) }
  }

  func check(while statement: WhileStatement) -> TypedStatement {
    let target = JumpTarget()
    return inNewScope {
      let conditions = check(conditions: statement.conditions, of: "while")
      let body = check(loopBody: statement.body, statement.label, target)
      return made(.while(conditions, body: body, target), statement)
    }
  }

  func check(repeat statement: RepeatStatement) -> TypedStatement {
    let target = JumpTarget()
    let body = check(loopBody: statement.body, statement.label, target)
    let condition = check(condition: statement.condition)
    return made(.repeatWhile(body: body, condition, target), statement)
  }

  func check(for statement: ForStatement) -> TypedStatement {
    if let keyword = statement.awaitKeyword {
      report(.unsupported("a loop over an asynchronous sequence", at: keyword.location))
      return made(.error, statement)
    }
    let annotation = statement.type.map { program.resolve($0, in: scope) }
    let sequence = expressions.checkSequence(statement.sequence, element: annotation)
    let target = JumpTarget()
    return inNewScope {
      let iteration = Iteration(over: sequence, of: statement.keyword, in: self)
      let element = annotation ?? iteration?.element ?? types.error
      let patterns = PatternChecker(self, declaring: .constants)
      patterns.source = .sequence(statement.sequence)
      let pattern =
        statement.caseKeyword != nil
        ? patterns.check(statement.pattern, against: element)
        : patterns.check(binding: statement.pattern, to: element)
      if statement.pattern.kind == .identifier {
        for variable in patterns.variables { variable.localTypeSource = .element(sequence) }
      }
      let filter = statement.filter.map { check(condition: $0) }
      let body = check(loopBody: statement.body, statement.label, target)
      guard let iteration else { return made(.error, statement) }
      return made(
        .forIn(
          TypedForIn(
            pattern: pattern, sequence: sequence, sequenceVariable: iteration.sequenceVariable,
            makeIterator: iteration.makeIterator, iterator: iteration.iterator, next: iteration.next,
            condition: filter, body: body, target: target)), statement)
    }
  }
}
