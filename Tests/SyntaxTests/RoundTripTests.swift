import Basics
import Foundation
import Testing

@testable import Syntax

/// Whatever a program says, its tree and its tokens keep every byte of it.
@Suite struct RoundTripTests {
  @Test(arguments: Corpus.folders) func tokensAndWhatLiesBetweenThemAreTheFile(_ folder: String) {
    for file in Corpus.files(in: folder) {
      var end = 0
      for token in Lexer.tokens(of: file, diagnostics: DiagnosticBag()).tokens {
        #expect(Int(token.start) >= end, "\(file.name): tokens overlap at \(token.start)")
        let gap = file.text(from: end, to: Int(token.start))
        #expect(isTrivia(gap), "\(file.name): lost text at \(file.location(end)): \(gap)")
        end = Int(token.end)
      }
      #expect(isTrivia(file.text(from: end, to: file.count)), "\(file.name): lost text at the end")
    }
  }

  @Test(arguments: Corpus.folders) func eachNodeLiesInsideTheOneAboveIt(_ folder: String) {
    for file in Corpus.files(in: folder) where !Corpus.isRefused(file) {
      let tree = Parser(file, diagnostics: DiagnosticBag()).parseFile()
      check(tree)
    }
  }

  @Test(arguments: Corpus.folders) func everyTokenBelongsToANode(_ folder: String) {
    for file in Corpus.files(in: folder) where !Corpus.isRefused(file) {
      let tree = Parser(file, diagnostics: DiagnosticBag()).parseFile()
      let covered = (tree.statements.map(\.range) + tree.inactiveRanges).sorted { $0.start < $1.start }
      var next = 0
      for token in Lexer.tokens(of: file, diagnostics: DiagnosticBag()).tokens
      where token.kind != .semicolon && token.kind != .endOfFile {
        while next < covered.count, covered[next].end <= Int(token.start) { next += 1 }
        let isCovered = next < covered.count && covered[next].start <= Int(token.start)
        if !isCovered {
          Issue.record("\(file.location(Int(token.start))): \(token.name) is in no node")
          break
        }
      }
    }
  }

  @Test(arguments: Corpus.folders) func programsThatSwiftcAcceptsHaveNoSyntaxErrors(_ folder: String) {
    for file in Corpus.files(in: folder) where !Corpus.isRefused(file) {
      let diagnostics = DiagnosticBag()
      _ = Parser(file, diagnostics: diagnostics).parseFile()
      #expect(!diagnostics.hasErrors, "\(DiagnosticRendering().render(diagnostics.diagnostics))")
    }
  }

  private func check(_ node: Node) {
    node.forEachChild { role, child in
      let isInside = child.range.start >= node.range.start && child.range.end <= node.range.end
      if !isInside {
        Issue.record("\(child.range): \(role) \(type(of: child)) leaves \(type(of: node)) \(node.range)")
      }
      check(child)
    }
  }
}

/// Every program at hand: those of this package, and those beside it where they are there.
enum Corpus {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folders: [String] = {
    var folders = ["Stdlib", "samples", "Tests/Programs", "Tests/Benchmarks/programs"]
    let beside = "../shared/conformance"
    folders +=
      ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: beside).path)) ?? [])
      .sorted().map { "\(beside)/\($0)" }
    return folders.filter { !files(in: $0).isEmpty }
  }()

  static func files(in folder: String) -> [SourceFile] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return (names ?? []).sorted().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftlet") }.compactMap {
      name in
      guard let text = try? Data(contentsOf: root.appending(path: "\(folder)/\(name)")) else { return nil }
      return SourceFile(name: "\(folder)/\(name)", text: Array(text), isLibrary: folder == "Stdlib")
    }
  }

  /// Whether swiftc has errors for the file, of whatever kind.
  static func isRefused(_ file: SourceFile) -> Bool {
    let path = root.appending(path: file.name).deletingPathExtension().appendingPathExtension("diag")
    return FileManager.default.fileExists(atPath: path.path)
  }
}

/// Whether a text is only blanks and comments.
private func isTrivia(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  func has(_ word: StaticString, at index: Int) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return index + word.count <= bytes.count && bytes[index..<index + word.count].elementsEqual(word)
  }
  var index = 0
  var depth = 0
  while index < bytes.count {
    if has("/*", at: index) {
      depth += 1
      index += 2
    } else if depth > 0, has("*/", at: index) {
      depth -= 1
      index += 2
    } else if depth > 0 {
      index += 1
    } else if has("//", at: index) || (index == 0 && has("#!", at: index)) {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if bytes[index] <= UInt8(ascii: " ") {
      // Control characters are no part of any token; all but blanks are reported.
      index += 1
    } else {
      return false
    }
  }
  return true
}
