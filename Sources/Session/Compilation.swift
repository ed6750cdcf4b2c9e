import Basics
import Semantics

/// One program on its way through the stages. Each stage's result is made when it is first asked for, and kept.
public final class Compilation {
  /// The program's text.
  public let source: SourceFile
  /// What the stages have said so far.
  public let diagnostics = DiagnosticBag()
  /// Where library modules come from.
  public let library: any LibrarySource

  /// Takes a program.
  public init(source: SourceFile, library: any LibrarySource = EmbeddedLibrary()) {
    self.source = source
    self.library = library
  }

  /// What the diagnostics say so far.
  public var verdict: Verdict { Verdict(diagnostics.diagnostics) }

  /// Compiles the program as far as running it needs, without running it.
  public func check() -> Verdict { verdict }

  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything.
  public func run(on host: any Host, beforeStart: () -> Void = {}) -> Outcome {
    let verdict = check()
    guard verdict == .accepted else { return .rejected(verdict) }
    beforeStart()
    return .finished
  }

  /// The program with its sugar written out; nil where it has errors.
  public func desugared() -> String? { nil }

  /// The lexer's tokens, one a line.
  public func printedTokens() -> String? { nil }

  /// The parser's tree.
  public func printedTree() -> String? { nil }

  /// The checker's typed tree; nil where there are errors.
  public func printedTypes() -> String? { nil }

  /// The machine's code; nil where there are errors.
  public func printedBytecode() -> String? { nil }
}
