import Basics
import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

/// Runs code: one stack, one heap, and the state between them.
///
/// A machine may run several functions one after the other; what they leave on the heap and in globals stays.
public final class Machine {
  /// How many bytes of addresses the stack takes; memory is used as it is touched.
  static let stackBytes = 64 << 20
  /// What is kept free at the stack's end, so that a call's linkage needs no check of its own.
  private static let stackReserve = 1 << 10

  let host: any Host
  let linker: Linker
  let allocator = BlockAllocator()
  /// The words of a stop whose message an instruction made.
  var message = ""
  /// Why code could not be made.
  var failure: (any Error)?
  /// Side blocks by their objects.
  var sideBlocks: [Int: Int] = [:]
  /// Destructions that wait for a deinitializer, the innermost last.
  var suspendedDestructions: [SuspendedDestruction] = []
  /// The long accesses that are open.
  var openAccesses: [OpenAccess] = []
  /// Who is told of accesses in traced code.
  public var tracer: Tracer? { didSet { context.pointee.tracing.pointee.restart(tracer) } }
  /// How values are turned into text, by the addresses of their types.
  var textPlans: [Int: UnsafeMutablePointer<TextPlan.Step>] = [:]
  /// The same for the names of classes, and for what their own properties are.
  var classNamePlans: [Int: UnsafeMutablePointer<TextPlan.Step>] = [:]
  var objectTextPlans: [Int: UnsafeMutablePointer<TextPlan.Step>] = [:]
  /// The place as its author sees it, for a place in the program's code; nil for code that nobody wrote.
  public var writtenPlace: (SourceLocation) -> SourceLocation? = { $0 }
  private var typeArguments: [Int: [TypeDescriptor]] = [:]
  /// The instruction that a deinitializer returns to.
  let resumeDestructionCell: Int

  let context: Context
  private let stack: UnsafeMutableRawPointer
  private let haltCell: Int

  /// Makes a machine that gets its code from `source` and writes to `host`.
  public init(source: any CodeSource, host: any Host) {
    self.host = host
    linker = Linker(source: source, handlers: makeHandlerTable())
    haltCell = linker.makeCell(.halt)
    resumeDestructionCell = linker.makeCell(.destructionResume)
    stack = mmap(
      nil, Machine.stackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    let thrown = Frame.allocate(capacity: 4)
    thrown.initialize(repeating: 0, count: 4)
    let bottom = stack.assumingMemoryBound(to: Int.self)
    context = .allocate(capacity: 1)
    let tracing = UnsafeMutablePointer<TracingState>.allocate(capacity: 1)
    tracing.initialize(to: TracingState())
    context.initialize(
      to: ContextState(
        stackLimit: bottom, thrown: Int(bitPattern: thrown), hashSeed0: UInt(host.randomBits()),
        hashSeed1: UInt(host.randomBits()) | 1, freeLists: allocator.freeLists, stopPC: nullCell,
        stopFrame: bottom,
        nextPC: nullCell, nextFrame: bottom, destruction: DestructionList(),
        tracing: tracing, machine: Unmanaged.passUnretained(self)))
  }

  deinit {
    munmap(stack, Machine.stackBytes)
    slots(at: context.pointee.thrown).deallocate()
    context.pointee.destruction.deallocate()
    context.pointee.tracing.pointee.deallocate()
    context.pointee.tracing.deallocate()
    context.deallocate()
  }

  /// Asks a running program to stop. This may be called from a signal handler or another thread.
  public func interrupt() {
    context.pointee.interruption = 1
    context.pointee.stackLimit = stack.assumingMemoryBound(to: Int.self)
    linker.loops.stop()
  }

  /// Runs a function without arguments to its end, or until the program stops otherwise.
  public func run(_ entry: FunctionReference) -> RunOutcome {
    let bottom = stack.assumingMemoryBound(to: Int.self)
    context.pointee.stackLimit = bottom + Machine.stackBytes / 8 - Machine.stackReserve
    if context.pointee.interruption != 0 {
      context.pointee.interruption = 0
      linker.resumeLoops()
    }
    context.pointee.destruction.clear()
    context.pointee.openAccesses = 0
    context.pointee.coroutines = 0
    slots(at: context.pointee.thrown)[3] = 0
    suspendedDestructions = []
    openAccesses = []
    context.pointee.tracing.pointee.restart(tracer)
    failure = nil
    let frame = bottom + 8
    frame[-1] = haltCell
    frame[-2] = 0
    frame[-3] = 0
    let result = execute(cells(at: linker.entry(of: entry)), frame)
    return outcome(StopCode(rawValue: result) ?? .unreachable)
  }

  @inline(never) private func execute(_ pc: PC, _ frame: Frame) -> Int {
    dispatch(pc, frame, UnsafeMutableRawPointer(context))
  }

  private func outcome(_ code: StopCode) -> RunOutcome {
    switch code {
    case .finished: return .finished
    case .exit: return .exited(Int32(truncatingIfNeeded: context.pointee.exitStatus))
    case .uncaughtError: return .uncaughtError(message: message, frames: callStack())
    case .failure: return .failed(failure ?? MachineFailure.unknown, frames: callStack())
    case .stackOverflow where context.pointee.interruption != 0: return .interrupted(frames: callStack())
    case .interrupt: return .interrupted(frames: callStack())
    case .stackOverflow, .outOfMemory: return .limit(message: code.message ?? "", frames: callStack())
    default: return .trapped(message: code.message ?? message, frames: callStack())
    }
  }

  private func callStack() -> [RunFrame] {
    calls.frames(pc: Int(bitPattern: context.pointee.stopPC), frame: context.pointee.stopFrame)
  }

  /// Has the code of functions made anew at their next call, and what types say of their methods with it.
  public func discardCode(of functions: [FunctionReference], types: [TypeDescriptor]) {
    functions.forEach { $0.forgetCode() }
    for type in types where type.isPrepared && type.kind == .class {
      type.deinitializer?.forgetCode()
      type.isPrepared = false
    }
    for type in types where type.kind == .class { linker.prepare(type) }
  }

  /// The text of a value that lies at an address, in Swift's notation; longer text is cut short.
  public func text(at address: Int, type: TypeDescriptor, isWeak: Bool, limit: Int) -> String {
    ValueText.text(at: slots(at: address), type, isWeak: isWeak, self, limit: limit, showsObjects: true)
  }

  /// The arguments of a generic type.
  func typeArguments(of type: TypeDescriptor) -> [TypeDescriptor] {
    if let known = typeArguments[type.address] { return known }
    let arguments = linker.source.typeArguments(of: type)
    typeArguments[type.address] = arguments
    return arguments
  }

  /// What reads the calls under way.
  var calls: CallStack {
    CallStack(linker: linker, suspended: suspendedDestructions, resumeCell: resumeDestructionCell)
  }
}

/// An impossible state of the machine.
public enum MachineFailure: Error {
  /// Code could not be made, and nobody said why.
  case unknown
}
