import Bytecode
import Machine
import Testing

/// Coroutines: accesses through `_modify`.
@Suite struct AccessTests {
  /// `_modify` of a property that keeps ten times its value: arguments are the address of storage.
  private func defineScaled(in program: HandMade) {
    program.define("note", arguments: 1) { code in
      code.emitPrint(0)
      code.emit(.return)
    }
    program.define("scaled.modify", arguments: 1, isCoroutine: true) { code in
      let unwind = code.makeLabel()
      code.emit(.memoryLoad, 8, 0, 0)
      code.emit(.constantSmall, 9, 10)
      code.emit(.int64Multiply, 8, 8, 9)
      // A call from within, before and after the yield.
      code.emit(.move, 16, 8)
      code.emitCall(.function(program.function("note")), window: 16, arguments: 1, results: 0)
      code.emit(.slotAddress, 10, 8)
      code.emit(.accessYield, 10, to: unwind)
      code.emit(.int64Divide, 8, 8, 9)
      code.emit(.memoryStore, 0, 0, 8)
      code.emit(.move, 16, 8)
      code.emitCall(.function(program.function("note")), window: 16, arguments: 1, results: 0)
      code.emit(.accessReturn)
      code.place(unwind)
      code.emitPrint("aborted")
      code.emit(.accessReturn)
    }
  }

  @Test func accessesChangeInPlace() {
    let program = HandMade()
    defineScaled(in: program)
    program.define("main") { code in
      code.emit(.constantSmall, 0, 4)
      code.emit(.slotAddress, 8, 0)
      code.emitBeginAccess(.function(program.function("scaled.modify")), window: 8, arguments: 1)
      // Other calls go on as always while the access is open.
      code.emit(.constantSmall, 20, 1000)
      code.emitCall(.function(program.function("note")), window: 20, arguments: 1, results: 0)
      code.emit(.memoryInt64AddImmediate, 8, 0, 20)
      code.emit(.accessEnd, 9)
      code.emitPrint(0)
      code.emit(.return)
    }
    guard case .finished = program.run() else { return #expect(Bool(false)) }
    #expect(program.host.output == "40\n1000\n6\n6\n")
    #expect(program.faults == [])
  }

  @Test func abortedAccessesUnwind() {
    let program = HandMade()
    defineScaled(in: program)
    program.define("main") { code in
      code.emit(.constantSmall, 0, 4)
      code.emit(.slotAddress, 8, 0)
      code.emitBeginAccess(.function(program.function("scaled.modify")), window: 8, arguments: 1)
      code.emit(.memoryInt64AddImmediate, 8, 0, 20)
      code.emit(.accessAbort, 9)
      code.emitPrint(0)
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "40\naborted\n4\n")
  }
}
