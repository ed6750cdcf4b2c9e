import Basics

/// An attribute: `@name`, perhaps with arguments.
public final class Attribute: Node {
  /// The `@`.
  public let at: SourceRange
  /// The name, which may be any type: `@Outer.Wrapper<Int>`.
  public let type: TypeSyntax
  /// The `(`.
  public let leftParen: SourceRange?
  /// The arguments, when they can be read as a call's.
  public let arguments: [Argument]
  /// What stands between the parentheses.
  public let rawArguments: SourceRange?
  /// The `)`.
  public let rightParen: SourceRange?
  /// The blanks and comments up to the next token: deleting an attribute deletes these too.
  public let trailingTrivia: SourceRange

  /// Makes the node.
  public init(
    range: SourceRange, at: SourceRange, type: TypeSyntax, leftParen: SourceRange? = nil,
    arguments: [Argument] = [], rawArguments: SourceRange? = nil, rightParen: SourceRange? = nil,
    trailingTrivia: SourceRange
  ) {
    self.at = at
    self.type = type
    self.leftParen = leftParen
    self.arguments = arguments
    self.rawArguments = rawArguments
    self.rightParen = rightParen
    self.trailingTrivia = trailingTrivia
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    body("type", type)
    for child in arguments { body("arguments", child) }
  }
}
