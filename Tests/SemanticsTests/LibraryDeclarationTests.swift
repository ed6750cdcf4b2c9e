import Basics
import Foundation
import Syntax
import Testing

@testable import Semantics

/// The library in `Stdlib`, read from the checkout.
struct CheckedOutLibrary: LibrarySource {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stdlib")

  func module(named name: String) -> LibraryModule? {
    let folder = CheckedOutLibrary.root.appendingPathComponent(name)
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      return nil
    }
    var files: [SourceFile] = []
    for case let url as URL in walk where url.pathExtension == "swiftlet" {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      files.append(SourceFile(name: url.lastPathComponent, text: text, isLibrary: true))
    }
    if files.isEmpty { return nil }
    var entries: [LibraryModule.Entry] = []
    for (number, file) in files.enumerated() {
      let tree = Parser(file, diagnostics: DiagnosticBag(), skipsBodies: true).parseFile()
      for case let statement as DeclarationStatement in tree.statements {
        let declaration = statement.declaration
        for (name, isExtension) in CheckedOutLibrary.names(of: declaration) {
          entries.append(
            LibraryModule.Entry(
              file: number, name: name, isExtension: isExtension, start: declaration.range.start,
              end: declaration.range.end))
        }
      }
    }
    return LibraryModule(name: name, files: files, entries: entries)
  }

  private static func names(of declaration: Declaration) -> [(String, Bool)] {
    switch declaration {
    case let declaration as ExtensionDeclaration:
      return [(Program.lastName(of: declaration.extendedType), true)]
    case let declaration as NominalDeclaration: return [(declaration.name.text, false)]
    case let declaration as FunctionDeclaration: return [(declaration.name.text, false)]
    case let declaration as TypealiasDeclaration: return [(declaration.name.text, false)]
    case let declaration as OperatorDeclaration: return [(declaration.name.text, false)]
    case let declaration as PrecedenceGroupDeclaration: return [(declaration.name.text, false)]
    case let declaration as VariableDeclaration:
      return declaration.bindings.flatMap { Program.names(in: $0.pattern) }.prefix(1).map { ($0.text, false) }
    case let declaration as ImportDeclaration: return [(declaration.path[0].text, false)]
    default: return []
    }
  }
}

@Suite struct LibraryDeclarationTests {
  /// Everything about a declaration but its body: signature, type, parameters, conformances.
  @Test(arguments: ["Swift", "Observation", "Combine"])
  func everyDeclarationOfTheLibraryMakesSense(module name: String) {
    let bag = DiagnosticBag()
    let program = Program(library: CheckedOutLibrary(), diagnostics: bag)
    guard let module = program.module(named: name) else {
      Issue.record("no module \(name)")
      return
    }
    for entry in Set(module.unread.keys) { _ = program.topLevelSymbols(named: entry, in: module) }
    func visit(_ symbol: Symbol) {
      _ = symbol.genericSignature
      if let value = symbol as? ValueSymbol { _ = value.type }
      if let callable = symbol as? CallableSymbol { _ = callable.parameters }
      if let alias = symbol as? TypeAliasSymbol { _ = alias.underlying }
      guard let nominal = symbol as? NominalSymbol else { return }
      for member in nominal.memberOrder { visit(member) }
      _ = program.directMembers(named: "", of: nominal)
      for part in nominal.extensions {
        _ = part.genericSignature
        for member in part.members { visit(member) }
      }
      guard nominal.kind != .protocol else { return }
      for declared in program.declaredConformances(of: nominal) {
        for case let associated as AssociatedTypeSymbol in declared.proto.memberOrder
        where program.associatedType(named: associated.name, of: declared.proto) === associated {
          let type = program.typeWitness(for: associated, in: declared)
          if type.isError {
            Issue.record("\(nominal.name): \(declared.proto.name) lacks the type \(associated.name)")
          }
        }
        for case let requirement as ValueSymbol in declared.proto.memberOrder
        where !(requirement is EnumCaseSymbol) {
          let conformance = Conformance.concrete(declared, nominal.declaredType)
          let arguments = (requirement as? CallableSymbol)?.ownParameters.map(\.type) ?? []
          if conformance.witness(for: requirement, arguments: arguments) == nil {
            Issue.record(
              "\(nominal.name): \(declared.proto.name) lacks \(requirement.name) \(requirement.type)")
          }
        }
      }
    }
    for symbols in module.symbols.values { for symbol in symbols { visit(symbol) } }
    for diagnostic in bag.diagnostics { Issue.record("\(DiagnosticRendering.headline(of: diagnostic))") }
  }
}
