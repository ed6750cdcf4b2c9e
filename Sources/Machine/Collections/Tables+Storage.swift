import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

private func tableBytes(entries: Int, stride: Int) -> Int {
  Table.entries * 8 + entries * stride * 8 + entries
}

/// The layout of a table's entries.
private func layout(of table: Frame) -> TableLayout? { TypeDescriptor.at(table[1]).table }

/// The most entries that a table may have.
private let largestCapacity = 1 << 40

/// A table with room for entries, a power of two of them, of which three quarters are used at most.
@inline(never) func allocateTable(type: Int, capacity: Int, _ context: Context) -> Int {
  guard let layout = TypeDescriptor.at(type).table else { return 0 }
  if capacity > largestCapacity { endWithoutMemory(context) }
  var entries = 4
  while entries / 4 * 3 < capacity { entries *= 2 }
  let bytes = tableBytes(entries: entries, stride: layout.stride)
  let block = allocate(bytes: bytes, context)
  let table = slots(at: block)
  table[0] = 1
  table[1] = type
  table[Table.count] = 0
  table[Table.mask] = entries - 1
  table[Table.limit] = entries / 4 * 3
  table[Table.controlAddress] = address(table + Table.entries + entries * layout.stride)
  table[Table.keyKind] = layout.keyKind.rawValue
  table[Table.stride] = layout.stride
  table[Table.hashOffset] = layout.hashOffset
  table[Table.valueOffset] = layout.valueOffset
  memset(control(of: table), 0, entries)
  return block
}

private func freeTable(_ table: Frame, _ context: Context) {
  free(
    address(table), bytes: tableBytes(entries: table[Table.mask] + 1, stride: table[Table.stride]), context)
}

/// A copy of a table, its entries in the same places.
@inline(never) func copyTable(_ original: Int, _ context: Context) -> Int {
  let table = slots(at: original)
  let entries = table[Table.mask] + 1
  let bytes = tableBytes(entries: entries, stride: table[Table.stride])
  let copy = slots(at: allocate(bytes: bytes, context))
  memcpy(copy, table, bytes)
  copy[0] = 1
  copy[Table.controlAddress] = address(copy + Table.entries + entries * table[Table.stride])
  guard let layout = layout(of: table) else { return address(copy) }
  let (key, value) = (layout.key.recordAddress, layout.value.recordAddress)
  if layout.key.isTrivial && layout.value.isTrivial { return address(copy) }
  for entry in 0..<entries where control(of: copy)[entry] != 0 {
    retainParts(of: entrySlots(copy, entry), layout: key)
    retainParts(of: entrySlots(copy, entry) + layout.valueOffset, layout: value)
  }
  return address(copy)
}

/// Puts a copy in the place of a shared table.
@inline(never) func makeTableUnique(_ place: Frame, _ context: Context) {
  let copy = copyTable(place[0], context)
  // The other references keep the old table alive.
  _ = dropReference(place[0])
  place[0] = copy
}

/// The hash of an entry's key, kept or made again.
private func hash(ofEntry entry: Frame, in table: Frame, _ context: Context) -> Int {
  if table[Table.valueOffset] > table[Table.hashOffset] { return entry[table[Table.hashOffset]] }
  switch TableLayout.KeyKind(rawValue: table[Table.keyKind]).unsafelyUnwrapped {
  case .character: return hashCharacter(entry[0], context)
  case .float64: return scramble(float64(entry[0]) == 0 ? 0 : entry[0], context)
  case .float32: return scramble(float32(entry[0]) == 0 ? 0 : entry[0], context)
  default: return scramble(entry[0], context)
  }
}

/// Where probing for an entry begins. The language hashes its own keys, and the result is mixed once more.
private func start(forHash hash: Int, in table: Frame, _ context: Context) -> Int {
  let isProgram = table[Table.keyKind] == TableLayout.KeyKind.program.rawValue
  return (isProgram ? scramble(hash, context) : hash) & table[Table.mask]
}

/// Makes a table unique with room for so many entries.
@inline(never) func reserveTable(_ place: Frame, capacity: Int, _ context: Context) {
  if slots(at: place[0])[Table.limit] >= capacity {
    if !isUnique(place[0]) { makeTableUnique(place, context) }
    return
  }
  if !isUnique(place[0]) { makeTableUnique(place, context) }
  let old = slots(at: place[0])
  let new = slots(at: allocateTable(type: old[1], capacity: max(capacity, 2 * old[Table.limit]), context))
  let stride = old[Table.stride]
  for entry in 0...old[Table.mask] where control(of: old)[entry] != 0 {
    let source = entrySlots(old, entry)
    let hash = hash(ofEntry: source, in: old, context)
    var target = start(forHash: hash, in: new, context)
    while control(of: new)[target] != 0 { target = (target + 1) & new[Table.mask] }
    control(of: new)[target] = control(of: old)[entry]
    moveSlots(entrySlots(new, target), source, stride)
  }
  new[Table.count] = old[Table.count]
  freeTable(old, context)
  place[0] = address(new)
}

/// Takes an entry out and moves those behind it up, so that no probe ends early.
@inline(never) func removeEntry(_ removed: Int, from table: Frame, _ context: Context) {
  let mask = table[Table.mask]
  let bytes = control(of: table)
  var hole = removed
  var entry = (removed + 1) & mask
  while bytes[entry] != 0 {
    let hash = hash(ofEntry: entrySlots(table, entry), in: table, context)
    let start = start(forHash: hash, in: table, context)
    // The entry may fill the hole unless its probe begins behind it.
    if (entry - start) & mask >= (entry - hole) & mask {
      moveSlots(entrySlots(table, hole), entrySlots(table, entry), table[Table.stride])
      bytes[hole] = bytes[entry]
      hole = entry
    }
    entry = (entry + 1) & mask
  }
  bytes[hole] = 0
  table[Table.count] -= 1
}

/// Empties a table; the old entries are put down for destruction.
@inline(never) func removeAllEntries(_ place: Frame, keepingCapacity: Bool, _ context: Context) {
  let old = place[0]
  let limit = keepingCapacity ? slots(at: old)[Table.limit] : 0
  place[0] = allocateTable(type: slots(at: old)[1], capacity: limit, context)
  context.pointee.destruction.push(.reference, old)
}

/// Puts the next entry of a table without references down, or frees it behind the last one. The first word counts.
func destroyNextEntry(of block: Int, _ context: Context) {
  let table = slots(at: block)
  guard let layout = layout(of: table), !(layout.key.isTrivial && layout.value.isTrivial) else {
    return freeTable(table, context)
  }
  let entry = nextEntry(in: table, from: table[0])
  if entry < 0 { return freeTable(table, context) }
  table[0] = entry + 1
  context.pointee.destruction.push(.table, block)
  let slots = entrySlots(table, entry)
  putDown(slots + layout.valueOffset, layout: layout.value.recordAddress, context)
  putDown(slots, layout: layout.key.recordAddress, context)
}
