import Basics
import Bytecode
import Semantics

/// Makes code from typed trees: one function at a time, for concrete types, when it is first called.
public final class Lowerer: CodeSource {
  let program: Program
  /// The file, or the latest input of a session.
  private(set) var checked: CheckedFile
  /// Whether more inputs may follow, which may override what nothing overrides yet.
  private(set) var isOpenEnded = false
  let types: TypeLowering
  /// The file of the program.
  let file: SourceFile
  private var functions: [DeclarationReference: FunctionReference] = [:]
  private var globals: [DeclarationReference: LoweredGlobal] = [:]
  var descriptors: [Type: TypeDescriptor] = [:]
  var bufferDescriptors: [Type: TypeDescriptor] = [:]
  var tableDescriptors: [Type: [Type: TypeDescriptor]] = [:]
  var blockDescriptors: [ValueLayout: TypeDescriptor] = [:]
  var closureDescriptors: [ValueLayout: TypeDescriptor] = [:]
  /// Values made once that are no variables: key paths.
  private var constants: [LoweredGlobal] = []
  /// The members in key paths, numbered.
  var keyPathMembers: [Symbol: Int] = [:]
  var genericMethodKeys: [DeclarationReference: DispatchKey] = [:]
  private var castKeys: [Type: DispatchKey] = [:]
  private var metatypeCastKeys: [Type: DispatchKey] = [:]
  /// Which functions are small enough to be put in where they are called, as far as that has been asked.
  var smallFunctions: [CallableSymbol: Bool] = [:]
  private(set) lazy var overridden = findOverridden()
  /// The inputs of a session, or the file.
  private var inputs: [CheckedFile]
  private lazy var storageAnalysis = ExclusivityAnalysis(of: inputs, in: self)
  /// The storage for which code asks whether an access is in the way of another.
  var conflictingStorage: Set<VariableSymbol> { storageAnalysis.conflicting }
  /// The file's variables for which code asks whether they have a value yet.
  var variablesReachedEarly: Set<VariableSymbol> { storageAnalysis.reachedEarly }

  /// What a trace is to tell of; nil for code that is not traced, which has nothing of it.
  private(set) var tracing: TracedLocations?
  /// What a session's closures could tell, if somebody listened.
  private var closureTracing: TracedLocations?

  /// Lowers a checked file, for a trace if one is asked for.
  public init(_ checked: CheckedFile, program: Program, tracing request: TraceRequest? = nil) {
    tracing = request.map { TracedLocations($0, program) }
    self.checked = checked
    inputs = [checked]
    self.program = program
    file = checked.syntax.range.file
    types = TypeLowering(program)
  }

  // MARK: Sessions

  /// Takes the next input of a session, and gives the function that runs it.
  public func add(_ input: CheckedFile) -> FunctionReference {
    checked = input
    isOpenEnded = true
    inputs.append(input)
    storageAnalysis = ExclusivityAnalysis(of: inputs, in: self)
    return FunctionReference(
      name: "main", owner: FunctionRequest { [unowned self] in try topLevelCode(of: input) })
  }

  /// Has the closures of a session be traceable from the start: one that is made now may be called when tracing has begun, and
  /// unlike a function's, its code is made once. Code that nobody listens to tells nothing.
  public func makeClosuresTraceable(_ request: TraceRequest) {
    closureTracing = TracedLocations(request, program)
  }

  /// Makes the code of a closure.
  func makingClosure<Result>(at place: SourceRange, _ make: () throws -> Result) rethrows -> Result {
    guard tracing == nil, let closureTracing, !place.file.isLibrary else { return try make() }
    tracing = closureTracing
    defer { tracing = nil }
    return try make()
  }

  /// Has code made from now on be traced, or not, and gives every function of which there may be code already.
  public func setTracing(_ request: TraceRequest?) -> (functions: [FunctionReference], types: [TypeDescriptor]) {
    // Closures made before name the same locations.
    tracing = request.map { closureTracing ?? TracedLocations($0, program) }
    let types = Array(descriptors.values)
    return (Array(functions.values) + types.flatMap(\.methods), types)
  }

  /// Where a variable of the program's own module lies, and the type of what is there.
  public func storage(of variable: VariableSymbol) throws -> (address: Int, type: TypeDescriptor, isWeak: Bool) {
    let global = try global(for: DeclarationReference(variable))
    return (global.address, try descriptor(of: global.type.type), global.type.form.isWeak)
  }

  // MARK: Types that every function needs

  private(set) lazy var voidType = LoweredType(program.types.void, .tuple([]), layout: .empty)
  private(set) lazy var boolType = LoweredType(program.known.boolType, .primitive("bool"), layout: .word)
  private(set) lazy var errorType = LoweredType(
    program.known.anyErrorType, .existential, layout: .existential)
  private(set) lazy var addressType = LoweredType(program.types.void, .primitive("pointer"), layout: .word)
  private(set) lazy var boxType = LoweredType(program.types.void, .object, layout: .reference)

  // MARK: Code

  /// The program's own code: the top level of its file.
  public private(set) lazy var entry = FunctionReference(
    name: "main", owner: FunctionRequest { [unowned self] in try topLevelCode() })

  /// The file's code as far as it is known without running it: the top level, and functions without generic parameters.
  public func fileFunctions() -> [FunctionReference] {
    let functions = checked.bodies.map(\.symbol).filter {
      $0.genericSignature.parameters.isEmpty && !($0.parent is CallableSymbol)
    }
    return [entry] + functions.map { function(for: DeclarationReference($0)) }
  }

  /// The file's generic functions for the concrete types that the code made so far calls them with, in source order.
  public func fileSpecializations() -> [(function: FunctionReference, types: [String])] {
    let specialized = functions.filter { reference, _ in
      !reference.arguments.isEmpty && reference.symbol is CallableSymbol && isInProgram(reference.symbol)
    }
    let found = specialized.map { (reference: $0.key, function: $0.value, types: $0.key.arguments.map { "\($0)" }) }
    func position(_ reference: DeclarationReference) -> Int { reference.symbol.nameRange?.start ?? 0 }
    return found.sorted { (position($0.reference), $0.types.joined()) < (position($1.reference), $1.types.joined()) }
      .map { ($0.function, $0.types) }
  }

  public func code(for function: FunctionReference) throws -> Code {
    guard let request = function.owner as? FunctionRequest else {
      throw LoweringError.fault("a function without a request: \(function.name)")
    }
    return try request.make()
  }

  public func function(for key: DispatchKey, types: [TypeDescriptor]) throws -> FunctionReference {
    guard let type = types.first?.owner as? Type else {
      throw LoweringError.fault("a type that nobody knows")
    }
    switch key.owner {
    case let owner as OpenedBody:
      return FunctionReference(
        name: key.name, owner: FunctionRequest { [unowned self] in try code(of: owner, for: type) })
    case let owner as CastTarget:
      return FunctionReference(
        name: key.name, owner: FunctionRequest { [unowned self] in try code(of: owner, for: type) })
    case is MetatypeOfType:
      return FunctionReference(
        name: key.name, owner: FunctionRequest { [unowned self] in try metatypeCode(of: type) })
    case let owner as GenericMethod: return try function(for: owner, ofClass: type)
    case let owner as MetatypeCastTarget:
      return FunctionReference(
        name: key.name, owner: FunctionRequest { [unowned self] in try code(of: owner, for: type) })
    default: throw LoweringError.fault("a dispatch key that nobody knows")
    }
  }

  public func typeArguments(of type: TypeDescriptor) -> [TypeDescriptor] {
    let arguments = (type.owner as? Type)?.arguments ?? []
    let described = arguments.compactMap { try? descriptor(of: $0) }
    return described.count == arguments.count ? described : []
  }

  /// The function for a declaration with concrete arguments.
  func function(for reference: DeclarationReference) -> FunctionReference {
    if let known = functions[reference] { return known }
    let function = FunctionReference(
      name: callStackName(of: reference.symbol),
      owner: FunctionRequest { [unowned self] in try declarationCode(reference) })
    functions[reference] = function
    return function
  }

  /// A cast to a type, from whatever there is.
  func castKey(for type: Type) -> DispatchKey {
    if let known = castKeys[type] { return known }
    let key = DispatchKey(name: "as? \(type)", owner: CastTarget(type))
    castKeys[type] = key
    return key
  }

  /// The metatype of whatever type there is.
  private(set) lazy var metatypeKey = DispatchKey(name: "type(of:)", owner: MetatypeOfType())

  private func metatypeCode(of type: Type) throws -> Code {
    let emitter = FunctionEmitter(self, name: "type(of:)", context: TypeContext(program), argumentSlots: 0)
    let slot = emitter.allocate(1)
    try emitter.emitDescriptor(type.metatype, to: slot)
    emitter.assembler.emit(.returnSlot, slot)
    return try emitter.finish()
  }

  /// A cast to a metatype, from that of whatever type there is.
  func metatypeCastKey(for type: Type) -> DispatchKey {
    if let known = metatypeCastKeys[type] { return known }
    let key = DispatchKey(name: "as? \(type)", owner: MetatypeCastTarget(type))
    metatypeCastKeys[type] = key
    return key
  }

  // MARK: Globals

  /// Whether a variable of the file lives in slots of the top level's frame: one that only the top level's own code mentions.
  /// That frame never ends, so that closures which do not escape may refer to it.
  func livesInFrame(_ variable: VariableSymbol) -> Bool {
    guard keepsVariablesInFrame, let module = variable.parent as? ModuleSymbol, module.isScript else { return false }
    return variable.isGlobalStorage && !variable.isUsedElsewhere && !variable.isCapturedByEscaping
      && variable.accessors.isEmpty && variable.ownership == .strong && !variablesReachedEarly.contains(variable)
  }

  /// In a session later inputs may mention a variable, and a trace tells of variables by where they lie.
  private var keepsVariablesInFrame: Bool {
    tracing == nil && !isOpenEnded && checked.topLevel.statements.count < Self.frameStatements
  }

  /// How many statements the top level may have for its variables to fit into a frame.
  private static let frameStatements = 2000

  /// Where a global or static variable is.
  func global(for reference: DeclarationReference) throws -> LoweredGlobal {
    if let known = globals[reference] { return known }
    guard let variable = reference.symbol as? VariableSymbol else { throw LoweringError.fault("no variable") }
    let context = TypeContext(reference, in: program)
    let type = try types.storage(of: variable, context.concrete(variable.type))
    let isLazy = !((variable.parent as? ModuleSymbol)?.isScript ?? false)
    let global = LoweredGlobal(type: type, isLazy: isLazy)
    globals[reference] = global
    global.initializer = FunctionReference(
      name: variable.name,
      owner: FunctionRequest { [unowned self, unowned global] in
        try initializerCode(of: global, variable, context)
      })
    return global
  }

  /// Where a closure lives that is made once; zero until then.
  func makeClosureStorage() throws -> LoweredGlobal {
    let type = try types.lower(program.types[.function(FunctionType(parameters: [], result: program.types.void))])
    let storage = LoweredGlobal(type: type, isLazy: false)
    constants.append(storage)
    return storage
  }

  /// A value that code makes when it first needs it, and keeps. `make` gives the emitter of the code, and the value.
  func constant(
    of type: LoweredType, named name: String,
    _ make: @escaping (Lowerer) -> (FunctionEmitter, () throws -> Value)
  ) -> LoweredGlobal {
    let global = LoweredGlobal(type: type, isLazy: true)
    constants.append(global)
    global.initializer = FunctionReference(
      name: name,
      owner: FunctionRequest { [unowned self, unowned global] in
        let (emitter, value) = make(self)
        return try initializerCode(of: global, emitter, nil, value)
      })
    return global
  }

  /// The places of the global and static variables met so far, and how their slots are managed.
  public var globalStorage: [(address: Int, layout: ValueLayout)] {
    (globals.values + constants).map { ($0.address, $0.type.layout) }
  }

  private func initializerCode(of global: LoweredGlobal, _ variable: VariableSymbol, _ context: TypeContext)
    throws -> Code
  {
    guard let binding = variable.binding, let value = program.initialValue(of: binding),
      binding.variables.count == 1
    else {
      throw LoweringError.unsupported("this global variable", variable.nameRange)
    }
    let emitter = FunctionEmitter(self, name: variable.name, context: context, argumentSlots: 0)
    return try initializerCode(of: global, emitter, variable) { try emitter.emit(value, .owned) }
  }

  private func initializerCode(
    of global: LoweredGlobal, _ emitter: FunctionEmitter, _ variable: VariableSymbol? = nil,
    _ value: () throws -> Value
  ) throws -> Code {
    emitter.initializingGlobal = global
    emitter.exit = .function(nil)
    try emitter.withScope {
      let new = try value()
      let access = Access(home: .global(global.address), type: global.type)
      try emitter.emitStore(new.slot, to: access, isInitialization: true)
      if let variable { try emitter.emitInitialTrace(of: variable, access) }
    }
    let done = emitter.allocate(1)
    emitter.emitConstant(1, to: done)
    emitter.assembler.emit(.globalStore, done, immediate: .word(global.flagAddress))
    emitter.emitReturnInstruction()
    return try emitter.finish()
  }
}

/// How a function's code is made.
final class FunctionRequest {
  let make: () throws -> Code
  init(_ make: @escaping () throws -> Code) { self.make = make }
}

/// Storage of a global or static variable.
final class LoweredGlobal {
  let type: LoweredType
  /// Whether it is initialised at its first use, rather than where it stands.
  let isLazy: Bool
  /// The address of its slots, which are never freed: globals live as long as the program.
  let address: Int
  /// The address of the slot that is not zero once it is initialised.
  let flagAddress: Int
  var initializer: FunctionReference!
  init(type: LoweredType, isLazy: Bool) {
    self.type = type
    self.isLazy = isLazy
    let slots = UnsafeMutablePointer<Int>.allocate(capacity: type.slots + 1)
    slots.initialize(repeating: 0, count: type.slots + 1)
    flagAddress = Int(bitPattern: slots)
    address = Int(bitPattern: slots + 1)
  }
}

/// Stands for `type(of:)` a type.
private final class MetatypeOfType {}
