import Bytecode
import Semantics

// An element of an array that is only read, or only written, takes one instruction in place of an address and a move.
// The addressors of the library stay what they are: what they leave behind is looked at.

extension FunctionEmitter {
  /// Reads the element whose checked address the code before has just made for this reading alone; nil where it made
  /// none, or where no instruction fits the element.
  func emitElementLoad(_ place: TypedPlace, _ access: Access, into destination: Int?, _ need: Need) -> Value? {
    guard case .subscript = place.kind, case .memory(let pointer, 0) = access.home,
      let previous = assembler.previous, previous.opcode == .bufferAddressChecked, previous.a == pointer,
      previous.d == access.type.slots
    else { return nil }
    let type = access.type
    let opcode: Opcode
    switch (type.management, type.slots) {
    case (.none, 1): opcode = .bufferGet
    case (.none, 2): opcode = .bufferGet2
    case (.reference(mayBeNone: false), 1) where need != .instant: opcode = .bufferGetReference
    case (.string, 2) where need != .instant: opcode = .bufferGetString
    case (.reference, 1) where need == .instant: opcode = .bufferGet
    case (.string, 2) where need == .instant: opcode = .bufferGet2
    default: return nil
    }
    assembler.takeBackPrevious()
    let slot = allocate(type, destination)
    assembler.emit(opcode, slot, previous.b, previous.c)
    let isBorrowed = opcode == .bufferGet || opcode == .bufferGet2
    return isBorrowed ? Value(slot: slot, type: type) : handOver(slot, type, need)
  }

  /// Stores into the element whose unique address the code before has just made; false where it made none.
  func emitElementStore(_ place: TypedPlace, _ slot: Int, to access: Access) -> Bool {
    guard case .subscript = place.kind, case .memory(let pointer, 0) = access.home, access.type.isTrivial,
      access.type.slots == 1,
      let unique = assembler.previous, unique.opcode == .bufferUniqueAddress, unique.a == pointer, unique.d == 1
    else { return false }
    assembler.takeBackPrevious()
    if let address = assembler.previous, address.opcode == .slotAddress, address.a == unique.b {
      assembler.takeBackPrevious()
      assembler.emit(.bufferSetUniqueLocal, address.b, unique.c, slot)
    } else {
      assembler.emit(.bufferSetUnique, unique.b, unique.c, slot)
    }
    return true
  }
}
