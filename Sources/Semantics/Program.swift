import Basics
import Syntax

/// A program while it is being checked, with the library modules it uses: the context of every symbol and type.
public final class Program {
  public let types = TypeTable()
  /// Errors, warnings and notes, in the order in which swiftc would give them.
  public let diagnostics: DiagnosticBag
  /// The program's own module; library modules by name.
  public private(set) var mainModule: ModuleSymbol!
  /// Where library modules are read from.
  public let library: any LibrarySource
  /// The declarations that the language itself refers to.
  public private(set) lazy var known = KnownSymbols(self)
  /// Library modules that have been asked for; nil for names that are no modules.
  var modules: [String: ModuleSymbol?] = [:]
  /// Counts modules and extensions as they become known: what types remember of their members holds for one count.
  var generation = 0
  /// The environments of opened and opaque types, by their bounds.
  var boundEnvironments: [ProtocolComposition: BoundEnvironment] = [:]
  /// Whether the file that is being checked imports a module that there is not.
  var lacksModule = false
  /// How many inheritance clauses are being read. Answers found meanwhile may lack something, and are not remembered.
  var openInheritanceClauses = 0

  public init(library: any LibrarySource, diagnostics: DiagnosticBag) {
    self.library = library
    self.diagnostics = diagnostics
    mainModule = ModuleSymbol(name: "main", syntax: nil, parent: nil, program: self)
    mainModule.isMain = true
    mainModule.imports = [swiftModule].compactMap { $0 }
  }

  /// What analyses of finished bodies have found; see `reportAfterChecking(_:)`.
  var deferredDiagnostics: [Diagnostic] = []
  /// Generic types with their arguments as the program writes them: whether these meet the requirements is looked at when
  /// all declarations are known.
  var writtenArguments: [(type: Type, place: SourceRange, scope: Scope)] = []
  /// Constants that cannot be, by the body they stand in; nil for the top level.
  var constantProblems: [(body: ObjectIdentifier?, found: [Diagnostic])] = []

  /// The bodies in types that are declared inside of other bodies.
  var localBodies: [(symbol: CallableSymbol, body: TypedBody)] = []

  /// How many expressions are being solved, one inside the other.
  var openExpressions = 0

  /// What names mean in library types, as long as no more extensions have become known.
  var memberLookups: (generation: Int, found: [MemberLookupKey: MemberLookup]) = (0, [:])

  /// Whether members of library types have the same shape whatever the types' arguments are, as long as no more extensions
  /// have become known.
  var sharedShapes: (generation: Int, found: [ShapePair: Bool]) = (0, [:])

  /// The operator functions of the program's own types, by name; made when first asked for.
  var operatorIndex: [String: [Symbol]]?

  /// What appends values of a type to an ordinary interpolated string, as far as that was chosen from all there is; for one
  /// count of modules and extensions, and only where the program adds nothing to the library's.
  var appends: [Type: (reference: DeclarationReference, dispatch: TypedExpression.Dispatch)] = [:]
  var appendsGeneration = -1
  var appendsAreOfLibrary = false

  /// The library's core, which every file imports.
  public private(set) lazy var swiftModule: ModuleSymbol? = module(named: "Swift")
}

/// Where the text of the library's modules comes from; the engine gives it, the checker asks for what is named.
public protocol LibrarySource {
  /// The files of a module, with what each declares at the top level; nil where there is no such module.
  func module(named name: String) -> LibraryModule?
}

/// The text of one library module and an index into it.
public struct LibraryModule {
  /// One top-level declaration of a library file.
  public struct Entry {
    /// Index into `files`.
    public let file: Int
    /// The declared name; for an extension the last part of the extended type's name; for an operator its spelling.
    public let name: String
    public let isExtension: Bool
    /// Byte offset where the declaration starts, attributes included, and where it ends.
    public let start: Int
    public let end: Int
    /// Byte offset of the brace before members that can be read one by one; nil where there are none.
    public let brace: Int?
    /// Where the index tells of the members.
    public let members: Int
    public init(file: Int, name: String, isExtension: Bool, start: Int, end: Int, brace: Int? = nil, members: Int = 0) {
      self.file = file
      self.name = name
      self.isExtension = isExtension
      self.start = start
      self.end = end
      self.brace = brace
      self.members = members
    }
  }
  /// A member of a type or extension, as the index tells of it.
  public struct Member {
    /// What it declares, and what it declares besides: several variables may be declared together.
    public let name: String
    public let furtherNames: [String]
    /// The word that introduces it.
    public let keyword: String
    /// Byte offset where it starts, attributes included, and where it ends.
    public let start: Int
    public let end: Int
    public init(name: String, furtherNames: [String], keyword: String, start: Int, end: Int) {
      self.name = name
      self.furtherNames = furtherNames
      self.keyword = keyword
      self.start = start
      self.end = end
    }
  }
  public let name: String
  public let files: [SourceFile]
  public let entries: [Entry]
  /// The members of an entry that has a brace.
  public let members: (Entry) -> [Member]
  public init(name: String, files: [SourceFile], entries: [Entry], members: @escaping (Entry) -> [Member] = { _ in [] })
  {
    self.name = name
    self.files = files
    self.entries = entries
    self.members = members
  }
}
