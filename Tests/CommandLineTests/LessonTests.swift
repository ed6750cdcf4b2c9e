import Basics
import Foundation
import Session
import Testing

@testable import CommandLine

/// What the lessons say is true: their programs compile, and print what stands behind their lines.
@Suite struct LessonTests {
  /// Keeps what a program prints.
  private final class OutputHost: Basics.Host {
    var output = ""
    let arguments = ["lesson"]
    func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {
      if !toErrorStream { output += String(decoding: bytes, as: UTF8.self) }
    }
    func readLine() -> [UInt8]? { nil }
    func nanoseconds() -> UInt64 { 0 }
    func randomBits() -> UInt64 { 4 }
  }

  @Test(arguments: Lesson.all.map(\.topic)) func theProgramDoesWhatIsSaid(_ topic: String) throws {
    let lesson = try #require(Lesson.on(topic))
    #expect(lesson.example.count > 20, "no program")
    let host = OutputHost()
    let source = SourceFile(name: "\(topic).swiftlet", text: Array(lesson.example.utf8))
    let compilation = Compilation(source: source)
    _ = withLargeStack {
      _ = compilation.run(on: host)
      return 0
    }
    let errors = compilation.diagnostics.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [])
    #expect(host.output == lesson.output)
  }

  @Test func eachTopicOfAHintHasALesson() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Semantics")
    var named: Set<String> = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let code = try String(contentsOf: file, encoding: .utf8)
      named.formUnion(code.matches(of: #/topic: "([a-z-]+)"/#).map { String($0.output.1) })
      named.formUnion(code.matches(of: #/"([a-z-]+)",\s*HintMessages\./#).map { String($0.output.1) })
    }
    #expect(named.count > 8)
    #expect(named.subtracting(Lesson.all.map(\.topic)).isEmpty)
  }
}
