import Basics
import Bytecode
import Lowering
import Machine

extension Compilation {
  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything, with what
  /// stops the run from outside.
  ///
  /// `leaks` is told what is still there when the program has come to its end and nothing leads to it: the names of the
  /// types and how many there are of each.
  public func run(
    on host: any Host, beforeStart: (any Interruptible) -> Void = { _ in },
    leaks: (([(type: String, count: Int)]) -> Void)? = nil
  ) -> Outcome {
    guard let core else { return .rejected(verdict) }
    let lowerer = Lowerer(core.file, program: core.program)
    let machine = Machine(source: lowerer, host: host)
    if leaks != nil { machine.trackBlocks() }
    beforeStart(machine)
    let end = machine.run(lowerer.entry)
    if let leaks, case .finished = end { leaks(machine.leakedBlocks(roots: lowerer.globalStorage)) }
    return outcome(of: end) { error, place in
      (error as? LoweringError)?.diagnostic(at: place) ?? .fault("\(error)", at: place)
    }
  }

  /// The machine's code of the top level and of the file's functions; nil where there are errors.
  public func printedBytecode() -> String? {
    guard let core else { return nil }
    let lowerer = Lowerer(core.file, program: core.program)
    return lowerer.fileFunctions().map { function in
      do {
        return Disassembler().text(of: try lowerer.code(for: function))
      } catch {
        return "\(function.name): \(error)\n"
      }
    }.joined(separator: "\n")
  }
}
