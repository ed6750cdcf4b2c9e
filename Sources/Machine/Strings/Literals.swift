#if canImport(Glibc)
  import Glibc
#endif

/// Literals as slots. Longer ones are blocks that are never freed.
enum Literals {
  /// The two slots of a string.
  static func words(of text: String) -> (Int, Int) {
    var text = text
    return text.withUTF8 { utf8 in
      guard let bytes = utf8.baseAddress else { return (0, StringForm.empty) }
      let marks = textMarks(bytes, utf8.count)
      if utf8.count <= StringForm.inlineBytes && marks & StringForm.notPlain == 0 {
        var words = (0, 0)
        copyBytes(bytes, utf8.count, into: &words)
        return (words.0, words.1 | StringForm.inlineMark | marks | utf8.count << StringForm.countShift)
      }
      return (block(bytes, utf8.count), StringForm.blockMark | marks | utf8.count)
    }
  }

  /// The slot of a character.
  static func word(of character: Character) -> Int {
    var text = String(character)
    return text.withUTF8 { utf8 in
      let bytes = utf8.baseAddress.unsafelyUnwrapped
      if utf8.count > 7 { return block(bytes, utf8.count) | Int.min }
      var word = 0
      copyBytes(bytes, utf8.count, into: &word)
      return word
    }
  }

  private static func block(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: StringBlock.header + count + StringBlock.slack, alignment: 16)
    let block = Int(bitPattern: memory)
    slots(at: block)[0] = immortalCount
    slots(at: block)[StringBlock.capacity] = count
    slots(at: block)[StringBlock.hash] = 0
    memcpy(blockBytes(block), bytes, count)
    return block
  }
}
