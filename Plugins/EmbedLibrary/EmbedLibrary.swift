import Foundation
import PackagePlugin

/// Puts the files of `Stdlib` into the binary: has `LibraryIndexer` write a source file that holds them as literals.
@main
struct EmbedLibrary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let library = context.package.directoryURL.appending(path: "Stdlib")
    let output = context.pluginWorkDirectoryURL.appending(path: "Library.generated.swift")
    let files = FileManager.default
    var arguments = [output.path]
    var inputs: [URL] = []
    for module in (try? files.contentsOfDirectory(atPath: library.path))?.sorted() ?? []
    where !module.hasPrefix(".") {
      let folder = library.appending(path: module)
      guard let names = try? files.contentsOfDirectory(atPath: folder.path) else { continue }
      for name in names.sorted() where name.hasSuffix(".swiftlet") {
        let file = folder.appending(path: name)
        arguments.append("\(module)=\(file.path)")
        inputs.append(file)
      }
    }
    return [
      .buildCommand(
        displayName: "Embedding the library",
        executable: try context.tool(named: "LibraryIndexer").url,
        arguments: arguments,
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }
}
