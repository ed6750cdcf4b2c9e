import Bytecode

/// Where the machine writes by itself the lines of a trace, once a tracer has said how they begin and end.
///
/// Most accesses are like others before them but for their values. Telling the tracer of each, and having it put the same text
/// together again, would take longer than all the rest.
public struct TraceSheet {
  /// The lines that have not been handed over yet.
  public let text: TextBuffer
  /// The numbers of the lines, with what stands in front of them.
  public let number: StepNumber
  /// How many accesses have been told of.
  public var steps = 0
  /// How many may be.
  public let limit: Int
  /// What stands between the value before a change and the one behind it.
  let arrow: TracedAccess.Text
  /// What stands in front of the value of what the location is a part of; nil where that is not shown.
  let beforeWhole: TracedAccess.Text?
  /// Whether values stand inside of JSON's strings.
  let isQuoted: Bool
  /// What the last line stands below: a line of the program, and a road. Zero for what only the tracer knows.
  public var way = 0
  /// The line of the program alone.
  var heading = 0
  /// With so much text it is time to hand it over.
  static let block = 1 << 16

  /// Makes a sheet for lines behind a text.
  public init(
    _ text: TextBuffer, _ number: StepNumber, limit: Int, arrow: String, beforeWhole: String?, isQuoted: Bool
  ) {
    self.text = text
    self.number = number
    self.limit = limit
    self.arrow = keptText(arrow)
    self.beforeWhole = beforeWhole.map(keptText)
    self.isQuoted = isQuoted
  }
}

/// What the lines of all accesses at a place by a road have in common.
public struct TraceLine {
  /// What the line has to stand below.
  public let way: Int
  /// The number of the line of the program that it stands below; zero for none.
  public let heading: Int
  /// That line's text.
  let headingText: TracedAccess.Text
  /// Whether a road stands between that line and this one, which the tracer shows.
  let hasRoad: Bool
  /// The text between the line's number and the values, without a name that has arguments.
  let start: TracedAccess.Text
  /// The pieces of a name that has arguments.
  let pieces: UnsafeBufferPointer<TracedAccess.Text>?
  /// What stands behind such a name.
  let afterName: TracedAccess.Text
  /// What stands behind the values.
  let end: TracedAccess.Text
  /// How long all that is.
  let length: Int
  /// What is counted.
  let counts: UnsafeMutablePointer<LocationCounts>
  /// The same for what the location is a part of.
  let wholeCounts: UnsafeMutablePointer<LocationCounts>?

  /// Makes a line, of text that is kept for good.
  public init(
    way: Int, heading: Int, headingText: TracedAccess.Text, hasRoad: Bool, start: TracedAccess.Text,
    pieces: UnsafeBufferPointer<TracedAccess.Text>?, afterName: TracedAccess.Text, end: TracedAccess.Text,
    counts: UnsafeMutablePointer<LocationCounts>, wholeCounts: UnsafeMutablePointer<LocationCounts>?
  ) {
    self.way = way
    self.heading = heading
    self.headingText = headingText
    self.hasRoad = hasRoad
    self.start = start
    self.pieces = pieces
    self.afterName = afterName
    self.end = end
    self.counts = counts
    self.wholeCounts = wholeCounts
    length = headingText.count + start.count + afterName.count + end.count
  }
}

/// How often a location was accessed, and with which value last.
public struct LocationCounts {
  /// How often it was read.
  public var reads = 0
  /// How often it got a value.
  public var writes = 0
  /// Whether the last value is one that was given, to the whole or to a part.
  @usableFromInline var isGiven = false
  /// The value it was seen with last.
  public let last = TextBuffer(capacity: 64)
  /// What that value is, if it is a long array.
  @usableFromInline var array = LongArray()

  /// No accesses.
  public init() {}

  /// Counts an access, and takes note of the value.
  @inlinable @inline(__always)
  public mutating func count(_ kind: TraceSite.Kind, _ value: TracedAccess.Text) {
    if kind == .read {
      reads &+= 1
      // The value that was given last counts; one that was only read may be another object's.
      if isGiven { return }
    } else if kind != .destroy {
      writes &+= 1
      isGiven = true
    }
    see(value)
  }

  /// Takes note of the value that a part's change gave to the whole.
  public mutating func count(givenByPart value: TracedAccess.Text) {
    isGiven = true
    see(value)
  }

  @inlinable @inline(__always)
  mutating func see(_ value: TracedAccess.Text) {
    array.count = 0
    last.truncate(to: 0)
    last.end(at: copy(value, to: last.room(for: value.count)))
  }
}

/// All that the text of a long array of numbers says: their number and the first of them. Where elements are written one
/// after the other, the text of the whole mostly stays what it is.
@usableFromInline struct LongArray: Equatable {
  /// Zero for any other value.
  @usableFromInline var count = 0
  var form = TextPlan.Form.end
  var elements = (0, 0, 0)

  @usableFromInline init() {}

  /// Nil for an array whose text says more than that.
  init?(_ value: Frame, _ plan: UnsafeMutablePointer<TextPlan.Step>, limit: Int) {
    guard plan.pointee.form == .array, value[0] != 0, let element = plan.pointee.inner, element.pointee.isNumber,
      ValueText.isLong(slots(at: value[0])[Buffer.count], limit: limit)
    else { return nil }
    let buffer = slots(at: value[0])
    let first = buffer + Buffer.elements
    count = buffer[Buffer.count]
    form = element.pointee.form
    elements = (first[0], first[1], first[2])
  }

  @usableFromInline static func == (left: LongArray, right: LongArray) -> Bool {
    left.count == right.count && left.form == right.form && left.elements == right.elements
  }
}

/// Writes the line of an access. The texts of arguments and of the old value are the last ones that have been told.
@inline(__always)
func writeLine(
  _ line: UnsafeMutablePointer<TraceLine>, on sheet: UnsafeMutablePointer<TraceSheet>, _ tracer: Unmanaged<Tracer>,
  _ site: UnsafeMutablePointer<TraceSiteRecord>, _ begun: UnsafeMutablePointer<TracingState.Begun>?, _ value: Frame,
  whole: Frame, _ context: Context
) {
  let tracing = context.pointee.tracing
  let text = sheet.pointee.text
  // Arguments and the old value are not longer than all texts that have been told.
  let most = line.pointee.length &+ tracing.pointee.text.count &+ 128
  var place = text.room(for: most)
  if sheet.pointee.way != line.pointee.way {
    // Roads are the tracer's business.
    if line.pointee.hasRoad || sheet.pointee.way == 0 {
      tracer._withUnsafeGuaranteedRef { $0.show(line.pointee.way, after: sheet.pointee.way) }
      place = text.room(for: most)
    } else if line.pointee.heading != sheet.pointee.heading {
      place = copy(line.pointee.headingText, to: place)
    }
    sheet.pointee.way = line.pointee.way
    sheet.pointee.heading = line.pointee.heading
  }
  place = copy(sheet.pointee.number.next(), to: place)
  place = copy(line.pointee.start, to: place)
  if let pieces = line.pointee.pieces {
    text.end(at: place)
    text.append(pieces, tracing.pointee.arguments)
    place = text.room(for: most)
    place = copy(line.pointee.afterName, to: place)
  }
  if let begun {
    place = copy(tracing.pointee.text.bytes(begun.pointee.oldStart, begun.pointee.end), to: place)
    place = copy(sheet.pointee.arrow, to: place)
  }
  var start = place
  switch site.pointee.form {
  case .signed: place = writeDecimal(value[0], to: place)
  case .bool: place = writeTruth(value[0] != 0, to: place)
  case .double: place = copy(tracing.pointee.numbers.text(of: float64(value[0])), to: place)
  default:
    text.end(at: place)
    let count = text.count
    render(value, of: site, into: text, context)
    place = text.room(for: line.pointee.length &+ 32)
    start = place - (text.count &- count)
  }
  line.pointee.counts.pointee.count(site.pointee.kind, TracedAccess.Text(start: start, count: place - start))
  if site.pointee.isPart, let counts = line.pointee.wholeCounts {
    renderWhole(whole, counts, site, context)
    if let before = sheet.pointee.beforeWhole {
      text.end(at: place)
      text.append(slack: before)
      text.append(slack: counts.pointee.last.bytes)
      place = text.room(for: line.pointee.length)
    }
  }
  text.end(at: copy(line.pointee.end, to: place))
  sheet.pointee.steps &+= 1
  if text.count >= TraceSheet.block { tracer._withUnsafeGuaranteedRef { $0.handOver() } }
}

/// Keeps the text of the value that the location is a part of.
@inline(never)
private func renderWhole(
  _ value: Frame, _ counts: UnsafeMutablePointer<LocationCounts>, _ site: UnsafeMutablePointer<TraceSiteRecord>,
  _ context: Context
) {
  guard let plan = site.pointee.wholePlan ?? makeWholePlan(of: site, context) else { return }
  let limit = context.pointee.tracing.pointee.limit
  let array = LongArray(value, plan.assumingMemoryBound(to: TextPlan.Step.self), limit: limit)
  if let array, array == counts.pointee.array { return }
  counts.pointee.isGiven = true
  counts.pointee.last.truncate(to: 0)
  renderByPlan(value, plan, into: counts.pointee.last, context)
  counts.pointee.array = array ?? LongArray()
}

extension TextBuffer {
  /// Adds a location's name, which comes in pieces, with a subscript's arguments between them: `items[2].title`.
  public func append(_ pieces: UnsafeBufferPointer<TracedAccess.Text>, _ arguments: TracedAccess.Arguments) {
    append(slack: pieces[0])
    for index in 1..<pieces.count {
      if index <= arguments.count { append(slack: arguments[index - 1]) } else { append("…" as StaticString) }
      append(slack: pieces[index])
    }
  }
}
