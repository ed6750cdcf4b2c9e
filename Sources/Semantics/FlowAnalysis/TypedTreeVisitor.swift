import Basics

/// Walks a typed tree in the order of evaluation; subclasses override what they look at.
open class TypedTreeVisitor {
  /// What is looked for: expressions and places that contain none of it are passed by. Bodies of closures and statements are
  /// always entered.
  var interest = TypedContents.all

  public init() {}

  private func walk(_ expression: TypedExpression) {
    if interest == .all || !expression.contents.isDisjoint(with: interest) { visit(expression) }
  }

  private func walk(_ place: TypedPlace) {
    if interest == .all || !place.contents.isDisjoint(with: interest) { visit(place) }
  }

  open func visit(_ body: TypedBody) {
    for statement in body.statements { visit(statement) }
  }

  // MARK: Statements

  open func visit(_ statement: TypedStatement) { visitChildren(of: statement) }

  public final func visitChildren(of statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .throw(let value), .yieldValue(let value): walk(value)
    case .bind(let pattern, let value):
      if let value { walk(value) }
      visit(pattern)
    case .localVariable(let variable, let value):
      if let value { walk(value) }
      for call in variable.appliedWrapper?.attributeCalls ?? [] { visit(call) }
      visit(declared: variable)
      for accessor in variable.accessors { visit(localAccessor: accessor) }
    case .localFunction(let function): visit(localFunction: function)
    case .localType, .returnNilFromInitializer, .break, .continue, .fallthrough, .error: break
    case .block(let body), .defer(let body): visit(body)
    case .if(let conditions, let then, let otherwise, _):
      for condition in conditions { visit(condition) }
      visit(then)
      if let otherwise { visit(otherwise) }
    case .guard(let conditions, let body):
      for condition in conditions { visit(condition) }
      visit(body)
    case .while(let conditions, let body, _):
      for condition in conditions { visit(condition) }
      visit(body)
    case .repeatWhile(let body, let condition, _):
      visit(body)
      walk(condition)
    case .forIn(let loop):
      walk(loop.sequence)
      visit(declared: loop.sequenceVariable)
      walk(loop.makeIterator)
      visit(declared: loop.iterator)
      walk(loop.next)
      visit(loop.pattern)
      if let condition = loop.condition { walk(condition) }
      visit(loop.body)
    case .switch(let statement):
      walk(statement.subject)
      for item in statement.cases { visit(item) }
    case .doCatch(let statement):
      visit(statement.body)
      if let error = statement.errorVariable { visit(declared: error) }
      for item in statement.catches { visit(item) }
    case .return(let value): if let value { walk(value) }
    case .yield(let place): visit(changed: place)
    }
  }

  open func visit(_ condition: TypedCondition) {
    switch condition {
    case .boolean(let value): walk(value)
    case .pattern(let pattern, let value):
      walk(value)
      visit(pattern)
    case .constant: break
    }
  }

  open func visit(_ item: TypedSwitch.Case) {
    for (pattern, condition) in item.patterns {
      visit(pattern)
      if let condition { visit(condition) }
    }
    visit(item.body)
  }

  /// A local function where it is declared; its body belongs to the walk.
  open func visit(localFunction function: FunctionSymbol) {
    for parameter in function.parameters { visit(declared: parameter.variable) }
    if let body = function.program.body(of: function) { visit(body) }
  }

  /// An accessor of a local variable; its body belongs to the walk.
  open func visit(localAccessor accessor: AccessorSymbol) {
    for parameter in accessor.parameters { visit(declared: parameter.variable) }
    if let body = accessor.program.body(of: accessor) { visit(body) }
  }

  // MARK: Patterns

  open func visit(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .any, .none, .isType, .boolean, .error: break
    case .variable(let variable): visit(declared: variable)
    case .tuple(let elements): for element in elements { visit(element) }
    case .enumCase(_, let payload): if let payload { visit(payload) }
    case .some(let inner), .cast(_, let inner): visit(inner)
    case .expression(let variable, let match):
      visit(declared: variable)
      visit(match)
    }
  }

  /// A variable where it comes into being.
  open func visit(declared variable: VariableSymbol) {}

  // MARK: Expressions

  open func visit(_ expression: TypedExpression) { visitChildren(of: expression) }

  public final func visitChildren(of expression: TypedExpression) {
    switch expression.kind {
    case .integer, .floatingPoint, .boolean, .string, .character, .unicodeScalar, .metatype, .error: break
    case .array(let elements), .tuple(let elements): for element in elements { walk(element) }
    case .dictionary(let elements):
      for (key, value) in elements {
        walk(key)
        walk(value)
      }
    case .interpolation(let variable, let make, let steps, let result):
      walk(make)
      visit(declared: variable)
      for step in steps { walk(step) }
      walk(result)
    case .load(let place): walk(place)
    case .assign(let place, let value), .initialize(let place, let value):
      walk(value)
      visit(assigned: place)
    case .bind(let variable, let value, let body):
      walk(value)
      visit(declared: variable)
      walk(body)
    case .call(let call): visit(call)
    case .closure(let closure): visit(closure)
    case .functionReference(let reference, _, let receiver):
      if let receiver { visit(receiver) }
      visit(reference: reference)
    case .caseIndex(let value), .dynamicType(let value), .tupleElement(let value, _), .forceUnwrap(let value),
      .optionalChain(let value), .bindOptional(let value), .conditionalCast(let value, _),
      .forcedCast(let value, _), .isType(let value, _), .attempt(let value), .attemptOptional(let value),
      .attemptForced(let value):
      walk(value)
    case .keyPath(let path): visit(path)
    case .convert(let value, let conversion):
      walk(value)
      visit(conversion)
    case .openExistential(let value, let variable, _, let body):
      walk(value)
      visit(declared: variable)
      walk(body)
    case .openExistentialPlace(let place, let variable, _, let body):
      visit(changed: place)
      visit(declared: variable)
      walk(body)
    case .ternary(let condition, let first, let second):
      walk(condition)
      walk(first)
      walk(second)
    case .statement(let statement): visit(statement)
    }
  }

  private func visit(_ conversion: TypedExpression.Conversion) {
    switch conversion {
    case .mapOptional(let variable, let body):
      visit(declared: variable)
      walk(body)
    case .tuple(let variables, let elements):
      for variable in variables { visit(declared: variable) }
      for element in elements { walk(element) }
    case .toOptional, .toExistential, .toAnyHashable, .upcast, .function, .metatype, .collection, .identity: break
    }
  }

  open func visit(_ call: TypedCall) {
    if let receiver = call.receiver { visit(receiver) }
    switch call.callee {
    case .function(let reference, _): visit(reference: reference)
    case .value(let function): visit(called: function)
    case .enumCase: break
    case .dynamicInitializer(_, let metatype, _): walk(metatype)
    }
    for argument in call.arguments { visit(argument) }
  }

  /// A function value that is called at once and goes nowhere.
  open func visit(called function: TypedExpression) { visit(function) }

  /// A function that is named; local ones may capture.
  open func visit(reference: DeclarationReference) {}

  open func visit(_ argument: TypedArgument) {
    switch argument {
    case .value(let value): walk(value)
    case .place(let place): visit(changed: place)
    case .defaultValue: break
    case .variadic(let values, _): for value in values { walk(value) }
    case .autoclosure(let closure): visit(closure)
    }
  }

  open func visit(_ closure: TypedClosure) {
    for capture in closure.captureList {
      visit(capture.value)
      visit(declared: capture.variable)
    }
    for parameter in closure.parameters { visit(declared: parameter.variable) }
    visit(closure.body)
  }

  /// Only what is evaluated where the literal stands: its captures.
  open func visit(_ path: TypedKeyPath) {
    for capture in path.captures {
      visit(capture.value)
      visit(declared: capture.variable)
    }
  }

  // MARK: Places

  /// A place that is read, or the base of one.
  open func visit(_ place: TypedPlace) { visitChildren(of: place) }
  /// A place that is assigned as a whole.
  open func visit(assigned place: TypedPlace) { visit(place) }
  /// A place that may be changed through its address.
  open func visit(changed place: TypedPlace) { visit(place) }

  public final func visitChildren(of place: TypedPlace) {
    switch place.kind {
    case .variable, .global, .discard, .error: break
    case .property(let base, _, _, _): walk(base)
    case .subscript(let base, _, let arguments, _):
      walk(base)
      for argument in arguments { visit(argument) }
    case .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base), .upcast(let base):
      walk(base)
    case .keyPath(let base, let path):
      walk(base)
      walk(path)
    case .value(let value): walk(value)
    case .opened(let base, _, _, let member):
      visit(changed: base)
      walk(member)
    case .tuple(let places): for place in places { visit(assigned: place) }
    }
  }

  /// The variable in which a place lies, where it lies in one by value.
  public final func rootVariable(of place: TypedPlace) -> VariableSymbol? {
    switch place.kind {
    case .variable(let variable): return variable
    case .property(let base, _, _, _), .subscript(let base, _, _, _), .tupleElement(let base, _),
      .forceUnwrap(let base), .bindOptional(let base), .keyPath(let base, _), .upcast(let base),
      .opened(let base, _, _, _):
      return rootVariable(of: base)
    case .global(let reference): return reference.symbol as? VariableSymbol
    case .value, .discard, .tuple, .error: return nil
    }
  }
}
