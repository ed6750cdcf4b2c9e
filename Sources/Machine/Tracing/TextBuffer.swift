/// Bytes of text that grow at the end, in memory that is used again and again.
///
/// A trace makes text for each access of a program; strings, and counting references to them, would cost more than the program
/// itself. So this is an address: whoever makes a buffer gives its memory back.
public struct TextBuffer {
  @usableFromInline struct Storage {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    @usableFromInline init(capacity: Int) {
      base = .allocate(capacity: capacity)
      self.capacity = capacity
    }
  }

  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  /// Makes an empty buffer.
  public init(capacity: Int = 1 << 10) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(capacity: capacity))
  }

  /// Gives the memory back.
  public func deallocate() {
    storage.pointee.base.deallocate()
    storage.deallocate()
  }

  /// How many bytes there are.
  @inlinable public var count: Int { storage.pointee.count }

  /// All bytes. They stay valid until something is added or taken away.
  @inlinable public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage.pointee.base, count: storage.pointee.count)
  }

  /// Some of the bytes, as long as nothing is added or taken away.
  @inlinable public func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage.pointee.base + start, count: end - start)
  }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes away what is behind some of the bytes.
  @inlinable public func truncate(to count: Int) { storage.pointee.count = count }

  /// Counts more bytes, and gives the place where they go.
  @inlinable @inline(__always)
  func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    let count = storage.pointee.count
    if count + more > storage.pointee.capacity { grow(by: more) }
    storage.pointee.count = count + more
    return storage.pointee.base + count
  }

  @inline(never) @usableFromInline func grow(by more: Int) {
    let count = storage.pointee.count
    let larger = max(2 * storage.pointee.capacity, count + more)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    copy.update(from: storage.pointee.base, count: count)
    storage.pointee.base.deallocate()
    storage.pointee.base = copy
    storage.pointee.capacity = larger
  }

  // MARK: Adding

  /// Adds a byte.
  @inlinable public func append(_ byte: UInt8) { room(for: 1).pointee = byte }

  /// Adds bytes.
  @inlinable public func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    if count == 0 { return }
    room(for: count).update(from: bytes.baseAddress.unsafelyUnwrapped, count: count)
  }

  /// Adds the bytes of a literal.
  @inlinable public func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds text.
  public func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Adds a byte several times.
  @inlinable public func append(_ byte: UInt8, times: Int) {
    if times > 0 { room(for: times).update(repeating: byte, count: times) }
  }

  /// Adds a number in decimal digits.
  @inlinable public func appendDecimal(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDecimal(number.magnitude)
  }

  /// Adds a number without a sign in decimal digits.
  @inlinable public func appendDecimal(_ number: UInt) {
    if number < 10 { return append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)) }
    var digits = 2
    var limit: UInt = 100
    while digits < 20, number >= limit {
      digits += 1
      if digits < 20 { limit &*= 10 }
    }
    let start = room(for: digits)
    var rest = number
    while digits > 0 {
      digits -= 1
      let quotient = rest / 10
      start[digits] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      rest = quotient
    }
  }
}
