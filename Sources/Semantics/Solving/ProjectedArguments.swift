import Syntax

// Arguments that are projections: `f($x: p)` for a parameter `@Wrapper x` whose wrapper can be made of its projection
// (rule 28 of the expansion of wrappers).

extension ConstraintSystem {
  /// The positions of the parameters that a call, or a function's full name, gives as projections.
  func projectedParameters(of callable: CallableSymbol, _ choice: OverloadChoice, _ origin: Origin) -> Set<Int> {
    guard let application = applications[origin],
      application.arguments.contains(where: { $0.label?.utf8.first == UInt8(ascii: "$") })
    else { return choice.projectedParameters }
    return callable.positions(ofProjections: application.arguments.map(\.label))
  }

  /// A function's own type, as a call sees it that gives some arguments as projections.
  func interface(of callable: CallableSymbol, _ choice: OverloadChoice, _ application: Application) -> Type {
    guard application.arguments.contains(where: { $0.label?.utf8.first == UInt8(ascii: "$") }) else {
      return callable.type
    }
    let positions = callable.positions(ofProjections: application.arguments.map(\.label))
    return takingProjections(callable.type, callable, positions, Substitution([], []))
  }

  /// A function's type with projections in place of the values of some parameters.
  func takingProjections(
    _ type: Type, _ callable: CallableSymbol, _ positions: Set<Int>, _ substitution: Substitution
  ) -> Type {
    guard !positions.isEmpty, var function = type.function else { return type }
    for position in positions where position < function.parameters.count {
      guard let projection = callable.parameters[position].variable.appliedWrapper?.projection else { continue }
      function.parameters[position].label = "$" + (callable.parameters[position].label ?? "_")
      function.parameters[position].type = opened(projection.type, substitution)
    }
    return types[.function(function)]
  }
}

extension CallableSymbol {
  /// Which parameters are given as projections by arguments with some labels.
  public func positions(ofProjections labels: [String?]) -> Set<Int> {
    var positions: Set<Int> = []
    for (label, position) in zip(labels, self.positions(ofLabels: labels)) {
      if let position, label?.utf8.first == UInt8(ascii: "$"),
        parameters[position].variable.appliedWrapper?.isMadeByCaller == true
      {
        positions.insert(position)
      }
    }
    return positions
  }

  /// Which parameter each argument is for, by labels alone; a label may begin with `$`.
  public func positions(ofLabels labels: [String?]) -> [Int?] {
    var next = 0
    return labels.map { label in
      let name = label?.utf8.first == UInt8(ascii: "$") ? label.map { String($0.dropFirst()) } : label
      let plain = name == "_" ? nil : name
      guard let position = parameters.indices.dropFirst(next).first(where: { parameters[$0].label == plain }) else {
        return nil
      }
      next = position + 1
      return position
    }
  }
}
