/// The words with which an instruction is printed.
public struct InstructionDescription: Sendable {
  /// The instruction's name, with dots.
  public let name: String
  /// The operands' names, in the order of the four operand fields.
  public let operandNames: [String]
  /// Whether it may stop the program.
  public let mayTrap: Bool

  /// The descriptions, by opcode. Only printing needs them: they are read from text when they are first asked for.
  public static let all: [InstructionDescription] = tableText.description.split(separator: "\n").map { line in
    let words = line.split(separator: " ")
    return InstructionDescription(
      name: String(words[0]), operandNames: words.dropFirst(2).map(String.init), mayTrap: words[1] == "traps")
  }
}

extension Opcode {
  /// How the instruction is printed.
  public var description: InstructionDescription { InstructionDescription.all[Int(rawValue)] }
}
