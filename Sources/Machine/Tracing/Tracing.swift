import Basics
import Bytecode

// What traced code tells the machine. Each function renders values at once, from their types' descriptors, and lets go of them.

/// What has been told and waits for the access to be complete.
struct TracingState {
  /// A change that is under way.
  struct Begun {
    let site: TraceSite
    let arguments: [String]
    let old: String
  }
  /// The arguments of subscripts, for the next place that is told of.
  var arguments: [String] = []
  /// Changes under way, innermost last.
  var begun: [Begun] = []
  /// Whether the tracer has had enough.
  var hasEnded = false
}

private func site(at address: Int) -> TraceSite {
  Unmanaged<TraceSite>.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    .takeUnretainedValue()
}

/// Keeps the text of a subscript's argument.
@inline(never) func traceArgument(_ value: Frame, type: Int, _ context: Context) {
  let machine = machine(context)
  guard machine.tracer != nil, !machine.tracing.hasEnded else { return }
  var text = ValueText(machine, limit: 40)
  text.write(value, TypeDescriptor.at(type))
  machine.tracing.arguments.append(text.finished)
}

/// Keeps the text of a value that is about to change.
@inline(never) func traceBegin(_ value: Frame, site address: Int, _ context: Context) {
  let machine = machine(context)
  guard let tracer = machine.tracer, !machine.tracing.hasEnded else { return }
  let site = site(at: address)
  let old = ValueText.text(of: value, site, machine, limit: tracer.valueLimit)
  let arguments = machine.tracing.arguments
  machine.tracing.arguments.removeAll(keepingCapacity: true)
  machine.tracing.begun.append(
    TracingState.Begun(site: site, arguments: arguments, old: old))
}

/// Tells of an access.
@inline(never)
func traceAccess(_ value: Frame, whole: Frame, site address: Int, _ pc: PC, _ frame: Frame, _ context: Context) {
  let machine = machine(context)
  guard let tracer = machine.tracer, !machine.tracing.hasEnded else { return }
  let site = site(at: address)
  var arguments = machine.tracing.arguments
  machine.tracing.arguments.removeAll(keepingCapacity: true)
  var old: String?
  if site.kind == .write || site.kind == .modify {
    // An error may have left changes behind that never came to their end.
    while let begun = machine.tracing.begun.popLast() {
      guard begun.site === site else { continue }
      (old, arguments) = (begun.old, begun.arguments)
      break
    }
  }
  let text = ValueText.text(of: value, site, machine, limit: tracer.valueLimit)
  var wholeText: String?
  if let type = site.whole, site.kind != .read {
    var rendering = ValueText(machine, limit: tracer.valueLimit)
    rendering.write(whole, type)
    wholeText = rendering.finished
  }
  let road = Road(from: machine.calls, pc, frame)
  let access = TracedAccess(
    site: site, place: road.place ?? site.place, arguments: arguments, old: old, value: text, whole: wholeText,
    road: road.steps,
    origin: road.origin)
  if !tracer.record(access) { machine.tracing.hasEnded = true }
}
