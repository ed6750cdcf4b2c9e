import Basics

/// A function's code, as the assembler leaves it.
public final class Code {
  /// The function's name in call stacks.
  public let name: String
  /// Instructions and the places of their immediates.
  public let cells: [Cell]
  /// What the immediate cells hold.
  public let immediates: [PlacedImmediate]
  /// How many slots the frame has.
  public let frameSlots: Int
  /// How many slots the arguments take, at the frame's start.
  public let argumentSlots: Int
  /// Whether the frame is a block of its own: the code of a `_modify` accessor.
  public let isCoroutine: Bool
  /// Where in the source the instructions come from.
  public let sourceMap: SourceMap
  /// What slots hold, for the disassembler.
  public let notes: [SlotNote]
  /// How many slots the calls pass and get back, by the cells of their instructions; the verifier wants to know.
  let calls: [Int: CallShape]
  /// The room for payloads that the cases of enums leave empty, by the cells of the instructions that made them; for the
  /// verifier too.
  let rooms: [Int: Range<Int>]
  /// What the function is on the road to a location; only in traced code.
  public let traceRole: TraceRole?

  init(
    name: String, cells: [Cell], immediates: [PlacedImmediate], frameSlots: Int, argumentSlots: Int,
    isCoroutine: Bool, sourceMap: SourceMap, notes: [SlotNote], calls: [Int: CallShape],
    rooms: [Int: Range<Int>], traceRole: TraceRole?
  ) {
    self.name = name
    self.cells = cells
    self.immediates = immediates
    self.frameSlots = frameSlots
    self.argumentSlots = argumentSlots
    self.isCoroutine = isCoroutine
    self.sourceMap = sourceMap
    self.notes = notes
    self.calls = calls
    self.rooms = rooms
    self.traceRole = traceRole
  }
}

/// How many slots a call passes and gets back.
struct CallShape {
  let arguments: Int
  let results: Int
}

/// A name for a slot.
public struct SlotNote {
  /// The slot.
  public let slot: Int
  /// The variable's name.
  public let name: String
}

/// An immediate and the cell it is in.
public struct PlacedImmediate {
  /// The cell's index.
  public let cell: Int
  /// What it holds.
  public let value: Immediate
}

/// What the cell behind an instruction holds.
public enum Immediate {
  /// A number or an address.
  case word(Int)
  /// A function.
  case function(FunctionReference)
  /// A type.
  case descriptor(TypeDescriptor)
  /// A layout.
  case layout(ValueLayout)
  /// A string literal.
  case string(String)
  /// A character literal.
  case character(Character)
  /// What a call is dispatched by.
  case key(DispatchKey)
  /// What a trace tells of.
  case site(TraceSite)
}

/// A call whose callee's code stands where it is called.
public final class InlinedCall {
  /// The callee's name in call stacks.
  public let name: String
  /// Where it is called.
  public let location: SourceLocation?
  /// The inlined call around it.
  public let outer: InlinedCall?

  /// Describes a call.
  public init(name: String, location: SourceLocation?, outer: InlinedCall?) {
    self.name = name
    self.location = location
    self.outer = outer
  }
}

/// Which place of the source each cell comes from.
public struct SourceMap {
  private var starts: [(cell: Int, location: SourceLocation, inlined: InlinedCall?)] = []

  /// Makes an empty map.
  public init() {}

  /// Says that the cells from here on come from a place, in the code of an inlined call if there is one.
  mutating func begin(_ location: SourceLocation, in inlined: InlinedCall? = nil, at cell: Int) {
    if let last = starts.last, last.cell == cell { starts.removeLast() }
    starts.append((cell, location, inlined))
  }

  /// The place a cell comes from.
  public func location(at cell: Int) -> SourceLocation? {
    starts.last { $0.cell <= cell }?.location
  }

  /// The innermost inlined call that a cell belongs to.
  public func inlinedCall(at cell: Int) -> InlinedCall? {
    starts.last { $0.cell <= cell }?.inlined
  }
}
