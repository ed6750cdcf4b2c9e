import Foundation
import Testing

/// Each text of a message is shown by a program whose diagnostics were recorded from the real compiler.
///
/// The texts are read from the message files: a string literal of some length, with whatever stands in `\(…)` left open. What
/// no program can show is listed in `Tests/Programs/diagnostics/unshown.txt`, a text a line, below a remark why; the list must
/// not be longer than it has to be.
@Suite struct MessageTextTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func eachTextIsShownByAProgram() throws {
    let recorded = try Self.recordedMessages()
    let listed = try String(
      contentsOf: Self.root.appending(path: "Tests/Programs/diagnostics/unshown.txt"), encoding: .utf8)
    let allowed = Set(listed.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
    var unshown: Set<String> = []
    var count = 0
    for (file, texts) in try Self.texts() {
      for text in texts {
        count += 1
        if recorded.contains(where: { text.fits($0) }) { continue }
        unshown.insert(text.description)
        #expect(allowed.contains(text.description), "\(file): no recorded program shows “\(text)”")
      }
    }
    #expect(count > 300)
    #expect(allowed.subtracting(unshown).isEmpty, "shown by now, or gone")
  }

  /// A text with gaps.
  private struct Text: CustomStringConvertible {
    var parts = [""]
    var description: String { parts.joined(separator: "…") }

    /// Whether the parts stand in a message in their order.
    func fits(_ message: String) -> Bool {
      var rest = message[...]
      for part in parts where !part.isEmpty {
        guard let found = rest.range(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
  }

  private static func recordedMessages() throws -> [String] {
    var found: Set<String> = []
    for folder in ["Tests/Programs/diagnostics", "Tests/Mistakes"] {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
        $0 as? String
      }
      for name in names ?? [] where name.hasSuffix(".diag") {
        let text = try String(contentsOf: root.appending(path: folder + "/" + name), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let parts = line.split(separator: ": ", maxSplits: 2)
          if parts.count == 3 { found.insert(String(parts[2])) }
        }
      }
    }
    return Array(found)
  }

  private static func texts() throws -> [(file: String, texts: [Text])] {
    var result: [(file: String, texts: [Text])] = []
    let files = FileManager.default.enumerator(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      // Hints are our own words.
      guard file.pathExtension == "swift", file.path.contains("/Messages/"),
        file.lastPathComponent != "HintMessages.swift"
      else { continue }
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }.joined(separator: "\n")
      let long = literals(in: code).filter { text in
        let plain = text.parts.joined()
        return plain.count >= 20 && plain.contains(" ") && !plain.contains("<#")
      }
      result.append((file.lastPathComponent, long))
    }
    return result
  }

  /// The string literals of a source text; those joined by `+` count as one.
  private static func literals(in code: String) -> [Text] {
    var found: [Text] = []
    var rest = Array(code)[...]
    var between = ""
    while let character = rest.popFirst() {
      guard character == "\"" else {
        between.append(character)
        continue
      }
      let text = literal(&rest)
      if between.allSatisfy({ $0.isWhitespace || $0 == "+" }), between.contains("+"), let last = found.popLast() {
        found.append(Text(parts: last.parts.dropLast() + [last.parts.last! + text.parts[0]] + text.parts.dropFirst()))
      } else {
        found.append(text)
      }
      between = ""
    }
    return found
  }

  /// Reads a literal behind its opening quote, with gaps for what is interpolated.
  private static func literal(_ rest: inout ArraySlice<Character>) -> Text {
    var text = Text()
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.parts[text.parts.count - 1].append(character)
        continue
      }
      switch escaped {
      case "(":
        skipInterpolation(&rest)
        text.parts.append("")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
          text.parts[text.parts.count - 1].unicodeScalars.append(scalar)
        }
      default: text.parts[text.parts.count - 1].append(escaped)
      }
    }
    return text
  }

  private static func skipInterpolation(_ rest: inout ArraySlice<Character>) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": _ = literal(&rest)
      default: break
      }
    }
  }
}
