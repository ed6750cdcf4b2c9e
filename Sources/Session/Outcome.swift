import Basics

/// How a run ended.
public enum Outcome {
  /// The program came to its end.
  case finished
  /// The program called `exit`.
  case exited(Int32)
  /// The program stopped on the way.
  case stopped(Stop)
  /// The program did not run: its diagnostics say why.
  case rejected(Verdict)
}

/// What the diagnostics say about a program as a whole.
public enum Verdict {
  /// It may run, with warnings perhaps.
  case accepted
  /// It has errors.
  case erroneous
  /// It is valid Swift that swiftlet leaves out.
  case unsupported
  /// Something failed here that is not the program's mistake.
  case faulty

  /// Weighs the diagnostics of a compilation. A program with mistakes is wrong, whatever else it uses.
  public init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.contains(where: { $0.category == .fault }) {
      self = .faulty
    } else if errors.contains(where: { $0.category == .ordinary }) {
      self = .erroneous
    } else {
      self = errors.isEmpty ? .accepted : .unsupported
    }
  }
}

/// A program that stopped before its end: why, and where.
public struct Stop {
  /// The kinds of stops, which have exit statuses of their own.
  public enum Kind {
    /// A trap: a failed check of the language or of the program itself.
    case trap
    /// An error thrown at the top level that nothing caught.
    case uncaughtError
    /// A limit was reached.
    case limit
    /// A person pressed Ctrl-C.
    case interrupt
    /// An impossible state of ours.
    case fault
  }

  /// One call that was under way.
  public struct Frame {
    /// The function, as a reader would name it: `Stack.push(_:)`.
    public let function: String
    /// Where it was; nil in code that no source stands for.
    public let location: SourceLocation?

    /// Makes a frame.
    public init(function: String, location: SourceLocation?) {
      self.function = function
      self.location = location
    }
  }

  /// Why the program stopped.
  public let kind: Kind
  /// What is said about it, beginning as Swift's own message does: `Fatal error: …`.
  public let message: String
  /// The calls under way, innermost first.
  public let frames: [Frame]

  /// Makes a stop.
  public init(kind: Kind, message: String, frames: [Frame]) {
    self.kind = kind
    self.message = message
    self.frames = frames
  }
}
