import Basics

/// A name that is bound.
public final class IdentifierPattern: Pattern {
  /// The name.
  public let name: Identifier

  /// Makes the node.
  public init(range: SourceRange, name: Identifier) {
    self.name = name
    super.init(kind: .identifier, range: range)
  }
}

/// `_`.
public final class WildcardPattern: Pattern {
  /// Makes the node.
  public init(range: SourceRange) {
    super.init(kind: .wildcard, range: range)
  }
}

/// A tuple of patterns; one element without a label is just parentheses.
public final class TuplePattern: Pattern {
  /// The `(`.
  public let leftParen: SourceRange
  /// The elements.
  public let elements: [TuplePatternElement]
  /// The `)`.
  public let rightParen: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, leftParen: SourceRange, elements: [TuplePatternElement] = [], rightParen: SourceRange
  ) {
    self.leftParen = leftParen
    self.elements = elements
    self.rightParen = rightParen
    super.init(kind: .tuple, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in elements { body("elements", child) }
  }
}

/// An element of a tuple pattern, or of the payload of a case.
public final class TuplePatternElement: Node {
  /// The label.
  public let label: Identifier?
  /// The colon after the label.
  public let colon: SourceRange?
  /// The pattern.
  public let pattern: Pattern

  /// Makes the node.
  public init(range: SourceRange, label: Identifier? = nil, colon: SourceRange? = nil, pattern: Pattern) {
    self.label = label
    self.colon = colon
    self.pattern = pattern
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
  }
}

/// `let` or `var` inside a pattern: the names in its subpattern are bound, not compared.
public final class BindingPattern: Pattern {
  /// The word.
  public let keyword: SourceRange
  /// Whether the word is `var`.
  public let isVariable: Bool
  /// The subpattern.
  public let pattern: Pattern

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, isVariable: Bool, pattern: Pattern) {
    self.keyword = keyword
    self.isVariable = isVariable
    self.pattern = pattern
    super.init(kind: .binding, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
  }
}

/// A case of an enum, perhaps with its payload: `.some(let x)`, `Suit.spades`.
public final class EnumCasePattern: Pattern {
  /// The type before the dot, when written.
  public let base: Expression?
  /// The dot.
  public let dot: SourceRange
  /// The case's name.
  public let name: Identifier
  /// The pattern of the payload.
  public let payload: TuplePattern?
  /// The same source read as an expression, when it can be: `.zero` may be a static member of a type that is no enum.
  public let expression: Expression?

  /// Makes the node.
  public init(
    range: SourceRange, base: Expression? = nil, dot: SourceRange, name: Identifier,
    payload: TuplePattern? = nil, expression: Expression? = nil
  ) {
    self.base = base
    self.dot = dot
    self.name = name
    self.payload = payload
    self.expression = expression
    super.init(kind: .enumCase, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    if let base { body("base", base) }
    if let payload { body("payload", payload) }
    if let expression { body("expression", expression) }
  }
}

/// `pattern?`: matches a value that is there.
public final class OptionalPattern: Pattern {
  /// The pattern of the value.
  public let pattern: Pattern
  /// The `?`.
  public let questionMark: SourceRange

  /// Makes the node.
  public init(range: SourceRange, pattern: Pattern, questionMark: SourceRange) {
    self.pattern = pattern
    self.questionMark = questionMark
    super.init(kind: .optional, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
  }
}

/// `is T`.
public final class IsPattern: Pattern {
  /// `is`.
  public let keyword: SourceRange
  /// The type.
  public let type: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, keyword: SourceRange, type: TypeSyntax) {
    self.keyword = keyword
    self.type = type
    super.init(kind: .is, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("type", type)
  }
}

/// `pattern as T`.
public final class CastPattern: Pattern {
  /// The pattern of the converted value.
  public let pattern: Pattern
  /// `as`.
  public let keyword: SourceRange
  /// The type.
  public let type: TypeSyntax

  /// Makes the node.
  public init(range: SourceRange, pattern: Pattern, keyword: SourceRange, type: TypeSyntax) {
    self.pattern = pattern
    self.keyword = keyword
    self.type = type
    super.init(kind: .cast, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("pattern", pattern)
    body("type", type)
  }
}

/// An expression that is compared with `~=`.
public final class ExpressionPattern: Pattern {
  /// The expression.
  public let expression: Expression

  /// Makes the node.
  public init(range: SourceRange, expression: Expression) {
    self.expression = expression
    super.init(kind: .expression, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("expression", expression)
  }
}

extension Pattern {
  /// Where a pattern that names nothing, `_` or a tuple of them, says so; nil of one that names something.
  var placeOfNothing: SourceLocation? {
    switch kind {
    case .wildcard: return range.isEmpty ? nil : range.location
    case .tuple:
      let places = self.as(TuplePattern.self).elements.map(\.pattern.placeOfNothing)
      return places.contains { $0 == nil } ? nil : places.first ?? range.location
    default: return nil
    }
  }
}
