// Text inside of literals, and literals inside of JSON's strings.

/// Writes the bytes of a string as they stand in a literal, and gives the place behind them. Where the literal itself stands in a
/// string of JSON, its backslashes and quotes are written as they stand there; `added` counts how many bytes that takes.
///
/// There must be room for 7 times as many bytes.
func writeLiteral(
  _ bytes: UnsafeBufferPointer<UInt8>, to start: UnsafeMutablePointer<UInt8>, isQuoted: Bool, added: inout Int
) -> UnsafeMutablePointer<UInt8> {
  guard var source = UnsafeRawPointer(bytes.baseAddress) else { return start }
  var place = start
  let end = source + bytes.count
  // Eight bytes at a time; what is copied behind a special one is written over.
  while source < end {
    let rest = end - source
    let eight: UInt64
    var marks: UInt64
    if rest >= 8 {
      eight = source.loadUnaligned(as: UInt64.self)
      marks = specialMarks(eight)
    } else if bytes.count >= 8 {
      eight = (end - 8).loadUnaligned(as: UInt64.self) >> UInt64(8 &* (8 &- rest))
      marks = specialMarks(eight) & (1 << UInt64(8 &* rest) &- 1)
    } else {
      let byte = source.load(as: UInt8.self)
      eight = UInt64(byte)
      marks = isSpecial(byte) ? 0x80 : 0x8000
      if marks == 0x8000 {
        place.pointee = byte
        place += 1
        source += 1
        continue
      }
    }
    UnsafeMutableRawPointer(place).storeBytes(of: eight, as: UInt64.self)
    let plain = marks == 0 ? min(8, rest) : marks.trailingZeroBitCount >> 3
    place += plain
    source += plain
    if marks != 0 {
      place = writeEscape(source.load(as: UInt8.self), to: place, isQuoted: isQuoted, added: &added)
      source += 1
    }
  }
  return place
}

private func isSpecial(_ byte: UInt8) -> Bool {
  byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// Writes a character that may not stand in a literal as it is.
private func writeEscape(
  _ byte: UInt8, to start: UnsafeMutablePointer<UInt8>, isQuoted: Bool, added: inout Int
) -> UnsafeMutablePointer<UInt8> {
  let backslash = UInt8(ascii: "\\")
  var place = start
  func put(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }
  put(backslash)
  if isQuoted {
    put(backslash)
    added += 1
  }
  switch byte {
  case UInt8(ascii: "\n"): put(UInt8(ascii: "n"))
  case UInt8(ascii: "\t"): put(UInt8(ascii: "t"))
  case UInt8(ascii: "\r"): put(UInt8(ascii: "r"))
  case UInt8(ascii: "\""), backslash:
    if isQuoted {
      put(backslash)
      added += 1
    }
    put(byte)
  default: for sign in "u{\(String(byte, radix: 16))}".utf8 { put(sign) }
  }
  return place
}

extension TextBuffer {
  /// Adds the quote at either end of a literal.
  @inline(__always)
  func appendLiteralQuote(isQuoted: Bool) {
    let place = room(for: 8)
    UnsafeMutableRawPointer(place).storeBytes(of: isQuoted ? 0x225C : 0x22, as: UInt16.self)
    end(at: place + (isQuoted ? 2 : 1))
  }

  /// Has the bytes from a place on be written as they stand in a string of JSON.
  public func quote(from start: Int) {
    var offset = start
    while offset < count {
      let marks = specialMarks(UnsafeRawPointer(self.start + offset).loadUnaligned(as: UInt64.self))
      if marks != 0 {
        // What lies in the slack may look special.
        let first = offset + marks.trailingZeroBitCount >> 3
        if first < count { quoteSpecial(from: first) }
        return
      }
      offset += 8
    }
  }

  /// The same from the first byte on that changes.
  @inline(never) private func quoteSpecial(from start: Int) {
    let length = count - start
    // The bytes move so far away that no escape reaches those not read yet: the longest has six bytes.
    let distance = 5 * length + 8
    var place = room(for: 6 * length + 16)
    place -= length
    let source = place + distance
    UnsafeMutableRawPointer(source).copyMemory(from: place, byteCount: length)
    for index in 0..<length {
      let byte = source[index]
      guard isSpecial(byte) else {
        place.pointee = byte
        place += 1
        continue
      }
      place.pointee = UInt8(ascii: "\\")
      place += 1
      switch byte {
      case UInt8(ascii: "\n"): place.pointee = UInt8(ascii: "n")
      case UInt8(ascii: "\t"): place.pointee = UInt8(ascii: "t")
      case UInt8(ascii: "\r"): place.pointee = UInt8(ascii: "r")
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): place.pointee = byte
      default:
        let digits = String(byte, radix: 16)
        for sign in ("u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8 {
          place.pointee = sign
          place += 1
        }
        continue
      }
      place += 1
    }
    end(at: place)
  }
}
