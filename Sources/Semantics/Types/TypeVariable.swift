/// An unknown of the constraint solver, with what has been found out about it.
public final class TypeVariable {
  public let number: Int
  /// What the variable is bound to at the moment; the solver undoes bindings when it backtracks.
  public internal(set) var binding: Type?
  /// Whether an lvalue type may be bound to it.
  public let mayBeLvalue: Bool
  /// The type that stands for it, until it is forgotten.
  private(set) var type: Type!

  /// The constraints that mention it and could not be decided yet.
  var waiting: [Constraint] = []
  /// The literals whose type it is.
  var literals: [LiteralKind] = []
  /// For the result of arithmetic on nothing but literals, or of a choice of them: what these are. It is of a type that takes
  /// them.
  var literalsInside: [LiteralKind] = []
  /// Whether it is the type of a choice `condition ? a : b`.
  var joinsBranches = false
  /// The member that is looked up in the type, for the type of an implicit member's base.
  var implicitMember: String?
  /// The name of the implicit member whose value's type it is.
  var implicitResult: String?
  /// The generic parameter it was opened for.
  var parameter: GenericParameterSymbol?
  /// Whether it is a closure's type.
  var isClosure = false
  /// Whether it is a key path's type.
  var isKeyPath = false
  /// Whether it is the type of a key path literal in `[keyPath:]`, which cannot be a function.
  var isKeyPathIndex = false
  /// For the type of a key path literal: where it begins and what is at its end.
  var keyPath: (root: Type, value: Type)?
  /// The last walks over the constraints that met the variable: on the way from another, as itself, as an argument, as a
  /// member's base. Marks cost less than sets, of which each step would need some.
  var visit = 0
  var visitAsCandidate = 0
  var visitAsArgument = 0
  var visitAsBase = 0

  init(number: Int, mayBeLvalue: Bool, in table: TypeTable) {
    self.number = number
    self.mayBeLvalue = mayBeLvalue
    type = table.makeType(of: self)
  }

  /// Lets go of what refers to the variable itself, when its constraints are done with.
  func forget() {
    type = nil
    keyPath = nil
    waiting = []
  }
}

extension TypeVariable: Hashable {
  public static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
