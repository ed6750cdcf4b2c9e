import Bytecode
import Machine
import Testing

@Suite struct LeakTests {
  @Test func whatNothingReachesIsReported() {
    let program = HandMade()
    let node = TypeDescriptor(.class, name: "Node", layout: .reference)
    let other = TypeDescriptor(.class, name: "Other", layout: .word)
    let global = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    global[0] = 0
    program.machine.trackBlocks()
    program.define("main") { code in
      code.emit(.objectAllocate, 0, immediate: .descriptor(node))
      code.emit(.objectAllocate, 1, immediate: .descriptor(node))
      code.emit(.memoryStore, 0, 2, 1)
      code.emit(.globalStore, 0, immediate: .word(Int(bitPattern: global)))
      code.emit(.objectAllocate, 0, immediate: .descriptor(other))
      code.emit(.objectAllocate, 0, immediate: .descriptor(other))
      code.emit(.referenceRelease, 0)
      code.emit(.stringLiteral, 4, immediate: .string("a text of many bytes, "))
      code.emit(.stringConcatenate, 6, 4, 4)
      code.emit(.return)
    }
    _ = program.run()
    let leaked = program.machine.leakedBlocks(roots: [(Int(bitPattern: global), .reference)])
    #expect(leaked.map(\.type) == ["Other", "String"])
    #expect(leaked.map(\.count) == [1, 1])
    #expect(program.machine.leakedBlocks(roots: []).first?.type == "Node")
  }
}
