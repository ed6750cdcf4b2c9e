/// Bytes of text that grow at the end, in memory that is used again and again.
///
/// A trace makes text for each access of a program; strings would cost more than the program itself.
public final class TextBuffer {
  /// Where the bytes are; another place when they have grown.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  /// How many bytes there are.
  public private(set) var count = 0
  @usableFromInline var capacity: Int

  /// Makes an empty buffer.
  public init(capacity: Int = 1 << 10) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// All bytes. They stay valid until something is added or taken away.
  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// Some of the bytes, as long as nothing is added or taken away.
  public func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }

  /// Makes room for more bytes, and gives the place where they go; `didAppend` says how many there were.
  @inline(__always)
  public func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if count + more > capacity { grow(by: more) }
    return base + count
  }

  /// Counts bytes that were written where `room` said.
  @inline(__always)
  public func didAppend(_ more: Int) { count += more }

  @inline(never) private func grow(by more: Int) {
    let larger = max(2 * capacity, count + more)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    copy.update(from: base, count: count)
    base.deallocate()
    (base, capacity) = (copy, larger)
  }

  /// Takes away what is behind some of the bytes.
  public func truncate(to count: Int) { self.count = count }

  // MARK: Adding

  /// Adds a byte.
  public func append(_ byte: UInt8) {
    room(for: 1).pointee = byte
    count += 1
  }

  /// Adds bytes.
  public func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    room(for: bytes.count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Adds the bytes of a literal.
  public func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds text.
  public func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Adds a byte several times.
  public func append(_ byte: UInt8, times: Int) {
    if times <= 0 { return }
    room(for: times).update(repeating: byte, count: times)
    count += times
  }

  /// Adds a number in decimal digits, with blanks before it up to a width.
  public func appendDecimal(_ number: Int, width: Int = 0) {
    let magnitude = number.magnitude
    let digits = TextBuffer.digits(in: magnitude)
    append(UInt8(ascii: " "), times: width - digits - (number < 0 ? 1 : 0))
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(magnitude, digits)
  }

  /// Adds a number without a sign in decimal digits.
  public func appendDecimal(_ number: UInt) { appendDigits(number, TextBuffer.digits(in: number)) }

  private func appendDigits(_ number: UInt, _ digits: Int) {
    let start = room(for: digits)
    var rest = number
    var index = digits
    while index > 0 {
      index -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      start[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    count += digits
  }

  private static func digits(in number: UInt) -> Int {
    var digits = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }
}
