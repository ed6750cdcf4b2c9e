/// Finds the declarations of a library file, and the members of one of them, by looking at brackets and line starts only.
///
/// This runs when the package is built, and when a library is read from a folder; the parser itself is much
/// slower, and would have to be built twice. It relies on how the library is laid out: a declaration starts a
/// line, and nothing but declarations stands at the top level of a file or between a type's braces.
public struct DeclarationScan {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var found: [IndexedDeclaration] = []
  /// The words that begin a declaration here.
  private let introducers: Set<String>
  /// For each open `#if`: whether this branch counts, and whether an earlier one did.
  private var conditions: [(isActive: Bool, wasActive: Bool)] = []

  /// The declarations of a file, in order.
  public static func declarations(in text: UnsafeBufferPointer<UInt8>) -> [IndexedDeclaration] {
    var scan = DeclarationScan(text: text, introducers: Self.introducers)
    scan.scan()
    return scan.found
  }

  /// The members of a declaration of a file, in order; it has some only where it has a `brace`.
  public static func members(
    of declaration: IndexedDeclaration, in text: UnsafeBufferPointer<UInt8>
  ) -> [IndexedDeclaration] {
    guard let brace = declaration.brace else { return [] }
    let body = UnsafeBufferPointer(rebasing: text[brace + 1..<declaration.end - 1])
    var scan = DeclarationScan(text: body, introducers: Self.introducers.union(Self.memberIntroducers))
    scan.scan()
    return scan.found.map { $0.moved(by: brace + 1) }
  }

  private init(text: UnsafeBufferPointer<UInt8>, introducers: Set<String>) {
    self.text = text
    self.introducers = introducers
  }

  /// Words that begin a declaration and say what it is.
  private static let introducers: Set<String> = [
    "import", "struct", "class", "enum", "protocol", "extension", "func", "var", "let", "typealias",
    "operator",
    "precedencegroup", "actor", "macro",
  ]

  /// Words that begin a declaration between braces only. The first three are names as well.
  private static let memberIntroducers: Set<String> = ["init", "deinit", "subscript", "case", "associatedtype"]

  /// Words that may stand before an introducer.
  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "final", "prefix", "postfix", "infix",
    "indirect", "nonisolated", "mutating", "nonmutating", "weak", "unowned", "lazy", "static", "override", "required",
    "convenience", "dynamic",
  ]

  /// The declaration being read, and how far its last token reached.
  private struct Current {
    var start: Int
    var end: Int
    var keyword: String?
    var names: [String] = []
    var brace: Int?
    /// Whether more names may follow behind a comma.
    var takesNames: Bool { keyword == "case" || keyword == "var" || keyword == "let" }
    /// Whether there may be members, each of which can be read by itself.
    var takesMembers: Bool { keyword == "struct" || keyword == "class" || keyword == "extension" }
  }

  private mutating func scan() {
    var current: Current?
    var depth = 0
    var isLineStart = true

    func finish() {
      if let done = current, let keyword = done.keyword, isActive {
        var declaration = IndexedDeclaration(
          name: done.names.first ?? "", keyword: keyword, start: done.start, end: done.end)
        declaration.furtherNames = Array(done.names.dropFirst())
        declaration.brace = done.brace
        found.append(declaration)
      }
      current = nil
    }

    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\n"):
        isLineStart = true
        position += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
        continue
      case UInt8(ascii: "/") where isComment:
        skipComment()
        continue
      default: break
      }
      let start = position
      if depth == 0, isLineStart, byte == UInt8(ascii: "#"), let directive = conditionDirective() {
        finish()
        apply(directive)
        continue
      }
      if isWordStart(byte) {
        let word = readWord()
        if depth == 0, isLineStart, introducers.contains(word) || Self.modifiers.contains(word) {
          if current?.keyword != nil { finish() }
        }
        if current == nil { current = Current(start: start, end: position) }
        if depth == 0, current?.keyword == nil, introducers.contains(word), !isModifier(word) {
          current?.keyword = word
          current?.names = [readName(after: word)]
        }
      } else {
        if depth == 0, isLineStart, byte == UInt8(ascii: "@"), current?.keyword != nil { finish() }
        if current == nil { current = Current(start: start, end: position) }
        switch byte {
        case UInt8(ascii: ",") where depth == 0 && current?.takesNames == true:
          position += 1
          current?.names.append(readName(after: ","))
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          if byte == UInt8(ascii: "{"), depth == 0, current?.takesMembers == true, current?.brace == nil {
            current?.brace = position
          }
          depth += 1
          position += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          depth -= 1
          position += 1
        case UInt8(ascii: "\""): skipString(pounds: 0)
        case UInt8(ascii: "#") where poundsBeforeQuote > 0:
          let pounds = poundsBeforeQuote
          position += pounds
          skipString(pounds: pounds)
        default: position += 1
        }
      }
      isLineStart = false
      current?.end = position
    }
    finish()
  }

  /// Whether `class` stands before another word that introduces a declaration: `class var kind: Kind`.
  private mutating func isModifier(_ word: String) -> Bool {
    guard word == "class" else { return false }
    let start = position
    defer { position = start }
    skipBlanks()
    let next = readWord()
    return introducers.contains(next) || Self.modifiers.contains(next)
  }

  // MARK: Names

  /// The name after an introducer; the position ends behind it.
  private mutating func readName(after introducer: String) -> String {
    if introducer == "init" || introducer == "deinit" || introducer == "subscript" { return introducer }
    skipBlanks()
    var name = ""
    while position < text.count {
      if text[position] == UInt8(ascii: "`") { position += 1 }
      let byte = text[position]
      if isWordStart(byte) {
        name = readWord()
        if position < text.count, text[position] == UInt8(ascii: "`") { position += 1 }
        // Of `A.B` the last part counts: members are looked up by the type's own name.
        let continues = introducer == "extension" || introducer == "import"
        guard continues, position < text.count, text[position] == UInt8(ascii: ".") else { return name }
        position += 1
      } else {
        let start = position
        while position < text.count, isOperatorByte(text[position]) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
      }
    }
    return name
  }

  private mutating func readWord() -> String {
    let start = position
    while position < text.count, isWordStart(text[position]) || isDigit(text[position]) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while position < text.count, text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\n") {
      position += 1
    }
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      return true
    default: return false
    }
  }

  // MARK: Comments and strings

  private var isComment: Bool {
    position + 1 < text.count
      && (text[position + 1] == UInt8(ascii: "/") || text[position + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipComment() {
    if text[position + 1] == UInt8(ascii: "/") {
      while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
      return
    }
    var depth = 0
    repeat {
      if isPair("/", "*") {
        depth += 1
        position += 2
      } else if isPair("*", "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  private func isPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < text.count && text[position] == UInt8(ascii: first)
      && text[position + 1] == UInt8(ascii: second)
  }

  /// How many `#` stand here, if a quote follows them.
  private var poundsBeforeQuote: Int {
    var end = position
    while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
    return end < text.count && text[end] == UInt8(ascii: "\"") ? end - position : 0
  }

  private mutating func skipString(pounds: Int) {
    let isMultiline = hasQuotes(3)
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < text.count {
      if text[position] == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        position += 1 + pounds
        if position < text.count, text[position] == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          position += 1
        }
      } else if hasQuotes(quotes), hasPounds(pounds, at: position + quotes) {
        position += quotes + pounds
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch text[position] {
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
      case UInt8(ascii: "\""): skipString(pounds: 0)
      default: position += 1
      }
    } while depth > 0 && position < text.count
  }

  private func hasQuotes(_ count: Int) -> Bool {
    position + count <= text.count
      && text[position..<position + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= text.count && text[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  // MARK: Conditions

  private enum Directive {
    case begin(String)
    case otherwise(String?)
    case end
  }

  private var isActive: Bool { conditions.allSatisfy(\.isActive) }

  /// Reads a whole `#if`, `#elseif`, `#else` or `#endif` line; moves only if there is one.
  private mutating func conditionDirective() -> Directive? {
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    let line = String(decoding: text[position..<end], as: UTF8.self)
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let directive: Directive
    switch words[0] {
    case "#if": directive = .begin(words.count > 1 ? words[1] : "")
    case "#elseif": directive = .otherwise(words.count > 1 ? words[1] : "")
    case "#else": directive = .otherwise(nil)
    case "#endif": directive = .end
    default: return nil
    }
    position = end
    return directive
  }

  private mutating func apply(_ directive: Directive) {
    switch directive {
    case .begin(let condition):
      let holds = Self.holds(condition)
      conditions.append((holds, holds))
    case .otherwise(let condition):
      guard let last = conditions.popLast() else { return }
      let holds = !last.wasActive && (condition.map(Self.holds) ?? true)
      conditions.append((holds, last.wasActive || holds))
    case .end: _ = conditions.popLast()
    }
  }

  /// The only questions the library asks at the top level of its files.
  private static func holds(_ condition: String) -> Bool {
    switch condition {
    case "swiftlet", "os(Linux)": return true
    default: return false
    }
  }
}
