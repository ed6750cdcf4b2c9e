extension Opcode {
  /// The instruction with a name, as the library binds to it: `int64.add`. Further names for the same instruction count.
  ///
  /// The names are sorted when the table is generated, so that looking one up needs no dictionary made first.
  public init?(named name: String) {
    var name = name
    let found = name.withUTF8 { name -> UInt16? in
      var range = 0..<Opcode.nameEntries.count
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        let entry = Opcode.nameEntries[middle]
        let order = Opcode.compare(name, with: entry)
        if order == 0 { return UInt16(truncatingIfNeeded: entry) }
        range = order < 0 ? range.lowerBound..<middle : middle + 1..<range.upperBound
      }
      return nil
    }
    guard let found, let opcode = Opcode(rawValue: found) else { return nil }
    self = opcode
  }

  /// Negative where the name comes before that of the entry, positive where it comes behind it.
  private static func compare(_ name: UnsafeBufferPointer<UInt8>, with entry: UInt64) -> Int {
    let known = nameText.utf8Start + Int(entry >> 32)
    let length = Int(entry >> 16 & 0xffff)
    for index in 0..<Swift.min(name.count, length) where name[index] != known[index] {
      return Int(name[index]) - Int(known[index])
    }
    return name.count - length
  }
}
