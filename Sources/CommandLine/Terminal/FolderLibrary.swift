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
    guard let names = fileNames(in: "\(path)/\(name)") else { return nil }
    let files = names.compactMap { file -> SourceFile? in
      guard let text = try? readFile("\(path)/\(name)/\(file)") else { return nil }
      return SourceFile(name: "\(name)/\(file)", text: text, isLibrary: true)
    }
    return LibraryModule(name: name, scanning: files)
  }

  /// The names of the library files of a folder, sorted; nil where there is no such folder.
  private func fileNames(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".swiftlet") { names.append(name) }
    }
    return names.sorted()
  }
}
