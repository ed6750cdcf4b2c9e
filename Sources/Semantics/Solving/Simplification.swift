import Basics
import Syntax

// What constraints tell as soon as enough is known.

extension ConstraintSystem {
  /// Looks at everything that is queued; false when something cannot hold.
  func simplify() -> Bool {
    while !queue.isEmpty {
      swap(&queue, &batch)
      defer { batch.removeAll(keepingCapacity: true) }
      for constraint in batch where constraint.status == .queued {
        effort += 1
        if isTooComplex { return false }
        set(constraint, .solved)
        switch look(at: constraint) {
        case .holds: continue
        case .unknown: wait(constraint)
        case .fails:
          if isFixing, assumeAway(constraint) { continue }
          failure = constraint
          return false
        }
      }
    }
    return true
  }

  /// Looks at what is queued while more is still to come, so that what follows finds types instead of unknowns. What an operator
  /// means may depend on the one around it: those are left for later.
  func simplifyEarly() {
    if hasFailedEarly { return }
    let all = queue
    queue.removeAll(keepingCapacity: true)
    for constraint in all {
      if constraint.isOfOperator { postponed.append(constraint) } else { queue.append(constraint) }
    }
    if !simplify() { hasFailedEarly = true }
  }

  /// Lets a constraint wait for the variables from which it may learn more.
  private func wait(_ constraint: Constraint) {
    set(constraint, .waiting)
    switch constraint.kind {
    case .relation(_, let left, let right), .superclass(let left, let right), .payload(let left, let right),
      .dynamicType(let left, let right), .projection(let left, _, let right):
      wait(constraint, for: left)
      wait(constraint, for: right)
    case .conformance(let type, _), .classBound(let type), .literal(let type, _), .statement(_, let type),
      .defaultType(let type, _):
      wait(constraint, for: type)
    // Results are listed too, so that nobody guesses them before their source has been asked.
    case .member(let use):
      let base = value(use.base)
      wait(constraint, for: base)
      if let instance = base.metatypeInstance { wait(constraint, for: instance) }
      wait(constraint, for: use.result)
      // Which members a type with dynamic ones has may depend on its arguments.
      if base.nominal?.attributes.contains("dynamicMemberLookup") ?? false {
        wait(constraint, for: freeVariables(in: base))
      }
    case .application(let application, let function):
      wait(constraint, for: function)
      if let instance = value(function).metatypeInstance { wait(constraint, for: instance) }
      wait(constraint, for: application.result)
    case .overload(let set):
      wait(constraint, for: set.type)
      guard let application = set.application else { return }
      for argument in application.arguments { wait(constraint, for: argument.type) }
      wait(constraint, for: application.result)
    case .closure(let closure, let type):
      wait(constraint, for: closureVariables(type) + variablesOfCaptures(closure))
    case .keyPath(let expression, let type, let root, let end):
      wait(constraint, for: type)
      wait(constraint, for: root)
      wait(constraint, for: end)
      wait(constraint, for: componentVariables(of: expression) + closureVariables(type))
    case .keyPathApplication(let base, let path, let end):
      wait(constraint, for: base)
      wait(constraint, for: path)
      wait(constraint, for: end)
    }
  }

  private func look(at constraint: Constraint) -> Outcome {
    let origin = constraint.origin
    switch constraint.kind {
    case .relation(let relation, let left, let right): return match(relation, left, right, origin)
    case .conformance(let type, let proto):
      if value(type).variable != nil { return .unknown }
      return require(value(type), conformsTo: proto, origin) ? .holds : .fails
    case .superclass(let type, let other): return match(.conversion, type, other, origin)
    case .classBound(let type):
      if value(type).variable != nil { return .unknown }
      return isClassReference(value(type)) ? .holds : .fails
    case .literal(let type, let kind):
      let literal = value(type)
      if let variable = literal.variable {
        addLiteral(kind, to: variable)
        return .unknown
      }
      guard isLiteral(kind, allowedFor: literal) else { return .fails }
      if let standard = defaultType(of: kind), standard !== literal, kind != .nil, kind != .array, kind != .dictionary {
        score.add(.nonDefaultLiteral)
      }
      return .holds
    case .member(let use): return lookUp(use, origin)
    case .application(let application, let function): return apply(application, function, origin)
    case .overload(let set): return narrow(set, origin)
    case .payload(let payload, let type): return unwrap(payload, type, origin)
    case .closure(let closure, let type): return open(closure, type)
    case .keyPath(let expression, let type, let root, let value):
      return resolveKeyPath(expression, type, root, value, origin)
    case .keyPathApplication(let base, let path, let value): return applyKeyPath(base, path, value, origin)
    case .statement: return .unknown
    case .dynamicType(let type, let result):
      let known = value(type)
      if known.variable != nil { return .unknown }
      let metatype = known.existential != nil ? types[.existentialMetatype(known)] : known.metatype
      return match(.equal, result, metatype, origin)
    case .defaultType(let type, _): return value(type).variable != nil ? .unknown : .holds
    case .projection(let base, let associated, let member):
      let known = value(base)
      if known.variable != nil { return .unknown }
      guard let type = knownMemberType(of: known, associated) else { return .fails }
      return match(.equal, member, type, origin)
    }
  }

  // MARK: Literals

  /// The type of a literal that nothing else decides.
  func defaultType(of kind: LiteralKind) -> Type? {
    let known = program.known
    switch kind {
    case .integer: return known.intType
    case .floatingPoint: return known.doubleType
    case .boolean: return known.boolType
    case .string, .character, .scalar, .interpolation: return known.stringType
    case .array, .dictionary, .nil, .color: return nil
    }
  }

  func isLiteral(_ kind: LiteralKind, allowedFor type: Type) -> Bool {
    if type.isError { return true }
    let known = program.known
    if let nominal = type.nominal {
      switch kind {
      case .array where nominal === known.array, .dictionary where nominal === known.dictionary,
        .nil where nominal === known.optional:
        return true
      case .integer where nominal === known.int || nominal === known.double,
        .floatingPoint where nominal === known.double, .boolean where nominal === known.bool,
        .string where nominal === known.string, .interpolation where nominal === known.string,
        .character where nominal === known.string || nominal === known.character,
        .scalar where nominal === known.string || nominal === known.character:
        return true
      default: break
      }
    }
    return program.conformance(of: type, to: known.type(kind.protocolName), in: signature) != nil
  }

  // MARK: Conformances

  /// Requires that a type conforms to a protocol; for unknown types later.
  func require(_ type: Type, conformsTo proto: NominalSymbol, _ origin: Origin) -> Bool {
    let type = value(type)
    if type.isError { return true }
    if type.variable != nil {
      let constraint = Constraint(.conformance(type, proto), origin)
      log.append(constraint)
      set(constraint, .waiting)
      wait(constraint, for: type)
      return true
    }
    guard let conformance = program.conformance(of: type, to: proto, in: signature) else {
      return isFixing && assumeAway(Constraint(.conformance(type, proto), origin))
    }
    guard type.hasTypeVariables, case .concrete(let declared, let conforming) = conformance,
      let source = declared.source as? ExtensionSymbol
    else { return true }
    // The conditions under which the type conforms become conditions on its arguments.
    let parameters = declared.nominal.genericSignature
    let substitution = Substitution(parameters.parameters, conforming.arguments)
    return source.genericSignature.requirements.dropFirst(parameters.requirements.count)
      .allSatisfy { add($0, substitution, origin) }
  }

  // MARK: Optionals

  private func unwrap(_ payload: Type, _ type: Type, _ origin: Origin) -> Outcome {
    let optional = resolved(type)
    let isLvalue = optional.isLvalue
    let known = resolved(optional.rvalue)
    if known.variable != nil { return .unknown }
    if known.isError { return match(.bind, payload, known, origin) }
    guard let inner = known.optionalPayload else { return .fails }
    return match(.bind, payload, isLvalue ? types[.lvalue(inner)] : inner, origin)
  }
}
