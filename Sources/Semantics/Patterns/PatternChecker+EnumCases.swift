import Basics
import Syntax

extension PatternChecker {
  /// `.name(payload)` or `Type.name(payload)`: a case of the value's enum, or of what its optional holds; otherwise a
  /// static member that is compared.
  func check(enumCase pattern: EnumCasePattern, against type: Type) -> TypedPattern {
    if let base = pattern.base {
      if let whole = writtenType(base) { return check(pattern, of: whole, against: type) }
      guard let named = namedType(base) else { return compared(pattern, type) }
      if named !== type.nominal {
        if let payload = type.optionalPayload, named !== program.known.optional {
          return made(.some(check(enumCase: pattern, against: payload)), type, pattern)
        }
        // A case of a concrete error type, matched against `any Error`.
        guard named.kind == .enum, named.genericSignature.parameters.isEmpty, !type.hasErrors else {
          return compared(pattern, type)
        }
        let target = named.declaredType
        return made(.cast(to: target, check(enumCase: pattern, against: target)), type, pattern)
      }
    }
    guard let nominal = type.nominal else { return compared(pattern, type) }
    if let found = enumCase(named: pattern.name.text, of: nominal, pattern) {
      return check(found, pattern, against: type)
    }
    if let payload = type.optionalPayload, canMatch(pattern, payload) {
      return made(.some(check(enumCase: pattern, against: payload)), type, pattern)
    }
    return compared(pattern, type)
  }

  /// A case of an enum that is written with its generic arguments: `Optional<Int>.none`.
  private func check(_ pattern: EnumCasePattern, of named: Type, against type: Type) -> TypedPattern {
    guard let nominal = named.nominal, nominal.kind == .enum, !type.hasErrors,
      let symbol = enumCase(named: pattern.name.text, of: nominal, pattern)
    else { return compared(pattern, type) }
    if named === type { return check(symbol, pattern, against: type) }
    if let payload = type.optionalPayload, nominal !== program.known.optional || payload.isOptional {
      return made(.some(check(pattern, of: named, against: payload)), type, pattern)
    }
    // An optional value matches `.none` of other optionals only as what it holds.
    guard type.existential != nil else { return compared(pattern, type) }
    return made(.cast(to: named, check(symbol, pattern, against: named)), type, pattern)
  }

  /// The type that an expression such as `Optional<Int>` or `Int?` names by more than a name.
  private func writtenType(_ expression: Expression) -> Type? {
    switch expression.kind {
    case .identifier: guard expression.as(IdentifierExpression.self).genericArguments != nil else { return nil }
    case .member: guard expression.as(MemberExpression.self).genericArguments != nil else { return nil }
    case .optionalChaining: break
    default: return nil
    }
    return checker.expressions.typeNamed(by: expression)
  }

  private func enumCase(named name: String, of nominal: NominalSymbol, _ pattern: EnumCasePattern)
    -> EnumCaseSymbol?
  {
    guard nominal.kind == .enum else { return nil }
    let found = program.directMembers(named: name, of: nominal).compactMap { $0 as? EnumCaseSymbol }
    if found.count <= 1 { return found.first }
    // Cases may share a name and differ in labels.
    let labels = pattern.payload?.elements.map { $0.label?.text }
    return found.first { $0.parameters.map(\.label) == labels }
      ?? found.first { $0.parameters.count == labels?.count } ?? found.first
  }

  private func canMatch(_ pattern: EnumCasePattern, _ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    if !program.members(named: pattern.name.text, of: nominal).isEmpty { return true }
    return type.optionalPayload.map { canMatch(pattern, $0) } ?? false
  }

  private func check(_ symbol: EnumCaseSymbol, _ pattern: EnumCasePattern, against type: Type)
    -> TypedPattern
  {
    if symbol.owner === program.known.optional {
      if symbol.name == "none" { return made(.none, type, pattern) }
      let inner = pattern.payload.map { check($0, against: type.arguments[0]) }
      return made(
        .some(inner ?? TypedPattern(.any, type: type.arguments[0], range: pattern.range)), type, pattern)
    }
    let reference = DeclarationReference(symbol, arguments: type.arguments)
    let parameters = symbol.parameters
    guard let payload = pattern.payload, !parameters.isEmpty else {
      if let payload = pattern.payload, !payload.elements.isEmpty {
        checker.report(PatternMessages.noPayload(symbol, payload, pattern.name.range))
        _ = check(payload, against: program.types.error)
      }
      return made(.enumCase(reference, payload: nil), type, pattern)
    }
    let substitution = Substitution(symbol.owner.genericSignature.parameters, type.arguments)
    let whole = program.types.tuple(
      parameters.count == 1
        ? [TupleElement(type: parameters[0].type.substituting(substitution))]
        : parameters.map { TupleElement(label: $0.label, type: $0.type.substituting(substitution)) })
    return made(.enumCase(reference, payload: check(payload: payload, whole)), type, pattern)
  }

  private func check(payload: TuplePattern, _ type: Type) -> TypedPattern {
    // One pattern takes the whole payload; a label on it names the only parameter.
    if payload.elements.count == 1 { return check(payload.elements[0].pattern, against: type) }
    if payload.elements.isEmpty { return made(.any, type, payload) }
    return check(payload, against: type)
  }

  private func compared(_ pattern: EnumCasePattern, _ type: Type) -> TypedPattern {
    if type.hasErrors {
      if let payload = pattern.payload { _ = check(payload, against: type) }
      return made(.error, type, pattern)
    }
    if let nominal = type.nominal, pattern.base == nil,
      program.members(named: pattern.name.text, of: nominal).isEmpty
    {
      if let payload = pattern.payload { _ = check(payload, against: program.types.error) }
      checker.report(PatternMessages.noMember(pattern.name, type))
      return made(.error, type, pattern)
    }
    guard let expression = pattern.expression else { return made(.error, type, pattern) }
    // Names inside are declared even where there is no such case.
    if let payload = pattern.payload, binds(payload) { _ = check(payload, against: program.types.error) }
    return check(expression: expression, type, pattern)
  }

  private func binds(_ node: Node) -> Bool {
    if node is BindingPattern { return true }
    var found = false
    node.forEachChild { _, child in found = found || binds(child) }
    return found
  }

  /// The type that an expression such as `Outer.Kind` names.
  private func namedType(_ expression: Expression) -> NominalSymbol? {
    switch expression.kind {
    case .identifier:
      let name = expression.as(IdentifierExpression.self).name.text
      if name == "Self" { return checker.scope.enclosingType.flatMap { program.nominalOf($0) } }
      return firstType(checker.scope.lookUp(name, program: program).symbols)
    case .member:
      let member = expression.as(MemberExpression.self)
      if let outer = namedType(member.base) {
        return firstType(program.members(named: member.name.text, of: outer))
      }
      guard member.base.kind == .identifier, let module = program.module(named: member.base.text) else {
        return nil
      }
      return firstType(program.topLevelSymbols(named: member.name.text, in: module))
    default: return nil
    }
  }

  private func firstType(_ symbols: [Symbol]) -> NominalSymbol? {
    for symbol in symbols {
      if let nominal = symbol as? NominalSymbol { return nominal }
      if let alias = symbol as? TypeAliasSymbol { return alias.underlying.nominal }
    }
    return nil
  }
}
