import Basics
import Bytecode
import Foundation
import Lowering
import Machine
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
  func tell(of access: TracedAccess, step: Int, at point: Unmanaged<TracePoint>) {
    let point = point.takeUnretainedValue()
    events.append("\(point.kind) \(point.location.name)")
  }
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

  /// Everything that the text shows is in the JSON: the one can be made of the other.
  @Test(arguments: TracedProgram.all) func theTextCanBeMadeOfTheJSON(_ program: TracedProgram) throws {
    var lines = ""
    var text = ""
    _ = try trace(program.source) { _ in TraceJSON { lines += String(decoding: $0, as: UTF8.self) } }
    _ = try trace(program.source) { _ in TraceText { text += String(decoding: $0, as: UTF8.self) } }
    var converter = TraceConverter(source: try program.source)
    for record in try records(in: lines) { converter.take(record) }
    #expect(converter.text == text)
  }

  @Test(arguments: TracedProgram.all) func writesReplayedGiveTheLastValues(_ program: TracedProgram) throws {
    var options = TraceOptions()
    options.showsWholeValues = true
    options.includesLibrary = true
    var lines = ""
    _ = try trace(program.source, options) { _ in TraceJSON { lines += String(decoding: $0, as: UTF8.self) } }
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
    _ = try trace(program.source) { _ in TraceJSON { lines += String(decoding: $0, as: UTF8.self) } }
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

  @Test func libraryVariablesAreToldOfWhenAskedFor() {
    var options = TraceOptions()
    let sorting = SourceFile(name: "sorting.swiftlet", text: "print([3, 1, 2].sorted())\n")
    let list = EventList()
    _ = trace(sorting, options) { _ in list }
    #expect(list.events.isEmpty)
    options.includesLibrary = true
    _ = trace(sorting, options) { _ in list }
    #expect(!list.events.isEmpty)
  }

  @Test func longValuesAreCutUnlessTheyAreWantedWhole() {
    var options = TraceOptions()
    let counting = SourceFile(name: "long.swiftlet", text: "let numbers = Array(1...100)\n")
    #expect(trace(counting, options) { TraceText($0) }.transcript.contains("…"))
    options.showsWholeValues = true
    #expect(trace(counting, options) { TraceText($0) }.transcript.contains("99, 100]"))
  }

  /// The reason is shown where the program stopped, before the table.
  @Test func aTrapComesInItsPlace() throws {
    let source = SourceFile(name: "trap.swiftlet", text: "var last = 1\nlast = [1][last]\n")
    let listener = Listener()
    let writer = TraceText { listener.transcript += String(decoding: $0, as: UTF8.self) }
    _ = Compilation(source: source).trace(
      TraceOptions(), to: writer, on: listener, beforeEnd: { listener.transcript += "ended: \($0)\n" })
    let lines = listener.transcript.split(separator: "\n").map(String.init)
    let stop = try #require(lines.firstIndex { $0.hasPrefix("ended: ") })
    #expect(lines[stop - 1].contains("read    last: 1"))
    #expect(lines[stop + 1].hasPrefix("location"))
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

/// Makes the text of a trace from its JSON Lines.
private struct TraceConverter {
  let source: SourceFile
  private(set) var text = ""
  private var heading = 0
  private var road: [String] = []
  private var locations: [[String: Any]] = []

  init(source: SourceFile) {
    self.source = source
  }

  mutating func take(_ record: [String: Any]) {
    switch record["record"] as? String {
    case "location": locations.append(record)
    case "access": takeAccess(record)
    case "run":
      begin(line(record["at"]))
      road = []
      add(record["step"], depth: 0, "run", "\(record["view"]!).body: \(record["reason"]!)")
    case "totals": takeTotals(record["locations"] as! [[String: Any]], isCut: record["cut"] as! Bool)
    default: break
    }
  }

  private func line(_ place: Any?) -> Int { (place as? [String: Int])?["line"] ?? 0 }

  private mutating func begin(_ line: Int) {
    if line == heading { return }
    heading = line
    road = []
    text += "\(source.name):\(line): \(shortened(source.line(line)))\n"
  }

  private mutating func takeAccess(_ record: [String: Any]) {
    begin(line(record["from"] ?? record["at"]))
    let steps = record["via"] as? [[String: Any]] ?? []
    // Two closures of one line are told apart by their columns.
    let keys = steps.map { describe($0) + "\(($0["declared"] as? [String: Int])?["column"] ?? 0)" }
    let shared = zip(road, keys).prefix { $0 == $1 }.count
    for (depth, step) in steps.enumerated().dropFirst(shared) {
      text += String(repeating: " ", count: 7 + 2 * depth) + describe(step) + "\n"
    }
    road = keys
    let kind = record["kind"] as! String
    let values = ((record["old"] as? String).map { $0 + " → " } ?? "") + (record["value"] as! String)
    add(record["step"], depth: steps.count, kind == "initialise" ? "init" : kind, "\(record["name"]!): \(values)")
  }

  private mutating func add(_ step: Any?, depth: Int, _ verb: String, _ rest: String) {
    let number = "\(step!)"
    text += String(repeating: " ", count: max(0, 5 - number.count)) + number
    text += String(repeating: "  ", count: depth + 1) + verb
    text += String(repeating: " ", count: max(1, 8 - verb.count)) + rest + "\n"
  }

  private func describe(_ step: [String: Any]) -> String {
    let kind = step["kind"] as! String
    var text = kind == "closure" ? "closure in \(step["name"]!)" : "\(kind) \(step["name"]!)"
    let line = line(step["declared"])
    if line != 0, line != heading {
      text += ", line \(line)"
      if kind == "closure" { text += ": " + shortened(source.line(line)) }
    }
    return text
  }

  private func shortened(_ line: String) -> String {
    let line = line.drop { $0 == " " || $0 == "\t" }
    return line.count > 90 ? line.prefix(89) + "…" : String(line)
  }

  private mutating func takeTotals(_ totals: [[String: Any]], isCut: Bool) {
    if isCut { text += "the trace ends here, after some accesses; the program went on\n" }
    if totals.isEmpty { return }
    var rows = [["location", "type", "declared", "reads", "writes", "last value"]]
    for total in totals {
      let location = locations[total["location"] as! Int - 1]
      let line = line(location["declared"])
      rows.append([
        location["name"] as! String, location["type"] as! String, line == 0 ? "" : "line \(line)", "\(total["reads"]!)",
        "\(total["writes"]!)", total["last"] as! String,
      ])
    }
    text += text.isEmpty ? "" : "\n"
    for row in rows {
      var cells: [String] = []
      for (column, cell) in row.enumerated() {
        let width = rows.map { min($0[column].count, 40) }.max()!
        let blanks = String(repeating: " ", count: max(0, width - cell.count))
        cells.append(column == 3 || column == 4 ? blanks + cell : cell + blanks)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
  }
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
