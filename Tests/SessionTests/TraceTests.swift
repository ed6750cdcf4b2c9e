import Basics
import Bytecode
import Foundation
import Lowering
import Testing

@testable import Session

/// The root of the package.
private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A program with its trace beside it, in `NAME.trace`.
struct TracedProgram: CustomTestStringConvertible, Sendable {
  let file: URL
  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static let all: [TracedProgram] = {
    let folder = root.appending(path: "Tests/Traces")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swiftlet" }.sorted { $0.path < $1.path }.map(TracedProgram.init)
  }()

  var source: SourceFile {
    get throws { SourceFile(name: file.lastPathComponent, text: Array(try Data(contentsOf: file))) }
  }
}

/// A host that keeps what is printed, in one text with the trace.
private final class Listener: Basics.Host {
  var output = ""
  var transcript = ""
  let arguments = ["main"]
  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {
    let text = String(decoding: bytes, as: UTF8.self)
    output += text
    transcript += text
  }
  func readLine() -> [UInt8]? { nil }
  func nanoseconds() -> UInt64 { 0 }
  func randomBits() -> UInt64 { 4 }
}

/// Hears of the events themselves.
private final class EventList: TraceWriter {
  var events: [String] = []
  func begin(_ program: SourceFile) {}
  func tell(of location: TraceRecord) {}
  func tell(of event: TraceEvent) { events.append("\(event.point.kind) \(event.name)") }
  func tell(of run: TraceRun) {}
  func end(steps: Int, _ locations: [TraceRecord], isCut: Bool) {}
  func flush() {}
}

@Suite struct TraceTests {
  private func trace(
    _ source: SourceFile, _ options: TraceOptions = TraceOptions(),
    _ form: (@escaping TraceSink) -> any TraceWriter
  ) -> Listener {
    let listener = Listener()
    let writer = form { listener.transcript += String(decoding: $0, as: UTF8.self) }
    _ = Compilation(source: source).trace(options, to: writer, on: listener)
    return listener
  }

  /// `RECORD_TRACES=1` writes the traces down; that run fails, so that nobody records by accident.
  @Test(arguments: TracedProgram.all) func aTraceReadsAsItDid(_ program: TracedProgram) throws {
    let observed = try trace(program.source) { TraceText($0) }.transcript
    let golden = program.file.deletingPathExtension().appendingPathExtension("trace")
    if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" {
      try observed.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded the trace; run again without RECORD_TRACES")
      return
    }
    #expect(observed == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test(arguments: TracedProgram.all) func aTraceLeavesTheOutputAsItIs(_ program: TracedProgram) throws {
    let plain = Listener()
    _ = Compilation(source: try program.source).run(on: plain)
    #expect(try trace(program.source) { TraceText($0) }.output == plain.output)
  }

  @Test(arguments: TracedProgram.all) func textAndJSONTellTheSame(_ program: TracedProgram) throws {
    var lines = ""
    _ = try trace(program.source) { write in TraceText { write($0) } }
    _ = try trace(program.source) { _ in TraceJSON { lines += $0 } }
    var text = ""
    _ = try trace(program.source) { _ in TraceText { text += $0 } }
    let told = try records(in: lines).filter { $0["record"] as? String == "access" }.map { access in
      let verb = access["kind"] as? String == "initialise" ? "init" : access["kind"] as! String
      let values = ((access["old"] as? String).map { $0 + " → " } ?? "") + (access["value"] as! String)
      return "\(access["step"]!) \(verb) \(access["name"]!): \(values)"
    }
    let shown = text.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix(" "), let first = line.first(where: { $0 != " " }), first.isNumber else { return nil }
      return line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map {
        $0.drop { $0 == " " }
      }.joined(separator: " ")
    }
    #expect(told == shown)
  }

  @Test(arguments: TracedProgram.all) func writesReplayedGiveTheLastValues(_ program: TracedProgram) throws {
    var options = TraceOptions()
    options.showsWholeValues = true
    options.includesLibrary = true
    var lines = ""
    _ = try trace(program.source, options) { _ in TraceJSON { lines += $0 } }
    var values: [Int: String] = [:]
    var wholes: [Int: Int] = [:]
    for record in try records(in: lines) {
      switch record["record"] as? String {
      case "location": wholes[record["location"] as! Int] = record["partOf"] as? Int
      case "access" where record["kind"] as? String != "read":
        let location = record["location"] as! Int
        values[location] = record["value"] as? String
        if let whole = record["whole"] as? String, let outer = wholes[location] { values[outer] = whole }
      case "totals":
        for total in record["locations"] as! [[String: Any]] where total["writes"] as! Int > 0 {
          #expect(values[total["location"] as! Int] == total["last"] as? String)
        }
      default: break
      }
    }
    #expect(!values.isEmpty)
  }

  @Test(arguments: TracedProgram.all) func linesKeepToTheSchema(_ program: TracedProgram) throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: root.appending(path: "Sources/Session/Tracing/trace.schema.json")))
    let validator = SchemaValidator(root: schema as! [String: Any])
    var lines = ""
    _ = try trace(program.source) { _ in TraceJSON { lines += $0 } }
    for record in try records(in: lines) { #expect(validator.faults(in: record) == []) }
    #expect(validator.faults(in: ["record": "access", "step": "one"]) != [])
  }

  private func records(in lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as! [String: Any]
    }
  }

  // MARK: Filters

  private let counting = SourceFile(
    name: "counting.swiftlet",
    text: "var total = 0\nvar other = 1\nfor step in 1...3 { total += step }\nprint(total, other)\n")

  private func names(_ options: TraceOptions) -> [String] {
    let list = EventList()
    _ = trace(counting, options) { _ in list }
    return list.events
  }

  @Test func namesAndKindsChooseWhatIsTold() {
    var options = TraceOptions()
    options.names = ["total"]
    options.showsReads = false
    #expect(names(options) == ["initialise total", "modify total", "modify total", "modify total"])
    options.showsReads = true
    options.showsWrites = false
    #expect(names(options) == ["read total"])
  }

  @Test func aLimitEndsTheTraceAndNotTheProgram() {
    var options = TraceOptions()
    options.limit = 2
    let listener = trace(counting, options) { TraceText($0) }
    #expect(listener.output == "6 1\n")
    #expect(listener.transcript.contains("the trace ends here, after 2 accesses"))
  }

  /// Code that is not traced has nothing of tracing in it, and is the same whether a trace was made before or not.
  @Test func codeThatIsNotTracedIsAsItWas() throws {
    for program in TracedProgram.all {
      let before = Compilation(source: try program.source).printedBytecode() ?? ""
      _ = try trace(program.source) { TraceText($0) }
      let after = Compilation(source: try program.source).printedBytecode() ?? ""
      #expect(!before.contains("trace."))
      let lines = zip(withoutAddresses(before).split(separator: "\n"), withoutAddresses(after).split(separator: "\n"))
      let different = lines.first { $0 != $1 }
      #expect(different == nil, "\(program.testDescription): \(different.map { "\($0)" } ?? "")")
    }
  }

  /// Globals lie wherever memory was given out.
  private func withoutAddresses(_ text: String) -> String { text.replacing(#/\[\d{9,}\]/#, with: "[…]") }
}

/// The part of JSON Schema that the trace's schema uses.
private struct SchemaValidator {
  let root: [String: Any]

  func faults(in value: Any) -> [String] { faults(in: value, root, "") }

  private func faults(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      return faults(in: value, (root["$defs"] as! [String: Any])[name] as! [String: Any], path)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let results = choices.map { faults(in: value, $0, path) }
      return results.filter(\.isEmpty).count == 1 ? [] : ["\(path): none of the forms: \(results.joined())"]
    }
    if let constant = schema["const"] {
      return "\(constant)" == "\(value)" ? [] : ["\(path): is not \(constant)"]
    }
    if let choices = schema["enum"] as? [String] {
      return (value as? String).map(choices.contains) == true ? [] : ["\(path): is none of \(choices)"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path): is no string"]
    case "integer", "boolean": return value is NSNumber ? [] : ["\(path): is no number"]
    case "array":
      guard let elements = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return ["\(path): is no array"]
      }
      return elements.flatMap { faults(in: $0, items, path + "[]") }
    default: break
    }
    guard let members = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]]
    else { return ["\(path): is no object"] }
    let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
    var found = missing.map { "\(path).\($0): is missing" }
    for (name, member) in members {
      if let property = properties[name] {
        found += faults(in: member, property, "\(path).\(name)")
      } else {
        found.append("\(path).\(name): is not in the schema")
      }
    }
    return found
  }
}
