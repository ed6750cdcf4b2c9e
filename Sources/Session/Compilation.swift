import Basics
import Semantics
import Syntax

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

  /// Whether the text is UTF-8. Nothing else is said about a file that is not: it is no text.
  public private(set) lazy var isText: Bool = {
    guard let place = source.firstInvalidByte else { return true }
    diagnostics.report(.error("invalid UTF-8 found in source file", at: place))
    return false
  }()

  /// The parser's tree; nil for a file that is no text.
  public private(set) lazy var tree: SourceFileSyntax? =
    isText ? Parser(source, diagnostics: diagnostics).parseFile() : nil

  /// Compiles the program as far as running it needs, without running it.
  public func check() -> Verdict {
    _ = tree
    return verdict
  }

  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything.
  public func run(on host: any Host, beforeStart: () -> Void = {}) -> Outcome {
    let verdict = check()
    guard verdict == .accepted else { return .rejected(verdict) }
    beforeStart()
    return .finished
  }
}
