import Basics

/// A name in expression position: a variable, function or type, `self`, `Self` or a closure's `$0`.
public final class IdentifierExpression: Expression {
  /// The name.
  public let name: Identifier
  /// The labels of a full function name, as in `move(from:to:)`.
  public let argumentLabels: ArgumentLabels?
  /// Explicit generic arguments, as in `Array<Int>`.
  public let genericArguments: GenericArgumentClause?

  /// Makes the node.
  public init(
    range: SourceRange, name: Identifier, argumentLabels: ArgumentLabels? = nil,
    genericArguments: GenericArgumentClause? = nil
  ) {
    self.name = name
    self.argumentLabels = argumentLabels
    self.genericArguments = genericArguments
    super.init(kind: .identifier, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let genericArguments { body("generic arguments", genericArguments) }
  }
}

/// `super`.
public final class SuperExpression: Expression {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .super, range: range)
  }
}

/// `_` in expression position: the target of an assignment that drops the value.
public final class DiscardExpression: Expression {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .discard, range: range)
  }
}

/// A member of a value or type: `base.name`, also `base.0`, `base.init` and `T.self`.
public final class MemberExpression: Expression {
  /// What stands before the dot.
  public let base: Expression
  /// The dot.
  public let dot: SourceRange
  /// The member's name; digits for an element of a tuple.
  public let name: Identifier
  /// The labels of a full function name, as in `base.move(from:to:)`.
  public let argumentLabels: ArgumentLabels?
  /// Explicit generic arguments.
  public let genericArguments: GenericArgumentClause?

  /// Makes the node.
  public init(
    range: SourceRange, base: Expression, dot: SourceRange, name: Identifier,
    argumentLabels: ArgumentLabels? = nil, genericArguments: GenericArgumentClause? = nil
  ) {
    self.base = base
    self.dot = dot
    self.name = name
    self.argumentLabels = argumentLabels
    self.genericArguments = genericArguments
    super.init(kind: .member, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("base", base)
    if let genericArguments { body("generic arguments", genericArguments) }
  }
}

/// A member of the type the context expects: `.name`.
public final class ImplicitMemberExpression: Expression {
  /// The dot.
  public let dot: SourceRange
  /// The member's name.
  public let name: Identifier
  /// The labels of a full function name.
  public let argumentLabels: ArgumentLabels?
  /// Explicit generic arguments.
  public let genericArguments: GenericArgumentClause?

  /// Makes the node.
  public init(
    range: SourceRange, dot: SourceRange, name: Identifier, argumentLabels: ArgumentLabels? = nil,
    genericArguments: GenericArgumentClause? = nil
  ) {
    self.dot = dot
    self.name = name
    self.argumentLabels = argumentLabels
    self.genericArguments = genericArguments
    super.init(kind: .implicitMember, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let genericArguments { body("generic arguments", genericArguments) }
  }
}

/// A type in expression position that cannot be read as an expression: `any P`, `(Int) -> Void`, the right side of a cast.
public final class TypeExpression: Expression {
  /// The type.
  public let type: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, type: TypeSyntax) {
    self.type = type
    super.init(kind: .type, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("type", type)
  }
}
