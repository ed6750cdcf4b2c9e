import Basics
import Machine

/// Who turns a trace into text.
///
/// What is told may wait in the writer's memory until `flush`: a trace is long, and handing over each line would take more time
/// than making it.
public protocol TraceWriter: AnyObject {
  /// Begins the trace of a program.
  func begin(_ program: SourceFile)
  /// Tells of a location that has not been met before.
  func tell(of location: TraceRecord)
  /// Tells of an access, with its number, which is one more than that of the access or run told of before, and all that it has
  /// in common with others.
  func tell(of access: TracedAccess, step: Int, at point: Unmanaged<TracePoint>)
  /// Tells that the body of a view is about to run.
  func tell(of run: TraceRun)
  /// Where the machine may write lines by itself, up to a limit; nil where it may not.
  func sheet(limit: Int) -> TraceSheet?
  /// How the lines of accesses at a point begin and end, for the machine to write them.
  func line(for point: TracePoint) -> TraceLine?
  /// Shows what the machine's next lines stand below.
  func show(_ way: Int)
  /// Takes note of what the machine's last lines stand below.
  func note(_ way: Int)
  /// Ends the trace, with the number of accesses and all locations in order; `isCut` when the limit was reached.
  func end(steps: Int, _ locations: [TraceRecord], isCut: Bool)
  /// Hands over everything that has been told.
  func flush()
}

extension TraceWriter {
  /// Nothing: each access is told of.
  public func sheet(limit: Int) -> TraceSheet? { nil }
  /// No line.
  public func line(for point: TracePoint) -> TraceLine? { nil }
  /// Nothing: each line stands for itself.
  public func show(_ way: Int) {}
  /// Nothing: each line stands for itself.
  public func note(_ way: Int) {}
}

/// The end of a trace's way: takes text in pieces.
public typealias TraceSink = (UnsafeBufferPointer<UInt8>) -> Void

/// The text of a trace that has not been handed over yet.
struct TraceOutput {
  let text = TextBuffer(capacity: TraceOutput.block + 4096)
  private let sink: TraceSink
  private static let block = 1 << 16

  init(_ sink: @escaping TraceSink) {
    self.sink = sink
  }

  /// Hands over the text when there is much of it.
  func flushIfLarge() {
    if text.count >= TraceOutput.block { flush() }
  }

  /// Hands over the text.
  func flush() {
    if text.count == 0 { return }
    sink(text.bytes)
    text.truncate(to: 0)
  }
}

/// A program's host while it is traced: what was told comes before what is printed next.
final class TracedHost: Host {
  private let host: any Host
  private let flush: () -> Void
  /// Whether what was printed last ends in the middle of a line.
  private(set) var isInsideLine = false

  init(_ host: any Host, flush: @escaping () -> Void) {
    self.host = host
    self.flush = flush
  }

  var arguments: [String] { host.arguments }
  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {
    flush()
    host.write(bytes, toErrorStream: toErrorStream)
    if let last = bytes.last { isInsideLine = last != UInt8(ascii: "\n") }
  }
  func readLine() -> [UInt8]? {
    flush()
    isInsideLine = false
    return host.readLine()
  }
  func endWithoutMemory() -> Never {
    flush()
    host.endWithoutMemory()
  }
  /// Begins a line if the last one has not ended.
  func endLine() {
    if !isInsideLine { return }
    let newline: [UInt8] = [UInt8(ascii: "\n")]
    newline.withUnsafeBufferPointer { write($0, toErrorStream: false) }
  }
  func nanoseconds() -> UInt64 { host.nanoseconds() }
  func randomBits() -> UInt64 { host.randomBits() }
}
