/// Sixteen bytes of code: an instruction with its operands, or the two words of an immediate.
///
/// Code as assembled has the opcode's number in `word`; the machine replaces it by the address of the handler in its
/// own copy.
public struct Cell: Equatable, Sendable {
  /// The opcode or the handler; in an immediate, the first word.
  public var word: UInt
  /// The first operand; in an immediate, the second word begins here.
  public var a: UInt16
  /// The second operand.
  public var b: UInt16
  /// The third operand.
  public var c: UInt16
  /// The fourth operand.
  public var d: UInt16

  /// Makes an instruction.
  public init(word: UInt, a: UInt16 = 0, b: UInt16 = 0, c: UInt16 = 0, d: UInt16 = 0) {
    self.word = word
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// The opcode of an instruction as assembled; nil for a cell that is none.
  public var opcode: Opcode? { UInt16(exactly: word).flatMap(Opcode.init(rawValue:)) }

  /// The operand with a number.
  public subscript(operand number: Int) -> UInt16 {
    get { number == 0 ? a : number == 1 ? b : number == 2 ? c : d }
    set {
      switch number {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      default: d = newValue
      }
    }
  }

  /// The 32-bit constant in the operands from a number on.
  public func wideConstant(at number: Int) -> Int32 {
    Int32(bitPattern: UInt32(self[operand: number]) | UInt32(self[operand: number + 1]) << 16)
  }
}
