import Basics
import Syntax

/// A declaration that names a type.
open class TypeSymbol: Symbol {}

/// A struct, enum, class or protocol.
public final class NominalSymbol: TypeSymbol {
  public enum Kind { case `struct`, `enum`, `class`, `protocol` }
  public let kind: Kind
  /// Own generic parameters, without those of outer types. Empty for a protocol, whose signature holds only `Self`.
  public private(set) lazy var ownParameters = program.makeOwnParameters(of: self)
  /// `Self` of a protocol.
  public private(set) lazy var selfParameter: GenericParameterSymbol? =
    kind == .protocol
    ? GenericParameterSymbol(name: "Self", index: 0, syntax: nil, parent: self, program: program) : nil
  public private(set) lazy var signature: GenericSignature = program.makeSignature(of: self)
  /// The associated types of a protocol that are written with its name: `Sequence<Element>`.
  public private(set) lazy var primaryAssociatedTypes = program.primaryAssociatedTypes(of: self)
  /// The extensions known so far, in source order; ask `members(named:)` rather than this.
  public internal(set) var extensions: [ExtensionSymbol] = []

  public init(kind: Kind, name: String, syntax: Node?, parent: Symbol?, program: Program) {
    self.kind = kind
    super.init(name: name, syntax: syntax, parent: parent, program: program)
  }

  public override var genericSignature: GenericSignature { unfinishedSignature ?? signature }
  /// What is known of the signature while its where clauses are read, which may name members of its parameters.
  var unfinishedSignature: GenericSignature?

  /// What the checker has found out about the type's shape.
  var shape = NominalShape()
  /// Whether a protocol's own clauses make it class-bound.
  var isDeclaredClassBound = false
  var memberCache: [String: [Symbol]] = [:]
  var allProtocolsCache: [NominalSymbol]?
  var conformanceCache: [DeclaredConformance]?
  var requirementCache: [Requirement]?
}

/// What is computed once about a nominal type.
struct NominalShape {
  var inheritance: NominalInheritance?
  /// Whether the inheritance clause is being read, so that a cycle is noticed.
  var isReadingInheritance = false
  var members: [String: [Symbol]] = [:]
  /// Members of the library that are read when their names are asked for.
  var unread: [String: [UnreadMember]] = [:]
  /// Whether the names of the type's own members are among them.
  var hasNotedOwnMembers = false
  var ownMembers: [Symbol]?
  var extensionsAreComplete = false
  var storedProperties: [VariableSymbol]?
  var cases: [EnumCaseSymbol]?
  var synthesized: Set<String> = []
  var requirements: [Symbol]?
  /// The raw value of each case.
  var rawValues: [TypedExpression]?
  var vtable: [ValueSymbol]?
  /// The count of `Program.generation` that what is remembered holds for.
  var generation = -1
  /// How many extensions have been asked for their protocols.
  var extensionsWithKnownProtocols = 0
}

/// `extension T where …`.
public final class ExtensionSymbol: Symbol {
  public internal(set) unowned var extended: NominalSymbol
  /// The extended type's signature with the extension's own requirements added.
  public private(set) lazy var signature: GenericSignature = program.makeSignature(of: self)
  /// The members written in an extension of the program.
  var ownMembers: [Symbol] = []
  /// The protocols behind the extension's colon.
  public private(set) lazy var protocols = program.protocols(of: self)

  public init(extending extended: NominalSymbol, syntax: Node?, parent: Symbol?, program: Program) {
    self.extended = extended
    super.init(name: extended.name, syntax: syntax, parent: parent, program: program)
  }
  public override var genericSignature: GenericSignature { unfinishedSignature ?? signature }
  /// What is known of the signature while its where clauses are read, which may name members of its parameters.
  var unfinishedSignature: GenericSignature?
}

/// `T` of `struct Box<T>`, or `Self` of a protocol, or the anonymous parameter of `some P` in a parameter's type.
public final class GenericParameterSymbol: TypeSymbol {
  /// Position in the signature it belongs to, outer parameters counted.
  public let index: Int
  public init(name: String, index: Int, syntax: Node?, parent: Symbol?, program: Program) {
    self.index = index
    super.init(name: name, syntax: syntax, parent: parent, program: program)
  }
  /// The type that names this parameter inside its declaration.
  public var type: Type { program.types[.genericParameter(self)] }
}

/// `associatedtype A: P = Default` of a protocol.
public final class AssociatedTypeSymbol: TypeSymbol {
  public unowned let ownerProtocol: NominalSymbol
  public init(name: String, owner: NominalSymbol, syntax: Node?, program: Program) {
    ownerProtocol = owner
    super.init(name: name, syntax: syntax, parent: owner, program: program)
  }
}

/// `typealias Name<T> = …`.
public final class TypeAliasSymbol: TypeSymbol {
  public private(set) lazy var ownParameters = program.makeOwnParameters(of: self)
  public private(set) lazy var signature = program.makeSignature(of: self)
  /// What the alias stands for, in terms of its generic parameters.
  public private(set) lazy var underlying = given ?? program.underlyingType(of: self)
  /// How often that is being found out inside of itself: extensions of what it stands for may name the alias, but it may not
  /// stand for itself.
  var resolutions = 0
  /// What an alias stands for that the checker makes itself.
  var given: Type?
  public override var genericSignature: GenericSignature { signature }
}

/// One `some P` in the result type of a function, property or subscript.
public final class OpaqueTypeSymbol: TypeSymbol {
  /// The declaration whose result it is.
  public unowned let owner: Symbol
  /// What the caller may rely on.
  public internal(set) var bound: ProtocolComposition
  /// The type behind it, in terms of the owner's generic parameters; known once the owner's body has been checked.
  public internal(set) var underlying: Type?
  /// What the owner's `return`s give, and where.
  var results: [(type: Type, place: SourceLocation)] = []
  public init(owner: Symbol, bound: ProtocolComposition, syntax: Node?, program: Program) {
    self.owner = owner
    self.bound = bound
    super.init(name: "some", syntax: syntax, parent: owner, program: program)
  }
  public override var genericSignature: GenericSignature { owner.genericSignature }
}
