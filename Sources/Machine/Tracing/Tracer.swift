import Basics
import Bytecode

/// Who is told of every access that traced code makes.
///
/// A class rather than a protocol, and told by addresses: the machine calls it for each access, and may count no references.
open class Tracer {
  /// How many bytes of a value are shown; longer ones are cut short.
  public let valueLimit: Int

  /// Where the machine may write lines by itself; nil for nowhere.
  public let sheet: UnsafeMutablePointer<TraceSheet>?

  /// Makes a tracer. What is in `sheet` stays there for good.
  public init(valueLimit: Int, sheet: TraceSheet?) {
    self.valueLimit = valueLimit
    self.sheet = sheet.map {
      let place = UnsafeMutablePointer<TraceSheet>.allocate(capacity: 1)
      place.initialize(to: $0)
      return place
    }
  }

  /// Takes note of an access. False when no more are wanted.
  open func record(_ access: TracedAccess) -> Bool { false }

  /// Shows on the sheet what the next lines stand below, when the last ones stood below `previous`; zero for what the tracer has
  /// shown by itself.
  open func show(_ way: Int, after previous: Int) {}

  /// Hands over what is on the sheet.
  open func handOver() {}
}

/// One access to a location. Values are text already, as they stand on the tracer's sheet: nothing of the program is kept, and the
/// text lasts as long as the tracer is being told.
public struct TracedAccess {
  /// Text in the machine's memory, with the slack of buffers behind it.
  public typealias Text = UnsafeBufferPointer<UInt8>

  /// The record of the place in the code.
  let record: UnsafeMutablePointer<TraceSiteRecord>
  private let way: Unmanaged<TracedRoad>?
  /// The arguments of the subscripts in the location's name.
  public let arguments: Arguments
  /// The value before a change; of no memory where there is none.
  private let before: Text
  /// The value that was read or is there now; the last one for `destroy`.
  public let value: Text
  /// The value now of what the location is a part of; of no memory where it is no part.
  private let container: Text

  @inline(__always)
  init(
    _ record: UnsafeMutablePointer<TraceSiteRecord>, road: Unmanaged<TracedRoad>?, arguments: Arguments, old: Text,
    value: Text, whole: Text
  ) {
    self.record = record
    way = road
    self.arguments = arguments
    before = old
    self.value = value
    container = whole
  }

  /// The value before a change.
  public var old: Text? { before.baseAddress == nil ? nil : before }

  /// The value now of what the location is a part of.
  public var whole: Text? { container.baseAddress == nil ? nil : container }

  /// What is accessed, how, and where in the source.
  public var site: TraceSite { record.pointee.site.takeUnretainedValue() }

  /// What happens to the location.
  public var kind: TraceSite.Kind { record.pointee.kind }

  /// How the access was reached; nil for one that an ordinary function of the program makes itself.
  public var road: TracedRoad? { way?.takeUnretainedValue() }

  /// What the tracer remembers for this site and road. It is kept as long as they are, and never given back.
  public var note: UnsafeMutableRawPointer? {
    if let way { return way._withUnsafeGuaranteedRef { $0.note.pointee } }
    return record.pointee.note
  }

  /// Has something be remembered for this site and road.
  public func remember(_ note: UnsafeMutableRawPointer) {
    if let way { way._withUnsafeGuaranteedRef { $0.note.pointee = note } } else { record.pointee.note = note }
  }

  /// Has the lines of accesses at this site by this road be written as this one says.
  public func remember(_ line: UnsafeMutablePointer<TraceLine>) {
    let address = UnsafeMutableRawPointer(line)
    if let way { way._withUnsafeGuaranteedRef { $0.line.pointee = address } } else { record.pointee.line = address }
  }

  /// The arguments of the subscripts in a location's name, one text behind the other.
  public struct Arguments {
    private let start: UnsafePointer<UInt8>
    private let ends: UnsafeBufferPointer<Int>

    /// Arguments whose texts end at such distances from the beginning of all texts.
    @inline(__always) init(_ base: UnsafePointer<UInt8>, from start: Int, ends: UnsafeBufferPointer<Int>) {
      self.start = base + start
      self.ends = ends
      offset = start
    }

    private let offset: Int

    /// How many there are.
    public var count: Int { ends.count }

    /// The text of one of them.
    public subscript(_ index: Int) -> Text {
      let first = index == 0 ? 0 : ends[index - 1] - offset
      return Text(start: start + first, count: ends[index] - offset - first)
    }
  }
}

/// How an access was reached: the accessors and closures between an ordinary function of the program and the access, outermost
/// first. Reached the same way again, the same place in the code has the same road.
public final class TracedRoad {
  /// The accessors and closures.
  public let steps: [TracedStep]
  /// Where the road begins: the place in an ordinary function that called the first of them.
  public let origin: SourceLocation?
  /// Where the access is written, if not where it is made.
  public let place: SourceLocation?
  /// What the tracer has worked out for accesses by this road.
  let note: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// How the lines of accesses by this road begin.
  let line: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init(steps: [TracedStep], origin: SourceLocation?, place: SourceLocation?) {
    self.steps = steps
    self.origin = origin
    self.place = place
    note = .allocate(capacity: 1)
    note.initialize(to: nil)
    line = .allocate(capacity: 1)
    line.initialize(to: nil)
  }

  deinit {
    note.deallocate()
    line.deallocate()
  }
}

/// One accessor or closure on the road to a location.
public struct TracedStep {
  /// The accessor or closure.
  public let role: TraceRole
  /// Where it was when it called the next one.
  public let place: SourceLocation?
}
