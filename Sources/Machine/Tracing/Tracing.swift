import Basics
import Bytecode

// What traced code tells the machine. Each function renders values at once, from their types' descriptors, and lets go of them.

/// What has been told and waits for the access to be complete: texts of arguments and old values, one behind the other.
struct TracingState {
  /// A change that is under way.
  struct Begun {
    unowned(unsafe) let site: TraceSite
    /// Where its texts begin: first the arguments, then the old value.
    let start: Int
    /// Where its old value begins.
    let oldStart: Int
    /// Where its texts end.
    let end: Int
    /// Which arguments are its own.
    let arguments: Range<Int>
  }

  /// The texts.
  let text = TextBuffer()
  /// Where the text of each argument ends.
  var argumentEnds: [Int] = []
  /// Changes under way, innermost last.
  var begun: [Begun] = []
  /// How many bytes of a value are shown.
  var limit = 0
  /// Whether the tracer has had enough.
  var hasEnded = false

  /// More changes than calls could have open are left behind by something that never came to its end.
  private static let mostBegun = 1 << 16

  init(limit: Int) {
    self.limit = limit
  }

  /// Where the texts begin that no change has claimed.
  var pendingStart: Int { begun.last?.end ?? 0 }
  /// The first argument that no change has claimed.
  var pendingArgument: Int { begun.last?.arguments.upperBound ?? 0 }

  /// Remembers a change whose arguments and old value are the last texts.
  mutating func begin(_ site: TraceSite, oldStart: Int) {
    if begun.count > TracingState.mostBegun { begun.removeAll(keepingCapacity: true) }
    begun.append(
      Begun(
        site: site, start: pendingStart, oldStart: oldStart, end: text.count,
        arguments: pendingArgument..<argumentEnds.count))
  }

  /// The change at a site that is over now. An error may have left others behind that never came to their end.
  mutating func end(_ site: TraceSite) -> Begun? {
    while let last = begun.popLast() {
      if last.site === site { return last }
    }
    return nil
  }

  func arguments(_ range: Range<Int>, from start: Int) -> TracedAccess.Arguments {
    range.isEmpty ? .none : TracedAccess.Arguments(buffer: text, start: start, ends: argumentEnds[range])
  }

  /// Forgets texts.
  mutating func forget(from start: Int, argument: Int) {
    text.truncate(to: start)
    if argumentEnds.count > argument { argumentEnds.removeLast(argumentEnds.count - argument) }
  }
}

private func site(at address: Int) -> TraceSite {
  Unmanaged<TraceSite>.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    ._withUnsafeGuaranteedRef { $0 }
}

/// Keeps the text of a subscript's argument.
@inline(never) func traceArgument(_ value: Frame, type: Int, _ context: Context) {
  let machine = machine(context)
  guard machine.tracer != nil, !machine.tracing.hasEnded else { return }
  let text = machine.tracing.text
  var rendering = ValueText(machine, into: text, limit: 40)
  rendering.write(value, TypeDescriptor.at(type))
  rendering.finish()
  machine.tracing.argumentEnds.append(text.count)
}

/// Keeps the text of a value that is about to change.
@inline(never) func traceBegin(_ value: Frame, site address: Int, _ context: Context) {
  let machine = machine(context)
  guard machine.tracer != nil, !machine.tracing.hasEnded else { return }
  let site = site(at: address)
  let start = machine.tracing.text.count
  machine.render(value, of: site)
  machine.tracing.begin(site, oldStart: start)
}

/// Tells of an access.
@inline(never)
func traceAccess(_ value: Frame, whole: Frame, site address: Int, _ pc: PC, _ frame: Frame, _ context: Context) {
  let machine = machine(context)
  guard let tracer = machine.tracer, !machine.tracing.hasEnded else { return }
  let site = site(at: address)
  let text = machine.tracing.text
  let begun = site.kind == .write || site.kind == .modify ? machine.tracing.end(site) : nil
  let start = begun?.start ?? machine.tracing.pendingStart
  let arguments = begun?.arguments ?? machine.tracing.pendingArgument..<machine.tracing.argumentEnds.count
  if let begun, text.count > begun.end {
    machine.tracing.forget(from: begun.end, argument: arguments.upperBound)
  }
  let valueStart = text.count
  machine.render(value, of: site)
  let valueEnd = text.count
  let isPart = site.whole != nil && site.kind != .read
  if isPart, let type = site.whole { machine.render(whole, type) }
  let road = SiteMemory.of(site).road({ machine.calls }, pc, frame)
  let access = TracedAccess(
    site: site, road: road, arguments: machine.tracing.arguments(arguments, from: start),
    old: begun.map { text.bytes($0.oldStart, $0.end) }, value: text.bytes(valueStart, valueEnd),
    whole: isPart ? text.bytes(valueEnd, text.count) : nil)
  if !tracer.record(access) { machine.tracing.hasEnded = true }
  machine.tracing.forget(from: start, argument: arguments.lowerBound)
}

extension Machine {
  /// Renders the value that a site tells of.
  @inline(__always) fileprivate func render(_ value: Frame, of site: TraceSite) {
    if site.isWeak {
      var rendering = ValueText(self, into: tracing.text, limit: tracing.limit)
      rendering.writeWeak(value, site.type)
      rendering.finish()
    } else {
      render(value, site.type)
    }
  }

  @inline(__always) fileprivate func render(_ value: Frame, _ type: TypeDescriptor) {
    var rendering = ValueText(self, into: tracing.text, limit: tracing.limit)
    rendering.write(value, type)
    rendering.finish()
  }
}
