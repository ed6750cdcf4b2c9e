import Syntax

// What is decided without a guess although several declarations fit: `??` before a value, and properties beside methods of
// their name.

extension ConstraintSystem {
  /// The declaration of `??` that is meant where behind `T?` stands a value of type `T`, or a literal of one: the other would
  /// have to wrap it first. Which one takes two optionals depends on what is wanted.
  func coalescing(of set: OverloadSet) -> OverloadChoice? {
    guard !isFixing, set.operatorName == "??", let application = set.application, application.arguments.count == 2,
      isOfLibrary("??")
    else { return nil }
    let optional = simplified(value(application.arguments[0].type))
    guard let payload = optional.optionalPayload, !payload.hasTypeVariables else { return nil }
    let other = simplified(value(application.arguments[1].type))
    if let variable = other.variable {
      // What the elements of a collection are may depend on more than what stands before.
      guard !variable.literals.isEmpty, payload.optionalPayload == nil,
        variable.literals.allSatisfy({ $0.isSimple && isLiteral($0, allowedFor: payload) })
      else { return nil }
    } else if other !== payload {
      return nil
    }
    let declared = program.visibleSymbols(named: "??", from: module).filter {
      ($0 as? FunctionSymbol)?.type.function.map { !$0.result.isOptional } ?? false
    }
    return declared.count == 1 ? OverloadChoice(symbol: declared[0], kind: .plain, base: nil) : nil
  }

  /// The property among methods of the same name, where something is done with it that is not done with a function:
  /// `items.first ?? 0` and `items.first!` do not mean `first(where:)`.
  func value(amongFunctions set: OverloadSet) -> OverloadChoice? {
    guard !isFixing, set.application == nil, set.choices.count > 1, let variable = value(set.type).variable else {
      return nil
    }
    let values = set.choices.filter { $0.symbol is VariableSymbol }
    guard values.count == 1, !values[0].isDynamicMember,
      set.choices.allSatisfy({ $0.symbol is CallableSymbol || $0 === values[0] }),
      isUsedAsValue(variable)
    else { return nil }
    return values[0]
  }

  /// Whether it has members or a payload, or is an operand beside a value.
  private func isUsedAsValue(_ variable: TypeVariable) -> Bool {
    variable.waiting.contains { constraint in
      guard constraint.status == .waiting else { return false }
      switch constraint.kind {
      case .payload(_, let type): return value(type).variable === variable
      case .member(let use): return value(use.base).variable === variable
      case .overload(let set):
        guard let application = set.application, application.isOperator, let name = set.operatorName, isOfLibrary(name),
          application.arguments.contains(where: { value($0.type).variable === variable })
        else { return false }
        return application.arguments.contains { argument in
          let type = value(argument.type)
          guard let other = type.variable else { return type.nominal != nil && !type.isOptional }
          return !other.literals.isEmpty
        }
      default: return false
      }
    }
  }
}
