import Basics
import Bytecode
import Machine

/// A body of a view that is about to run.
public struct TraceRun {
  /// The number of the step, counted with the accesses.
  public let step: Int
  /// The view's type.
  public let view: String
  /// Why it runs.
  public let reason: String
  /// Where in the program the update began.
  public let place: SourceLocation
}

/// A place of the program that accesses a location, with one of the roads by which it is reached: everything that accesses have
/// in common which are told of alike but for their values. Names and places are those of the author's own text.
public final class TracePoint {
  /// A step on a road: an accessor or a closure.
  public struct Step: Hashable {
    /// What it is: `get`, `set`, `modify`, `willSet`, `didSet` or `closure`.
    public let kind: String
    /// Its name: of an accessor, the property's.
    public let name: String
    /// Where it is declared; nil in the library.
    public let place: SourceLocation?
  }

  /// What happens: `initialise`, `read`, `write`, `modify` or `destroy`.
  public let kind: String
  /// Whether accesses have a value from before.
  var hasOldValue: Bool { kind == TraceSite.Kind.write.rawValue || kind == TraceSite.Kind.modify.rawValue }
  /// What is accessed.
  public let location: TraceRecord
  /// The location's name, in pieces with the arguments of subscripts between them.
  let pieces: [String]
  /// Where the access is written.
  public let place: SourceLocation
  /// Where the program set out for it: the place of the access itself, unless there is a road.
  public let origin: SourceLocation
  /// The road, outermost step first.
  public let road: [Step]
  /// The same as text that lasts.
  let nameTexts: UnsafeBufferPointer<TracedAccess.Text>
  /// What the writer makes of it, the same for every access; made once and never given back, since points are not.
  let written: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init(
    kind: String, location: TraceRecord, pieces: [String], place: SourceLocation, origin: SourceLocation, road: [Step]
  ) {
    self.kind = kind
    self.location = location
    self.pieces = pieces
    self.place = place
    self.origin = origin
    self.road = road
    let texts = UnsafeMutableBufferPointer<TracedAccess.Text>.allocate(capacity: pieces.count)
    _ = texts.initialize(from: pieces.map(keptText))
    nameTexts = UnsafeBufferPointer(texts)
    written = .allocate(capacity: 1)
    written.initialize(to: nil)
  }

  deinit { written.deallocate() }
}

/// What a trace knows of a location.
public final class TraceRecord {
  /// Its number, in the order in which locations were met.
  public let number: Int
  /// Its declared name: `items[…].title`.
  public let name: String
  /// What kind of storage it is: `local`, `global`, `property`, `wrapper`, `part` or `state`.
  public let kind: String
  /// The name of its type.
  public let type: String
  /// Where it is declared; nil for what nobody wrote.
  public let declaration: SourceLocation?
  /// What it is a part of.
  public let whole: TraceRecord?
  /// How often it was read.
  public var reads: Int { counts.pointee.reads }
  /// How often it got a value.
  public var writes: Int { counts.pointee.writes }
  /// The counts, which change with each access.
  let counts: UnsafeMutablePointer<LocationCounts>

  init(
    number: Int, name: String, kind: String, type: String, declaration: SourceLocation?, whole: TraceRecord?
  ) {
    self.number = number
    self.name = name
    self.kind = kind
    self.type = type
    self.declaration = declaration
    self.whole = whole
    counts = .allocate(capacity: 1)
    counts.initialize(to: LocationCounts())
  }

  deinit {
    counts.pointee.last.deallocate()
    counts.deallocate()
  }

  /// The value it was seen with last.
  public var lastValue: String { counts.pointee.last.string }
}
