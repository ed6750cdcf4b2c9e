import Basics
import Session

#if canImport(Glibc)
  import Glibc
#endif

extension Command {
  /// Runs the program with its trace on standard error or in a file.
  func traceProgram() -> Int32 {
    let stream: StandardStream
    if let path = invocation.output {
      guard let file = StandardStream(creating: path) else {
        complain("\(path): \(String(cString: strerror(errno)))")
        return ExitStatus.cannotCreate.rawValue
      }
      stream = file
    } else {
      stream = StandardStream.error
    }
    // Where both streams end in one place, their lines must come in the order in which they were written.
    let isShared = invocation.output == nil
    let host = ProcessHost(arguments: [compilation.source.name] + invocation.arguments)
    let sink: TraceSink = { text in
      if isShared { StandardStream.output.flush() }
      stream.write(text)
      stream.flush()
    }
    let writer: any TraceWriter = invocation.trace.format == .json ? TraceJSON(sink) : TraceText(sink)
    let outcome = compilation.trace(
      invocation.trace, to: writer, on: host,
      beforeStart: { run in
        showDiagnostics()
        stopOnInterrupt(run)
      }, beforeEnd: report)
    return exitStatus(of: outcome)
  }
}
