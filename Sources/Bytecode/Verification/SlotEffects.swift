/// What an instruction does to the slots of its frame, as far as whether there is anything in them.
struct SlotEffects {
  /// Slots in which there must be something.
  private(set) var uses: [Int] = []
  /// Slots in which there is something afterwards.
  private var writes: [Range<Int>] = []
  /// Slots in which there is nothing any more.
  private var drops: [Range<Int>] = []
  /// Slots that get what others hold, something or nothing.
  private var move: (source: Int, target: Int, count: Int)?

  /// Changes what is known of the slots before the instruction to what is known behind it.
  func apply(to held: inout SlotSet) {
    let moved = move.map { move in (0..<move.count).map { held.contains(move.source + $0) } } ?? []
    for range in drops { held.remove(range) }
    for range in writes { held.insert(range) }
    guard let move else { return }
    for (offset, isThere) in moved.enumerated() {
      if isThere { held.insert(move.target + offset) } else { held.remove(move.target + offset) }
    }
  }

  init(of instruction: PlacedInstruction, in code: Code) {
    switch instruction.opcode {
    case .move, .move2, .move3, .move4, .moveMany:
      let count = instruction.opcode == .moveMany ? Int(instruction.operands[operand: 2]) : instruction.width(of: 0)
      move = (Int(instruction.operands[operand: 1]), Int(instruction.operands[operand: 0]), count)
    case .loopArray, .loopArrayMany:
      let state = Int(instruction.operands[operand: 0])
      let width = instruction.opcode == .loopArray ? 1 : Int(instruction.operands[operand: 2])
      uses = [state, state + 1]
      writes = [state..<state + 2 + width]
    case .slotAddress:
      let slot = Int(instruction.operands[operand: 1])
      writes = [slot..<slot + 1, Int(instruction.operands[operand: 0])..<Int(instruction.operands[operand: 0]) + 1]
    case .valueCopy:
      noteUse(of: 1, instruction)
      if case .layout(let layout)? = instruction.immediates.first {
        move = (Int(instruction.operands[operand: 1]), Int(instruction.operands[operand: 0]), layout.slots)
      }
    default: addOperands(of: instruction)
    }
    addCall(of: instruction, in: code)
    if let room = code.rooms[instruction.cell] { writes.append(room) }
  }

  private mutating func addOperands(of instruction: PlacedInstruction) {
    let releases = instruction.opcode.releasesOperand
    for (number, operand) in instruction.opcode.operands.enumerated() {
      let slot = Int(instruction.operands[operand: number])
      switch operand.kind {
      case .write: writes.append(slot..<slot + instruction.width(of: number))
      case .read where releases:
        noteUse(of: number, instruction)
        drops.append(slot..<slot + instruction.width(of: number))
      case .read: noteUse(of: number, instruction)
      case .update: uses += slot..<slot + instruction.width(of: number)
      default: break
      }
    }
  }

  /// A value of several slots is used where it has parts to be counted; the rest is only moved.
  private mutating func noteUse(of number: Int, _ instruction: PlacedInstruction) {
    let slot = Int(instruction.operands[operand: number])
    let width = instruction.opcode.operands[number].width
    switch instruction.opcode {
    case .memoryStore2: if number != 2 { uses.append(slot) }
    case .existentialCopy, .existentialRetain, .existentialDestroy, .existentialTakePayload, .throw:
      uses.append(slot + 3)
    default:
      if width > 0 {
        uses += slot..<slot + width
      } else if let parts = instruction.usedLayout?.parts {
        for part in parts { uses += part.markingSlots(at: slot) }
      }
    }
  }

  /// A callee's frame covers everything from the window's linkage on, until only the results are left.
  private mutating func addCall(of instruction: PlacedInstruction, in code: Code) {
    guard let operand = instruction.opcode.operands.firstIndex(where: { $0.kind == .window }) else {
      return
    }
    let window = Int(instruction.operands[operand: operand])
    switch instruction.opcode {
    case .accessBegin, .accessBeginVirtual, .accessBeginDispatched, .accessBeginClosure:
      writes.append(window..<window + 2)
    case .callAbove, .callVirtualAbove, .callVirtualOfTypeAbove, .callClosureAbove, .callDispatchedAbove,
      .callDispatchedManyAbove:
      break
    default:
      if instruction.opcode == .callVirtual { uses.append(window) }
      drops.append(window - Assembler.linkageSlots..<max(window, code.frameSlots))
      writes.append(window..<window + (code.calls[instruction.cell]?.results ?? 0))
    }
  }
}

extension Opcode {
  /// Whether the value in the slots of its operand is gone behind the instruction.
  fileprivate var releasesOperand: Bool {
    switch self {
    case .referenceRelease, .optionalRelease, .stringRelease, .characterRelease, .existentialDestroy, .valueDestroy:
      return true
    default: return false
    }
  }
}

extension PlacedInstruction {
  /// The layout of what its operands of any width are, where the instruction says so.
  fileprivate var usedLayout: ValueLayout? {
    switch immediates.first {
    case .layout(let layout)?: return layout
    case .descriptor(let type)? where opcode == .existentialPack:
      return type.kind == .class ? .reference : type.layout
    default: return nil
    }
  }

  /// How many slots an operand has.
  func width(of number: Int) -> Int {
    let operands = opcode.operands
    if operands[number].width > 0 { return operands[number].width }
    if let count = operands.firstIndex(where: { $0.kind == .count }) { return Int(self.operands[operand: count]) }
    return usedLayout?.slots ?? 1
  }
}

extension ManagedPart {
  /// The slots that say what the part is; those of an enum's cases may be empty.
  fileprivate func markingSlots(at start: Int) -> [Int] {
    switch self {
    case .reference(let slot), .character(let slot), .weak(let slot): return [start + slot]
    case .string(let slot): return [start + slot, start + slot + 1]
    case .existential(let slot): return [start + slot + 3]
    case .enumeration(let slot, _): return [start + slot]
    }
  }
}
