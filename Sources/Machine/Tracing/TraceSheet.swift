import Bytecode

/// Where the machine writes by itself the lines of a trace for people, once a tracer has said how they begin.
///
/// Most accesses are like others before them but for their values. Telling the tracer of each, and having it put the same text
/// together again, would take longer than all the rest.
public struct TraceSheet {
  /// The lines that have not been handed over yet.
  public let text: TextBuffer
  /// The numbers of the lines.
  public let number: StepNumber
  /// How many accesses have been told of.
  public var steps = 0
  /// How many may be.
  public let limit: Int
  /// What the last line stands below: a line of the program, and a road.
  public var way = 0
  /// With so much text it is time to hand it over.
  static let block = 1 << 16

  /// Makes a sheet for lines behind a text.
  public init(_ text: TextBuffer, _ number: StepNumber, limit: Int) {
    self.text = text
    self.number = number
    self.limit = limit
  }
}

/// What the lines of all accesses at a place by a road have in common.
public struct TraceLine {
  /// What the line has to stand below.
  public let way: Int
  /// The text between the line's number and the values, without a name that has arguments.
  let start: TracedAccess.Text
  /// The pieces of a name that has arguments.
  let pieces: UnsafeBufferPointer<TracedAccess.Text>?
  /// What is counted.
  let counts: UnsafeMutablePointer<LocationCounts>
  /// The same for what the location is a part of.
  let wholeCounts: UnsafeMutablePointer<LocationCounts>?

  /// Makes a line, of text that is kept for good.
  public init(
    way: Int, start: TracedAccess.Text, pieces: UnsafeBufferPointer<TracedAccess.Text>?,
    counts: UnsafeMutablePointer<LocationCounts>, wholeCounts: UnsafeMutablePointer<LocationCounts>?
  ) {
    self.way = way
    self.start = start
    self.pieces = pieces
    self.counts = counts
    self.wholeCounts = wholeCounts
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
  if sheet.pointee.way != line.pointee.way { tracer._withUnsafeGuaranteedRef { $0.show(line.pointee.way) } }
  let text = sheet.pointee.text
  // Arguments and the old value are not longer than all texts that have been told.
  var place = text.room(for: line.pointee.start.count &+ tracing.pointee.text.count &+ 64)
  place = copy(sheet.pointee.number.next(), to: place)
  place = copy(line.pointee.start, to: place)
  if let pieces = line.pointee.pieces {
    text.end(at: place)
    text.append(pieces, tracing.pointee.arguments)
    text.append(": " as StaticString)
    place = text.room(for: tracing.pointee.text.count &+ 64)
  }
  if let begun {
    let old = tracing.pointee.text.bytes(begun.pointee.oldStart, begun.pointee.end)
    place = copy(old, to: place)
    // " → "
    UnsafeMutableRawPointer(place).storeBytes(of: 0x20_92_86_E2_20, as: UInt64.self)
    place += 5
  }
  var start = place
  switch site.pointee.form {
  case .signed: place = writeDecimal(value[0], to: place)
  case .double: place = copy(tracing.pointee.numbers.text(of: float64(value[0])), to: place)
  default:
    text.end(at: place)
    let count = text.count
    render(value, of: site, into: text, context)
    place = text.room(for: 1)
    start = place - (text.count &- count)
  }
  line.pointee.counts.pointee.count(site.pointee.kind, TracedAccess.Text(start: start, count: place - start))
  place.pointee = UInt8(ascii: "\n")
  text.end(at: place + 1)
  if let counts = line.pointee.wholeCounts, site.pointee.isPart { renderWhole(whole, counts, site, context) }
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
