import Foundation
import Testing

/// Texts of messages are data, by chapter: what builds a diagnostic stands in a folder `Messages`.
@Suite struct MessagePlacesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Sources/Syntax", "Sources/Semantics"]) func messagesAreBuiltInTheirFilesOnly(_ folder: String)
    throws
  {
    let found = FileManager.default.enumerator(
      at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
    var count = 0
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("/Messages/") else { continue }
      count += 1
      for (number, line) in try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        #expect(!buildsMessage(line), "\(file.lastPathComponent):\(number + 1): \(line)")
      }
    }
    #expect(count > 50)
  }

  /// Whether a line calls one of the makers of diagnostics.
  private func buildsMessage(_ line: Substring) -> Bool {
    ["error", "warning", "note"].contains { maker in
      line.contains("Diagnostic.\(maker)(") || line.contains("(.\(maker)(") || line.contains(" .\(maker)(")
        || line.hasPrefix(".\(maker)(")
    }
  }

  /// The index of recorded messages names each once, and fits the records.
  @Test func indexOfMessagesFitsTheRecords() throws {
    let folder = Self.root.appending(path: "Tests/Programs/diagnostics")
    let index = try String(contentsOf: folder.appending(path: "index.txt"), encoding: .utf8)
    var first: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths.filter({ $0.hasSuffix(".diag") }).sorted() {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let shape = String(parts[1]).replacing(#/'[^']*'/#, with: "'…'")
        if first[shape] == nil { first[shape] = String(path.dropLast(5)) }
      }
    }
    #expect(first.count > 100)
    let lines = index.split(separator: "\n").map(String.init)
    #expect(Set(lines).count == lines.count)
    #expect(Set(lines) == Set(first.map { "\($0.key)\t\($0.value)" }))
  }
}
