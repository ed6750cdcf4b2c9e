import Basics
import Syntax

// One generic parameter that is to be two types.

extension ExpressionDiagnosis {
  /// Two arguments for one generic parameter that are of different types.
  func conflict(_ application: Application, _ index: Int) -> Diagnostic? {
    guard let callable = callee(of: application), let match = match(of: application) else { return nil }
    var types: [Type] = []
    var shown: [Type] = []
    func declared(_ position: Int) -> GenericParameterSymbol? {
      for (parameter, source) in zip(callable.parameters, match.sources) {
        switch source {
        case .argument(position): break
        case .variadic(let list) where list.contains(position): break
        default: continue
        }
        if case .genericParameter(let symbol) = parameter.type.kind,
          callable.ownParameters.contains(where: { $0 === symbol })
        {
          return symbol
        }
      }
      return nil
    }
    guard let own = declared(index) else { return nil }
    for (position, argument) in application.arguments.enumerated() where declared(position) === own {
      let type = ownType(of: argument.expression)
      if type.hasTypeVariables || type.hasErrors { return nil }
      if !types.contains(where: { $0 === type }) {
        types.append(type)
        shown.append(spelled(type, of: argument.expression))
      }
    }
    guard types.count > 1 else { return nil }
    return MemberMessages.conflicting(own.name, shown, at: location(of: application))
  }

  /// A generic parameter that is the result of a call, and of the closure passed to it: the surroundings want another type
  /// than the closure gives.
  func resultAgainstContext(_ closure: ClosureExpression, _ own: Type, _ wanted: Type) -> Bool {
    guard case .argument(let application, let index) = role(of: closure), application.node === root,
      let callable = callee(of: application), let match = match(of: application), closure.signature?.resultType == nil,
      case .type(_, .initialization) = expected, !own.hasTypeVariables, own.function == nil, !own.isOptional,
      case .genericParameter(let parameter)? = resultType(of: callable)?.kind
    else { return false }
    for (declared, source) in zip(callable.parameters, match.sources) {
      guard case .argument(index) = source, let function = declared.type.function,
        case .genericParameter(parameter) = function.result.kind
      else { continue }
      say(
        MemberMessages.conflicting(
          parameter.name, [own, wanted], at: location(of: application),
          [
            GenericMessages.inferred(parameter.name, wanted, "context", at: location(of: application)),
            GenericMessages.inferred(
              parameter.name, own, "closure return expression", at: closure.range.location),
          ]))
      return true
    }
    return false
  }

  /// Two existentials for one generic parameter: what is in them may be of two types.
  func twoOpened(_ left: Type, _ right: Type, _ origin: Origin) -> Bool {
    guard case .opened(let opened) = system.simplified(right).kind, isOpened(system.simplified(left), as: opened),
      let application = applications[ObjectIdentifier(origin.node)], let callable = callee(of: application)
    else { return false }
    for case .conformance(let subject, let proto) in callable.genericSignature.requirements {
      guard case .genericParameter(let parameter) = subject.kind,
        callable.ownParameters.contains(where: { $0 === parameter })
      else { continue }
      say(
        MemberMessages.nonNominal(
          opened.existential, proto.name, required: "\(callable.describedKind) '\(callable.fullName)'", parameter.name,
          at: location(of: application), declaredRange(of: callable)))
      return true
    }
    return false
  }

  /// Whether a type is an existential, opened or not, of the sort that another one was opened from.
  private func isOpened(_ type: Type, as opened: OpenedExistential) -> Bool {
    if case .opened = type.kind { return true }
    return type === opened.existential
  }
}
