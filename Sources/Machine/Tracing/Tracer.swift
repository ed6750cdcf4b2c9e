import Basics
import Bytecode

/// Who is told of every access that traced code makes.
public protocol Tracer: AnyObject {
  /// How many bytes of a value are shown; longer ones are cut short.
  var valueLimit: Int { get }
  /// Takes note of an access. False when no more are wanted.
  func record(_ access: TracedAccess) -> Bool
}

/// One access to a location. Values are text already: nothing of the program is kept, and the text lasts as long as the
/// tracer is being told.
public struct TracedAccess {
  /// Text in the machine's memory.
  public typealias Text = UnsafeBufferPointer<UInt8>

  /// What is accessed, how, and where in the source.
  public unowned(unsafe) let site: TraceSite
  /// How the access was reached; nil for one that an ordinary function of the program makes itself.
  public unowned(unsafe) let road: TracedRoad?
  /// The arguments of the subscripts in the location's name.
  public let arguments: Arguments
  /// The value before a change.
  public let old: Text?
  /// The value that was read or is there now; the last one for `destroy`.
  public let value: Text
  /// The value now of what the location is a part of.
  public let whole: Text?

  /// The arguments of the subscripts in a location's name, one text behind the other.
  public struct Arguments {
    let buffer: TextBuffer?
    let start: Int
    let ends: ArraySlice<Int>

    /// No arguments.
    public static let none = Arguments(buffer: nil, start: 0, ends: [])

    /// How many there are.
    public var count: Int { ends.count }

    /// The text of one of them.
    public subscript(_ index: Int) -> Text {
      let place = ends.startIndex + index
      return buffer!.bytes(index == 0 ? start : ends[place - 1], ends[place])
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
  public var note: AnyObject?

  init(steps: [TracedStep], origin: SourceLocation?, place: SourceLocation?) {
    self.steps = steps
    self.origin = origin
    self.place = place
  }
}

/// One accessor or closure on the road to a location.
public struct TracedStep {
  /// The accessor or closure.
  public let role: TraceRole
  /// Where it was when it called the next one.
  public let place: SourceLocation?
}
