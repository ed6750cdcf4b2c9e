import Basics
import Bytecode
import Lowering
import Machine

extension Compilation {
  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything.
  public func run(on host: any Host, beforeStart: () -> Void = {}) -> Outcome {
    guard let core else { return .rejected(verdict) }
    beforeStart()
    let lowerer = Lowerer(core.file, program: core.program)
    let machine = Machine(source: lowerer, host: host)
    let run = machine.run(lowerer.entry)
    return outcome(of: run) { error, place in
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
