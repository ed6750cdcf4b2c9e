import Bytecode
import Semantics

// A condition that is a comparison: compare and branch is one instruction.

/// The branches that go with a comparison.
private struct ComparisonBranches {
  let ifTrue: Opcode?
  let ifFalse: Opcode?
  var ifTrueImmediate: Opcode?
  var ifFalseImmediate: Opcode?
  /// With a Double literal on the right.
  var ifTrueConstant: Opcode?
  var ifFalseConstant: Opcode?

  static func of(_ opcode: Opcode) -> ComparisonBranches? {
    switch opcode {
    case .int64Equal:
      return ComparisonBranches(
        ifTrue: .int64BranchIfEqual, ifFalse: .int64BranchIfNotEqual,
        ifTrueImmediate: .int64BranchIfEqualImmediate,
        ifFalseImmediate: .int64BranchIfNotEqualImmediate)
    case .int64NotEqual:
      return ComparisonBranches(
        ifTrue: .int64BranchIfNotEqual, ifFalse: .int64BranchIfEqual,
        ifTrueImmediate: .int64BranchIfNotEqualImmediate, ifFalseImmediate: .int64BranchIfEqualImmediate)
    case .int64Less:
      return ComparisonBranches(
        ifTrue: .int64BranchIfLess, ifFalse: .int64BranchIfGreaterEqual,
        ifTrueImmediate: .int64BranchIfLessImmediate, ifFalseImmediate: .int64BranchIfGreaterEqualImmediate)
    case .int64LessEqual:
      return ComparisonBranches(
        ifTrue: .int64BranchIfLessEqual, ifFalse: .int64BranchIfGreater,
        ifTrueImmediate: .int64BranchIfLessEqualImmediate, ifFalseImmediate: .int64BranchIfGreaterImmediate)
    case .int64Greater:
      return ComparisonBranches(
        ifTrue: .int64BranchIfGreater, ifFalse: .int64BranchIfLessEqual,
        ifTrueImmediate: .int64BranchIfGreaterImmediate, ifFalseImmediate: .int64BranchIfLessEqualImmediate)
    case .int64GreaterEqual:
      return ComparisonBranches(
        ifTrue: .int64BranchIfGreaterEqual, ifFalse: .int64BranchIfLess,
        ifTrueImmediate: .int64BranchIfGreaterEqualImmediate, ifFalseImmediate: .int64BranchIfLessImmediate)
    case .uint64Less:
      return ComparisonBranches(ifTrue: .uint64BranchIfLess, ifFalse: .uint64BranchIfGreaterEqual)
    case .uint64LessEqual:
      return ComparisonBranches(ifTrue: .uint64BranchIfLessEqual, ifFalse: .uint64BranchIfGreater)
    case .uint64Greater:
      return ComparisonBranches(ifTrue: .uint64BranchIfGreater, ifFalse: .uint64BranchIfLessEqual)
    case .uint64GreaterEqual:
      return ComparisonBranches(ifTrue: .uint64BranchIfGreaterEqual, ifFalse: .uint64BranchIfLess)
    case .float64Equal:
      return ComparisonBranches(ifTrue: .float64BranchIfEqual, ifFalse: .float64BranchIfNotEqual)
    case .float64NotEqual:
      return ComparisonBranches(ifTrue: .float64BranchIfNotEqual, ifFalse: .float64BranchIfEqual)
    case .float64Less:
      return ComparisonBranches(
        ifTrue: .float64BranchIfLess, ifFalse: .float64BranchIfNotLess,
        ifTrueConstant: .float64BranchIfLessConstant, ifFalseConstant: .float64BranchIfNotLessConstant)
    case .float64LessEqual:
      return ComparisonBranches(
        ifTrue: .float64BranchIfLessEqual, ifFalse: .float64BranchIfNotLessEqual,
        ifTrueConstant: .float64BranchIfLessEqualConstant, ifFalseConstant: .float64BranchIfNotLessEqualConstant)
    case .float64Greater:
      return ComparisonBranches(
        ifTrue: .float64BranchIfGreater, ifFalse: .float64BranchIfNotGreater,
        ifTrueConstant: .float64BranchIfGreaterConstant, ifFalseConstant: .float64BranchIfNotGreaterConstant)
    case .float64GreaterEqual:
      return ComparisonBranches(
        ifTrue: .float64BranchIfGreaterEqual, ifFalse: .float64BranchIfNotGreaterEqual,
        ifTrueConstant: .float64BranchIfGreaterEqualConstant, ifFalseConstant: .float64BranchIfNotGreaterEqualConstant)
    case .stringEqual:
      return ComparisonBranches(ifTrue: .stringBranchIfEqual, ifFalse: .stringBranchIfNotEqual)
    case .stringNotEqual:
      return ComparisonBranches(ifTrue: .stringBranchIfNotEqual, ifFalse: .stringBranchIfEqual)
    case .stringLess: return ComparisonBranches(ifTrue: .stringBranchIfLess, ifFalse: nil)
    case .characterEqual:
      return ComparisonBranches(ifTrue: .characterBranchIfEqual, ifFalse: .characterBranchIfNotEqual)
    case .characterNotEqual:
      return ComparisonBranches(ifTrue: .characterBranchIfNotEqual, ifFalse: .characterBranchIfEqual)
    default: return nil
    }
  }
}

extension FunctionEmitter {
  /// Branches on a comparison of two values when it comes out as `outcome`; false when the builtin is no such comparison
  /// and nothing has been emitted.
  func emitBranch(
    on name: String, _ arguments: [Argument], when outcome: Bool, to label: Label
  ) throws -> Bool {
    guard let opcode = Opcode(named: name), let branches = ComparisonBranches.of(opcode),
      let branch = outcome ? branches.ifTrue : branches.ifFalse
    else { return false }
    let operands = arguments.filter {
      if case .type = $0 { return false }
      return true
    }
    guard operands.count == 2 else { return false }
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    if try emitCharacterBranch(opcode, operands, when: outcome, to: label, depth) { return true }
    if let constant = outcome ? branches.ifTrueConstant : branches.ifFalseConstant,
      let right = floatingPointConstant(operands[1])
    {
      let left = try emitArgument(operands[0], .instant).slot
      try popScope(to: depth)
      assembler.emit(constant, left, to: label, immediate: .word(Int(bitPattern: UInt(right.bitPattern))))
      return true
    }
    let immediate = outcome ? branches.ifTrueImmediate : branches.ifFalseImmediate
    if let immediate, opcode == .int64Equal || opcode == .int64NotEqual, let left = smallConstant(operands[0]) {
      let right = try emitArgument(operands[1], .instant).slot
      try popScope(to: depth)
      assembler.emit(immediate, right, left, to: label)
      return true
    }
    if let immediate, let right = smallConstant(operands[1]) {
      // Integers own nothing, but what they are read from may: it ends before the branch.
      let left = try emitArgument(operands[0], .instant).slot
      try popScope(to: depth)
      assembler.emit(immediate, left, right, to: label)
      return true
    }
    let slots = try emitOperands(operands)
    if scopes[depth].cleanups.isEmpty {
      assembler.emit(branch, slots[0], slots[1], to: label)
      try popScope(to: depth)
      return true
    }
    // What the operands own ends on both ways, so it ends before the branch.
    let result = allocate(1)
    assembler.emit(opcode, result, slots[0], slots[1])
    try popScope(to: depth)
    assembler.emit(outcome ? .branchIfTrue : .branchIfFalse, result, to: label)
    return true
  }
  /// Branches on a character that is compared with a literal to which no other character is equivalent: on its slot alone.
  private func emitCharacterBranch(
    _ opcode: Opcode, _ operands: [Argument], when outcome: Bool, to label: Label, _ depth: Int
  ) throws -> Bool {
    guard opcode == .characterEqual || opcode == .characterNotEqual else { return false }
    let (other, byte): (Argument, UInt8)
    if let right = uniqueCharacter(operands[1]) {
      (other, byte) = (operands[0], right)
    } else if let left = uniqueCharacter(operands[0]) {
      (other, byte) = (operands[1], left)
    } else {
      return false
    }
    let slot = try emitArgument(other, .instant).slot
    guard scopes[depth].cleanups.isEmpty else {
      let copy = allocate(1)
      emitMove(slot, to: copy, slots: 1)
      try popScope(to: depth)
      assembler.emit(
        (opcode == .characterEqual) == outcome ? .int64BranchIfEqualImmediate : .int64BranchIfNotEqualImmediate,
        copy, Int(byte), to: label)
      return true
    }
    try popScope(to: depth)
    assembler.emit(
      (opcode == .characterEqual) == outcome ? .int64BranchIfEqualImmediate : .int64BranchIfNotEqualImmediate,
      slot, Int(byte), to: label)
    return true
  }

  /// The byte of an ASCII character literal; nil for the three that other scalars are equivalent to (U+212A, U+037E and
  /// U+1FEF).
  func uniqueCharacter(_ argument: Argument) -> UInt8? {
    guard case .character(let bytes)? = literal(argument), bytes.count == 1, bytes[0] < 128,
      !"K;`".utf8.contains(bytes[0])
    else { return nil }
    return bytes[0]
  }
}
