/// One top-level declaration of a library file, found without parsing it.
public struct IndexedDeclaration: Equatable {
  /// The declared name: an operator's spelling, or for an extension the last part of the extended type's name.
  public var name: String
  /// The word that introduces the declaration: `struct`, `func`, `extension`, …
  public var keyword: String
  /// Byte offset of the first token, attributes included.
  public var start: Int
  /// Byte offset behind the last token.
  public var end: Int

  /// Makes an entry.
  public init(name: String, keyword: String, start: Int, end: Int) {
    self.name = name
    self.keyword = keyword
    self.start = start
    self.end = end
  }
}

/// The index as text: one line for each declaration, so that the generated source that holds it is one
/// string literal, which compiles in no time and costs nothing until it is read.
public enum IndexText {
  /// The line of one declaration of the file with the given number.
  public static func line(for declaration: IndexedDeclaration, inFile file: Int) -> String {
    "\(file) \(declaration.start) \(declaration.end) \(declaration.keyword) \(declaration.name)\n"
  }

  /// Reads the lines back, in order.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ take: (_ file: Int, _ declaration: IndexedDeclaration) -> Void
  ) {
    var position = 0
    func number() -> Int {
      var value = 0
      while text[position] != UInt8(ascii: " ") {
        value = value * 10 + Int(text[position] - UInt8(ascii: "0"))
        position += 1
      }
      position += 1
      return value
    }
    func word(upTo end: UInt8) -> String {
      let start = position
      while text[position] != end { position += 1 }
      defer { position += 1 }
      return String(decoding: text[start..<position], as: UTF8.self)
    }
    while position < text.count {
      let file = number()
      let start = number()
      let end = number()
      let keyword = word(upTo: UInt8(ascii: " "))
      let name = word(upTo: UInt8(ascii: "\n"))
      take(file, IndexedDeclaration(name: name, keyword: keyword, start: start, end: end))
    }
  }
}
