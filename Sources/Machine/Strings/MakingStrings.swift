#if canImport(Glibc)
  import Glibc
#endif

/// A block for a string, with one reference.
@inline(never) func allocateStringBlock(capacity: Int, _ context: Context) -> Int {
  let block = allocate(bytes: StringBlock.header + capacity + StringBlock.slack, context)
  let words = slots(at: block)
  words[0] = 1
  words[StringBlock.capacity] = capacity
  words[StringBlock.hash] = 0
  return block
}

/// Gives a string's block back.
@inline(never) func freeStringBlock(_ block: Int, _ context: Context) {
  free(block, bytes: StringBlock.header + slots(at: block)[StringBlock.capacity] + StringBlock.slack, context)
}

/// The bytes of a string's block.
@inline(__always) func blockBytes(_ block: Int) -> UnsafeMutablePointer<UInt8> {
  (UnsafeMutableRawPointer(slots(at: block)) + StringBlock.header).assumingMemoryBound(to: UInt8.self)
}

/// Copies bytes into a word or two.
@inline(__always)
func copyBytes<Words>(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, into words: inout Words, at offset: Int = 0
) {
  withUnsafeMutableBytes(of: &words) { target in
    var index = 0
    while index < count {
      target[offset &+ index] = bytes[index]
      index &+= 1
    }
  }
}

/// Makes a string of valid UTF-8, whose marks are known.
@inline(never)
func makeString(_ target: Frame, _ bytes: UnsafePointer<UInt8>, _ count: Int, marks: Int, _ context: Context) {
  if count <= StringForm.inlineBytes && marks & StringForm.notPlain == 0 {
    // The bytes may be in the target's own slots.
    var words = (0, 0)
    copyBytes(bytes, count, into: &words)
    target[0] = words.0
    target[1] = words.1 | StringForm.inlineMark | marks | count << StringForm.countShift
  } else {
    let block = allocateStringBlock(capacity: count, context)
    memcpy(blockBytes(block), bytes, count)
    target[0] = block
    target[1] = StringForm.blockMark | marks | count
  }
}

/// Makes a string of valid UTF-8.
@inline(never) func makeString(
  _ target: Frame, _ bytes: UnsafePointer<UInt8>, _ count: Int, _ context: Context
) {
  makeString(target, bytes, count, marks: textMarks(bytes, count), context)
}

/// Makes a string of one of Swift's.
@inline(never) func makeString(_ target: Frame, _ text: String, _ context: Context) {
  var text = text
  text.withUTF8 { utf8 in
    if let start = utf8.baseAddress {
      makeString(target, start, utf8.count, context)
    } else {
      target[0] = 0
      target[1] = StringForm.empty
    }
  }
}

/// Makes a string of the UTF-8 in a word.
func makeString(_ target: Frame, ofWord word: Int, _ context: Context) {
  let count = byteCount(ofCharacter: word)
  withUnsafeBytes(of: word) {
    makeString(target, $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self), count, context)
  }
}

/// Makes a string of one scalar.
@inline(never) func makeString(_ target: Frame, ofScalar scalar: Int, _ context: Context) {
  makeString(target, ofWord: encodeScalar(scalar), context)
}

/// Makes a string of one character.
@inline(never) func makeString(_ target: Frame, ofCharacter character: Int, _ context: Context) {
  if character >= 0 { return makeString(target, ofWord: character, context) }
  let block = character & Int.max
  makeString(target, UnsafePointer(blockBytes(block)), slots(at: block)[StringBlock.capacity], context)
}

/// Makes a string of the bytes in a buffer of slots; ill-formed UTF-8 is repaired.
@inline(never) func makeString(
  _ target: Frame, fromBytesIn buffer: Int, from start: Int, to end: Int, _ context: Context
) {
  let elements = slots(at: buffer) + Buffer.elements
  let bytes = (start..<max(start, end)).map { UInt8(truncatingIfNeeded: elements[$0]) }
  makeString(target, String(decoding: bytes, as: UTF8.self), context)
}

/// A string of the machine as one of Swift's.
@inline(never) func swiftString(_ text: Frame) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes(of: text), count: byteCount(text)), as: UTF8.self)
}

/// Writes the bytes of a range to the start of a buffer of slots.
@inline(never) func copyBytes(of range: Frame, to buffer: Int) {
  let elements = slots(at: buffer) + Buffer.elements
  let source = bytes(of: range)
  for index in range[2]..<max(range[2], range[3]) { elements[index - range[2]] = Int(source[index]) }
}
