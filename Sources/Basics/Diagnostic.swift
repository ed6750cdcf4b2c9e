/// One message to the user about a place in a program, with its notes and suggested edits.
public struct Diagnostic: Hashable {
  /// How grave a message is.
  public enum Severity: String, Hashable {
    /// The program cannot run.
    case error
    /// The program runs, but probably not as meant.
    case warning
    /// A remark that belongs to the message before it.
    case note
    /// A remark of our own, which swiftc does not make.
    case hint
  }

  /// What an error says about the program, which decides the exit status.
  public enum Category: Hashable {
    /// The program is wrong.
    case ordinary
    /// The program is valid Swift outside the subset.
    case unsupported
    /// The program is fine; an assumption of ours failed.
    case fault
  }

  /// A suggested edit: text that should stand in place of a range.
  public struct FixIt: Hashable {
    /// The text to replace; empty for an insertion.
    public var range: SourceRange
    /// The text to put there.
    public var replacement: String

    /// Makes a suggested edit.
    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// How grave the message is.
  public var severity: Severity
  /// What an error says about the program.
  public var category: Category
  /// The message, in swiftc's words where swiftc has it.
  public var message: String
  /// The place the first line names and the caret points at.
  public var location: SourceLocation
  /// The ranges underlined beside the caret.
  public var highlights: [SourceRange]
  /// The suggested edits.
  public var fixIts: [FixIt]
  /// The remarks printed after the message.
  public var notes: [Diagnostic]

  /// Makes a message.
  public init(
    _ severity: Severity, _ message: String, at location: SourceLocation,
    highlights: [SourceRange] = [], fixIts: [FixIt] = [], notes: [Diagnostic] = [],
    category: Category = .ordinary
  ) {
    self.severity = severity
    self.category = category
    self.message = message
    self.location = location
    self.highlights = highlights
    self.fixIts = fixIts
    self.notes = notes
  }

  /// Makes an error.
  public static func error(
    _ message: String, at location: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, message, at: location, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  /// Makes a warning.
  public static func warning(
    _ message: String, at location: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning, message, at: location, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  /// Makes a note, to be put into `notes` of the message it belongs to.
  public static func note(
    _ message: String, at location: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.note, message, at: location, highlights: highlights, fixIts: fixIts)
  }

  /// The same message with a remark of our own behind it, which names the lesson that tells more.
  public func hinting(_ text: String, topic: String, at place: SourceLocation? = nil) -> Diagnostic {
    var result = self
    result.notes.append(Diagnostic(.hint, "\(text) (sandbox --explain \(topic))", at: place ?? location))
    return result
  }

  /// Makes the error for valid Swift that swiftlet leaves out; `feature` names it, as in "an actor".
  public static func unsupported(_ feature: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "\(feature) is valid Swift, but outside the subset that runs here", at: location,
      category: .unsupported)
  }

  /// Makes the error for a state that should be impossible.
  public static func fault(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "internal fault: \(what)", at: location, category: .fault)
  }
}
