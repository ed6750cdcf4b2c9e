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
      if case .file(let program)? = invocation.source, isSameFile(path, program) {
        complain("--output would write over the program")
        return ExitStatus.usage.rawValue
      }
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

/// Whether two paths lead to one file that is there.
private func isSameFile(_ one: String, _ other: String) -> Bool {
  var first = stat()
  var second = stat()
  guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}
