/// Prints code for people: one instruction a line, with names for operands, labels for jumps, and immediates spelled out.
public struct Disassembler {
  /// Makes a disassembler.
  public init() {}

  /// The text of a function's code.
  public func text(of code: Code) -> String {
    var text = "\(code.name): \(code.frameSlots) slots, \(code.argumentSlots) of arguments"
    text += code.isCoroutine ? ", coroutine\n" : "\n"
    if !code.notes.isEmpty {
      text += "  ; " + code.notes.map { "\($0.slot) \($0.name)" }.joined(separator: ", ") + "\n"
    }
    let instructions = Instructions(of: code)
    var line: Int?
    for instruction in instructions {
      if let location = code.sourceMap.location(at: instruction.cell) {
        let number = location.file.lineAndColumn(at: location.offset).line
        if number != line {
          line = number
          text += "  ; \(location.file.name):\(number)\n"
        }
      }
      text += "\(padded(instruction.cell))  \(instruction.text)\n"
    }
    return text
  }

  private func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 5 - digits.count)) + digits
  }
}

/// One instruction of a function's code, with its immediates.
struct PlacedInstruction {
  /// The index of its first cell.
  let cell: Int
  /// What it does.
  let opcode: Opcode
  /// Its operands.
  let operands: Cell
  /// What the cells behind it hold.
  let immediates: [Immediate]

  /// What an operand says, as a number; jumps as the cell they go to.
  func value(of number: Int, _ kind: InstructionOperand.Kind) -> Int {
    let raw = operands[operand: number]
    switch kind {
    case .signed: return Int(Int16(bitPattern: raw))
    case .signed32: return Int(operands.wideConstant(at: number))
    case .jump: return cell + Int(Int16(bitPattern: raw))
    default: return Int(raw)
    }
  }

  /// The instruction as a line of text.
  var text: String {
    let description = opcode.description
    var words: [String] = []
    for (number, operand) in opcode.operands.enumerated() {
      let (name, value) = (description.operandNames[number], value(of: number, operand.kind))
      switch operand.kind {
      case .jump: words.append("→\(value)")
      case .top: continue
      case .write, .read, .update, .window: words.append("\(name):\(value)")
      case .signed, .signed32, .unsigned, .count: words.append("\(name)=\(value)")
      }
    }
    words += immediates.map(\.text)
    return ([description.name] + words).joined(separator: " ")
  }
}

/// The instructions of a function's code, in order; it ends early at a cell that is none.
struct Instructions: Sequence, IteratorProtocol {
  private let code: Code
  private let immediates: [Int: Immediate]
  private var cell = 0

  init(of code: Code) {
    self.code = code
    immediates = Dictionary(
      code.immediates.map { ($0.cell, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  mutating func next() -> PlacedInstruction? {
    guard cell < code.cells.count, let opcode = code.cells[cell].opcode else { return nil }
    defer { cell += opcode.cells }
    let held = (0..<opcode.cells).dropFirst().compactMap { immediates[cell + $0] }
    return PlacedInstruction(cell: cell, opcode: opcode, operands: code.cells[cell], immediates: held)
  }
}

extension Immediate {
  /// The immediate as a word of text.
  var text: String {
    switch self {
    case .word(let word): return "[\(word)]"
    case .function(let function): return "[\(function.name)]"
    case .descriptor(let type): return "[\(type.name)]"
    case .layout(let layout): return "[\(layout.slots) slots, \(layout.parts.count) parts]"
    case .string(let text): return text.debugDescription
    case .character(let character): return character.debugDescription
    case .key(let key): return "[\(key.name)]"
    case .site(let site): return "[\(site.kind.rawValue) \(site.location.name)]"
    }
  }
}
