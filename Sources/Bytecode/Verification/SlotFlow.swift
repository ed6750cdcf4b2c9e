/// Follows code on all its ways and finds the instructions that use a slot in which there may be nothing: one that was
/// never written, one that was released, or one that a call's frame has covered since.
///
/// Moving a slot with nothing in it is no mistake: the nothing moves along. The room that an enum's case leaves empty
/// counts as held (`Assembler.note(payloadRoom:)`).
struct SlotFlow {
  private let code: Code
  private let instructions: [PlacedInstruction]
  private let effects: [SlotEffects]
  private let numbers: [Int: Int]

  init(of code: Code, _ instructions: [PlacedInstruction]) {
    self.code = code
    self.instructions = instructions
    effects = instructions.map { SlotEffects(of: $0, in: code) }
    numbers = Dictionary(
      uniqueKeysWithValues: instructions.enumerated().map { ($0.element.cell, $0.offset) })
  }

  /// What is wrong, in the order of the instructions.
  func faults() -> [String] {
    guard !instructions.isEmpty else { return [] }
    // What certainly is there before each instruction; nil where no way leads to it.
    var held: [SlotSet?] = Array(repeating: nil, count: instructions.count)
    held[0] = SlotSet(first: code.argumentSlots, of: code.frameSlots + 4)
    var waiting = [0]
    while let number = waiting.popLast(), var after = held[number] {
      effects[number].apply(to: &after)
      for next in successors(of: number) {
        if held[next] == nil {
          held[next] = after
        } else if !held[next]!.formIntersection(after) {
          continue
        }
        waiting.append(next)
      }
    }
    return zip(instructions, zip(effects, held)).flatMap { instruction, state -> [String] in
      guard let held = state.1 else { return [] }
      return state.0.uses.filter { !held.contains($0) }.map {
        "\(code.name), cell \(instruction.cell): \(instruction.text): there may be nothing in slot \($0)"
      }
    }
  }

  /// The instructions that may come next.
  private func successors(of number: Int) -> [Int] {
    let instruction = instructions[number]
    var next: [Int] = []
    if let operand = instruction.opcode.jumpOperand,
      let target = numbers[instruction.value(of: operand, .jump)]
    {
      next.append(target)
    }
    if instruction.opcode == .switchTable {
      next += (1...Int(instruction.operands[operand: 2]) + 1).map { number + $0 }
    } else if !instruction.opcode.endsBlock {
      next.append(number + 1)
    }
    return next.filter { $0 < instructions.count }
  }
}
