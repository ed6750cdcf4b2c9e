import Basics
import Syntax

// Storage is declared without a value, and filled in by assignments.

extension InitializationAnalysis {
  func declare(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .variable(let variable): declare(variable)
    case .tuple(let parts): parts.forEach(declare)
    default: break
    }
  }

  func declare(_ variable: VariableSymbol) {
    levels[.variable(variable)] = closureLevel
    state.forget(index(of: .variable(variable)))
  }

  /// The places that a tuple of places, perhaps of tuples again, is made of.
  func leaves(of place: TypedPlace) -> [TypedPlace] {
    if case .tuple(let places) = place.kind { return places.flatMap(leaves) }
    return [place]
  }

  func assign(_ place: TypedPlace, _ expression: TypedExpression, _ value: TypedExpression) {
    if case .tuple = place.kind {
      let places = leaves(of: place).filter { !initializesWrapper($0) }
      for part in places where element(of: part) == nil { visit(assigned: part) }
      for part in places {
        guard let element = element(of: part) else { continue }
        noteFirstValue(of: part, element)
        initialize(element)
      }
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
    noteFirstValue(of: place, element)
    if !state.possible.contains(index) {
      // Global storage is there from the start.
      if case .global = place.kind {} else { expression.kind = .initialize(place, value) }
    } else {
      problems.assignedAgain(element, place, isDefinite: state.definite.contains(index))
    }
    state.initialize(index)
  }

  /// A part of a struct that is not there yet cannot be set on its own.
  func storesInPart(_ place: TypedPlace, _ expression: TypedExpression) -> Bool {
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

  /// Takes note of whether an assignment is the one that gives a place its first value.
  private func noteFirstValue(of place: TypedPlace, _ element: InitializedElement) {
    place.holdsNothing = elements[element].map { !isOutside(element) && !state.possible.contains($0) } ?? false
  }

  func initialize(_ element: InitializedElement) {
    if let index = elements[element] {
      state.initialize(index)
    } else if element == .whole {
      for index in selfElements { state.initialize(index) }
    }
  }
}
