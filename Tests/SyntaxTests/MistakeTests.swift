import Basics
import Foundation
import Testing

@testable import Syntax

/// What is said about text that is not a program: `Tests/Mistakes` holds each mistake with what the real parser says
/// (`swiftc -frontend -parse`).
@Suite struct MistakeTests {
  @Test(arguments: Corpus.files(in: "Tests/Mistakes").map(\.name)) func mistake(_ name: String) throws {
    let url = Corpus.root.appending(path: name)
    let file = SourceFile(name: name, text: Array(try Data(contentsOf: url)))
    let expected = try String(
      contentsOf: url.deletingPathExtension().appendingPathExtension("diag"), encoding: .utf8)
    let diagnostics = DiagnosticBag()
    _ = Parser(file, diagnostics: diagnostics).parseFile()
    #expect(lines(diagnostics.diagnostics) == expected)
  }

  private func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let (line, column) = diagnostic.location.file.lineAndColumn(at: diagnostic.location.offset)
      return "\(line):\(column): \(diagnostic.severity.rawValue): \(diagnostic.message)\n"
        + lines(diagnostic.notes)
    }.joined()
  }
}
