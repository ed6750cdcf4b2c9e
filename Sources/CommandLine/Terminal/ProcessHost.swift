import Basics

#if canImport(Glibc)
  import Glibc
#endif

/// The host of a program that runs in this process: its output is the process's own.
public final class ProcessHost: Host {
  /// The program's name and arguments.
  public let arguments: [String]

  /// Makes a host for a program with these arguments, its name first.
  public init(arguments: [String]) {
    self.arguments = arguments
  }

  /// Writes to standard output, or to standard error when all output before it has been handed over.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {
    if toErrorStream {
      StandardStream.output.flush()
      StandardStream.error.write(bytes)
      StandardStream.error.flush()
    } else {
      StandardStream.output.write(bytes)
    }
  }

  /// Says what is lacking, behind everything that was printed before.
  public func endWithoutMemory() -> Never {
    write("Out of memory\n", toErrorStream: true)
    exit(ExitStatus.limit.rawValue)
  }

  /// Reads a line from standard input; what was printed before, a question perhaps, is shown first.
  public func readLine() -> [UInt8]? {
    StandardStream.output.flush()
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let count = getline(&line, &capacity, stdin)
    guard count >= 0, let line else { return nil }
    return line.withMemoryRebound(to: UInt8.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Nanoseconds of the system's clock since the beginning of 1970.
  public func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Random bits from the system.
  public func randomBits() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
