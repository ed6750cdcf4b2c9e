import Bytecode

/// The two slots of a string.
///
/// Up to 15 bytes of UTF-8 are inline: bytes 0 to 7 in the first slot, 8 to 14 in the second, whose top byte holds marks and
/// the count; unused bytes are zero, so that equal texts are equal words. Longer strings are in a counted block: the first
/// slot is its address, the low 48 bits of the second are the count. A second slot of zero is no string.
///
/// A text is *plain* when each of its scalars starts a character in the sense of normalisation and is its own normal form.
/// Between plain texts, equality, order and hashes are those of the bytes. Only plain texts are inline, because a text that
/// is not plain needs the hash that a block keeps.
enum StringForm {
  /// The mark of an inline string, the sign bit.
  @inline(__always) static var inlineMark: Int { Int.min }
  /// The mark of a text with bytes above 127.
  @inline(__always) static var notASCII: Int { 1 << 62 }
  /// The mark of a text that is not plain.
  @inline(__always) static var notPlain: Int { 1 << 61 }
  /// The mark of a string in a block; without it an empty one would be no string.
  @inline(__always) static var blockMark: Int { 1 << 60 }
  /// The marks that say something about the text.
  @inline(__always) static var textMarks: Int { 3 << 61 }
  /// Where an inline string's count begins.
  @inline(__always) static var countShift: Int { 56 }
  /// The count of a string in a block.
  @inline(__always) static var countMask: Int { 0xFFFF_FFFF_FFFF }
  /// How many bytes fit inline.
  @inline(__always) static var inlineBytes: Int { 15 }
  /// The second slot of the empty string.
  @inline(__always) static var empty: Int { Int.min }
}

/// A string's block: count of references, capacity in bytes, cached hash or 0, bytes. Behind the capacity there are 16 bytes
/// more, so that a piece can be stored in two words.
enum StringBlock {
  @inline(__always) static var capacity: Int { 1 }
  @inline(__always) static var hash: Int { 2 }
  @inline(__always) static var header: Int { 24 }
  @inline(__always) static var slack: Int { 16 }
}

/// The number of a string's bytes.
@inline(__always) func byteCount(_ text: Frame) -> Int {
  text[1] < 0 ? (text[1] >> StringForm.countShift) & 15 : text[1] & StringForm.countMask
}

/// A string's bytes. Those of an inline string are in its slots.
@inline(__always) func bytes(of text: Frame) -> UnsafePointer<UInt8> {
  let start = text[1] < 0 ? UnsafeRawPointer(text) : UnsafeRawPointer(slots(at: text[0])) + StringBlock.header
  return start.assumingMemoryBound(to: UInt8.self)
}

/// Whether both strings are inline, so that their words decide whether they are equal.
@inline(__always) func areDecidedByWords(_ left: Frame, _ right: Frame) -> Bool { left[1] & right[1] < 0 }

/// Whether a string is inline.
@inline(__always) func isPlainInline(_ text: Frame) -> Bool { text[1] < 0 }

/// Whether one inline string comes before another one.
@inline(__always) func inlineLess(_ left: Frame, _ right: Frame) -> Bool {
  let a = UInt(bitPattern: left[0]).byteSwapped
  let b = UInt(bitPattern: right[0]).byteSwapped
  if a != b { return a < b }
  // The rest of the bytes, then the counts: a zero byte may be text.
  let c = UInt(bitPattern: left[1] &<< 8).byteSwapped | UInt(bitPattern: (left[1] >> 56) & 15)
  let d = UInt(bitPattern: right[1] &<< 8).byteSwapped | UInt(bitPattern: (right[1] >> 56) & 15)
  return c < d
}

/// Whether a word of text has a carriage return in it: `\r\n` is one character.
@inline(__always) func hasCarriageReturn(_ word: Int) -> Bool {
  let x = UInt(bitPattern: word) ^ 0x0d0d_0d0d_0d0d_0d0d
  return (x &- 0x0101_0101_0101_0101) & ~x & 0x8080_8080_8080_8080 != 0
}

/// Whether a string is inline ASCII without carriage returns, so that each byte is a character.
@inline(__always) func isShortASCII(_ text: Frame) -> Bool {
  text[1] < 0 && text[1] & StringForm.notASCII == 0 && !hasCarriageReturn(text[0])
    && !hasCarriageReturn(text[1])
}

/// Appends an inline piece where that takes no new block; false otherwise.
@inline(__always) func appendInline(_ first: Int, _ second: Int, to text: Frame) -> Bool {
  if second >= 0 { return false }
  let form = text[1]
  let added = (second >> StringForm.countShift) & 15
  if form >= 0 {
    let block = slots(at: text[0])
    let count = form & StringForm.countMask
    if !isUnique(block) || count &+ added > block[StringBlock.capacity] { return false }
    // The bytes are stored as two whole words; what lies behind them is slack.
    let place = UnsafeMutableRawPointer(block) + (StringBlock.header &+ count)
    place.storeBytes(of: first, as: Int.self)
    (place + 8).storeBytes(of: second, as: Int.self)
    block[StringBlock.hash] = 0
    text[1] = (form &+ added) | (second & StringForm.textMarks)
    return true
  }
  let count = (form >> StringForm.countShift) & 15
  if count &+ added > StringForm.inlineBytes { return false }
  let low = UInt(bitPattern: first)
  let high = UInt(bitPattern: second & 0x00FF_FFFF_FFFF_FFFF)
  let shift = UInt(bitPattern: 8 &* count)
  let marks =
    (form & ~0x0F00_0000_0000_0000) | (second & StringForm.textMarks)
    | ((count &+ added) &<< StringForm.countShift)
  if count < 8 {
    text[0] |= Int(bitPattern: low &<< shift)
    text[1] = marks | Int(bitPattern: (count == 0 ? 0 : low &>> (64 &- shift)) | (high &<< shift))
  } else {
    text[1] = marks | Int(bitPattern: low &<< (shift &- 64))
  }
  return true
}
