import Basics

/// Puts a function's code together: instructions in order, jumps to labels, immediates, and where each comes from.
///
///     let assembler = Assembler(name: "double(_:)", argumentSlots: 1)
///     assembler.emit(.int64Add, 0, 0, 0)
///     assembler.emit(.return)
///     let code = try assembler.finish()
public final class Assembler {
  /// The function's name in call stacks.
  public let name: String
  /// How many slots the arguments take.
  public let argumentSlots: Int
  /// Whether the function is a coroutine, whose calls put their frames on top of the stack.
  public let isCoroutine: Bool
  /// Where the next instructions come from.
  public var location: SourceLocation?
  /// The inlined call whose code the next instructions are.
  public var inlinedCall: InlinedCall?
  /// What the function is on the road to a location, for traced code.
  public var traceRole: TraceRole?
  /// How many slots the frame has so far.
  public private(set) var frameSlots: Int

  private var cells: [Cell] = []
  private var immediates: [PlacedImmediate] = []
  private var labels: [Int?] = []
  private var usedLabels: Set<Int> = []
  private var jumps: [(cell: Int, operand: Int, label: Label)] = []
  private var tops: [(cell: Int, operand: Int)] = []
  private var overflowed = false
  private var sourceMap = SourceMap()
  private var mapped: SourceLocation?
  private var mappedCall: InlinedCall?
  private var notes: [SlotNote] = []
  private var calls: [Int: CallShape] = [:]
  private var rooms: [Int: Range<Int>] = [:]
  /// Where each instruction begins, and the last place that a jump may arrive at.
  private var starts: [Int] = []
  private var lastLabel: Int?

  /// Begins a function.
  public init(name: String, argumentSlots: Int = 0, isCoroutine: Bool = false) {
    self.name = name
    self.argumentSlots = argumentSlots
    self.isCoroutine = isCoroutine
    frameSlots = argumentSlots
  }

  /// The index of the next cell.
  public var here: Int { cells.count }

  /// The last instruction was one that control does not go on behind.
  public private(set) var hasEnded = false

  /// Makes sure that the frame has so many slots. Slots of a call's arguments count too.
  public func reserve(slots: Int) { frameSlots = max(frameSlots, slots) }

  /// Names a slot, for the disassembler.
  public func note(slot: Int, name: String) { notes.append(SlotNote(slot: slot, name: name)) }

  /// Says how many slots the call that comes next passes and gets back.
  func noteCall(arguments: Int, results: Int) {
    calls[cells.count] = CallShape(arguments: arguments, results: results)
  }

  /// Says that the enum's case which the last instruction made leaves some of the room for payloads empty. Only code that
  /// has looked at the tag takes what is there, so the verifier counts these slots as if they held something.
  public func note(payloadRoom slots: Range<Int>) {
    if !slots.isEmpty, let lastStart = starts.last { rooms[lastStart] = slots }
  }

  // MARK: Labels

  /// Makes a label that is not placed yet.
  public func makeLabel() -> Label {
    labels.append(nil)
    return Label(number: labels.count - 1)
  }

  /// Places a label here.
  public func place(_ label: Label) {
    takeBackJump(to: label)
    labels[label.number] = cells.count
    lastLabel = cells.count
    hasEnded = false
  }

  /// Takes back a jump that was just added and goes on behind itself.
  private func takeBackJump(to label: Label) {
    guard let jump = jumps.last, jump.label == label, jump.cell == cells.count - 1, starts.last == jump.cell,
      lastLabel != cells.count, cells[jump.cell].word == UInt(Opcode.jump.rawValue)
    else { return }
    cells.removeLast()
    starts.removeLast()
    jumps.removeLast()
  }

  /// Whether a jump to the label has been added.
  public func isUsed(_ label: Label) -> Bool { usedLabels.contains(label.number) }

  /// Makes a label and places it here.
  public func placeLabel() -> Label {
    let label = makeLabel()
    place(label)
    return label
  }

  // MARK: Instructions

  /// Adds an instruction. Operands are in the order of the table, without jumps and without the frame's end.
  public func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) {
    append(opcode, (a, b, c, d))
    addSpace(for: opcode)
  }

  /// Adds an instruction that branches. The other operands are in the order of the table.
  public func emit(
    _ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, to label: Label, immediate: Immediate? = nil
  ) {
    let operand = opcode.jumpOperand ?? 0
    jumps.append((cells.count, operand, label))
    usedLabels.insert(label.number)
    switch operand {
    case 0: append(opcode, (0, a, b, c))
    case 1: append(opcode, (a, 0, b, c))
    case 2: append(opcode, (a, b, 0, c))
    default: append(opcode, (a, b, c, 0))
    }
    if let immediate { immediates.append(PlacedImmediate(cell: cells.count, value: immediate)) }
    addSpace(for: opcode)
  }

  /// Adds an instruction with an immediate, or with two for `closure.allocate`: the function, and the captures' type.
  public func emit(
    _ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, immediate: Immediate,
    _ second: Immediate? = nil
  ) {
    append(opcode, (a, b, c, d))
    immediates.append(PlacedImmediate(cell: cells.count, value: immediate))
    if let second { immediates.append(PlacedImmediate(cell: cells.count + 1, value: second)) }
    addSpace(for: opcode)
  }

  /// Goes to the label number `slot - first`, or to `other` where there is none. The labels must lie ahead: a loop that is to
  /// stop has its jumps replaced, but not this.
  public func emitSwitch(on slot: Int, first: Int, _ labels: [Label], other: Label) {
    emit(.switchTable, slot, first, labels.count)
    for label in labels + [other] { emit(.jump, to: label) }
    // The last of the jumps stays even where its label is the next to be placed.
    lastLabel = cells.count
  }

  private func append(_ opcode: Opcode, _ operands: (Int, Int, Int, Int)) {
    if let location, location != mapped || inlinedCall !== mappedCall {
      sourceMap.begin(location, in: inlinedCall, at: cells.count)
      mapped = location
      mappedCall = inlinedCall
    }
    starts.append(cells.count)
    var (a, b, c, d) = operands
    if let top = opcode.topOperand {
      // The frame's end is the last operand of nearly all of these; where it is not, the others move up.
      tops.append((cells.count, top))
      switch top {
      case 0: (a, b, c, d) = (0, a, b, c)
      case 1: (a, b, c, d) = (a, 0, b, c)
      case 2: (a, b, c, d) = (a, b, 0, c)
      default: d = 0
      }
    }
    if let wide = opcode.wideOperand {
      let value = wide == 0 ? a : b
      if Int32(exactly: value) == nil { overflowed = true }
      let (low, high) = (value & 0xFFFF, value >> 16 & 0xFFFF)
      if wide == 0 { (a, b) = (low, high) } else { (b, c) = (low, high) }
    }
    cells.append(
      Cell(word: UInt(opcode.rawValue), a: narrow(a), b: narrow(b), c: narrow(c), d: narrow(d)))
    hasEnded = opcode.endsBlock
  }

  /// The instruction that was just added and its operands, where control comes from nowhere else; nil for those with
  /// immediates or jumps.
  public var previous: (opcode: Opcode, a: Int, b: Int, c: Int, d: Int)? {
    guard let lastStart = starts.last, lastStart == cells.count - 1, lastLabel != cells.count,
      let opcode = Opcode(rawValue: Opcode.RawValue(cells[lastStart].word)), opcode.jumpOperand == nil,
      opcode.topOperand == nil
    else { return nil }
    let cell = cells[lastStart]
    return (opcode, Int(cell.a), Int(cell.b), Int(cell.c), Int(cell.d))
  }

  /// Takes `previous` back: an instruction that does its work too comes in its place.
  public func takeBackPrevious() {
    precondition(previous != nil)
    cells.removeLast()
    starts.removeLast()
  }

  private func narrow(_ operand: Int) -> UInt16 {
    if operand < -0x8000 || operand > 0xFFFF { overflowed = true }
    return UInt16(truncatingIfNeeded: operand)
  }

  private func addSpace(for opcode: Opcode) {
    for _ in 1..<max(1, opcode.cells) { cells.append(Cell(word: 0)) }
  }

  // MARK: The end

  /// The finished code.
  public func finish() throws -> Code {
    guard frameSlots < 0xFFFF, !overflowed else { throw AssemblyError.functionTooLarge(name: name) }
    for jump in jumps {
      guard let target = labels[jump.label.number] else { throw AssemblyError.unplacedLabel(name: name) }
      guard let distance = Int16(exactly: target - jump.cell) else {
        throw AssemblyError.functionTooLarge(name: name)
      }
      cells[jump.cell][operand: jump.operand] = UInt16(bitPattern: distance)
    }
    let top = isCoroutine ? UInt16.max : UInt16(frameSlots)
    for place in tops { cells[place.cell][operand: place.operand] = top }
    return Code(
      name: name, cells: cells, immediates: immediates, frameSlots: frameSlots, argumentSlots: argumentSlots,
      isCoroutine: isCoroutine, sourceMap: sourceMap, notes: notes, calls: calls,
      rooms: rooms, traceRole: traceRole)
  }
}
