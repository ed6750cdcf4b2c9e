import Bytecode

// What a layout's record says is done here: retaining a value's parts, and putting them down for destruction.

/// The kind and the slot of a part.
@inline(__always) func part(_ layout: Frame, _ index: Int) -> (code: Int, slot: Int, table: Int) {
  let word = layout[2 &+ 2 &* index]
  return (word & 0xFF, word >> 8, layout[3 &+ 2 &* index])
}

/// The record of an enum value's case, or nil where it has no parts.
@inline(__always) func caseRecord(_ table: Int, tag: Int) -> Frame? {
  let cases = slots(at: table)
  if UInt(bitPattern: tag) >= UInt(bitPattern: cases[0]) { return nil }
  return Frame(bitPattern: cases[1 &+ tag])
}

/// Adds a reference to each part of a value.
@inline(never) func retainParts(of value: Frame, layout: Int) {
  let record = slots(at: layout)
  var index = 0
  while index < record[1] {
    let (code, slot, table) = part(record, index)
    index &+= 1
    switch LayoutRecord.PartCode(rawValue: code).unsafelyUnwrapped {
    case .reference, .weak: if value[slot] != 0 { retain(value[slot]) }
    case .string: if value[slot &+ 1] > 0 { retain(value[slot]) }
    case .character: retainCharacter(value[slot])
    case .existential: retainExistential(value + slot)
    case .enumeration:
      if let parts = caseRecord(table, tag: value[slot]) { retainParts(of: value, layout: address(parts)) }
    }
  }
}

/// Puts each part of a value down for destruction, the first one on top.
func putDown(_ value: Frame, layout: Int, _ context: Context) {
  let record = slots(at: layout)
  var index = record[1]
  while index > 0 {
    index &-= 1
    let (code, slot, table) = part(record, index)
    switch LayoutRecord.PartCode(rawValue: code).unsafelyUnwrapped {
    case .reference: if value[slot] != 0 { context.pointee.destruction.push(.reference, value[slot]) }
    case .string: if value[slot &+ 1] > 0 { context.pointee.destruction.push(.string, value[slot]) }
    case .character: if value[slot] < 0 { context.pointee.destruction.push(.character, value[slot]) }
    case .existential: putDownExistential(value + slot, context)
    case .weak: if value[slot] != 0 { context.pointee.destruction.push(.weak, value[slot]) }
    case .enumeration:
      if let parts = caseRecord(table, tag: value[slot]) { putDown(value, layout: address(parts), context) }
    }
  }
}

/// Puts a value down for destruction.
@inline(never) func destroyValue(at value: Frame, layout: Int, _ context: Context) {
  putDown(value, layout: layout, context)
}

/// Stores a value over another one, which is put down for destruction.
@inline(never) func replaceValue(at place: Frame, with value: Frame, layout: Int, _ context: Context) {
  putDown(place, layout: layout, context)
  moveSlots(place, value, layoutSlots(layout))
}
