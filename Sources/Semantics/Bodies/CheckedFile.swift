import Basics
import Syntax

/// A file whose every declaration has been checked.
public final class CheckedFile {
  public let syntax: SourceFileSyntax
  /// The code outside of all declarations, in source order; global variables are initialised where they stand.
  public let topLevel: TypedBody
  /// The function that this code belongs to: the parent of variables in its nested blocks.
  public let entry: FunctionSymbol
  /// The declarations of the file with a body, in source order, local ones and accessors included.
  public let bodies: [(symbol: CallableSymbol, body: TypedBody)]
  public init(
    syntax: SourceFileSyntax, topLevel: TypedBody, entry: FunctionSymbol,
    bodies: [(symbol: CallableSymbol, body: TypedBody)]
  ) {
    self.syntax = syntax
    self.topLevel = topLevel
    self.entry = entry
    self.bodies = bodies
  }
}
