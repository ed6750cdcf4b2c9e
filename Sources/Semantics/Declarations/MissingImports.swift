import Basics

// What a name that was not found would mean with one more `import`. The library's index answers, so that no module is
// loaded for a hint: a loaded module's extensions would belong to the program.
extension Program {
  /// The modules that a program may import to see a name, those that are asked for most first.
  private static let importableModules = ["SwiftUI", "Observation", "Combine", "Foundation"]

  /// The module that declares a type, function or macro-like attribute which the program does not see; nil where none
  /// does, or where it is imported already.
  func moduleToImport(for name: String) -> String? {
    moduleToImport { text in
      text.entries.contains {
        !$0.isExtension && $0.name == name && isPublic($0.start, $0.end, in: text.files[$0.file])
      }
    }
  }

  /// The module that gives a type a member of this name, in an extension of the type or of a protocol that it conforms
  /// to.
  func moduleToImport(forMember name: String, of nominal: NominalSymbol) -> String? {
    let extended = Set([nominal.name] + allProtocols(of: nominal).map(\.name))
    return moduleToImport { text in
      text.entries.contains { entry in
        guard entry.isExtension, extended.contains(entry.name) else { return false }
        let file = text.files[entry.file]
        return text.members(entry).contains { member in
          (member.name == name || member.furtherNames.contains(name)) && isPublic(member.start, member.end, in: file)
        }
      }
    }
  }

  private func moduleToImport(where declares: (LibraryModule) -> Bool) -> String? {
    guard mainModule.isMain else { return nil }
    let imported = Set(mainModule.imports.map(\.name))
    return Program.importableModules.first { name in
      !imported.contains(name) && library.module(named: name).map(declares) == true
    }
  }

  private func isPublic(_ start: Int, _ end: Int, in file: SourceFile) -> Bool {
    let words = file.text(from: start, to: min(end, start + 200)).split { " \n(".contains($0) }
    return words.prefix { !["func", "var", "let", "init", "struct", "class", "enum", "protocol"].contains($0) }
      .contains { $0 == "public" || $0 == "open" }
  }
}
