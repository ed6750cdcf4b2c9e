import Basics

/// A whole file.
public final class SourceFileSyntax: Node {
  /// The file.
  public var file: SourceFile { range.file }
  /// The statements, declarations and expressions, in source order; `#if` is resolved.
  public let statements: [Statement]
  /// The parts that `#if` leaves out, and the directives themselves.
  public let inactiveRanges: [SourceRange]
  /// Whether the file ends where more is needed, as an unfinished line of the REPL does.
  public let isIncomplete: Bool

  /// Makes the node.
  public init(
    range: SourceRange, statements: [Statement], inactiveRanges: [SourceRange] = [],
    isIncomplete: Bool = false
  ) {
    self.statements = statements
    self.inactiveRanges = inactiveRanges
    self.isIncomplete = isIncomplete
    super.init(range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    for statement in statements { body("statement", statement) }
  }
}
