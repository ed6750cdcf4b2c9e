import Semantics

/// Calls a function with each expression of a typed tree.
final class TypedTreeWalker {
  private let visit: (TypedExpression) -> Void

  init(_ visit: @escaping (TypedExpression) -> Void) { self.visit = visit }

  func walk(_ body: TypedBody) { body.statements.forEach(walk) }

  func walk(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .throw(let value), .yieldValue(let value): walk(value)
    case .bind(_, let value), .localVariable(_, let value), .return(let value): value.map(walk)
    case .block(let body), .defer(let body): walk(body)
    case .if(let conditions, let body, let other, _):
      conditions.forEach(walk)
      walk(body)
      other.map(walk)
    case .guard(let conditions, let body), .while(let conditions, let body, _):
      conditions.forEach(walk)
      walk(body)
    case .repeatWhile(let body, let condition, _):
      walk(body)
      walk(condition)
    case .forIn(let loop):
      walk(loop.sequence)
      loop.condition.map(walk)
      walk(loop.body)
    case .switch(let statement):
      walk(statement.subject)
      statement.cases.forEach(walk)
    case .doCatch(let statement):
      walk(statement.body)
      statement.catches.forEach(walk)
    case .yield(let place): walk(place)
    default: break
    }
  }

  private func walk(_ part: TypedSwitch.Case) {
    for (_, condition) in part.patterns { condition.map(walk) }
    walk(part.body)
  }

  private func walk(_ condition: TypedCondition) {
    switch condition {
    case .boolean(let value), .pattern(_, let value): walk(value)
    case .constant: break
    }
  }

  private func walk(_ argument: TypedArgument) {
    switch argument {
    case .value(let value): walk(value)
    case .place(let place): walk(place)
    case .variadic(let values, _): values.forEach(walk)
    case .autoclosure(let closure): walk(closure.body)
    case .defaultValue: break
    }
  }

  func walk(_ place: TypedPlace) {
    switch place.kind {
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base),
      .bindOptional(let base),
      .upcast(let base):
      walk(base)
    case .subscript(let base, _, let arguments, _):
      walk(base)
      arguments.forEach(walk)
    case .keyPath(let base, let path):
      walk(base)
      walk(path)
    case .value(let value): walk(value)
    case .tuple(let places): places.forEach(walk)
    default: break
    }
  }

  func walk(_ expression: TypedExpression) {
    visit(expression)
    switch expression.kind {
    case .array(let values), .tuple(let values): values.forEach(walk)
    case .dictionary(let pairs):
      for (key, value) in pairs {
        walk(key)
        walk(value)
      }
    case .interpolation(_, let make, let steps, let result):
      walk(make)
      steps.forEach(walk)
      walk(result)
    case .load(let place): walk(place)
    case .assign(let place, let value), .initialize(let place, let value):
      walk(place)
      walk(value)
    case .bind(_, let value, let body):
      walk(value)
      walk(body)
    case .call(let call):
      if case .value(let callee) = call.callee { walk(callee) }
      call.receiver.map(walk)
      call.arguments.forEach(walk)
    case .closure(let closure):
      for capture in closure.captureList { walk(capture.value) }
      walk(closure.body)
    case .functionReference(_, _, let receiver): receiver.map(walk)
    case .dynamicType(let value), .tupleElement(let value, _), .forceUnwrap(let value),
      .optionalChain(let value),
      .bindOptional(let value), .convert(let value, _), .conditionalCast(let value, _),
      .forcedCast(let value, _),
      .isType(let value, _), .attempt(let value), .attemptOptional(let value), .attemptForced(let value):
      walk(value)
    case .openExistential(let value, _, _, let body):
      walk(value)
      walk(body)
    case .openExistentialPlace(let place, _, _, let body):
      walk(place)
      walk(body)
    case .ternary(let condition, let first, let second):
      walk(condition)
      walk(first)
      walk(second)
    case .statement(let statement): walk(statement)
    default: break
    }
  }
}
