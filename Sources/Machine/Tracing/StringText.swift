import Bytecode

/// The texts of strings that are locations of their own, as `ValueText` would write them, but faster: appending to a string takes two
/// nanoseconds, and a trace tells of the string before and after.
///
/// Of a long string both ends are shown. Where it grows piece by piece its beginning is the one shown last, and before a change it
/// is what it was behind the last one, so the ends that were shown last are kept with their text. The bytes are compared
/// rather than the string's identity, which says nothing of changes in place.
struct StringText {
  private struct State {
    /// How many bytes of a value are shown; what is kept is for this limit.
    var limit = -1
    /// How far the text of the beginning reaches, with what stands for the middle.
    var endOfHead = 0
    /// How many of the bytes so far do not count as text of the value.
    var added = 0
  }

  private let state: UnsafeMutablePointer<State>
  /// The bytes at the string's beginning and at its end on which its text depends.
  private let head: UnsafeMutablePointer<UInt8>
  private let tail: UnsafeMutablePointer<UInt8>
  /// The text of the string.
  private let text = TextBuffer(capacity: 1 << 10)

  /// No more bytes of a string's ends are kept.
  private static let most = 64

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    head = .allocate(capacity: StringText.most)
    tail = .allocate(capacity: StringText.most)
    head.initialize(repeating: 0, count: StringText.most)
    tail.initialize(repeating: 0, count: StringText.most)
  }

  func deallocate() {
    state.deallocate()
    head.deallocate()
    tail.deallocate()
    text.deallocate()
  }

  /// Forgets what has been kept.
  func forget() { state.pointee.limit = -1 }

  /// Adds the text of a string to what is in a buffer; false, and nothing is added, for one that takes more thought.
  @inline(__always)
  func append(_ value: Frame, to buffer: TextBuffer, limit: Int, isQuoted: Bool) -> Bool {
    let count = byteCount(value)
    let characters = UnsafeBufferPointer(start: bytes(of: value), count: count)
    return count <= limit
      ? appendWhole(characters, to: buffer, limit, isQuoted) : appendEnds(of: characters, to: buffer, limit, isQuoted)
  }

  @inline(never)
  private func appendWhole(
    _ characters: UnsafeBufferPointer<UInt8>, to buffer: TextBuffer, _ limit: Int, _ isQuoted: Bool
  ) -> Bool {
    let start = buffer.count
    var added = isQuoted ? 2 : 0
    buffer.appendLiteralQuote(isQuoted: isQuoted)
    buffer.end(
      at: writeLiteral(characters, to: buffer.room(for: 7 * characters.count), isQuoted: isQuoted, added: &added))
    buffer.appendLiteralQuote(isQuoted: isQuoted)
    if buffer.count - start - added <= limit { return true }
    buffer.truncate(to: start)
    return false
  }

  @inline(never)
  private func appendEnds(
    of characters: UnsafeBufferPointer<UInt8>, to buffer: TextBuffer, _ limit: Int, _ isQuoted: Bool
  ) -> Bool {
    let headCount = StringText.headCount(limit)
    let tailCount = StringText.tailCount(limit)
    // One byte more says whether a character ends there.
    guard headCount < StringText.most, characters[headCount] & 0xC0 != 0x80 else { return false }
    let newTail = characters.baseAddress.unsafelyUnwrapped + (characters.count - tailCount)
    let hasHead =
      state.pointee.limit == limit && areEqual(characters.baseAddress.unsafelyUnwrapped, head, headCount)
    if !hasHead || !areEqual(newTail, tail, tailCount) {
      if !hasHead { keepHead(UnsafeBufferPointer(rebasing: characters[..<headCount]), isQuoted) }
      state.pointee.limit = -1
      tail.update(from: newTail, count: tailCount)
      if !makeTail(tailCount, limit, isQuoted) { return false }
      state.pointee.limit = limit
    }
    buffer.append(slack: text.bytes)
    return true
  }

  /// Begins the text anew, with the beginning of a string.
  private func keepHead(_ bytes: UnsafeBufferPointer<UInt8>, _ isQuoted: Bool) {
    head.update(from: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
    state.pointee.added = isQuoted ? 2 : 0
    text.truncate(to: 0)
    text.appendLiteralQuote(isQuoted: isQuoted)
    text.end(
      at: writeLiteral(
        bytes, to: text.room(for: 7 * bytes.count), isQuoted: isQuoted, added: &state.pointee.added))
    text.append("…" as StaticString)
    state.pointee.endOfHead = text.count
  }

  /// Makes the text whole with the end of the string that has been kept; false where it is longer than the limit.
  private func makeTail(_ count: Int, _ limit: Int, _ isQuoted: Bool) -> Bool {
    var first = 0
    while first < count, tail[first] & 0xC0 == 0x80 { first += 1 }
    var added = state.pointee.added
    text.truncate(to: state.pointee.endOfHead)
    let bytes = UnsafeBufferPointer(start: tail + first, count: count - first)
    text.end(at: writeLiteral(bytes, to: text.room(for: 7 * count), isQuoted: isQuoted, added: &added))
    text.appendLiteralQuote(isQuoted: isQuoted)
    return text.count - added <= limit
  }

  /// How many bytes of the beginning of a long string are shown.
  static func headCount(_ limit: Int) -> Int { limit * 2 / 5 }

  /// How many bytes of its end.
  static func tailCount(_ limit: Int) -> Int { limit / 5 }
}

/// Whether bytes are the same, eight at a time.
@inline(__always)
private func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  let left = UnsafeRawPointer(left)
  let right = UnsafeRawPointer(right)
  if count < 8 {
    for index in 0..<count
    where left.load(fromByteOffset: index, as: UInt8.self) != right.load(fromByteOffset: index, as: UInt8.self) {
      return false
    }
    return true
  }
  var offset = 0
  while offset + 8 <= count {
    if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    offset += 8
  }
  return left.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    == right.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
}
