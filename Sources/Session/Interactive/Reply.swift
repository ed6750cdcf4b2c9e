import Basics

/// What came of one input of a session.
public struct Reply {
  /// A value that is shown: of an expression, or of a variable that was declared.
  public struct Shown {
    /// Its name: `$R0`, or the variable's.
    public let name: String
    /// Its type.
    public let type: String
    /// The value, in Swift's notation.
    public let value: String
  }

  /// What the compiler says.
  public var diagnostics: [Diagnostic] = []
  /// How the run ended; nil for an input that did not run.
  public var outcome: Outcome?
  /// The values to be shown.
  public var shown: [Shown] = []
  /// The names that were declared before and mean something new now.
  public var redeclared: [String] = []
}
