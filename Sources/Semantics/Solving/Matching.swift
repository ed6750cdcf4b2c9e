import Basics
import Syntax

// Whether a relation between two types holds, as far as can be said.

extension ConstraintSystem {
  enum Outcome { case holds, fails, unknown }

  /// Requires a relation; what cannot be decided yet becomes a constraint of its own.
  func relate(_ relation: Relation, _ left: Type, _ right: Type, _ origin: Origin) -> Bool {
    switch match(relation, left, right, origin) {
    case .holds: return true
    case .fails: return false
    case .unknown:
      let constraint = Constraint(.relation(relation, left, right), origin)
      log.append(constraint)
      set(constraint, .waiting)
      wait(constraint, for: left)
      wait(constraint, for: right)
      return true
    }
  }

  func match(_ relation: Relation, _ left: Type, _ right: Type, _ origin: Origin) -> Outcome {
    var a = resolved(left)
    var b = resolved(right)
    if a === b { return .holds }
    if a.isError || b.isError {
      // What is made of something wrong is wrong too, and says no more.
      if let variable = a.variable ?? b.variable, b.variable != nil || relation == .bind || relation == .equal {
        _ = assign(variable, types.error)
      } else if isFixing, let variable = b.variable, variable.literals.isEmpty,
        !variable.isClosure
      {
        _ = assign(variable, types.error)
      }
      return .holds
    }
    if relation == .bind { return matchIdentical(a, b, origin) }
    if case .inout(let target) = b.kind {
      // An `inout` parameter takes what `&` made of an lvalue.
      guard case .inout(let source) = a.kind else {
        return a.variable != nil ? .unknown : .fails
      }
      return relate(.equal, source, target, origin) ? .holds : .fails
    }
    if case .lvalue(let inner) = a.kind { a = resolved(inner) }
    if case .lvalue(let inner) = b.kind { b = resolved(inner) }
    if a === b { return .holds }
    // A parameter that a requirement makes equal to a concrete type is that type.
    if a.isTypeParameter, b.variable == nil { a = concrete(a) }
    if b.isTypeParameter, a.variable == nil { b = concrete(b) }
    if a === b { return .holds }
    if relation == .equal { return matchEqual(a, b, origin) }
    return matchConversion(relation, a, b, origin)
  }

  private func matchIdentical(_ a: Type, _ b: Type, _ origin: Origin) -> Outcome {
    if let variable = a.variable {
      if b.variable == nil, b.isLvalue, !variable.mayBeLvalue { return .fails }
      return assign(variable, b) ? .holds : .fails
    }
    if let variable = b.variable {
      if a.isLvalue, !variable.mayBeLvalue { return .fails }
      return assign(variable, a) ? .holds : .fails
    }
    switch (a.kind, b.kind) {
    case (.lvalue(let x), .lvalue(let y)), (.inout(let x), .inout(let y)):
      return relate(.equal, x, y, origin) ? .holds : .fails
    case (.lvalue, _), (_, .lvalue): return .fails
    default: return matchEqual(a, b, origin)
    }
  }

  private func matchEqual(_ a: Type, _ b: Type, _ origin: Origin) -> Outcome {
    switch (a.variable, b.variable) {
    case (let x?, let y?):
      // Whether one of them is an lvalue is not known yet.
      if x.mayBeLvalue != y.mayBeLvalue { return .unknown }
      return assign(x, b) ? .holds : .fails
    case (let x?, nil):
      return x.mayBeLvalue ? .unknown : assign(x, b) ? .holds : .fails
    case (nil, let y?):
      return y.mayBeLvalue ? .unknown : assign(y, a) ? .holds : .fails
    case (nil, nil): return matchParts(a, b, origin) ? .holds : .fails
    }
  }

  /// Two types without free heads: the same shape with equal parts.
  private func matchParts(_ a: Type, _ b: Type, _ origin: Origin) -> Bool {
    func all(_ x: [Type], _ y: [Type]) -> Bool {
      x.count == y.count && zip(x, y).allSatisfy { relate(.equal, $0, $1, origin) }
    }
    if !a.hasTypeVariables, !b.hasTypeVariables { return a === b || sameUpToScopes(a, b) }
    switch (a.kind, b.kind) {
    case (.nominal(let x, let xs), .nominal(let y, let ys)): return x === y && all(xs, ys)
    case (.tuple(let x), .tuple(let y)):
      return x.count == y.count
        && zip(x, y).allSatisfy { $0.label == $1.label && relate(.equal, $0.type, $1.type, origin) }
    case (.function(let x), .function(let y)):
      guard x.parameters.count == y.parameters.count else { return false }
      for (p, q) in zip(x.parameters, y.parameters) {
        if p.isInout != q.isInout || p.isVariadic != q.isVariadic { return false }
        if !relate(.equal, p.type, q.type, origin) { return false }
      }
      if (x.thrown == nil) != (y.thrown == nil) { return false }
      return relate(.equal, x.result, y.result, origin)
    case (.metatype(let x), .metatype(let y)), (.existentialMetatype(let x), .existentialMetatype(let y)),
      (.dynamicSelf(let x), .dynamicSelf(let y)), (.lvalue(let x), .lvalue(let y)), (.inout(let x), .inout(let y)):
      return relate(.equal, x, y, origin)
    case (.existential(let x), .existential(let y)):
      guard x.protocols.count == y.protocols.count, x.isClassBound == y.isClassBound else { return false }
      for (p, q) in zip(x.protocols, y.protocols) where p.symbol !== q.symbol || !all(p.arguments, q.arguments) {
        return false
      }
      return true
    case (.opaque(let x, let xs), .opaque(let y, let ys)): return x === y && all(xs, ys)
    case (.dependentMember(let x, let m), .dependentMember(let y, let n)):
      return m === n && relate(.equal, x, y, origin)
    default: return false
    }
  }

  /// Types that the surrounding declaration's same-type requirements make equal, and function types that differ in
  /// escaping only.
  private func sameUpToScopes(_ a: Type, _ b: Type) -> Bool {
    if let x = a.function, let y = b.function, x.isEscaping != y.isEscaping {
      var copy = x
      copy.isEscaping = y.isEscaping
      return types[.function(copy)] === b
    }
    guard a.isGeneric || b.isGeneric else { return false }
    return canonical(a) === canonical(b)
  }

  private func concrete(_ type: Type) -> Type {
    let known = canonical(type)
    return known.isTypeParameter ? type : known
  }

  /// A type under the requirements of the declaration around.
  func canonical(_ type: Type) -> Type {
    type.isGeneric ? program.canonicalType(type, in: signature) : type
  }
}
