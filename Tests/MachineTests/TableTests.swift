import Bytecode
import Testing

@testable import Machine

/// The machine's hash tables against Swift's dictionaries.
@Suite struct TableTests {
  private let program = HandMade()
  private var context: Context { program.machine.context }

  private func makeTable(_ kind: TableLayout.KeyKind, _ key: ValueLayout) -> Frame {
    let type = TypeDescriptor(
      .table, name: "Table", layout: .empty, table: TableLayout(keyKind: kind, key: key, value: .word))
    program.machine.linker.prepare(type)
    let place = Frame.allocate(capacity: 1)
    place[0] = allocateTable(type: type.address, capacity: 0, context)
    return place
  }

  private func value(_ place: Frame, _ entry: Int) -> Frame {
    let table = slots(at: place[0])
    return entrySlots(table, entry) + table[Table.valueOffset]
  }

  @Test func integerKeys() {
    let place = makeTable(.integer, .word)
    var expected: [Int: Int] = [:]
    let key = Frame.allocate(capacity: 1)
    for round in 0..<50_000 {
      key[0] = Int.random(in: 0..<700)
      if round % 3 == 2 {
        let entry = findInteger(key[0], in: slots(at: place[0]), context)
        #expect((entry >= 0) == (expected[key[0]] != nil))
        if entry >= 0 { removeEntry(entry, from: slots(at: place[0]), context) }
        expected[key[0]] = nil
      } else {
        let entry = findOrInsertKey(key, in: place, context)
        #expect((entry < 0) == (expected[key[0]] == nil))
        value(place, entry < 0 ? -1 - entry : entry)[0] = round
        expected[key[0]] = round
      }
      #expect(slots(at: place[0])[Table.count] == expected.count)
    }
    for (number, round) in expected {
      let entry = findInteger(number, in: slots(at: place[0]), context)
      #expect(entry >= 0)
      if entry >= 0 { #expect(value(place, entry)[0] == round) }
    }
  }

  @Test func stringKeysOfAnyForm() {
    let place = makeTable(.string, .string)
    var expected: [String: Int] = [:]
    let pieces = [
      "a", "e\u{301}", "é", "K", "\u{212A}", "long text of more than fifteen bytes", "x", "\u{37E}", ";",
    ]
    let key = Frame.allocate(capacity: 2)
    for round in 0..<20_000 {
      let text = (0..<Int.random(in: 0...3)).map { _ in pieces.randomElement() ?? "" }.joined()
      makeString(key, text, context)
      let found = findKey(key, in: slots(at: place[0]), context)
      if isPlainInline(key) { #expect(findInlineString(key, in: slots(at: place[0]), context) == found) }
      #expect((found >= 0) == (expected[text] != nil), "\(text.debugDescription)")
      if round % 4 == 3 {
        if found >= 0 { removeEntry(found, from: slots(at: place[0]), context) }
        expected[text] = nil
      } else {
        let entry = findOrInsertKey(key, in: place, context)
        value(place, entry < 0 ? -1 - entry : entry)[0] = round
        expected[text] = round
      }
    }
    #expect(slots(at: place[0])[Table.count] == expected.count)
    for (text, round) in expected {
      makeString(key, text, context)
      let entry = findKey(key, in: slots(at: place[0]), context)
      #expect(entry >= 0)
      if entry >= 0 { #expect(value(place, entry)[0] == round) }
    }
  }

  @Test func copiesAreIndependent() {
    let place = makeTable(.integer, .word)
    let key = Frame.allocate(capacity: 1)
    for number in 0..<100 {
      key[0] = number
      value(place, -1 - findOrInsertKey(key, in: place, context))[0] = number
    }
    let other = Frame.allocate(capacity: 1)
    other[0] = place[0]
    retain(place[0])
    key[0] = 5
    value(other, findOrInsertKey(key, in: other, context))[0] = 99
    #expect(other[0] != place[0])
    #expect(value(place, findKey(key, in: slots(at: place[0]), context))[0] == 5)
    #expect(value(other, findKey(key, in: slots(at: other[0]), context))[0] == 99)
  }
}
