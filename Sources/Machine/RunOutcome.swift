import Basics

/// How a run ended.
public enum RunOutcome {
  /// The program came to its end.
  case finished
  /// The program called `exit`.
  case exited(Int32)
  /// A check failed.
  case trapped(message: String, frames: [RunFrame])
  /// An error was thrown that nothing caught.
  case uncaughtError(message: String, frames: [RunFrame])
  /// The stack or the memory is used up.
  case limit(message: String, frames: [RunFrame])
  /// Someone asked the program to stop.
  case interrupted(frames: [RunFrame])
  /// Code could not be made: the error is what the code source threw.
  case failed(any Error, frames: [RunFrame])
}

/// A call that was under way, the innermost first.
public struct RunFrame {
  /// The function's name.
  public let function: String
  /// Where it was.
  public let location: SourceLocation?
}
