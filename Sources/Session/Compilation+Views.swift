import Basics
import Semantics

extension Compilation {
  /// The program with its app or last view shown at the end, and events played on it; nil where it shows nothing.
  ///
  /// What is added stands behind the program, so that every place in it stays where it was.
  public func showingViews(events: String) -> Compilation? {
    guard let checked, let root = checked.program.shownRoot(of: checked.file) else { return nil }
    var text = Array(source.bytes)
    if let attribute = root.mainAttribute {
      for offset in attribute.range.start..<attribute.range.end { text[offset] = UInt8(ascii: " ") }
    }
    let call = root.isApp ? "play(app: \(root.name)(), " : "play(\(root.name)(), "
    text += Array("\nimport Headless\nHeadless.\(call)events: \"\(escaped(events))\")\n".utf8)
    return Compilation(source: SourceFile(name: source.name, text: text), library: library)
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n", "\r\n": return "\\n"
      default: return String(character)
      }
    }.joined()
  }
}
