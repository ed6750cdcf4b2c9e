import Bytecode
import Semantics

// An element of an array that is only read, or only written, takes one instruction in place of an address and a move.
// The addressors of the library stay what they are: what they leave behind is looked at.

extension FunctionEmitter {
  /// Reads the element whose checked address the code before has just made for this reading alone; nil where it made
  /// none, or where no instruction fits the element.
  func emitElementLoad(_ place: TypedPlace, _ access: Access, into destination: Int?, _ need: Need) -> Value? {
    guard case .subscript(let base, _, _, _) = place.kind, case .memory(let pointer, 0) = access.home,
      let previous = assembler.previous, previous.opcode == .bufferAddressChecked, previous.a == pointer,
      previous.d == access.type.slots
    else { return nil }
    let type = access.type
    assembler.takeBackPrevious()
    let slot = allocate(type, destination)
    let (buffer, index) = (previous.b, previous.c)
    switch (type.management, type.slots) {
    case (.reference(mayBeNone: false), 1) where need != .instant:
      assembler.emit(.bufferGetReference, slot, buffer, index)
    case (.string, 2) where need != .instant: assembler.emit(.bufferGetString, slot, buffer, index)
    case (_, 1):
      if !isFetched(base) || !emitLoadWithBase(slot, buffer, index) {
        assembler.emit(.bufferGet, slot, buffer, index)
      }
      if need != .instant { emitRetain(slot, type) }
    case (_, 2):
      assembler.emit(.bufferGet2, slot, buffer, index)
      if need != .instant { emitRetain(slot, type) }
    default:
      assembler.emit(.bufferGetMany, slot, buffer, index, type.slots)
      if need != .instant { emitRetain(slot, type) }
    }
    return type.isTrivial || need == .instant ? Value(slot: slot, type: type) : handOver(slot, type, need)
  }

  /// Reads an element of one slot of a buffer that the code before has just fetched for this reading alone: from a field, or
  /// from the buffer whose element it is. False where it was not fetched so.
  private func emitLoadWithBase(_ slot: Int, _ buffer: Int, _ index: Int) -> Bool {
    guard let fetched = assembler.previous, fetched.a == buffer, buffer != index else { return false }
    switch fetched.opcode {
    case .memoryLoad:
      assembler.takeBackPrevious()
      assembler.emit(.bufferGetOfField, slot, fetched.b, fetched.c, index)
    case .bufferGet:
      assembler.takeBackPrevious()
      assembler.emit(.bufferGetNested, slot, fetched.b, fetched.c, index)
    default: return false
    }
    return true
  }

  /// Whether reading a place fetches it into a slot of its own, which is no variable's.
  private func isFetched(_ place: TypedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable):
      guard let binding = bindings[variable], binding.inlined == nil, case .memory = binding.access.home else {
        return false
      }
      return true
    case .property(let base, _, _, _): return base.type.isClass || isFetched(base)
    case .tupleElement(let base, _): return isFetched(base)
    case .subscript: return true
    default: return false
    }
  }

  /// Stores into the element whose unique address the code before has just made; false where it made none.
  func emitElementStore(_ place: TypedPlace, _ slot: Int, to access: Access) -> Bool {
    guard case .subscript = place.kind, case .memory(let pointer, 0) = access.home, access.type.isTrivial,
      access.type.slots == 1,
      let unique = assembler.previous, unique.opcode == .bufferUniqueAddress, unique.a == pointer, unique.d == 1
    else { return false }
    assembler.takeBackPrevious()
    let address = assembler.previous
    if let address, address.opcode == .slotAddress, address.a == unique.b {
      assembler.takeBackPrevious()
      assembler.emit(.bufferSetUniqueLocal, address.b, unique.c, slot)
    } else if let address, address.opcode == .memoryAddOffset, address.a == unique.b, unique.b != slot {
      assembler.takeBackPrevious()
      assembler.emit(.bufferSetUnique, address.b, unique.c, slot, address.c)
    } else {
      assembler.emit(.bufferSetUnique, unique.b, unique.c, slot)
    }
    return true
  }
}
