import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

/// The storage of a dictionary or set: open addressing with linear probing. Words, then entries, then one control byte an
/// entry: 0 where it is free, else the high bits of the hash with the top bit set.
enum Table {
  @inline(__always) static var count: Int { 2 }
  @inline(__always) static var mask: Int { 3 }
  /// How many entries there is room for before the table grows.
  @inline(__always) static var limit: Int { 4 }
  @inline(__always) static var controlAddress: Int { 5 }
  @inline(__always) static var keyKind: Int { 6 }
  @inline(__always) static var stride: Int { 7 }
  @inline(__always) static var hashOffset: Int { 8 }
  @inline(__always) static var valueOffset: Int { 9 }
  @inline(__always) static var entries: Int { 10 }
}

/// The numbers of key kinds, for the handlers.
enum KeyKind {
  @inline(__always) static var integerCode: Int { 0 }
  @inline(__always) static var stringCode: Int { 1 }
}

/// A table's control bytes.
@inline(__always) func control(of table: Frame) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>(bitPattern: table[Table.controlAddress]).unsafelyUnwrapped
}

/// The slots of an entry.
@inline(__always) func entrySlots(_ table: Frame, _ entry: Int) -> Frame {
  table + (Table.entries &+ entry &* table[Table.stride])
}

/// The control byte of an entry with a hash.
@inline(__always) private func controlByte(_ hash: Int) -> UInt8 {
  UInt8(truncatingIfNeeded: UInt(bitPattern: hash) &>> 57) | 0x80
}

/// The entry with an integer as its key, or -1.
@inline(__always) func findInteger(_ key: Int, in table: Frame, _ context: Context) -> Int {
  let mask = table[Table.mask]
  let bytes = control(of: table)
  let stride = table[Table.stride]
  let entries = table + Table.entries
  var entry = scramble(key, context) & mask
  // The key is looked at first, whether or not there is an entry, so that neither look waits for the other.
  while true {
    if entries[entry &* stride] == key { return bytes[entry] != 0 ? entry : -1 }
    if bytes[entry] == 0 { return -1 }
    entry = (entry &+ 1) & mask
  }
}

/// The entry with an inline string as its key, or -1. Texts that are not inline never equal one that is, unless they are
/// not plain; then the bytes' hashes differ as well, except where the normal form is the inline text.
@inline(__always) func findInlineString(_ key: Frame, in table: Frame, _ context: Context) -> Int {
  let (first, second) = (key[0], key[1])
  let hash = hashWords(first, second, context)
  let mask = table[Table.mask]
  let bytes = control(of: table)
  let stride = table[Table.stride]
  var entry = hash & mask
  while true {
    let slots = table + (Table.entries &+ entry &* stride)
    if slots[0] == first && slots[1] == second { return bytes[entry] != 0 ? entry : -1 }
    if bytes[entry] == 0 { return -1 }
    if _slowPath(slots[1] >= 0 && slots[2] == hash) && equalStrings(slots, key) { return entry }
    entry = (entry &+ 1) & mask
  }
}

private func hashKey(_ key: Frame, _ kind: TableLayout.KeyKind, _ context: Context) -> Int {
  switch kind {
  case .integer: return scramble(key[0], context)
  case .string: return hashString(key, context)
  case .character: return hashCharacter(key[0], context)
  case .float64: return scramble(float64(key[0]) == 0 ? 0 : key[0], context)
  case .float32: return scramble(float32(key[0]) == 0 ? 0 : key[0], context)
  case .program: return 0
  }
}

private func equalKeys(_ left: Frame, _ right: Frame, _ kind: TableLayout.KeyKind) -> Bool {
  switch kind {
  case .integer: return left[0] == right[0]
  case .string: return equalStrings(left, right)
  case .character: return left[0] == right[0] || equalCharacters(left[0], right[0])
  case .float64: return float64(left[0]) == float64(right[0])
  case .float32: return float32(left[0]) == float32(right[0])
  case .program: return false
  }
}

/// The kind of a table's keys.
private func keyKind(of table: Frame) -> TableLayout.KeyKind {
  TableLayout.KeyKind(rawValue: table[Table.keyKind]).unsafelyUnwrapped
}

/// The entry with a key, or -1.
@inline(never) func findKey(_ key: Frame, in table: Frame, _ context: Context) -> Int {
  find(key, hash: hashKey(key, keyKind(of: table), context), in: table)
}

private func find(_ key: Frame, hash: Int, in table: Frame) -> Int {
  let kind = keyKind(of: table)
  let mask = table[Table.mask]
  let bytes = control(of: table)
  let byte = controlByte(hash)
  var entry = hash & mask
  while bytes[entry] != 0 {
    if bytes[entry] == byte && equalKeys(entrySlots(table, entry), key, kind) { return entry }
    entry = (entry + 1) & mask
  }
  return -1
}

/// The entry with a key; a new one, its key copied and its value uninitialised, comes as `-1 - entry`.
@inline(never) func findOrInsertKey(_ key: Frame, in place: Frame, _ context: Context) -> Int {
  var table = slots(at: place[0])
  let kind = keyKind(of: table)
  let hash = hashKey(key, kind, context)
  let found = find(key, hash: hash, in: table)
  if found >= 0 {
    if isUnique(table) { return found }
    // A copy keeps the entries where they are.
    makeTableUnique(place, context)
    return found
  }
  reserveTable(place, capacity: table[Table.count] + 1, context)
  table = slots(at: place[0])
  let entry = freeEntry(for: hash, in: table)
  occupyEntry(entry, of: table, hash: hash, key: key)
  if kind == .string, key[1] > 0 { retain(key[0]) }
  if kind == .character { retainCharacter(key[0]) }
  return -1 - entry
}

/// The first free place for a hash.
private func freeEntry(for hash: Int, in table: Frame) -> Int {
  let bytes = control(of: table)
  var entry = hash & table[Table.mask]
  while bytes[entry] != 0 { entry = (entry + 1) & table[Table.mask] }
  return entry
}

/// Fills a free place with a key.
@inline(never) func occupyEntry(_ entry: Int, of table: Frame, hash: Int, key: Frame) {
  let slots = entrySlots(table, entry)
  moveSlots(slots, key, table[Table.hashOffset])
  if table[Table.valueOffset] > table[Table.hashOffset] { slots[table[Table.hashOffset]] = hash }
  control(of: table)[entry] = controlByte(hash)
  table[Table.count] += 1
}

/// The first entry that is not before another one, or -1.
@inline(__always) func nextEntry(in table: Frame, from start: Int) -> Int {
  let mask = table[Table.mask]
  let bytes = control(of: table)
  var entry = start
  while entry <= mask {
    if bytes[entry] != 0 { return entry }
    entry &+= 1
  }
  return -1
}
