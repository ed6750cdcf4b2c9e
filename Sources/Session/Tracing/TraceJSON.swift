import Basics
import Machine

/// A trace for programs: JSON Lines, one object a line. `trace.schema.json` beside this file describes them.
public final class TraceJSON: TraceWriter {
  /// The version of the format, in the first line. It changes when a reader would have to.
  public static let version = 1

  private let output: TraceOutput
  private let number = StepNumber(prefix: "{\"record\":\"access\",\"step\":", width: 1)

  /// Makes a writer that hands its lines to `sink`.
  public init(_ sink: @escaping TraceSink) {
    output = TraceOutput(sink)
  }

  public func begin(_ program: SourceFile) {
    line([
      ("record", .text("program")), ("version", .number(TraceJSON.version)), ("file", .text(program.name)),
      ("lines", .number(program.lineCount)),
    ])
  }

  public func tell(of location: TraceRecord) {
    line([
      ("record", .text("location")), ("location", .number(location.number)), ("name", .text(location.name)),
      ("kind", .text(location.kind)), ("type", .text(location.type)), ("declared", place(location.declaration)),
      ("partOf", location.whole.map { .number($0.number) } ?? .none),
    ])
  }

  public func sheet(limit: Int) -> TraceSheet? {
    TraceSheet(
      output.text, number, limit: limit, arrow: TraceJSON.beforeValue, beforeWhole: TraceJSON.beforeWhole,
      isQuoted: true)
  }

  public func line(for point: TracePoint) -> TraceLine? {
    let parts = self.parts(of: point)
    return TraceLine(
      way: 0, heading: 0, headingText: parts.pointee.end, hasRoad: false, start: parts.pointee.start,
      pieces: parts.pointee.pieces, afterName: parts.pointee.afterName, end: parts.pointee.end,
      counts: point.location.counts, wholeCounts: point.location.whole?.counts)
  }

  public func tell(of access: TracedAccess, step: Int, at point: Unmanaged<TracePoint>) {
    let text = output.text
    let parts = point._withUnsafeGuaranteedRef { self.parts(of: $0) }
    text.append(slack: number.next())
    text.append(slack: parts.pointee.start)
    if let pieces = parts.pointee.pieces {
      text.append(pieces, access.arguments)
      text.append(slack: parts.pointee.afterName)
    }
    if let old = access.old {
      text.append(slack: old)
      text.append(TraceJSON.beforeValue)
    }
    text.append(slack: access.value)
    if let whole = access.whole {
      text.append(TraceJSON.beforeWhole)
      text.append(slack: whole)
    }
    text.append(slack: parts.pointee.end)
    output.flushIfLarge()
  }

  public func tell(of run: TraceRun) {
    _ = number.next()
    line([
      ("record", .text("run")), ("step", .number(run.step)), ("view", .text(run.view)), ("reason", .text(run.reason)),
      ("at", place(run.place)),
    ])
  }

  public func end(steps: Int, _ locations: [TraceRecord], isCut: Bool) {
    let table = locations.map { location in
      JSON.object([
        ("location", .number(location.number)), ("reads", .number(location.reads)),
        ("writes", .number(location.writes)), ("last", .quoted(location.lastValue)),
      ])
    }
    line([
      ("record", .text("totals")), ("steps", .number(steps)), ("cut", .boolean(isCut)), ("locations", .array(table)),
    ])
  }

  public func flush() { output.flush() }

  // MARK: Parts of lines

  /// What is written for a point each time, before and behind the values. Values come as they stand inside of JSON's strings.
  private struct Parts {
    /// All in front of the first value, or of a name that has arguments.
    let start: TracedAccess.Text
    /// The pieces of such a name.
    let pieces: UnsafeBufferPointer<TracedAccess.Text>?
    /// What is between such a name and the first value.
    let afterName: TracedAccess.Text
    let end: TracedAccess.Text
  }

  private static let beforeValue = "\",\"value\":\""
  private static let beforeWhole = "\",\"whole\":\""

  private func parts(of point: TracePoint) -> UnsafeMutablePointer<Parts> {
    (point.written.pointee ?? makeParts(of: point)).assumingMemoryBound(to: Parts.self)
  }

  private func makeParts(of point: TracePoint) -> UnsafeMutableRawPointer {
    let via = point.road.map { step in
      JSON.object([("kind", .text(step.kind)), ("name", .text(step.name)), ("declared", place(step.place))])
    }
    let start = JSON.object([("kind", .text(point.kind)), ("location", .number(point.location.number))]).text
    let end = JSON.object([
      ("at", place(point.place)), ("from", via.isEmpty ? .none : place(point.origin)),
      ("via", via.isEmpty ? .none : .array(via)),
    ]).text
    let hasArguments = point.pieces.count > 1
    let names = point.pieces.map { String(JSON.text($0).text.dropFirst().dropLast()) }
    let pieces = UnsafeMutableBufferPointer<TracedAccess.Text>.allocate(capacity: names.count)
    _ = pieces.initialize(from: names.map(keptText))
    let beforeName = "," + start.dropFirst().dropLast() + ",\"name\":\""
    let afterName = point.hasOldValue ? "\",\"old\":\"" : TraceJSON.beforeValue
    let parts = UnsafeMutablePointer<Parts>.allocate(capacity: 1)
    parts.initialize(
      to: Parts(
        start: hasArguments ? keptText(beforeName) : keptText(beforeName + names[0] + afterName),
        pieces: hasArguments ? UnsafeBufferPointer(pieces) : nil, afterName: keptText(afterName),
        end: keptText("\"," + end.dropFirst() + "\n")))
    point.written.pointee = UnsafeMutableRawPointer(parts)
    return UnsafeMutableRawPointer(parts)
  }

  private func place(_ location: SourceLocation?) -> JSON {
    guard let location else { return .none }
    let (line, column) = location.file.lineAndColumn(at: location.offset)
    return .object([("line", .number(line)), ("column", .number(column))])
  }

  private func line(_ members: [(String, JSON)]) {
    output.text.append(JSON.object(members).text)
    output.text.append(UInt8(ascii: "\n"))
  }
}

/// A JSON value to be written; members whose value is `none` are left out.
indirect enum JSON {
  case none
  case boolean(Bool)
  case number(Int)
  case text(String)
  /// Text that is written as it stands inside of a string already.
  case quoted(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The value as JSON on one line.
  var text: String {
    switch self {
    case .none: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .text(let value): return JSON.quoted(value)
    case .quoted(let value): return "\"" + value + "\""
    case .array(let elements): return "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let shown = members.filter {
        if case .none = $0.1 { return false }
        return true
      }
      return "{" + shown.map { JSON.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar < " " {
        result += escaped(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A character that may not stand in a string as it is.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
