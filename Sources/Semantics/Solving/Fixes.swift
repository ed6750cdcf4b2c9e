import Basics
import Syntax

/// A mistake that was assumed away while an expression was solved, in order to say what is wrong with it.
struct Fix {
  enum Kind {
    /// Something that does not hold.
    case constraint(Constraint.Kind)
    /// The operand of an operator that would change it.
    case immutable(Expression)
    /// A member that changes its base, of a base that cannot be changed.
    case mutatingMember(OverloadChoice)
    /// A member of the type that was asked of a value, or the other way round; and what was known of that base.
    case otherSide(OverloadChoice, of: String)
    /// A key path that does not say where it begins, passed to something unknown.
    case keyPathWithoutRoot(KeyPathExpression)
    /// A function where what it gives is wanted, as the base of a member.
    case uncalledBase
    /// A method that changes its base, where it is not called.
    case partialApplication(OverloadChoice)
    /// A declaration that may not be used from here.
    case inaccessible(Symbol)
    /// A declaration that says itself that it is not available.
    case unavailable(Symbol)
    /// A member of an existential that takes something of a type that only the value inside knows.
    case existentialMember(OverloadChoice)
    /// A function that a member of the same name hides: `max(a, b)` in a sequence's method.
    case hiddenByMember(OverloadChoice)
    /// A closure that does not take what the function type around it gives.
    case closureShape(ClosureExpression, FunctionType?)
    /// A method where a key path wants a property.
    case methodInKeyPath(Symbol)
    /// Arguments that do not go with the parameters.
    case arguments(MismatchedCall)
    /// An `inout` parameter and `&` that do not go together.
    case ampersand(Application.Argument, parameter: Type, isMissing: Bool)
    /// Several declarations that are wrong in equally many ways.
    case ambiguous(OverloadSet, [Attempt])
    /// A generic parameter that nothing tells the argument of.
    case notInferred(GenericParameterSymbol, of: Symbol?)
  }

  /// One of several declarations, and what would have to be assumed away to use it.
  struct Attempt {
    let choice: OverloadChoice
    let fixes: [Fix]
  }

  let kind: Kind
  let origin: Origin
  init(_ kind: Kind, _ origin: Origin) {
    self.kind = kind
    self.origin = origin
  }
}

/// A call whose arguments do not go with the parameters of what it calls.
struct MismatchedCall {
  let application: Application
  let function: FunctionType
  let symbol: Symbol?
  let mismatch: ArgumentMismatch
}

extension ConstraintSystem {
  /// Takes note of a mistake, and goes on as if it were none. The weight says how improbable it is that somebody makes it.
  func assume(_ kind: Fix.Kind, _ origin: Origin, weight: Int = 1) -> Bool {
    score.add(.fix, weight)
    note(.fix(Fix(kind, origin)))
    return true
  }

  /// Takes note that a constraint does not hold, and goes on as if it did.
  func assumeAway(_ constraint: Constraint) -> Bool {
    if case .closure(let closure, let type) = constraint.kind {
      let wanted = value(type).variable.flatMap(upperBound)?.function
      _ = assume(.closureShape(closure, wanted), constraint.origin)
      giveUp(on: type)
      if let template = closures[ObjectIdentifier(closure)] { lookInside(template) }
      return true
    }
    if case .member(let use) = constraint.kind, use.name != "callAsFunction",
      resolved(use.base).rvalue.standsForMissingMember
    {
      score.add(.fix)
      return relate(.bind, use.result, use.name == "subscript" ? types.error : use.base, constraint.origin)
    }
    _ = assume(.constraint(constraint.kind), constraint.origin, weight: weight(of: constraint.kind))
    // What depended on it is of no known type, and says no more.
    switch constraint.kind {
    case .relation(.bind, let found, let wanted):
      // A value where storage is wanted is taken for storage.
      if let inner = lvalueTarget(wanted) { return relate(.equal, found, inner, constraint.origin) }
      return true
    case .member(let use):
      if let forced = memberOfPayload(use) {
        add(.member(forced), constraint.origin)
        return true
      }
      return relate(
        .bind, use.result,
        typeBesideWrapper(use, constraint.origin) ?? typeOfMissing(use, constraint.origin) ?? types.error,
        constraint.origin)
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
      // A function that is not called is taken for what it gives; otherwise the value itself is what is there.
      if let function = value(type).function, function.parameters.isEmpty,
        let inner = value(function.result).optionalPayload
      {
        return relate(.bind, payload, inner, constraint.origin)
      }
      return relate(.bind, payload, value(type), constraint.origin)
    case .projection(_, _, let member): return relate(.equal, member, types.error, constraint.origin)
    case .keyPathApplication(_, _, let result): return relate(.bind, result, types.error, constraint.origin)
    case .keyPath(_, let type, _, _):
      giveUp(on: type)
      return true
    default: return true
    }
  }

  /// The same member of the value in an optional, as if it had been unwrapped. Of what is optional again, or asked for
  /// more members, no more is said.
  private func memberOfPayload(_ use: MemberUse) -> MemberUse? {
    let base = resolved(use.base)
    guard let payload = resolved(base.rvalue).optionalPayload, !use.isImplicit,
      use.name != "subscript", use.name != "callAsFunction", use.name != "init"
    else { return nil }
    let lookup = program.lookUpMember(use.name, of: payload, in: signature)
    guard let found = lookup.candidates.first else { return nil }
    if let result = value(use.result).variable {
      let isAskedForMore = log.contains { constraint in
        switch constraint.kind {
        case .payload(_, let type): return value(type).variable === result
        case .member(let next): return value(next.base).variable === result
        default: return false
        }
      }
      if isAskedForMore { return nil }
    }
    if let variable = found.symbol as? VariableSymbol, variable.type.isOptional { return nil }
    // What is inside can be set, but a method that changes it has nothing to change.
    let isStorage = base.isLvalue && found.symbol is VariableSymbol
    return MemberUse(
      base: isStorage ? types[.lvalue(payload)] : payload, name: use.name, result: use.result, labels: use.labels,
      isImplicit: false, isSuper: use.isSuper, isSelf: use.isSelf)
  }

  /// What a member is that the value has, where it was asked of the projection: the value is then what was meant.
  private func typeBesideWrapper(_ use: MemberUse, _ origin: Origin) -> Type? {
    guard let member = origin.node as? MemberExpression, let base = member.base as? IdentifierExpression,
      let variable = choices[Origin(base)]?.choice.symbol as? VariableSymbol,
      let wrapped = variable.projectedVariable ?? variable.wrappedVariable,
      let found = program.lookUpMember(use.name, of: wrapped.type, in: signature).candidates.first,
      let property = found.symbol as? VariableSymbol
    else { return nil }
    return program.seen(property.type, memberOf: wrapped.type, declaredIn: property)
  }

  private func weight(of kind: Constraint.Kind) -> Int {
    switch kind {
    case .member: return 5
    case .overload, .application: return 8
    // Types of the standard library are hardly meant to be extended: what they are passed for is.
    case .conformance(let type, let proto) where value(type).nominal?.module?.name == "Swift":
      guard let payload = value(type).optionalPayload.map(value) else { return 3 }
      return payload.variable == nil && program.conformance(of: payload, to: proto, in: signature) != nil ? 1 : 3
    default: return 1
    }
  }

  private func lvalueTarget(_ type: Type) -> Type? {
    guard case .lvalue(let inner) = resolved(type).kind else { return nil }
    return inner
  }

  /// Lets whatever depends on a type be.
  func giveUp(on type: Type) {
    guard let variable = value(type).variable, variable.literals.isEmpty else { return }
    if variable.isClosure {
      for constraint in variable.waiting {
        if case .closure = constraint.kind { set(constraint, .solved) }
      }
    }
    _ = assign(variable, types.error)
  }

  /// Lets the closures be that are passed to something unknown: what they take is unknown, too.
  func giveUpArguments(of application: Application) {
    guard isFixing else { return }
    for argument in application.arguments {
      if !application.isSubscript, let path = argument.expression as? KeyPathExpression, path.root == nil,
        let root = nodeTypes[Origin(path, .component(-1))], let variable = value(root).variable
      {
        note(.fix(Fix(.keyPathWithoutRoot(path), Origin(path))))
        _ = assign(variable, types.error)
        continue
      }
      guard let closure = argument.expression as? ClosureExpression,
        let template = closures[ObjectIdentifier(closure)], value(argument.type).variable != nil
      else { continue }
      for type in template.parameterTypes { giveUp(on: type) }
    }
  }

  /// Checks a closure that does not fit where it stands, for the names in it that mean nothing.
  private func lookInside(_ template: ClosureTemplate) {
    for type in template.parameterTypes { giveUp(on: type) }
    giveUp(on: template.result)
    if template.expression != nil, builders[ObjectIdentifier(template.closure)] == nil {
      if template.constraints == nil { generateBody(of: template) }
      return
    }
    _ = checkStatements(of: template, nil, nil)
  }
}
