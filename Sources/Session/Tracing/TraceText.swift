import Basics
import Machine

/// A trace for people: the line of the program once, below it the road to each access as an indented tree, at the end the
/// locations in a table.
public final class TraceText: TraceWriter {
  private let output: TraceOutput
  private var numbers: [TracePoint.Step: Int] = [:]
  private var lines: [SourceLocation: Int] = [:]
  /// The number of the line shown last, and the road below it that the next access may share.
  private var heading = 0
  private var road: [Int] = []

  /// Makes a writer that hands its lines to `sink`.
  public init(_ sink: @escaping TraceSink) {
    output = TraceOutput(sink)
  }

  public func begin(_ program: SourceFile) {}

  public func tell(of location: TraceRecord) {}

  public func tell(of event: TraceEvent) {
    let text = output.text
    let lines = self.lines(of: event.point)
    if heading != lines.heading {
      heading = lines.heading
      road.removeAll(keepingCapacity: true)
      text.append(lines.headingText)
    }
    if !lines.road.isEmpty || !road.isEmpty { showRoad(lines) }
    text.appendDecimal(event.step, width: 5)
    text.append(lines.verb)
    if event.point.pieces.count > 1 {
      event.appendName(to: text)
      text.append(": " as StaticString)
    }
    if let old = event.old {
      text.append(old)
      text.append(" → " as StaticString)
    }
    text.append(event.value)
    text.append(UInt8(ascii: "\n"))
    output.flushIfLarge()
  }

  /// Shows the steps of a road that the access before did not take.
  private func showRoad(_ lines: Lines) {
    if lines.road == road { return }
    let shared = zip(road, lines.road).prefix { $0 == $1 }.count
    for step in lines.roadTexts.dropFirst(shared) { output.text.append(step) }
    road = lines.road
  }

  public func end(steps: Int, _ locations: [TraceRecord], isCut: Bool) {
    var text = ""
    if isCut { text += "the trace ends here, after \(steps) accesses; the program went on\n" }
    if !locations.isEmpty {
      text += steps == 0 ? "" : "\n"
      text += TraceTable(locations).text
    }
    output.text.append(text)
  }

  public func flush() { output.flush() }

  // MARK: Lines

  /// What is shown for a point each time: all but numbers and values.
  private final class Lines {
    /// The number of the program's line below which it is shown.
    let heading: Int
    let headingText: String
    /// The numbers of the steps of the road, and their lines.
    let road: [Int]
    let roadTexts: [String]
    /// What stands between the step's number and the values, without the name where it has arguments.
    let verb: String

    init(heading: Int, headingText: String, road: [Int], roadTexts: [String], verb: String) {
      self.heading = heading
      self.headingText = headingText
      self.road = road
      self.roadTexts = roadTexts
      self.verb = verb
    }
  }

  private func lines(of point: TracePoint) -> Lines {
    if let known = point.written { return unsafeDowncast(known, to: Lines.self) }
    let origin = point.origin
    let verb = point.kind == "initialise" ? "init" : point.kind
    let lines = Lines(
      heading: number(ofLineAt: origin),
      headingText: "\(fileName(origin)):\(origin.line): \(trimmed(origin.file.line(origin.line)))\n",
      road: point.road.map(number),
      roadTexts: point.road.enumerated().map { depth, step in
        "     " + margin(depth) + describe(step, from: origin) + "\n"
      },
      verb: margin(point.road.count) + verb + String(repeating: " ", count: max(1, 8 - verb.count))
        + (point.pieces.count == 1 ? point.pieces[0] + ": " : ""))
    point.written = lines
    return lines
  }

  private func number(of step: TracePoint.Step) -> Int {
    if let known = numbers[step] { return known }
    numbers[step] = numbers.count + 1
    return numbers.count
  }

  private func number(ofLineAt place: SourceLocation) -> Int {
    let start = SourceLocation(file: place.file, offset: place.file.startOfLine(place.line))
    if let known = lines[start] { return known }
    lines[start] = lines.count + 1
    return lines.count
  }

  private func margin(_ depth: Int) -> String { String(repeating: "  ", count: depth + 1) }

  private func describe(_ step: TracePoint.Step, from heading: SourceLocation) -> String {
    var text = step.kind == "closure" ? "closure in \(step.name)" : "\(step.kind) \(step.name)"
    if let place = step.place, place.line != heading.line {
      text += ", line \(place.line)"
      if step.kind == "closure" { text += ": " + trimmed(place.file.line(place.line)) }
    }
    return text
  }

  private func fileName(_ place: SourceLocation) -> Substring {
    place.file.name.split(separator: "/").last ?? "?"
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
