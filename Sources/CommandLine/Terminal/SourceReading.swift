import Basics

#if canImport(Glibc)
  import Glibc
#endif

/// Why a program's text could not be read.
struct UnreadableSource: Error {
  /// What the user is told.
  let message: String
}

/// The text of the program an invocation names.
func readSource(_ source: Invocation.Source) throws -> SourceFile {
  switch source {
  case .file(let path): return SourceFile(name: path, text: try readFile(path))
  case .standardInput:
    return SourceFile(name: "<stdin>", text: try readAll(STDIN_FILENO, named: "standard input"))
  case .text(let text): return SourceFile(name: "<command line>", text: text)
  }
}

/// The bytes of a file.
func readFile(_ path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw UnreadableSource(message: "\(path): \(systemMessage())") }
  defer { close(descriptor) }
  var status = stat()
  if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
    throw UnreadableSource(message: "\(path): is a directory, not a program")
  }
  return try readAll(descriptor, named: path, expecting: max(Int(status.st_size), 0))
}

/// Reads to the end. Where the size is known, one piece holds everything, and what is beyond it is read to find that there
/// is no more.
private func readAll(_ descriptor: Int32, named name: String, expecting size: Int = 1 << 16) throws -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size)
  var chunk = [UInt8](repeating: 0, count: min(size + 1, 1 << 20))
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes += chunk[..<count]
    } else if errno != EINTR {
      throw UnreadableSource(message: "\(name): \(systemMessage())")
    }
  }
}

private func systemMessage() -> String {
  let text = String(cString: strerror(errno))
  return text.prefix(1).lowercased() + text.dropFirst()
}
