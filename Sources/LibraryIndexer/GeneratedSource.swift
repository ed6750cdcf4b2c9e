import Glibc
import LibraryIndex

/// A module of the library: the names of its files, as diagnostics give them, and where they are.
struct Module {
  let name: String
  var files: [(name: String, path: String)]
}

/// The delimiter of the literals: no library file may hold this many pound signs in a row.
private let pounds = String(repeating: "#", count: 6)

/// The Swift source that holds the text of all modules and an index of each.
func generatedSource(for modules: [Module]) -> String {
  var source = "// Generated from the files of Stdlib when the package is built; do not edit.\n\n"
  source += "extension EmbeddedModule {\n"
  source += "  /// The names of the modules in the binary.\n"
  source +=
    "  public static let names: [String] = [\(modules.map { "\"\($0.name)\"" }.joined(separator: ", "))]\n\n"
  source += "  /// The module with the given name; nil where there is none.\n"
  source += "  public init?(named name: String) {\n    switch name {\n"
  for module in modules {
    source += "    case \"\(module.name)\": self = module_\(module.name)()\n"
  }
  source += "    default: return nil\n    }\n  }\n}\n"
  for module in modules {
    source += function(for: module)
  }
  return source
}

private func function(for module: Module) -> String {
  var source =
    "\nprivate func module_\(module.name)() -> EmbeddedModule {\n  var files: [EmbeddedModule.File] = []\n"
  source += "  files.reserveCapacity(\(module.files.count))\n"
  var index = ""
  // An offset of zero stands for no members.
  var members = "\n"
  for (number, (name, path)) in module.files.enumerated() {
    let text = contents(of: path)
    source += "  files.append(EmbeddedModule.File(name: \"\(name)\", text: \(literal(text, of: path))))\n"
    text.withUnsafeBufferPointer { bytes in
      for declaration in DeclarationScan.declarations(in: bytes) {
        index += IndexText.line(for: declaration, inFile: number, members: members.utf8.count)
        if declaration.brace != nil {
          members += IndexText.lines(for: DeclarationScan.members(of: declaration, in: bytes))
        }
      }
    }
  }
  source +=
    "  return EmbeddedModule(\n    name: \"\(module.name)\", files: files, index: \(literal(Array(index.utf8), of: "")),\n"
  source += "    members: \(literal(Array(members.utf8), of: "")))\n"
  return source + "}\n"
}

/// A raw multi-line literal: nothing in the text is an escape, and its last line break belongs to the delimiter.
private func literal(_ text: [UInt8], of path: String) -> String {
  let string = String(decoding: text, as: UTF8.self)
  guard !string.contains(pounds), !string.contains("\r"), !string.contains("\0") else {
    fail("\(path): holds a carriage return, a zero byte or six pound signs in a row")
  }
  guard Array(string.utf8) == text else { fail("\(path): is not UTF-8") }
  return "\(pounds)\"\"\"\n\(string)\n\"\"\"\(pounds)"
}
