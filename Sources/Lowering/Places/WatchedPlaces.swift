import Bytecode
import Semantics

// Changes in place of properties that are only watched (SE-0268): where `didSet` does not speak of the old value and there is
// no `willSet`, nothing has to be copied.

extension FunctionEmitter {
  /// Reaches the storage of a property whose `didSet` is told that it has been changed; nil for places that are read first and
  /// set afterwards. An error on its way out of the change leaves `didSet` out, as the end of a `_modify` accessor would be.
  func emitWatchedAccess(to place: TypedPlace, _ computed: ComputedPlace) throws -> Access? {
    guard let variable = computed.reference.symbol as? VariableSymbol, mayChangeInPlace(variable, computed),
      let didSet = variable.accessor(.didSet)
    else { return nil }
    let place = try pinned(place, computed)
    guard let watched = try self.computed(place) else { return nil }
    try emitTrace(ofWholeChangedBy: didSet, watched)
    // What is added first is done last: the access to the storage is over before anybody is told.
    addCleanup { [unowned self] reason in
      if reason == .normal { try withScope { try emitObserver(didSet, of: watched, nil) } }
    }
    return try emitTracedAccess(to: place, isStored: true) {
      guard let base = watched.base else { return try emitGlobalAccess(watched.reference, .modify) }
      return try emitStoredAccess(base, variable, .modify)
    }
  }

  /// Variables of the file and of functions have a getter and a setter instead, as swiftc has it.
  private func mayChangeInPlace(_ variable: VariableSymbol, _ computed: ComputedPlace) -> Bool {
    computed.dispatch == .direct && variable.isMember && variable.storage == .stored && !variable.isLazy
      && variable.ownership == .strong && variable.accessor(.willSet) == nil && variable.accessor(.get) == nil
      && variable.accessor(.set) == nil && variable.accessor(.didSet)?.valueParameter == nil
  }
}
