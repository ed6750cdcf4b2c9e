/// An instruction as the table describes it: for the verifier, the disassembler and the library's bindings.
public struct InstructionDescription: Sendable {
  /// What an operand is.
  public enum OperandKind: String, Sendable {
    /// Slots the instruction writes.
    case write
    /// Slots the instruction reads.
    case read
    /// Slots the instruction reads and writes.
    case update
    /// A signed constant.
    case signed
    /// A signed constant of 32 bits, which takes this operand and the next.
    case signed32
    /// An unsigned constant.
    case unsigned
    /// How many slots an operand of any width has.
    case count
    /// A jump, in cells from the instruction itself.
    case jump
    /// Where a callee's frame begins.
    case window
    /// Where this frame ends.
    case top
  }

  /// One operand.
  public struct Operand: Sendable {
    /// The operand's name in the table.
    public let name: String
    /// What it is.
    public let kind: OperandKind
    /// How many slots it names; 0 where another operand, a layout or a type says so.
    public let width: Int
  }

  /// The instruction's name, with dots.
  public let name: String
  /// Its operands, in the order of the four operand fields.
  public let operands: [Operand]
  /// Whether it may stop the program.
  public let mayTrap: Bool

  /// The descriptions, by opcode.
  public static let all: [InstructionDescription] = lines(of: tableText).map { line in
    let operands = line.dropFirst(6).map { text in
      let parts = text.split(separator: ":")
      return Operand(
        name: String(parts[0]), kind: OperandKind(rawValue: String(parts[1])) ?? .unsigned,
        width: Int(parts[2]) ?? 0)
    }
    return InstructionDescription(
      name: String(line[0]), operands: Array(operands), mayTrap: line[5] == "traps")
  }

  /// The instructions by name, further names included.
  static let opcodes: [String: Opcode] = {
    var opcodes: [String: Opcode] = [:]
    for (opcode, line) in zip(Opcode.allCases, lines(of: tableText)) { opcodes[String(line[0])] = opcode }
    for line in lines(of: aliasText) { opcodes[String(line[0])] = opcodes[String(line[1])] }
    return opcodes
  }()

  private static func lines(of text: StaticString) -> [[Substring]] {
    text.description.split(separator: "\n").map { $0.split(separator: " ") }
  }
}

extension Opcode {
  /// The instruction with a name, as the library binds to it: `int64.add`.
  public init?(named name: String) {
    guard let opcode = InstructionDescription.opcodes[name] else { return nil }
    self = opcode
  }

  /// What the table says about the instruction.
  public var description: InstructionDescription { InstructionDescription.all[Int(rawValue)] }
}
