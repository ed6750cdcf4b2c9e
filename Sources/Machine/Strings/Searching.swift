#if canImport(Glibc)
  import Glibc
#endif

/// Whether an offset of a text lies between two characters.
private func isBoundary(_ text: Text, _ offset: Int) -> Bool {
  if offset <= 0 || offset >= text.count { return true }
  let before = text.bytes[offset - 1]
  let after = text.bytes[offset]
  if before < 0x80 && after < 0x80 { return !(before == 0x0D && after == 0x0A) }
  if after & 0xC0 == 0x80 { return false }
  let previous = scalarStart(text.bytes, before: offset)
  if standsAlone(decodeScalar(text.bytes + offset).scalar)
    && standsAlone(decodeScalar(text.bytes + previous).scalar)
  {
    return true
  }
  var index = 0
  while index < offset { index += characterWidth(text.bytes + index, text.count - index) }
  return index == offset
}

/// Whether a text begins with another one, character by character.
private func begins(_ text: Text, with prefix: Text) -> Bool {
  if prefix.count == 0 { return true }
  if text.isPlain && prefix.isPlain {
    return prefix.count <= text.count && memcmp(text.bytes, prefix.bytes, prefix.count) == 0
      && isBoundary(text, prefix.count)
  }
  // Equivalent texts may differ in length: compare characters.
  var index = 0
  var other = 0
  while other < prefix.count {
    if index >= text.count { return false }
    let width = characterWidth(text.bytes + index, text.count - index)
    let otherWidth = characterWidth(prefix.bytes + other, prefix.count - other)
    let character = Text(bytes: text.bytes + index, count: width, isPlain: false)
    if !character.equals(Text(bytes: prefix.bytes + other, count: otherWidth, isPlain: false)) {
      return false
    }
    index += width
    other += otherWidth
  }
  return true
}

/// Whether a text ends with another one.
private func ends(_ text: Text, with suffix: Text) -> Bool {
  if suffix.count == 0 { return true }
  if text.isPlain && suffix.isPlain {
    let start = text.count - suffix.count
    return start >= 0 && memcmp(text.bytes + start, suffix.bytes, suffix.count) == 0
      && isBoundary(text, start)
  }
  var start = text.count
  while start > 0 {
    start = scalarStart(text.bytes, before: start)
    let tail = Text(bytes: text.bytes + start, count: text.count - start, isPlain: false)
    if tail.equals(suffix) && isBoundary(text, start) { return true }
    if tail.count > 4 * suffix.count + 16 { return false }
  }
  return false
}

/// `text.hasPrefix(prefix)`.
@inline(never) func hasPrefix(_ text: Frame, _ prefix: Frame) -> Bool {
  begins(Text(text), with: Text(prefix))
}

/// `text.hasSuffix(suffix)`.
@inline(never) func hasSuffix(_ text: Frame, _ suffix: Frame) -> Bool { ends(Text(text), with: Text(suffix)) }

/// Whether a range begins with a string.
@inline(never) func rangeHasPrefix(_ range: Frame, _ prefix: Frame) -> Bool {
  begins(Text(range: range), with: Text(prefix))
}

/// Whether a range ends with a string.
@inline(never) func rangeHasSuffix(_ range: Frame, _ suffix: Frame) -> Bool {
  ends(Text(range: range), with: Text(suffix))
}

/// The offset of the first match of a string in a range, or -1.
@inline(never) func findString(_ needle: Frame, in range: Frame) -> Int {
  let offset = find(Text(needle), in: Text(range: range))
  return offset < 0 ? -1 : range[2] + offset
}

private func find(_ needle: Text, in text: Text) -> Int {
  if needle.count == 0 { return 0 }
  if text.isPlain && needle.isPlain {
    var start = 0
    while start + needle.count <= text.count {
      // The first byte is looked for fast, the others compared.
      let found = memchr(text.bytes + start, Int32(needle.bytes[0]), text.count - start - needle.count + 1)
      guard let found else { return -1 }
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(text.bytes)
      if memcmp(text.bytes + offset, needle.bytes, needle.count) != 0 {
        start = offset + 1
        continue
      }
      if isBoundary(text, offset) && isBoundary(text, offset + needle.count) { return offset }
      start = offset + 1
    }
    return -1
  }
  var offset = 0
  while offset < text.count {
    if begins(Text(bytes: text.bytes + offset, count: text.count - offset, isPlain: false), with: needle) {
      return offset
    }
    offset += characterWidth(text.bytes + offset, text.count - offset)
  }
  return -1
}

/// The offset of the first such character in a range, or -1.
@inline(never) func findCharacter(_ character: Int, in range: Frame) -> Int {
  let text = Text(range: range)
  if text.isPlain, character >= 0 {
    // The character's bytes must be there, with boundaries around them.
    let offset = withText(ofCharacter: character) { $0.isPlain ? find($0, in: text) : -2 }
    if offset != -2 { return offset < 0 ? -1 : range[2] + offset }
  }
  let offset: Int = withText(ofCharacter: character) { wanted in
    var offset = 0
    while offset < text.count {
      let width = characterWidth(text.bytes + offset, text.count - offset)
      if Text(bytes: text.bytes + offset, count: width, isPlain: false).equals(wanted) { return offset }
      offset += width
    }
    return -1
  }
  return offset < 0 ? -1 : range[2] + offset
}
