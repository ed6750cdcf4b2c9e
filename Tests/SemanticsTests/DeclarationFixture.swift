import Basics
import Syntax

@testable import Semantics

/// A small program over a tiny library, for tests about declarations.
final class DeclarationFixture: LibrarySource {
  let program: Program
  let bag = DiagnosticBag()
  private let modules: [String: String]
  private var declarations: [Declaration] = []

  /// Declares a program's text; `swift` is added to the tiny library.
  init(_ text: String, swift: String = "", modules: [String: String] = [:]) {
    var all = modules
    all["Swift"] = DeclarationFixture.core + swift
    self.modules = all
    let source = ModuleTexts(all)
    program = Program(library: source, diagnostics: bag)
    let tree = Parser(SourceFile(name: "main.swift", text: text), diagnostics: bag).parseFile()
    for case let statement as DeclarationStatement in tree.statements {
      declarations.append(statement.declaration)
      program.declare(statement.declaration, in: program.mainModule)
    }
  }

  /// Checks every declaration of the program but the bodies.
  func checkDeclarations() {
    for declaration in declarations {
      if declaration.kind == .extension {
        guard let symbol = program.symbol(ofExtension: declaration.as(), in: program.mainModule) else {
          continue
        }
        program.checkMembers(symbol.members)
        program.checkConformances(statedBy: symbol)
        continue
      }
      for symbol in program.symbols(of: declaration, in: program.mainModule) {
        if let nominal = symbol as? NominalSymbol { program.checkDeclaration(of: nominal) }
        if let value = symbol as? ValueSymbol { program.checkSignature(of: value) }
      }
    }
  }

  func module(named name: String) -> LibraryModule? { ModuleTexts(modules).module(named: name) }

  /// What has been reported, one message a line.
  var messages: String {
    bag.diagnostics.flatMap { [$0] + $0.notes }.map { diagnostic in
      let (line, column) = diagnostic.location.file.lineAndColumn(at: diagnostic.location.offset)
      let severity = diagnostic.severity == .note ? "note: " : ""
      return "\(line):\(column): \(severity)\(diagnostic.message)"
    }.joined(separator: "\n")
  }

  func type(_ text: String, in scope: Scope? = nil) -> Type {
    let file = SourceFile(name: "type.swift", text: "typealias X = \(text)")
    let tree = Parser(file, diagnostics: bag).parseFile()
    let alias =
      (tree.statements[0] as! DeclarationStatement).declaration as! TypealiasDeclaration
    return program.resolve(alias.type, in: scope ?? program.mainModule.scope)
  }

  func nominal(_ name: String) -> NominalSymbol {
    program.visibleSymbols(named: name, from: program.mainModule).lazy.compactMap { $0 as? NominalSymbol }
      .first!
  }

  func function(_ name: String) -> FunctionSymbol {
    program.visibleSymbols(named: name, from: program.mainModule).lazy.compactMap { $0 as? FunctionSymbol }
      .first!
  }

  /// The witness of a requirement, as `Owner.name<arguments>`.
  func witness(_ type: String, _ proto: String, _ requirement: String) -> String {
    let proto = nominal(proto)
    guard let conformance = program.conformance(of: self.type(type), to: proto) else {
      return "no conformance"
    }
    let requirement = program.ownMembers(of: proto).first { $0.name == requirement } as! ValueSymbol
    guard let witness = conformance.witness(for: requirement) else { return "no witness" }
    let owner = witness.symbol.parent.flatMap(program.nominalOf)?.name ?? "global"
    let arguments = witness.arguments.map(\.description).joined(separator: ", ")
    return "\(owner).\(witness.symbol.name)<\(arguments)>"
  }

  /// An associated type of a type, by name.
  func associated(_ type: String, _ proto: String, _ name: String) -> String {
    let proto = nominal(proto)
    guard let conformance = program.conformance(of: self.type(type), to: proto) else {
      return "no conformance"
    }
    return conformance.typeWitness(for: program.associatedType(named: name, of: proto)!).description
  }

  /// The members that a name may mean, as `owner.name: type`.
  func members(_ base: String, _ name: String, isStatic: Bool = false) -> [String] {
    let type = self.type(base)
    let found = program.lookUpMember(name, of: isStatic ? type.metatype : type, in: .empty)
    return found.candidates.map { candidate in
      guard let symbol = candidate.symbol else { return "element of \(candidate.owner)" }
      guard let value = symbol as? ValueSymbol else { return "type \(symbol.name)" }
      return "\(program.nominalOf(symbol.parent!)!.name): \(value.type.substituting(candidate.substitution))"
    }
  }

  static let core = """
    precedencegroup AssignmentPrecedence { assignment: true associativity: right }
    precedencegroup DefaultPrecedence { higherThan: AssignmentPrecedence }
    precedencegroup AdditionPrecedence { associativity: left higherThan: DefaultPrecedence }
    infix operator +: AdditionPrecedence
    infix operator ==: DefaultPrecedence
    infix operator <: DefaultPrecedence
    @builtin("int64") public struct Int: Hashable, Comparable {
      @builtin("add") public static func + (l: Int, r: Int) -> Int
      @builtin("equal") public static func == (l: Int, r: Int) -> Bool
      @builtin("less") public static func < (l: Int, r: Int) -> Bool
      public func hash(into hasher: inout Hasher) {}
    }
    @builtin("float64") public struct Double {}
    @builtin("bool") public struct Bool: Equatable {
      @builtin("equal") public static func == (l: Bool, r: Bool) -> Bool
    }
    @builtin("string") public struct String: Hashable {
      @builtin("string.equal") public static func == (l: String, r: String) -> Bool
      public func hash(into hasher: inout Hasher) {}
    }
    public struct Hasher {}
    public enum Never {}
    public typealias Void = ()
    public enum Optional<Wrapped> { case none, some(Wrapped) }
    public protocol Error {}
    public protocol Equatable { static func == (l: Self, r: Self) -> Bool }
    public protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
    public protocol Comparable: Equatable { static func < (l: Self, r: Self) -> Bool }
    extension Comparable { public static func > (l: Self, r: Self) -> Bool { r < l } }
    public protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }
    public protocol RawRepresentable {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    public protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    public protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    extension Sequence { public func map<T>(_ f: (Element) -> T) -> [T] { [] } }
    extension Sequence where Element: Comparable { public func sorted() -> [Element] { [] } }
    public protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype SubSequence: Collection = Slice<Self>
        where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
      override associatedtype Element
      override associatedtype Iterator = IndexingIterator<Self>
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
      var first: Element? { get }
    }
    extension Collection {
      public var first: Element? { nil }
      public var isEmpty: Bool { startIndex == endIndex }
    }
    extension Collection where SubSequence == Slice<Self> {
      public subscript(bounds: Range<Index>) -> Slice<Self> { Slice(_base: self) }
    }
    extension Collection where Iterator == IndexingIterator<Self> {
      public func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
    }
    public struct Range<Bound: Comparable> { public var lowerBound: Bound; public var upperBound: Bound }
    public struct IndexingIterator<Elements: Collection>: IteratorProtocol {
      var _elements: Elements
      public mutating func next() -> Elements.Element? { nil }
    }
    public struct Slice<Base: Collection>: Collection {
      var _base: Base
      public var startIndex: Base.Index { _base.startIndex }
      public var endIndex: Base.Index { _base.endIndex }
      public func index(after i: Base.Index) -> Base.Index { i }
      public subscript(position: Base.Index) -> Base.Element { _base[position] }
      public subscript(bounds: Range<Base.Index>) -> Slice<Base> { self }
    }
    public struct Array<Element>: Collection {
      public init() {}
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public func index(after i: Int) -> Int { i + 1 }
      public subscript(position: Int) -> Element { fatal() }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> { fatal() }
    }
    extension Array: Equatable where Element: Equatable {
      public static func == (l: [Element], r: [Element]) -> Bool { true }
    }
    public struct ArraySlice<Element>: Collection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public func index(after i: Int) -> Int { i + 1 }
      public subscript(position: Int) -> Element { fatal() }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> { self }
    }
    public struct Dictionary<Key: Hashable, Value>: Collection {
      public typealias Element = (key: Key, value: Value)
      public struct Index: Comparable {
        public static func == (l: Index, r: Index) -> Bool { true }
        public static func < (l: Index, r: Index) -> Bool { true }
      }
      public var startIndex: Index { fatal() }
      public var endIndex: Index { fatal() }
      public func index(after i: Index) -> Index { i }
      public subscript(position: Index) -> Element { fatal() }
      public subscript(key: Key) -> Value? { nil }
    }
    public func fatal() -> Never

    """
}

/// Modules given as one text each.
private struct ModuleTexts: LibrarySource {
  let texts: [String: String]
  init(_ texts: [String: String]) { self.texts = texts }

  func module(named name: String) -> LibraryModule? {
    guard let text = texts[name] else { return nil }
    let file = SourceFile(name: name, text: text, isLibrary: true)
    return .parsing(name, [file])
  }
}

extension LibraryModule {
  /// A module whose index is made by the parser itself.
  static func parsing(_ name: String, _ files: [SourceFile]) -> LibraryModule {
    var entries: [Entry] = []
    for (number, file) in files.enumerated() {
      for statement in Parser(file, diagnostics: DiagnosticBag(), skipsBodies: true).parseFile().statements {
        guard let declaration = (statement as? DeclarationStatement)?.declaration else { continue }
        var name = ""
        switch declaration {
        case let nominal as NominalDeclaration: name = nominal.name.text
        case let function as FunctionDeclaration: name = function.name.text
        case let alias as TypealiasDeclaration: name = alias.name.text
        case let symbol as OperatorDeclaration: name = symbol.name.text
        case let group as PrecedenceGroupDeclaration: name = group.name.text
        case let variable as VariableDeclaration:
          name = Program.names(in: variable.bindings[0].pattern)[0].text
        case let symbol as ExtensionDeclaration: name = Program.lastName(of: symbol.extendedType)
        default: break
        }
        entries.append(
          Entry(
            file: number, name: name, isExtension: declaration is ExtensionDeclaration,
            start: declaration.range.start, end: declaration.range.end))
      }
    }
    return LibraryModule(name: name, files: files, entries: entries)
  }
}
