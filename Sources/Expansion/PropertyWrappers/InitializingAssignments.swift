import Basics
import Semantics
import Syntax

/// The assignments to wrapped properties that initialise them: `x = v` in an initializer, before all of `self` is there, makes
/// a wrapper (rules 10 to 13). Which ones these are is for the checker to say; it is read off the typed tree.
struct InitializingAssignments {
  private var targets: [Int: VariableSymbol] = [:]

  init(_ checked: CheckedFile) {
    let search = InitializationSearch()
    for (_, body) in checked.bodies { search.visit(body) }
    search.visit(checked.topLevel)
    targets = search.targets
  }

  /// The wrapped variable that the assignment whose target begins at an offset initialises.
  func variable(at offset: Int) -> VariableSymbol? { targets[offset] }
}

extension TypedPlace {
  /// The variable that the place is, alone or as a member.
  fileprivate var variable: VariableSymbol? {
    switch kind {
    case .variable(let variable): return variable
    case .global(let reference): return reference.symbol as? VariableSymbol
    case .property(_, let reference, _, _): return reference.symbol as? VariableSymbol
    default: return nil
    }
  }
}

/// Collects the initialised wrapped variables, by the offset of the assignment's target.
private final class InitializationSearch: TypedTreeVisitor {
  var targets: [Int: VariableSymbol] = [:]

  override func visit(_ expression: TypedExpression) {
    if case .initialize(let place, _) = expression.kind, let variable = place.variable,
      variable.appliedWrapper != nil
    {
      targets[place.range.start] = variable
    }
    super.visit(expression)
  }
}
