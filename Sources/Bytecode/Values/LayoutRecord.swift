/// A layout as the machine reads it: words in raw memory, made once and never freed.
///
/// A record is: the number of slots, the number of parts, then two words a part. The first is the part's kind and, from
/// bit 8 on, its slot; the second is 0, or for an enum the address of a table: the number of cases, and for each case
/// the address of the record of its parts, or 0.
public enum LayoutRecord {
  /// The kinds of parts in a record.
  public enum PartCode: Int {
    /// A counted block.
    case reference
    /// A string.
    case string
    /// A character.
    case character
    /// An existential.
    case existential
    /// A weak or unowned reference.
    case weak
    /// An enum's payload.
    case enumeration
  }

  /// Makes a record of a layout.
  static func make(_ layout: ValueLayout) -> Int { make(slots: layout.slots, parts: layout.parts) }

  private static func make(slots: Int, parts: [ManagedPart]) -> Int {
    let record = UnsafeMutablePointer<Int>.allocate(capacity: 2 + 2 * parts.count)
    record[0] = slots
    record[1] = parts.count
    for (index, part) in parts.enumerated() {
      let (code, slot, table) = encode(part)
      record[2 + 2 * index] = code.rawValue | slot << 8
      record[3 + 2 * index] = table
    }
    return Int(bitPattern: record)
  }

  private static func encode(_ part: ManagedPart) -> (PartCode, slot: Int, table: Int) {
    switch part {
    case .reference(let slot): return (.reference, slot, 0)
    case .string(let slot): return (.string, slot, 0)
    case .character(let slot): return (.character, slot, 0)
    case .existential(let slot): return (.existential, slot, 0)
    case .weak(let slot): return (.weak, slot, 0)
    case .enumeration(let slot, let cases):
      let table = UnsafeMutablePointer<Int>.allocate(capacity: 1 + cases.count)
      table[0] = cases.count
      for (index, parts) in cases.enumerated() {
        table[1 + index] = parts.isEmpty ? 0 : make(slots: 0, parts: parts)
      }
      return (.enumeration, slot, Int(bitPattern: table))
    }
  }
}
