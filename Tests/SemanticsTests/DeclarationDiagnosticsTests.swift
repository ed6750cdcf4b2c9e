import Basics
import Syntax
import Testing

@testable import Semantics

/// What is said about declarations that contradict each other, in the compiler's words and places.
@Suite struct DeclarationDiagnosticsTests {
  private func expect(
    _ text: String, _ messages: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let fixture = DeclarationFixture(text)
    fixture.checkDeclarations()
    #expect(fixture.messages == messages, sourceLocation: sourceLocation)
  }

  @Test func whatIsPromisedMustBeThere() {
    expect(
      """
      protocol Instrument { var strings: Int { get }
        func tune()
        func play(note: String) -> Bool }
      struct Guitar: Instrument { var strings: Int
        func play(note: String) -> Bool { true } }
      """,
      """
      4:8: type 'Guitar' does not conform to protocol 'Instrument'
      4:8: note: add stubs for conformance
      2:8: note: protocol requires function 'tune()' with type '() -> ()'
      """)
    expect(
      """
      protocol Storage {
        func save(_ text: String) -> Bool }
      struct Disk: Storage {
        func save(_ text: Int) -> Bool { true } }
      struct Cloud: Storage {
        func save(text: String) -> Bool { true } }
      """,
      """
      3:8: type 'Disk' does not conform to protocol 'Storage'
      4:8: note: candidate has non-matching type '(Int) -> Bool'
      3:8: note: add stubs for conformance
      2:8: note: protocol requires function 'save' with type '(String) -> Bool'
      6:8: instance method 'save(text:)' has different argument labels from those required by protocol 'Storage' ('save')
      2:8: note: requirement 'save' declared here
      """)
    expect(
      """
      struct Tag {}
      struct Article: Equatable { var title: String
        var tag: Tag }
      class Pixel: Equatable {}
      """,
      """
      2:8: type 'Article' does not conform to protocol 'Equatable'
      3:7: note: stored property type 'Tag' does not conform to protocol 'Equatable', preventing synthesized \
      conformance of 'Article' to 'Equatable'
      2:8: note: add stubs for conformance
      4:7: type 'Pixel' does not conform to protocol 'Equatable'
      4:7: note: automatic synthesis of 'Equatable' is not supported for class declarations
      4:7: note: add stubs for conformance
      """)
    expect(
      """
      protocol Listener: AnyObject {}
      struct Ear: Listener {}
      protocol Drivable { func drive() }
      struct Scooter: Drivable {
        private func drive() {} }
      """,
      """
      2:8: non-class type 'Ear' cannot conform to class protocol 'Listener'
      5:16: method 'drive()' must be declared internal because it matches a requirement in internal protocol 'Drivable'
      5:16: note: mark the instance method as 'internal' to satisfy the requirement
      """)
  }

  @Test func overridesSaySo() {
    expect(
      """
      class Animal { func speak() {}
        var legs: Int { 4 }
        final func eat() {}
        static func count() -> Int { 0 }
        func read() -> Int { 1 } }
      class Parrot: Animal { func speak() {}
        var legs: Int { 2 }
        override func eat() {}
        override class func count() -> Int { 1 }
        override func read() -> String { "" }
        override var wings: Int { 2 } }
      final class Stamp {}
      class RareStamp: Stamp {}
      """,
      """
      6:29: overriding declaration requires an 'override' keyword
      1:21: note: overridden declaration is here
      7:7: overriding declaration requires an 'override' keyword
      2:7: note: overridden declaration is here
      8:17: instance method overrides a 'final' instance method
      3:14: note: overridden declaration is here
      9:23: cannot override static method
      4:15: note: overridden declaration is here
      10:17: method does not override any method from its superclass
      5:8: note: potential overridden instance method 'read()' here
      11:16: property does not override any property from its superclass
      13:7: inheritance from a final class 'Stamp'
      """)
    expect(
      """
      class Sensor { var unit: String { "V" }; var size: Int; init(a: Int) {}; convenience init(b: Int) {}
        func make() -> Sensor? { nil }; func copy() -> Self { self } ; required init() {} }
      class Probe: Sensor { override init(a: Int) {}; init(b: Int) {}
        override func make() -> Probe { self }; override func copy() -> Self { self }; required init() {} }
      class Broken: Sensor { override var unit: Int { 1 } }
      """,
      """
      5:37: property 'unit' with type 'Int' cannot override a property with type 'String'
      1:20: note: attempt to override property here
      """)
  }

  @Test func namesAreDeclaredOnce() {
    expect(
      """
      struct Ball { var size: Int
        var size: Int { 2 }
        func kick() {}
        func kick() {}
        func kick(_ hard: Int) {}
        func kick(_ hard: String) {}
        func kick<T>(_ t: T) {}
        static func kick() {} }
      enum Ball { case round }
      func free<T>(_ t: T) -> T { t }
      func free<U>(_ t: U) -> U { t }
      """,
      """
      2:7: invalid redeclaration of 'size'
      1:19: note: 'size' previously declared here
      4:8: invalid redeclaration of 'kick()'
      3:8: note: 'kick()' previously declared here
      9:6: invalid redeclaration of 'Ball'
      1:8: note: 'Ball' previously declared here
      11:6: invalid redeclaration of 'free'
      10:6: note: 'free' previously declared here
      """)
  }

  @Test func overloadsAndDefaultsAreNoRedeclarations() {
    expect(
      """
      protocol Named { var name: String { get }; func greet(); static func blank() -> Self }
      extension Named { var name: String { "" }; func greet() {} }
      extension Named where Self: Equatable { func greet() {} }
      func f<T>(_ t: T) {}
      func f<T: Equatable>(_ t: T) {}
      func f<T: Comparable>(_ t: T) {}
      func f(_ t: Int) {}
      struct Box<T> { var tag: Int; static var tag: Int { 1 } }
      extension Box where T == Int { func describe() {} }
      extension Box where T == String { func describe() {} }
      """, "")
  }

  @Test func valuesDoNotContainThemselves() {
    expect(
      """
      struct Folder { var name: String
        var parent: Folder? }
      struct Branch { var leaves: [Branch]
        var left: Branch }
      indirect enum Tree { case leaf, node(Tree, Tree) }
      """,
      """
      2:7: value type 'Folder' cannot have a stored property that recursively contains it
      2:7: note: cycle beginning here: Folder? -> (some(_:): Folder)
      4:7: value type 'Branch' cannot have a stored property that recursively contains it
      """)
  }
}
