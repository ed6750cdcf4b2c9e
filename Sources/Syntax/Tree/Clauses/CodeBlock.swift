import Basics

/// Statements in braces.
///
/// The body of a library function is read only when its statements are first asked for.
public final class CodeBlock: Node {
  /// The `{`.
  public let leftBrace: SourceRange
  /// The `}`.
  public let rightBrace: SourceRange

  private var parsed: [Statement]
  private var read: (() -> [Statement])?

  /// Makes a block of statements.
  public init(range: SourceRange, leftBrace: SourceRange, statements: [Statement], rightBrace: SourceRange) {
    self.leftBrace = leftBrace
    self.rightBrace = rightBrace
    parsed = statements
    super.init(range: range)
  }

  /// Makes a block whose statements `read` finds when they are first asked for.
  init(
    range: SourceRange, leftBrace: SourceRange, rightBrace: SourceRange, read: @escaping () -> [Statement]
  ) {
    self.leftBrace = leftBrace
    self.rightBrace = rightBrace
    parsed = []
    self.read = read
    super.init(range: range)
  }

  /// The statements, in source order.
  public var statements: [Statement] {
    if let read {
      self.read = nil
      parsed = read()
    }
    return parsed
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for statement in statements { body("statement", statement) }
  }
}
