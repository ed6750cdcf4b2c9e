import Basics

/// One access to a location, as a trace tells it: names and places are those of the author's own text.
public struct TraceEvent {
  /// A step on the road to the access: an accessor or a closure.
  public struct Step: Equatable {
    /// What it is: `get`, `set`, `modify`, `willSet`, `didSet` or `closure`.
    public let kind: String
    /// Its name: of an accessor, the property's.
    public let name: String
    /// Where it is declared; nil in the library.
    public let place: SourceLocation?
  }

  /// The number of the access, counted from one.
  public let step: Int
  /// What happened: `initialise`, `read`, `write`, `modify` or `destroy`.
  public let kind: String
  /// What was accessed.
  public let location: TraceRecord
  /// The location's name with a subscript's arguments: `items[2].title`.
  public let name: String
  /// The value before a change.
  public let old: String?
  /// The value that was read, or is there now.
  public let value: String
  /// The value now of what the location is a part of.
  public let whole: String?
  /// Where the access is written.
  public let place: SourceLocation
  /// Where the program set out for it: the place of the access itself, unless there is a road.
  public let origin: SourceLocation
  /// The road, outermost step first.
  public let road: [Step]
}

/// What a trace knows of a location.
public final class TraceRecord {
  /// Its number, in the order in which locations were met.
  public let number: Int
  /// Its declared name: `items[…].title`.
  public let name: String
  /// What kind of storage it is: `local`, `global`, `property`, `wrapper` or `part`.
  public let kind: String
  /// The name of its type.
  public let type: String
  /// Where it is declared; nil for what nobody wrote.
  public let declaration: SourceLocation?
  /// What it is a part of.
  public let whole: TraceRecord?
  /// How often it was read.
  public internal(set) var reads = 0
  /// How often it got a value.
  public internal(set) var writes = 0
  /// The value it was seen with last.
  public internal(set) var lastValue = ""

  init(
    number: Int, name: String, kind: String, type: String, declaration: SourceLocation?, whole: TraceRecord?
  ) {
    self.number = number
    self.name = name
    self.kind = kind
    self.type = type
    self.declaration = declaration
    self.whole = whole
  }
}
