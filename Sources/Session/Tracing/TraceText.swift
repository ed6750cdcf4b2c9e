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
  /// The number of that road; zero for none.
  private var roadNumber = 0
  private var roads: [[Int]: Int] = [[]: 0]
  private let number = StepNumber()

  /// Makes a writer that hands its lines to `sink`.
  public init(_ sink: @escaping TraceSink) {
    output = TraceOutput(sink)
  }

  public func begin(_ program: SourceFile) {}

  public func tell(of location: TraceRecord) {}

  public func tell(of event: TraceEvent) {
    event.pointAddress._withUnsafeGuaranteedRef { point in
      point.written(makeLines)._withUnsafeGuaranteedRef { tell(of: event, at: point, $0) }
    }
  }

  @inline(__always) private func tell(of event: TraceEvent, at point: TracePoint, _ lines: Lines) {
    let text = output.text
    if heading != lines.heading {
      heading = lines.heading
      roadNumber = 0
      road = []
      text.append(lines.headingText)
    }
    if roadNumber != lines.roadNumber { showRoad(lines) }
    text.append(number.text(of: event.step))
    text.append(lines.verb)
    if point.hasArguments {
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
  @inline(never) private func showRoad(_ lines: Lines) {
    let shared = zip(road, lines.road).prefix { $0 == $1 }.count
    for step in lines.roadTexts.dropFirst(shared) { output.text.append(step) }
    road = lines.road
    roadNumber = lines.roadNumber
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
    road = []
    text.append(number.text(of: run.step))
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
  private final class Lines {
    /// The number of the program's line below which it is shown.
    let heading: Int
    let headingText: UnsafeBufferPointer<UInt8>
    /// The numbers of the road and of its steps, and the steps' lines.
    let roadNumber: Int
    let road: [Int]
    let roadTexts: [String]
    /// What stands between the step's number and the values, without the name where it has arguments.
    let verb: UnsafeBufferPointer<UInt8>

    init(heading: Int, headingText: String, roadNumber: Int, road: [Int], roadTexts: [String], verb: String) {
      self.heading = heading
      self.headingText = keptText(headingText)
      self.roadNumber = roadNumber
      self.road = road
      self.roadTexts = roadTexts
      self.verb = keptText(verb)
    }
  }

  private func makeLines(of point: TracePoint) -> Lines {
    let origin = point.origin
    let verb = point.kind == "initialise" ? "init" : point.kind
    let road = point.road.map(number)
    return Lines(
      heading: number(ofLineAt: origin),
      headingText: headingText(origin),
      roadNumber: number(of: road), road: road,
      roadTexts: point.road.enumerated().map { depth, step in
        "     " + margin(depth) + describe(step, from: origin) + "\n"
      },
      verb: margin(point.road.count) + verb + String(repeating: " ", count: max(1, 8 - verb.count))
        + (point.hasArguments ? "" : point.pieces[0] + ": "))
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

/// Text in memory that is not given back.
private func keptText(_ text: String) -> UnsafeBufferPointer<UInt8> {
  let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
  _ = copy.initialize(from: text.utf8)
  return UnsafeBufferPointer(copy)
}

/// The text of a number that grows by one from time to time, at least five bytes wide: mostly one digit changes.
private struct StepNumber {
  private static let width = 20
  /// Digits, the last one at the end, and the number that they are.
  private let digits: UnsafeMutablePointer<UInt8>
  private let state: UnsafeMutablePointer<(number: Int, start: Int)>

  init() {
    digits = .allocate(capacity: StepNumber.width)
    digits.initialize(repeating: UInt8(ascii: " "), count: StepNumber.width)
    digits[StepNumber.width - 1] = UInt8(ascii: "0")
    state = .allocate(capacity: 1)
    state.initialize(to: (0, StepNumber.width - 1))
  }

  /// The text of a number, with blanks before a short one. It lasts until the next one is asked for.
  @inline(__always) func text(of number: Int) -> UnsafeBufferPointer<UInt8> {
    while state.pointee.number < number { increment() }
    let start = min(state.pointee.start, StepNumber.width - 5)
    return UnsafeBufferPointer(start: digits + start, count: StepNumber.width - start)
  }

  private func increment() {
    state.pointee.number += 1
    var index = StepNumber.width - 1
    while digits[index] == UInt8(ascii: "9") {
      digits[index] = UInt8(ascii: "0")
      index -= 1
    }
    digits[index] = digits[index] == UInt8(ascii: " ") ? UInt8(ascii: "1") : digits[index] + 1
    state.pointee.start = min(state.pointee.start, index)
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
