import Basics
import LibraryIndex
import LibraryText
import Semantics

/// The library as it lies in the binary, with the index made when the package was built.
public struct EmbeddedLibrary: LibrarySource {
  /// Makes the library.
  public init() {}

  /// The embedded module with this name.
  public func module(named name: String) -> LibraryModule? {
    guard let module = EmbeddedModule(named: name) else { return nil }
    var entries: [LibraryModule.Entry] = []
    let index = UnsafeBufferPointer(start: module.index.utf8Start, count: module.index.utf8CodeUnitCount)
    IndexText.read(index) { file, declaration, members in
      entries.append(LibraryModule.Entry(declaration, inFile: file, members: members))
    }
    let members = UnsafeBufferPointer(start: module.members.utf8Start, count: module.members.utf8CodeUnitCount)
    let files = module.files.map { SourceFile(name: $0.name.description, embedded: $0.text) }
    return LibraryModule(name: name, files: files, entries: entries) { entry in
      IndexText.readMembers(members, at: entry.members).map(LibraryModule.Member.init)
    }
  }
}

extension LibraryModule {
  /// A module made of files that were not indexed when the package was built.
  public init(name: String, scanning files: [SourceFile]) {
    let entries = files.enumerated().flatMap { number, file in
      DeclarationScan.declarations(in: file.bytes).map { Entry($0, inFile: number, members: 0) }
    }
    self.init(name: name, files: files, entries: entries) { entry in
      var declaration = IndexedDeclaration(name: entry.name, keyword: "", start: entry.start, end: entry.end)
      declaration.brace = entry.brace
      return DeclarationScan.members(of: declaration, in: files[entry.file].bytes).map(LibraryModule.Member.init)
    }
  }
}

extension LibraryModule.Entry {
  fileprivate init(_ declaration: IndexedDeclaration, inFile file: Int, members: Int) {
    self.init(
      file: file, name: declaration.name, isExtension: declaration.keyword == "extension",
      start: declaration.start, end: declaration.end, brace: declaration.brace, members: members)
  }
}

extension LibraryModule.Member {
  fileprivate init(_ declaration: IndexedDeclaration) {
    self.init(
      name: declaration.name, furtherNames: declaration.furtherNames, keyword: declaration.keyword,
      start: declaration.start, end: declaration.end)
  }
}
