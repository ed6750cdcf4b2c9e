import Glibc
import LibraryIndex

// Writes the Swift source that carries the library inside the binary.
//
//     LibraryIndexer OUTPUT MODULE=FILE…
//
// Each file becomes one raw string literal: a `StaticString` costs nothing when the program starts, and the
// compiler handles half a megabyte of it in less than a second (an array of bytes takes it most of a minute).

guard CommandLine.arguments.count > 1 else {
  fputs("usage: LibraryIndexer OUTPUT MODULE=FILE…\n", stderr)
  exit(64)
}

var modules: [(name: String, files: [String])] = []
for argument in CommandLine.arguments.dropFirst(2) {
  let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
  if modules.last?.name != parts[0] { modules.append((parts[0], [])) }
  modules[modules.count - 1].files.append(parts[1])
}
write(generatedSource(for: modules), to: CommandLine.arguments[1])
