import Bytecode
import Semantics

// Storage of weak and unowned references holds something else than the value that is read from it or written to it.

extension FunctionEmitter {
  /// The value in storage that a place names: the storage itself, but of a weak or unowned reference a strong one, which is
  /// put back at the end of the scope where the access is for changing it.
  func emitValueAccess(to place: TypedPlace, _ mode: AccessMode) throws -> Access {
    let access = try emitAccess(to: place, mode)
    guard access.type.form.isWeak else { return access }
    let value = try emitWeakLoad(access, place, into: nil)
    if mode == .modify {
      addCleanup { [unowned self] _ in
        try withScope { try emitStore(value.slot, to: access, isInitialization: false) }
      }
    } else {
      addDestruction(of: value.slot, value.type)
    }
    return Access(home: .slots(value.slot), type: value.type, isImmutable: mode == .read)
  }

  /// The object that a weak or unowned reference refers to, retained.
  func emitWeakLoad(_ access: Access, _ place: TypedPlace, into destination: Int?) throws -> Value {
    let type = try lower(place.type)
    let slot = allocate(type, destination)
    let pointer = allocate(1)
    emitAddress(of: access.home, to: pointer)
    guard case .weak(let isUnowned) = access.type.form, isUnowned else {
      assembler.emit(.weakLoad, slot, pointer)
      return Value(slot: slot, type: type)
    }
    if case .optional = type.form {
      // An unowned reference may be to nothing (SE-0285); only one to an object that is gone stops the program.
      let isNone = assembler.makeLabel()
      assembler.emit(.memoryLoad, slot, pointer, 0)
      assembler.emit(.branchIfZero, slot, to: isNone)
      assembler.emit(.unownedLoad, slot, pointer)
      assembler.place(isNone)
    } else {
      assembler.emit(.unownedLoad, slot, pointer)
    }
    return Value(slot: slot, type: type)
  }
}

extension LoweredType.Form {
  /// Whether this is storage of a weak or unowned reference.
  var isWeak: Bool {
    if case .weak = self { return true }
    return false
  }
}
