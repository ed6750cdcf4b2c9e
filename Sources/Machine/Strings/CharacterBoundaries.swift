#if canImport(Glibc)
  import Glibc
#endif

/// Whether the first of some bytes is a character by itself: ASCII, no carriage return, and not followed by a byte that may
/// belong to it.
@inline(__always) func isCharacterByItself(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  bytes[0] < 0x80 && bytes[0] != 0x0D && (count == 1 || bytes[1] < 0x80)
}

/// How many bytes the character at the start of some bytes takes.
@inline(__always) func characterWidth(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  if isCharacterByItself(bytes, count) { return 1 }
  let (scalar, width) = decodeScalar(bytes)
  if standsAlone(scalar) {
    if width == count { return width }
    if standsAlone(decodeScalar(bytes + width).scalar) { return width }
  }
  return characterWidthSlowly(bytes, count)
}

@inline(never) private func characterWidthSlowly(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  var recognizer = Unicode._CharacterRecognizer()
  var index = 0
  while index < count {
    let (scalar, width) = decodeScalar(bytes + index)
    let isBreak = recognizer.hasBreak(before: swiftScalar(scalar))
    if isBreak && index > 0 { break }
    index += width
  }
  return index
}

/// The offset at which the character at an offset ends.
@inline(never) func characterEnd(of text: Frame, at offset: Int) -> Int {
  offset + characterWidth(bytes(of: text) + offset, byteCount(text) - offset)
}

/// How many characters there are between two offsets.
@inline(never) func characterCount(_ text: Frame, from start: Int, to end: Int) -> Int {
  let first = bytes(of: text)
  if text[1] & StringForm.notASCII == 0, memchr(first + start, 0x0D, end - start) == nil {
    return end - start
  }
  var index = start
  var count = 0
  while index < end {
    index += characterWidth(first + index, end - index)
    count += 1
  }
  return count
}

/// The offset at which the character before an offset starts.
@inline(never) func characterStart(of text: Frame, before end: Int) -> Int {
  let first = bytes(of: text)
  let last = first[end - 1]
  if last < 0x80 && last != 0x0A && (end == 1 || first[end - 2] < 0x80) { return end - 1 }
  // Where a character starts depends on what comes before it. A scalar that stands alone behind another such scalar
  // starts one for certain; from there, go forward.
  var certain = scalarStart(first, before: end)
  while certain > 0 {
    let before = scalarStart(first, before: certain)
    if standsAlone(decodeScalar(first + certain).scalar) && standsAlone(decodeScalar(first + before).scalar)
      && first[before] != 0x0D
    {
      break
    }
    certain = before
  }
  while true {
    let next = certain + characterWidth(first + certain, byteCount(text) - certain)
    if next >= end { return certain }
    certain = next
  }
}

/// The start of the character that an offset lies in.
@inline(never) func roundedIndex(of text: Frame, _ offset: Int) -> Int {
  let count = byteCount(text)
  if offset <= 0 { return 0 }
  if offset >= count { return count }
  if text[1] & StringForm.notASCII == 0 && bytes(of: text)[offset] != 0x0A { return offset }
  var scalar = offset
  while scalar > 0 && bytes(of: text)[scalar] & 0xC0 == 0x80 { scalar -= 1 }
  let (_, width) = decodeScalar(bytes(of: text) + scalar)
  return characterStart(of: text, before: min(count, scalar + width))
}

/// The offset some characters further on or back; -1 out of bounds.
@inline(never) func offsetIndex(of text: Frame, from start: Int, by distance: Int) -> Int {
  let count = byteCount(text)
  let first = bytes(of: text)
  if text[1] & StringForm.notASCII == 0, memchr(first, 0x0D, count) == nil {
    let (offset, overflow) = start.addingReportingOverflow(distance)
    return overflow || offset < 0 || offset > count ? -1 : offset
  }
  var offset = start
  var left = distance
  while left > 0 {
    if offset >= count { return -1 }
    offset += characterWidth(first + offset, count - offset)
    left -= 1
  }
  while left < 0 {
    if offset <= 0 { return -1 }
    offset = characterStart(of: text, before: offset)
    left += 1
  }
  return offset
}

/// Takes the next character of a loop's state (a string, offset, end of the run of one-byte characters, character).
@inline(never) func advanceCharacters(_ state: Frame, _ context: Context) -> Bool {
  let first = bytes(of: state)
  let count = byteCount(state)
  let offset = state[2]
  if offset >= count { return false }
  let width = characterWidth(first + offset, count - offset)
  state[4] = makeCharacter(first + offset, width, context)
  state[2] = offset + width
  state[3] = endOfRun(first, from: offset + width, count: count)
  return true
}

/// Where a run of characters of one byte ends that begins at an offset.
private func endOfRun(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
  var index = start
  let limit = min(count, start + 256)
  while index + 8 <= limit {
    let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: Int.self)
    if UInt(bitPattern: word) & 0x8080_8080_8080_8080 != 0 || hasCarriageReturn(word) { break }
    index += 8
  }
  while index < limit && bytes[index] < 0x80 && bytes[index] != 0x0D { index += 1 }
  // The last byte belongs to what follows it when that is not ASCII.
  if index < count && index > start && bytes[index] >= 0x80 { index -= 1 }
  return index
}

/// How many UTF-16 units a range takes.
@inline(never) func utf16Count(_ range: Frame) -> Int {
  if range[1] & StringForm.notASCII == 0 { return range[3] - range[2] }
  let first = bytes(of: range)
  var count = 0
  var index = range[2]
  while index < range[3] {
    let (scalar, width) = decodeScalar(first + index)
    count += scalar > 0xFFFF ? 2 : 1
    index += width
  }
  return count
}
