import Syntax

// Constraints that share no unknown are solved one part after another: guesses in one part are not tried with each guess in
// another.

extension ConstraintSystem {
  /// Parts that share no unknown; nil where there is only one.
  func components(of constraints: [Constraint]) -> [[Constraint]]? {
    guard constraints.count > 1 else { return nil }
    var met: ContiguousArray<Int32> = []
    met.reserveCapacity(constraints.count)
    func head(of variable: Int32) -> Int32 {
      var variable = variable
      while heads[Int(variable)] != variable {
        // Paths are halved on the way, or long lists of literals would make one long path.
        let next = heads[Int(variable)]
        heads[Int(variable)] = heads[Int(next)]
        variable = heads[Int(next)]
      }
      return variable
    }
    // For each constraint one of its variables, if it has some.
    var owners: ContiguousArray<Int32> = []
    owners.reserveCapacity(constraints.count)
    var count = 0
    var hasLone = false
    for constraint in constraints {
      var first: Int32 = -1
      forEachVariable(of: constraint) { variable in
        let number = Int32(truncatingIfNeeded: variable.number)
        if heads[Int(number)] < 0 {
          heads[Int(number)] = number
          met.append(number)
          count += 1
        }
        let own = head(of: number)
        if first < 0 {
          first = own
        } else if own != first {
          heads[Int(own)] = first
          count -= 1
        }
      }
      if first < 0 { hasLone = true }
      owners.append(first)
    }
    defer { for variable in met { heads[Int(variable)] = -1 } }
    if count + (hasLone ? 1 : 0) == 1 { return nil }
    var parts: [Int32: Int] = [:]
    var result: [[Constraint]] = []
    for (constraint, owner) in zip(constraints, owners) {
      let key = owner < 0 ? -1 : head(of: owner)
      if let index = parts[key] {
        result[index].append(constraint)
      } else {
        parts[key] = result.count
        result.append([constraint])
      }
    }
    return result
  }

  /// Visits the unknowns that a constraint says something of; some perhaps twice.
  private func forEachVariable(of constraint: Constraint, _ visit: (TypeVariable) -> Void) {
    func all(_ type: Type) { forEachFreeVariable(in: type, visit) }
    func arguments(of application: Application) {
      all(application.result)
      for argument in application.arguments { all(argument.type) }
    }
    switch constraint.kind {
    case .relation(_, let left, let right), .superclass(let left, let right), .payload(let left, let right),
      .dynamicType(let left, let right), .defaultType(let left, let right), .projection(let left, _, let right):
      all(left)
      all(right)
    case .conformance(let type, _), .classBound(let type), .literal(let type, _), .statement(_, let type): all(type)
    case .closure(let closure, let type):
      all(type)
      guard let template = closures[ObjectIdentifier(closure)] else { return }
      all(template.result)
      for type in template.parameterTypes { all(type) }
      variablesOfCaptures(closure).forEach(visit)
    case .member(let use):
      all(use.base)
      all(use.result)
    case .application(let application, let function):
      all(function)
      arguments(of: application)
    case .overload(let set):
      all(set.type)
      for choice in set.choices {
        if let base = choice.base { all(base) }
      }
      if let application = set.application { arguments(of: application) }
    case .keyPath(_, let first, let second, let third), .keyPathApplication(let first, let second, let third):
      all(first)
      all(second)
      all(third)
    }
  }
}
