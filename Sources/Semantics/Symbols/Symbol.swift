import Basics
import Syntax

/// What a name can stand for: one object for each declaration, made from its syntax when it is first named.
///
/// A symbol answers questions lazily, so that only what a program uses is checked. Its properties that need work are
/// computed by extensions under `Declarations/`, and kept here.
open class Symbol: Hashable {
  public let name: String
  /// The declaration's tree; nil for what the checker makes itself.
  public let syntax: Node?
  /// The symbol this one is declared in: a type, extension, function or module.
  public let parent: Symbol?
  public unowned let program: Program
  public internal(set) var access: AccessLevel = .internal
  /// The attributes that later stages ask for, by name without `@`.
  public internal(set) var attributes: Set<String> = [] {
    didSet {
      isDisfavored = attributes.contains("_disfavoredOverload")
      hasAvailability = attributes.contains("available")
    }
  }
  // What is asked of each choice of a declaration.
  private(set) var isDisfavored = false
  private(set) var hasAvailability = false
  /// The argument of `@builtin("name")` in the library.
  public internal(set) var builtinName: String?
  public internal(set) var isStatic = false
  public internal(set) var isFinal = false
  /// Whether an earlier declaration says the same, so that the name never means this one.
  var isRedeclaration = false
  /// The scope that a local declaration stands in; nil for members and top-level ones.
  var definingScope: Scope?
  /// The scope inside the declaration, made when it is first needed.
  lazy var scope = Scope(inside: self)
  /// Where the name is written; nil for what the checker makes itself.
  public internal(set) var nameRange: SourceRange?

  public init(name: String, syntax: Node?, parent: Symbol?, program: Program) {
    self.name = name
    self.syntax = syntax
    self.parent = parent
    self.program = program
  }

  /// The generic parameters in scope inside the declaration, outer ones first.
  open var genericSignature: GenericSignature { parent?.genericSignature ?? .empty }

  public static func == (left: Symbol, right: Symbol) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How far away a declaration may be used from.
public enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A module: the program itself, or one of the library's.
public final class ModuleSymbol: Symbol {
  /// Whether this is the program being checked.
  public internal(set) var isMain = false
  /// Whether the program is a sequence of statements, which give variables of the file their values in passing. Otherwise
  /// each gets its value when it is first used, as in a library.
  public internal(set) var isScript = false
  /// The modules whose names are visible in this one.
  var imports: [ModuleSymbol] = []
  /// The modules that come along when this one is imported.
  var reexports: [ModuleSymbol] = []
  /// What is known so far of the declarations at the top level, by name.
  var symbols: [String: [Symbol]] = [:]
  /// The extensions in this module, by the last part of the extended type's name; made when first asked for.
  var extensionSyntax: [String: [ExtensionDeclaration]] = [:]
  /// Those whose types have been found, so that they are kept under the right names.
  var extensionsWithKnownNames: Set<ObjectIdentifier> = []
  /// The count of `Program.generation` when they were looked for.
  var aliasGeneration = -1
  var isFollowingAliases = false
  /// The library's index: entries that have not been read yet, by name.
  var unread: [String: [Int]] = [:]
  var unreadExtensions: [String: [Int]] = [:]
  var text: LibraryModule?
  /// The operators that have been declared, in any fixity.
  var operators: [String: [OperatorSymbol]] = [:]
}
