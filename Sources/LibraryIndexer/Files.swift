import Glibc

/// The bytes of a file; the process ends where it cannot be read.
func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { fail("\(path): \(String(cString: strerror(errno)))") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk[..<count]
  }
  return bytes
}

/// Writes a file, unless it already holds the text: what is untouched is not compiled again.
func write(_ text: String, to path: String) {
  if access(path, R_OK) == 0, contents(of: path) == Array(text.utf8) { return }
  guard let file = fopen(path, "wb") else { fail("\(path): \(String(cString: strerror(errno)))") }
  fputs(text, file)
  fclose(file)
}

/// Ends the process with a message on standard error.
func fail(_ message: String) -> Never {
  fputs("LibraryIndexer: \(message)\n", stderr)
  exit(1)
}
