import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

// An existential is three slots of payload and the type's descriptor. A payload of more slots is in a block whose header
// names the type; the block is shared by copies and copied before it is written.

/// The layout of an existential's payload.
@inline(__always) private func payloadLayout(_ value: Frame) -> Int { layoutAddress(ofType: value[3]) }

/// The address of an existential's payload, to read it.
@inline(__always) func payloadAddress(of value: Frame) -> Int {
  layoutSlots(payloadLayout(value)) <= 3 ? address(value) : value[0] &+ 16
}

/// Whether there is nothing to destroy: none, or a small payload without parts.
@inline(__always) func isTrivialExistential(_ value: Frame) -> Bool {
  if value[3] == 0 { return true }
  let layout = payloadLayout(value)
  return layoutSlots(layout) <= 3 && !hasParts(layout)
}

/// Adds references to an existential's payload.
@inline(never) func retainExistential(_ value: Frame) {
  if value[3] == 0 { return }
  let layout = payloadLayout(value)
  if layoutSlots(layout) > 3 {
    retain(value[0])
  } else if hasParts(layout) {
    retainParts(of: value, layout: layout)
  }
}

/// Puts an existential's payload down for destruction.
func putDownExistential(_ value: Frame, _ context: Context) {
  if value[3] == 0 { return }
  let layout = payloadLayout(value)
  if layoutSlots(layout) > 3 {
    context.pointee.destruction.push(.reference, value[0])
  } else {
    putDown(value, layout: layout, context)
  }
}

/// Puts an existential down for destruction.
@inline(never) func destroyExistential(_ value: Frame, _ context: Context) {
  putDownExistential(value, context)
}

/// A block with room for a value of a type.
private func allocatePayload(type: Int, slots count: Int, _ context: Context) -> Int {
  let block = allocate(bytes: 16 + 8 * count, context)
  slots(at: block)[0] = 1
  slots(at: block)[1] = type
  return block
}

/// Makes an existential of a value of more than three slots, taking it over.
@inline(never) func packLarge(_ target: Frame, _ source: Frame, type: Int, _ context: Context) {
  let count = layoutSlots(layoutAddress(ofType: type))
  let block = allocatePayload(type: type, slots: count, context)
  moveSlots(slots(at: block) + 2, source, count)
  target[0] = block
  target[1] = 0
  target[2] = 0
  target[3] = type
}

/// Makes an existential of a copy of a value.
@inline(never) func packCopy(_ target: Frame, from source: Frame, type: Int, _ context: Context) {
  let layout = layoutAddress(ofType: type)
  let count = layoutSlots(layout)
  let kind = slots(at: type)[Descriptor.kind]
  let isExistential = kind == TypeKind.existential.rawValue
  // A value of an existential type is the existential already, unless only objects conform.
  if isExistential, count == 4 {
    moveSlots(target, source, 4)
    retainExistential(target)
    return
  }
  if count > 3 {
    retainParts(of: source, layout: layout)
    packLarge(target, source, type: type, context)
  } else {
    moveSlots(target, source, count)
    // An object's own class says more than the variable's.
    target[3] = isExistential || kind == TypeKind.classCode ? slots(at: target[0])[1] : type
    retainExistential(target)
  }
}

/// The address of an existential's payload, to write it.
@inline(never) func uniquePayloadAddress(of value: Frame, _ context: Context) -> Int {
  let layout = payloadLayout(value)
  let count = layoutSlots(layout)
  if count <= 3 { return address(value) }
  if !isUnique(value[0]) {
    let copy = allocatePayload(type: value[3], slots: count, context)
    moveSlots(slots(at: copy) + 2, slots(at: value[0]) + 2, count)
    retainParts(of: slots(at: copy) + 2, layout: layout)
    // The other references keep the old block alive.
    _ = dropReference(value[0])
    value[0] = copy
  }
  return value[0] + 16
}

/// Takes the payload out of an existential and ends it.
@inline(never) func takePayload(_ target: Frame, of value: Frame, _ context: Context) {
  let layout = payloadLayout(value)
  let count = layoutSlots(layout)
  if count <= 3 { return moveSlots(target, value, count) }
  let block = value[0]
  moveSlots(target, slots(at: block) + 2, count)
  if isUnique(block) {
    free(block, bytes: 16 + 8 * count, context)
  } else {
    retainParts(of: target, layout: layout)
    _ = dropReference(block)
  }
}
