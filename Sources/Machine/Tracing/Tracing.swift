import Basics
import Bytecode

// What traced code tells the machine. Each function renders values at once, from their types' descriptors, and lets go of them.

/// What has been told and waits for the access to be complete: texts of arguments and old values, one behind the other.
///
/// It lies in memory of its own, so that telling of an access counts no references.
struct TracingState {
  /// A change that is under way.
  struct Begun {
    let site: UnsafeMutablePointer<TraceSiteRecord>
    /// Where its texts begin: first the arguments, then the old value.
    let start: Int
    /// Where its old value begins.
    let oldStart: Int
    /// Where its texts end.
    let end: Int
    /// Its first argument, and the one behind its last.
    let firstArgument: Int
    let endOfArguments: Int
  }

  /// The texts.
  let text = TextBuffer()
  /// Where the text of each argument ends.
  var argumentEnds = PlainStack<Int>()
  /// Changes under way, innermost last.
  var begun = PlainStack<Begun>()
  /// Where lines are written that the tracer need not be told of.
  var sheet: UnsafeMutablePointer<TraceSheet>?
  /// Who is told; nil for nobody, and when the tracer has had enough.
  var tracer: Unmanaged<Tracer>?
  /// How many bytes of a value are shown.
  var limit = 0
  /// The type of the integers that were a subscript's argument last.
  var integerType = 0
  /// Whether texts stand inside of JSON's strings.
  var isQuoted = false
  /// The texts of numbers.
  let numbers = NumberTexts()
  /// The texts of strings.
  let strings = StringText()

  /// More changes than calls could have open are left behind by something that never came to its end.
  private static let mostBegun = 1 << 16

  /// Where the texts begin that no change has claimed.
  private(set) var pendingStart = 0
  /// The first argument that no change has claimed.
  private(set) var pendingArgument = 0

  /// The arguments of subscripts that no change has claimed.
  var arguments: TracedAccess.Arguments {
    TracedAccess.Arguments(text.start, from: pendingStart, ends: argumentEnds[pendingArgument..<argumentEnds.count])
  }

  /// Begins anew, telling a tracer.
  mutating func restart(_ tracer: Tracer?) {
    self.tracer = tracer.map(Unmanaged.passUnretained)
    sheet = tracer?.sheet
    isQuoted = tracer?.sheet?.pointee.isQuoted ?? false
    limit = tracer?.valueLimit ?? 0
    strings.forget()
    text.truncate(to: 0)
    argumentEnds.truncate(to: 0)
    begun.truncate(to: 0)
    claim()
  }

  /// Works out anew what the changes under way have claimed.
  private mutating func claim() {
    let last = begun.last
    pendingStart = last?.pointee.end ?? 0
    pendingArgument = last?.pointee.endOfArguments ?? 0
  }

  func deallocate() {
    text.deallocate()
    numbers.deallocate()
    strings.deallocate()
    argumentEnds.deallocate()
    begun.deallocate()
  }

  /// Remembers a change whose arguments and old value are the last texts.
  @inline(__always)
  mutating func begin(_ site: UnsafeMutablePointer<TraceSiteRecord>, oldStart: Int) {
    if begun.count > TracingState.mostBegun {
      begun.truncate(to: 0)
      claim()
    }
    begun.append(
      Begun(
        site: site, start: pendingStart, oldStart: oldStart, end: text.count, firstArgument: pendingArgument,
        endOfArguments: argumentEnds.count))
    pendingStart = text.count
    pendingArgument = argumentEnds.count
  }

  /// The change at a site that is over now; it stays valid until the next one begins. An error may have left others behind
  /// that never came to their end.
  @inline(__always)
  mutating func end(_ site: UnsafeMutablePointer<TraceSiteRecord>) -> UnsafeMutablePointer<Begun>? {
    while let last = begun.last {
      begun.truncate(to: begun.count - 1)
      if last.pointee.site != site { continue }
      pendingStart = last.pointee.start
      pendingArgument = last.pointee.firstArgument
      return last
    }
    claim()
    return nil
  }

  /// Forgets texts.
  mutating func forget(from start: Int, argument: Int) {
    text.truncate(to: start)
    if argumentEnds.count > argument { argumentEnds.truncate(to: argument) }
  }
}

/// A stack of values that hold no references.
struct PlainStack<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 16
  private(set) var count = 0

  init() { base = .allocate(capacity: 16) }

  func deallocate() { base.deallocate() }

  var last: UnsafeMutablePointer<Element>? { count == 0 ? nil : base + (count - 1) }

  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func truncate(to count: Int) { self.count = count }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// Keeps the text of a subscript's argument.
@inline(never) func traceArgument(_ value: Frame, type: Int, _ context: Context) {
  let tracing = context.pointee.tracing
  guard tracing.pointee.tracer != nil else { return }
  let text = tracing.pointee.text
  if type == tracing.pointee.integerType {
    text.appendDecimal(value[0])
  } else {
    traceOtherArgument(value, type, context)
  }
  tracing.pointee.argumentEnds.append(text.count)
}

@inline(never) private func traceOtherArgument(_ value: Frame, _ type: Int, _ context: Context) {
  let tracing = context.pointee.tracing
  let known = TypeDescriptor.at(type)
  if known.textForm == .signed { tracing.pointee.integerType = type }
  let text = tracing.pointee.text
  let start = text.count
  var rendering = ValueText(context.pointee.machine, into: text, limit: 40)
  rendering.write(value, known)
  rendering.finish()
  if rendering.hasLiterals, tracing.pointee.isQuoted { text.quote(from: start) }
}

/// Keeps the text of a value that is about to change.
@inline(never) func traceBegin(_ value: Frame, site address: Int, _ context: Context) {
  let tracing = context.pointee.tracing
  guard tracing.pointee.tracer != nil else { return }
  let site = UnsafeMutablePointer<TraceSiteRecord>(bitPattern: address).unsafelyUnwrapped
  if site.pointee.nameDistance != 0 { appendName(of: site, value, tracing) }
  let start = tracing.pointee.text.count
  render(value, of: site, into: tracing.pointee.text, context)
  tracing.pointee.begin(site, oldStart: start)
}

/// Tells of an access.
@inline(never)
func traceAccess(_ value: Frame, whole: Frame, site address: Int, _ pc: PC, _ frame: Frame, _ context: Context) {
  let tracing = context.pointee.tracing
  guard let tracer = tracing.pointee.tracer else { return }
  let site = UnsafeMutablePointer<TraceSiteRecord>(bitPattern: address).unsafelyUnwrapped
  let text = tracing.pointee.text
  let begun = site.pointee.isChange ? tracing.pointee.end(site) ?? beginUnseen(site, tracing) : nil
  // What others have left behind is of no interest.
  if let begun {
    text.truncate(to: begun.pointee.end)
    tracing.pointee.argumentEnds.truncate(to: begun.pointee.endOfArguments)
  }
  let road = site.pointee.isDirect ? nil : SiteMemory.road(to: site, pc, frame, context)
  let known = road?._withUnsafeGuaranteedRef { $0.line.pointee } ?? site.pointee.line
  if let known, let sheet = tracing.pointee.sheet, sheet.pointee.steps < sheet.pointee.limit {
    let line = known.assumingMemoryBound(to: TraceLine.self)
    writeLine(line, on: sheet, tracer, site, begun, value, whole: whole, context)
  } else {
    if begun == nil, site.pointee.nameDistance != 0 { appendName(of: site, value, tracing) }
    tell(tracer, of: site, begun, road, value, whole: whole, context)
  }
  tracing.pointee.forget(from: tracing.pointee.pendingStart, argument: tracing.pointee.pendingArgument)
}

/// The beginning of a change that nobody was told of: one that had begun before the trace.
@inline(never)
private func beginUnseen(
  _ site: UnsafeMutablePointer<TraceSiteRecord>, _ tracing: UnsafeMutablePointer<TracingState>
) -> UnsafeMutablePointer<TracingState.Begun>? {
  let start = tracing.pointee.text.count
  tracing.pointee.text.append("…" as StaticString)
  tracing.pointee.begin(site, oldStart: start)
  return tracing.pointee.end(site)
}

/// Has the tracer tell of an access.
@inline(never)
private func tell(
  _ tracer: Unmanaged<Tracer>, of site: UnsafeMutablePointer<TraceSiteRecord>,
  _ begun: UnsafeMutablePointer<TracingState.Begun>?, _ road: Unmanaged<TracedRoad>?, _ value: Frame, whole: Frame,
  _ context: Context
) {
  let tracing = context.pointee.tracing
  let text = tracing.pointee.text
  let valueStart = text.count
  render(value, of: site, into: text, context)
  let valueEnd = text.count
  if site.pointee.isPart, let plan = site.pointee.wholePlan ?? makeWholePlan(of: site, context) {
    renderByPlan(whole, plan, into: text, context)
  }
  let base = text.start
  let nothing = TracedAccess.Text(start: nil, count: 0)
  let access = TracedAccess(
    site, road: road, arguments: tracing.pointee.arguments,
    old: begun.map { texts(base, $0.pointee.oldStart, $0.pointee.end) } ?? nothing,
    value: texts(base, valueStart, valueEnd), whole: site.pointee.isPart ? texts(base, valueEnd, text.count) : nothing)
  if !tracer._withUnsafeGuaranteedRef({ $0.record(access) }) { tracing.pointee.tracer = nil }
}

@inline(__always)
private func texts(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> TracedAccess.Text {
  TracedAccess.Text(start: base + start, count: end &- start)
}

/// Keeps the name of a location that only its object knows, as an argument.
@inline(never)
private func appendName(
  of site: UnsafeMutablePointer<TraceSiteRecord>, _ value: Frame, _ tracing: UnsafeMutablePointer<TracingState>
) {
  let name = value + site.pointee.nameDistance
  let text = tracing.pointee.text
  if name[1] != 0 { text.append(UnsafeBufferPointer(start: bytes(of: name), count: byteCount(name))) }
  tracing.pointee.argumentEnds.append(text.count)
}

/// Renders the value that a site tells of, as it stands on the tracer's sheet.
@inline(__always)
func render(
  _ value: Frame, of site: UnsafeMutablePointer<TraceSiteRecord>, into text: TextBuffer, _ context: Context
) {
  switch site.pointee.form {
  case .signed: text.appendDecimal(value[0])
  case .unsigned: text.appendDecimal(UInt(bitPattern: value[0]))
  case .bool: text.append(value[0] != 0)
  // Said to the tracer alone.
  case .plain: text.append(UnsafeBufferPointer(start: bytes(of: value), count: byteCount(value)))
  case .double: text.append(slack: context.pointee.tracing.pointee.numbers.text(of: float64(value[0])))
  case .string: renderString(value, of: site, into: text, context)
  case .other: renderByPlan(value, site.pointee.plan ?? makePlan(of: site, context), into: text, context)
  }
}

@inline(never)
private func renderString(
  _ value: Frame, of site: UnsafeMutablePointer<TraceSiteRecord>, into text: TextBuffer, _ context: Context
) {
  let tracing = context.pointee.tracing
  if tracing.pointee.strings.append(
    value, to: text, limit: tracing.pointee.limit, isQuoted: tracing.pointee.isQuoted)
  {
    return
  }
  renderByPlan(value, site.pointee.plan ?? makePlan(of: site, context), into: text, context)
}

@inline(never)
func renderByPlan(_ value: Frame, _ plan: UnsafeMutableRawPointer, into text: TextBuffer, _ context: Context) {
  let start = text.count
  var rendering = ValueText(context.pointee.machine, into: text, limit: context.pointee.tracing.pointee.limit)
  rendering.write(value, plan.assumingMemoryBound(to: TextPlan.Step.self))
  rendering.finish()
  if rendering.hasLiterals, context.pointee.tracing.pointee.isQuoted { text.quote(from: start) }
}

@inline(never)
private func makePlan(of site: UnsafeMutablePointer<TraceSiteRecord>, _ context: Context) -> UnsafeMutableRawPointer {
  let known = site.pointee.site.takeUnretainedValue()
  let plan = known.isWeak ? machine(context).weakTextPlan() : machine(context).textPlan(of: known.type)
  site.pointee.plan = UnsafeMutableRawPointer(plan)
  return UnsafeMutableRawPointer(plan)
}

@inline(never)
func makeWholePlan(of site: UnsafeMutablePointer<TraceSiteRecord>, _ context: Context) -> UnsafeMutableRawPointer? {
  guard let type = site.pointee.site.takeUnretainedValue().whole else { return nil }
  let plan = UnsafeMutableRawPointer(machine(context).textPlan(of: type))
  site.pointee.wholePlan = plan
  return plan
}
