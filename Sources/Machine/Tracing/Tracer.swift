import Basics
import Bytecode

/// Who is told of every access that traced code makes.
public protocol Tracer: AnyObject {
  /// How many bytes of a value are shown; longer ones are cut short.
  var valueLimit: Int { get }
  /// Takes note of an access. False when no more are wanted.
  func record(_ access: TracedAccess) -> Bool
}

/// One access to a location. Values are text already: nothing of the program is kept.
public struct TracedAccess {
  /// What is accessed, how, and where in the source.
  public let site: TraceSite
  /// Where the access is written.
  public let place: SourceLocation
  /// The arguments of the subscripts in the location's name.
  public let arguments: [String]
  /// The value before a change.
  public let old: String?
  /// The value that was read or is there now; the last one for `destroy`.
  public let value: String
  /// The value now of what the location is a part of.
  public let whole: String?
  /// How the access was reached: from the first accessor or closure to the one that makes the access.
  public let road: [TracedStep]
  /// Where the road begins: the place in an ordinary function that called the first of them.
  public let origin: SourceLocation?
}

/// One accessor or closure on the road to a location.
public struct TracedStep {
  /// The accessor or closure.
  public let role: TraceRole
  /// Where it was when it called the next one.
  public let place: SourceLocation?
}
