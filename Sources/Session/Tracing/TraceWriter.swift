import Basics

/// Who turns a trace into text.
public protocol TraceWriter {
  /// Begins the trace of a program.
  mutating func begin(_ program: SourceFile)
  /// Tells of a location that has not been met before.
  mutating func tell(of location: TraceRecord)
  /// Tells of an access.
  mutating func tell(of event: TraceEvent)
  /// Ends the trace, with the number of accesses and all locations in order; `isCut` when the limit was reached.
  mutating func end(steps: Int, _ locations: [TraceRecord], isCut: Bool)
}
