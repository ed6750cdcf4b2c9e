import Basics
import Foundation
import Testing

@testable import Syntax

/// Programs that the real compiler has accepted, beside the checkout where they are there.
enum Corpus {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/conformance").standardizedFileURL

  static let programs: [URL] = {
    let areas = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return areas.flatMap {
      ((try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "swift" }
    }.sorted { $0.path < $1.path }
  }()

  static func isRefused(_ program: URL) -> Bool {
    let diag = program.deletingPathExtension().appendingPathExtension("diag")
    guard let text = try? String(contentsOf: diag, encoding: .utf8) else { return false }
    return text.contains(": error:")
  }
}

@Suite struct CorpusTests {
  @Test func everyAcceptedProgramParsesWithoutErrors() throws {
    for program in Corpus.programs where !Corpus.isRefused(program) {
      let file = SourceFile(name: program.path, text: try String(contentsOf: program, encoding: .utf8))
      let bag = DiagnosticBag()
      _ = Parser(file, diagnostics: bag).parseFile()
      #expect(bag.diagnostics.isEmpty, "\(DiagnosticRendering().render(bag.diagnostics))")
    }
  }

  @Test func tokensAndWhatLiesBetweenThemAreTheFile() throws {
    for program in Corpus.programs {
      let file = SourceFile(name: program.path, text: try String(contentsOf: program, encoding: .utf8))
      var end = 0
      var text = ""
      for token in Lexer.tokens(of: file, diagnostics: DiagnosticBag()).tokens {
        let start = Int(token.start)
        text += file.text(from: end, to: start) + file.text(from: start, to: Int(token.end))
        end = Int(token.end)
      }
      #expect(text == file.text(from: 0, to: file.count))
    }
  }

  @Test func eachNodeLiesInsideItsParent() throws {
    func check(_ node: Node, _ name: String) {
      node.forEachChild { role, child in
        #expect(
          node.range.contains(child.range),
          "\(name): \(role) \(child.range) outside \(type(of: node)) \(node.range)")
        check(child, name)
      }
    }
    for program in Corpus.programs where !Corpus.isRefused(program) {
      let file = SourceFile(name: program.path, text: try String(contentsOf: program, encoding: .utf8))
      check(Parser(file, diagnostics: DiagnosticBag()).parseFile(), program.lastPathComponent)
    }
  }
}
