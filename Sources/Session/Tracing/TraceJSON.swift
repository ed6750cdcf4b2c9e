import Basics

/// A trace for programs: JSON Lines, one object a line. `trace.schema.json` beside this file describes them.
public struct TraceJSON: TraceWriter {
  /// The version of the format, in the first line. It changes when a reader would have to.
  public static let version = 1

  private let write: (String) -> Void

  /// Makes a writer that hands its lines to `write`.
  public init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  public mutating func begin(_ program: SourceFile) {
    line([
      ("record", .text("program")), ("version", .number(TraceJSON.version)), ("file", .text(program.name)),
      ("lines", .number(program.lineCount)),
    ])
  }

  public mutating func tell(of location: TraceRecord) {
    line([
      ("record", .text("location")), ("location", .number(location.number)), ("name", .text(location.name)),
      ("kind", .text(location.kind)), ("type", .text(location.type)), ("declared", place(location.declaration)),
      ("partOf", location.whole.map { .number($0.number) } ?? .none),
    ])
  }

  public mutating func tell(of event: TraceEvent) {
    let via = event.road.map { step in
      JSON.object([("kind", .text(step.kind)), ("name", .text(step.name)), ("declared", place(step.place))])
    }
    line([
      ("record", .text("access")), ("step", .number(event.step)), ("kind", .text(event.kind)),
      ("location", .number(event.location.number)), ("name", .text(event.name)),
      ("old", event.old.map(JSON.text) ?? .none), ("value", .text(event.value)),
      ("whole", event.whole.map(JSON.text) ?? .none), ("at", place(event.place)),
      ("from", event.road.isEmpty ? .none : place(event.origin)), ("via", via.isEmpty ? .none : .array(via)),
    ])
  }

  public mutating func end(steps: Int, _ locations: [TraceRecord], isCut: Bool) {
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

  private func place(_ location: SourceLocation?) -> JSON {
    guard let location else { return .none }
    let (line, column) = location.file.lineAndColumn(at: location.offset)
    return .object([("line", .number(line)), ("column", .number(column))])
  }

  private func line(_ members: [(String, JSON)]) { write(JSON.object(members).text + "\n") }
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
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
