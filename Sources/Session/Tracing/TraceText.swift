import Basics

/// A trace for people: the line of the program once, below it the road to each access as an indented tree, at the end the
/// locations in a table.
public struct TraceText: TraceWriter {
  private let write: (String) -> Void
  private var program: SourceFile?
  /// The line shown last, and the road below it that the next access may share.
  private var heading: SourceLocation?
  private var road: [TraceEvent.Step] = []

  /// Makes a writer that hands its lines to `write`.
  public init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  public mutating func begin(_ program: SourceFile) { self.program = program }

  public mutating func tell(of location: TraceRecord) {}

  public mutating func tell(of event: TraceEvent) {
    var text = ""
    if heading == nil || !isSameLine(heading!, event.origin) {
      heading = event.origin
      road = []
      let line = event.origin.line
      text += "\(fileName(event.origin)):\(line): \(trimmed(event.origin.file.line(line)))\n"
    }
    let shared = zip(road, event.road).prefix { $0 == $1 }.count
    for (depth, step) in event.road.enumerated().dropFirst(shared) {
      text += margin(nil, depth) + describe(step, from: heading!) + "\n"
    }
    road = event.road
    text += margin(event.step, event.road.count) + describe(event) + "\n"
    write(text)
  }

  public mutating func end(steps: Int, _ locations: [TraceRecord], isCut: Bool) {
    var text = ""
    if isCut { text += "the trace ends here, after \(steps) accesses; the program went on\n" }
    if !locations.isEmpty {
      text += steps == 0 ? "" : "\n"
      text += TraceTable(locations).text
    }
    write(text)
  }

  // MARK: Lines

  private func margin(_ step: Int?, _ depth: Int) -> String {
    let number = step.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 5 - number.count)) + number
      + String(repeating: "  ", count: depth + 1)
  }

  private func describe(_ step: TraceEvent.Step, from heading: SourceLocation) -> String {
    var text = step.kind == "closure" ? "closure in \(step.name)" : "\(step.kind) \(step.name)"
    if let place = step.place, place.line != heading.line {
      text += ", line \(place.line)"
      if step.kind == "closure" { text += ": " + trimmed(place.file.line(place.line)) }
    }
    return text
  }

  private func describe(_ event: TraceEvent) -> String {
    let verb = event.kind == "initialise" ? "init" : event.kind
    let values = event.old.map { "\($0) → \(event.value)" } ?? event.value
    return verb + String(repeating: " ", count: max(1, 8 - verb.count)) + event.name + ": " + values
  }

  private func fileName(_ place: SourceLocation) -> Substring {
    place.file.name.split(separator: "/").last ?? "?"
  }

  private func isSameLine(_ one: SourceLocation, _ other: SourceLocation) -> Bool {
    one.file === other.file && one.line == other.line
  }

  private func trimmed(_ line: String) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.count > 90 ? text.prefix(89) + "…" : String(text)
  }
}

/// The locations of a trace with what happened to each.
public struct TraceTable {
  private let locations: [TraceRecord]

  /// Makes a table.
  public init(_ locations: [TraceRecord]) {
    self.locations = locations
  }

  /// The table as lines of text.
  public var text: String {
    let head = ["location", "type", "declared", "reads", "writes", "last value"]
    let rows = locations.map { location in
      [
        location.name, location.type, location.declaration.map { "line \($0.line)" } ?? "",
        String(location.reads), String(location.writes), location.lastValue,
      ]
    }
    let widths = head.indices.map { column in ([head] + rows).map { min($0[column].count, 40) }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      var text = ""
      for (column, cell) in cells.enumerated() {
        let blanks = String(repeating: " ", count: max(0, widths[column] - cell.count))
        let isNumber = column == 3 || column == 4
        text += (isNumber ? blanks + cell : cell + blanks) + (column == cells.count - 1 ? "" : "  ")
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }
    return line(head) + rows.map(line).joined()
  }
}
