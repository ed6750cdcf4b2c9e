/// What a trace shows.
public struct TraceOptions: Equatable {
  /// The forms a trace can have.
  public enum Format: String, CaseIterable {
    /// Lines for people.
    case text
    /// JSON Lines, as `trace.schema.json` describes them.
    case json
  }

  /// The form.
  public var format = Format.text
  /// Only locations with these names, and what is part of them; nil for all.
  public var names: [String]?
  /// Whether reads are shown.
  public var showsReads = true
  /// Whether everything that changes a location is shown: first values, writes, modifications, ends.
  public var showsWrites = true
  /// Whether the library's own locations are shown.
  public var includesLibrary = false
  /// After how many accesses the trace stops; the program goes on.
  public var limit: Int?
  /// Whether values are shown whole, however long they are.
  public var showsWholeValues = false

  /// Everything the program does itself, as text.
  public init() {}

  /// How many bytes of a value are shown.
  var valueLimit: Int { showsWholeValues ? .max / 2 : 60 }
}
