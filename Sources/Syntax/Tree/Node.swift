import Basics

/// A part of the tree that a file is read into.
///
/// Nodes come in five families: `Expression`, `Statement`, `Declaration`, `TypeSyntax` and `Pattern`. Each family's
/// base class has a `kind`, so that a consumer writes an exhaustive `switch node.kind` and then takes
/// `node.as(CallExpression.self)`; the compiler finds all such places when a node is added. Other nodes, such as
/// arguments and clauses, are used through the property that holds them and need no kind.
///
/// A node keeps no text: whatever it covers is `range.text`, byte for byte, with the comments and
/// blanks between its tokens. Ranges begin at the first token and end after the last one.
open class Node {
  /// The bytes the node covers.
  public let range: SourceRange

  /// What a later stage wants to keep with the node: nothing in this stage reads or writes it.
  public final var userInfo: AnyObject?

  /// Makes a node over a range.
  public init(range: SourceRange) { self.range = range }

  /// Calls `body` with each child node and its role, in source order.
  open func forEachChild(_ body: (StaticString, Node) -> Void) {}

  /// The node as a type its kind has shown it to be; unchecked in release builds.
  @inlinable
  public final func `as`<Subclass: Node>(_ type: Subclass.Type = Subclass.self) -> Subclass {
    unsafeDowncast(self, to: type)
  }

  /// The source of the node.
  public final var text: String { range.text }
}
