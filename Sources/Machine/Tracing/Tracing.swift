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
  /// Who is told; nil for nobody, and when the tracer has had enough.
  var tracer: Unmanaged<Tracer>?
  /// How many bytes of a value are shown.
  var limit = 0

  /// More changes than calls could have open are left behind by something that never came to its end.
  private static let mostBegun = 1 << 16

  /// Where the texts begin that no change has claimed.
  var pendingStart: Int { begun.last?.pointee.end ?? 0 }
  /// The first argument that no change has claimed.
  var pendingArgument: Int { begun.last?.pointee.endOfArguments ?? 0 }

  /// Begins anew, telling a tracer.
  mutating func restart(_ tracer: Tracer?) {
    self.tracer = tracer.map(Unmanaged.passUnretained)
    limit = tracer?.valueLimit ?? 0
    text.truncate(to: 0)
    argumentEnds.truncate(to: 0)
    begun.truncate(to: 0)
  }

  func deallocate() {
    text.deallocate()
    argumentEnds.deallocate()
    begun.deallocate()
  }

  /// Remembers a change whose arguments and old value are the last texts.
  mutating func begin(_ site: UnsafeMutablePointer<TraceSiteRecord>, oldStart: Int) {
    if begun.count > TracingState.mostBegun { begun.truncate(to: 0) }
    begun.append(
      Begun(
        site: site, start: pendingStart, oldStart: oldStart, end: text.count, firstArgument: pendingArgument,
        endOfArguments: argumentEnds.count))
  }

  /// The change at a site that is over now. An error may have left others behind that never came to their end.
  mutating func end(_ site: UnsafeMutablePointer<TraceSiteRecord>) -> Begun? {
    while let last = begun.last?.pointee {
      begun.truncate(to: begun.count - 1)
      if last.site == site { return last }
    }
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
  var rendering = ValueText(machine(context), into: text, limit: 40)
  rendering.write(value, TypeDescriptor.at(type))
  rendering.finish()
  tracing.pointee.argumentEnds.append(text.count)
}

/// Keeps the text of a value that is about to change.
@inline(never) func traceBegin(_ value: Frame, site address: Int, _ context: Context) {
  let tracing = context.pointee.tracing
  guard tracing.pointee.tracer != nil else { return }
  let site = UnsafeMutablePointer<TraceSiteRecord>(bitPattern: address).unsafelyUnwrapped
  if site.pointee.nameDistance != 0 { appendName(of: site, value, tracing) }
  let start = tracing.pointee.text.count
  render(value, of: site, context)
  tracing.pointee.begin(site, oldStart: start)
}

/// Tells of an access.
@inline(never)
func traceAccess(_ value: Frame, whole: Frame, site address: Int, _ pc: PC, _ frame: Frame, _ context: Context) {
  let tracing = context.pointee.tracing
  guard let tracer = tracing.pointee.tracer else { return }
  let site = UnsafeMutablePointer<TraceSiteRecord>(bitPattern: address).unsafelyUnwrapped
  let text = tracing.pointee.text
  let isChange = site.pointee.kind == .write || site.pointee.kind == .modify
  let begun = isChange ? tracing.pointee.end(site) : nil
  if begun == nil, site.pointee.nameDistance != 0 { appendName(of: site, value, tracing) }
  let start = begun?.start ?? tracing.pointee.pendingStart
  let firstArgument = begun?.firstArgument ?? tracing.pointee.pendingArgument
  let endOfArguments = begun?.endOfArguments ?? tracing.pointee.argumentEnds.count
  if let begun { tracing.pointee.forget(from: begun.end, argument: endOfArguments) }
  let valueStart = text.count
  render(value, of: site, context)
  let valueEnd = text.count
  if site.pointee.isPart { renderWhole(whole, of: site, context) }
  let access = TracedAccess(
    site, road: site.pointee.isDirect ? nil : SiteMemory.road(to: site, pc, frame, context),
    arguments: TracedAccess.Arguments(
      text, from: start, ends: tracing.pointee.argumentEnds[firstArgument..<endOfArguments]),
    old: begun.map { text.bytes($0.oldStart, $0.end) }, value: text.bytes(valueStart, valueEnd),
    whole: site.pointee.isPart ? text.bytes(valueEnd, text.count) : nil)
  if !tracer._withUnsafeGuaranteedRef({ $0.record(access) }) { tracing.pointee.tracer = nil }
  tracing.pointee.forget(from: start, argument: firstArgument)
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

/// Renders the value that a site tells of.
@inline(__always)
private func render(_ value: Frame, of site: UnsafeMutablePointer<TraceSiteRecord>, _ context: Context) {
  let text = context.pointee.tracing.pointee.text
  switch site.pointee.form {
  case .signed: text.appendDecimal(value[0])
  case .unsigned: text.appendDecimal(UInt(bitPattern: value[0]))
  case .bool: if value[0] == 0 { text.append("false" as StaticString) } else { text.append("true" as StaticString) }
  case .plain: text.append(UnsafeBufferPointer(start: bytes(of: value), count: byteCount(value)))
  case .string, .other: renderSlowly(value, of: site, context)
  }
}

@inline(never)
private func renderSlowly(_ value: Frame, of site: UnsafeMutablePointer<TraceSiteRecord>, _ context: Context) {
  let tracing = context.pointee.tracing
  let site = site.pointee.site.takeUnretainedValue()
  var rendering = ValueText(machine(context), into: tracing.pointee.text, limit: tracing.pointee.limit)
  if site.isWeak { rendering.writeWeak(value, site.type) } else { rendering.write(value, site.type) }
  rendering.finish()
}

@inline(never)
private func renderWhole(_ value: Frame, of site: UnsafeMutablePointer<TraceSiteRecord>, _ context: Context) {
  let tracing = context.pointee.tracing
  guard let type = site.pointee.site.takeUnretainedValue().whole else { return }
  var rendering = ValueText(machine(context), into: tracing.pointee.text, limit: tracing.pointee.limit)
  rendering.write(value, type)
  rendering.finish()
}
