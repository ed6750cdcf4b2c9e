import Basics
import Semantics
import Session

#if canImport(Glibc)
  import Glibc
#endif

/// The library read from a folder, for `--stdlib`: one folder for each module, as `Stdlib` of this package.
struct FolderLibrary: LibrarySource {
  /// The folder of the modules' folders.
  let path: String

  /// The module in the folder with this name.
  func module(named name: String) -> LibraryModule? {
    guard isFolder("\(path)/\(name)") else { return nil }
    let names = fileNames(in: name).sorted()
    let files = names.compactMap { file -> SourceFile? in
      guard let text = try? readFile("\(path)/\(file)") else { return nil }
      return SourceFile(name: file, text: text, isLibrary: true)
    }
    return LibraryModule(name: name, scanning: files)
  }

  /// The names of the library files in a folder and in the folders inside it, as paths inside the library.
  private func fileNames(in folder: String) -> [String] {
    guard let directory = opendir("\(path)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let last = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let name = "\(folder)/\(last)"
      if last.hasSuffix(".swiftlet") {
        names.append(name)
      } else if !last.hasPrefix("."), isFolder("\(path)/\(name)") {
        names += fileNames(in: name)
      }
    }
    return names
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
