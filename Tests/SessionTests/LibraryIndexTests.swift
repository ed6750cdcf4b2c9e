import Basics
import Foundation
import LibraryIndex
import Syntax
import Testing

/// The index of the library agrees with what the parser reads.
@Suite struct LibraryAgreementTests {
  @Test func theScanFindsWhatTheParserReads() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let library =
      ProcessInfo.processInfo.environment["STDLIB"].map { URL(fileURLWithPath: $0) }
      ?? root.appending(path: "Stdlib")
    for name in try FileManager.default.subpathsOfDirectory(atPath: library.path).sorted()
    where name.hasSuffix(".swiftlet") {
      let file = SourceFile(
        name: name, text: Array(try Data(contentsOf: library.appending(path: name))), isLibrary: true)
      let diagnostics = DiagnosticBag()
      let tree = Parser(file, diagnostics: diagnostics, skipsBodies: true).parseFile()
      #expect(!diagnostics.hasErrors, "\(DiagnosticRendering().render(diagnostics.diagnostics))")
      let parsed = tree.statements.map { "\($0.range.start)-\($0.range.end)" }
      let scanned = DeclarationScan.declarations(in: file.bytes).map { "\($0.start)-\($0.end)" }
      #expect(parsed == scanned, "\(name)")
    }
  }
}
