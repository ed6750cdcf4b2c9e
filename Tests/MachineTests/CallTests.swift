import Bytecode
import Machine
import Testing

@Suite struct CallTests {
  /// `fib(n)` in the shape that lowering makes.
  private func defineFibonacci(in program: HandMade) {
    let fib = program.function("fib")
    program.define("fib", arguments: 1) { code in
      code.emit(.returnIfInt64LessImmediate, 0, 2, 0)
      code.emit(.int64SubtractImmediate, 4, 0, 1)
      code.emitCall(.function(fib), window: 4, arguments: 1, results: 1)
      code.emit(.int64SubtractImmediate, 8, 0, 2)
      code.emitCall(.function(fib), window: 8, arguments: 1, results: 1)
      code.emit(.returnInt64Add, 4, 8)
    }
  }

  @Test func functionsCallThemselves() {
    let program = HandMade()
    defineFibonacci(in: program)
    program.define("main") { code in
      code.emit(.constantSmall, 4, 20)
      code.emitCall(.function(program.function("fib")), window: 4, arguments: 1, results: 1)
      code.emitPrint(4)
      code.emit(.return)
    }
    guard case .finished = program.run() else { return #expect(Bool(false)) }
    #expect(program.host.output == "6765\n")
    #expect(program.faults == [])
  }

  @Test func longLoopsNeedNoStack() {
    let program = HandMade()
    program.define("main") { code in
      code.emit(.constantSmall, 0, 0)
      code.emit(.constantSmall, 2, 0)
      code.emit(.constantSmall, 3, 20_000_000)
      let start = code.placeLabel()
      code.emit(.int64Add, 0, 0, 2)
      code.emit(.loopCounted, 2, to: start)
      code.emitPrint(0)
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "199999990000000\n")
  }

  @Test func endlessRecursionStopsWithTheCallStack() {
    let program = HandMade()
    let endless = program.function("endless")
    program.define("endless", arguments: 1) { code in
      code.emitCall(.function(endless), window: 4, arguments: 1, results: 1)
      code.emit(.return)
    }
    program.define("main") { code in
      code.emitCall(.function(endless), window: 4, arguments: 1, results: 1)
      code.emit(.return)
    }
    guard case .limit(_, let frames) = program.run() else { return #expect(Bool(false)) }
    #expect(frames.count > 10_000)
    #expect(frames.first?.function == "endless")
    #expect(frames.last?.function == "main")
    // The machine runs again afterwards.
    guard case .limit = program.run() else { return #expect(Bool(false)) }
  }

  @Test func endlessLoopsCanBeInterrupted() async {
    let program = HandMade()
    program.define("main") { code in
      code.emitPrint("begin")
      let start = code.placeLabel()
      code.emit(.int64AddWrapping, 0, 0, 0)
      code.emit(.jump, to: start)
    }
    nonisolated(unsafe) let machine = program.machine
    for _ in 0..<2 {
      let watch = Task.detached {
        try? await Task.sleep(nanoseconds: 50_000_000)
        machine.interrupt()
      }
      guard case .interrupted(let frames) = program.run() else { return #expect(Bool(false)) }
      #expect(frames.map(\.function) == ["main"])
      await watch.value
    }
  }

  @Test func overflowTraps() {
    let program = HandMade()
    program.define("main") { code in
      code.emit(.constant, 0, immediate: .word(Int.max))
      code.emit(.int64AddImmediate, 0, 0, 1)
      code.emit(.return)
    }
    guard case .trapped(let message, let frames) = program.run() else { return #expect(Bool(false)) }
    #expect(message == "Swift runtime failure: arithmetic overflow")
    #expect(frames.map(\.function) == ["main"])
  }

  @Test func thrownErrorsReachTheCaller() {
    let program = HandMade()
    let type = TypeDescriptor(.structure, name: "Problem", layout: .word)
    program.define("fail") { code in
      code.emit(.constantSmall, 4, 7)
      code.emit(.existentialPack, 8, 4, immediate: .descriptor(type))
      code.emit(.throw, 8)
      code.emit(.return)
    }
    program.define("main") { code in
      let caught = code.makeLabel()
      code.emitCall(.function(program.function("fail")), window: 4, arguments: 0, results: 0)
      code.emit(.branchIfThrown, to: caught)
      code.emitPrint("not reached")
      code.place(caught)
      code.emit(.errorTake, 8)
      code.emitPrint(8)
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "7\n")
  }

  @Test func dispatchAsksOncePerType() {
    let program = HandMade()
    let key = DispatchKey(name: "area", owner: program)
    let square = TypeDescriptor(.structure, name: "Square", layout: .word)
    program.dispatched["area Square"] = program.define("Square.area", arguments: 1) { code in
      code.emit(.memoryLoad, 4, 0, 0)
      code.emit(.int64Multiply, 0, 4, 4)
      code.emit(.return)
    }
    program.define("main") { code in
      code.emit(.constantSmall, 20, 12)
      code.emit(.existentialPack, 8, 20, immediate: .descriptor(square))
      code.emit(.constantSmall, 2, 0)
      code.emit(.constantSmall, 3, 3)
      let start = code.placeLabel()
      code.emit(.existentialPayloadLocal, 16, 8)
      code.emitCall(.dispatched(key, types: 11), window: 16, arguments: 1, results: 1)
      code.emitPrint(16)
      code.emit(.loopCounted, 2, to: start)
      code.emit(.return)
    }
    _ = program.run()
    #expect(program.host.output == "144\n144\n144\n")
  }
}
