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
    let told = self.told(of: access)
    guard let point = told.point else { return true }
    steps += 1
    told.count(access)
    writer.tell(
      of: TraceEvent(
        step: steps, point: point, arguments: access.arguments, old: access.old, value: access.value, whole: access.whole))
    return true
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
    let point: TracePoint?
    private let record: TraceRecord?
    private let isRead: Bool
    private let isDestruction: Bool

    init(_ point: TracePoint?, _ kind: TraceSite.Kind) {
      self.point = point
      record = point?.location
      isRead = kind == .read
      isDestruction = kind == .destroy
    }

    func count(_ access: TracedAccess) {
      guard let record else { return }
      if isRead { record.reads += 1 } else if !isDestruction { record.writes += 1 }
      // The value that was given last counts; one that was only read may be another object's.
      if !isRead || record.writes == 0 { record.see(access.value) }
      if let whole = access.whole { record.whole?.see(whole) }
    }
  }

  private func told(of access: TracedAccess) -> Told {
    if let known = access.road == nil ? access.site.note : access.road?.note { return unsafeDowncast(known, to: Told.self) }
    let told = Told(isWanted(access) ? point(of: access) : nil, access.site.kind)
    if let road = access.road { road.note = told } else { access.site.note = told }
    return told
  }

  /// The library keeps what some of the program's variables say; what it does with it for itself is its own business.
  private func isWanted(_ access: TracedAccess) -> Bool {
    guard place(of: access).file.isLibrary, !options.includesLibrary else { return true }
    guard let road = access.road, road.origin != nil else { return false }
    let isOwnBusiness = road.steps.isEmpty || road.steps.last?.role.kind == .setter
    return access.site.kind != .read || !isOwnBusiness
  }

  private func place(of access: TracedAccess) -> SourceLocation { access.road?.place ?? access.site.place }

  private func point(of access: TracedAccess) -> TracePoint {
    let written = self.place(of: access)
    let isOwn = !written.file.isLibrary || options.includesLibrary
    let place = original(isOwn ? written : access.road?.steps.last?.place ?? access.road?.origin ?? written)
    let road = (access.road?.steps ?? []).map { step in
      TracePoint.Step(
        kind: step.role.kind.rawValue, name: writtenName(step.role.name, declaredAt: step.role.declaration),
        place: step.role.isLibrary ? nil : step.role.declaration.map(original))
    }
    let record = self.record(of: access.site.location)
    var pieces = access.site.location.pieces
    if pieces.count == 1 { pieces = [record.name] }
    return TracePoint(
      kind: access.site.kind.rawValue, location: record, pieces: pieces, place: place,
      origin: road.isEmpty ? place : access.road?.origin.map(original) ?? place, road: road)
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
