/// One declaration of a library file, found without parsing it: a top-level one, or a member of one.
public struct IndexedDeclaration: Equatable {
  /// The declared name: an operator's spelling, or for an extension the last part of the extended type's name.
  public var name: String
  /// The names behind the first, of variables and cases that are declared together.
  public var furtherNames: [String] = []
  /// The word that introduces the declaration: `struct`, `func`, `extension`, …
  public var keyword: String
  /// Byte offset of the first token, attributes included.
  public var start: Int
  /// Byte offset behind the last token.
  public var end: Int
  /// Byte offset of the brace before the members of a struct, class or extension.
  public var brace: Int?

  /// Makes an entry.
  public init(name: String, keyword: String, start: Int, end: Int) {
    self.name = name
    self.keyword = keyword
    self.start = start
    self.end = end
  }

  /// The same, in a text that begins earlier.
  func moved(by distance: Int) -> IndexedDeclaration {
    var moved = self
    moved.start += distance
    moved.end += distance
    moved.brace = brace.map { $0 + distance }
    return moved
  }
}

/// The index as text: one line for each declaration, so that the generated source that holds it is one
/// string literal, which compiles in no time and costs nothing until it is read.
///
/// The members of a type or extension have lines of their own in another text, since most of them nobody asks for.
public enum IndexText {
  /// The line of one declaration of the file with the given number, whose members are described from an offset on.
  public static func line(for declaration: IndexedDeclaration, inFile file: Int, members: Int = 0) -> String {
    "\(file) \(declaration.start) \(declaration.end) \(declaration.brace ?? 0) \(members) \(declaration.keyword) "
      + "\(declaration.name)\n"
  }

  /// The lines of a declaration's members, with an empty line behind the last.
  public static func lines(for members: [IndexedDeclaration]) -> String {
    members.map { member in
      let names = ([member.name] + member.furtherNames).joined(separator: " ")
      return "\(member.start) \(member.end) \(member.keyword) \(names)\n"
    }.joined() + "\n"
  }

  /// Reads the lines of declarations back, in order.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>,
    _ take: (_ file: Int, _ declaration: IndexedDeclaration, _ members: Int) -> Void
  ) {
    var reader = Reader(text: text, position: 0)
    while reader.position < text.count {
      let file = reader.number()
      let start = reader.number()
      let end = reader.number()
      let brace = reader.number()
      let members = reader.number()
      let keyword = reader.word(upTo: UInt8(ascii: " "))
      var declaration = IndexedDeclaration(
        name: reader.word(upTo: UInt8(ascii: "\n")), keyword: keyword, start: start, end: end)
      if brace > 0 { declaration.brace = brace }
      take(file, declaration, members)
    }
  }

  /// Reads the lines of one declaration's members back, in order.
  public static func readMembers(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [IndexedDeclaration] {
    var reader = Reader(text: text, position: offset)
    var members: [IndexedDeclaration] = []
    while text[reader.position] != UInt8(ascii: "\n") {
      let start = reader.number()
      let end = reader.number()
      let keyword = reader.word(upTo: UInt8(ascii: " "))
      var member = IndexedDeclaration(name: reader.name(), keyword: keyword, start: start, end: end)
      while text[reader.position - 1] == UInt8(ascii: " ") { member.furtherNames.append(reader.name()) }
      members.append(member)
    }
    return members
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var position: Int

    mutating func number() -> Int {
      var value = 0
      while text[position] != UInt8(ascii: " ") {
        value = value * 10 + Int(text[position] - UInt8(ascii: "0"))
        position += 1
      }
      position += 1
      return value
    }

    /// A word up to a blank or the end of the line.
    mutating func name() -> String {
      let start = position
      while text[position] > UInt8(ascii: " ") { position += 1 }
      defer { position += 1 }
      return String(decoding: text[start..<position], as: UTF8.self)
    }

    mutating func word(upTo end: UInt8) -> String {
      let start = position
      while text[position] != end { position += 1 }
      defer { position += 1 }
      return String(decoding: text[start..<position], as: UTF8.self)
    }
  }
}
