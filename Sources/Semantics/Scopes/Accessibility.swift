import Syntax

// Which declarations may be used where.

extension Program {
  /// Whether a declaration may be used from a place.
  func isAccessible(_ symbol: Symbol, from scope: Scope) -> Bool {
    switch symbol.access {
    case .open, .public, .package: return true
    case .internal, .fileprivate:
      // The program is one file, so that for it the two are the same.
      return symbol.module === scope.module
    case .private:
      guard symbol.module === scope.module else { return false }
      guard let parent = symbol.parent, let owner = nominalOf(parent) else { return true }
      return scope.isInside(owner)
    }
  }
}

extension Scope {
  /// Whether the place is inside a type, one of its extensions, or a type nested in them.
  func isInside(_ nominal: NominalSymbol) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      switch current.kind {
      case .type(let symbol) where symbol === nominal: return true
      case .extension(let symbol) where symbol.extended === nominal: return true
      default: scope = current.parent
      }
    }
    return false
  }
}
