import Semantics

/// Goes through typed trees, to what is written inside closures too, but not into other declarations.
///
/// A visitor does at a node what it is there for, and goes on below it with `walk`.
protocol TypedTreeVisitor {
  mutating func visit(_ expression: TypedExpression)
  mutating func visit(_ place: TypedPlace)
  mutating func visit(_ call: TypedCall)
  /// A place that a `_modify` accessor hands out.
  mutating func visit(yielded place: TypedPlace)
  /// A local function or an accessor of a local variable, where it is declared.
  mutating func visit(declared function: CallableSymbol)
  /// A function that is called or used as a value.
  mutating func visit(mentioned function: DeclarationReference)
}

extension TypedTreeVisitor {
  mutating func visit(_ expression: TypedExpression) { walk(expression) }
  mutating func visit(_ place: TypedPlace) { walk(place) }
  mutating func visit(_ call: TypedCall) { walk(call) }
  mutating func visit(yielded place: TypedPlace) { visit(place) }
  mutating func visit(declared function: CallableSymbol) {}
  mutating func visit(mentioned function: DeclarationReference) {}

  mutating func walk(_ expression: TypedExpression) {
    switch expression.kind {
    case .integer, .floatingPoint, .boolean, .string, .character, .unicodeScalar, .metatype, .error: break
    case .array(let elements), .tuple(let elements): elements.forEach { visit($0) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .interpolation(_, let make, let steps, let result):
      visit(make)
      steps.forEach { visit($0) }
      visit(result)
    case .load(let place): visit(place)
    case .assign(let place, let value), .initialize(let place, let value):
      visit(place)
      visit(value)
    case .bind(_, let value, let body):
      visit(value)
      visit(body)
    case .call(let call): visit(call)
    case .closure(let closure): visit(closure)
    case .functionReference(let reference, _, let receiver):
      visit(mentioned: reference)
      if let receiver { visit(receiver) }
    case .dynamicType(let value), .caseIndex(let value), .tupleElement(let value, _), .forceUnwrap(let value),
      .optionalChain(let value),
      .bindOptional(let value), .attempt(let value), .attemptOptional(let value), .attemptForced(let value),
      .conditionalCast(let value, _), .forcedCast(let value, _), .isType(let value, _):
      visit(value)
    case .keyPath(let path): path.captures.forEach { visit($0.value) }
    case .convert(let value, let conversion):
      visit(value)
      if case .mapOptional(_, let body) = conversion { visit(body) }
      if case .tuple(_, let elements) = conversion { elements.forEach { visit($0) } }
    case .openExistential(let value, _, _, let body):
      visit(value)
      visit(body)
    case .openExistentialPlace(let place, _, _, let body):
      visit(place)
      visit(body)
    case .ternary(let condition, let then, let other):
      visit(condition)
      visit(then)
      visit(other)
    case .statement(let statement): visit(statement)
    }
  }

  mutating func walk(_ place: TypedPlace) {
    switch place.kind {
    case .variable, .global, .discard, .error: break
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base),
      .bindOptional(let base),
      .upcast(let base):
      visit(base)
    case .subscript(let base, _, let arguments, _):
      visit(base)
      arguments.forEach { visit($0) }
    case .keyPath(let base, let path):
      visit(base)
      visit(path)
    case .value(let value): visit(value)
    case .opened(let base, _, _, let member):
      visit(base)
      visit(member)
    case .tuple(let places): places.forEach { visit($0) }
    }
  }

  mutating func walk(_ call: TypedCall) {
    if case .value(let function) = call.callee { visit(function) }
    if case .function(let reference, _) = call.callee { visit(mentioned: reference) }
    if case .dynamicInitializer(_, let metatype, _) = call.callee { visit(metatype) }
    if let receiver = call.receiver { visit(receiver) }
    call.arguments.forEach { visit($0) }
  }

  mutating func visit(_ argument: TypedArgument) {
    switch argument {
    case .value(let value): visit(value)
    case .place(let place): visit(place)
    case .defaultValue: break
    case .variadic(let elements, _): elements.forEach { visit($0) }
    case .autoclosure(let closure): visit(closure)
    }
  }

  mutating func visit(_ closure: TypedClosure) {
    closure.captureList.forEach { visit($0.value) }
    visit(closure.body)
  }

  mutating func visit(_ body: TypedBody) { body.statements.forEach { visit($0) } }

  fileprivate mutating func visit(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let value): visit(value)
      case .pattern(let pattern, let value):
        visit(pattern)
        visit(value)
      case .constant: break
      }
    }
  }

  fileprivate mutating func visit(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .tuple(let elements): elements.forEach { visit($0) }
    case .enumCase(_, let payload): if let payload { visit(payload) }
    case .some(let inner), .cast(_, let inner): visit(inner)
    case .expression(_, let match): visit(match)
    default: break
    }
  }

  fileprivate mutating func visit(_ cases: [TypedSwitch.Case]) {
    for item in cases {
      for (pattern, condition) in item.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      visit(item.body)
    }
  }

  mutating func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .throw(let value), .yieldValue(let value): visit(value)
    case .bind(let pattern, let value):
      visit(pattern)
      if let value { visit(value) }
    case .localVariable(let variable, let value):
      variable.accessors.forEach { visit(declared: $0) }
      if let value { visit(value) }
    case .return(let value): if let value { visit(value) }
    case .localFunction(let function): visit(declared: function)
    case .block(let body), .defer(let body): visit(body)
    case .if(let conditions, let then, let other, _):
      visit(conditions)
      visit(then)
      if let other { visit(other) }
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .while(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeatWhile(let body, let condition, _):
      visit(body)
      visit(condition)
    case .forIn(let loop):
      visit(loop.pattern)
      visit(loop.sequence)
      visit(loop.makeIterator)
      visit(loop.next)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .switch(let item):
      visit(item.subject)
      visit(item.cases)
    case .doCatch(let item):
      visit(item.body)
      visit(item.catches)
    case .yield(let place): visit(yielded: place)
    default: break
    }
  }
}
