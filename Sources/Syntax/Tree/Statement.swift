import Basics

/// A step of a program.
public class Statement: Node {
  /// The subclasses, one case each.
  public enum Kind: String {
    /// `ExpressionStatement`.
    case expression
    /// `DeclarationStatement`.
    case declaration
    /// `ErrorStatement`.
    case error
    /// `ReturnStatement`.
    case `return`
    /// `ThrowStatement`.
    case `throw`
    /// `YieldStatement`.
    case yield
    /// `BreakStatement`.
    case `break`
    /// `ContinueStatement`.
    case `continue`
    /// `FallthroughStatement`.
    case `fallthrough`
    /// `DeferStatement`.
    case `defer`
    /// `IfStatement`.
    case `if`
    /// `BlockStatement`.
    case block
    /// `GuardStatement`.
    case `guard`
    /// `WhileStatement`.
    case `while`
    /// `RepeatStatement`.
    case `repeat`
    /// `ForStatement`.
    case `for`
    /// `SwitchStatement`.
    case `switch`
    /// `DoStatement`.
    case `do`
  }

  /// Which subclass the node is.
  public final let kind: Kind

  /// The label before a loop, `if`, `switch` or `do`, as in `outer: for …`; the node's range includes it.
  public final internal(set) var label: Identifier?

  /// The semicolon after the statement.
  public final internal(set) var semicolon: SourceRange?

  init(kind: Kind, range: SourceRange) {
    self.kind = kind
    super.init(range: range)
  }
}
