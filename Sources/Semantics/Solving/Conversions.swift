import Basics
import Syntax

// The conversions that Swift makes without being asked.

extension ConstraintSystem {
  /// Whether `a` converts to `b`; neither is an lvalue.
  func matchConversion(_ relation: Relation, _ a: Type, _ b: Type, _ origin: Origin) -> Outcome {
    if b.variable != nil { return .unknown }
    if let variable = a.variable {
      if let path = variable.keyPath, !tellKeyPath(path, what: b, origin) { return .fails }
      return matchUnknown(variable, to: b, relation, origin)
    }
    if isDropped(a, where: b, origin) { return .holds }
    if case .dynamicSelf(let inner) = a.kind {
      if case .dynamicSelf = b.kind { return .holds }
      return matchConversion(relation, inner, b, origin)
    }
    // Optionals first: they take everything that their payload takes.
    if let payload = b.optionalPayload {
      if let own = a.optionalPayload {
        // The payload that is deeper decides which of the two optionals is wrapped once more.
        if optionalDepth(b) > optionalDepth(a), resolved(innermost(b)).variable == nil {
          // What is inside may be an optional too.
          if !isFixing, innermost(a).variable != nil {
            let constraint = Constraint(.relation(relation, a, b), origin)
            log.append(constraint)
            wait(constraint, for: [innermost(a).variable!])
            return .holds
          }
          score.add(.valueToOptional)
          return relate(relation, a, payload, origin) ? .holds : .fails
        }
        return relate(relation, own, payload, origin) ? .holds : .fails
      }
      score.add(.valueToOptional)
      return relate(relation, a, payload, origin) ? .holds : .fails
    }
    switch b.kind {
    case .existential(let composition): return convert(a, toExistential: composition, b, origin)
    case .nominal(let target, let targetArguments):
      if case .nominal(let source, let arguments) = a.kind {
        if source === target {
          return convertArguments(of: source, arguments, targetArguments, relation, origin) ? .holds : .fails
        }
        if source.kind == .class, target.kind == .class, let up = openedSuperclass(of: a, being: target) {
          return relate(.equal, up, b, origin) ? .holds : .fails
        }
        if let converted = convertPointer(a, b, origin) { return converted }
        if target === program.known.anyHashable { return convertToAnyHashable(a, origin) }
        return .fails
      }
      if target.kind == .class, let bound = superclassBound(of: a) {
        return matchConversion(relation, bound, b, origin)
      }
      if target === program.known.anyHashable { return convertToAnyHashable(a, origin) }
    case .tuple(let elements):
      guard let own = a.tupleElements, own.count == elements.count else { break }
      for (index, (x, y)) in zip(own, elements).enumerated() {
        if let label = x.label, let other = y.label, label != other { return .fails }
        if !relate(.conversion, x.type, y.type, origin) { return .fails }
        _ = index
      }
      return .holds
    case .function(let target):
      guard let own = a.function else { break }
      return convert(own, to: target, origin) ? .holds : .fails
    case .metatype(let target):
      guard case .metatype(let own) = a.kind else { break }
      let (x, y) = (resolved(own), resolved(target))
      if x.isClass, y.isClass, x.nominal !== y.nominal {
        return relate(.conversion, x, y, origin) ? .holds : .fails
      }
      return relate(.equal, x, y, origin) ? .holds : .fails
    case .existentialMetatype(let target):
      switch a.kind {
      case .metatype(let own):
        if let composition = target.existential {
          return convert(resolved(own), toExistential: composition, target, origin)
        }
      case .existentialMetatype(let own):
        return relate(.conversion, own, target, origin) ? .holds : .fails
      default: break
      }
      return .fails
    case .dynamicSelf(let inner):
      // `Self` of a final class is the class.
      if let nominal = inner.nominal, nominal.isFinal { return matchConversion(relation, a, inner, origin) }
      return .fails
    default: break
    }
    return match(.equal, a, b, origin)
  }

  /// A free variable that should convert to a known type. A literal of a number, text or truth value can only be of that
  /// type itself where it is a struct or enum that takes such literals, since no other converts to it.
  private func matchUnknown(_ variable: TypeVariable, to b: Type, _ relation: Relation, _ origin: Origin) -> Outcome {
    guard !isFixing, !variable.literals.isEmpty, !variable.mayBeLvalue, !b.hasTypeVariables, let target = b.nominal,
      target.kind == .struct || target.kind == .enum, target !== program.known.optional,
      target !== program.known.anyHashable,
      variable.literals.allSatisfy({ $0.isSimple && isLiteral($0, allowedFor: b) })
    else { return .unknown }
    return assign(variable, b) ? .holds : .fails
  }

  func optionalDepth(_ type: Type) -> Int {
    var depth = 0
    var type = resolved(type)
    while let payload = type.optionalPayload {
      depth += 1
      type = resolved(payload)
    }
    return depth
  }

  func innermost(_ type: Type) -> Type {
    var type = resolved(type)
    while let payload = type.optionalPayload { type = resolved(payload) }
    return type
  }

  /// The superclass of a class type that is an instance of `target`, with its arguments; the type itself included.
  func superclass(of type: Type, being target: NominalSymbol) -> Type? {
    var current: Type? = type
    var depth = 0
    while let candidate = current, let nominal = candidate.nominal, depth < 100 {
      if nominal === target { return candidate.withoutDynamicSelf }
      current = nominal.superclass?.substituting(
        nominal.genericSignature.parameters, with: candidate.arguments)
      depth += 1
    }
    return nil
  }

  /// The same where arguments may still be unknown, of which the superclass may name members.
  private func openedSuperclass(of type: Type, being target: NominalSymbol) -> Type? {
    guard type.hasTypeVariables, superclass(of: type, being: target) != nil else {
      return superclass(of: type, being: target)
    }
    var current = type
    while let nominal = current.nominal, nominal !== target, let superclass = nominal.superclass {
      current = opened(superclass, Substitution(nominal.genericSignature.parameters, current.arguments))
    }
    return current
  }

  /// The class that values of a generic parameter, opened or opaque type are known to be instances of.
  func superclassBound(of type: Type) -> Type? {
    switch type.kind {
    case .genericParameter, .dependentMember: return program.superclass(of: canonical(type), in: signature)
    case .opened(let opened): return opened.existential.existential?.superclass
    case .opaque(let symbol, _): return symbol.bound.superclass
    case .existential(let composition): return composition.superclass
    case .dynamicSelf(let inner): return inner
    default: return nil
    }
  }

  /// Collections convert by converting their elements; other generic types are the same only with the same arguments.
  private func convertArguments(
    of symbol: NominalSymbol, _ own: [Type], _ target: [Type], _ relation: Relation, _ origin: Origin
  ) -> Bool {
    if isConvertibleCollection(symbol) {
      let (x, y) = (own.map(simplified), target.map(simplified))
      if x != y, !x.contains(where: \.hasTypeVariables), !y.contains(where: \.hasTypeVariables) {
        score.add(.collectionUpcast)
        return zip(x, y).allSatisfy { relate(.conversion, $0, $1, origin) }
      }
    }
    return zip(own, target).allSatisfy { relate(.equal, $0, $1, origin) }
  }

  /// Whether a collection of some elements can stand where one of others is wanted.
  func isConvertibleCollection(_ symbol: NominalSymbol) -> Bool {
    let known = program.known
    return symbol === known.array || symbol === known.dictionary || symbol === known.set
  }

  /// Every hashable value converts to `AnyHashable`.
  private func convertToAnyHashable(_ type: Type, _ origin: Origin) -> Outcome {
    score.add(.anyHashable)
    return require(type, conformsTo: program.known.hashable, origin) ? .holds : .fails
  }

  private func convertPointer(_ a: Type, _ b: Type, _ origin: Origin) -> Outcome? { nil }

  private func convert(_ own: FunctionType, to target: FunctionType, _ origin: Origin) -> Bool {
    switch (own.thrown, target.thrown) {
    case (_?, nil): return false
    case (nil, let wanted?):
      // What throws nothing throws `Never`.
      if resolved(wanted).variable != nil,
        !relate(.equal, wanted, program.known.never.declaredType, origin)
      {
        return false
      }
    case (let thrown?, let wanted?):
      if !relate(.conversion, thrown, wanted, origin) { return false }
    case (nil, nil): break
    }
    if own.isAsync, !target.isAsync { return false }
    // Another declaration may take what must not escape: `list.lazy.filter(f)` is the eager one then. Where there is none it
    // is reported by the analysis of escaping uses.
    if !own.isEscaping, target.isEscaping, !isFixing { score.add(.disfavored) }
    var parameters = own.parameters
    let targets = target.parameters
    // A function of several parameters may stand where one of a tuple is wanted, as in `zip(a, b).map(f)`.
    if parameters.count != targets.count {
      guard targets.count == 1, let tuple = resolved(targets[0].type).tupleElements, tuple.count == parameters.count,
        parameters.allSatisfy({ !$0.isInout && !$0.isVariadic })
      else { return false }
      for (p, q) in zip(parameters, tuple) where !relate(.conversion, q.type, p.type, origin) { return false }
      score.add(.functionConversion)
      return convertResult(own, target, origin)
    }
    for index in parameters.indices {
      var (p, q) = (parameters[index], targets[index])
      if p.isVariadic != q.isVariadic {
        if p.isVariadic {
          p.type = program.array(of: p.type)
        } else {
          q.type = program.array(of: q.type)
        }
      }
      if p.isInout || q.isInout {
        if p.isInout != q.isInout || !relate(.equal, p.type, q.type, origin) { return false }
      } else if p.isAutoclosure, !q.isAutoclosure {
        return false
      } else if !relate(.conversion, q.type, p.type, origin) {
        return false
      }
      parameters[index] = p
    }
    return convertResult(own, target, origin)
  }

  private func convertResult(_ own: FunctionType, _ target: FunctionType, _ origin: Origin) -> Bool {
    return relate(.conversion, own.result, target.result, origin)
  }

  /// Whether a value is not needed where it is the only expression of a body: it never comes to be, or the closure's
  /// result is `Void`.
  private func isDropped(_ type: Type, where wanted: Type, _ origin: Origin) -> Bool {
    switch origin.part {
    case .implicitResult: return type.isNever
    case .closureResult:
      guard let template = closures[ObjectIdentifier(origin.node)] else { return type.isNever }
      if type.isNever { return true }
      guard wanted.isVoid, template.mayDropResult else { return false }
      score.add(.functionConversion)
      return true
    default: return false
    }
  }

  /// Whether a value can be put into an existential.
  private func convert(_ a: Type, toExistential composition: ProtocolComposition, _ b: Type, _ origin: Origin)
    -> Outcome
  {
    if composition.isAny {
      score.add(.any)
      return .holds
    }
    if let superclass = composition.superclass, !relate(.conversion, a, superclass, origin) { return .fails }
    if composition.isPlainAnyObject {
      return isClassReference(a) ? .holds : .fails
    }
    for member in composition.protocols {
      if let own = a.existential {
        guard let inherited = own.protocols.first(where: { $0.symbol.inherits(from: member.symbol) }) else {
          if let bound = own.superclass, program.conformance(of: bound, to: member.symbol, in: signature) != nil {
            continue
          }
          return .fails
        }
        if inherited.symbol === member.symbol {
          for (x, y) in zip(inherited.arguments, member.arguments) where !relate(.equal, x, y, origin) { return .fails }
          if inherited.arguments.isEmpty, !member.arguments.isEmpty { return .fails }
        }
        continue
      }
      if !require(a, conformsTo: member.symbol, origin) { return .fails }
      for (associated, wanted) in zip(member.symbol.primaryAssociatedTypes, member.arguments) {
        guard let own = memberType(of: a, associated) else { return .fails }
        if !relate(.equal, own, wanted, origin) { return .fails }
      }
    }
    return .holds
  }

  /// Whether values of a type are references to objects.
  func isClassReference(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let symbol, _): return symbol.kind == .class
    case .dynamicSelf: return true
    case .existential(let composition): return composition.isClassBound
    case .opened(let opened): return opened.existential.existential?.isClassBound ?? false
    case .opaque(let symbol, _): return symbol.bound.isClassBound
    case .genericParameter, .dependentMember: return program.isClassBound(type, in: signature)
    default: return false
    }
  }
}

extension Node {
  var isClosureExpression: Bool { (self as? ClosureExpression) != nil }
}
