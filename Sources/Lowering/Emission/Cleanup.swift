import Semantics

/// Names one cleanup, so that it can be called off.
struct CleanupID: Hashable {
  let number: Int
}

/// What has to be done when a scope is left, whichever way.
struct Cleanup {
  /// The ways of leaving.
  enum Reason {
    case normal
    /// An error is on its way: accesses are aborted.
    case error
  }
  let id: CleanupID
  /// Whether this only destroys a value, and looks at no variable.
  let isDestruction: Bool
  let emit: (Reason) throws -> Void
}

/// A stretch of code with what it leaves to do at its end.
struct CleanupScope {
  var cleanups: [Cleanup] = []
  /// The first free slot when the scope began.
  let top: Int
}

extension FunctionEmitter {
  /// Emits code in a scope of its own: its temporaries end with it.
  func withScope<T>(_ body: () throws -> T) throws -> T {
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let result = try body()
    try popScope(to: depth)
    return result
  }

  /// Ends the innermost scope; its slots are free again unless `keepingSlots`.
  func popScope(to depth: Int, keepingSlots: Bool = false) throws {
    let scope = scopes[depth]
    if !assembler.hasEnded { try emitCleanups(to: depth, .normal) }
    scopes.removeSubrange(depth...)
    if !keepingSlots { top = scope.top }
  }

  /// Emits what is left to do in the scopes from `depth` on, innermost first, without ending them.
  func emitCleanups(to depth: Int, _ reason: Cleanup.Reason) throws {
    let saved = scopes
    while scopes.count > depth {
      while let cleanup = scopes[scopes.count - 1].cleanups.popLast() { try cleanup.emit(reason) }
      scopes.removeLast()
    }
    scopes = saved
  }

  /// Whether anything is left to do in the scopes from `depth` on.
  func hasCleanups(to depth: Int) -> Bool { scopes[depth...].contains { !$0.cleanups.isEmpty } }

  /// Whether what is left to do in all scopes only destroys values.
  var hasOnlyDestructions: Bool { scopes.allSatisfy { $0.cleanups.allSatisfy(\.isDestruction) } }

  /// Adds something to do at the end of the innermost scope.
  @discardableResult
  func addCleanup(
    isDestruction: Bool = false, _ emit: @escaping (Cleanup.Reason) throws -> Void
  ) -> CleanupID {
    cleanupCount += 1
    let id = CleanupID(number: cleanupCount)
    scopes[scopes.count - 1].cleanups.append(Cleanup(id: id, isDestruction: isDestruction, emit: emit))
    return id
  }

  /// Destroys a value in slots at the end of the innermost scope.
  @discardableResult
  func addDestruction(of slot: Int, _ type: LoweredType) -> CleanupID? {
    if type.isTrivial { return nil }
    return addCleanup(isDestruction: true) { [unowned self] _ in emitDestroy(slot, type) }
  }

  /// Calls a cleanup off: somebody else has taken over.
  func cancel(_ id: CleanupID?) {
    guard let id else { return }
    for depth in scopes.indices.reversed() {
      if let index = scopes[depth].cleanups.lastIndex(where: { $0.id == id }) {
        scopes[depth].cleanups.remove(at: index)
        return
      }
    }
  }
}
