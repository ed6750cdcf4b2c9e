import Semantics

/// Which variables a piece of code mentions: code that is made later, for a type found at run time, must find them again.
final class VariableUses: TypedTreeVisitor {
  var variables: Set<VariableSymbol> = []
  /// The local functions that have been looked into, since what they capture is used where they are called.
  private var functions: Set<CallableSymbol> = []

  override func visit(_ place: TypedPlace) {
    if case .global(let reference) = place.kind, let variable = reference.symbol as? VariableSymbol {
      variables.insert(variable)
    }
    if case .variable(let variable) = place.kind {
      variables.insert(variable)
      if !variable.isMember { variable.accessors.forEach(visit(localAccessor:)) }
    }
    super.visit(place)
  }

  override func visit(reference: DeclarationReference) {
    guard let function = reference.symbol as? FunctionSymbol, function.parent is CallableSymbol else { return }
    visit(localFunction: function)
  }

  override func visit(localFunction function: FunctionSymbol) {
    if functions.insert(function).inserted { super.visit(localFunction: function) }
  }

  override func visit(localAccessor accessor: AccessorSymbol) {
    if functions.insert(accessor).inserted { super.visit(localAccessor: accessor) }
  }
}
