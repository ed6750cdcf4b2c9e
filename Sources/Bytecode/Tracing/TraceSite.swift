import Basics

/// A place in the code that reads or changes a location, told to the tracer each time it is passed.
///
/// Lowering makes one for each such place when a program is traced, with everything that is known without running it.
public final class TraceSite {
  /// What happens to the location.
  public enum Kind: String, CaseIterable {
    /// It gets its first value.
    case initialise
    /// Its value is read.
    case read
    /// It gets another value.
    case write
    /// It is open for a while to somebody who may change it: an `inout` argument, a mutating method, a `yield`.
    case modify
    /// Its value ends with the scope.
    case destroy
    /// No access: the body of a view is about to run, and the value is a text that says which and why.
    case run
  }

  /// What is accessed.
  public let location: TraceLocation
  /// How.
  public let kind: Kind
  /// Where the access is written.
  public let place: SourceLocation
  /// The type of the value that is there, or that an existential variable is declared to hold.
  public let type: TypeDescriptor
  /// Whether the slots hold a weak or unowned reference.
  public let isWeak: Bool
  /// The type of the value that the location is a part of; nil for a location that is no part.
  public let whole: TypeDescriptor?
  /// For a location whose name only its object knows: how many slots in front of the value, or behind it, the name is.
  public let nameDistance: Int?
  /// What the machine reads at each access; made with the site, and never given back.
  public let record: UnsafeMutablePointer<TraceSiteRecord>

  /// Makes a site.
  public init(
    _ kind: Kind, of location: TraceLocation, at place: SourceLocation, type: TypeDescriptor, isWeak: Bool,
    whole: TypeDescriptor?, nameDistance: Int? = nil
  ) {
    self.location = location
    self.kind = kind
    self.place = place
    self.type = type
    self.isWeak = isWeak
    self.whole = whole
    self.nameDistance = nameDistance
    record = .allocate(capacity: 1)
    record.initialize(
      to: TraceSiteRecord(
        kind: kind, form: kind == .run ? .plain : isWeak ? .other : type.textForm,
        isPart: whole != nil && kind != .read, nameDistance: nameDistance ?? 0))
    record.pointee.site = Unmanaged.passRetained(self)
  }
}

/// What the machine reads of a site at each access, without counting references.
public struct TraceSiteRecord {
  /// How a value is turned into text.
  public enum Form: UInt8 {
    /// Decimal digits.
    case signed
    /// Decimal digits without a sign.
    case unsigned
    /// `true` or `false`.
    case bool
    /// The shortest digits.
    case double
    /// Text in quotes.
    case string
    /// Text as it is.
    case plain
    /// As its type's descriptor says.
    case other

    init(_ type: TypeDescriptor) {
      self = .other
      guard type.kind == .primitive else { return }
      switch type.name {
      case "Int", "Int8", "Int16", "Int32", "Int64": self = .signed
      case "UInt", "UInt8", "UInt16", "UInt32", "UInt64": self = .unsigned
      case "Bool": self = .bool
      case "Double": self = .double
      case "String": self = .string
      default: break
      }
    }
  }

  /// The site.
  public fileprivate(set) var site: Unmanaged<TraceSite>!
  /// What happens to the location.
  public let kind: TraceSite.Kind
  /// How the value is turned into text.
  public let form: Form
  /// Whether the old value is told, too, which is rendered when the change begins.
  public let isChange: Bool
  /// Whether the value of what the location is a part of is told too.
  public let isPart: Bool
  /// Where the location's name is, as seen from the value; zero where it is known without looking.
  public let nameDistance: Int
  /// Whether an ordinary function of the program makes the access itself, as far as is known.
  public var isDirect = false
  /// What the machine remembers of the ways in which the place is reached.
  public var ways: UnsafeMutableRawPointer?
  /// How the machine turns the value into text, and the value that it is a part of.
  public var plan: UnsafeMutableRawPointer?
  public var wholePlan: UnsafeMutableRawPointer?
  /// How the line begins that tells of an access which an ordinary function makes itself; nil for what only the tracer knows.
  public var line: UnsafeMutableRawPointer?
  /// What the tracer has worked out for accesses that an ordinary function makes itself.
  public var note: UnsafeMutableRawPointer?

  fileprivate init(kind: TraceSite.Kind, form: Form, isPart: Bool, nameDistance: Int) {
    self.nameDistance = nameDistance
    self.kind = kind
    self.form = form
    self.isPart = isPart
    isChange = kind == .write || kind == .modify
  }
}

/// What holds a value, as its declaration names it: a variable, a property of objects, a part of such a value.
///
/// All objects of a class share the locations of its properties, all calls of a function those of its variables, and all
/// elements of a collection one location.
public final class TraceLocation {
  /// What kind of storage it is.
  public enum Kind: String, CaseIterable {
    /// A variable of a function or closure.
    case local
    /// A variable of the file, or a static one.
    case global
    /// A stored property of a class's objects, or of a value while its own members run.
    case property
    /// The storage behind a wrapped variable: `_value`.
    case wrapper
    /// A part of the value of another location.
    case part
    /// What the library keeps for a view: its `@State`. The name is the object's: `ContentView.count`.
    case state
  }

  /// The name as people write it, in pieces with a subscript's arguments between them: `items[`, `].title`.
  public let pieces: [String]
  /// What kind of storage it is.
  public let kind: Kind
  /// The type's name, as written in Swift.
  public let type: String
  /// Where it is declared.
  public let declaration: SourceLocation?
  /// What it is a part of.
  public let whole: TraceLocation?

  /// Makes a location.
  public init(
    pieces: [String], kind: Kind, type: String, declaration: SourceLocation?, whole: TraceLocation? = nil
  ) {
    self.pieces = pieces
    self.kind = kind
    self.type = type
    self.declaration = declaration
    self.whole = whole
  }

  /// The declared name: `items[…].title`.
  public var name: String { pieces.joined(separator: "…") }

  /// The name with a subscript's arguments: `items[2].title`.
  public func name(with arguments: [String]) -> String {
    var name = pieces[0]
    for (index, piece) in pieces.dropFirst().enumerated() {
      name += (index < arguments.count ? arguments[index] : "…") + piece
    }
    return name
  }
}
