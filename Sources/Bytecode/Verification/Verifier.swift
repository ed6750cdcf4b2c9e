/// Checks that code keeps the rules the machine relies on without looking: operands lie in the frame, jumps lead to
/// instructions, immediates are what the instruction takes, control does not run off the end, and what an instruction
/// uses has been put there on every way that leads to it.
public struct Verifier {
  /// Makes a verifier.
  public init() {}

  /// What is wrong with a function's code; nothing for code that may run.
  public func faults(in code: Code) -> [String] {
    let instructions = Array(Instructions(of: code))
    let starts = Set(instructions.map(\.cell))
    var faults: [String] = []
    var next = 0
    for instruction in instructions {
      next = instruction.cell + instruction.opcode.cells
      let wrong = mistakes(in: instruction, of: code, starts: starts)
      faults += wrong.map { "\(code.name), cell \(instruction.cell): \(instruction.text): \($0)" }
    }
    if next != code.cells.count { faults.append("\(code.name): cell \(next) is no instruction") }
    if let last = instructions.last, !last.opcode.endsBlock {
      faults.append("\(code.name): control runs off the end behind \(last.text)")
    }
    // Code of the wrong shape cannot be followed.
    return faults.isEmpty ? SlotFlow(of: code, instructions).faults() : faults
  }

  private func mistakes(in instruction: PlacedInstruction, of code: Code, starts: Set<Int>) -> [String] {
    var mistakes: [String] = []
    let operands = instruction.opcode.operands
    for (number, operand) in operands.enumerated() {
      let value = instruction.value(of: number, operand.kind)
      switch operand.kind {
      case .write, .read, .update:
        if value + instruction.width(of: number) > code.frameSlots {
          mistakes.append("\(instruction.opcode.description.operandNames[number]) lies outside the frame")
        }
      case .window:
        if value < 3 { mistakes.append("the call's linkage lies outside the frame") }
        if value > code.frameSlots { mistakes.append("the call's window lies outside the frame") }
      case .jump:
        if !starts.contains(value) { mistakes.append("the jump leads to no instruction") }
      case .signed, .signed32, .unsigned, .count, .top: break
      }
    }
    if !takes(instruction) { mistakes.append("the immediate is of another kind") }
    return mistakes
  }

  private func takes(_ instruction: PlacedInstruction) -> Bool {
    let opcode = instruction.opcode
    let second = instruction.immediates.dropFirst().first
    if opcode.hasSecondDescriptor {
      guard case .descriptor? = second else { return false }
    }
    switch (opcode.immediate, instruction.immediates.first) {
    case (.none, nil), (.word, .word?), (.word, .descriptor?), (.function, .function?),
      (.coroutine, .function?),
      (.descriptor, .descriptor?), (.layout, .layout?), (.string, .string?), (.character, .character?),
      (.key, .key?), (.site, .site?):
      return true
    default: return false
    }
  }
}
