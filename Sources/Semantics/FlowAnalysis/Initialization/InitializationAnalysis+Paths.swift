import Basics

// The paths through statements: where they part, where they meet, and where they leave.

extension InitializationAnalysis {
  /// Follows the paths through a statement.
  func follow(_ statement: TypedStatement) {
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
    default: visitChildren(of: statement)
    }
  }

  func visit(_ conditions: [TypedCondition]) { for condition in conditions { visit(condition) } }

  /// Later conditions run only where earlier ones hold, but they hardly ever initialise anything.
  func conditionFailed(_ conditions: [TypedCondition]) -> InitializationState { state }

  func isAlwaysTrue(_ conditions: [TypedCondition]) -> Bool {
    conditions.allSatisfy {
      if case .boolean(let value) = $0, case .boolean(true) = value.kind { return true }
      return false
    }
  }

  func arrive(_ target: JumpTarget) {
    if let left = leaving.removeValue(forKey: ObjectIdentifier(target)) { state.meet(left) }
  }

  /// What a loop's body assigns may be there already when it runs again.
  func enterLoop(_ statement: TypedStatement) {
    let assigned = AssignedElements(self)
    assigned.visitChildren(of: statement)
    state.possible.formUnion(assigned.found)
  }

  func visit(_ statement: TypedSwitch) {
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

  func visit(_ statement: TypedDoCatch) {
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

  func throwing() {
    if let last = thrown.indices.last { thrown[last].meet(state) }
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
