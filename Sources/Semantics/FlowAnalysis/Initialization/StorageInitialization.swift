import Basics

// Assignments to wrapped and observed variables that fill in the storage, rather than calling the setter (rules 8 to 13 of the
// expansion of wrappers).

extension InitializationAnalysis {
  /// Whether `x = value` makes the wrapper of `x`; the place is changed to say so.
  ///
  /// For a property that is so until all of `self` is there, and always behind `self.init` in a struct; for a local variable
  /// until it has a value on every path.
  func initializesWrapper(_ place: TypedPlace) -> Bool {
    guard let variable = wrappedVariable(of: place), let wrapper = variable.appliedWrapper,
      wrapper.canInitializeByValue, wrapper.mutability.hasSetter, state.isReachable
    else { return false }
    if isOutside(variable.isMember ? .property(wrapper.storage) : .variable(variable)) {
      // What a closure or local function assigns to a variable that is declared without a value makes the wrapper each
      // time: swiftc does not ask there what has been assigned before.
      place.initializesStorage = !variable.isMember && !variable.isGlobal && wrapper.needsValue
      return false
    }
    if variable.isMember {
      if isTracked(.whole) {
        guard owner.parent.flatMap(program.nominalOf)?.kind == .struct, isDefinite(.whole) else { return false }
      } else {
        guard isTracked(.property(wrapper.storage)), !wrapper.isDefaultInitialized || wrapper.initialValue != nil,
          !missingProperties.isEmpty || !isDefinite(.superclass)
        else { return false }
        state.initialize(index(of: .property(wrapper.storage)))
      }
    } else {
      guard isTracked(.variable(variable)), !isDefinite(.variable(variable)) else { return false }
      state.initialize(index(of: .variable(variable)))
    }
    place.initializesStorage = true
    return true
  }

  private func wrappedVariable(of place: TypedPlace) -> VariableSymbol? {
    switch place.kind {
    case .variable(let variable): return variable.appliedWrapper == nil ? nil : variable
    case .property(let base, let reference, _, _):
      guard let variable = reference.symbol as? VariableSymbol, variable.appliedWrapper != nil, isSelf(base)
      else { return nil }
      return variable
    default: return nil
    }
  }

  /// An observed property is assigned straight to its storage until all of `self` is there.
  func noteTracked(_ place: TypedPlace) {
    guard case .property(let base, let reference, _, _) = place.kind, isSelf(base), !isInClosure,
      let property = reference.symbol as? VariableSymbol, isTracked(.property(property)),
      property.isObservationTracked
    else { return }
    place.initializesStorage = !missingProperties.isEmpty || !isDefinite(.superclass)
  }
}
