import Bytecode

/// Blocks of one type that were left over.
public struct LeakedBlocks {
  /// The name of the type.
  public let type: String
  /// How many blocks there are.
  public let count: Int
  /// How many of them are referred to more often than other blocks left over do: nobody will ever release those. The
  /// others are in cycles, or belong to what is.
  public let lost: Int
}

extension Machine {
  /// Has every block kept account of, for `leakedBlocks`. This must come before the first run.
  public func trackBlocks() {
    allocator.trackBlocks()
    context.pointee.reusesBlocks = false
  }

  /// The blocks that are still in use and that no root leads to, by the names of their types, most frequent first. Roots are
  /// globals: the places of values that Swift does not destroy at the end of a program.
  public func leakedBlocks(roots: [(address: Int, layout: ValueLayout)]) -> [LeakedBlocks] {
    guard let live = allocator.live else { return [] }
    var reached: Set<Int> = []
    var waiting: [Int] = []
    for root in roots { reach(slots(at: root.address), root.layout, &waiting) }
    while let block = waiting.popLast() {
      if live[block] == nil || !reached.insert(block).inserted { continue }
      follow(block, &waiting)
    }
    let leaked = live.keys.filter { !reached.contains($0) }
    for block in leaked { follow(block, &waiting) }
    let references = waiting.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var counts: [String: (count: Int, lost: Int)] = [:]
    for block in leaked {
      let isLost = Int(referenceCount(slots(at: block))) > references[block] ?? 0
      let before = counts[name(ofTypeOf: block)] ?? (0, 0)
      counts[name(ofTypeOf: block)] = (before.count + 1, before.lost + (isLost ? 1 : 0))
    }
    return counts.map { LeakedBlocks(type: $0.key, count: $0.value.count, lost: $0.value.lost) }
      .sorted { ($1.count, $0.type) < ($0.count, $1.type) }
  }

  /// The name of the type a block says it has; a string's block says nothing.
  private func name(ofTypeOf block: Int) -> String {
    let type = slots(at: block)[1]
    return type > 1 << 20 ? TypeDescriptor.at(type).name : "String"
  }

  /// Finds the blocks that a value refers to.
  private func reach(_ value: Frame, _ layout: ValueLayout, _ waiting: inout [Int]) {
    for part in layout.parts { reach(value, part, &waiting) }
  }

  private func reach(_ value: Frame, _ part: ManagedPart, _ waiting: inout [Int]) {
    switch part {
    case .reference(let slot): if value[slot] != 0 { waiting.append(value[slot]) }
    case .string(let slot): if value[slot + 1] > 0 { waiting.append(value[slot]) }
    case .character(let slot): if value[slot] < 0 { waiting.append(value[slot] & Int.max) }
    case .weak(let slot): if value[slot] != 0 { waiting.append(value[slot]) }
    case .enumeration(let slot, let cases):
      if cases.indices.contains(value[slot]) {
        for part in cases[value[slot]] { reach(value, part, &waiting) }
      }
    case .existential(let slot):
      let existential = value + slot
      guard existential[3] != 0 else { return }
      let type = TypeDescriptor.at(existential[3])
      let layout = type.kind == .class ? ValueLayout.reference : type.layout
      if layout.slots > 3 { waiting.append(existential[0]) } else { reach(existential, layout, &waiting) }
    }
  }

  /// Finds the blocks that a block refers to.
  private func follow(_ block: Int, _ waiting: inout [Int]) {
    let words = slots(at: block)
    guard words[1] > 1 << 20 else { return }
    let type = TypeDescriptor.at(words[1])
    if let side = sideBlocks[block] { waiting.append(side) }
    switch type.kind {
    case .closure: reach(words + Closure.captures, type.layout, &waiting)
    case .buffer:
      for index in 0..<words[Buffer.count] {
        reach(words + Buffer.elements + index * type.layout.slots, type.layout, &waiting)
      }
    case .table:
      guard let table = type.table else { return }
      for entry in 0...words[Table.mask] where control(of: words)[entry] != 0 {
        reach(entrySlots(words, entry), table.key, &waiting)
        reach(entrySlots(words, entry) + table.valueOffset, table.value, &waiting)
      }
    default: reach(words + 2, type.layout, &waiting)
    }
  }
}
