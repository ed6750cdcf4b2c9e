import Basics
import Expansion
import Semantics
import Syntax

/// One program on its way through the stages. Each stage's result is made when it is first asked for, and kept.
public final class Compilation {
  /// The program's text.
  public let source: SourceFile
  /// What the stages have said so far about the program as its author wrote it.
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

  // MARK: Syntax

  /// Whether the text is UTF-8. Nothing else is said about a file that is not: it is no text.
  public private(set) lazy var isText: Bool = {
    guard let place = source.firstInvalidByte else { return true }
    diagnostics.report(.error("invalid UTF-8 found in source file", at: place))
    return false
  }()

  /// The parser's tree; nil for a file that is no text.
  public private(set) lazy var tree: SourceFileSyntax? =
    isText ? Parser(source, diagnostics: diagnostics).parseFile() : nil

  // MARK: Semantics

  /// A file that has been checked, with everything its types and names stand for.
  public struct Checked {
    /// The context of all symbols and types.
    public let program: Program
    /// The typed tree.
    public let file: CheckedFile
  }

  /// The typed tree of the program as written; nil for a file that is no text.
  public private(set) lazy var checked: Checked? = tree.map { tree in
    let program = Program(library: library, diagnostics: diagnostics)
    let file = program.check(file: tree)
    diagnostics.dropConsequencesOfUnsupported()
    return Checked(program: program, file: file)
  }

  /// Compiles the program as far as finding its mistakes needs, without running it.
  public func check() -> Verdict {
    _ = checked
    return verdict
  }

  // MARK: Expansion

  /// The program with its sugar written out; nil where there is none, or where the program has errors.
  public private(set) lazy var edited: EditedSource? = {
    guard check() == .accepted, let checked else { return nil }
    return Expander(checked.file, program: checked.program).expand()
  }()

  /// What is lowered: the typed tree of the expansion, or of the program itself where it has no sugar.
  ///
  /// The expansion goes through the parser and the checker like any other text. An error in it is a fault of ours, told
  /// at the place that the generated text stands for.
  public private(set) lazy var core: Checked? = {
    guard let edited else { return verdict == .accepted ? checked : nil }
    let found = DiagnosticBag()
    let tree = Parser(edited.file, diagnostics: found).parseFile()
    let program = Program(library: library, diagnostics: found)
    let file = program.check(file: tree)
    for error in found.diagnostics where error.severity == .error {
      let place = edited.originalLocation(of: error.location.offset)
      diagnostics.report(
        error.category == .unsupported
          ? .unsupported(error.message, at: place)
          : .fault("the expansion of this does not compile: \(error.message)", at: place))
    }
    return verdict == .accepted ? Checked(program: program, file: file) : nil
  }()

  /// The place in the program's own text that a place of the lowered text stands for.
  func originalPlace(of place: SourceLocation) -> SourceLocation {
    guard let edited, place.file === edited.file else { return place }
    return edited.originalLocation(of: place.offset)
  }
}
