extension Assembler {
  /// What a call calls.
  public enum Callee {
    /// A function known when the code is made.
    case function(FunctionReference)
    /// A method by its index, of the object in the window's first slot.
    case method(Int)
    /// A class method or required initializer by its index, of the metatype in a slot.
    case methodOfType(Int, type: Int)
    /// The closure in a slot.
    case closure(Int)
    /// What a key names for the types in slots from `types` on.
    case dispatched(DispatchKey, types: Int)
  }

  /// How many slots below a window must be free: the return address, the caller's frame, the closure.
  public static var linkageSlots: Int { 3 }

  /// Calls with the arguments at `window`, where the results are afterwards. Three slots below it must be free. In a
  /// coroutine, the instructions are the ones that put frames on top of the stack.
  public func emitCall(_ callee: Callee, window: Int, arguments: Int, results: Int) {
    reserve(slots: window + max(arguments, results))
    noteCall(arguments: arguments, results: results)
    switch (callee, isCoroutine) {
    case (.function(let function), false): emit(.call, window, immediate: .function(function))
    case (.function(let function), true): emit(.callAbove, window, arguments, immediate: .function(function))
    case (.method(let index), false): emit(.callVirtual, window, index)
    case (.method(let index), true): emit(.callVirtualAbove, window, arguments, index)
    case (.methodOfType(let index, let type), false): emit(.callVirtualOfType, window, index, type)
    case (.methodOfType(let index, let type), true):
      emit(.callVirtualOfTypeAbove, window, arguments, index, type)
    case (.closure(let slot), false): emit(.callClosure, window, slot)
    case (.closure(let slot), true): emit(.callClosureAbove, window, arguments, slot)
    case (.dispatched(let key, let types), false) where key.typeCount > 1:
      emit(.callDispatchedMany, window, types, immediate: .key(key))
    case (.dispatched(let key, let types), true) where key.typeCount > 1:
      emit(.callDispatchedManyAbove, window, arguments, types, immediate: .key(key))
    case (.dispatched(let key, let types), false): emit(.callDispatched, window, types, immediate: .key(key))
    case (.dispatched(let key, let types), true):
      emit(.callDispatchedAbove, window, arguments, types, immediate: .key(key))
    }
    if isCoroutine, results > 0 { emit(.callFetch, window, results) }
  }

  /// Begins an access through a coroutine with the arguments at `window`. When it yields, the address is in the window's
  /// first slot and the handle for `access.end` in the second.
  public func emitBeginAccess(_ callee: Callee, window: Int, arguments: Int) {
    reserve(slots: window + max(arguments, 2))
    switch callee {
    case .function(let function): emit(.accessBegin, window, arguments, immediate: .function(function))
    case .method(let index): emit(.accessBeginVirtual, window, arguments, index)
    case .dispatched(let key, let types):
      emit(.accessBeginDispatched, window, arguments, types, immediate: .key(key))
    case .closure(let slot): emit(.accessBeginClosure, window, arguments, slot)
    case .methodOfType: preconditionFailure("a coroutine is not found through a metatype")
    }
  }
}
