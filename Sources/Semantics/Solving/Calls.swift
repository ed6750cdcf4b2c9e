import Basics
import Syntax

// Calls, once it is known what is called.

extension ConstraintSystem {
  func apply(_ application: Application, _ function: Type, _ origin: Origin) -> Outcome {
    let callee = value(function)
    switch callee.kind {
    case .variable: return .unknown
    case .error:
      giveUpArguments(of: application)
      return match(.equal, application.result, callee, origin)
    case .function(let type): return call(type, application, origin) ? .holds : .fails
    case .metatype(let instance):
      let type = resolved(instance)
      if type.variable != nil { return .unknown }
      if application.hasTrailingClosure, let outcome = callNewValue(of: type, application, origin) { return outcome }
      return callMember("init", of: callee, application, origin)
    case .existentialMetatype: return callMember("init", of: callee, application, origin)
    default:
      if callee.isOptional { return .fails }
      let base = resolved(function)
      let methods = program.lookUpMember("callAsFunction", of: base.rvalue, in: signature).candidates
      if methods.isEmpty, let outcome = callDynamically(base, application, origin) { return outcome }
      return callMember("callAsFunction", of: base, application, origin)
    }
  }

  /// `T(…)` and `value(…)` are calls of members.
  private func callMember(
    _ name: String, of base: Type, _ application: Application, _ origin: Origin
  ) -> Outcome {
    let member = makeVariable(mayBeLvalue: true)
    let place = origin.part(origin.part == .trailingClosure ? .trailingMember : .member)
    applications[place] = application
    add(.member(MemberUse(base: base, name: name, result: member)), place)
    add(.application(application, function: member), place)
    return .holds
  }

  /// `T(…) { … }` where no initializer takes the closure, but a value of the type can be called with it.
  private func callNewValue(of type: Type, _ application: Application, _ origin: Origin) -> Outcome? {
    guard !program.lookUpMember("callAsFunction", of: type, in: signature).candidates.isEmpty else { return nil }
    let shapes = application.shapes
    for candidate in program.lookUpMember("init", of: type.metatype, in: signature).candidates {
      guard let initializer = candidate.symbol as? InitializerSymbol, let function = initializer.type.function else {
        continue
      }
      if matchArguments(shapes, to: function.parameters).1 == nil { return nil }
    }
    let made = makeVariable()
    let construction = Application(
      node: application.node, arguments: application.arguments.filter { !$0.isTrailing }, result: made,
      callee: application.callee)
    let call = Application(
      node: application.node, arguments: application.arguments.filter(\.isTrailing), result: application.result,
      callee: application.callee)
    add(.application(call, function: made), origin.part(.trailingClosure))
    return callMember("init", of: type.metatype, construction, origin)
  }

  func call(_ function: FunctionType, _ application: Application, _ origin: Origin) -> Bool {
    var (sources, mistake) = matchArguments(application.shapes, to: function.parameters)
    if mistake != nil {
      guard isFixing else { return false }
      sources = assumeMatched(application, function, origin)
    }
    let found = ArgumentMatch(sources: sources, function: function)
    var openedAny = false
    for (index, source) in sources.enumerated() {
      let parameter = function.parameters[index]
      switch source {
      case .defaulted:
        if !learn(fromDefaultOf: index, parameter, of: application, origin) { return false }
      case .argument(let argument):
        if let opened = existentialToOpen(application.arguments[argument], parameter) {
          found.opened[argument] = opened
          openedAny = true
          let type = openedType(opened, application.arguments[argument])
          if !relate(.equal, parameter.type, type, origin) {
            let place = origin.part(.argument(argument))
            guard isFixing, assumeAway(Constraint(.relation(.argument, type, parameter.type), place)) else {
              return false
            }
          }
          continue
        }
        if !pass(application, argument, to: parameter, origin) { return false }
      case .variadic(let arguments):
        for argument in arguments where !pass(application, argument, to: parameter, origin) { return false }
      }
    }
    noteBuilders(application, sources, origin)
    note(.match(origin, found))
    var result = function.result
    if openedAny {
      result = simplified(result)
      for (_, opened) in found.opened { result = erase(opened, in: result) }
    }
    return relate(
      application.isSubscript || resolved(result).isLvalue ? .bind : .equal, application.result, result, origin)
  }

  /// Closures that are passed for a parameter with a result builder are transformed by it.
  private func noteBuilders(_ application: Application, _ sources: [ArgumentMatch.Source], _ origin: Origin) {
    guard application.arguments.contains(where: { $0.expression.kind == .closure }) else { return }
    guard let callable = called(by: application, origin) else { return }
    let arguments = overload(calledBy: application, origin)?.arguments ?? []
    let substitution = Substitution(callable.genericSignature.parameters, arguments)
    for (parameter, source) in zip(callable.parameters, sources) {
      guard case .argument(let index) = source,
        let closure = application.arguments[index].expression as? ClosureExpression
      else { continue }
      let builder =
        closure.body.statements.contains { $0.kind == .return }
        ? nil : program.resultBuilder(of: parameter, in: callable).map { opened($0, substitution) }
      let id = ObjectIdentifier(closure)
      if builder != nil || builders[id] != nil { note(.builder(id, builder)) }
    }
  }

  /// The declaration that a call is known to be of.
  func called(by application: Application, _ origin: Origin) -> CallableSymbol? {
    overload(calledBy: application, origin)?.choice.symbol as? CallableSymbol
  }

  private func overload(calledBy application: Application, _ origin: Origin) -> ResolvedOverload? {
    switch origin.part {
    case .member, .trailingMember, .callee: return choices[origin]
    default: return choices[Origin(application.callee)]
    }
  }

  /// Takes note that arguments and parameters do not go together, and pairs those that probably belong together.
  private func assumeMatched(_ application: Application, _ function: FunctionType, _ origin: Origin)
    -> [ArgumentMatch.Source]
  {
    let mismatch = mismatch(of: application.shapes, to: function.parameters)
    let call = MismatchedCall(
      application: application, function: function, symbol: called(by: application, origin), mismatch: mismatch)
    // What a member hides is meant only where the arguments go with it.
    let isHidden = overload(calledBy: application, origin)?.choice.isHiddenByMember ?? false
    _ = assume(.arguments(call), origin, weight: mismatch.weight + (isHidden ? 20 : 0))
    for index in mismatch.extra { giveUp(on: application.arguments[index].type) }
    return mismatch.sources
  }

  private func pass(
    _ application: Application, _ index: Int, to parameter: FunctionType.Parameter, _ origin: Origin
  ) -> Bool {
    let argument = application.arguments[index]
    let place = origin.part(.argument(index))
    if parameter.isInout {
      if application.isOperator {
        let type = resolved(argument.type)
        if type.variable != nil {
          add(.relation(.bind, type, types[.lvalue(parameter.type)]), place)
          return true
        }
        guard case .lvalue(let inner) = type.kind else {
          guard isFixing else { return false }
          _ = assume(.immutable(argument.expression), place)
          return passed(.equal, type, parameter.type, place)
        }
        if relate(.equal, inner, parameter.type, place) { return true }
        // What is changed is hardly ever what is of the wrong type.
        score.add(.fix, isFixing ? 3 : 0)
        return passed(.equal, inner, parameter.type, place)
      }
      guard argument.isInout else {
        guard isFixing else { return false }
        _ = assume(.ampersand(argument, parameter: parameter.type, isMissing: true), place)
        return passed(.argument, argument.type, parameter.type, place)
      }
      return passed(.argument, argument.type, types[.inout(parameter.type)], place)
    }
    if argument.isInout {
      guard isFixing else { return false }
      _ = assume(.ampersand(argument, parameter: parameter.type, isMissing: false), place)
      return passed(.argument, resolved(argument.type).rvalue, parameter.type, place)
    }
    var wanted = parameter.type
    if parameter.isAutoclosure, let function = resolved(wanted).function, function.parameters.isEmpty {
      wanted = function.result
    }
    if passed(application.isOperator ? .operatorArgument : .argument, argument.type, wanted, place) {
      if isFixing { learn(wanted, fromWrapperOf: argument.expression, place) }
      return true
    }
    return false
  }

  /// Where the value of a wrapped property is passed for its wrapper, what the wrapper is generic in is known all the same:
  /// nothing else in the call is to blame.
  private func learn(_ wanted: Type, fromWrapperOf argument: Expression, _ origin: Origin) {
    let wanted = value(wanted)
    guard let nominal = wanted.nominal, wanted.hasTypeVariables,
      let variable = choices[Origin(argument)]?.choice.symbol as? VariableSymbol, let wrapper = variable.appliedWrapper,
      let meant = [wrapper.projection?.type, wrapper.layerTypes.first].compactMap({ $0 }).first(where: {
        $0.nominal === nominal && !$0.isGeneric
      })
    else { return }
    _ = relate(.equal, meant, wanted, origin)
  }

  /// Requires that an argument converts to its parameter, or takes note that it does not.
  private func passed(_ relation: Relation, _ argument: Type, _ parameter: Type, _ origin: Origin) -> Bool {
    if relate(relation, argument, parameter, origin) { return true }
    return isFixing && assumeAway(Constraint(.relation(relation, argument, parameter), origin))
  }

  // MARK: Existentials as arguments

  /// An existential passed to a parameter of generic type is opened, unless it conforms to what is required itself.
  private func existentialToOpen(
    _ argument: Application.Argument, _ parameter: FunctionType.Parameter
  ) -> OpenedExistential? {
    let type = value(argument.type)
    let existential: Type
    switch type.kind {
    case .existential: existential = type
    case .existentialMetatype(let inner): existential = inner
    default: return nil
    }
    var wanted = resolved(parameter.type)
    if case .existentialMetatype = type.kind {
      guard case .metatype(let inner) = wanted.kind else { return nil }
      wanted = resolved(inner)
    }
    guard let variable = wanted.variable, variable.parameter != nil else { return nil }
    // A type that is known at run time only is never the type of the existential itself.
    if case .existentialMetatype = type.kind { return OpenedExistential(existential) }
    guard existential.existential?.isAny == false else { return nil }
    // Only where the existential itself is not enough.
    let needs = variable.waiting.contains { constraint in
      guard constraint.status == .waiting else { return false }
      switch constraint.kind {
      case .conformance(_, let proto):
        return program.conformance(of: existential, to: proto, in: signature) == nil
      case .projection: return true
      default: return false
      }
    }
    return needs ? OpenedExistential(existential) : nil
  }

  private func openedType(_ opened: OpenedExistential, _ argument: Application.Argument) -> Type {
    let type = types[.opened(opened)]
    if case .existentialMetatype = value(argument.type).kind { return type.metatype }
    return type
  }
}

extension Program {
  /// The result builder written before a parameter.
  func resultBuilder(of parameter: ParameterSymbol, in callable: CallableSymbol) -> Type? {
    guard let syntax = parameter.syntax as? Parameter else {
      // A memberwise initializer's parameter has its property's builder.
      if let property = parameter.syntax as? VariableDeclaration {
        return resultBuilder(in: property.attributes, scope: callable.scope)
      }
      return nil
    }
    var attributes = syntax.attributes
    if syntax.type.kind == .attributed { attributes += syntax.type.as(AttributedTypeSyntax.self).attributes }
    return attributes.isEmpty ? nil : resultBuilder(in: attributes, scope: callable.scope)
  }
}
