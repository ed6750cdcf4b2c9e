import Basics
import Syntax

// How a conversion that does not hold is worded: by what the value is for.

extension ExpressionDiagnosis {
  func words(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Diagnostic {
    if let several = severalDeclarations(of: place, wanted: to, role) { return several }
    var result = words(spelled: spelled(from, of: place), spelledWanted(to, of: place, role), place, role)
    if let proto = unmetProtocol(from, to), let own = nonConforming(from, proto, place, role) { result = own }
    if case .assigned(let assignment) = role {
      result.notes += unequalArguments(from, to, at: assignment.equal.location)
    } else {
      result.notes += unequalArguments(from, to, at: place.diagnosticLocation)
    }
    return hinted(result, from, to, place, role)
  }

  /// What `Sequence` and `Collection` both declare has several results: none of them is named, where another is wanted.
  private func severalDeclarations(of place: Expression, wanted: Type, _ role: ValueRole) -> Diagnostic? {
    guard let call = bare(place) as? CallExpression,
      let callee = applications[ObjectIdentifier(call)].flatMap(callee(of:)),
      let base = (bare(call.callee) as? MemberExpression)?.base,
      LibrarySpelling.isDeclaredTwice(callee, for: typeShown(of: base))
    else { return nil }
    switch role {
    case .contextual, .assigned:
      return CallMessages.noCandidateProduces(
        callee.name, wanted: spelledWanted(wanted, of: place, role), at: nameRange(of: call.callee).location, [])
    case .coerced:
      return CallMessages.noExactMatches(
        "instance method '\(callee.name)'", at: nameRange(of: call.callee).location, [])
    default: return nil
    }
  }

  private func words(spelled from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Diagnostic {
    switch role {
    case .argument:
      return to === program.types.anyObject
        ? OperatorMessages.noReference(from, place) : MismatchMessages.argument(from, to, place)
    case .element: return MismatchMessages.element(from, to, place)
    case .dictionaryPart(let part): return MismatchMessages.dictionary(part, from, to, place)
    case .condition: return condition(from, place)
    case .branch, .part: return MismatchMessages.specified(from, to, place)
    case .closureResult(let closure):
      return closure.signature?.resultType.map { MismatchMessages.declaredClosureResult(to, from, $0) }
        ?? MismatchMessages.closureResult(from, to, place)
    case .assigned(let assignment):
      if bare(assignment.target).kind == .subscript { return MismatchMessages.subscriptAssigned(from, to, place) }
      // One generic type with other arguments: that is between the two sides.
      return differsInArguments(from, to)
        ? MismatchMessages.assigned(from, to, at: assignment.equal.location)
        : MismatchMessages.assigned(from, to, place)
    case .coerced: return MismatchMessages.coerced(from, to, place)
    case .contextual: return contextual(from, to, place)
    }
  }

  private func contextual(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    guard case .type(_, let purpose) = expected else { return MismatchMessages.specified(from, to, place) }
    switch purpose {
    case .returnValue where system.context.kind == .closure: return MismatchMessages.closureResult(from, to, place)
    case .returnValue, .implicitReturn: return MismatchMessages.returned(from, to, place)
    case .condition: return condition(from, place)
    case .assignment: return MismatchMessages.assigned(from, to, place)
    case .defaultArgument: return MismatchMessages.defaultArgument(from, to, place)
    case .thrownError: return StatementMessages.thrownValueIsNoError(from, to, place)
    case .rawValue: return RawValueMessages.otherType(from, to, place)
    case .yield: return MismatchMessages.yielded(from, to, place)
    case .initialization where from.nominal != nil && from.nominal === to.nominal && !from.arguments.isEmpty:
      return MismatchMessages.assigned(from, to, place)
    default: return MismatchMessages.specified(from, to, place)
    }
  }

  private func condition(_ from: Type, _ place: Expression) -> Diagnostic {
    if from.isOptional { return MismatchMessages.optionalCondition(spelled(from, of: place), place) }
    return isInteger(from)
      ? MismatchMessages.integerCondition(spelled(from, of: place), place) : MismatchMessages.condition(from, place)
  }

  /// The protocol of an existential that a value's type does not conform to.
  private func unmetProtocol(_ from: Type, _ to: Type) -> NominalSymbol? {
    guard let composition = to.existential, !composition.isAny, from.existential == nil, from.nominal != nil,
      !from.isOptional
    else { return nil }
    return composition.protocols.first {
      program.conformance(of: from, to: $0.symbol, in: system.signature) == nil
    }?.symbol
  }

  private func nonConforming(_ from: Type, _ proto: NominalSymbol, _ place: Expression, _ role: ValueRole)
    -> Diagnostic?
  {
    switch role {
    case .argument: return MismatchMessages.argumentDoesNotConform(from, proto, place)
    case .contextual:
      guard case .type(_, let purpose) = expected else { return nil }
      switch purpose {
      case .returnValue, .implicitReturn:
        return system.context.kind == .closure ? nil : MismatchMessages.returnedDoesNotConform(from, proto, place)
      case .initialization: return MismatchMessages.specifiedDoesNotConform(from, proto, place)
      default: return nil
      }
    default: return nil
    }
  }

  /// Two uses of one generic type that differ in an argument.
  func unequalArguments(_ from: Type, _ to: Type, at location: SourceLocation) -> [Diagnostic] {
    guard let nominal = from.nominal, nominal === to.nominal, !from.isOptional else { return [] }
    var notes: [Diagnostic] = []
    for ((parameter, own), wanted) in zip(zip(nominal.genericSignature.parameters, from.arguments), to.arguments)
    where own !== wanted {
      let isOurs = nominal.module?.isMain == true
      notes.append(
        MismatchMessages.unequalArguments(
          parameter.name, own, wanted,
          isOurs ? parameter.nameRange ?? parameter.syntax?.range ?? location.emptyRange : location.emptyRange))
    }
    return notes
  }

  private func differsInArguments(_ from: Type, _ to: Type) -> Bool {
    from.nominal != nil && from.nominal === to.nominal && !from.arguments.isEmpty
  }

  /// Adds what a mix-up of a binding and its value calls for.
  private func hinted(_ diagnostic: Diagnostic, _ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole)
    -> Diagnostic
  {
    let (isBinding, wantsBinding) = (from.nominal?.name == "Binding", to.nominal?.name == "Binding")
    if case .assigned(let assignment) = role,
      let name = (assignedName(bare(assignment.target))), isBinding || name.hasPrefix("_"),
      !wantsBinding || name.hasPrefix("_")
    {
      return HintMessages.storage(diagnostic, name, from, to)
    }
    switch (isBinding, wantsBinding) {
    case (false, true): return HintMessages.rule(diagnostic, "bindings", HintMessages.wantsBinding)
    case (true, true):
      let isOptional = from.arguments.first?.optionalPayload === to.arguments.first
      return isOptional ? HintMessages.rule(diagnostic, "bindings", HintMessages.optionalBinding) : diagnostic
    case (true, false):
      guard let name = bare(place) as? IdentifierExpression else { return diagnostic }
      return HintMessages.wantsValue(diagnostic, name.name.text)
    case (false, false): return diagnostic
    }
  }

  /// The property that an assignment is to.
  private func assignedName(_ target: Expression) -> String? {
    switch target {
    case let name as IdentifierExpression: return name.name.text
    case let member as MemberExpression where isSelf(member.base): return member.name.text
    default: return nil
    }
  }
}
