/// A set of a frame's slots.
struct SlotSet: Equatable {
  private var words: [UInt64]

  /// The first slots of a frame of some size.
  init(first count: Int, of slots: Int) {
    words = Array(repeating: 0, count: (slots + 63) / 64)
    insert(0..<count)
  }

  func contains(_ slot: Int) -> Bool {
    slot >> 6 < words.count && words[slot >> 6] >> UInt64(slot & 63) & 1 == 1
  }

  mutating func insert(_ slot: Int) { words[slot >> 6] |= 1 << UInt64(slot & 63) }
  mutating func insert(_ slots: Range<Int>) { for slot in slots { insert(slot) } }
  mutating func remove(_ slot: Int) { words[slot >> 6] &= ~(1 << UInt64(slot & 63)) }
  mutating func remove(_ slots: Range<Int>) { for slot in slots { remove(slot) } }

  /// Keeps what is in another set too; true when something went.
  mutating func formIntersection(_ other: SlotSet) -> Bool {
    var changed = false
    for index in words.indices {
      let kept = words[index] & other.words[index]
      if kept != words[index] { changed = true }
      words[index] = kept
    }
    return changed
  }
}
