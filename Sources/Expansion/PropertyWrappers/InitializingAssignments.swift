import Basics
import Semantics
import Syntax

/// The assignments to wrapped properties that initialise them: `x = v` in an initializer, before all of `self` is there, makes
/// a wrapper (rules 10 to 13). Which ones these are is for the checker to say; it is read off the typed tree.
struct InitializingAssignments {
  private var targets: [Int: VariableSymbol] = [:]

  init(_ checked: CheckedFile) {
    var found: [Int: VariableSymbol] = [:]
    let walker = TypedTreeWalker { expression in
      guard case .initialize(let place, _) = expression.kind, let variable = place.variable,
        variable.appliedWrapper != nil
      else { return }
      found[place.range.start] = variable
    }
    for (_, body) in checked.bodies { walker.walk(body) }
    walker.walk(checked.topLevel)
    targets = found
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
