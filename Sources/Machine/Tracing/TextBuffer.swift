/// Bytes of text that grow at the end, in memory that is used again and again.
///
/// A trace makes text for each access of a program; strings, and counting references to them, would cost more than the program
/// itself. So this is an address: whoever makes a buffer gives its memory back. Behind the bytes there is always `slack`, so
/// that short texts may be copied in large steps.
public struct TextBuffer {
  @usableFromInline struct Storage {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    @usableFromInline init(capacity: Int) {
      base = .allocate(capacity: capacity + TextBuffer.slack)
      base.initialize(repeating: 0, count: capacity + TextBuffer.slack)
      self.capacity = capacity
    }
  }

  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  /// How many bytes may be read and written behind the last one.
  public static let slack = 32

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

  /// Where the bytes are, until something is added.
  @inlinable public var start: UnsafePointer<UInt8> { UnsafePointer(storage.pointee.base) }

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
  @inlinable @inline(__always) public func truncate(to count: Int) { storage.pointee.count = count }

  // MARK: Adding in place

  /// The place behind the last byte, where there is room for some more and the slack.
  @inlinable @inline(__always)
  public func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if storage.pointee.count &+ more > storage.pointee.capacity { grow(by: more) }
    return storage.pointee.base + storage.pointee.count
  }

  /// Counts the bytes that have been written into the room.
  @inlinable @inline(__always)
  public func end(at end: UnsafeMutablePointer<UInt8>) { storage.pointee.count = end - storage.pointee.base }

  @inline(never) @usableFromInline func grow(by more: Int) {
    let count = storage.pointee.count
    var larger = Storage(capacity: max(2 * storage.pointee.capacity, count + more))
    larger.base.update(from: storage.pointee.base, count: count)
    larger.count = count
    storage.pointee.base.deallocate()
    storage.pointee = larger
  }

  // MARK: Adding

  /// Adds a byte.
  @inlinable @inline(__always) public func append(_ byte: UInt8) {
    let place = room(for: 1)
    place.pointee = byte
    end(at: place + 1)
  }

  /// Adds bytes.
  public func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    if count == 0 { return }
    let place = room(for: count)
    place.update(from: bytes.baseAddress.unsafelyUnwrapped, count: count)
    end(at: place + count)
  }

  /// Adds `true` or `false`.
  @inlinable @inline(__always) public func append(_ value: Bool) {
    let place = room(for: 8)
    end(at: writeTruth(value, to: place))
  }

  /// Adds bytes that lie in a buffer or in other memory with the slack behind them.
  @inlinable @inline(__always) public func append(slack bytes: UnsafeBufferPointer<UInt8>) {
    let place = room(for: bytes.count)
    end(at: copy(bytes, to: place))
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

  /// Adds a number in decimal digits.
  @inlinable @inline(__always) public func appendDecimal(_ number: Int) {
    let place = room(for: 24)
    end(at: writeDecimal(number, to: place))
  }

  /// Adds a number without a sign in decimal digits.
  @inlinable @inline(__always) public func appendDecimal(_ number: UInt) {
    let place = room(for: 24)
    end(at: writeDecimal(number, to: place))
  }
}

/// Writes `true` or `false`; gives the place behind it.
@inlinable @inline(__always)
public func writeTruth(_ value: Bool, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  // The letters from the last to the first.
  UnsafeMutableRawPointer(place).storeBytes(of: value ? 0x65_7572_74 : 0x65_736C_6166, as: UInt64.self)
  return place + (value ? 4 : 5)
}

/// Marks of those among eight bytes that are control characters, quotes or backslashes. The lowest mark is right; above it there
/// may be marks too many.
@inline(__always) func specialMarks(_ bytes: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = bytes ^ (ones &* 0x22)
  let backslashes = bytes ^ (ones &* 0x5C)
  // A byte borrows from its highest bit where it is less than what is taken away.
  let found =
    (bytes &- ones &* 0x20) & ~bytes | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
  return found & (ones &* 0x80)
}

/// Copies text that has the buffers' slack behind it to a place that has, too; gives the place behind the copy.
@inlinable @inline(__always)
public func copy(_ text: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<
  UInt8
> {
  let source = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
  let target = UnsafeMutableRawPointer(place)
  copy32(source, to: target)
  if text.count > 32 {
    copy32(source + 32, to: target + 32)
    if text.count > 64 { copyRest(text, to: place) }
  }
  return place + text.count
}

@inlinable @inline(__always)
func copy32(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
  let first = source.loadUnaligned(as: SIMD16<UInt8>.self)
  let second = source.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
  target.storeBytes(of: first, as: SIMD16<UInt8>.self)
  target.storeBytes(of: second, toByteOffset: 16, as: SIMD16<UInt8>.self)
}

/// Copies what is behind the first 64 bytes.
@inline(never) @usableFromInline
func copyRest(_ text: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
  let source = text.baseAddress.unsafelyUnwrapped
  UnsafeMutableRawPointer(place + 64).copyMemory(from: source + 64, byteCount: text.count - 64)
}

/// The numbers from 00 to 99.
@usableFromInline let digitPairs: StaticString =
  """
  0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
  5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
  """

/// Writes a number in decimal digits; gives the place behind the last one.
@inlinable @inline(__always)
public func writeDecimal(_ number: UInt, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  if number < 10 {
    place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
    return place + 1
  }
  return writeLongDecimal(number, to: place)
}

/// Writes a number in decimal digits, with a sign if it is negative; gives the place behind the last one.
@inlinable @inline(__always)
public func writeDecimal(_ number: Int, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  if number >= 0 { return writeDecimal(UInt(bitPattern: number), to: place) }
  place.pointee = UInt8(ascii: "-")
  return writeDecimal(number.magnitude, to: place + 1)
}

@inline(never) @usableFromInline
func writeLongDecimal(_ number: UInt, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  if number >= 100_000_000 {
    let high = number / 100_000_000
    let end = high < 10 ? writeDecimal(high, to: place) : writeLongDecimal(high, to: place)
    UnsafeMutableRawPointer(end).storeBytes(of: eightDigits(number &- high &* 100_000_000), as: UInt64.self)
    return end + 8
  }
  let end = place + digitCount(number)
  let pairs = digitPairs.utf8Start
  var target = end
  var rest = number
  while rest >= 100 {
    let quotient = rest / 100
    let pair = pairs + Int(bitPattern: (rest &- quotient &* 100) &* 2)
    target -= 2
    target[0] = pair[0]
    target[1] = pair[1]
    rest = quotient
  }
  if rest >= 10 {
    let pair = pairs + Int(bitPattern: rest &* 2)
    target[-2] = pair[0]
    target[-1] = pair[1]
  } else {
    target[-1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
  }
  return end
}

/// The eight digits of a number, the first in the lowest byte: halved, and halved again, all halves at once. Dividing by a hundred
/// and by ten is multiplying and shifting.
@inline(__always) private func eightDigits(_ number: UInt) -> UInt64 {
  let number = UInt64(number)
  let high = number / 10_000
  let fours = high | (number &- high &* 10_000) << 32
  let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
  let twos = hundreds | (fours &- hundreds &* 100) << 16
  let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
  return tens | (twos &- tens &* 10) << 8 | 0x3030_3030_3030_3030
}

/// How many digits a number has that has at least two, and at most eight.
@inline(__always) private func digitCount(_ number: UInt) -> Int {
  if number < 10_000 { return number < 100 ? 2 : number < 1_000 ? 3 : 4 }
  return number < 1_000_000 ? number < 100_000 ? 5 : 6 : number < 10_000_000 ? 7 : 8
}
