import Basics
import Bytecode

/// Which accesses a trace is to tell of. Code for the others is as if there were no trace.
public struct TraceRequest {
  /// The kinds of accesses.
  public var kinds = Set(TraceSite.Kind.allCases)
  /// The names of the locations, or of the variables that they are parts of; nil for all.
  public var names: [String]?
  /// Whether the library's own locations count.
  public var includesLibrary = false
  /// Whether the text at a place stands for sugar: functions that are declared there are no names people know.
  public var isGenerated: (SourceLocation) -> Bool = { _ in false }

  /// Asks for every access that the program itself makes.
  public init() {}

  /// Whether a location is asked for: by its full name, by the last part of it (`value` for `Child.value`), or by the
  /// name of something that it is a part of. The names of views' states are only known when the program runs.
  func wants(_ location: TraceLocation) -> Bool {
    if location.kind == .state { return true }
    var current: TraceLocation? = location
    while let one = current {
      if wants(name: one.name) { return true }
      current = one.whole
    }
    return false
  }

  /// Whether a name is asked for.
  public func wants(name: String) -> Bool {
    guard let names else { return true }
    return names.contains { name == $0 || name.hasSuffix("." + $0) }
  }
}
