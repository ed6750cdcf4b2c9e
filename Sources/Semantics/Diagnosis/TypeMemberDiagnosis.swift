import Basics
import Syntax

// Members of values asked of their type, and members of a type asked of its values.

extension ExpressionDiagnosis {
  /// A member of the type asked of a value, or the other way round. What is unknown of the base stays so.
  func otherSide(_ choice: OverloadChoice, of base: String, _ origin: Origin) {
    guard let symbol = choice.symbol else { return }
    let part = (origin.node as? MemberExpression)?.base ?? (origin.node as? SubscriptExpression)?.base
    // A type that is written is easily taken for a value; one that is held by a variable is not.
    otherSide(
      symbol, base, part.map { bare($0).diagnosticLocation.emptyRange } ?? nameRange(of: origin.node),
      isImplicitSelf: choice.isImplicitSelf, isWritten: part.map { generator.isTypeName($0) } ?? false)
    if case .instance = choice.kind, (symbol as? FunctionSymbol)?.isMutating == true {
      say(MutabilityMessages.partialApplication(nameRange(of: origin.node)))
    }
  }

  private func otherSide(_ symbol: Symbol, _ base: String, _ place: SourceRange, isImplicitSelf: Bool, isWritten: Bool)
  {
    let name = symbol is SubscriptSymbol ? "subscript" : symbol.name
    if symbol is EnumCaseSymbol {
      say(MemberMessages.caseThroughInstance(name, place))
    } else if symbol.isStatic {
      say(MemberMessages.staticThroughInstance(name, base, place))
    } else if isImplicitSelf, system.context.kind == .initialValue {
      say(MemberMessages.instanceInInitialValue(name, place))
    } else if isImplicitSelf, system.context.kind == .defaultValue {
      say(MemberMessages.instanceInDefaultValue(name, place))
    } else {
      say(MemberMessages.instanceThroughType(name, base, place, isWritten: isWritten))
    }
  }

  /// The same for a component of a key path, or a type, which no value can have.
  func otherSide(_ use: MemberUse, _ base: Type, _ origin: Origin, _ name: SourceRange) -> Bool {
    if use.isImplicit { return false }
    let other = base.metatypeInstance ?? base.metatype
    let candidates = program.lookUpMember(use.name, of: other, in: system.signature).candidates
    let found = candidates.first {
      if case .unapplied = $0.kind { return false }
      return true
    }
    guard let symbol = found?.symbol else { return false }
    let member = origin.node as? MemberExpression
    if symbol is TypeSymbol {
      say(MemberMessages.staticThroughInstance(use.name, base.description, member?.base.range ?? name))
    } else {
      otherSide(
        symbol, (base.metatypeInstance ?? base).description, member?.base.range ?? name, isImplicitSelf: use.isSelf,
        isWritten: member.map { !isSelf($0.base) } ?? false)
    }
    return true
  }

  /// A method called on its type, where a value of the type is missing.
  func missingReceiver(_ call: MismatchedCall) -> Bool {
    guard call.mismatch.missing == [0], call.mismatch.extra.isEmpty else { return false }
    for origin in origins(of: call.application) {
      guard let choice = system.choices[origin]?.choice, case .unapplied = choice.kind, let symbol = choice.symbol,
        let type = choice.base
      else { continue }
      let member = (call.application.node as? CallExpression)?.callee as? MemberExpression
      say(
        MemberMessages.instanceThroughType(
          symbol.name, (type.metatypeInstance ?? type).description,
          member?.base.range ?? nameRange(of: call.application.node),
          isWritten: member.map { !isSelf($0.base) } ?? false))
      return true
    }
    return false
  }
}
