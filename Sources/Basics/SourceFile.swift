/// The text of one file, and the table that turns byte offsets into lines and columns.
///
/// A source file is never released: ranges, locations and tree nodes refer to it without counting
/// references, which keeps them small and free to copy.
public final class SourceFile {
  /// The file's name as the user gave it; diagnostics begin with it.
  public let name: String

  /// The text as UTF-8. One zero byte follows the last byte, so a scanner may always look one byte ahead.
  public let bytes: UnsafeBufferPointer<UInt8>

  /// Whether the file belongs to the library, where builtin attributes and missing bodies are allowed.
  public let isLibrary: Bool

  /// Offsets at which lines start, made when a line is first asked for.
  private lazy var lineStarts: [Int32] = makeLineStarts()

  /// Makes a file from a copy of `text`.
  public init(name: String, text: some Collection<UInt8>, isLibrary: Bool = false) {
    let count = text.count
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 1)
    _ = copy.initialize(from: text)
    copy.initializeElement(at: count, to: 0)
    self.name = name
    self.bytes = UnsafeBufferPointer(rebasing: copy[..<count])
    self.isLibrary = isLibrary
    _ = Unmanaged.passRetained(self)
  }

  /// Makes a file from a string.
  public convenience init(name: String, text: String, isLibrary: Bool = false) {
    self.init(name: name, text: text.utf8, isLibrary: isLibrary)
  }

  /// Makes a file from text that is part of the binary, without copying it.
  public init(name: String, embedded text: StaticString, isLibrary: Bool = true) {
    // A string literal is laid down with a zero byte behind it.
    self.name = name
    self.bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.isLibrary = isLibrary
    _ = Unmanaged.passRetained(self)
  }

  /// The number of bytes of the text.
  public var count: Int { bytes.count }

  /// The range of the whole file.
  public var range: SourceRange { SourceRange(file: self, start: 0, end: count) }

  /// The range between two byte offsets.
  public func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: self, start: start, end: end)
  }

  /// The place at a byte offset.
  public func location(_ offset: Int) -> SourceLocation { SourceLocation(file: self, offset: offset) }

  /// The text between two byte offsets; ill-formed UTF-8 is repaired.
  public func text(from start: Int, to end: Int) -> String {
    let start = max(0, min(start, count))
    let end = max(start, min(end, count))
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// The number of lines; a file that ends in a newline has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The line and column of an offset, both counted from one; columns count bytes, as swiftc's do.
  public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    let line = lineIndex(at: offset)
    return (line + 1, offset - Int(lineStarts[line]) + 1)
  }

  /// The text of a line, counted from one, without its line break.
  public func line(_ number: Int) -> String {
    let offsets = offsetsOfLine(number)
    return text(from: offsets.lowerBound, to: offsets.upperBound)
  }

  /// Where a line, counted from one, starts and ends, without its line break.
  public func offsetsOfLine(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineStarts.count else { return 0..<0 }
    let start = startOfLine(number)
    var end = number < lineStarts.count ? Int(lineStarts[number]) : count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// The offset of a line's first byte; lines are counted from one.
  public func startOfLine(_ number: Int) -> Int { Int(lineStarts[number - 1]) }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func makeLineStarts() -> [Int32] {
    var starts: [Int32] = [0]
    var index = 0
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(Int32(index))
      } else if byte == UInt8(ascii: "\r") {
        if index < count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(Int32(index))
      }
    }
    return starts
  }
}

extension SourceFile: Hashable {
  /// Two files are equal when they are the same object.
  public static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
