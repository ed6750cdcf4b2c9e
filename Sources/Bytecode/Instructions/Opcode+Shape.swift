extension Opcode {
  /// What the cell behind an instruction holds.
  public enum ImmediateKind: UInt8, Sendable {
    /// There is no such cell.
    case none
    /// A number, an address or a descriptor.
    case word
    /// A function to call.
    case function
    /// A function whose frame is a block of its own.
    case coroutine
    /// A type's descriptor.
    case descriptor
    /// How a value's slots are managed.
    case layout
    /// A string's two slots.
    case string
    /// A character's slot.
    case character
    /// What a call is dispatched by.
    case key
    /// What a trace tells of.
    case site
  }

  private var shape: UInt32 { Opcode.shapes[Int(rawValue)] }

  /// How many cells the instruction takes, with its immediates.
  public var cells: Int { Int(shape & 15) }

  /// What the second cell holds.
  public var immediate: ImmediateKind {
    ImmediateKind(rawValue: UInt8(truncatingIfNeeded: shape >> 4 & 15)) ?? .none
  }

  /// Whether the third cell remembers a dispatched call's last answer.
  public var hasCache: Bool { shape >> 8 & 3 == 1 }

  /// Whether the third cell holds a descriptor.
  public var hasSecondDescriptor: Bool { shape >> 8 & 3 == 2 }

  /// Whether control never goes on behind the instruction.
  public var endsBlock: Bool { shape >> 10 & 1 == 1 }

  /// The number of the operand that is a jump.
  public var jumpOperand: Int? { number(at: 12) }

  /// The number of the operand that says where the frame ends, which the assembler fills in.
  public var topOperand: Int? { number(at: 16) }

  /// The number of the first of two operands that together are a 32-bit constant.
  public var wideOperand: Int? { number(at: 20) }

  private func number(at shift: UInt32) -> Int? {
    let number = Int(shape >> shift & 15)
    return number == 0 ? nil : number - 1
  }
}
