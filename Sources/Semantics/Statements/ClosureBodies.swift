import Basics
import Syntax

extension StatementChecker {
  /// Checks the statements of a closure of more than one expression, one after the other; where the result's type is
  /// not known from outside, the first `return` decides; `isOptional` says that it is at least an optional of something.
  /// `scope` has the parameters.
  static func checkClosureBody(
    _ block: CodeBlock, owner: CallableSymbol, resultType: Type?, isOptional: Bool = false, scope: Scope,
    context: CodeContext
  ) -> (body: TypedBody, resultType: Type) {
    let inner = CodeContext(
      .closure, owner: owner,
      outer: context.kind == .closure && context.owner === owner
        ? context.outer : context, resultType: resultType)
    inner.resultIsOptional = isOptional
    inner.builder = context.kind == .closure && context.owner === owner ? context.builder : nil
    let checker = StatementChecker(in: inner, scope: scope.nested())
    if let builder = inner.builder,
      !block.statements.contains(where: { $0.contains { $0 is ReturnStatement } })
    {
      let body = BuilderTransform(builder, checker).transform(block)
      return (body, inner.resultType ?? checker.types.error)
    }
    if let result = checker.resultOfOnlyStatement(block) { return result }
    let before = checker.program.diagnostics.diagnostics.count
    let statements = checker.check(statements: block.statements)
    if inner.hasUntypedNil, let known = inner.resultType {
      // `return nil` came before the `return` that tells what may be nil.
      checker.program.diagnostics.truncate(to: before)
      return checkClosureBody(block, owner: owner, resultType: known, scope: scope, context: context)
    }
    return (TypedBody(statements, range: block.range), inner.resultType ?? checker.types.void)
  }

  /// An `if` or `switch` that is all of a closure is its result, where its branches are expressions of one type.
  private func resultOfOnlyStatement(_ block: CodeBlock) -> (body: TypedBody, resultType: Type)? {
    guard block.statements.count == 1, block.statements[0].kind == .if || block.statements[0].kind == .switch,
      block.statements[0].isUsableAsExpression, !(context.resultType?.isVoid ?? false)
    else { return nil }
    let statement = block.statements[0]
    let before = program.diagnostics.diagnostics.count
    let value = StatementChecker.checkStatementExpression(
      StatementExpression(range: statement.range, statement: statement), expecting: context.resultType,
      isOptional: context.resultIsOptional, scope: scope, context: context)
    if context.resultType == nil {
      let failed = program.diagnostics.diagnostics.dropFirst(before).contains { $0.severity == .error }
      if failed || value.type.isVoid || value.type.isNever {
        program.diagnostics.truncate(to: before)
        return nil
      }
    }
    let result = TypedStatement(.return(value), range: statement.range, syntax: statement)
    return (TypedBody([result], range: block.range), context.resultType ?? value.type)
  }
}

extension ClosureExpression {
  /// Whether the closure throws, as far as its text tells: a `throw`, or a `try` that nothing in it catches.
  var mayThrow: Bool { body.statements.contains { ClosureExpression.throwsOut($0) } }

  private static func throwsOut(_ node: Node) -> Bool {
    switch node {
    case is ThrowStatement: return true
    case let attempt as TryExpression where attempt.mark == .none: return true
    case let loop as ForStatement where loop.tryKeyword != nil: return true
    case let statement as DoStatement where statement.catchesEverything:
      return statement.catches.contains { throwsOut($0.body) }
    case is ClosureExpression, is Declaration: return false
    default:
      var found = false
      node.forEachChild { _, child in
        if !found {
          // A declaration's initial values belong to the closure.
          if let variables = child as? VariableDeclaration {
            for binding in variables.bindings {
              if let value = binding.initializer, throwsOut(value) { found = true }
            }
          } else {
            found = throwsOut(child)
          }
        }
      }
      return found
    }
  }
}

extension DoStatement {
  /// Whether a `catch` takes every error, as far as its text tells.
  var catchesEverything: Bool {
    catches.contains { clause in
      clause.items.isEmpty
        || clause.items.contains { item in
          guard item.filter == nil else { return false }
          var pattern = item.pattern
          while pattern.kind == .binding { pattern = pattern.as(BindingPattern.self).pattern }
          return pattern.kind == .identifier || pattern.kind == .wildcard
        }
    }
  }
}
