import Glibc
import LibraryIndex

// Writes the Swift source that carries the library inside the binary.
//
//     LibraryIndexer OUTPUT LIBRARY FILE…
//
// The folders of the library are its modules; folders inside a module only keep its files in order.//
// Each file becomes one raw string literal: a `StaticString` costs nothing when the program starts, and the
// compiler handles half a megabyte of it in less than a second (an array of bytes takes it most of a minute).

guard CommandLine.arguments.count > 2 else {
  fputs("usage: LibraryIndexer OUTPUT LIBRARY FILE…\n", stderr)
  exit(64)
}

let library = CommandLine.arguments[2] + "/"
var modules: [Module] = []
for path in CommandLine.arguments.dropFirst(3) {
  let name = String(path.dropFirst(library.count))
  let module = String(name.prefix { $0 != "/" })
  if modules.last?.name != module { modules.append(Module(name: module, files: [])) }
  modules[modules.count - 1].files.append((name, path))
}
write(generatedSource(for: modules), to: CommandLine.arguments[1])
