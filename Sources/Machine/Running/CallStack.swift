import Basics
import Bytecode

/// Reads the calls under way off the stack.
struct CallStack {
  let linker: Linker
  let suspended: [SuspendedDestruction]
  let resumeCell: Int

  /// The calls, innermost first, from the instruction that stopped.
  func frames(pc: Int, frame: Frame) -> [RunFrame] {
    let sorted = linker.linked.sorted { $0.start < $1.start }
    var frames: [RunFrame] = []
    var waiting = suspended
    var pc = pc
    var frame = frame
    var isReturnAddress = false
    while true {
      if let code = code(at: isReturnAddress ? pc - 1 : pc, in: sorted) {
        let cell = ((isReturnAddress ? pc - 1 : pc) - code.start) / MemoryLayout<Cell>.stride
        frames.append(RunFrame(function: code.code.name, location: code.code.sourceMap.location(at: cell)))
      }
      let caller = frame[-2]
      if caller == 0 { break }
      pc = frame[-1]
      frame = slots(at: caller)
      isReturnAddress = true
      // A deinitializer returns to the machine; its caller is where the destruction began.
      if pc == resumeCell, let last = waiting.popLast() { pc = Int(bitPattern: last.pc) }
    }
    return frames
  }

  private func code(at address: Int, in sorted: [LinkedCode]) -> LinkedCode? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].end <= address { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low].start <= address ? sorted[low] : nil
  }
}
