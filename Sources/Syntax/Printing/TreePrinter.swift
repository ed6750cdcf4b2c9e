import Basics

/// Shows a tree as indented text, for `--emit tree`: a line for each node, with its role, kind, place and, where it is
/// short, its source.
public struct TreePrinter {
  private var lines = ""

  private init() {}

  /// The text of a tree.
  public static func print(_ node: Node) -> String {
    var printer = TreePrinter()
    printer.visit(node, role: nil, depth: 0)
    return printer.lines
  }

  private mutating func visit(_ node: Node, role: StaticString?, depth: Int) {
    lines += String(repeating: "  ", count: depth)
    if let role { lines += "\(role): " }
    lines += "\(type(of: node)) \(node.range)"
    var children: [(StaticString, Node)] = []
    node.forEachChild { children.append(($0, $1)) }
    if children.isEmpty || node.range.count <= 24 {
      let text = node.text
      if !text.contains("\n"), text.utf8.count <= 60 { lines += " `\(text)`" }
    }
    lines += "\n"
    for (role, child) in children { visit(child, role: role, depth: depth + 1) }
  }
}

/// Shows the tokens of a file, one a line, for `--emit tokens`.
public enum TokenPrinter {
  /// The text of all tokens.
  public static func print(_ file: SourceFile, diagnostics: DiagnosticBag) -> String {
    var lines = ""
    for token in Lexer.tokens(of: file, diagnostics: diagnostics).tokens {
      let range = file.range(Int(token.start), Int(token.end))
      lines += "\(range) \(token.kind)"
      if token.count > 0, !range.text.contains("\n") { lines += " `\(range.text)`" }
      lines += "\n"
    }
    return lines
  }
}
