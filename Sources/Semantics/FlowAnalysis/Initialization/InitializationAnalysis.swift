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
  var leaving: [ObjectIdentifier: InitializationState] = [:]
  /// The meet of the states in which something was thrown, for the `catch` around; innermost last.
  var thrown: [InitializationState] = []
  var fallthroughState: InitializationState?
  /// Inside closures and local functions assignments initialise nothing, and uses are captures.
  var isInClosure: Bool { closureLevel > 0 }
  /// How many closures and local functions are around the place.
  var closureLevel = 0
  /// At which level local variables are declared: there they are initialised as in any body.
  var levels: [InitializedElement: Int] = [:]
  /// The place of the outermost closure around.
  var closureRange: SourceRange?
  /// What is wrong, in source order.
  var problems: InitializationProblems
  /// What an initializer must have done when it ends.
  var isDelegating = false

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

  // MARK: Statements

  override func visit(_ statement: TypedStatement) { follow(statement) }

  override func visit(_ body: TypedBody) {
    for statement in body.statements {
      if !state.isReachable { break }
      visit(statement)
    }
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

  // MARK: Places

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
