// Operators and their precedence.
import Syntax

extension Program {
  /// The declaration of an operator in a fixity, as a place sees it.
  func operatorSymbol(_ name: String, _ fixity: OperatorSymbol.Fixity, from module: ModuleSymbol)
    -> OperatorSymbol?
  {
    if let symbol = operatorSymbol(name, fixity, in: module) { return symbol }
    for imported in module.imports {
      if let symbol = operatorSymbol(name, fixity, in: imported) { return symbol }
    }
    return nil
  }

  private func operatorSymbol(_ name: String, _ fixity: OperatorSymbol.Fixity, in module: ModuleSymbol)
    -> OperatorSymbol?
  {
    func known() -> OperatorSymbol? { module.operators[name]?.first { $0.fixity == fixity } }
    if !module.operators.isEmpty, let symbol = known() { return symbol }
    // It may stand in a part of the library that has not been read.
    guard !module.unread.isEmpty, module.unread[name] != nil else { return nil }
    _ = topLevelSymbols(named: name, in: module)
    return known()
  }

  /// The precedence group of an infix operator; the default one where it names none.
  func precedenceGroup(of symbol: OperatorSymbol) -> PrecedenceGroupSymbol? {
    if let known = symbol.precedenceGroup { return known }
    let name = (symbol.syntax as? OperatorDeclaration)?.precedenceGroup?.text ?? "DefaultPrecedence"
    symbol.precedenceGroup = precedenceGroup(named: name, from: symbol.module ?? mainModule)
    return symbol.precedenceGroup
  }

  func precedenceGroup(named name: String, from module: ModuleSymbol) -> PrecedenceGroupSymbol? {
    for candidate in [module] + module.imports {
      for symbol in topLevelSymbols(named: name, in: candidate) {
        guard let group = symbol as? PrecedenceGroupSymbol else { continue }
        link(group, from: module)
        return group
      }
    }
    return nil
  }

  private func link(_ group: PrecedenceGroupSymbol, from module: ModuleSymbol) {
    guard !group.isLinked, let syntax = group.syntax as? PrecedenceGroupDeclaration else { return }
    group.isLinked = true
    group.higherThan = syntax.higherThan.compactMap { precedenceGroup(named: $0.text, from: module) }
    group.lowerThan = syntax.lowerThan.compactMap { precedenceGroup(named: $0.text, from: module) }
  }
}

extension PrecedenceGroupSymbol {
  /// Whether this group binds tighter than another, directly or through others.
  func isHigher(than other: PrecedenceGroupSymbol) -> Bool {
    if self === other { return false }
    if higherThan.contains(where: { $0 === other || $0.isHigher(than: other) }) { return true }
    return other.isDeclaredLower(than: self)
  }

  private func isDeclaredLower(than other: PrecedenceGroupSymbol) -> Bool {
    lowerThan.contains {
      $0 === other || other.higherThan.contains { $0 === self } || $0.isDeclaredLower(than: other)
    }
  }
}
