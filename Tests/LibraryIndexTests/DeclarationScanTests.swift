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
      IndexText.read(bytes) { file, declaration, _ in
        #expect(file == 7)
        #expect(declaration == entry)
      }
    }
  }

  @Test func findsMembersOneByOne() {
    var text = """
      public struct Pair<A, B>: Equatable where A: Equatable {
        /// func comment() {}
        @usableFromInline let first: A, second: B
        public init?(_ text: String) { let inner = 1; return nil }
        @inlinable
        public static func == (left: Pair, right: Pair) -> Bool {
          func nested() {}
          return true
        }
        public subscript(index: Int) -> A { get { first } set {} }
        #if swiftlet
          var size: Int { 2 }
        #else
          var other: Int { 2 }
        #endif
        class Inner { var hidden = 0 }
        class var kind: Int { 1 }
        mutating func
          twoLines() {}
      }
      """
    let found = text.withUTF8 { bytes in
      DeclarationScan.members(of: DeclarationScan.declarations(in: bytes)[0], in: bytes).map { member in
        let slice = String(decoding: bytes[member.start..<member.end], as: UTF8.self)
        return "\(member.keyword) \(([member.name] + member.furtherNames).joined(separator: ",")): \(slice.prefix(12))"
      }
    }
    #expect(
      found == [
        "let first,second: @usableFromI", "init init: public init?", "func ==: @inlinable\n ",
        "subscript subscript: public subsc",
        "var size: var size: In", "class Inner: class Inner ", "var kind: class var ki", "func twoLines: mutating fun",
      ])
  }

  @Test func writesMembersThatReadBack() {
    var several = IndexedDeclaration(name: "first", keyword: "let", start: 12, end: 345)
    several.furtherNames = ["second", "third"]
    let members = [several, IndexedDeclaration(name: "+", keyword: "func", start: 400, end: 456)]
    var text = "\n" + IndexText.lines(for: members) + IndexText.lines(for: [])
    let length = text.utf8.count
    text.withUTF8 { bytes in
      #expect(IndexText.readMembers(bytes, at: 1) == members)
      #expect(IndexText.readMembers(bytes, at: length - 1) == [])
    }
  }
}
