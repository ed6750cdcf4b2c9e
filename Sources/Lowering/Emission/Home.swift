import Bytecode
import Semantics

/// Where a value is.
enum Home: Equatable {
  /// In this frame, from a slot on.
  case slots(Int)
  /// Some slots behind the address, or the block, that a slot of this frame holds.
  case memory(pointer: Int, offset: Int)
  /// At an address known when the code is made.
  case global(Int)

  /// Whether this is outside of the frame.
  var isInMemory: Bool {
    if case .slots = self { return false }
    return true
  }

  /// The place some slots further on.
  func moved(by offset: Int) -> Home {
    switch self {
    case .slots(let slot): return .slots(slot + offset)
    case .memory(let pointer, let start): return .memory(pointer: pointer, offset: start + offset)
    case .global(let address): return .global(address + offset * 8)
    }
  }
}

/// Storage that code has reached: where it is, and who else may change it.
struct Access {
  var home: Home
  var type: LoweredType
  /// Nobody changes the value as long as it is there.
  var isImmutable = false
  /// Only the code of this frame changes it, not a function that is called.
  var isPrivate = false
}

/// A value in slots of this frame.
struct Value {
  let slot: Int
  let type: LoweredType
}

/// How long a value has to hold, which decides whether it may be borrowed from where it is.
enum Need {
  /// The receiver takes the value over.
  case owned
  /// Until the scope ends, whatever happens meanwhile.
  case scope
  /// While a function runs that may change what is reachable for it.
  case call
  /// For the next instruction.
  case instant
}

/// What a variable is while code is made.
struct Binding {
  var access: Access
  /// What destroys the value at the end of its scope, so that a last use can take the value over.
  var cleanup: CleanupID?
  /// An argument of an inlined function that is put in where it is used.
  var inlined: InlinedArgument?
}
