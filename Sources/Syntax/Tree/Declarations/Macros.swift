import Basics

/// A use of a macro among the members of a type: `#name(arguments)`.
public final class MacroExpansionDeclaration: Declaration {
  /// The use.
  public let expansion: MacroExpansionExpression

  /// Makes the node.
  public init(_ header: DeclarationHeader, range: SourceRange, expansion: MacroExpansionExpression) {
    self.expansion = expansion
    super.init(kind: .macroExpansion, header, range: range)
  }

  /// Calls `body` with each child and its role, in source order.
  public override func forEachChild(_ body: (StaticString, Node) -> Void) {
    super.forEachChild(body)
    body("expansion", expansion)
  }
}

/// Stands for a declaration that could not be read; an error was reported.
public final class ErrorDeclaration: Declaration {
  /// Makes the node.
  public init(_ header: DeclarationHeader, range: SourceRange) {
    super.init(kind: .error, header, range: range)
  }
}
