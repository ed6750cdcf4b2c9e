import Bytecode

/// The next instruction.
typealias PC = UnsafePointer<Cell>
/// A function's slots; three words below them belong to the call.
typealias Frame = UnsafeMutablePointer<Int>
/// The state that all handlers share.
typealias Context = UnsafeMutablePointer<ContextState>
/// What runs one instruction and goes on to the next. The third argument is a `Context`.
typealias Handler =
  @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<Int>, UnsafeMutableRawPointer) -> Int

/// What handlers share: plain words in one place, since a handler may touch neither globals nor classes.
struct ContextState {
  /// Frames must end below it. Zero makes the next call stop.
  var stackLimit: Frame
  /// Not zero when someone asked the program to stop.
  var interruption = 0
  /// How many long accesses are open.
  var openAccesses = 0
  /// How many coroutines are under way.
  var coroutines = 0
  /// The error on its way, an existential of four slots; the last is zero when there is none.
  var thrown: Int
  /// What hashes are mixed with, random for each process.
  var hashSeed0: UInt
  /// The second such word.
  var hashSeed1: UInt
  /// The free blocks by size.
  var freeLists: UnsafeMutablePointer<Int>
  /// Whether freed blocks go on those lists, which they do not while others watch the blocks.
  var reusesBlocks = ContextState.mayReuseBlocks
  /// A block whose last reference an instruction just dropped.
  var dropped = 0
  /// Where the program stopped.
  var stopPC: PC
  /// The frame it stopped in.
  var stopFrame: Frame
  /// Where to go on, as functions that may leave for a deinitializer say.
  var nextPC: PC
  /// The frame to go on with.
  var nextFrame: Frame
  /// The status the program asked to exit with.
  var exitStatus = 0
  /// What is still to be destroyed.
  var destruction: DestructionList
  /// What traced code has said.
  let tracing: UnsafeMutablePointer<TracingState>
  /// The machine.
  let machine: Unmanaged<Machine>

  #if SANDBOX_ASAN
    private static var mayReuseBlocks: Bool { false }
  #else
    private static var mayReuseBlocks: Bool { true }
  #endif
}

/// A body's result that sends its handler to the slow body.
@inline(__always) var slowPath: Int { -1 }

/// The cell that stands for no code.
var nullCell: PC { PC(bitPattern: 16).unsafelyUnwrapped }

/// The machine behind a context.
@inline(__always) func machine(_ context: Context) -> Machine {
  context.pointee.machine.takeUnretainedValue()
}

/// Goes on with the next instruction. This must compile to a jump.
@inline(__always) func dispatch(_ pc: PC, _ frame: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  unsafeBitCast(pc.pointee.word, to: Handler.self)(UnsafeRawPointer(pc), frame, state)
}

/// Leaves the handlers, with the reason as the result.
@inline(__always)
func stop(_ reason: Int, _ pc: PC, _ frame: Frame, _ state: UnsafeMutableRawPointer) -> Int {
  let context = state.assumingMemoryBound(to: ContextState.self)
  context.pointee.stopPC = pc
  context.pointee.stopFrame = frame
  return reason
}

/// Keeps the words for a stop whose message the instruction makes.
@inline(never) func setMessage(_ message: String, _ context: Context) {
  machine(context).message = message
}
