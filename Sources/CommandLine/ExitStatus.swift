/// What the process's exit status says. A program's own `exit(n)` is passed on as it is.
public enum ExitStatus: Int32 {
  /// Everything went well.
  case success = 0
  /// The program has compile errors.
  case compileErrors = 1
  /// The program stopped: a failed precondition, an index out of range, …
  case trap = 2
  /// An error thrown at the top level was not caught.
  case uncaughtError = 3
  /// The command line makes no sense.
  case usage = 64
  /// The file is not there or cannot be read.
  case noInput = 66
  /// The program is valid Swift outside the subset.
  case unsupported = 69
  /// Our own mistake.
  case fault = 70
  /// A file for the output cannot be made.
  case cannotCreate = 73
  /// A limit was reached: the stack, for example.
  case limit = 124
  /// Ctrl-C.
  case interrupted = 130
}
