import Basics
import Syntax

/// What each stage made of a program, as text: one printer for each stage.
extension Compilation {
  /// The lexer's tokens, one a line.
  public func printedTokens() -> String? {
    isText ? TokenPrinter.print(source, diagnostics: diagnostics) : nil
  }

  /// The parser's tree, as far as it could be read.
  public func printedTree() -> String? { tree.map(TreePrinter.print) }

  /// The checker's typed tree; nil where there are errors.
  public func printedTypes() -> String? { check() == .accepted ? checked?.file.printed : nil }
}
