#if canImport(Glibc)
  import Glibc
#endif

/// The parts of a range between the occurrences of a character: a buffer of Substrings, each a string and two offsets.
@inline(never)
func splitRange(_ range: Frame, at separator: Int, omittingEmpty: Bool, type: Int, _ context: Context) -> Int {
  var buffer = slots(at: allocateBuffer(type: type, capacity: 8, context))
  let end = range[3]
  var start = range[2]
  while true {
    let found = nextOccurrence(of: separator, in: range, from: start)
    let partEnd = found < 0 ? end : found
    if partEnd > start || !omittingEmpty {
      if buffer[Buffer.count] == buffer[Buffer.capacity] {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { place in
          place[0] = address(buffer)
          _ = growBuffer(place.baseAddress.unsafelyUnwrapped, by: 1, context)
          buffer = slots(at: place[0])
        }
      }
      let part = buffer + (Buffer.elements + 4 * buffer[Buffer.count])
      part[0] = range[0]
      part[1] = range[1]
      part[2] = start
      part[3] = partEnd
      buffer[Buffer.count] += 1
      if range[1] > 0 { retain(range[0]) }
    }
    if found < 0 { return address(buffer) }
    // The occurrence may be spelt with other bytes than the separator.
    start = characterEnd(of: range, at: found)
  }
}

/// The offset of the first such character in a range from an offset on, or -1.
private func nextOccurrence(of character: Int, in range: Frame, from start: Int) -> Int {
  if start >= range[3] { return -1 }
  if range[1] & StringForm.notASCII == 0, isASCIIByItself(character) {
    let text = bytes(of: range)
    guard let found = memchr(text + start, Int32(truncatingIfNeeded: character), range[3] - start) else {
      return -1
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(text)
  }
  return withUnsafeTemporaryAllocation(of: Int.self, capacity: 4) { rest in
    let rest = rest.baseAddress.unsafelyUnwrapped
    moveSlots(rest, range, 4)
    rest[2] = start
    // Bytes that are in the string's own slots are found where they are.
    return findCharacter(character, in: rest)
  }
}

/// Whether a character is one byte which in ASCII text stands for it wherever it is: all but the ends of lines.
@inline(__always) private func isASCIIByItself(_ character: Int) -> Bool {
  UInt(bitPattern: character) < 128 && character != 0x0A && character != 0x0D
}
