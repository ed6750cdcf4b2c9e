import Bytecode

/// The instructions that jump back. To stop a program, their handlers are replaced by one that stops, so that loops need not
/// look whether they should.
///
/// `stop` may run in a signal handler: it touches nothing but plain memory, which `add` replaces as a whole.
final class LoopCells {
  private let pollHandler: UInt
  private var cells: UnsafeMutablePointer<UnsafeMutablePointer<Cell>>
  private var count = 0
  private var capacity = 256

  init(pollHandler: UInt) {
    self.pollHandler = pollHandler
    cells = .allocate(capacity: capacity)
  }

  deinit { cells.deallocate() }

  /// Takes note of instructions.
  func add(_ indices: [Int], in code: UnsafeMutablePointer<Cell>) {
    if count + indices.count > capacity {
      let larger = UnsafeMutablePointer<UnsafeMutablePointer<Cell>>.allocate(
        capacity: 2 * (count + indices.count))
      larger.update(from: cells, count: count)
      let old = cells
      cells = larger
      capacity = 2 * (count + indices.count)
      old.deallocate()
    }
    for index in indices {
      cells[count] = code + index
      count += 1
    }
  }

  /// Has every loop stop.
  func stop() {
    for index in 0..<count { cells[index].pointee.word = pollHandler }
  }
}
