import Testing

@testable import Semantics

/// What is known of generic parameters inside their declarations.
@Suite struct GenericSignatureTests {
  private func result(_ declaration: String) -> String {
    let fixture = DeclarationFixture(declaration)
    let function = fixture.function("f")
    let type = function.type.function!.result
    #expect(fixture.messages == "")
    return fixture.program.canonicalType(type, in: function.genericSignature).description
  }

  @Test func membersOfOneParameterEqualEachOther() {
    #expect(result("func f<C: Collection>(_ c: C) -> C.Iterator.Element { }") == "C.Element")
    #expect(result("func f<C: Collection>(_ c: C) -> C.SubSequence.Element { }") == "C.Element")
    #expect(result("func f<C: Collection>(_ c: C) -> C.SubSequence.SubSequence.Index { }") == "C.Index")
    #expect(result("func f<C: Collection>(_ c: C) -> C.SubSequence.SubSequence { }") == "C.SubSequence")
  }

  @Test func equationsAreFollowedThroughOthers() {
    #expect(
      result("func f<T, U, V>(_ t: T, _ u: U, _ v: V) -> T where T == U, U == V, V == Int { }") == "Int")
    #expect(
      result(
        "func f<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> A.Element where A.Element == B.Element, B == [Int] { }"
      )
        == "Int")
    #expect(result("func f<S: Sequence<Int>>(_ s: S) -> S.Iterator.Element { }") == "Int")
    #expect(
      result(
        "func f<A: Sequence>(_ a: A) -> A.Iterator where A.Iterator == IndexingIterator<[A.Element]> { }")
        == "IndexingIterator<[A.Element]>")
  }

  @Test func conformancesFollowFromProtocolsAndEquations() {
    let fixture = DeclarationFixture(
      """
      protocol Box { associatedtype Content: Hashable; associatedtype Inner: Box where Inner.Content == Content }
      func f<B: Box, C: Collection, T, U: Hashable>(_ b: B, _ c: C, _ t: T, _ u: U)
        where C.Element == B.Content, T == U { }
      """)
    let function = fixture.function("f")
    let signature = function.genericSignature
    func conforms(_ type: String, _ proto: String) -> Bool {
      fixture.program.conformance(
        of: fixture.type(type, in: function.scope), to: fixture.nominal(proto), in: signature) != nil
    }
    #expect(conforms("B.Content", "Hashable"))
    #expect(conforms("B.Content", "Equatable"))
    #expect(conforms("C.Element", "Hashable"))
    #expect(conforms("C.SubSequence.Element", "Equatable"))
    #expect(conforms("B.Inner.Inner.Content", "Hashable"))
    #expect(conforms("C.Index", "Comparable"))
    #expect(conforms("T", "Hashable"))
    #expect(!conforms("C.Element", "Comparable"))
    #expect(fixture.messages == "")
  }

  @Test func opaqueParametersAreGenericParameters() {
    let fixture = DeclarationFixture("func f(_ s: some Collection<Int>, _ t: some Equatable) -> Int { 0 }")
    let function = fixture.function("f")
    #expect(function.genericSignature.parameters.count == 2)
    let first = function.parameters[0].type
    let sequence = fixture.nominal("Sequence")
    let element = first.member(fixture.program.associatedType(named: "Element", of: sequence)!)
    #expect(fixture.program.canonicalType(element, in: function.genericSignature).description == "Int")
  }
}
