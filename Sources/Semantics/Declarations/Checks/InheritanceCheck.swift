import Basics
import Syntax

// What stands behind the colon of a type or extension.

extension Program {
  /// Reports superclasses in the wrong place or too many of them, and protocols that are named twice.
  func checkInheritance(of nominal: NominalSymbol) {
    guard nominal.module?.isMain == true, let clause = (nominal.syntax as? NominalDeclaration)?.inheritance else {
      return
    }
    if nominal.kind == .class { checkSuperclasses(of: nominal, clause) }
    reportRepeatedProtocols(in: clause, of: nominal, in: nominal.scope, known: [])
  }

  /// Reports protocols that an extension names although the type has them already.
  func checkInheritance(of symbol: ExtensionSymbol) {
    guard let clause = (symbol.syntax as? ExtensionDeclaration)?.inheritance, symbol.extended.module?.isMain == true,
      let own = (symbol.extended.syntax as? NominalDeclaration)?.inheritance, symbol.extended.kind != .protocol
    else { return }
    let known = own.types.flatMap { protocols(namedBy: $0, in: symbol.extended.scope) }
    reportRepeatedProtocols(in: clause, of: symbol.extended, in: symbol.scope, known: known)
  }

  private func protocols(namedBy syntax: TypeSyntax, in scope: Scope) -> [NominalSymbol] {
    resolve(syntax, in: scope, purpose: .inheritance).existential?.protocols.map(\.symbol) ?? []
  }

  private func reportRepeatedProtocols(
    in clause: InheritanceClause, of nominal: NominalSymbol, in scope: Scope, known: [NominalSymbol]
  ) {
    if nominal.kind == .protocol { return }
    var known = known
    for syntax in clause.types {
      for proto in protocols(namedBy: syntax, in: scope) {
        if known.contains(where: { $0 === proto }) {
          diagnostics.report(
            DeclarationMessages.redundantConformance(nominal, proto, syntax.range))
        }
        known.append(proto)
      }
    }
  }

  private func checkSuperclasses(of nominal: NominalSymbol, _ clause: InheritanceClause) {
    var first: Type?
    for (index, syntax) in clause.types.enumerated() {
      let type = resolve(syntax, in: nominal.scope, purpose: .inheritance)
      guard type.nominal?.kind == .class else { continue }
      if let first {
        diagnostics.report(DeclarationMessages.severalSuperclasses(first, type, syntax.range))
      } else if index > 0 {
        diagnostics.report(DeclarationMessages.superclassNotFirst(type, syntax.range))
      }
      first = first ?? type
    }
  }

  /// Warns of parameters that a requirement makes the same as others, or a certain type.
  private func warnOfEqualParameters(of callable: CallableSymbol) {
    guard let place = callable.nameRange else { return }
    func position(_ type: Type) -> Int? {
      guard case .genericParameter(let parameter) = type.kind else { return nil }
      return callable.genericSignature.parameters.firstIndex { $0 === parameter }
    }
    for case .sameType(let left, let right) in callable.genericSignature.requirements {
      switch (position(left), position(right)) {
      case (let a?, let b?):
        let later = callable.genericSignature.parameters[max(a, b)]
        guard callable.ownParameters.contains(where: { $0 === later }) else { continue }
        diagnostics.report(
          GenericMessages.equivalent(later.name, callable.genericSignature.parameters[min(a, b)].name, place))
      case (let one?, nil) where !right.isTypeParameter, (nil, let one?) where !left.isTypeParameter:
        let parameter = callable.genericSignature.parameters[one]
        guard callable.ownParameters.contains(where: { $0 === parameter }) else { continue }
        diagnostics.report(GenericMessages.nonGeneric(parameter.name, place))
      default: continue
      }
    }
  }

  /// Reports `rethrows` where nothing passed could throw, and `throws(E)` where `E` is no error.
  func checkEffects(of callable: CallableSymbol) {
    guard callable.module?.isMain == true, let effects = writtenEffects(of: callable) else { return }
    if callable.isRethrowing, let keyword = effects.throws,
      !callable.parameters.contains(where: { ($0.type.optionalPayload ?? $0.type).function?.thrown != nil })
    {
      diagnostics.report(EffectMessages.rethrowsNothing(keyword))
    }
    if let written = effects.thrownType, let type = callable.type.function?.thrown, !type.hasErrors,
      !type.isTypeParameter,
      conformance(of: type, to: known.error, in: callable.genericSignature) == nil
    {
      diagnostics.report(EffectMessages.thrownTypeIsNoError(type, written.range))
    }
  }

  private func writtenEffects(of callable: CallableSymbol) -> Effects? {
    switch callable.syntax {
    case let syntax as FunctionDeclaration: return syntax.signature.effects
    case let syntax as InitializerDeclaration: return syntax.signature.effects
    default: return nil
    }
  }

  /// Reports generic parameters of a function that no call could tell the argument of.
  func checkGenericParameters(of callable: CallableSymbol) {
    guard callable.module?.isMain == true, !callable.ownParameters.isEmpty, let function = callable.type.function else {
      return
    }
    warnOfEqualParameters(of: callable)
    for parameter in callable.ownParameters where parameter.syntax != nil {
      var isUsed = false
      func look(_ type: Type) {
        _ = type.transform { part in
          if case .genericParameter(parameter) = part.kind { isUsed = true }
          return isUsed ? part : nil
        }
      }
      for one in function.parameters { look(one.type) }
      look(function.result)
      for case .sameType(let left, let right) in callable.genericSignature.requirements {
        look(left)
        look(right)
      }
      guard !isUsed, let range = parameter.nameRange ?? parameter.syntax?.range else { continue }
      diagnostics.report(DeclarationMessages.unusedGenericParameter(parameter.name, range))
    }
  }
}
