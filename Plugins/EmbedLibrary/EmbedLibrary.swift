import Foundation
import PackagePlugin

/// Puts the files of `Stdlib` into the binary: has `LibraryIndexer` write a source file that holds them as literals.
@main
struct EmbedLibrary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let library = context.package.directoryURL.appending(path: "Stdlib")
    let output = context.pluginWorkDirectoryURL.appending(path: "Library.generated.swift")
    // Sorted, so that the same library always makes the same text.
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: library.path)) ?? []
    let inputs = names.filter { $0.hasSuffix(".swiftlet") }.sorted().map { library.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Embedding the library",
        executable: try context.tool(named: "LibraryIndexer").url,
        arguments: [output.path, library.path] + inputs.map(\.path),
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }
}
