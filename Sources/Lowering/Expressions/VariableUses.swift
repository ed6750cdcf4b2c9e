import Semantics

/// Which variables a piece of code mentions: code that is made later, for a type found at run time, must find them again.
struct VariableUses: TypedTreeVisitor {
  var variables: Set<VariableSymbol> = []
  /// The local functions that have been looked into, since what they capture is used where they are called.
  private var functions: Set<CallableSymbol> = []

  mutating func visit(_ place: TypedPlace) {
    if case .variable(let variable) = place.kind {
      variables.insert(variable)
      if !variable.isMember { variable.accessors.forEach { visit(localFunction: $0) } }
    }
    walk(place)
  }

  mutating func visit(mentioned function: DeclarationReference) { visit(localFunction: function.symbol) }

  private mutating func visit(localFunction symbol: Symbol) {
    guard let callable = symbol as? CallableSymbol, callable.parent is CallableSymbol,
      functions.insert(callable).inserted, let body = callable.program.body(of: callable)
    else { return }
    visit(body)
  }
}
