import Testing

@testable import Semantics

/// Which declarations and types fulfil the requirements of protocols.
@Suite struct ConformanceTests {
  @Test func associatedTypesComeFromWitnesses() {
    let fixture = DeclarationFixture(
      """
      struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { nil } 
        func makeIterator() -> Countdown { self } }
      struct Pages: Collection { 
        var startIndex: Int { 0 }; var endIndex: Int { 9 }
        subscript(range: Range<Int>) -> [String] { [] }
        subscript(position: Int) -> String { "" }
        func index(after i: Int) -> Int { i } }
      """)
    #expect(fixture.associated("Countdown", "Sequence", "Element") == "Int")
    #expect(fixture.associated("Countdown", "Sequence", "Iterator") == "Countdown")
    #expect(fixture.associated("Pages", "Collection", "Index") == "Int")
    #expect(fixture.associated("Pages", "Collection", "Element") == "String")
    #expect(fixture.associated("Pages", "Collection", "Iterator") == "IndexingIterator<Pages>")
    #expect(fixture.associated("[Int]", "Collection", "Element") == "Int")
    #expect(fixture.associated("[Int]", "Collection", "SubSequence") == "ArraySlice<Int>")
    #expect(fixture.associated("[Int]", "Sequence", "Iterator") == "IndexingIterator<[Int]>")
    #expect(fixture.associated("[String: Int]", "Sequence", "Element") == "(key: String, value: Int)")
    #expect(fixture.associated("[String: Int]", "Collection", "SubSequence") == "Slice<[String : Int]>")
    #expect(fixture.messages == "")
  }

  @Test func associatedTypesComeFromDefaultImplementations() {
    let fixture = DeclarationFixture(
      """
      protocol Shape { associatedtype Body; var body: Body { get }; func area() -> Int }
      extension Shape { var body: String { "" }; func area() -> Int { 1 } }
      struct Dot: Shape { }
      struct Square: Shape { func area() -> Int { 4 } ; var body: Int { 1 } }
      """)
    #expect(fixture.associated("Dot", "Shape", "Body") == "String")
    #expect(fixture.associated("Square", "Shape", "Body") == "Int")
    #expect(fixture.witness("Dot", "Shape", "area") == "Shape.area<Dot>")
    #expect(fixture.witness("Square", "Shape", "area") == "Square.area<>")
    #expect(fixture.messages == "")
  }

  @Test func conditionalConformancesHoldWhereTheirConditionsDo() {
    let fixture = DeclarationFixture(
      """
      struct Pair<A, B> { var a: A; var b: B }
      extension Pair: Equatable where A: Equatable, B: Equatable {}
      extension Pair: Sized where A: Sized { typealias Size = A.Size; func size() -> A.Size { a.size() } }
      protocol Sized { associatedtype Size; func size() -> Size }
      extension Int: Sized { func size() -> Double { 1 } }
      """)
    let equatable = fixture.nominal("Equatable")
    func conforms(_ type: String) -> Bool {
      fixture.program.conformance(of: fixture.type(type), to: equatable) != nil
    }
    #expect(conforms("Pair<Int, String>"))
    #expect(!conforms("Pair<Int, Double>"))
    #expect(conforms("[Pair<Int, [Bool]>]"))
    #expect(!conforms("[Double]"))
    #expect(fixture.witness("Pair<Int, Int>", "Equatable", "==") == "Pair.==<Int, Int>")
    #expect(fixture.associated("Pair<Int, Bool>", "Sized", "Size") == "Double")
    #expect(fixture.messages == "")
  }

  @Test func theMostSpecificDefaultWins() {
    let fixture = DeclarationFixture(
      """
      protocol Named { func name() -> String }
      protocol Titled: Named { func title() -> String }
      extension Named { func name() -> String { "n" } }
      extension Titled { func name() -> String { "t" }; func title() -> String { "t" } }
      extension Named where Self: Equatable { func name() -> String { "e" } }
      struct A: Named {}
      struct B: Titled {}
      struct C: Named, Equatable {}
      """)
    #expect(fixture.witness("A", "Named", "name") == "Named.name<A>")
    #expect(fixture.witness("B", "Named", "name") == "Titled.name<B>")
    let proto = fixture.nominal("Named")
    let requirement = fixture.program.ownMembers(of: proto)[0] as! ValueSymbol
    let witness = fixture.program.conformance(of: fixture.type("C"), to: proto)!.witness(for: requirement)!
    #expect(witness.symbol.genericSignature.requirements.count == 2)
  }

  @Test func enumsConformByThemselves() {
    let fixture = DeclarationFixture(
      """
      enum Suit: String, CaseIterable { case hearts, spades }
      enum Level: Comparable { case low, high }
      enum Value { case a(Int) }
      struct Point: Hashable { var x: Int }
      """)
    #expect(fixture.witness("Suit", "RawRepresentable", "rawValue") == "Suit.rawValue<>")
    #expect(fixture.witness("Suit", "RawRepresentable", "init") == "Suit.init<>")
    #expect(fixture.associated("Suit", "RawRepresentable", "RawValue") == "String")
    #expect(fixture.witness("Suit", "Hashable", "hash") == "Suit.hash<>")
    #expect(fixture.witness("Suit", "CaseIterable", "allCases") == "Suit.allCases<>")
    #expect(fixture.witness("Level", "Comparable", "<") == "Level.<<>")
    #expect(fixture.witness("Value", "Equatable", "==") == "no conformance")
    #expect(fixture.witness("Point", "Equatable", "==") == "Point.==<>")
    #expect(fixture.witness("Point", "Hashable", "hash") == "Point.hash<>")
    #expect(fixture.messages == "")
  }

  @Test func genericRequirementsHaveGenericWitnesses() {
    let fixture = DeclarationFixture(
      """
      protocol Visitor { associatedtype R; func visit<T: Equatable>(_ t: T, _ u: [T]) -> R }
      struct Printer<X>: Visitor { func visit<U: Equatable>(_ t: U, _ u: [U]) -> X? { nil } }
      class Base: Visitor { func visit<T>(_ t: T, _ u: [T]) -> Int { 0 } }
      class Derived: Base {}
      """)
    #expect(fixture.associated("Printer<Int>", "Visitor", "R") == "Int?")
    #expect(fixture.witness("Printer<Int>", "Visitor", "visit") == "Printer.visit<Int, T>")
    #expect(fixture.witness("Derived", "Visitor", "visit") == "Base.visit<T>")
    #expect(fixture.messages == "")
  }
}
