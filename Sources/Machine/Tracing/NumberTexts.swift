import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

/// The texts of floating-point numbers that have been written of late. Finding the shortest digits of a number takes longer than all
/// else that is told of it, and a number is mostly told of several times: when it is stored, and each time it is read.
struct NumberTexts {
  private struct Entry {
    var bits: UInt64 = 0
    /// Zero where nothing is known yet.
    var count = 0
    /// Digits, with the slack of buffers behind them.
    var text: (SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>) = (SIMD16(), SIMD16(), SIMD16(), SIMD16())
  }

  private static let size = 1024
  private let entries: UnsafeMutablePointer<Entry>
  private let shortest = ShortestDigits()

  init() {
    // Zeroes, which cost nothing as long as no number is written.
    entries = calloc(NumberTexts.size, MemoryLayout<Entry>.stride).unsafelyUnwrapped.assumingMemoryBound(to: Entry.self)
  }

  func deallocate() {
    free(entries)
    shortest.deallocate()
  }

  /// The text of a number, with the slack of buffers behind it. It lasts until the next one is asked for.
  @inline(__always) func text(of number: Double) -> UnsafeBufferPointer<UInt8> {
    let bits = number.bitPattern
    let entry = entries + Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 54)
    if entry.pointee.count == 0 || entry.pointee.bits != bits { fill(entry, number) }
    return UnsafeBufferPointer(start: NumberTexts.start(of: entry), count: entry.pointee.count)
  }

  @inline(__always)
  private static func start(of entry: UnsafeMutablePointer<Entry>) -> UnsafeMutablePointer<UInt8> {
    let start = UnsafeMutableRawPointer(entry) + MemoryLayout<Entry>.offset(of: \.text).unsafelyUnwrapped
    return start.assumingMemoryBound(to: UInt8.self)
  }

  @inline(never) private func fill(_ entry: UnsafeMutablePointer<Entry>, _ number: Double) {
    entry.pointee.bits = number.bitPattern
    let start = NumberTexts.start(of: entry)
    if let end = shortest.write(number, to: start) {
      entry.pointee.count = end - start
    } else {
      var sink = Sink(entry: entry)
      number.write(to: &sink)
    }
  }

  /// Where the digits of a number go. They come as bytes, without a string made of them.
  private struct Sink: TextOutputStream {
    let entry: UnsafeMutablePointer<Entry>

    func write(_ string: String) {
      var string = string
      string.withUTF8(_writeASCII)
    }

    func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
      // No number has more than 24 characters.
      entry.pointee.count = min(buffer.count, 32)
      withUnsafeMutableBytes(of: &entry.pointee.text) { $0.copyBytes(from: buffer.prefix(32)) }
    }
  }
}
