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
}
