import Basics

/// A string literal of any form: on one line, on many, raw, with or without interpolations.
public final class StringLiteralExpression: Expression {
  /// The opening delimiter, `#` signs included.
  public let openingQuote: SourceRange
  /// Text and interpolations in order; a literal without interpolation has at most one segment.
  public let segments: [StringSegment]
  /// The closing delimiter, `#` signs included.
  public let closingQuote: SourceRange
  /// Whether three quotes delimit the literal.
  public let isMultiline: Bool
  /// How many `#` signs stand before the opening quote.
  public let poundCount: Int

  /// Makes the node.
  public init(
    range: SourceRange, openingQuote: SourceRange, segments: [StringSegment] = [], closingQuote: SourceRange,
    isMultiline: Bool, poundCount: Int
  ) {
    self.openingQuote = openingQuote
    self.segments = segments
    self.closingQuote = closingQuote
    self.isMultiline = isMultiline
    self.poundCount = poundCount
    super.init(kind: .stringLiteral, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in segments { body("segments", child) }
  }
}

/// A piece of a string literal: text, or an interpolation `\(…)`.
public final class StringSegment: Node {
  /// Which of the two.
  public let kind: Kind
  /// The text with escapes, line continuations and indentation resolved; empty for an interpolation.
  public let value: String
  /// The `(` of an interpolation.
  public let leftParen: SourceRange?
  /// The arguments of an interpolation.
  public let arguments: [Argument]
  /// The `)` of an interpolation.
  public let rightParen: SourceRange?

  /// Makes the node.
  public init(
    range: SourceRange, kind: Kind, value: String, leftParen: SourceRange? = nil, arguments: [Argument] = [],
    rightParen: SourceRange? = nil
  ) {
    self.kind = kind
    self.value = value
    self.leftParen = leftParen
    self.arguments = arguments
    self.rightParen = rightParen
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for child in arguments { body("arguments", child) }
  }
}
