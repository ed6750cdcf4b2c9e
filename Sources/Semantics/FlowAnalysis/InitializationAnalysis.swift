import Basics
import Syntax

/// Decides for each assignment to storage without a value whether it initialises, and finds uses before that.
///
/// The analysis follows the paths of a body forwards. `assign` nodes are changed in place to `initialize` where nothing
/// is there yet on any path; where something may be there the node stays, and the slots that may be empty hold zeros.
final class InitializationAnalysis: TypedTreeVisitor {
  let program: Program
  let owner: CallableSymbol
  var state = InitializationState.start
  private(set) var elements: [InitializedElement: Int] = [:]
  private(set) var order: [InitializedElement] = []
  private var leaving: [ObjectIdentifier: InitializationState] = [:]
  /// The meet of the states in which something was thrown, for the `catch` around; innermost last.
  private var thrown: [InitializationState] = []
  private var fallthroughState: InitializationState?
  /// Inside closures and local functions assignments initialise nothing, and uses are captures.
  var isInClosure: Bool { closureLevel > 0 }
  /// How many closures and local functions are around the place.
  private var closureLevel = 0
  /// At which level local variables are declared: there they are initialised as in any body.
  private var levels: [InitializedElement: Int] = [:]
  /// The place of the outermost closure around.
  private var closureRange: SourceRange?
  /// What is wrong, in source order.
  var problems: InitializationProblems
  /// What an initializer must have done when it ends.
  private(set) var isDelegating = false

  init(_ program: Program, _ owner: CallableSymbol) {
    self.program = program
    self.owner = owner
    problems = InitializationProblems(program)
  }

  /// Looks at a body; returns at once where nothing is declared without a value.
  func analyse(_ body: TypedBody) {
    prepare(body)
    if elements.isEmpty, !DeclaredWithoutValue.isFound(in: body) { return }
    visit(body)
    if state.isReachable { checkEnd(at: body.range) }
    for diagnostic in problems.inOrder { program.reportAfterChecking(diagnostic) }
  }

  func index(of element: InitializedElement) -> Int {
    if let known = elements[element] { return known }
    elements[element] = order.count
    order.append(element)
    return order.count - 1
  }

  func isTracked(_ element: InitializedElement) -> Bool { elements[element] != nil }

  func isDefinite(_ element: InitializedElement) -> Bool {
    guard let index = elements[element] else { return true }
    return state.definite.contains(index) || !state.isReachable
  }

  // MARK: Initializers

  private func prepare(_ body: TypedBody) {
    guard let initializer = owner as? InitializerSymbol,
      let nominal = initializer.parent.flatMap(program.nominalOf)
    else { return }
    isDelegating = Delegation(program).delegates(body.statements)
    switch nominal.kind {
    case .enum: _ = index(of: .whole)
    case .protocol: _ = index(of: .whole)
    case .struct:
      if isDelegating {
        _ = index(of: .whole)
      } else {
        track(nominal.storedProperties)
      }
    case .class:
      if isDelegating || initializer.isConvenience {
        isDelegating = true
        _ = index(of: .whole)
      } else {
        track(nominal.storedProperties)
        if nominal.superclass != nil { _ = index(of: .superclass) }
      }
    }
  }

  /// The wrapper of a property with a value is there from the start; no statement of the body makes it.
  private func track(_ properties: [VariableSymbol]) {
    for property in properties {
      let index = index(of: .property(property))
      if property.wrappedVariable != nil, program.hasDefault(property) { state.initialize(index) }
    }
  }

  /// All properties of `self` and `self` itself.
  var selfElements: [Int] {
    order.indices.filter {
      switch order[$0] {
      case .property, .whole: return true
      case .variable, .superclass: return false
      }
    }
  }

  var missingProperties: [VariableSymbol] {
    order.indices.compactMap { index in
      guard case .property(let property) = order[index], !state.definite.contains(index) else { return nil }
      return property
    }
  }

  private func checkEnd(at range: SourceRange) {
    guard owner is InitializerSymbol else { return }
    if isTracked(.whole), !isDefinite(.whole) {
      let nominal = owner.parent.flatMap(program.nominalOf)
      return nominal?.kind == .class || nominal?.kind == .struct
        ? problems.delegationMissing(at: range) : problems.wholeMissing(at: range)
    }
    let missing = missingProperties
    if isTracked(.superclass), !isDefinite(.superclass), let initializer = owner as? InitializerSymbol,
      SuperclassInitialization(initializer).asksForChoice
    {
      problems.superMissing(at: range)
    } else if !missing.isEmpty {
      problems.propertiesMissing(missing, at: range)
    } else if isTracked(.superclass), !isDefinite(.superclass), !callsSuperImplicitly {
      problems.superMissing(at: range)
    }
  }

  /// A superclass with an initializer without parameters is initialised by itself at the end.
  private var callsSuperImplicitly: Bool {
    elements[.superclass].map { !state.possible.contains($0) } ?? false
  }

  // MARK: Statements

  override func visit(_ body: TypedBody) {
    for statement in body.statements {
      if !state.isReachable { break }
      visit(statement)
    }
  }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .bind(let pattern, nil): declare(pattern)
    case .localVariable(let variable, nil) where variable.storage == .stored:
      declare(variable)
    case .localVariable(let variable, nil) where variable.appliedWrapper?.needsValue == true:
      declare(variable)
    case .if(let conditions, let then, let otherwise, let target):
      visit(conditions)
      let failed = conditions.isEmpty ? InitializationState.unreachable : conditionFailed(conditions)
      visit(then)
      let afterThen = state
      state = failed
      if let otherwise { visit(otherwise) }
      state.meet(afterThen)
      arrive(target)
    case .guard(let conditions, let body):
      visit(conditions)
      let after = state
      state = conditionFailed(conditions)
      visit(body)
      state = after
    case .while(let conditions, let body, let target):
      enterLoop(statement)
      visit(conditions)
      let failed = isAlwaysTrue(conditions) ? InitializationState.unreachable : state
      visit(body)
      state = failed
      arrive(target)
    case .repeatWhile(let body, let condition, let target):
      enterLoop(statement)
      visit(body)
      visit(condition)
      arrive(target)
    case .forIn(let loop):
      visit(loop.sequence)
      enterLoop(statement)
      let before = state
      visit(loop.pattern)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
      state = before
      arrive(loop.target)
    case .switch(let statement): visit(statement)
    case .doCatch(let statement): visit(statement)
    case .return(let value):
      if let value { visit(value) }
      if !isInClosure { checkEnd(at: statement.range) }
      state = .unreachable
    case .returnNilFromInitializer: state = .unreachable
    case .throw(let value):
      visit(value)
      throwing()
      state = .unreachable
    case .break(let target), .continue(let target):
      leaving[ObjectIdentifier(target), default: .unreachable].meet(state)
      state = .unreachable
    case .fallthrough:
      fallthroughState = state
      state = .unreachable
    case .expression(let value):
      visit(value)
      if value.type.isNever { state = .unreachable }
    default: super.visit(statement)
    }
  }

  private func visit(_ conditions: [TypedCondition]) { for condition in conditions { visit(condition) } }

  /// Later conditions run only where earlier ones hold, but they hardly ever initialise anything.
  private func conditionFailed(_ conditions: [TypedCondition]) -> InitializationState { state }

  private func isAlwaysTrue(_ conditions: [TypedCondition]) -> Bool {
    conditions.allSatisfy {
      if case .boolean(let value) = $0, case .boolean(true) = value.kind { return true }
      return false
    }
  }

  private func arrive(_ target: JumpTarget) {
    if let left = leaving.removeValue(forKey: ObjectIdentifier(target)) { state.meet(left) }
  }

  /// What a loop's body assigns may be there already when it runs again.
  private func enterLoop(_ statement: TypedStatement) {
    let assigned = AssignedElements(self)
    assigned.visitChildren(of: statement)
    state.possible.formUnion(assigned.found)
  }

  private func visit(_ statement: TypedSwitch) {
    visit(statement.subject)
    let before = state
    var after = InitializationState.unreachable
    for item in statement.cases {
      state = before
      for (pattern, condition) in item.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      if let falling = fallthroughState {
        state.meet(falling)
        fallthroughState = nil
      }
      visit(item.body)
      after.meet(state)
    }
    state = after
    arrive(statement.target)
  }

  private func visit(_ statement: TypedDoCatch) {
    if statement.catches.isEmpty {
      visit(statement.body)
      return arrive(statement.target)
    }
    thrown.append(.unreachable)
    visit(statement.body)
    let caught = thrown.removeLast()
    var after = state
    for item in statement.catches {
      state = caught
      for (pattern, condition) in item.patterns {
        visit(pattern)
        if let condition { visit(condition) }
      }
      visit(item.body)
      after.meet(state)
    }
    state = caught
    if !statement.isExhaustive { throwing() }
    state = after
    arrive(statement.target)
  }

  private func throwing() {
    if let last = thrown.indices.last { thrown[last].meet(state) }
  }

  // MARK: Declarations

  private func declare(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .variable(let variable): declare(variable)
    case .tuple(let parts): parts.forEach(declare)
    default: break
    }
  }

  private func declare(_ variable: VariableSymbol) {
    levels[.variable(variable)] = closureLevel
    state.forget(index(of: .variable(variable)))
  }

  /// Whether storage belongs to a body around the closure that the place is in.
  func isOutside(_ element: InitializedElement) -> Bool { isInClosure && levels[element] != closureLevel }

  // MARK: Expressions

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .assign(let place, let value):
      visit(value)
      assign(place, expression, value)
    case .initialize(let place, let value):
      visit(value)
      if let element = element(of: place) { initialize(element) } else { visit(assigned: place) }
    case .ternary(let condition, let first, let second):
      visit(condition)
      let before = state
      visit(first)
      let afterFirst = state
      state = before
      visit(second)
      state.meet(afterFirst)
    case .optionalChain(let value), .attemptOptional(let value):
      let before = state
      visit(value)
      state.meet(before)
    case .statement(let statement): visit(statement)
    case .closure(let closure):
      let outer = closureRange
      closureRange = outer ?? expression.range
      visit(closure)
      closureRange = outer
    case .call(let call):
      if !passesIncomplete(call, at: expression.range) { visit(call) }
      delegate(call)
      if call.throwsError { throwing() }
    default: super.visit(expression)
    }
  }

  /// The places that a tuple of places, perhaps of tuples again, is made of.
  private func leaves(of place: TypedPlace) -> [TypedPlace] {
    if case .tuple(let places) = place.kind { return places.flatMap(leaves) }
    return [place]
  }

  private func assign(_ place: TypedPlace, _ expression: TypedExpression, _ value: TypedExpression) {
    if case .tuple = place.kind {
      let places = leaves(of: place).filter { !initializesWrapper($0) }
      for part in places where element(of: part) == nil { visit(assigned: part) }
      for part in places { if let element = element(of: part) { initialize(element) } }
      return
    }
    if initializesWrapper(place) { return }
    noteTracked(place)
    if storesInPart(place, expression) { return }
    guard let element = element(of: place), !isOutside(element) else {
      // What a setter needs is missed where the value is set.
      let outer = problems.assignment
      problems.assignment = expression.syntax.flatMap { ($0 as? AssignmentExpression)?.equal }
      visit(assigned: place)
      problems.assignment = outer
      return
    }
    guard let index = elements[element] else {
      // `self = …` where properties are tracked one by one.
      if selfElements.allSatisfy({ !state.possible.contains($0) }) {
        expression.kind = .initialize(place, value)
      }
      for index in selfElements { state.initialize(index) }
      return
    }
    if !state.possible.contains(index) {
      // Global storage is there from the start.
      if case .global = place.kind {} else { expression.kind = .initialize(place, value) }
    } else {
      problems.assignedAgain(element, place, isDefinite: state.definite.contains(index))
    }
    state.initialize(index)
  }

  /// A part of a struct that is not there yet cannot be set on its own.
  private func storesInPart(_ place: TypedPlace, _ expression: TypedExpression) -> Bool {
    guard case .property(let base, let reference, _, _) = place.kind,
      let property = reference.symbol as? VariableSymbol, property.storage == .stored, property.appliedWrapper == nil,
      case .variable(let variable)? = element(of: base), variable.type.nominal?.kind == .struct,
      !isOutside(.variable(variable)), state.isReachable, !isDefinite(.variable(variable))
    else { return false }
    let sign = (expression.syntax as? AssignmentExpression)?.equal ?? place.range
    problems.partStored(in: variable, sign)
    state.definite.insert(index(of: .variable(variable)))
    return true
  }

  private func initialize(_ element: InitializedElement) {
    if let index = elements[element] {
      state.initialize(index)
    } else if element == .whole {
      for index in selfElements { state.initialize(index) }
    }
  }

  /// `self.init(…)` and `super.init(…)`.
  private func delegate(_ call: TypedCall) {
    guard let target = InitializerCall(call) else { return }
    switch target {
    case .delegation: for index in selfElements { state.initialize(index) }
    case .superclass:
      if let index = elements[.superclass] { state.initialize(index) }
    }
  }

  override func visit(_ call: TypedCall) {
    if let target = InitializerCall(call) {
      for argument in call.arguments { visit(argument) }
      if target == .superclass {
        let missing = missingProperties
        if !missing.isEmpty, state.isReachable {
          problems.missingAtSuper(missing, at: call)
          for index in selfElements { state.initialize(index) }
        }
      }
      return
    }
    if isTooEarly(call) || changesNothingYet(call) {
      for argument in call.arguments { visit(argument) }
      return
    }
    super.visit(call)
  }

  /// A method of an object that is not complete yet; said with the method's name.
  private func isTooEarly(_ call: TypedCall) -> Bool {
    guard case .function(let reference, _) = call.callee, let function = reference.symbol as? FunctionSymbol,
      case .value(let receiver)? = call.receiver, isSelf(receiver), state.isReachable, !isInClosure,
      isTracked(.superclass) || !missingProperties.isEmpty
    else { return false }
    let missing = missingProperties
    if !missing.isEmpty {
      guard owner.parent.flatMap(program.nominalOf)?.kind == .class else { return false }
      problems.methodCalled(function.name, missing, receiver.range)
      return true
    }
    guard !isDefinite(.superclass) else { return false }
    problems.methodCalled(function.name, nil, receiver.range)
    return true
  }

  /// `self` passed to a function before the object is complete; said with the function's name.
  private func passesIncomplete(_ call: TypedCall, at place: SourceRange) -> Bool {
    guard case .function(let reference, _) = call.callee, let function = reference.symbol as? FunctionSymbol,
      !function.isOperator, state.isReachable, !isInClosure, isTracked(.superclass),
      call.arguments.contains(where: { argument in
        if case .value(let value) = argument { return isSelf(value) }
        return false
      })
    else { return false }
    let missing = missingProperties
    guard !missing.isEmpty || !isDefinite(.superclass) else { return false }
    problems.methodCalled(function.name, missing.isEmpty ? nil : missing, place)
    return true
  }

  /// A mutating method of a variable without value; said with the method's name.
  private func changesNothingYet(_ call: TypedCall) -> Bool {
    guard case .function(let reference, _) = call.callee, let function = reference.symbol as? FunctionSymbol,
      case .place(let receiver)? = call.receiver, let element = element(of: receiver), case .variable = element,
      !isOutside(element), state.isReachable, !isDefinite(element)
    else { return false }
    problems.methodCalled(function.name, on: element, receiver.range)
    state.definite.insert(index(of: element))
    return true
  }

  // MARK: Places

  /// The tracked storage that a place is exactly.
  func element(of place: TypedPlace) -> InitializedElement? {
    switch place.kind {
    case .variable(let variable):
      if variable.isSelf, owner is InitializerSymbol, variable === owner.selfVariable,
        !selfElements.isEmpty || isTracked(.whole)
      {
        return .whole
      }
      if let wrapped = variable.wrappedVariable, isTracked(.variable(wrapped)) { return .variable(wrapped) }
      return isTracked(.variable(variable)) ? .variable(variable) : nil
    case .global(let reference):
      // Code inside closures may run when there is a value.
      guard !isInClosure, let variable = reference.symbol as? VariableSymbol, isTracked(.variable(variable)) else {
        return nil
      }
      return .variable(variable)
    case .property(let base, let reference, _, _):
      guard let symbol = reference.symbol as? VariableSymbol, isSelf(base) else { return nil }
      let property = symbol.trackedVariable ?? symbol
      return isTracked(.property(property)) ? .property(property) : nil
    default: return nil
    }
  }

  func isSelf(_ place: TypedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable): return variable.isSelf && variable === owner.selfVariable
    case .value(let value): return isSelf(value)
    case .upcast(let place): return isSelf(place)
    default: return false
    }
  }

  func isSelf(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .load(let place): return isSelf(place)
    case .convert(let inner, .upcast), .convert(let inner, .identity): return isSelf(inner)
    default: return false
    }
  }

  override func visit(_ place: TypedPlace) {
    if let element = element(of: place) { return use(element, place) }
    super.visit(place)
  }

  override func visit(assigned place: TypedPlace) {
    if case .tuple = place.kind { return super.visit(assigned: place) }
    visit(place)
  }

  override func visit(changed place: TypedPlace) {
    if case .variable(let variable)? = element(of: place), !isOutside(.variable(variable)), state.isReachable,
      !isDefinite(.variable(variable))
    {
      problems.passedByReference(variable, place)
      state.definite.insert(index(of: .variable(variable)))
    }
    visit(place)
  }

  private func use(_ element: InitializedElement, _ place: TypedPlace) {
    guard state.isReachable else { return }
    if element == .whole {
      if let index = elements[.whole] {
        if !state.definite.contains(index) { problems.usedBeforeDelegation(place, isInClosure: isInClosure) }
        return
      }
      let missing = missingProperties
      if !missing.isEmpty { return problems.selfUsed(missing, place) }
      if let index = elements[.superclass], !state.definite.contains(index) {
        problems.selfUsedBeforeSuper(place)
      }
      return
    }
    guard let index = elements[element], !state.definite.contains(index) else { return }
    let isOutside = isOutside(element)
    problems.used(element, isOutside ? closureRange ?? place.range : place.range, isInClosure: isOutside)
    // Of what a closure captures only the first use is said.
    if isOutside { state.definite.insert(index) }
  }

  // MARK: Closures

  override func visit(_ closure: TypedClosure) {
    let outer = (state, closureLevel, thrown, leaving)
    for capture in closure.captureList { visit(capture.value) }
    (closureLevel, thrown) = (closureLevel + 1, [])
    visit(closure.body)
    (state, closureLevel, thrown, leaving) = outer
  }

  override func visit(localFunction function: FunctionSymbol) {
    guard let body = function.program.body(of: function) else { return }
    visit(localBody: body)
  }

  override func visit(localAccessor accessor: AccessorSymbol) {
    guard let body = accessor.program.body(of: accessor) else { return }
    visit(localBody: body)
  }

  /// Where local code is only declared, what it captures need not be there yet.
  private func visit(localBody body: TypedBody) {
    let outer = (state, closureLevel, thrown, leaving)
    (closureLevel, thrown) = (closureLevel + 1, [])
    state.definite = Set(order.indices)
    visit(body)
    (state, closureLevel, thrown, leaving) = outer
  }
}

/// What a call does in an initializer.
enum InitializerCall {
  case delegation
  case superclass

  init?(_ call: TypedCall) {
    guard case .function(let reference, _) = call.callee, reference.symbol is InitializerSymbol,
      let receiver = call.receiver
    else { return nil }
    switch receiver {
    case .place(let place):
      guard case .variable(let variable) = place.kind, variable.isSelf else { return nil }
      self = .delegation
    case .value(let value):
      switch value.kind {
      case .load(let place):
        guard case .variable(let variable) = place.kind, variable.isSelf,
          variable.type.metatypeInstance == nil
        else { return nil }
        self = .delegation
      case .convert(let inner, .upcast):
        guard case .load(let place) = inner.kind, case .variable(let variable) = place.kind, variable.isSelf,
          variable.type.metatypeInstance == nil
        else { return nil }
        self = .superclass
      default: return nil
      }
    default: return nil
    }
  }
}

/// The elements that a loop's body assigns.
private final class AssignedElements: TypedTreeVisitor {
  let analysis: InitializationAnalysis
  var found: Set<Int> = []
  init(_ analysis: InitializationAnalysis) { self.analysis = analysis }

  override func visit(assigned place: TypedPlace) {
    if let element = analysis.element(of: place), let index = analysis.elements[element] {
      found.insert(index)
    }
    super.visit(assigned: place)
  }

  override func visit(_ closure: TypedClosure) {}
}

/// Whether a body declares a variable without a value.
private final class DeclaredWithoutValue: TypedTreeVisitor {
  private var found = false

  override init() {
    super.init()
    interest = .bodies
  }

  static func isFound(in body: TypedBody) -> Bool {
    let finder = DeclaredWithoutValue()
    finder.visit(body)
    return finder.found
  }

  override func visit(_ statement: TypedStatement) {
    if found { return }
    switch statement.kind {
    case .bind(_, nil), .localVariable(_, nil): found = true
    default: super.visit(statement)
    }
  }
}
