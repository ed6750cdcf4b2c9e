import Basics
import Foundation
import Session
import Testing

/// What `--only`, `--passes`, `--diff`, `--explain` and colour make of an expansion: the same program, shown in another way or
/// in part, and in each case one that compiles.
@Suite(.serialized) struct ExpansionOptionTests {
  static let programs = ExpansionGoldenTests.programs + ExpansionGoldenTests.samples

  @Test(arguments: programs) func differencesMakeTheExpansion(_ file: URL) throws {
    let source = try text(of: file)
    let difference = try desugared(file) { $0.showsDifference = true }
    #expect(try Patch(difference).applied(to: source) == desugared(file))
  }

  @Test(arguments: programs) func reasonsAndColoursAreAddedToTheExpansion(_ file: URL) throws {
    let plain = try desugared(file)
    let colored = try desugared(file) { $0.usesColor = true }
    #expect(colored.replacing(#/\e\[[0-9]*m/#, with: "") == plain)
    var rest = plain.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for line in try desugared(file, { $0.explains = true }).split(separator: "\n", omittingEmptySubsequences: false) {
      if line == rest.first {
        rest.removeFirst()
      } else {
        #expect(line.drop { $0 == " " }.hasPrefix("// "))
      }
    }
    #expect(rest.isEmpty)
  }

  @Test(arguments: programs) func eachPassAloneCompiles(_ file: URL) throws {
    for passes: Set<ExpansionOptions.Pass> in [[.wrappers], [.observation], [.wrappers, .builders]] {
      let text = try desugared(file) { $0.passes = passes }
      #expect(try errors(in: text) == [], "passes \(passes.map(\.rawValue))")
    }
  }

  @Test(arguments: ExpansionGoldenTests.programs) func eachDeclarationAloneCompiles(_ file: URL) throws {
    let source = try text(of: file)
    let names = Set(source.matches(of: #/\b(?:struct|class|func|var) (\w+)/#).map { String($0.output.1) })
    for name in names.sorted() {
      let text = try desugared(file) { $0.only = [name] }
      if text != source { #expect(try errors(in: text) == [], "only \(name)") }
    }
  }

  @Test func namesThatNothingHasAreFound() throws {
    let text = "struct Child { var value = 1; func f(_ other: Int) { var local = other; local += 1 } }"
    let compilation = Compilation(source: SourceFile(name: "a.swiftlet", text: Array(text.utf8)))
    let found = compilation.namesOfNothing(among: ["Child.value", "value", "f.local", "Child.valu", "child", "zzz"])
    #expect(found.map(\.name) == ["Child.valu", "child", "zzz"])
    #expect(found.map(\.near) == ["Child.value", "Child", nil])
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func desugared(_ file: URL, _ choose: (inout ExpansionOptions) -> Void = { _ in }) throws -> String {
    var options = ExpansionOptions()
    if file.deletingLastPathComponent().lastPathComponent == "builders" {
      options.passes = Set(ExpansionOptions.Pass.allCases)
    }
    choose(&options)
    let source = SourceFile(name: file.lastPathComponent, text: Array(try Data(contentsOf: file)))
    return try #require(try onLargeStack { Compilation(source: source).desugared(options) })
  }

  private func errors(in text: String) throws -> [String] {
    let compilation = Compilation(source: SourceFile(name: "expansion.swiftlet", text: Array(text.utf8)))
    _ = try onLargeStack { compilation.check() }
    return compilation.diagnostics.diagnostics.filter { $0.severity == .error }.map(\.message)
  }
}

/// A unified difference, as tools apply it.
private struct Patch {
  private var hunks: [(start: Int, lines: [Substring])] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      if let match = line.prefixMatch(of: #/@@ -(\d+),/#) {
        hunks.append((Int(match.output.1)!, []))
      } else if !hunks.isEmpty, !line.isEmpty {
        hunks[hunks.count - 1].lines.append(line)
      }
    }
  }

  /// The text with the differences made; a line that is not as the difference says stops the test.
  func applied(to text: String) throws -> String {
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var next = 0
    for hunk in hunks {
      result += old[next..<(hunk.start - 1)]
      next = hunk.start - 1
      for line in hunk.lines {
        let content = line.dropFirst()
        if line.first == "+" {
          result.append(content)
        } else {
          try #require(next < old.count && old[next] == content)
          if line.first == " " { result.append(content) }
          next += 1
        }
      }
    }
    return (result + old[next...]).joined(separator: "\n")
  }
}
