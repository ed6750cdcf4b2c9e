import Session

/// What one command line asks for.
public struct Invocation {
  /// Where the program's text comes from.
  public enum Source: Equatable {
    /// A file with this path.
    case file(String)
    /// `-`: everything that standard input gives.
    case standardInput
    /// `-e`: the text itself.
    case text(String)
  }

  /// What to do with the program.
  public enum Mode: Equatable {
    /// Compile and run it.
    case run
    /// Only compile it.
    case check
    /// Take inputs one after the other.
    case interact
    /// Compile a module of the library, all of it.
    case checkModule(String)
    /// Print it with the sugar written out.
    case desugar
    /// Run it and tell of every access to a location.
    case trace
    /// Print what one stage made of it.
    case emit(Stage)
    /// Print the lesson on a topic.
    case lesson(String)
    /// Draw the app or the last view that it declares.
    case views
    /// Print the help.
    case help
    /// Print the version.
    case version

    /// Whether the program runs, and may want arguments.
    var runsProgram: Bool {
      switch self {
      case .run, .trace, .views: return true
      default: return false
      }
    }

    /// Whether it needs a program to work on.
    var wantsProgram: Bool {
      switch self {
      case .run, .check, .desugar, .trace, .emit, .views: return true
      case .checkModule, .interact, .lesson, .help, .version: return false
      }
    }
  }

  /// The stages whose results can be printed.
  public enum Stage: String, CaseIterable {
    /// The lexer's tokens.
    case tokens
    /// The parser's tree.
    case tree
    /// The checker's typed tree.
    case types
    /// The machine's code.
    case bytecode
  }

  /// When to colour diagnostics.
  public enum Coloring: String, CaseIterable {
    /// When standard error is a terminal and `NO_COLOR` is not set.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What to do.
  public var mode = Mode.run
  /// The option that chose the mode, for messages.
  var modeOption: String?
  /// The options that were given, in order.
  var given: [Option] = []
  /// The program; nil only where none is wanted.
  public var source: Source?
  /// What the program finds behind its own name in `CommandLine.arguments`.
  public var arguments: [String] = []
  /// When to colour diagnostics.
  public var coloring: Coloring?
  /// What a trace shows.
  public var trace = TraceOptions()
  /// How an expansion is printed.
  public var expansion = ExpansionOptions()
  /// The file that a trace is written to; standard error without one.
  public var output: String?
  /// A file with events to play on the views that are drawn.
  public var events: String?
  /// A folder to read the library from, in place of the one in the binary.
  public var library: String?
}

/// A command line that makes no sense, and why.
public struct UsageError: Error, Equatable {
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// What could be meant.
  public var suggestion: String?
}
