#if canImport(Glibc)
  import Glibc
#endif

// A character is a word of up to 7 bytes of UTF-8, the first one lowest, or the address of a string's block whose capacity
// is its length, with the top bit set.

/// How many bytes a character takes.
@inline(__always) func byteCount(ofCharacter character: Int) -> Int {
  if character < 0 { return slots(at: character & Int.max)[StringBlock.capacity] }
  return max(1, (71 &- character.leadingZeroBitCount) >> 3)
}

/// Adds a reference to a character's block.
@inline(__always) func retainCharacter(_ character: Int) {
  if character < 0 { retain(character & Int.max) }
}

/// Drops a reference to a character's block.
@inline(never) func releaseCharacter(_ character: Int, _ context: Context) {
  if character < 0, dropReference(character & Int.max) { freeStringBlock(character & Int.max, context) }
}

/// Calls a function with a character's bytes.
func withText<Result>(ofCharacter character: Int, _ body: (Text) -> Result) -> Result {
  let count = byteCount(ofCharacter: character)
  if character < 0 {
    return body(Text(bytes: UnsafePointer(blockBytes(character & Int.max)), count: count, isPlain: false))
  }
  return withUnsafeBytes(of: character) {
    let bytes = $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    let isPlain = textMarks(bytes, count) & StringForm.notPlain == 0
    return body(Text(bytes: bytes, count: count, isPlain: isPlain))
  }
}

/// Whether two characters are canonically equivalent.
@inline(never) func equalCharacters(_ left: Int, _ right: Int) -> Bool {
  withText(ofCharacter: left) { left in withText(ofCharacter: right) { left.equals($0) } }
}

/// Whether a character comes before another one.
@inline(never) func lessCharacter(_ left: Int, _ right: Int) -> Bool {
  withText(ofCharacter: left) { left in withText(ofCharacter: right) { left.precedes($0) } }
}

/// A character's first scalar.
@inline(never) func firstScalar(of character: Int) -> Int {
  withText(ofCharacter: character) { decodeScalar($0.bytes).scalar }
}

/// A character of the machine as one of Swift's.
@inline(never) func swiftCharacter(_ character: Int) -> Character {
  withText(ofCharacter: character) {
    String(decoding: UnsafeBufferPointer(start: $0.bytes, count: $0.count), as: UTF8.self).first ?? "\u{FFFD}"
  }
}

/// Makes a character of its bytes.
func makeCharacter(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ context: Context) -> Int {
  if count <= 7 {
    var word = 0
    copyBytes(bytes, count, into: &word)
    return word
  }
  let block = allocateStringBlock(capacity: count, context)
  memcpy(blockBytes(block), bytes, count)
  return block | Int.min
}

/// Makes the character at an offset of a string.
@inline(never) func makeCharacter(of text: Frame, at offset: Int, _ context: Context) -> Int {
  let start = bytes(of: text) + offset
  let count = byteCount(text) - offset
  return makeCharacter(start, characterWidth(start, count), context)
}
