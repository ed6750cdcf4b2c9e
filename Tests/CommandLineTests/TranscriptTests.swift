import Basics
import Foundation
import Session
import Testing

@testable import CommandLine

/// Conversations with the prompt, in `Tests/Transcripts`: lines that begin with `> ` or `. ` are entered, the others are what
/// is answered. A mismatch leaves `NAME.observed` beside the transcript.
struct Transcript: CustomTestStringConvertible, Sendable {
  let file: URL
  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Transcripts")

  static let all: [Transcript] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "repl" }.sorted { $0.path < $1.path }.map(Transcript.init)
  }()
}

/// Enters the lines of a transcript, and writes down the conversation as it goes.
private final class ScriptedLines: LineSource {
  private var lines: [Substring]
  var conversation = ""

  init(_ transcript: String) {
    lines = transcript.split(separator: "\n", omittingEmptySubsequences: false).filter {
      $0.hasPrefix("> ") || $0.hasPrefix(". ")
    }
  }

  func next(prompt: String) -> Entry {
    guard !lines.isEmpty else { return .end }
    let line = lines.removeFirst().dropFirst(2)
    conversation += prompt + line + "\n"
    return .line(String(line))
  }

  func remember(_ input: String) {}
}

/// A program's output is part of the conversation.
private final class TranscriptHost: Basics.Host {
  let lines: ScriptedLines
  let arguments = ["sandbox"]
  init(_ lines: ScriptedLines) { self.lines = lines }
  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {
    lines.conversation += String(decoding: bytes, as: UTF8.self)
  }
  func readLine() -> [UInt8]? { nil }
  func nanoseconds() -> UInt64 { 0 }
  func randomBits() -> UInt64 { 4 }
}

@Suite struct TranscriptTests {
  @Test(arguments: Transcript.all) func theConversationGoesAsItDid(_ transcript: Transcript) throws {
    let expected = try String(contentsOf: transcript.file, encoding: .utf8)
    let lines = ScriptedLines(expected)
    let prompt = Prompt(
      lines: lines, library: EmbeddedLibrary(), host: TranscriptHost(lines), rendering: DiagnosticRendering(),
      write: { lines.conversation += $0 }, complain: { lines.conversation += $0 })
    _ = withLargeStack { prompt.run() }
    let observed = transcript.file.deletingPathExtension().appendingPathExtension("observed")
    if lines.conversation == expected {
      try? FileManager.default.removeItem(at: observed)
    } else {
      try lines.conversation.write(to: observed, atomically: true, encoding: .utf8)
      Issue.record("\(transcript.testDescription): observed\n\(lines.conversation)")
    }
  }

  @Test func whatMayFollowIsOffered() {
    let lines = ScriptedLines("")
    let prompt = Prompt(
      lines: lines, library: EmbeddedLibrary(), host: TranscriptHost(lines), rendering: DiagnosticRendering(),
      write: { _ in }, complain: { _ in })
    _ = prompt.session.evaluate("struct Seat { var row = 1; func move() {} }\nlet seat = Seat()\nlet name = \"x\"")
    #expect(prompt.completions(of: "print(sea") == ["seat"])
    #expect(prompt.completions(of: "seat.") == ["seat.move", "seat.row"])
    #expect(prompt.completions(of: "name.uppercase") == ["name.uppercased"])
    #expect(prompt.completions(of: ":lo") == [":locations", ":load"])
    #expect(prompt.completions(of: ":trace o") == ["off", "on"])
  }
}
