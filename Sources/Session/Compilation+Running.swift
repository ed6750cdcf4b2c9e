import Basics
import Bytecode
import Lowering
import Machine

extension Compilation {
  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything, with what
  /// stops the run from outside.
  public func run(on host: any Host, beforeStart: (any Interruptible) -> Void = { _ in }) -> Outcome {
    guard let core else { return .rejected(verdict) }
    let lowerer = Lowerer(core.file, program: core.program)
    let machine = Machine(source: lowerer, host: host)
    beforeStart(machine)
    return outcome(of: machine.run(lowerer.entry)) { error, place in
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
