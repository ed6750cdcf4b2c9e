import Basics
import Syntax

// What the signature of a function says of errors and of generic parameters.

extension Program {
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

  /// Warns of `@discardableResult` where there is no result, and reports operators that are declared nowhere.
  func checkFunction(_ function: FunctionSymbol) {
    guard function.module?.isMain == true, let syntax = function.syntax as? FunctionDeclaration else { return }
    if let attribute = syntax.attributes.first(where: { $0.name.text == "discardableResult" }),
      let result = function.type.function?.result, result.isVoid || result.isNever
    {
      diagnostics.report(AttributeMessages.needlessDiscardable(attribute, result))
    }
    guard function.isOperator, let range = function.nameRange else { return }
    let fixity: OperatorSymbol.Fixity =
      syntax.hasModifier("prefix") ? .prefix : syntax.hasModifier("postfix") ? .postfix : .infix
    if let mistake = operatorMistake(function, syntax, fixity, range) { return diagnostics.report(mistake) }
    if fixity == .infix, function.parameters.count != 2 { return }
    if operatorSymbol(function.name, fixity, from: mainModule) == nil {
      diagnostics.report(DeclarationMessages.operatorNotDeclared(range))
    }
  }

  /// An operator function that takes another number of operands than an operator of its kind.
  private func operatorMistake(
    _ function: FunctionSymbol, _ syntax: FunctionDeclaration, _ fixity: OperatorSymbol.Fixity, _ name: SourceRange
  ) -> Diagnostic? {
    let count = function.parameters.count
    if count == 0 || count > 2 { return DeclarationMessages.operatorArity(name) }
    if fixity == .infix, count == 1 {
      for (unary, word) in [(OperatorSymbol.Fixity.prefix, "prefix"), (.postfix, "postfix")] {
        guard let found = operatorSymbol(function.name, unary, from: mainModule) else { continue }
        let place = found.syntax?.range
        return DeclarationMessages.operatorWithoutFixity(
          word, syntax.keyword, declared: place?.file.isLibrary == false ? found.nameRange ?? place : nil)
      }
    }
    if fixity != .infix, count == 2,
      let modifier = syntax.modifiers.first(where: { $0.name == "prefix" || $0.name == "postfix" })
    {
      return DeclarationMessages.fixityNeedsOneArgument(modifier.name.text, modifier.range)
    }
    return nil
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
      for requirement in callable.genericSignature.requirements {
        switch requirement {
        case .sameType(let left, let right):
          look(left)
          look(right)
        case .superclass(_, let superclass): look(superclass)
        default: break
        }
      }
      guard !isUsed, let range = parameter.nameRange ?? parameter.syntax?.range else { continue }
      diagnostics.report(DeclarationMessages.unusedGenericParameter(parameter.name, range))
    }
  }
}
