/// The library's declarations that the language itself refers to, looked up when they are first needed.
public final class KnownSymbols {
  private unowned let program: Program
  private var found: [String: NominalSymbol] = [:]

  init(_ program: Program) { self.program = program }

  /// A type of module `Swift`; a stand-in that nothing else is, where the library lacks it.
  public func type(_ name: String) -> NominalSymbol {
    if let known = found[name] { return known }
    let symbol =
      program.swiftModule.flatMap { program.topLevelSymbols(named: name, in: $0).first as? NominalSymbol }
      ?? NominalSymbol(kind: .struct, name: name, syntax: nil, parent: program.swiftModule, program: program)
    found[name] = symbol
    return symbol
  }

  public private(set) lazy var optional = type("Optional")
  public private(set) lazy var array = type("Array")
  public private(set) lazy var dictionary = type("Dictionary")
  public private(set) lazy var set = type("Set")
  public private(set) lazy var int = type("Int")
  public private(set) lazy var double = type("Double")
  public private(set) lazy var bool = type("Bool")
  public private(set) lazy var string = type("String")
  public private(set) lazy var character = type("Character")
  public private(set) lazy var never = type("Never")
  public private(set) lazy var error = type("Error")
  public private(set) lazy var equatable = type("Equatable")
  public private(set) lazy var hashable = type("Hashable")
  public private(set) lazy var anyHashable = type("AnyHashable")
  public private(set) lazy var comparable = type("Comparable")
  public private(set) lazy var sequence = type("Sequence")
  public private(set) lazy var iterator = type("IteratorProtocol")

  public private(set) lazy var intType = int.declaredType
  public private(set) lazy var doubleType = double.declaredType
  public private(set) lazy var boolType = bool.declaredType
  public private(set) lazy var stringType = string.declaredType
  public private(set) lazy var anyErrorType = program.types[
    .existential(ProtocolComposition(protocols: [ProtocolComposition.Member(error)]))]
}

extension Program {
  public func optional(_ type: Type) -> Type { types[.nominal(known.optional, [type])] }
  public func array(of type: Type) -> Type { types[.nominal(known.array, [type])] }
  public func dictionary(_ key: Type, _ value: Type) -> Type {
    types[.nominal(known.dictionary, [key, value])]
  }
}
