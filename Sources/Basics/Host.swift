/// Everything a running program has of the world outside: the engine does no input or output of its own.
///
/// The command line, the prompt and the tests each have one. `exit(n)` is not here: it ends the run, with the status
/// as part of the run's outcome, so that whoever started the program decides what ends.
public protocol Host: AnyObject {
  /// Takes what the program prints.
  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool)
  /// The next line of standard input, with its line break where it has one; nil at the end.
  func readLine() -> [UInt8]?
  /// The program's arguments, its own name first.
  var arguments: [String] { get }
  /// The time of day, in nanoseconds since the beginning of 1970 in Greenwich.
  func nanoseconds() -> UInt64
  /// Sixty-four random bits.
  func randomBits() -> UInt64
  /// Ends the process, since there is no memory left and the code that asked for some cannot say so.
  func endWithoutMemory() -> Never
}

extension Host {
  /// Ends the process as any lack of memory would.
  public func endWithoutMemory() -> Never { fatalError("Out of memory") }

  /// Takes text that the program prints.
  public func write(_ text: String, toErrorStream: Bool = false) {
    var text = text
    text.withUTF8 { write($0, toErrorStream: toErrorStream) }
  }
}
