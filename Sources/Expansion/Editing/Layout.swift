import Basics
import Syntax

/// How generated lines are laid out: as the file around them is.
struct Layout {
  /// The blanks of one level of indentation.
  let unit: String

  /// Takes the first indented line for the file's habit.
  init(of file: SourceFile) {
    var unit = "    "
    for number in 1...max(1, file.lineCount) {
      let line = file.line(number)
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      if !blanks.isEmpty, blanks.count < line.count {
        unit = blanks.first == "\t" ? "\t" : String(blanks)
        break
      }
    }
    self.unit = unit
  }

  /// The blanks at the start of the line that a place is on.
  static func margin(at location: SourceLocation) -> String {
    let bytes = location.file.bytes
    let start = location.file.startOfLine(location.line)
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return location.file.text(from: start, to: end)
  }

  /// The offset of the first byte from `offset` on that is no blank.
  static func skipBlanks(in file: SourceFile, from offset: Int) -> Int {
    var offset = offset
    while offset < file.count, file.bytes[offset] == UInt8(ascii: " ") || file.bytes[offset] == UInt8(ascii: "\t") {
      offset += 1
    }
    return offset
  }

  /// The offset behind the last byte before `offset` that is no blank.
  static func skipBlanks(in file: SourceFile, backFrom offset: Int) -> Int {
    var offset = offset
    while offset > 0, file.bytes[offset - 1] == UInt8(ascii: " ") || file.bytes[offset - 1] == UInt8(ascii: "\t") {
      offset -= 1
    }
    return offset
  }

  /// The offset of the end of the line that an offset is on.
  static func endOfLine(in file: SourceFile, from offset: Int) -> Int {
    var offset = offset
    while offset < file.count, file.bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }

  /// Whether the line below the one that ends at an offset says anything but that a block ends.
  static func isFollowedByText(_ endOfLine: Int, in file: SourceFile) -> Bool {
    let next = skipBlanks(in: file, from: endOfLine + 1)
    return next < file.count && file.bytes[next] != UInt8(ascii: "\n") && file.bytes[next] != UInt8(ascii: "}")
  }

  /// Whether nothing but blanks stands before a place on its line.
  static func isFirstOnLine(_ location: SourceLocation) -> Bool {
    let bytes = location.file.bytes
    var position = location.offset
    while position > 0 {
      position -= 1
      switch bytes[position] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      default: return false
      }
    }
    return true
  }
}

/// Lines of generated text, each at its depth below a margin.
struct GeneratedLines {
  private(set) var lines: [GeneratedText] = []
  let margin: String
  let unit: String

  init(margin: String, unit: String) {
    self.margin = margin
    self.unit = unit
  }

  /// Adds a line. The first of all gets no margin: it stands where the sugar stood.
  mutating func add(_ text: GeneratedText, depth: Int = 0, because reason: String? = nil) {
    let blanks = margin + String(repeating: unit, count: depth)
    let line = reason.map { text.because($0) } ?? text
    lines.append(GeneratedText(blanks) + line)
  }

  /// Adds lines that have been made apart, below the same margin.
  mutating func add(contentsOf other: GeneratedLines) { lines += other.lines }

  mutating func addBlank() { lines.append(GeneratedText()) }

  /// The same lines with a text at the end of the first.
  func endingFirstLine(with text: GeneratedText) -> GeneratedLines {
    var result = self
    if !result.lines.isEmpty { result.lines[0] += text }
    return result
  }

  /// The lines as they follow a line break.
  var text: GeneratedText { lines.joined(by: "\n") }
}
