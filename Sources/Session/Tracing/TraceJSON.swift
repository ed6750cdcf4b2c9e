import Basics
import Machine

/// A trace for programs: JSON Lines, one object a line. `trace.schema.json` beside this file describes them.
public final class TraceJSON: TraceWriter {
  /// The version of the format, in the first line. It changes when a reader would have to.
  public static let version = 1

  private let output: TraceOutput
  private let number = StepNumber(width: 1)
  /// A name with its arguments.
  private let name = TextBuffer()

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

  public func tell(of access: TracedAccess, step: Int, at point: Unmanaged<TracePoint>) {
    let text = output.text
    let parts = point._withUnsafeGuaranteedRef { point in
      (point.written.pointee ?? makeParts(of: point)).assumingMemoryBound(to: Parts.self)
    }
    text.append(slack: TraceJSON.start)
    text.append(slack: number.next())
    text.append(slack: parts.pointee.start)
    if let pieces = parts.pointee.pieces {
      name.truncate(to: 0)
      name.append(pieces, access.arguments)
      appendQuoted(name.bytes)
    }
    append(TraceJSON.old, access.old)
    append(TraceJSON.value, access.value)
    append(TraceJSON.whole, access.whole)
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
        ("writes", .number(location.writes)), ("last", .text(location.lastValue)),
      ])
    }
    line([
      ("record", .text("totals")), ("steps", .number(steps)), ("cut", .boolean(isCut)), ("locations", .array(table)),
    ])
  }

  public func flush() { output.flush() }

  // MARK: Parts of lines

  /// What is written for a point each time, before and behind the values.
  private struct Parts {
    let start: TracedAccess.Text
    /// The pieces of a name that has arguments.
    let pieces: UnsafeBufferPointer<TracedAccess.Text>?
    let end: TracedAccess.Text
  }

  private static let start = keptText("{\"record\":\"access\",\"step\":")
  private static let old = keptText(",\"old\":")
  private static let value = keptText(",\"value\":")
  private static let whole = keptText(",\"whole\":")

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
    let name = hasArguments ? "" : JSON.text(point.pieces[0]).text
    let parts = UnsafeMutablePointer<Parts>.allocate(capacity: 1)
    parts.initialize(
      to: Parts(
        start: keptText("," + start.dropFirst().dropLast() + ",\"name\":" + name),
        pieces: hasArguments ? point.nameTexts : nil, end: keptText("," + end.dropFirst() + "\n")))
    point.written.pointee = UnsafeMutableRawPointer(parts)
    return UnsafeMutableRawPointer(parts)
  }

  private func append(_ name: TracedAccess.Text, _ value: TracedAccess.Text?) {
    guard let value else { return }
    output.text.append(slack: name)
    appendQuoted(value)
  }

  /// Adds text as a string of JSON.
  private func appendQuoted(_ bytes: TracedAccess.Text) {
    let text = output.text
    text.append(UInt8(ascii: "\""))
    if !text.appendPlain(bytes) {
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "\""): text.append("\\\"" as StaticString)
        case UInt8(ascii: "\\"): text.append("\\\\" as StaticString)
        case 0..<32: text.append(JSON.escaped(Unicode.Scalar(byte)))
        default: text.append(byte)
        }
      }
    }
    text.append(UInt8(ascii: "\""))
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
  case array([JSON])
  case object([(String, JSON)])

  /// The value as JSON on one line.
  var text: String {
    switch self {
    case .none: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .text(let value): return JSON.quoted(value)
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
