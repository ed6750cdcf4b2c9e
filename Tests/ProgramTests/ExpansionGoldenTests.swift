import Basics
import Foundation
import Session
import Testing

/// Expansions are printed as the goldens beside the programs show: `NAME.swiftlet` and `NAME.expansion`, for reading together.
///
/// `RECORD_EXPANSIONS=1 swift test --filter ExpansionGoldenTests` writes the goldens; that run fails, so that nobody records
/// by accident. `Tests/Expansions/prove` has the real compiler check them.
@Suite(.serialized) struct ExpansionGoldenTests {
  static let folder = Program.root.appending(path: "Tests/Expansions")
  static let programs: [URL] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swiftlet" }
      .sorted { $0.path < $1.path }
  }()

  /// The samples that compile. Those without a golden have no sugar.
  static let samples: [URL] = Program.all(in: "samples").filter { $0.companion("diag") == nil }.map(\.file)

  @Test(arguments: programs + samples) func golden(_ file: URL) throws {
    let name = file.lastPathComponent
    let source = SourceFile(name: name, text: Array(try Data(contentsOf: file)))
    let golden = file.deletingPathExtension().appendingPathExtension("expansion")
    let expansion = try #require(onLargeStack { expand(source, passes(of: file)) })
    if ProcessInfo.processInfo.environment["RECORD_EXPANSIONS"] != nil {
      if Self.programs.contains(file) || expansion != String(decoding: source.bytes, as: UTF8.self) {
        try expansion.write(to: golden, atomically: true, encoding: .utf8)
      }
      Issue.record("recorded the expansion of \(name); run again without RECORD_EXPANSIONS")
      return
    }
    let hasGolden = Self.programs.contains(file) || FileManager.default.fileExists(atPath: golden.path)
    let expected = try String(contentsOf: hasGolden ? golden : file, encoding: .utf8)
    #expect(expected == expansion)
    // What is printed is what runs: it runs the same, and nothing is left in it to write out.
    let again = SourceFile(name: name, text: Array(expansion.utf8))
    #expect(try onLargeStack { expand(again, passes(of: file)) } == expansion)
    #expect(try onLargeStack { output(of: source) } == onLargeStack { output(of: again) })
  }

  /// Each sample begins with a comment that says what to look at, and the command to try.
  @Test(arguments: Program.all(in: "samples")) func samplesSayWhatToTry(_ sample: Program) throws {
    let lines = try String(contentsOf: sample.file, encoding: .utf8).split(separator: "\n")
    let comment = lines.prefix { $0.hasPrefix("//") }.joined(separator: "\n")
    #expect(comment.contains("Try `sandbox"))
    #expect(comment.contains("samples/" + sample.file.lastPathComponent))
  }

  private func passes(of file: URL) -> Set<ExpansionOptions.Pass> {
    file.deletingLastPathComponent().lastPathComponent == "builders"
      ? Set(ExpansionOptions.Pass.allCases) : ExpansionOptions().passes
  }

  private func expand(_ source: SourceFile, _ passes: Set<ExpansionOptions.Pass>) -> String? {
    var options = ExpansionOptions()
    options.passes = passes
    return Compilation(source: source).desugared(options)
  }

  private func output(of source: SourceFile) -> String {
    let host = TestHost(input: "")
    let outcome = Compilation(source: source).run(on: host)
    return String(decoding: host.output, as: UTF8.self) + "\(outcome)"
  }

  /// Each rule of Sources/Expansion/README.md names goldens that are there, and each golden is named by a rule.
  @Test func rulesNameTheirGoldens() throws {
    let text = try String(
      contentsOf: Program.root.appending(path: "Sources/Expansion/README.md"), encoding: .utf8)
    let known = Set(
      Self.programs.map { file in
        file.deletingPathExtension().path.dropFirst(Self.folder.path.count + 1).description
      })
    var named: Set<String> = []
    var rules: [String] = []
    for line in text.split(separator: "\n") where line.hasPrefix("### ") {
      rules.append(String(line.dropFirst(4).prefix { $0 != "." }))
    }
    for match in text.matches(of: #/`((?:wrappers|observation|builders)\/[a-z_]+)`/#) {
      named.insert(String(match.output.1))
    }
    #expect(named == known)
    let numbers = (1...35).map { "W\($0)" }
    #expect(rules.filter { $0.hasPrefix("W") } == numbers)
    for section in text.components(separatedBy: "\n### ").dropFirst() {
      #expect(section.contains("Goldens: `"), "a rule without goldens: \(section.prefix(40))")
    }
  }
}
