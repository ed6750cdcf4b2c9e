import Basics
import Bytecode
import Lowering
import Machine

extension Compilation {
  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything, with what
  /// stops the run from outside.
  ///
  /// `leaks` is told what is still there when the program has come to its end and nothing leads to it: the names of the
  /// types, how many there are of each, and how many of them no other block that is left refers to.
  public func run(
    on host: any Host, beforeStart: (any Interruptible) -> Void = { _ in },
    leaks: (([(type: String, count: Int, lost: Int)]) -> Void)? = nil
  ) -> Outcome {
    guard let core else { return .rejected(verdict) }
    let lowerer = Lowerer(core.file, program: core.program)
    let machine = Machine(source: lowerer, host: host)
    machine.writtenPlace = writtenPlace
    if leaks != nil { machine.trackBlocks() }
    beforeStart(machine)
    let end = machine.run(lowerer.entry)
    if let leaks, case .finished = end {
      leaks(machine.leakedBlocks(roots: lowerer.globalStorage).map { ($0.type, $0.count, $0.lost) })
    }
    return outcome(of: end)
  }

  /// Runs the program and hands each access to a location to `writer`, in order with what the program prints. `beforeEnd` is
  /// told how the run ended before the trace's own end.
  public func trace(
    _ options: TraceOptions, to writer: any TraceWriter, on host: any Host,
    beforeStart: (any Interruptible) -> Void = { _ in }, beforeEnd: (Outcome) -> Void = { _ in }
  ) -> Outcome {
    guard let core else {
      beforeEnd(.rejected(verdict))
      return .rejected(verdict)
    }
    var request = TraceRequest(options)
    if let edited { request.isGenerated = { $0.file === edited.file && edited.isGenerated(at: $0.offset) } }
    let lowerer = Lowerer(core.file, program: core.program, tracing: request)
    let recorder = TraceRecorder(options, writer: writer)
    let machine = Machine(source: lowerer, host: TracedHost(host, flush: recorder.flush))
    machine.writtenPlace = writtenPlace
    beforeStart(machine)
    recorder.begin(source, edited: edited)
    machine.tracer = recorder
    let result = outcome(of: machine.run(lowerer.entry))
    recorder.flush()
    beforeEnd(result)
    recorder.end()
    return result
  }

  /// The place in the program as it was written; nil for a place in generated code.
  private var writtenPlace: (SourceLocation) -> SourceLocation? {
    guard let edited else { return { $0 } }
    return { place in
      if place.file !== edited.file { return place }
      return edited.isGenerated(at: place.offset) ? nil : edited.originalLocation(of: place.offset)
    }
  }

  /// The machine's code of the top level and of the file's functions, generic ones for each set of types that the others call
  /// them with; nil where there are errors.
  public func printedBytecode() -> String? {
    guard let core else { return nil }
    let lowerer = Lowerer(core.file, program: core.program)
    func text(of function: FunctionReference) -> String {
      do {
        return Disassembler().text(of: try lowerer.code(for: function))
      } catch {
        return "\(function.name): \(error)\n"
      }
    }
    var texts = lowerer.fileFunctions().map { text(of: $0) }
    var printed: Set<ObjectIdentifier> = []
    while let (function, types) = lowerer.fileSpecializations().first(where: {
      printed.insert(ObjectIdentifier($0.function)).inserted
    }) {
      texts.append("; for \(types.joined(separator: ", "))\n" + text(of: function))
      if printed.count == Self.printedSpecializations { break }
    }
    return texts.joined(separator: "\n")
  }

  /// Generic functions may call each other with ever larger types.
  private static let printedSpecializations = 500
}

extension TraceRequest {
  /// The accesses that a trace shows.
  init(_ options: TraceOptions) {
    self.init()
    names = options.names
    includesLibrary = options.includesLibrary
    if !options.showsReads { kinds.remove(.read) }
    if !options.showsWrites { kinds = [.read] }
  }
}
