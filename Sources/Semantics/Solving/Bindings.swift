import Basics
import Syntax

/// The types that a variable can be tried with, best first.
struct Candidates {
  let variable: TypeVariable
  var types: [Type] = []
  /// Tried only when none of the others leads to a solution.
  var alternatives: [Type] = []
  /// Tried only when these do not, either.
  var lastResorts: [Type] = []
  /// Whether only literals speak for the types.
  var isLiteral = false
  /// Whether the types contain variables, so that waiting may tell more.
  var isVague = false
  /// Whether some waiting constraint could still tell more.
  var isDelayed = false
  /// Whether the variable is a collection literal's, of its default type.
  var isCollectionDefault = false
  /// Whether something of unknown type converts to the variable.
  var hasUnknownSources = false
  /// Whether what is known is only that anything would do, for instance as an argument of `print`.
  var isAnything = false
  /// Whether nothing but one generic type with unknown arguments speaks for the variable: it is that type, whatever its
  /// arguments turn out to be.
  var isOnlyVague = false
}

extension ConstraintSystem {
  /// What speaks for a variable's type; nil where nothing does.
  func candidates(for variable: TypeVariable) -> Candidates? {
    let state = variable
    var lower: [Type] = []
    var upper: [Type] = []
    // The generic parameters that something unknown converts to that the variable converts to.
    var beyond: [Type] = []
    // The types of what stands beside a collection literal in another one.
    var beside: [Type] = []
    var defaults: [Type] = []
    var literals = state.literals
    var result = Candidates(variable: variable)
    let walk = beginWalk()
    state.visit = walk
    func visit(_ state: TypeVariable, _ variable: TypeVariable, depth: Int, isSame: Bool) {
      for constraint in state.waiting where constraint.status == .waiting {
        switch constraint.kind {
        case .relation(let relation, let left, let right):
          let (a, b) = (value(left), value(right))
          if b.variable === variable {
            if let other = a.variable {
              // What converts to something that converts to the variable speaks for it too.
              let next = other
              guard depth < 6, next.visit != walk else { continue }
              next.visit = walk
              if next.literals.isEmpty { result.hasUnknownSources = true }
              if next.isClosure { continue }
              if depth == 0 {
                for literal in next.literals where !literals.contains(literal) { literals.append(literal) }
              }
              visit(next, other, depth: depth + 1, isSame: isSame && relation == .equal)
            } else {
              lower.append(simplified(a))
            }
          } else if a.variable === variable, depth == 0 {
            if let other = b.variable {
              result.isDelayed = true
              if isOfCollectionLiteral(state) { beside += typesBesideLiteral(in: other, literals) }
              // Only in generic code, since this looks at all that is known of the other one.
              if !signature.parameters.isEmpty, !isOfCollectionLiteral(state), let bound = upperBound(of: other),
                bound.isTypeParameter
              {
                beyond.append(bound)
              }
            } else {
              upper.append(simplified(b))
            }
          } else if depth == 0, let payload = payload(of: a, convertedTo: b, where: variable) {
            upper.append(simplified(payload))
          }
        case .defaultType(let type, let standard) where depth == 0 && value(type).variable === variable:
          defaults.append(standard)
        case .overload(let set) where depth == 0:
          if value(set.type).variable === variable { result.isDelayed = true }
          if set.application.map({ value($0.result).variable === variable }) ?? false { result.isDelayed = true }
        case .application(let application, _) where depth == 0:
          if value(application.result).variable === variable { result.isDelayed = true }
        case .statement where depth == 0: result.isDelayed = true
        // That a closure or key path waits for its parameters' types is no reason to leave them open.
        case .closure(_, let type) where depth == 0:
          if value(type).variable === variable { result.isDelayed = true }
        // Where a key path begins has to be known first; the rest follows from it.
        case .keyPath(_, let type, _, let end) where depth == 0:
          if [type, end].contains(where: { value($0).variable === variable }) { result.isDelayed = true }
        case .projection(_, _, let member) where depth == 0 && value(member).variable === variable:
          result.isDelayed = true
        case .member(let use) where isSame && value(use.result).variable === variable: result.isDelayed = true
        case .payload(let payload, _) where depth == 0 && value(payload).variable === variable: result.isDelayed = true
        case .dynamicType(_, let type) where isSame && value(type).variable === variable: result.isDelayed = true
        case .keyPathApplication(_, _, let type) where depth == 0 && value(type).variable === variable:
          result.isDelayed = true
        default: continue
        }
      }
    }
    visit(state, variable, depth: 0, isSame: true)
    if state.isClosure || isMember(variable) { return nil }
    if let wanted = existentialForBranches(variable, lower, literals + state.literalsInside) {
      result.types = [wanted]
      result.isDelayed = false
      return result
    }
    func add(_ type: Type) {
      var type = type
      if case .inout(let inner) = type.kind { type = resolved(inner) }
      if let function = type.function, !function.isEscaping {
        var copy = function
        copy.isEscaping = true
        type = types[.function(copy)]
      }
      if result.types.contains(where: { $0 === type }) { return }
      if type.hasTypeVariables, freeVariables(in: type).contains(variable) { return }
      result.types.append(type)
    }
    // Whether literals can be of a type, or of what is in it.
    func allowed(_ type: Type, _ literals: [LiteralKind]) -> Bool {
      let type = value(type)
      if type.variable != nil { return false }
      return literals.allSatisfy { isLiteral($0, allowedFor: type) }
        || (type.optionalPayload.map { allowed($0, literals) } ?? false)
    }
    // Literal types that a bound allows.
    func allowed(_ type: Type) -> Type? {
      var type = type
      while true {
        if literals.allSatisfy({ isLiteral($0, allowedFor: type) }) { return type }
        // Beside a nil, other literals are what is in the optional: `let ratio: Double? = isKnown ? 2 : nil`.
        if literals.contains(.nil), isLiteral(.nil, allowedFor: type), let payload = type.optionalPayload {
          let others = literals.filter { $0 != .nil }
          if !others.isEmpty, allowed(payload, others) { return type }
        }
        guard let payload = type.optionalPayload else { return nil }
        type = value(payload)
        if type.variable != nil { return nil }
      }
    }
    if let name = state.implicitMember {
      for type in upper.isEmpty ? boundsPassedOn(by: variable) : upper {
        result.isDelayed = false
        let base = implicitMemberBase(type, named: name)
        let offered = base.existential?.protocols.flatMap { typesOffering(name, for: $0.symbol) } ?? []
        if offered.isEmpty { add(base) } else { offered.forEach(add) }
      }
      if upper.isEmpty { for type in lower { add(type) } }
      if result.types.isEmpty { for type in implicitMemberBases(named: name, below: variable) { add(type) } }
    } else {
      if !lower.isEmpty {
        if let joined = join(lower), !joined.isNever || upper.isEmpty {
          // Literals beside an existential go into it.
          let takesLiterals = joined.existential != nil || joined.nominal === program.known.anyHashable
          if literals.isEmpty || (state.literals.isEmpty && takesLiterals) {
            add(joined)
          } else if let type = allowed(joined) {
            add(type)
          } else if literals.contains(.nil), !joined.hasTypeVariables, let type = allowed(program.optional(joined)) {
            // A nil beside values makes the type optional: `isThere ? items[0] : nil`.
            add(type)
          }
        } else if !lower.allSatisfy(\.isNever) {
          for type in lower where literals.isEmpty || allowed(type) != nil { add(type) }
          // Nothing that is there is what all have in common: what is wanted may be.
          if literals.isEmpty, lower.count > 1 { for type in upper { add(type) } }
        }
      }
      for type in upper {
        if literals.isEmpty { if result.types.isEmpty { add(type) } } else if let type = allowed(type) { add(type) }
      }
    }
    result.isVague = result.types.contains(where: \.hasTypeVariables)
    // That anything would do tells less than what comes, once that is known.
    if lower.isEmpty, literals.isEmpty, !upper.isEmpty, upper.allSatisfy({ innermost($0).existential != nil }) {
      result.isAnything = true
      result.isDelayed = true
    }
    if result.isVague, !result.isDelayed, !result.hasUnknownSources, literals.isEmpty || lower.isEmpty {
      result.isOnlyVague = isOnlyVague(lower, upper, literals)
    }
    if result.types.isEmpty, !literals.isEmpty {
      for type in beyond { if let type = allowed(type) { add(type) } }
    }
    if result.types.isEmpty || (lower.isEmpty && upper.isEmpty) {
      for literal in [LiteralKind.floatingPoint, .integer, .interpolation, .string, .character, .scalar, .boolean]
      where literals.contains(literal) {
        guard let type = defaultType(of: literal) else { continue }
        result.isLiteral = true
        if literals.contains(.floatingPoint), literal == .integer { continue }
        // A nil among the literals makes the type optional.
        add(literals.contains(.nil) ? program.optional(type) : type)
        if literal == .integer, let double = defaultType(of: .floatingPoint), !literals.contains(.floatingPoint) {
          result.alternatives.append(double)
        }
      }
      if literals.contains(.array), result.types.isEmpty {
        result.isLiteral = true
      }
    } else {
      alternatives(to: result.types, literals, into: &result)
      if !lower.isEmpty { upcasts(of: result.types, to: upper, state, into: &result) }
    }
    if result.types.isEmpty { beside.forEach(add) }
    // Where anything will do in the end, values of two types can be made that first: `print(count ?? "none")`.
    for type in upper where type.isAny && !result.types.isEmpty && !result.types.contains(where: { $0 === type }) {
      result.lastResorts.append(type)
    }
    if result.types.isEmpty, !literals.isEmpty || upper.isEmpty {
      for type in defaults { add(type) }
      if !result.types.isEmpty { result.isLiteral = true }
      result.isCollectionDefault =
        result.types.count == 1 && result.alternatives.isEmpty && isOfCollectionLiteral(state)
      if result.types.allSatisfy({ $0.existential != nil }), !result.types.isEmpty {
        // What a collection without elements that tell holds.
        result.isLiteral = false
        result.isAnything = true
        result.isDelayed = true
      }
    } else {
      // Elements of different types.
      for type in defaults where !type.hasTypeVariables && !result.alternatives.contains(where: { $0 === type }) {
        result.alternatives.append(type)
      }
    }
    return result.types.isEmpty ? nil : result
  }

  /// The program's types, among those of the first elements of a collection, that the literal of another element can be of:
  /// in `[path, [1, 2]]` the type of `path`.
  private func typesBesideLiteral(in elements: TypeVariable, _ literals: [LiteralKind]) -> [Type] {
    elements.waiting.prefix(16).compactMap { constraint in
      guard constraint.status == .waiting, case .relation(_, let left, let right) = constraint.kind,
        value(right).variable === elements, let nominal = value(left).nominal, !isConvertibleCollection(nominal)
      else { return nil }
      let type = simplified(left)
      return literals.allSatisfy { isLiteral($0, allowedFor: type) } ? type : nil
    }
  }

  private func isOfCollectionLiteral(_ state: TypeVariable) -> Bool {
    !state.literals.isEmpty && state.literals.allSatisfy { $0 == .array || $0 == .dictionary }
  }

  /// Whether bounds with unknown parts leave no choice about a type's outermost shape.
  private func isOnlyVague(_ lower: [Type], _ upper: [Type], _ literals: [LiteralKind]) -> Bool {
    guard let first = lower.first else {
      // A collection literal is of the collection type that is wanted.
      return upper.count == 1 && upper[0].nominal?.kind == .struct && !literals.isEmpty
        && literals.allSatisfy { $0 == .array || $0 == .dictionary }
    }
    guard upper.isEmpty else { return false }
    if let nominal = first.nominal {
      return nominal.kind == .struct && lower.allSatisfy { $0.nominal === nominal }
    }
    guard let elements = first.tupleElements else { return false }
    return lower.allSatisfy { $0.tupleElements.map { $0.map(\.label) == elements.map(\.label) } ?? false }
  }

  /// A type to which values of several types convert that have one outermost shape: element by element.
  func shape(of candidates: [Type]) -> Type {
    let type = candidates[0]
    if candidates.count > 1, let nominal = type.nominal, isConvertibleCollection(nominal) {
      return types[.nominal(nominal, type.arguments.map { _ in makeVariable() })]
    }
    guard let elements = type.tupleElements else { return type }
    return types.tuple(elements.map { TupleElement(label: $0.label, type: makeVariable()) })
  }

  /// Whether a variable is what a member is that may be assigned: a guess would say that it may not.
  private func isMember(_ variable: TypeVariable) -> Bool {
    guard variable.mayBeLvalue else { return false }
    return variable.waiting.contains { constraint in
      guard constraint.status == .waiting, case .member(let use) = constraint.kind else { return false }
      return value(use.result).variable === variable
    }
  }

  /// What else the type of something can be whose value is known: a superclass, or an optional.
  private func alternatives(to types: [Type], _ literals: [LiteralKind], into result: inout Candidates) {
    for type in types {
      if type.isClass, let superclass = program.superclass(of: type) { result.alternatives.append(superclass) }
      if !type.isOptional, !type.hasTypeVariables { result.alternatives.append(program.optional(type)) }
    }
  }

  /// A collection can be made one of other elements before more is done with it: of those that are wanted, as in
  /// `bs + [s] as [any P]`, or of those that its elements must be, as in `list.append(contentsOf: bs)`.
  private func upcasts(of types: [Type], to upper: [Type], _ state: TypeVariable, into result: inout Candidates) {
    for type in types {
      guard let nominal = type.nominal, isConvertibleCollection(nominal), !type.hasTypeVariables else { continue }
      for wanted in upper where wanted !== type && wanted.nominal === nominal && !wanted.hasTypeVariables {
        result.alternatives.append(wanted)
      }
      guard type.arguments.count == 1 else { continue }
      for constraint in state.waiting where constraint.status == .waiting {
        guard case .projection(_, let associated, let member) = constraint.kind, associated.name == "Element" else {
          continue
        }
        let element = simplified(value(member))
        if element.variable != nil || element.hasTypeVariables || element === type.arguments[0] { continue }
        if canConvert(type.arguments[0], element) {
          result.alternatives.append(self.types[.nominal(nominal, [element])])
        }
      }
    }
  }

  /// The type in which an implicit member is looked up, where an optional is wanted: its payload, unless the optional
  /// itself has such a member.
  private func implicitMemberBase(_ type: Type, named name: String) -> Type {
    var type = type
    while let payload = type.optionalPayload {
      if name == "none" || name == "some" { return type }
      let inner = value(payload)
      if inner.variable != nil { return type }
      type = inner
    }
    return type
  }

  /// The known types to which what a variable is given to converts: the result of a chain `.a.b()` has its base's type,
  /// and that of a closure may be what a function puts into an optional, `value.map { .some($0) }`.
  private func boundsPassedOn(by variable: TypeVariable) -> [Type] {
    var found: [Type] = []
    for constraint in variable.waiting where constraint.status == .waiting {
      guard case .relation(_, let left, let right) = constraint.kind, value(left).variable === variable,
        let next = value(right).variable
      else { continue }
      for constraint in next.waiting where constraint.status == .waiting {
        guard case .relation(_, let left, let right) = constraint.kind, value(right).variable == nil else { continue }
        if value(left).variable === next {
          found.append(simplified(right))
        } else if let payload = payload(of: value(left), convertedTo: value(right), where: next) {
          found.append(simplified(payload))
        }
      }
    }
    return found
  }

  /// What an unknown type inside an optional has to convert to: `T` converts to `Int?` where `T?` converts to `Int??`.
  private func payload(of optional: Type, convertedTo wanted: Type, where unknown: TypeVariable) -> Type? {
    var (inner, payload) = (optional, wanted)
    while let next = inner.optionalPayload, let other = payload.optionalPayload {
      (inner, payload) = (value(next), value(other))
    }
    return inner.variable === unknown && inner !== optional ? payload : nil
  }

  /// The types for which extensions of a protocol have a static member with a name: `extension P where Self == Circle`.
  private func typesOffering(_ name: String, for proto: NominalSymbol) -> [Type] {
    program.members(named: name, of: proto).filter(\.isStatic).flatMap { member in
      member.genericSignature.requirements.compactMap { requirement in
        guard case .sameType(let left, let right) = requirement, left === proto.selfParameter?.type, !right.isGeneric
        else { return nil }
        return right
      }
    }
  }

  /// The types in which an implicit member is looked up where any type that conforms to a protocol will do: those that
  /// extensions of the protocol offer the member for, `extension Shape where Self == Circle` (SE-0299).
  private func implicitMemberBases(named name: String, below variable: TypeVariable) -> [Type] {
    var found: [Type] = []
    var seen: Set<TypeVariable> = [variable]
    var pending = [variable]
    while let next = pending.popLast() {
      for constraint in next.waiting where constraint.status == .waiting {
        switch constraint.kind {
        case .relation(_, let left, let right) where value(left).variable === next:
          if let other = value(right).variable, seen.insert(other).inserted { pending.append(other) }
        case .conformance(let type, let proto) where value(type).variable === next:
          for proto in [proto] + program.allProtocols(of: proto) {
            for type in typesOffering(name, for: proto) where !found.contains(where: { $0 === type }) {
              found.append(type)
            }
          }
        default: continue
        }
      }
    }
    return found
  }

  /// The type to which all of several types convert.
  func join(_ types: [Type]) -> Type? {
    guard var result = types.first else { return nil }
    for type in types.dropFirst() {
      guard let next = join(result, type) else { return nil }
      result = next
    }
    return result
  }

  private func join(_ a: Type, _ b: Type) -> Type? {
    if a === b { return a }
    if a.hasTypeVariables || b.hasTypeVariables {
      if let nominal = a.nominal, nominal === b.nominal, !isConvertibleCollection(nominal) { return a }
      return nil
    }
    if let x = a.optionalPayload, let y = b.optionalPayload { return join(x, y).map(program.optional) }
    if let x = a.optionalPayload { return join(x, b).map(program.optional) }
    if let y = b.optionalPayload { return join(a, y).map(program.optional) }
    if a.isNever { return b }
    if b.isNever { return a }
    if a.isClass, b.isClass {
      var candidate: Type? = a.withoutDynamicSelf
      while let type = candidate, let nominal = type.nominal {
        if superclass(of: b, being: nominal) === type { return type }
        candidate = program.superclass(of: type)
      }
      return nil
    }
    if canConvert(a, b) { return b }
    if canConvert(b, a) { return a }
    return nil
  }
}
