import Bytecode
import Semantics

// Moving, copying and destroying values: which instruction fits the type.

extension FunctionEmitter {
  /// Copies slots as they are.
  func emitMove(_ source: Int, to destination: Int, slots: Int) {
    if source == destination { return }
    switch slots {
    case 0: break
    case 1: assembler.emit(.move, destination, source)
    case 2: assembler.emit(.move2, destination, source)
    case 3: assembler.emit(.move3, destination, source)
    case 4: assembler.emit(.move4, destination, source)
    default: assembler.emit(.moveMany, destination, source, slots)
    }
  }

  /// Copies a value within the frame, so that both may be destroyed.
  func emitCopy(_ source: Int, to destination: Int, _ type: LoweredType) {
    switch type.management {
    case .none: emitMove(source, to: destination, slots: type.slots)
    case .reference(let mayBeNone):
      assembler.emit(mayBeNone ? .optionalCopy : .referenceCopy, destination, source)
    case .string: assembler.emit(.stringCopy, destination, source)
    case .character: assembler.emit(.characterCopy, destination, source)
    case .existential: assembler.emit(.existentialCopy, destination, source)
    case .layout:
      if let part = type.onlyPart {
        emitMove(source, to: destination, slots: type.slots)
        emitRetain(part, of: destination)
      } else {
        assembler.emit(.valueCopy, destination, source, immediate: .layout(type.layout))
      }
    }
  }

  /// Makes a borrowed value owned where it is.
  func emitRetain(_ slot: Int, _ type: LoweredType) {
    switch type.management {
    case .none: break
    case .reference(let mayBeNone): assembler.emit(mayBeNone ? .optionalRetain : .referenceRetain, slot)
    case .string: assembler.emit(.stringRetain, slot)
    case .character: assembler.emit(.characterRetain, slot)
    case .existential: assembler.emit(.existentialRetain, slot)
    case .layout:
      if let part = type.onlyPart {
        emitRetain(part, of: slot)
      } else {
        assembler.emit(.valueRetain, slot, immediate: .layout(type.layout))
      }
    }
  }

  /// Retains the only part of a value that begins at a slot.
  private func emitRetain(_ part: ManagedPart, of slot: Int) {
    switch part {
    case .reference(let offset): assembler.emit(.optionalRetain, slot + offset)
    case .string(let offset): assembler.emit(.stringRetain, slot + offset)
    case .character(let offset): assembler.emit(.characterRetain, slot + offset)
    case .existential, .weak, .enumeration: break
    }
  }

  /// Releases the only part of a value that begins at a slot.
  private func emitRelease(_ part: ManagedPart, of slot: Int) {
    switch part {
    case .reference(let offset): assembler.emit(.optionalRelease, slot + offset)
    case .string(let offset): assembler.emit(.stringRelease, slot + offset)
    case .character(let offset): assembler.emit(.characterRelease, slot + offset)
    case .existential, .weak, .enumeration: break
    }
  }

  /// Ends a value in the frame.
  func emitDestroy(_ slot: Int, _ type: LoweredType) {
    switch type.management {
    case .none: break
    case .reference: assembler.emit(.optionalRelease, slot)
    case .string: assembler.emit(.stringRelease, slot)
    case .character: assembler.emit(.characterRelease, slot)
    case .existential: assembler.emit(.existentialDestroy, slot)
    case .layout:
      if let part = type.onlyPart {
        emitRelease(part, of: slot)
      } else {
        assembler.emit(.valueDestroy, slot, immediate: .layout(type.layout))
      }
    }
  }

  // MARK: Memory

  /// The slot with the address of memory, and an offset.
  func pointer(_ home: Home) -> (slot: Int, offset: Int)? {
    switch home {
    case .slots: return nil
    case .memory(let pointer, let offset): return (pointer, offset)
    case .global(let address):
      let slot = allocate(1)
      assembler.emit(.constant, slot, immediate: .word(address))
      return (slot, 0)
    }
  }

  /// Loads a value as it is: borrowed.
  func emitLoad(_ home: Home, to destination: Int, slots: Int) {
    if slots == 0 { return }
    switch home {
    case .slots(let slot): emitMove(slot, to: destination, slots: slots)
    case .global(let address) where slots == 1:
      assembler.emit(.globalLoad, destination, immediate: .word(address))
    default:
      let (pointer, offset) = pointer(home)!
      switch slots {
      case 1: assembler.emit(.memoryLoad, destination, pointer, offset)
      case 2: assembler.emit(.memoryLoad2, destination, pointer, offset)
      default: assembler.emit(.memoryLoadMany, destination, pointer, offset, slots)
      }
    }
  }

  /// Loads a copy of a value.
  func emitLoadCopy(_ home: Home, to destination: Int, _ type: LoweredType) {
    if type.slots == 0 { return }
    if case .slots(let slot) = home { return emitCopy(slot, to: destination, type) }
    if type.isTrivial { return emitLoad(home, to: destination, slots: type.slots) }
    let (pointer, offset) = pointer(home)!
    switch type.management {
    case .none: break
    case .reference(let mayBeNone):
      assembler.emit(
        mayBeNone ? .memoryLoadOptionalReference : .memoryLoadReference, destination, pointer, offset)
    case .string: assembler.emit(.memoryLoadString, destination, pointer, offset)
    case .character:
      assembler.emit(.memoryLoad, destination, pointer, offset)
      assembler.emit(.characterRetain, destination)
    case .layout where type.onlyPart != nil:
      emitLoad(home, to: destination, slots: type.slots)
      emitRetain(destination, type)
    case .existential, .layout:
      assembler.emit(.valueLoad, destination, pointer, offset, immediate: .layout(type.layout))
    }
  }

  /// Stores a value, handing it over, where there is none yet.
  func emitInitialize(_ home: Home, with slot: Int, _ type: LoweredType) {
    if type.slots == 0 { return }
    switch home {
    case .slots(let destination): emitMove(slot, to: destination, slots: type.slots)
    case .global(let address) where type.slots == 1:
      assembler.emit(.globalStore, slot, immediate: .word(address))
    default:
      let (pointer, offset) = pointer(home)!
      switch type.slots {
      case 1: assembler.emit(.memoryStore, pointer, offset, slot)
      case 2: assembler.emit(.memoryStore2, pointer, offset, slot)
      default: assembler.emit(.memoryStoreMany, pointer, offset, slot, type.slots)
      }
    }
  }

  /// Stores a value, handing it over, and destroys the one that was there.
  func emitReplace(_ home: Home, with slot: Int, _ type: LoweredType) {
    if type.isTrivial { return emitInitialize(home, with: slot, type) }
    switch home {
    case .slots(let destination):
      // The old value goes only when the new one is in place: its deinitializer may look.
      let old = allocate(type)
      emitMove(destination, to: old, slots: type.slots)
      emitMove(slot, to: destination, slots: type.slots)
      emitDestroy(old, type)
    default:
      let (pointer, offset) = pointer(home)!
      switch type.management {
      case .none: break
      case .reference: assembler.emit(.optionalReplace, pointer, offset, slot)
      case .string: assembler.emit(.stringReplace, pointer, offset, slot)
      case .character, .existential, .layout:
        assembler.emit(.valueReplace, pointer, offset, slot, immediate: .layout(type.layout))
      }
    }
  }

  /// Destroys a value where it is.
  func emitDestroy(at home: Home, _ type: LoweredType) {
    if type.isTrivial { return }
    if case .slots(let slot) = home { return emitDestroy(slot, type) }
    let (pointer, offset) = pointer(home)!
    assembler.emit(.valueDestroyAt, pointer, offset, immediate: .layout(type.layout))
  }

  /// The address of a place, in `destination`.
  func emitAddress(of home: Home, to destination: Int) {
    switch home {
    case .slots(let slot): assembler.emit(.slotAddress, destination, slot)
    case .memory(let pointer, 0): emitMove(pointer, to: destination, slots: 1)
    case .memory(let pointer, let offset): assembler.emit(.memoryAddOffset, destination, pointer, offset)
    case .global(let address): assembler.emit(.constant, destination, immediate: .word(address))
    }
  }

  // MARK: Constants

  /// A number in a slot.
  func emitConstant(_ value: Int, to destination: Int) {
    if Int32(exactly: value) != nil {
      assembler.emit(.constantSmall, destination, value)
    } else {
      assembler.emit(.constant, destination, immediate: .word(value))
    }
  }

  /// A type's descriptor in a slot: a metatype value.
  func emitDescriptor(_ type: Type, to destination: Int) throws {
    assembler.emit(.constant, destination, immediate: .descriptor(try lowerer.descriptor(of: type)))
  }

  // MARK: Values by need

  /// A value in storage, as long as it is needed: borrowed where that is safe, else copied.
  func emitRead(_ access: Access, into destination: Int? = nil, _ need: Need) -> Value {
    let type = access.type
    let mayBorrow: Bool
    switch need {
    case .owned: mayBorrow = false
    case .scope: mayBorrow = access.isImmutable
    case .call: mayBorrow = access.isImmutable || access.isPrivate
    case .instant: mayBorrow = true
    }
    if mayBorrow, case .slots(let slot) = access.home {
      guard let destination else { return Value(slot: slot, type: type) }
      emitMove(slot, to: destination, slots: type.slots)
      return Value(slot: destination, type: type)
    }
    let slot = allocate(type, destination)
    if mayBorrow || type.isTrivial {
      emitLoad(access.home, to: slot, slots: type.slots)
    } else {
      emitLoadCopy(access.home, to: slot, type)
      if need != .owned { addDestruction(of: slot, type) }
    }
    return Value(slot: slot, type: type)
  }

  /// Passes on a value that is owned already, destroying it at the end of the scope unless it is wanted owned.
  func handOver(_ slot: Int, _ type: LoweredType, _ need: Need) -> Value {
    if need != .owned { addDestruction(of: slot, type) }
    return Value(slot: slot, type: type)
  }

  /// Makes a borrowed value in slots what is needed.
  func passOn(_ value: Value, into destination: Int?, _ need: Need, isBorrowed: Bool = true) -> Value {
    if need == .owned {
      let slot = destination ?? allocate(value.type.slots)
      if slot == value.slot {
        emitRetain(slot, value.type)
      } else {
        emitCopy(value.slot, to: slot, value.type)
      }
      return Value(slot: slot, type: value.type)
    }
    guard let destination, destination != value.slot else { return value }
    emitMove(value.slot, to: destination, slots: value.type.slots)
    return Value(slot: destination, type: value.type)
  }
}
