// Scalars in UTF-8, and which of them are simple.

/// The scalar at the start of valid UTF-8, and how many bytes it takes.
@inline(__always) func decodeScalar(_ bytes: UnsafePointer<UInt8>) -> (scalar: Int, width: Int) {
  let first = Int(bytes[0])
  if first < 0x80 { return (first, 1) }
  let second = Int(bytes[1] & 0x3F)
  if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
  let third = Int(bytes[2] & 0x3F)
  if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
  return ((first & 0x07) << 18 | second << 12 | third << 6 | Int(bytes[3] & 0x3F), 4)
}

/// The offset at which the scalar before `end` starts.
@inline(__always) func scalarStart(_ bytes: UnsafePointer<UInt8>, before end: Int) -> Int {
  var start = end &- 1
  while start > 0 && bytes[start] & 0xC0 == 0x80 { start &-= 1 }
  return start
}

/// A scalar's UTF-8 in a word, the first byte lowest; also the character of that scalar alone.
@inline(__always) func encodeScalar(_ scalar: Int) -> Int {
  if scalar < 0x80 { return scalar }
  if scalar < 0x800 { return 0xC0 | scalar >> 6 | (0x80 | scalar & 0x3F) << 8 }
  if scalar < 0x1_0000 {
    return 0xE0 | scalar >> 12 | (0x80 | scalar >> 6 & 0x3F) << 8 | (0x80 | scalar & 0x3F) << 16
  }
  return 0xF0 | scalar >> 18 | (0x80 | scalar >> 12 & 0x3F) << 8 | (0x80 | scalar >> 6 & 0x3F) << 16
    | (0x80 | scalar & 0x3F) << 24
}

/// The library's scalar of a slot.
@inline(never) func swiftScalar(_ scalar: Int) -> Unicode.Scalar {
  Unicode.Scalar(UInt32(truncatingIfNeeded: scalar)) ?? "\u{FFFD}"
}

/// Whether a scalar starts a character for normalisation and is its own normal form. The ranges leave out many that would
/// do; tests compare them with the library, scalar by scalar.
@inline(__always) func isPlain(_ scalar: Int) -> Bool {
  scalar < 0x300 || (scalar >= 0x400 && scalar < 0x483) || (scalar >= 0x2010 && scalar < 0x2016)
    || (scalar >= 0x3041 && scalar < 0x3097) || (scalar >= 0x30A1 && scalar < 0x30FB)
    || (scalar >= 0x4E00 && scalar < 0xA000) || (scalar >= 0xAC00 && scalar < 0xD7A4)
    || (scalar >= 0x1F300 && scalar < 0x1FB00)
}

/// Whether a scalar is a character by itself between two others of this kind.
@inline(__always) func standsAlone(_ scalar: Int) -> Bool {
  (scalar < 0x300 && scalar != 0x0D && scalar != 0xA9 && scalar != 0xAD && scalar != 0xAE)
    || (scalar >= 0x370 && scalar < 0x483) || (scalar >= 0x3041 && scalar < 0x3097)
    || (scalar >= 0x30A1 && scalar < 0x30FB) || (scalar >= 0x4E00 && scalar < 0xA000)
}

/// The marks that a text gets.
func textMarks(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  var index = 0
  while index + 8 <= count {
    let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt.self)
    if word & 0x8080_8080_8080_8080 != 0 { break }
    index += 8
  }
  var marks = 0
  while index < count {
    let (scalar, width) = decodeScalar(bytes + index)
    if scalar >= 0x80 {
      marks |= StringForm.notASCII
      if !isPlain(scalar) { marks |= StringForm.notPlain }
    }
    index += width
  }
  return marks
}
