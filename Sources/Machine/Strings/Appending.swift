#if canImport(Glibc)
  import Glibc
#endif

/// Appends a string to another one, which it may be itself.
@inline(never) func appendString(_ piece: Frame, to text: Frame, _ context: Context) {
  appendBytes(bytes(of: piece), byteCount(piece), marks: piece[1] & StringForm.textMarks, to: text, context)
}

/// Appends a literal.
@inline(never) func appendLiteral(_ literal: Frame, to text: Frame, _ context: Context) {
  appendString(literal, to: text, context)
}

/// Appends valid UTF-8. The text may be where the bytes are.
func appendBytes(_ piece: UnsafePointer<UInt8>, _ added: Int, marks: Int, to text: Frame, _ context: Context) {
  if added == 0 { return }
  let count = byteCount(text)
  let total = count + added
  let allMarks = (text[1] & StringForm.textMarks) | marks
  if text[1] < 0 {
    if total <= StringForm.inlineBytes && marks & StringForm.notPlain == 0 {
      var words = (0, 0)
      copyBytes(piece, added, into: &words, at: count)
      text[0] |= words.0
      text[1] =
        (text[1] & 0x00FF_FFFF_FFFF_FFFF) | words.1 | StringForm.inlineMark | allMarks | total
        << StringForm.countShift
      return
    }
  } else if isUnique(text[0]), total <= slots(at: text[0])[StringBlock.capacity] {
    memmove(blockBytes(text[0]) + count, piece, added)
    slots(at: text[0])[StringBlock.hash] = 0
    text[1] = StringForm.blockMark | allMarks | total
    return
  }
  let block = allocateStringBlock(capacity: max(2 * count, total), context)
  memcpy(blockBytes(block), bytes(of: text), count)
  memcpy(blockBytes(block) + count, piece, added)
  if text[1] > 0, dropReference(text[0]) { freeStringBlock(text[0], context) }
  text[0] = block
  text[1] = StringForm.blockMark | allMarks | total
}

/// Appends the decimal digits of a number.
@inline(never) func appendDigits(of value: Int, to text: Frame, _ context: Context) {
  if let (digits, form) = shortDigits(of: value) {
    if !appendInline(digits, form, to: text) {
      withUnsafeBytes(of: digits) {
        let bytes = $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        appendBytes(bytes, (form >> StringForm.countShift) & 15, marks: 0, to: text, context)
      }
    }
    return
  }
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
    let start = writeDigits(of: value.magnitude, negative: value < 0, radix: 10, upper: false, to: buffer)
    let bytes = UnsafePointer(buffer.baseAddress.unsafelyUnwrapped + start)
    appendBytes(bytes, buffer.count - start, marks: 0, to: text, context)
  }
}

/// The digits of a number of up to eight as an inline string; nil for others.
@inline(__always) func shortDigits(of value: Int) -> (first: Int, second: Int)? {
  if UInt(bitPattern: value) >= 100_000_000 { return nil }
  var rest = UInt32(truncatingIfNeeded: value)
  // The last digit is stored first and moved up by those before it.
  var word: UInt = 0
  var count = 0
  repeat {
    let tens = rest / 10
    word = word &<< 8 | UInt(48 &+ (rest &- tens &* 10))
    rest = tens
    count &+= 1
  } while rest != 0
  return (Int(bitPattern: word), StringForm.inlineMark | count &<< StringForm.countShift)
}

/// Writes digits to the end of a buffer; the result is where they start.
func writeDigits(
  of magnitude: UInt, negative: Bool, radix: UInt, upper: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>
) -> Int {
  var index = buffer.count
  var rest = magnitude
  repeat {
    index -= 1
    let digit = UInt8(truncatingIfNeeded: rest % radix)
    buffer[index] = digit < 10 ? 48 + digit : (upper ? 55 : 87) + digit
    rest /= radix
  } while rest != 0
  if negative {
    index -= 1
    buffer[index] = UInt8(ascii: "-")
  }
  return index
}

/// Appends a character.
@inline(never) func appendCharacter(_ character: Int, to text: Frame, _ context: Context) {
  if character >= 0 {
    let count = byteCount(ofCharacter: character)
    withUnsafeBytes(of: character) {
      let bytes = $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      appendBytes(bytes, count, marks: character < 128 ? 0 : textMarks(bytes, count), to: text, context)
    }
  } else {
    let block = character & Int.max
    let bytes = UnsafePointer(blockBytes(block))
    let count = slots(at: block)[StringBlock.capacity]
    appendBytes(bytes, count, marks: textMarks(bytes, count), to: text, context)
  }
}

/// Appends a range of a string.
@inline(never) func appendRange(_ range: Frame, to text: Frame, _ context: Context) {
  let start = bytes(of: range) + range[2]
  let count = range[3] - range[2]
  appendBytes(
    start, count, marks: range[1] & StringForm.notASCII == 0 ? 0 : textMarks(start, count), to: text, context)
}

/// Makes room for bytes.
@inline(never) func reserveString(_ text: Frame, capacity: Int, _ context: Context) {
  let count = byteCount(text)
  if capacity <= StringForm.inlineBytes || capacity <= count { return }
  if text[1] > 0, isUnique(text[0]), slots(at: text[0])[StringBlock.capacity] >= capacity { return }
  let block = allocateStringBlock(capacity: capacity, context)
  memcpy(blockBytes(block), bytes(of: text), count)
  let marks = text[1] & StringForm.textMarks
  if text[1] > 0, dropReference(text[0]) { freeStringBlock(text[0], context) }
  text[0] = block
  text[1] = StringForm.blockMark | marks | count
}

/// Makes a string empty.
@inline(never) func emptyString(_ text: Frame, _ context: Context) {
  if text[1] > 0, dropReference(text[0]) { freeStringBlock(text[0], context) }
  text[0] = 0
  text[1] = StringForm.empty
}

/// Makes a string of two.
@inline(never) func concatenate(_ left: Frame, _ right: Frame, into target: Frame, _ context: Context) {
  var words = (left[0], left[1])
  if words.1 > 0 { retain(words.0) }
  let piece = (right[0], right[1])
  withUnsafeMutableBytes(of: &words) { place in
    var piece = piece
    withUnsafeMutableBytes(of: &piece) { source in
      appendString(
        source.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Int.self),
        to: place.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Int.self), context)
    }
  }
  target[0] = words.0
  target[1] = words.1
}

/// Makes a string of a range.
@inline(never) func makeSlice(_ range: Frame, into target: Frame, _ context: Context) {
  let count = max(0, range[3] - range[2])
  if count == byteCount(range) {
    let (first, second) = (range[0], range[1])
    if second > 0 { retain(first) }
    target[0] = first
    target[1] = second
    return
  }
  let start = bytes(of: range) + range[2]
  makeString(
    target, start, count, marks: range[1] & StringForm.notASCII == 0 ? 0 : textMarks(start, count), context)
}

/// Makes a string of one several times over.
@inline(never) func repeatString(_ text: Frame, count: Int, into target: Frame, _ context: Context) {
  var piece = (text[0], text[1])
  withUnsafeMutableBytes(of: &piece) {
    let source = $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Int.self)
    target[0] = 0
    target[1] = StringForm.empty
    let bytes = byteCount(source).multipliedReportingOverflow(by: max(0, count))
    if bytes.overflow { endWithoutMemory(context) }
    reserveString(target, capacity: bytes.partialValue, context)
    for _ in 0..<max(0, count) { appendString(source, to: target, context) }
  }
}
