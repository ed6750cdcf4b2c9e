import Basics
import Bytecode
import Semantics

/// Makes the code of one function, inlined ones included.
///
/// Values go straight to where they are wanted: every `emit` takes an optional destination. Slots are given out like a
/// stack; a scope's end frees its slots and destroys what its temporaries own.
final class FunctionEmitter {
  unowned let lowerer: Lowerer
  let assembler: Assembler
  var program: Program { lowerer.program }
  /// What generic parameters stand for in the code being lowered at the moment.
  var context: TypeContext
  /// The first slot that is free.
  var top = 0
  var bindings: [VariableSymbol: Binding] = [:]
  var scopes: [CleanupScope] = []
  var cleanupCount = 0
  /// Where `return` goes.
  var exit: Exit = .function(nil)
  /// Where errors go; nil out of the function.
  var handler: ErrorHandler?
  var jumps: [ObjectIdentifier: JumpDestination] = [:]
  /// Where a `bindOptional` that meets nil goes, innermost last.
  var chains: [ChainDestination] = []
  /// Where the value of an `if`, `switch` or `do` expression goes, innermost last.
  var branchValues: [BranchDestination] = []
  /// Code to be placed behind the function's end.
  var outOfLine: [() throws -> Void] = []
  /// Whether the place being reached is read before anything else runs, so that what it is in may be borrowed.
  var readsAtOnce = false
  /// The slots of constants while a loop is emitted.
  var loopConstants: [Int: Int] = [:]
  /// The variables of the file that live in this frame, which is the top level's.
  var fileVariables: [(variable: VariableSymbol, slot: Int, type: LoweredType)] = []
  /// Whether the variables of the file that are being bound end with the top level: those of a `guard` do, all others live
  /// on.
  var endsFileVariables = false
  /// Whether places that are reached are accesses.
  var checksExclusivity = true
  /// Whether the place being reached is the end of a key path.
  var isGoingKeyPath = false
  /// Whether what is being read is the end of a key path.
  var isReadingKeyPath = false
  /// The functions being inlined, outermost first.
  var inlining: [Symbol] = []
  /// The local variables that other functions reach by their address.
  var captured: Set<VariableSymbol> = []
  /// Bodies of local functions seen so far.
  var propagation: Label?
  /// The case behind the one being lowered, for `fallthrough`.
  var fallthroughs: [JumpDestination] = []
  /// The global whose initial value this code makes.
  var initializingGlobal: LoweredGlobal?
  /// Leaves a failing initializer.
  var initializerFailure: (() throws -> Void)?
  /// In an initializer of a class that may fail: how far the object has come.
  var objectProgress: ObjectProgress?
  /// In an initializer of a class: what ends the object when an error is thrown.
  var selfCleanup: CleanupID?
  /// What `return` does in an initializer.
  var initializerReturn: (() throws -> Void)?
  /// The variables of the frame that the second argument is the address of; see `OpenedBody`.
  var frameBindings: [VariableSymbol: Binding] = [:]
  /// The function around a closure.
  var outer: FunctionEmitter?
  /// The local function that this is the code of.
  var ownFunction: CallableSymbol?
  /// The declaration that this is the code of, but for closures.
  var ownDeclaration: CallableSymbol?
  /// What the capture list names, and the slots of the function around with the values.
  var listedCaptures: [Capture] = []
  var listedValues: [Int] = []
  /// What else is captured, in the order in which it was met.
  var captures: [Capture] = []
  var captureSlots = 0
  var functionCaptures: [CallableSymbol: Capture] = [:]
  /// How many ways to places are being emitted whose steps a trace does not tell of.
  var untraced = 0
  /// The storage that the place reached last is all or a part of.
  var tracedWhole: Access?
  /// What variables stand for that hold a place which has been reached, for traced code.
  var standIns: [VariableSymbol: StandIn] = [:]
  /// The arguments of subscripts that have been evaluated for a trace, by their places.
  var tracedArguments: [ObjectIdentifier: [Value]] = [:]
  /// Whether this is the code of the file's top level, statement after statement.
  var isTopLevel = false
  /// The variables of the file whose declarations the top level has come to.
  var declaredGlobals: Set<VariableSymbol> = []
  /// The variable of the file that is being assigned.
  var assignedGlobal: VariableSymbol?
  /// What the code is part of, for naming closures.
  let name: String

  init(_ lowerer: Lowerer, name: String, context: TypeContext, argumentSlots: Int, isCoroutine: Bool = false) {
    self.lowerer = lowerer
    self.name = name
    self.context = context
    assembler = Assembler(name: name, argumentSlots: argumentSlots, isCoroutine: isCoroutine)
    top = argumentSlots
    scopes.append(CleanupScope(top: 0))
  }

  /// The layout of a type, made concrete.
  func lower(_ type: Type) throws -> LoweredType { try lowerer.types.lower(context.concrete(type)) }

  /// Takes slots that stay in use until the scope ends.
  func allocate(_ count: Int) -> Int {
    let slot = top
    top += count
    assembler.reserve(slots: top)
    return slot
  }

  /// Takes slots for a value, unless there is a destination.
  func allocate(_ type: LoweredType, _ destination: Int? = nil) -> Int { destination ?? allocate(type.slots) }

  /// Places code behind the end of the function, with the state of this moment.
  func emitOutOfLine(_ body: @escaping () throws -> Void) {
    let state = (top, bindings, scopes, exit, handler, context, jumps, chains, branchValues, inlining)
    let location = assembler.location
    let inlinedCall = assembler.inlinedCall
    outOfLine.append { [unowned self] in
      (top, bindings, scopes, exit, handler, context, jumps, chains, branchValues, inlining) = state
      assembler.location = location
      assembler.inlinedCall = inlinedCall
      try body()
    }
  }

  /// Says where in the source the next instructions come from. Inlined library code belongs to the line that called it,
  /// so that a trap in it names a place the program's author knows.
  func mark(_ location: SourceLocation) {
    if inlining.isEmpty || !location.file.isLibrary { assembler.location = location }
  }

  /// The finished code, which debug builds verify.
  func finish() throws -> Code {
    var index = 0
    while index < outOfLine.count {
      try outOfLine[index]()
      index += 1
    }
    let code: Code
    do { code = try assembler.finish() } catch {
      throw LoweringError.unsupported("a function as large as '\(name)'", nil)
    }
    #if DEBUG
      if let fault = Verifier().faults(in: code).first { throw LoweringError.fault("wrong bytecode: \(fault)") }
    #endif
    return code
  }
}

/// Where `return` goes.
enum Exit {
  /// Out of the function with a value of a type; nil for functions that do not return by themselves.
  case function(LoweredType?)
  /// Behind an inlined function's body, with the value in a slot.
  case inlined(slot: Int, LoweredType, Label, depth: Int)
}

/// Where an error goes.
struct ErrorHandler {
  let label: Label
  let depth: Int
}

/// Where `break` and `continue` go.
struct JumpDestination {
  let breakLabel: Label
  let continueLabel: Label?
  let depth: Int
}

/// Where an optional chain goes when it meets nil.
struct ChainDestination {
  let label: Label
  let depth: Int
}

/// Where the value of a branch of an expression goes.
struct BranchDestination {
  let slot: Int
  let type: LoweredType
  let label: Label
  let depth: Int
}
