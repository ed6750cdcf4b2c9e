import Basics
import Session

#if canImport(Glibc)
  import Glibc
#endif

/// One program and what is to be done with it.
struct Command {
  let invocation: Invocation
  let compilation: Compilation
  let rendering: DiagnosticRendering

  init(_ invocation: Invocation, _ source: SourceFile) {
    self.invocation = invocation
    if let library = invocation.library {
      compilation = Compilation(source: source, library: FolderLibrary(path: library))
    } else {
      compilation = Compilation(source: source)
    }
    rendering = DiagnosticRendering(usesColor: Self.usesColor(invocation.coloring))
  }

  private init(_ invocation: Invocation, _ compilation: Compilation) {
    self.invocation = invocation
    self.compilation = compilation
    rendering = DiagnosticRendering(usesColor: Self.usesColor(invocation.coloring))
  }

  /// Does it, and gives the exit status.
  func run() -> Int32 {
    switch invocation.mode {
    case .run: return runProgram()
    case .trace: return traceProgram()
    case .check: return status(of: compilation.check())
    case .desugar: return showExpansion()
    case .views: return showViews()
    case .emit(.tokens): return printed(compilation.printedTokens())
    case .emit(.tree): return printed(compilation.printedTree())
    case .emit(.types): return printed(compilation.printedTypes())
    case .emit(.bytecode): return printed(compilation.printedBytecode())
    case .interact, .checkModule, .lesson, .help, .version: return ExitStatus.success.rawValue
    }
  }

  /// Prints the program with its sugar written out. A name to expand that nothing has is a mistake of the command line.
  private func showExpansion() -> Int32 {
    let unknown = compilation.namesOfNothing(among: invocation.expansion.only ?? [])
    for (name, near) in unknown {
      complain(
        "\(compilation.source.name) declares no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    if !unknown.isEmpty { return ExitStatus.usage.rawValue }
    var options = invocation.expansion
    options.usesColor = Self.usesColor(invocation.coloring, on: .output)
    return printed(compilation.desugared(options))
  }

  /// Draws the program's app or last view, and plays the events of a file on it.
  private func showViews() -> Int32 {
    var events = ""
    if let path = invocation.events {
      guard let bytes = try? readFile(path) else {
        StandardStream.error.write("sandbox: error: \(path): cannot be read\n")
        return ExitStatus.noInput.rawValue
      }
      events = String(decoding: bytes, as: UTF8.self)
    }
    let verdict = compilation.check()
    guard verdict == .accepted else { return status(of: verdict) }
    guard let shown = compilation.showingViews(events: events) else {
      StandardStream.error.write(
        "sandbox: error: \(compilation.source.name): declares no app, and no view that can be made without arguments\n")
      return ExitStatus.usage.rawValue
    }
    return Command(invocation, shown).runProgram()
  }

  private func runProgram() -> Int32 {
    let host = ProcessHost(arguments: [compilation.source.name] + invocation.arguments)
    let outcome = compilation.run(
      on: host,
      beforeStart: { run in
        showDiagnostics()
        stopOnInterrupt(run)
      }, leaks: leakReport)
    return status(of: outcome)
  }

  /// What is told of a run, and the exit status it means.
  func status(of outcome: Outcome) -> Int32 {
    report(outcome)
    return exitStatus(of: outcome)
  }

  /// Says why a program stopped.
  func report(_ outcome: Outcome) {
    StandardStream.output.flush()
    switch outcome {
    case .finished, .exited: break
    case .rejected: showDiagnostics()
    case .stopped(let stop):
      StandardStream.error.write(StopReport(rendering: rendering).text(of: stop))
      StandardStream.error.flush()
    }
  }

  /// The exit status that a run's end means.
  func exitStatus(of outcome: Outcome) -> Int32 {
    switch outcome {
    case .finished: return ExitStatus.success.rawValue
    case .exited(let status): return status
    case .rejected(let verdict): return ExitStatus(verdict).rawValue
    case .stopped(let stop): return ExitStatus(stop.kind).rawValue
    }
  }

  /// In debug builds `SANDBOX_LEAKS=1` has a line written for each type of which blocks are left over at the end.
  private var leakReport: (([(type: String, count: Int, lost: Int)]) -> Void)? {
    #if DEBUG
      if getenv("SANDBOX_LEAKS") != nil {
        return { leaks in
          for leak in leaks {
            let lost = leak.lost > 0 ? ", \(leak.lost) lost" : ""
            StandardStream.error.write("leaked: \(leak.count) \(leak.type)\(lost)\n")
          }
        }
      }
    #endif
    return nil
  }

  /// Prints what a stage made, as far as it came, and the diagnostics.
  private func printed(_ text: String?) -> Int32 {
    if let text { StandardStream.output.write(text) }
    StandardStream.output.flush()
    return status(of: compilation.verdict)
  }

  /// Shows all diagnostics and gives the exit status they mean.
  private func status(of verdict: Verdict) -> Int32 {
    showDiagnostics()
    return ExitStatus(verdict).rawValue
  }

  func showDiagnostics() {
    StandardStream.error.write(rendering.render(compilation.diagnostics.diagnostics))
    StandardStream.error.flush()
  }

  /// Colour is for people: it needs a terminal, and `NO_COLOR` forbids it unless the command line asks for it.
  static func usesColor(_ choice: Invocation.Coloring?, on stream: StandardStream = .error) -> Bool {
    switch choice ?? .auto {
    case .always: return true
    case .never: return false
    case .auto:
      let forbidden = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
      let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
      return stream.isTerminal && !forbidden && !isDumb
    }
  }
}

extension ExitStatus {
  /// The status for a program that was only compiled.
  init(_ verdict: Verdict) {
    switch verdict {
    case .accepted: self = .success
    case .erroneous: self = .compileErrors
    case .unsupported: self = .unsupported
    case .faulty: self = .fault
    }
  }

  /// The status for a program that stopped on its way.
  init(_ kind: Stop.Kind) {
    switch kind {
    case .trap: self = .trap
    case .uncaughtError: self = .uncaughtError
    case .limit: self = .limit
    case .interrupt: self = .interrupted
    case .fault: self = .fault
    }
  }
}
