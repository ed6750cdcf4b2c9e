import Semantics

/// Looks for what may throw an error in an expression. Errs on the side of yes.
final class ErrorSources: TypedTreeVisitor {
  private var isFound = false

  static func mayThrow(_ expression: TypedExpression) -> Bool {
    let sources = ErrorSources()
    sources.visit(expression)
    return sources.isFound
  }

  override func visit(_ call: TypedCall) {
    if call.throwsError { isFound = true }
    super.visit(call)
  }

  override func visit(_ statement: TypedStatement) {
    if case .throw = statement.kind { isFound = true }
    super.visit(statement)
  }

  override func visit(_ place: TypedPlace) {
    switch place.kind {
    case .property(_, let reference, _, _), .subscript(_, let reference, _, _), .global(let reference):
      let accessors =
        (reference.symbol as? VariableSymbol)?.accessors ?? (reference.symbol as? SubscriptSymbol)?.accessors ?? []
      if accessors.contains(where: \.isThrowing) { isFound = true }
    default: break
    }
    super.visit(place)
  }
}
