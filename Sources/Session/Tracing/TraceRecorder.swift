import Basics
import Bytecode
import Expansion
import Lowering
import Machine

/// Listens to a traced program, translates what it hears into the author's own names and places, and counts.
///
/// What it keeps grows with the size of the program, not with the length of the run.
public final class TraceRecorder: Tracer {
  private let options: TraceOptions
  private let writer: any TraceWriter
  /// Where places of lowered texts come from.
  private var edited: [SourceFile: EditedSource] = [:]
  private var records: [ObjectIdentifier: TraceRecord] = [:]
  /// The states of views by their names.
  private var states: [String: TraceRecord] = [:]
  /// The locations met so far, in order.
  public private(set) var locations: [TraceRecord] = []
  /// What has been worked out, which the machine's notes refer to.
  private var known: [PointKey: Told] = [:]
  private let unwanted = Told(nil, .read)
  /// How many accesses there have been.
  public private(set) var steps = 0
  private var isCut = false
  private let stepLimit: Int

  /// Makes a recorder.
  init(_ options: TraceOptions, writer: any TraceWriter) {
    self.options = options
    self.writer = writer
    stepLimit = options.limit ?? .max
    super.init(valueLimit: options.valueLimit)
  }

  /// Begins with a program, or with a session's next input, whose expansion is `edited`.
  func begin(_ program: SourceFile, edited: EditedSource?) {
    if let edited { self.edited[edited.file] = edited }
    writer.begin(program)
  }

  /// Takes note of what the texts stand for that have been lowered before the trace began.
  func learn(_ edited: EditedSource) { self.edited[edited.file] = edited }

  /// Takes note of an access.
  public override func record(_ access: TracedAccess) -> Bool {
    if steps >= stepLimit {
      isCut = true
      return false
    }
    if access.kind == .run {
      tellRun(access)
      return true
    }
    let told = access.note.map { Unmanaged<Told>.fromOpaque($0) } ?? makeNote(of: access)
    told._withUnsafeGuaranteedRef { told in
      guard let point = told.point else { return }
      steps += 1
      told.count(access)
      writer.tell(
        of: TraceEvent(
          step: steps, pointAddress: point, arguments: access.arguments, old: access.old, value: access.value,
          whole: access.whole))
    }
    return true
  }

  /// Tells of a view's body, whose text is `ContentView: State count written at 8:3`.
  private func tellRun(_ access: TracedAccess) {
    steps += 1
    let parts = String(decoding: access.value, as: UTF8.self).split(separator: ": ", maxSplits: 1)
    let place = access.road?.steps.first?.place ?? access.road?.origin ?? access.site.place
    writer.tell(
      of: TraceRun(
        step: steps, view: parts.first.map(String.init) ?? "", reason: parts.count > 1 ? String(parts[1]) : "",
        place: original(place)))
  }

  /// Hands over everything that has been told: before anybody else writes.
  public func flush() { writer.flush() }

  /// Ends the trace.
  func end() {
    writer.end(steps: steps, locations, isCut: isCut)
    writer.flush()
  }

  // MARK: Points

  /// What has been worked out for accesses at a place by a road.
  private final class Told {
    /// What the writer is told; nil for what nobody wants to know.
    let point: Unmanaged<TracePoint>?
    private let record: TraceRecord?
    private let whole: TraceRecord?
    private let kind: TraceSite.Kind

    init(_ point: TracePoint?, _ kind: TraceSite.Kind) {
      self.point = point.map(Unmanaged.passRetained)
      record = point?.location
      whole = point?.location.whole
      self.kind = kind
    }

    func count(_ access: TracedAccess) {
      guard let record else { return }
      let counts = record.counts
      switch kind {
      case .read: counts.pointee.reads += 1
      case .initialise, .write, .modify:
        counts.pointee.writes += 1
        counts.pointee.isGiven = true
      case .destroy, .run: break
      }
      // The value that was given last counts; one that was only read may be another object's.
      if kind != .read || !counts.pointee.isGiven { record.see(access.value) }
      if let value = access.whole, let whole {
        whole.counts.pointee.isGiven = true
        whole.see(value)
      }
    }
  }

  /// What tells points apart.
  private struct PointKey: Hashable {
    let site: ObjectIdentifier
    let place: SourceLocation
    let origin: SourceLocation
    let road: [TracePoint.Step]
    /// The name, where the site does not say it.
    let name: String
  }

  private func makeNote(of access: TracedAccess) -> Unmanaged<Told> {
    let told: Told
    if isWanted(access) {
      let point = self.point(of: access)
      let key = PointKey(
        site: ObjectIdentifier(access.site), place: point.place, origin: point.origin, road: point.road,
        name: point.location.name)
      told = known[key] ?? Told(point, access.site.kind)
      known[key] = told
    } else {
      told = unwanted
    }
    let note = Unmanaged.passUnretained(told)
    if access.site.location.kind != .state { access.remember(note.toOpaque()) }
    return note
  }

  /// The library keeps what some of the program's variables say; what it does with it for itself is its own business.
  private func isWanted(_ access: TracedAccess) -> Bool {
    if access.site.location.kind == .state, !TraceRequest(options).wants(name: name(of: access)) { return false }
    guard place(of: access).file.isLibrary, !options.includesLibrary else { return true }
    guard let road = access.road, road.origin != nil else { return false }
    let isOwnBusiness = road.steps.isEmpty || road.steps.last?.role.kind == .setter
    return access.site.kind != .read || !isOwnBusiness
  }

  private func place(of access: TracedAccess) -> SourceLocation { access.road?.place ?? access.site.place }

  private func point(of access: TracedAccess) -> TracePoint {
    let written = self.place(of: access)
    let isOwn = !written.file.isLibrary || options.includesLibrary
    let way = access.road
    let place = original(isOwn ? written : way?.steps.last?.place ?? way?.origin ?? written)
    let road = (way?.steps ?? []).compactMap { step -> TracePoint.Step? in
      // Nobody wrote the closures that sugar stands for.
      if step.role.kind == .closure, step.role.declaration.map(isGenerated) ?? false { return nil }
      return TracePoint.Step(
        kind: step.role.kind.rawValue, name: writtenName(step.role.name, declaredAt: step.role.declaration),
        place: step.role.isLibrary ? nil : step.role.declaration.map(original))
    }
    let isState = access.site.location.kind == .state
    let record = isState ? stateRecord(name(of: access), access.site.location) : record(of: access.site.location)
    var pieces = access.site.location.pieces
    if isState || pieces.count == 1 { pieces = [record.name] }
    return TracePoint(
      kind: access.site.kind.rawValue, location: record, pieces: pieces, place: place,
      origin: road.isEmpty ? place : way?.origin.map(original) ?? place, road: road)
  }

  /// The name that the object itself knows.
  private func name(of access: TracedAccess) -> String {
    access.arguments.count == 0 ? "" : String(decoding: access.arguments[0], as: UTF8.self)
  }

  private func stateRecord(_ name: String, _ location: TraceLocation) -> TraceRecord {
    if let known = states[name] { return known }
    let record = TraceRecord(
      number: locations.count + 1, name: name, kind: location.kind.rawValue, type: location.type, declaration: nil,
      whole: nil)
    states[name] = record
    locations.append(record)
    writer.tell(of: record)
    return record
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
