import Basics
import Bytecode

/// Reads the calls under way off the stack.
struct CallStack {
  let linker: Linker
  let suspended: [SuspendedDestruction]
  let resumeCell: Int

  /// The calls, innermost first, from the instruction that stopped.
  func frames(pc: Int, frame: Frame) -> [RunFrame] {
    var frames: [RunFrame] = []
    walk(pc: pc, frame: frame) { code, cell in
      var location = code.sourceMap.location(at: cell)
      // An inlined call has no frame on the stack, but it is a call.
      var inlined = code.sourceMap.inlinedCall(at: cell)
      while let call = inlined {
        frames.append(RunFrame(function: call.name, location: location))
        location = call.location
        inlined = call.outer
      }
      frames.append(RunFrame(function: code.name, location: location))
      return true
    }
    return frames
  }

  /// Visits the calls, innermost first, with the cell each of them is at, as long as `visit` says so.
  func walk(pc: Int, frame: Frame, _ visit: (Code, _ cell: Int) -> Bool) {
    let sorted = linker.sorted
    var waiting = suspended
    var pc = pc
    var frame = frame
    var isReturnAddress = false
    while true {
      if let code = code(at: isReturnAddress ? pc - 1 : pc, in: sorted) {
        let cell = ((isReturnAddress ? pc - 1 : pc) - code.start) / MemoryLayout<Cell>.stride
        if !visit(code.code, cell) { return }
      }
      let caller = frame[-2]
      if caller == 0 { break }
      pc = frame[-1]
      frame = slots(at: caller)
      isReturnAddress = true
      // A deinitializer returns to the machine; its caller is where the destruction began.
      if pc == resumeCell, let last = waiting.popLast() { pc = Int(bitPattern: last.pc) }
    }
  }

  /// The code that an address is in.
  func code(at address: Int, in sorted: [LinkedCode]) -> LinkedCode? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].end <= address { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low].start <= address ? sorted[low] : nil
  }
}
