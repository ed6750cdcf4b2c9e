import Basics
import Semantics
import Session

#if canImport(Glibc)
  import Glibc
#endif

/// Runs a session on standard input: with a prompt for people, without one for pipes.
func runPrompt(_ invocation: Invocation, rendering: DiagnosticRendering) -> Int32 {
  let library: any LibrarySource = invocation.library.map { FolderLibrary(path: $0) } ?? EmbeddedLibrary()
  let host = ProcessHost(arguments: ["sandbox"])
  let isTerminal = isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
  weak var current: Prompt?
  let lines: any LineSource =
    isTerminal
    ? Terminal(historyFile: historyFile()) { line in current?.completions(of: line) ?? [] } : PipedLines()
  let prompt = Prompt(
    lines: lines, library: library, host: host, rendering: rendering,
    write: { StandardStream.output.write($0) },
    complain: { text in
      StandardStream.output.flush()
      StandardStream.error.write(text)
      StandardStream.error.flush()
    })
  prompt.beforeRun = { stopOnInterrupt($0) }
  current = prompt
  if isTerminal { StandardStream.output.write("sandbox \(version); :help lists the commands, Ctrl-D leaves\n") }
  return prompt.run()
}

/// The files and folders whose paths begin with some text.
func fileNames(beginning text: String) -> [String] {
  let slash = text.lastIndex(of: "/")
  let folder = slash.map { String(text[...$0]) } ?? ""
  let last = slash.map { String(text[text.index(after: $0)...]) } ?? text
  guard let directory = opendir(folder.isEmpty ? "." : folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name.hasPrefix(last), !name.hasPrefix(".") || last.hasPrefix(".") else { continue }
    names.append(folder + name + (isFolder(folder + name) ? "/" : ""))
  }
  return names.sorted()
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
