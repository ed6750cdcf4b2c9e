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
  private var shown: UnsafeBufferPointer<Lines.Step>?
  /// The number of that road; zero for none.
  private var roadNumber = 0
  private var roads: [[Int]: Int] = [[]: 0]
  /// What lines stand below, each with the lines of one of the points there.
  private var wayNumbers: [Way: Int] = [:]
  private var ways: [UnsafeMutablePointer<Lines>] = []
  private struct Way: Hashable {
    let heading: Int
    let road: Int
  }
  private let number = StepNumber(width: 5)

  /// Makes a writer that hands its lines to `sink`.
  public init(_ sink: @escaping TraceSink) {
    output = TraceOutput(sink)
  }

  public func sheet(limit: Int) -> TraceSheet? {
    TraceSheet(output.text, number, limit: limit, arrow: TraceText.arrow, beforeWhole: nil, isQuoted: false)
  }

  public func line(for point: TracePoint) -> TraceLine? {
    let lines = self.lines(of: point)
    let key = Way(heading: lines.pointee.heading, road: lines.pointee.roadNumber)
    let number = wayNumbers[key] ?? ways.count + 1
    if number > ways.count {
      ways.append(lines)
      wayNumbers[key] = number
    }
    return TraceLine(
      way: number, heading: lines.pointee.heading, headingText: lines.pointee.headingText,
      hasRoad: !lines.pointee.road.isEmpty, start: lines.pointee.verb, pieces: lines.pointee.pieces,
      afterName: colon, end: newline, counts: point.location.counts, wholeCounts: point.location.whole?.counts)
  }

  public func show(_ way: Int) { showWay(ways[way - 1]) }

  public func note(_ way: Int) {
    let lines = ways[way - 1]
    heading = lines.pointee.heading
    roadNumber = lines.pointee.roadNumber
    shown = lines.pointee.road
  }

  public func begin(_ program: SourceFile) {}

  public func tell(of location: TraceRecord) {}

  public func tell(of access: TracedAccess, step: Int, at point: Unmanaged<TracePoint>) {
    let lines = point._withUnsafeGuaranteedRef { self.lines(of: $0) }
    if heading != lines.pointee.heading || roadNumber != lines.pointee.roadNumber { showWay(lines) }
    let text = output.text
    text.append(slack: number.next())
    text.append(slack: lines.pointee.verb)
    if let pieces = lines.pointee.pieces {
      text.append(pieces, access.arguments)
      text.append(slack: colon)
    }
    if let old = access.old {
      text.append(slack: old)
      text.append(slack: arrow)
    }
    text.append(slack: access.value)
    text.append(UInt8(ascii: "\n"))
    output.flushIfLarge()
  }

  private static let arrow = " → "
  private let colon = keptText(": ")
  private let arrow = keptText(TraceText.arrow)
  private let newline = keptText("\n")

  /// Shows the program's line, and the steps of the road, that the access before does not share.
  private func showWay(_ lines: UnsafeMutablePointer<Lines>) {
    if heading != lines.pointee.heading {
      heading = lines.pointee.heading
      roadNumber = 0
      shown = nil
      output.text.append(slack: lines.pointee.headingText)
    }
    if roadNumber != lines.pointee.roadNumber { showRoad(lines) }
  }

  /// Shows the steps of a road that the access before did not take.
  private func showRoad(_ lines: UnsafeMutablePointer<Lines>) {
    let road = lines.pointee.road
    var shared = 0
    if let shown {
      while shared < min(shown.count, road.count), shown[shared].number == road[shared].number { shared += 1 }
    }
    while shared < road.count {
      output.text.append(slack: road[shared].text)
      shared += 1
    }
    shown = road
    roadNumber = lines.pointee.roadNumber
  }

  public func tell(of run: TraceRun) {
    let place = run.place
    let line = number(ofLineAt: place)
    let text = output.text
    if heading != line {
      heading = line
      text.append(headingText(place))
    }
    // What the body does is told below it.
    roadNumber = 0
    shown = nil
    text.append(slack: number.next())
    text.append("  run     \(run.view).body: \(run.reason)\n")
    output.flushIfLarge()
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

  /// What is shown for a point each time: all but numbers and values. Text is kept for good, since points are.
  private struct Lines {
    /// A step of the road.
    struct Step {
      let number: Int
      let text: TracedAccess.Text
    }

    /// The number of the program's line below which it is shown.
    let heading: Int
    let headingText: TracedAccess.Text
    /// The number of the road, and its steps.
    let roadNumber: Int
    let road: UnsafeBufferPointer<Step>
    /// What stands between the step's number and the values, without a name that has arguments.
    let verb: TracedAccess.Text
    /// The pieces of a name that has arguments.
    let pieces: UnsafeBufferPointer<TracedAccess.Text>?
  }

  private func lines(of point: TracePoint) -> UnsafeMutablePointer<Lines> {
    (point.written.pointee ?? makeLines(of: point)).assumingMemoryBound(to: Lines.self)
  }

  private func makeLines(of point: TracePoint) -> UnsafeMutableRawPointer {
    let origin = point.origin
    let verb = point.kind == "initialise" ? "init" : point.kind
    let numbers = point.road.map(number)
    let road = UnsafeMutableBufferPointer<Lines.Step>.allocate(capacity: numbers.count)
    _ = road.initialize(
      from: point.road.enumerated().map { depth, step in
        Lines.Step(
          number: numbers[depth], text: keptText("     " + margin(depth) + describe(step, from: origin) + "\n"))
      })
    let hasArguments = point.pieces.count > 1
    let lines = UnsafeMutablePointer<Lines>.allocate(capacity: 1)
    lines.initialize(
      to: Lines(
        heading: number(ofLineAt: origin), headingText: keptText(headingText(origin)),
        roadNumber: number(of: numbers), road: UnsafeBufferPointer(road),
        verb: keptText(
          margin(point.road.count) + verb + String(repeating: " ", count: max(1, 8 - verb.count))
            + (hasArguments ? "" : point.pieces[0] + ": ")),
        pieces: hasArguments ? point.nameTexts : nil))
    point.written.pointee = UnsafeMutableRawPointer(lines)
    return UnsafeMutableRawPointer(lines)
  }

  private func headingText(_ place: SourceLocation) -> String {
    "\(fileName(place)):\(place.line): \(trimmed(place.file.line(place.line)))\n"
  }

  private func number(of road: [Int]) -> Int {
    if let known = roads[road] { return known }
    roads[road] = roads.count
    return roads.count - 1
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
    guard let place = step.place else { return text }
    let isElsewhere = place.file !== heading.file
    guard isElsewhere || place.line != heading.line else { return text }
    text += isElsewhere ? ", \(fileName(place)):\(place.line)" : ", line \(place.line)"
    if step.kind == "closure" { text += ": " + trimmed(place.file.line(place.line)) }
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
  /// Whether the locations may be declared in several files, as the inputs of a session are.
  private let showsFiles: Bool

  /// Makes a table.
  public init(_ locations: [TraceRecord], showsFiles: Bool = false) {
    self.locations = locations
    self.showsFiles = showsFiles
  }

  private func place(_ declaration: SourceLocation?) -> String {
    guard let declaration else { return "" }
    return showsFiles ? "\(declaration.file.name):\(declaration.line)" : "line \(declaration.line)"
  }

  /// The table as lines of text.
  public var text: String {
    let head = ["location", "type", "declared", "reads", "writes", "last value"]
    let rows = locations.map { location in
      [
        location.name, location.type, place(location.declaration),
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
