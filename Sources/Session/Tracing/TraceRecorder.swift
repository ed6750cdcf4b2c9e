import Basics
import Bytecode
import Expansion
import Lowering
import Machine

/// Listens to a traced program, translates what it hears into the author's own names and places, and counts.
///
/// What it keeps grows with the number of declared locations, not with the length of the run.
public final class TraceRecorder: Tracer {
  private let options: TraceOptions
  private var writer: any TraceWriter
  /// Where places of lowered texts come from.
  private var edited: [SourceFile: EditedSource] = [:]
  private var records: [ObjectIdentifier: TraceRecord] = [:]
  /// The locations met so far, in order.
  public private(set) var locations: [TraceRecord] = []
  /// How many accesses there have been.
  public private(set) var steps = 0
  private var isCut = false

  /// Makes a recorder.
  init(_ options: TraceOptions, writer: any TraceWriter) {
    self.options = options
    self.writer = writer
  }

  /// Begins with a program, or with a session's next input, whose expansion is `edited`.
  func begin(_ program: SourceFile, edited: EditedSource?) {
    if let edited { self.edited[edited.file] = edited }
    writer.begin(program)
  }

  /// How many bytes of a value are shown.
  public var valueLimit: Int { options.valueLimit }

  /// Takes note of an access.
  public func record(_ access: TracedAccess) -> Bool {
    if let limit = options.limit, steps >= limit {
      isCut = true
      return false
    }
    // The library keeps what some of the program's variables say; what it does with it for itself is its own business.
    if access.place.file.isLibrary, !options.includesLibrary {
      let isOwnBusiness = access.road.isEmpty || access.road.last?.role.kind == .setter
      if access.origin == nil || (access.site.kind == .read && isOwnBusiness) { return true }
    }
    steps += 1
    let record = self.record(of: access.site.location)
    let isOwn = !access.place.file.isLibrary || options.includesLibrary
    let place = original(isOwn ? access.place : access.road.last?.place ?? access.origin ?? access.place)
    let road = access.road.map { step in
      let name = writtenName(step.role.name, declaredAt: step.role.declaration)
      return TraceEvent.Step(
        kind: step.role.kind.rawValue, name: name,
        place: step.role.isLibrary ? nil : step.role.declaration.map(original))
    }
    count(access, record)
    writer.tell(
      of: TraceEvent(
        step: steps, kind: access.site.kind.rawValue, location: record,
        name: access.site.location.name(with: access.arguments), old: access.old, value: access.value,
        whole: access.whole, place: place, origin: road.isEmpty ? place : access.origin.map(original) ?? place,
        road: road))
    return true
  }

  /// Ends the trace.
  func end() { writer.end(steps: steps, locations, isCut: isCut) }

  private func count(_ access: TracedAccess, _ record: TraceRecord) {
    switch access.site.kind {
    case .read: record.reads += 1
    case .initialise, .write, .modify: record.writes += 1
    case .destroy: break
    }
    // The value that was given last counts; one that was only read may be another object's.
    if access.site.kind != .read || record.writes == 0 { record.lastValue = access.value }
    if let whole = access.whole { record.whole?.lastValue = whole }
  }

  private func record(of location: TraceLocation) -> TraceRecord {
    if let known = records[ObjectIdentifier(location)] { return known }
    let whole = location.whole.map(record)
    let isWrapper = location.declaration.map(isGenerated) ?? false
    let record = TraceRecord(
      number: locations.count + 1, name: writtenName(location.name, declaredAt: location.declaration),
      kind: isWrapper && location.whole == nil ? TraceLocation.Kind.wrapper.rawValue : location.kind.rawValue,
      type: location.type, declaration: location.declaration.flatMap { $0.file.isLibrary ? nil : original($0) },
      whole: whole)
    records[ObjectIdentifier(location)] = record
    locations.append(record)
    writer.tell(of: record)
    return record
  }

  // MARK: The author's text

  private func original(_ place: SourceLocation) -> SourceLocation {
    guard let edited = edited[place.file] else { return place }
    return edited.originalLocation(of: place.offset)
  }

  private func isGenerated(_ place: SourceLocation) -> Bool {
    guard let edited = edited[place.file] else { return false }
    return edited.isGenerated(at: place.offset)
  }

  /// The name in the author's text: a generated `dollarValue` is `$value` there.
  private func writtenName(_ name: String, declaredAt place: SourceLocation?) -> String {
    guard let place, isGenerated(place) else { return name }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, last.hasPrefix("dollar"), let first = last.dropFirst(6).first else { return name }
    let written = "$" + first.lowercased() + last.dropFirst(7)
    return (parts.dropLast().map(String.init) + [written]).joined(separator: ".")
  }
}
