import LibraryIndex
import Testing

/// The names and words a scan finds in a text, one after another.
private func scan(_ text: String) -> [String] {
  var text = text
  return text.withUTF8 { bytes in
    DeclarationScan.declarations(in: bytes).map { declaration in
      let slice = String(decoding: bytes[declaration.start..<declaration.end], as: UTF8.self)
      return "\(declaration.keyword) \(declaration.name): \(slice.split(separator: "\n").last ?? "")"
    }
  }
}

@Suite struct DeclarationScanTests {
  @Test func findsEachKindOfDeclaration() {
    #expect(
      scan(
        """
        // A comment with func in it.
        import Combine
        infix operator <+> : AdditionPrecedence
        /* nested /* comment */ struct X */
        @frozen
        public struct Pair<A, B> {
          func inner() {}
        }
        extension Swift.Array where Element: Comparable {
        }
        public func < <T: Comparable>(left: T, right: T) -> Bool { false }
        let limit = 3
        @builtin("x")
        public func bodyless(_ a: Int) -> Int
        indirect enum List { case end }
        """)
        == [
          "import Combine: import Combine", "operator <+>: infix operator <+> : AdditionPrecedence",
          "struct Pair: }",
          "extension Array: }", "func <: public func < <T: Comparable>(left: T, right: T) -> Bool { false }",
          "let limit: let limit = 3", "func bodyless: public func bodyless(_ a: Int) -> Int",
          "enum List: indirect enum List { case end }",
        ])
  }

  @Test func readsStringsAsSwiftDoes() {
    #expect(
      scan(
        #"""
        let a = "} \("nested } \(1)") {"
        let b = """
          func no() {
          """
        func yes() {}
        """#) == [
          #"let a: let a = "} \("nested } \(1)") {""#, #"let b:   """"#, "func yes: func yes() {}",
        ])
  }

  @Test func leavesOutTheOtherCompilersBranches() {
    #expect(
      scan("#if swiftlet\nlet a = 1\n#else\nlet b = 2\n#endif\nlet c = 3\n") == [
        "let a: let a = 1", "let c: let c = 3",
      ])
  }

  @Test func writesAnIndexThatReadsBack() {
    let entry = IndexedDeclaration(name: "+", keyword: "func", start: 12, end: 345)
    var text = IndexText.line(for: entry, inFile: 7)
    text.withUTF8 { bytes in
      IndexText.read(bytes) { file, declaration in
        #expect(file == 7)
        #expect(declaration == entry)
      }
    }
  }
}
