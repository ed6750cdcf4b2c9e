#if canImport(Glibc)
  import Glibc
#endif

/// Some UTF-8, and whether it is plain.
struct Text {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let isPlain: Bool

  /// A whole string.
  @inline(__always) init(_ text: Frame) {
    bytes = startOfBytes(text)
    count = byteCount(text)
    isPlain = text[1] & StringForm.notPlain == 0
  }

  /// A part of a string, or any other text.
  @inline(__always) init(bytes: UnsafePointer<UInt8>, count: Int, isPlain: Bool) {
    self.bytes = bytes
    self.count = count
    self.isPlain = isPlain
  }

  /// A range of a string: its slots, then the offsets of its ends.
  @inline(__always) init(range: Frame) {
    bytes = startOfBytes(range) + range[2]
    count = max(0, range[3] - range[2])
    isPlain = range[1] & StringForm.notPlain == 0
  }

  /// Whether the texts are canonically equivalent.
  func equals(_ other: Text) -> Bool {
    if count == other.count, memcmp(bytes, other.bytes, count) == 0 { return true }
    // An ASCII text may equal one that is not: U+212A is equivalent to K.
    if isPlain && other.isPlain { return false }
    let span = Span<UInt8>(_unsafeStart: bytes, count: count)
    let otherSpan = Span<UInt8>(_unsafeStart: other.bytes, count: other.count)
    return UTF8Span(unchecked: span).isCanonicallyEquivalent(to: UTF8Span(unchecked: otherSpan))
  }

  /// Whether the text comes before another one.
  func precedes(_ other: Text) -> Bool {
    if isPlain && other.isPlain {
      let order = memcmp(bytes, other.bytes, min(count, other.count))
      return order < 0 || (order == 0 && count < other.count)
    }
    let span = Span<UInt8>(_unsafeStart: bytes, count: count)
    let otherSpan = Span<UInt8>(_unsafeStart: other.bytes, count: other.count)
    return UTF8Span(unchecked: span).isCanonicallyLessThan(UTF8Span(unchecked: otherSpan))
  }
}

/// The bytes of a string, for the initialisers that have a property of the same name as the function.
@inline(__always) private func startOfBytes(_ text: Frame) -> UnsafePointer<UInt8> { bytes(of: text) }

/// Whether two strings are canonically equivalent.
@inline(never) func equalStrings(_ left: Frame, _ right: Frame) -> Bool { Text(left).equals(Text(right)) }

/// Whether a string comes before another one.
@inline(never) func lessString(_ left: Frame, _ right: Frame) -> Bool { Text(left).precedes(Text(right)) }

/// Whether two ranges are canonically equivalent.
@inline(never) func equalRanges(_ left: Frame, _ right: Frame) -> Bool {
  Text(range: left).equals(Text(range: right))
}

/// Whether a range comes before another one.
@inline(never) func lessRange(_ left: Frame, _ right: Frame) -> Bool {
  Text(range: left).precedes(Text(range: right))
}
