#if canImport(Glibc)
  import Glibc
#endif

/// Standard output or standard error, written through a buffer of our own.
///
/// Output to a terminal goes out with each line; anything else in large pieces, and at the end.
public final class StandardStream {
  /// The process's standard output.
  public static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// The process's standard error.
  public static let error = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32
  /// Whether a person reads this.
  public let isTerminal: Bool
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 15

  /// A stream into a new file; nil, with the reason in `errno`, where there can be none.
  public convenience init?(creating path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { return nil }
    self.init(descriptor: descriptor)
  }

  /// A stream on a file descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    buffer.reserveCapacity(Self.capacity)
  }

  /// Takes bytes; they may be seen only after `flush`.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count + buffer.count > Self.capacity { flush() }
    if bytes.count > Self.capacity { return writeNow(bytes) }
    buffer.append(contentsOf: bytes)
    if isTerminal, bytes.contains(UInt8(ascii: "\n")) { flush() }
  }

  /// Takes text; it may be seen only after `flush`.
  public func write(_ text: String) {
    var text = text
    text.withUTF8(write)
  }

  /// Hands everything over to the system.
  public func flush() {
    buffer.withUnsafeBufferPointer(writeNow)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes all of it, whatever pieces the system takes it in; when the reader has gone, the rest is dropped.
  private func writeNow(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress!, rest.count)
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}
