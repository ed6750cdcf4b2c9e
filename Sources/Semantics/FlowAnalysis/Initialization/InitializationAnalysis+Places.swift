import Basics

// Which storage a place is, and whether it may be used.

extension InitializationAnalysis {
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

  func use(_ element: InitializedElement, _ place: TypedPlace) {
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
}
