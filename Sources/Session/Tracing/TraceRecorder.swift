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
  private var known: [PointKey: UnsafeMutablePointer<Told>] = [:]
  private let unwanted = TraceRecorder.kept(Told(nil, .read, nil))
  /// How many accesses there have been, where the machine does not count them.
  private var ownSteps = 0
  private var isCut = false
  private let stepLimit: Int

  /// Makes a recorder.
  init(_ options: TraceOptions, writer: any TraceWriter) {
    self.options = options
    self.writer = writer
    stepLimit = options.limit ?? .max
    super.init(valueLimit: options.valueLimit, sheet: writer.sheet(limit: stepLimit))
  }

  /// How many accesses there have been.
  public var steps: Int { sheet?.pointee.steps ?? ownSteps }

  /// Tells of something by the writer itself: what the machine has written so far stands above it.
  private func tell(_ body: (_ step: Int) -> Void) {
    guard let sheet else {
      ownSteps += 1
      return body(ownSteps)
    }
    if sheet.pointee.way != 0 { writer.note(sheet.pointee.way) }
    sheet.pointee.steps += 1
    body(sheet.pointee.steps)
    sheet.pointee.way = 0
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
    guard let told = access.note?.assumingMemoryBound(to: Told.self) ?? makeNote(of: access) else { return true }
    guard let point = told.pointee.point else { return true }
    told.pointee.count(access)
    tell { writer.tell(of: access, step: $0, at: point) }
    return true
  }

  /// Tells of a view's body, whose text is `ContentView: State count written at 8:3`.
  private func tellRun(_ access: TracedAccess) {
    let parts = String(decoding: access.value, as: UTF8.self).split(separator: ": ", maxSplits: 1)
    let place = access.road?.steps.first?.place ?? access.road?.origin ?? access.site.place
    tell { step in
      writer.tell(
        of: TraceRun(
          step: step, view: parts.first.map(String.init) ?? "", reason: parts.count > 1 ? String(parts[1]) : "",
          place: original(place)))
    }
  }

  /// Shows on the sheet what the next lines stand below.
  public override func show(_ way: Int, after previous: Int) {
    if previous != 0 { writer.note(previous) }
    writer.show(way)
  }

  /// Hands over what is on the sheet.
  public override func handOver() { writer.flush() }

  /// Hands over everything that has been told: before anybody else writes.
  public func flush() { writer.flush() }

  /// Ends the trace.
  func end() {
    writer.end(steps: steps, locations, isCut: isCut)
    writer.flush()
  }

  // MARK: Points

  /// What has been worked out for accesses at a place by a road: plain words, reached without counting references.
  private struct Told {
    /// What the writer is told; nil for what nobody wants to know.
    let point: Unmanaged<TracePoint>?
    /// What the machine is told, to write the next lines by itself.
    let line: UnsafeMutablePointer<TraceLine>?
    private let counts: UnsafeMutablePointer<LocationCounts>?
    private let wholeCounts: UnsafeMutablePointer<LocationCounts>?
    private let kind: TraceSite.Kind

    init(_ point: TracePoint?, _ kind: TraceSite.Kind, _ line: TraceLine?) {
      self.line = line.map(TraceRecorder.kept)
      self.point = point.map(Unmanaged.passRetained)
      counts = point?.location.counts
      wholeCounts = point?.location.whole?.counts
      self.kind = kind
    }

    func count(_ access: TracedAccess) {
      counts?.pointee.count(kind, access.value)
      if let value = access.whole { wholeCounts?.pointee.count(givenByPart: value) }
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

  /// What is known of an access that is told of for the first time; nil for one that is no access at all.
  @inline(never) private func makeNote(of access: TracedAccess) -> UnsafeMutablePointer<Told>? {
    if access.kind == .run {
      tellRun(access)
      return nil
    }
    let told: UnsafeMutablePointer<Told>
    if isWanted(access) {
      let point = self.point(of: access)
      let key = PointKey(
        site: ObjectIdentifier(access.site), place: point.place, origin: point.origin, road: point.road,
        name: point.location.name)
      told = known[key] ?? TraceRecorder.kept(Told(point, access.site.kind, writer.line(for: point)))
      known[key] = told
    } else {
      told = unwanted
    }
    if access.site.location.kind == .state { return told }
    access.remember(UnsafeMutableRawPointer(told))
    if let line = told.pointee.line { access.remember(line) }
    return told
  }

  private static func kept<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    return place
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
