/// Turns diagnostics into the text a terminal shows.
///
/// Each message and note begins with the line `FILE:LINE:COLUMN: error: MESSAGE`, equal to swiftc's;
/// the source line with its underlining follows.
public struct DiagnosticRendering {
  /// Whether to colour the text with terminal escapes.
  public var usesColor: Bool

  /// Makes a rendering.
  public init(usesColor: Bool = false) { self.usesColor = usesColor }

  /// The text of several diagnostics, notes included.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var result = ""
    for diagnostic in diagnostics { render(diagnostic, into: &result) }
    return result
  }

  /// The text of one diagnostic, notes included.
  public func render(_ diagnostic: Diagnostic) -> String { render([diagnostic]) }

  /// The first line of a diagnostic, without colour or line break.
  public static func headline(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message)"
  }

  /// The source line of a place with a line under it that holds the caret and the underlining.
  ///
  /// Of a very long line only what is near the place is shown: a terminal could not show more in a readable way, and a
  /// line of a megabyte with a thousand mistakes would print a gigabyte.
  public func excerpt(at location: SourceLocation, highlights: [SourceRange] = []) -> String {
    let file = location.file
    var shown = file.offsetsOfLine(file.lineAndColumn(at: location.offset).line)
    if shown.count > Self.longestLine {
      let start = max(shown.lowerBound, location.offset - Self.longestLine / 2)
      shown =
        file.boundary(near: start)..<file.boundary(near: min(shown.upperBound, start + Self.longestLine))
    }
    let line = file.text(from: shown.lowerBound, to: shown.upperBound)
    return line + "\n" + styled(underline(line, shown.lowerBound, location.offset, highlights), .green) + "\n"
  }

  /// How many bytes of a line are shown.
  private static let longestLine = 400

  private func render(_ diagnostic: Diagnostic, into result: inout String) {
    result += styled("\(diagnostic.location): ", .bold)
    result += styled("\(diagnostic.severity.rawValue): ", style(of: diagnostic.severity))
    result += styled(diagnostic.message, .bold) + "\n"
    if diagnostic.severity == .hint { return }
    result += excerpt(at: diagnostic.location, highlights: diagnostic.highlights)
    if let edited = editedLine(diagnostic) { result += styled("fix: ", .cyan) + edited + "\n" }
    for note in diagnostic.notes { render(note, into: &result) }
  }

  /// The line as it would be with the suggested edits; nil where they are not all on one line, or leave something to fill in.
  private func editedLine(_ diagnostic: Diagnostic) -> String? {
    guard let first = diagnostic.fixIts.first else { return nil }
    let file = first.range.file
    let shown = file.offsetsOfLine(file.lineAndColumn(at: first.range.start).line)
    guard shown.count <= Self.longestLine,
      diagnostic.fixIts.allSatisfy({
        $0.range.start >= shown.lowerBound && $0.range.end <= shown.upperBound && !$0.replacement.contains("<#")
          && !$0.replacement.contains("\n")
      })
    else { return nil }
    var text = ""
    var position = shown.lowerBound
    for fixIt in diagnostic.fixIts.sorted(by: { $0.range.start < $1.range.start }) where fixIt.range.start >= position {
      text += file.text(from: position, to: fixIt.range.start) + fixIt.replacement
      position = fixIt.range.end
    }
    text += file.text(from: position, to: shown.upperBound)
    return String(text.drop { $0 == " " || $0 == "\t" })
  }

  /// The line under a source line. Tabs stay tabs, so that the caret stands under its character
  /// whatever width the terminal gives them; a wide character counts as one column.
  private func underline(
    _ line: String, _ start: Int, _ caret: Int, _ highlights: [SourceRange]
  ) -> String {
    var result = ""
    var offset = start
    var hasCaret = false
    for character in line {
      let length = character.utf8.count
      if !hasCaret, caret < offset + length {
        result += "^"
        hasCaret = true
      } else if highlights.contains(where: { $0.start <= offset && offset < $0.end }) {
        result += "~"
      } else {
        result += character == "\t" ? "\t" : " "
      }
      offset += length
    }
    if !hasCaret { result += "^" }
    while result.last == " " || result.last == "\t" { result.removeLast() }
    return result
  }

  private enum Style: String {
    case bold = "\u{1B}[1m"
    case red = "\u{1B}[1;31m"
    case magenta = "\u{1B}[1;35m"
    case cyan = "\u{1B}[1;36m"
    case green = "\u{1B}[0;32m"
  }

  private func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: return .red
    case .warning: return .magenta
    case .note, .hint: return .cyan
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor ? style.rawValue + text + "\u{1B}[0m" : text
  }
}

extension SourceFile {
  /// The nearest offset at or before this one where a character of UTF-8 starts.
  fileprivate func boundary(near offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
