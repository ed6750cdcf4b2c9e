/// One operand of an instruction, as the table describes it.
public struct InstructionOperand: Sendable {
  /// What an operand is.
  public enum Kind: UInt8, Sendable {
    /// Slots the instruction writes.
    case write = 1
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

  /// What it is.
  public let kind: Kind
  /// How many slots it names; 0 where another operand, a layout or a type says so.
  public let width: Int
}

/// The operands of an instruction, in the order of the four operand fields.
///
/// They are read out of one word: lowering asks for them at every instruction that the library names, and a list made of
/// the table's text would cost a program more than running it.
public struct InstructionOperands: RandomAccessCollection, Sendable {
  private let packed: UInt32

  init(packed: UInt32) { self.packed = packed }

  public var startIndex: Int { 0 }
  public var endIndex: Int { (39 - packed.leadingZeroBitCount) / 8 }

  public subscript(number: Int) -> InstructionOperand {
    let operand = packed >> UInt32(number * 8)
    return InstructionOperand(
      kind: InstructionOperand.Kind(rawValue: UInt8(operand & 15)) ?? .unsigned, width: Int(operand >> 4 & 15))
  }
}

extension Opcode {
  /// What the instruction's operands are.
  public var operands: InstructionOperands { InstructionOperands(packed: Opcode.operandShapes[Int(rawValue)]) }
}
