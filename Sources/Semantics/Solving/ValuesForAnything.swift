import Basics
import Syntax

// What becomes of values of two types where anything is wanted, as in `print(isEmpty ? 0 : mean)`.
//
// A literal could take the other value's type there, but need not: it is of its default type, and both values are put into
// the existential, so that this prints `0` and not `0.0`. The same holds for the default of an optional, unless Swift's
// solver knows the optional's type before it comes to the literal: `print(list.max() ?? 0)` prints `0.0`.

extension ConstraintSystem {
  /// What both operands of `??` are made, where its result is put into an existential.
  func existentialForOperands(of application: Application) -> Type? {
    guard application.arguments.count == 2, let wanted = existentialWanted(of: application.result) else { return nil }
    guard let other = value(application.arguments[1].type).variable else { return wanted }
    let literals = other.literals
    if literals.isEmpty {
      return other.joinsBranches && !isDecidedLate(application.arguments[0].expression) ? nil : wanted
    }
    if literals.contains(where: { !$0.isSimple }) { return nil }
    return isDecidedLate(application.arguments[0].expression) ? wanted : nil
  }

  private func existentialWanted(of type: Type) -> Type? {
    let result = value(type)
    let wanted = result.variable.map(upperBoundWithOptionals) ?? result
    return wanted.flatMap { innermost($0).existential == nil ? nil : innermost($0) }
  }

  /// Whether the type of an optional is known only after the literals beside it: that of a chain `a?.b`, where `b` is no
  /// optional itself, and what a closure decides.
  private func isDecidedLate(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .parenthesized: return isDecidedLate(expression.as(ParenthesizedExpression.self).expression)
    case .member where nodeTypes[Origin(expression, .chain)] == nil:
      // A property of what is decided late is, too; what a method gives is asked for once the method is chosen.
      return isDecidedLate(expression.as(MemberExpression.self).base)
    case .subscript where nodeTypes[Origin(expression, .chain)] == nil:
      return isDecidedLate(expression.as(SubscriptExpression.self).base)
    case .call where nodeTypes[Origin(expression, .chain)] == nil:
      let call = expression.as(CallExpression.self)
      let chosen = choices[Origin(call.callee)] ?? choices[Origin(call.callee, .member)]
      guard let callable = chosen?.choice.symbol as? CallableSymbol, let result = callable.type.function?.result,
        result.optionalPayload != nil
          || result.nominal?.genericSignature.parameters.isEmpty == false
      else { return false }
      let hasClosure =
        !call.trailingClosures.isEmpty || call.arguments.contains { $0.expression.kind == .closure }
      return hasClosure && callable.ownParameters.contains { mentions(result, $0) }
    default:
      guard nodeTypes[Origin(expression, .chain)] != nil, let inner = nodeTypes[Origin(expression)] else {
        return false
      }
      let type = value(value(inner).rvalue)
      guard let variable = type.variable else { return type.optionalPayload == nil }
      return !mayBeOptional(variable)
    }
  }

  /// Whether one of the declarations that an unknown type may come from gives an optional.
  private func mayBeOptional(_ variable: TypeVariable) -> Bool {
    variable.waiting.contains { constraint in
      guard constraint.status == .waiting, case .overload(let set) = constraint.kind else { return false }
      return set.choices.contains { choice in
        switch choice.symbol {
        case let callable as CallableSymbol: return callable.type.function?.result.isOptional ?? false
        case let property as VariableSymbol: return property.type.isOptional
        default: return false
        }
      }
    }
  }

  private func mentions(_ type: Type, _ parameter: GenericParameterSymbol) -> Bool {
    var isFound = false
    _ = type.transform { part in
      if case .genericParameter(parameter) = part.kind { isFound = true }
      return isFound ? part : nil
    }
    return isFound
  }

  /// What the branches of `condition ? a : b` become: the existential that is wanted of it, where a literal's own type is
  /// not that of the other branch.
  func existentialForBranches(_ variable: TypeVariable, _ lower: [Type], _ literals: [LiteralKind]) -> Type? {
    guard variable.joinsBranches, !literals.isEmpty, literals.allSatisfy(\.isSimple),
      let wanted = existentialWanted(ofBranches: variable)
    else { return nil }
    let types = literals.compactMap(defaultType) + lower
    guard let first = types.first, types.contains(where: { $0 !== first }),
      !lower.contains(where: { $0.hasTypeVariables || $0.isOptional || $0.isNever })
    else { return nil }
    return wanted
  }

  /// The existential that is wanted of a branch, through the choices it is a branch of.
  private func existentialWanted(ofBranches variable: TypeVariable) -> Type? {
    if let wanted = existentialWanted(of: variable.type) { return wanted }
    for constraint in variable.waiting where constraint.status == .waiting {
      guard case .relation(_, let left, let right) = constraint.kind, value(left).variable === variable,
        let around = value(right).variable, around.joinsBranches
      else { continue }
      return existentialWanted(ofBranches: around)
    }
    return nil
  }
}
