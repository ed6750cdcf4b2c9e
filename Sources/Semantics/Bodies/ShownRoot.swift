import Syntax

/// What a file has to show: its app, or the last of its views that can be made without arguments.
public struct ShownRoot {
  /// The type's name.
  public let name: String
  /// Whether it is an `App`, rather than a `View`.
  public let isApp: Bool
  /// The `@main` before it.
  public let mainAttribute: Attribute?
}

extension Program {
  /// What there is to show in a file that has been checked; nil where it declares neither.
  public func shownRoot(of file: CheckedFile) -> ShownRoot? {
    var view: ShownRoot?
    for statement in file.syntax.statements where statement.kind == .declaration {
      guard let declaration = statement.as(DeclarationStatement.self).declaration as? NominalDeclaration,
        let nominal = declaration.declaredSymbols.first as? NominalSymbol, nominal.ownParameters.isEmpty
      else { continue }
      let attribute = declaration.attribute("main")
      if attribute != nil, conforms(nominal, toLibraryProtocol: "App") {
        return ShownRoot(name: nominal.name, isApp: true, mainAttribute: attribute)
      }
      if conforms(nominal, toLibraryProtocol: "View"), canBeMade(nominal) {
        view = ShownRoot(name: nominal.name, isApp: false, mainAttribute: nil)
      }
    }
    return view
  }

  private func conforms(_ nominal: NominalSymbol, toLibraryProtocol name: String) -> Bool {
    guard nominal.kind != .protocol, let module = module(named: "SwiftUI"),
      let proto = topLevelSymbols(named: name, in: module).first as? NominalSymbol
    else { return false }
    return conformance(of: nominal.declaredType, to: proto) != nil
  }

  private func canBeMade(_ nominal: NominalSymbol) -> Bool {
    directMembers(named: "init", of: nominal).contains { symbol in
      (symbol as? InitializerSymbol)?.parameters.allSatisfy(\.hasDefault) ?? false
    }
  }
}
