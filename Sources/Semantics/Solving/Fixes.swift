import Basics
import Syntax

/// A mistake that was assumed away while an expression was solved, in order to say what is wrong with it.
struct Fix {
  enum Kind {
    case constraint(Constraint.Kind)
    case immutable(Expression)
    case arguments(Application, Symbol?, MismatchedArguments)
    case overloads(Application, OverloadSet)
  }
  let kind: Kind
  let origin: Origin
  init(_ kind: Kind, _ origin: Origin) {
    self.kind = kind
    self.origin = origin
  }
}

extension ConstraintSystem {
  /// Takes note that a constraint does not hold, and goes on as if it did.
  func assumeAway(_ constraint: Constraint) -> Bool {
    score.add(.fix)
    note(.fix(Fix(.constraint(constraint.kind), constraint.origin)))
    // What depended on it is of no known type, and says no more.
    switch constraint.kind {
    case .member(let use): return relate(.bind, use.result, types.error, constraint.origin)
    case .application(let application, _):
      for argument in application.arguments { giveUp(on: argument.type) }
      return relate(.bind, application.result, types.error, constraint.origin)
    case .overload(let set):
      if let application = set.application {
        for argument in application.arguments { giveUp(on: argument.type) }
        giveUp(on: application.result)
      }
      return relate(.bind, set.type, types.error, constraint.origin)
    case .payload(let payload, let type):
      // The value itself is what is there.
      return relate(.bind, payload, value(type), constraint.origin)
    case .projection(_, _, let member): return relate(.equal, member, types.error, constraint.origin)
    case .keyPathApplication(_, _, let result): return relate(.bind, result, types.error, constraint.origin)
    default: return true
    }
  }

  private func giveUp(on type: Type) {
    guard let variable = value(type).variable, variables[variable.number].literals.isEmpty else { return }
    if variables[variable.number].isClosure {
      for constraint in variables[variable.number].waiting {
        if case .closure = constraint.kind { set(constraint, .solved) }
      }
    }
    _ = assign(variable, types.error)
  }
}
