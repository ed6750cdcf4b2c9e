import Bytecode
import Testing

@testable import Machine

/// The machine's strings against Swift's, on texts made to be difficult.
@Suite struct StringTests {
  private static let pool: [Unicode.Scalar] = [
    "a", "e", "K", ";", "`", "\r", "\n", " ", ",", "é", "\u{301}", "\u{300}", "\u{323}", "\u{212A}",
    "\u{37E}", "ü", "ß",
    "日", "が", "か", "\u{3099}", "👍", "🏽", "👨", "\u{200D}", "👩", "🇩", "🇪", "각", "ᄀ", "ᅡ", "ᆨ", "가", "Å",
    "\u{212B}",
    "\u{FE0F}", "©", "\u{600}", "—", "क", "्", "ष", "\u{AD}", "\0",
  ]

  private let program = HandMade()
  private var context: Context { program.machine.context }

  private func random(length: ClosedRange<Int>, mostlyASCII: Bool) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length) {
      text.append(StringTests.pool[Int.random(in: 0..<(mostlyASCII ? 9 : StringTests.pool.count))])
    }
    return String(text)
  }

  private func make(_ text: String) -> Frame {
    let slots = Frame.allocate(capacity: 4)
    makeString(slots, text, context)
    slots[2] = 0
    slots[3] = byteCount(slots)
    return slots
  }

  @Test func plainScalarsAreTheirOwnNormalForm() {
    for value in 0x80..<0x11_0000 where isPlain(value) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      if scalar.properties.canonicalCombiningClass != .notReordered { Issue.record("\(value)") }
    }
  }

  @Test(arguments: 0..<4) func comparisonsAgreeWithSwift(_ seed: Int) {
    for round in 0..<6_000 {
      let long = round % 40 == 0
      let left = random(length: 0...(long ? 60 : 7), mostlyASCII: round % 3 == 0)
      var right = random(length: 0...(long ? 60 : 7), mostlyASCII: round % 3 == 0)
      if round % 4 == 1 { right = String(left.unicodeScalars.map(Character.init)) }
      let (a, b) = (make(left), make(right))
      #expect(equalStrings(a, b) == (left == right))
      if areDecidedByWords(a, b) {
        #expect((a[0] == b[0] && a[1] == b[1]) == (left == right))
        #expect(inlineLess(a, b) == (left < right))
      }
      #expect(lessString(a, b) == (left < right))
      if left == right { #expect(hashString(a, context) == hashString(b, context)) }
      #expect(hasPrefix(a, b) == left.hasPrefix(right), "\(left.debugDescription) \(right.debugDescription)")
      #expect(hasSuffix(a, b) == left.hasSuffix(right), "\(left.debugDescription) \(right.debugDescription)")
      a.deallocate()
      b.deallocate()
    }
  }

  @Test(arguments: 0..<2) func charactersAgreeWithSwift(_ seed: Int) {
    for round in 0..<6_000 {
      let text = random(length: 0...(round % 40 == 0 ? 60 : 7), mostlyASCII: round % 3 == 0)
      let slots = make(text)
      let count = byteCount(slots)
      #expect(characterCount(slots, from: 0, to: count) == text.count, "\(text.debugDescription)")
      var offsets: [Int] = []
      var offset = 0
      while offset < count {
        offsets.append(offset)
        let character = makeCharacter(of: slots, at: offset, context)
        let end = characterEnd(of: slots, at: offset)
        let expected = text[text.utf8.index(text.startIndex, offsetBy: offset)]
        #expect(swiftCharacter(character) == expected)
        #expect(byteCount(ofCharacter: character) == max(1, end - offset))
        offset = end
      }
      for (index, start) in offsets.enumerated() {
        let end = index + 1 < offsets.count ? offsets[index + 1] : count
        #expect(characterStart(of: slots, before: end) == start, "\(text.debugDescription) \(end)")
      }
      // The loop instruction's state.
      let state = Frame.allocate(capacity: 5)
      (state[0], state[1], state[2], state[3], state[4]) = (slots[0], slots[1], 0, 0, 0)
      var seen: [Character] = []
      while true {
        if state[2] < state[3] {
          state[4] = Int(bytes(of: state)[state[2]])
          state[2] += 1
        } else if !advanceCharacters(state, context) {
          break
        }
        seen.append(swiftCharacter(state[4]))
      }
      #expect(seen == Array(text))
    }
  }

  @Test func appendingAgreesWithSwift() {
    for round in 0..<3_000 {
      var text = ""
      let slots = make("")
      for _ in 0..<Int.random(in: 0...12) {
        let piece = random(length: 0...6, mostlyASCII: round % 3 == 0)
        text += piece
        let pieceSlots = make(piece)
        if !appendInline(pieceSlots[0], pieceSlots[1], to: slots) {
          appendString(pieceSlots, to: slots, context)
        }
        if round % 5 == 0 {
          appendString(slots, to: slots, context)
          text += text
        }
        if text.utf8.count > 10_000 { break }
      }
      #expect(swiftString(slots) == text)
      #expect(byteCount(slots) == text.utf8.count)
      let again = make(text)
      #expect(hashString(slots, context) == hashString(again, context))
      #expect(equalStrings(slots, again))
    }
  }

  @Test func searchingFindsWholeCharacters() {
    let text = make("one, two,\r\nthree e\u{301}, four")
    #expect(findCharacter(Int(UInt8(ascii: ",")), in: text) == 3)
    #expect(findCharacter(Int(UInt8(ascii: "\r")), in: text) == -1)
    #expect(findString(make("two"), in: text) == 5)
    #expect(findString(make("three é"), in: text) == 11)
    #expect(findString(make("e,"), in: text) == 2)
  }
}
