import Syntax

extension Program {
  /// Checks everything a library module declares, bodies too; false where there is no such module.
  ///
  /// A program makes the checker read only what it names. This is for the library's own tests and for those who write it.
  public func checkModule(named name: String) -> Bool {
    guard let module = module(named: name) else { return false }
    for name in module.unread.keys.sorted() { _ = topLevelSymbols(named: name, in: module) }
    for name in module.symbols.keys.sorted() {
      for symbol in module.symbols[name] ?? [] {
        check(symbol)
        if let nominal = symbol as? NominalSymbol { checkExtensions(of: nominal, in: module) }
      }
    }
    for name in Array(module.unreadExtensions.keys).sorted() { checkExtensions(ofTypesNamed: name, in: module) }
    reportDeferredDiagnostics()
    return true
  }

  private func check(_ symbol: Symbol) {
    switch symbol {
    case let nominal as NominalSymbol: checkDeclaration(of: nominal)
    case let value as ValueSymbol: checkSignature(of: value)
    default: break
    }
    checkBodies(of: symbol) { _, _ in }
  }

  /// Types of other modules that this one extends, and its own nested types.
  private func checkExtensions(ofTypesNamed name: String, in module: ModuleSymbol) {
    for case let nominal as NominalSymbol in visibleSymbols(named: name, from: module) {
      checkExtensions(of: nominal, in: module)
    }
  }

  private func checkExtensions(of nominal: NominalSymbol, in module: ModuleSymbol) {
    _ = directMembers(named: "", of: nominal)
    for part in nominal.extensions where part.parent === module {
      checkMembers(part.members)
      checkConformances(statedBy: part)
      for member in part.members { checkBodies(of: member) { _, _ in } }
    }
    for case let inner as NominalSymbol in nominal.memberOrder { checkExtensions(of: inner, in: module) }
  }
}
