import Testing

@testable import Semantics

/// What names mean as members.
@Suite struct MemberLookupTests {
  @Test func membersOfTypesExtensionsAndProtocols() {
    let fixture = DeclarationFixture(
      """
      struct Box<T> { var value: T; func get() -> T { value }; static func make(_ t: T) -> Box<T> { Box(value: t) } }
      extension Box where T: Comparable { var largest: T { value } }
      class Animal { func speak() -> String { "" }; init(name: String) {} }
      class Dog: Animal { override func speak() -> String { "" }; func fetch() -> Self { self } }
      enum Shape { case dot, line(Int), box(width: Int, height: Int) }
      """)
    #expect(fixture.members("Box<Int>", "value") == ["Box: Int"])
    #expect(fixture.members("Box<Int>", "get") == ["Box: () -> Int"])
    #expect(fixture.members("Box<Int>", "make", isStatic: true) == ["Box: (Int) -> Box<Int>"])
    #expect(fixture.members("Box<Int>", "make") == [])
    #expect(fixture.members("Box<Int>", "largest") == ["Box: Int"])
    #expect(fixture.members("Box<Double>", "largest") == [])
    #expect(fixture.members("Box<Int>", "init", isStatic: true) == ["Box: (value: Int) -> Box<Int>"])
    #expect(fixture.members("Dog", "speak") == ["Dog: () -> String"])
    #expect(fixture.members("Dog", "fetch") == ["Dog: () -> Dog"])
    #expect(fixture.members("Dog", "init", isStatic: true) == ["Dog: (name: String) -> Dog"])
    #expect(fixture.members("Shape", "dot", isStatic: true) == ["Shape: Shape"])
    #expect(fixture.members("Shape", "box", isStatic: true) == ["Shape: (width: Int, height: Int) -> Shape"])
    #expect(fixture.members("[Int]", "map") == ["Sequence: ((Int) -> T) -> [T]"])
    #expect(fixture.members("[Int]", "sorted") == ["Sequence: () -> [Int]"])
    #expect(fixture.members("[Double]", "sorted") == [])
    #expect(fixture.members("[Int]", "first") == ["Collection: Int?"])
    #expect(fixture.members("any Collection<Int>", "first") == ["Collection: Int?", "Collection: Int?"])
    #expect(fixture.members("(a: Int, Bool)", "1") == ["element of (a: Int, Bool)"])
    #expect(fixture.messages == "")
  }
}
