import Basics
import Semantics
import Session
import Syntax
import Testing

/// The index tells of members without parsing; the parser must find the same ones.
@Suite struct MemberIndexTests {
  @Test(arguments: ["Swift", "Observation", "Combine", "Foundation", "SwiftUI", "AppKit", "Headless"])
  func namesTheMembersThatTheParserFinds(module name: String) throws {
    let module = try #require(EmbeddedLibrary().module(named: name))
    for entry in module.entries where entry.brace != nil {
      let file = module.files[entry.file]
      let syntax = Parser(
        file, from: entry.start, to: entry.end, diagnostics: DiagnosticBag(), skipsBodies: true
      ).parseOneDeclaration()
      let block = (syntax as? NominalDeclaration)?.members ?? (syntax as? ExtensionDeclaration)?.members
      let written = try #require(block, "\(file.name): \(entry.name)").members.flatMap(names)
      let indexed = module.members(entry).flatMap { [$0.name] + $0.furtherNames }
      // A comma between generic arguments looks as one between names does: what it adds means nothing.
      #expect(indexed.filter(written.contains) == written, "\(file.name): \(entry.name)")
    }
  }

  private func names(of declaration: Declaration) -> [String] {
    switch declaration {
    case let declaration as NominalDeclaration: return [declaration.name.text]
    case let declaration as FunctionDeclaration: return [declaration.name.text]
    case let declaration as TypealiasDeclaration: return [declaration.name.text]
    case is InitializerDeclaration: return ["init"]
    case is SubscriptDeclaration: return ["subscript"]
    case is DeinitializerDeclaration: return ["deinit"]
    case let declaration as VariableDeclaration:
      return declaration.bindings.flatMap { binding in
        (binding.pattern as? IdentifierPattern).map { [$0.name.text] } ?? []
      }
    default: return []
    }
  }
}
