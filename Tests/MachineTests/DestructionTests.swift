import Bytecode
import Machine
import Testing

/// When and in which order things are destroyed.
@Suite struct DestructionTests {
  /// A class whose deinitializer prints a name.
  private func makeClass(
    _ name: String, layout: ValueLayout, superclass: TypeDescriptor? = nil, in program: HandMade
  ) -> TypeDescriptor {
    let type = TypeDescriptor(.class, name: name, layout: layout, superclass: superclass)
    type.deinitializer = program.define("\(name).deinit", arguments: 1) { code in
      code.emitPrint(name)
      code.emit(.return)
    }
    return type
  }

  @Test func deinitializersRunBeforeFieldsAreDestroyed() {
    let program = HandMade()
    let first = makeClass("first", layout: .word, in: program)
    let second = makeClass("second", layout: .word, in: program)
    let base = makeClass("base", layout: .reference, in: program)
    let derived = makeClass(
      "derived", layout: .sequence([.reference, .reference]), superclass: base, in: program)
    program.define("main") { code in
      code.emit(.objectAllocate, 0, immediate: .descriptor(derived))
      code.emit(.objectAllocate, 1, immediate: .descriptor(first))
      code.emit(.objectAllocate, 2, immediate: .descriptor(second))
      code.emit(.memoryStore, 0, 2, 1)
      code.emit(.memoryStore, 0, 3, 2)
      code.emit(.referenceRelease, 0)
      code.emitPrint("end")
      code.emit(.return)
    }
    guard case .finished = program.run() else { return #expect(Bool(false)) }
    #expect(program.host.output == "derived\nbase\nfirst\nsecond\nend\n")
  }

  @Test func longChainsNeedNoStack() {
    let program = HandMade()
    let node = TypeDescriptor(.class, name: "Node", layout: .reference)
    program.define("main") { code in
      code.emit(.constantSmall, 0, 0)
      code.emit(.constantSmall, 2, 0)
      code.emit(.constantSmall, 3, 1_000_000)
      let start = code.placeLabel()
      code.emit(.objectAllocate, 4, immediate: .descriptor(node))
      code.emit(.memoryStore, 4, 2, 0)
      code.emit(.move, 0, 4)
      code.emit(.loopCounted, 2, to: start)
      code.emit(.referenceRelease, 0)
      code.emitPrint("end")
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "end\n")
  }

  @Test func longChainsWithDeinitializersNeedLittleStack() {
    let program = HandMade()
    let node = TypeDescriptor(.class, name: "Node", layout: .reference)
    node.deinitializer = program.define("Node.deinit", arguments: 1) { $0.emit(.return) }
    program.define("main") { code in
      code.emit(.constantSmall, 0, 0)
      code.emit(.constantSmall, 2, 0)
      code.emit(.constantSmall, 3, 300_000)
      let start = code.placeLabel()
      code.emit(.objectAllocate, 4, immediate: .descriptor(node))
      code.emit(.memoryStore, 4, 2, 0)
      code.emit(.move, 0, 4)
      code.emit(.loopCounted, 2, to: start)
      code.emit(.referenceRelease, 0)
      code.emitPrint("end")
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "end\n")
  }

  @Test func elementsAreDestroyedInOrder() {
    let program = HandMade()
    let first = makeClass("first", layout: .word, in: program)
    let second = makeClass("second", layout: .word, in: program)
    let buffer = TypeDescriptor(.buffer, name: "Buffer", layout: .reference)
    program.define("main") { code in
      code.emit(.bufferEmpty, 0, immediate: .descriptor(buffer))
      code.emit(.slotAddress, 8, 0)
      code.emit(.objectAllocate, 1, immediate: .descriptor(first))
      code.emit(.arrayAppend, 8, 1)
      code.emit(.objectAllocate, 1, immediate: .descriptor(second))
      code.emit(.arrayAppend, 8, 1)
      code.emit(.referenceRelease, 0)
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "first\nsecond\n")
  }

  @Test func weakReferencesComeToNothing() {
    let program = HandMade()
    let type = makeClass("object", layout: .word, in: program)
    program.define("main") { code in
      code.emit(.objectAllocate, 0, immediate: .descriptor(type))
      code.emit(.slotAddress, 8, 1)
      code.emit(.weakInitialize, 8, 0)
      code.emit(.weakLoad, 2, 8)
      code.emit(.int64Equal, 3, 0, 2)
      code.emitPrint(3)
      code.emit(.referenceRelease, 2)
      code.emit(.referenceRelease, 0)
      code.emit(.weakLoad, 2, 8)
      code.emitPrint(2)
      code.emit(.unownedLoad, 2, 8)
      code.emit(.return)
    }
    guard case .trapped(let message, _) = program.run() else { return #expect(Bool(false)) }
    #expect(program.host.output == "1\nobject\n0\n")
    #expect(message.hasPrefix("Fatal error: Attempted to read an unowned reference but object 0x"))
  }
}
