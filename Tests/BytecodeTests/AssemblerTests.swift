import Bytecode
import Testing

@Suite struct AssemblerTests {
  @Test func codePrints() throws {
    let code = Assembler(name: "count(to:)", argumentSlots: 1)
    code.note(slot: 0, name: "limit")
    code.emit(.constantSmall, 2, -1)
    code.emit(.move, 3, 0)
    let start = code.placeLabel()
    code.emit(.int64Add, 1, 0, 2)
    code.emit(.loopCounted, 2, to: start)
    code.emit(.constant, 4, immediate: .word(1 << 40))
    code.emit(.returnSlot, 1)
    code.reserve(slots: 5)
    let finished = try code.finish()
    #expect(
      Disassembler().text(of: finished) == """
        count(to:): 5 slots, 1 of arguments
          ; 0 limit
            0  constant.small dest:2 value=-1
            1  move dest:3 source:0
            2  int64.add dest:1 left:0 right:2
            3  loop.counted counter:2 →2
            4  constant dest:4 [1099511627776]
            6  return.slot value:1

        """)
    #expect(Verifier().faults(in: finished) == [])
  }

  @Test func mistakesAreFound() throws {
    let code = Assembler(name: "wrong")
    code.emit(.move, 0, 9)
    code.emit(.constant, 0, immediate: .string("text"))
    let faults = Verifier().faults(in: try code.finish())
    #expect(faults.count == 5)
  }
}
