/// What is known at one point of a body about storage that is filled in by assignment.
struct InitializationState {
  /// The elements that hold a value on every path to the point.
  var definite: Set<Int>
  /// The elements that hold a value on some path.
  var possible: Set<Int>
  /// Whether any path leads here.
  var isReachable = true

  static let start = InitializationState(definite: [], possible: [])

  /// The state where two paths meet.
  mutating func meet(_ other: InitializationState) {
    if !other.isReachable { return }
    if !isReachable {
      self = other
      return
    }
    definite.formIntersection(other.definite)
    possible.formUnion(other.possible)
  }

  static var unreachable: InitializationState {
    InitializationState(definite: [], possible: [], isReachable: false)
  }

  mutating func initialize(_ element: Int) {
    definite.insert(element)
    possible.insert(element)
  }

  mutating func forget(_ element: Int) {
    definite.remove(element)
    possible.remove(element)
  }
}

/// Storage that a body must fill in itself.
enum InitializedElement: Hashable {
  /// A local variable declared without a value.
  case variable(VariableSymbol)
  /// A stored property of `self` in an initializer.
  case property(VariableSymbol)
  /// `self` as a whole: of an enum, or where the initializer delegates.
  case whole
  /// Whether `super.init` has been called.
  case superclass
}
