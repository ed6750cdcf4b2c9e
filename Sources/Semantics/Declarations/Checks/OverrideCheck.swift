import Basics
import Syntax

// What a member of a subclass says about the superclass's member it stands in for.

extension Program {
  /// Reports a missing or wrong `override`, and members that may not be overridden.
  func checkOverride(of symbol: ValueSymbol) {
    guard let owner = symbol.parent.flatMap(nominalOf), owner.kind == .class, let range = symbol.nameRange,
      let syntax = symbol.syntax as? Declaration,
      !(symbol is DeinitializerSymbol)
    else { return }
    let saysOverride = syntax.hasModifier("override")
    guard let overridden = symbol.overriddenSymbol else {
      if saysOverride, let other = sameButForLabels(as: symbol, in: owner) {
        diagnostics.report(DeclarationMessages.overridesOtherLabels(symbol, other, range))
      } else if saysOverride {
        diagnostics.report(
          DeclarationMessages.overridesNothing(symbol, range, sameName(as: symbol, in: owner)))
      }
      return
    }
    if let initializer = symbol as? InitializerSymbol {
      // A convenience initializer of the superclass is not overridden, only hidden; `required` says what is needed.
      if (overridden as? InitializerSymbol)?.isConvenience == true || initializer.isRequired { return }
    }
    guard saysOverride else {
      diagnostics.report(DeclarationMessages.needsOverride(range, overridden.nameRange))
      if symbol.isStatic, (overridden.syntax as? Declaration)?.hasModifier("static") == true {
        diagnostics.report(DeclarationMessages.cannotOverrideStatic(overridden, range))
      }
      return
    }
    if symbol.access < overridden.access, symbol.access < owner.access, overridden.module?.isMain == true {
      return diagnostics.report(DeclarationMessages.overridesLessAccessible(symbol, overridden, range))
    }
    if symbol.isStatic, (overridden.syntax as? Declaration)?.hasModifier("static") == true {
      diagnostics.report(DeclarationMessages.cannotOverrideStatic(overridden, range))
    } else if overridden.isFinal, !(symbol is InitializerSymbol) {
      diagnostics.report(DeclarationMessages.overridesFinal(symbol, overridden, range))
    } else if let callable = symbol as? CallableSymbol, let other = overridden as? CallableSymbol,
      callable.isThrowing, !other.isThrowing, !other.isRethrowing
    {
      diagnostics.report(DeclarationMessages.overridesNonThrowing(symbol, overridden, range))
    } else if let variable = symbol as? VariableSymbol, let other = overridden as? VariableSymbol {
      check(variable, overriding: other, in: owner, range)
    }
  }

  private func check(
    _ variable: VariableSymbol, overriding other: VariableSymbol, in owner: NominalSymbol,
    _ range: SourceRange
  ) {
    let type = variable.type
    let inherited = seen(other.type, memberOf: owner.declaredType, declaredIn: other)
    if type.isError || inherited.isError { return }
    let isStored = variable.storage == .stored && variable.accessors.isEmpty && variable.wrappedVariable == nil
    if other.isLet, !isStored {
      return diagnostics.report(DeclarationMessages.overridesConstant(other, range))
    }
    if type !== inherited, !isSubtype(type, of: inherited) || !other.isReadOnly {
      diagnostics.report(
        DeclarationMessages.overridesOtherType(variable, type, inherited, range, other.nameRange))
    } else if isStored {
      diagnostics.report(DeclarationMessages.overridesWithStorage(variable, range, other.nameRange))
    } else if variable.isReadOnly, !other.isReadOnly {
      diagnostics.report(DeclarationMessages.overridesWithReadOnly(variable, range, other.nameRange))
    }
  }

  /// A member that takes and gives the same but for the argument labels.
  private func sameButForLabels(as symbol: ValueSymbol, in owner: NominalSymbol) -> ValueSymbol? {
    guard let own = symbol as? CallableSymbol, !(symbol is SubscriptSymbol) else { return nil }
    var current = owner.superclass?.nominal
    while let one = current {
      for case let candidate as CallableSymbol in ownMembers(of: one)
      where candidate.name == symbol.name && candidate.isStatic == symbol.isStatic
        && Swift.type(of: candidate) == Swift.type(of: symbol) && candidate.access != .private
        && candidate.writtenLabels != own.writtenLabels
      {
        let inherited = seen(candidate.type, memberOf: owner.declaredType, declaredIn: candidate).withoutLabels
        if symbol is InitializerSymbol {
          if own.parameters.map(\.type) == candidate.parameters.map(\.type), !own.parameters.isEmpty {
            return candidate
          }
        } else if own.type.withoutLabels === inherited {
          return candidate
        }
      }
      current = one.superclass?.nominal
    }
    return nil
  }

  /// Reports accessors of objects that say whether they change `self`.
  func checkAccessorModifiers(of symbol: ValueSymbol) {
    guard symbol.module?.isMain == true, symbol.parent.flatMap(nominalOf)?.kind == .class else { return }
    for accessor in accessors(of: symbol) {
      guard let syntax = accessor.syntax as? AccessorDeclaration,
        let modifier = syntax.modifier("mutating") ?? syntax.modifier("nonmutating")
      else { continue }
      diagnostics.report(ModifierMessages.changesObject(modifier, accessor.kind == .get ? "getters" : "setters"))
    }
  }

  /// Whether a class inherits from another, or an optional may hold the other type.
  func isSubtype(_ type: Type, of other: Type) -> Bool {
    if type === other { return true }
    if let payload = other.optionalPayload { return isSubtype(type.optionalPayload ?? type, of: payload) }
    guard let nominal = other.nominal, nominal.kind == .class else { return false }
    return superclass(nominal, of: type) === other
  }

  private func sameName(as symbol: ValueSymbol, in owner: NominalSymbol) -> ValueSymbol? {
    var current = owner.superclass?.nominal
    while let one = current {
      for case let candidate as ValueSymbol in ownMembers(of: one) where candidate.name == symbol.name {
        if Swift.type(of: candidate) == Swift.type(of: symbol), !(symbol is InitializerSymbol) {
          return candidate
        }
      }
      current = one.superclass?.nominal
    }
    return nil
  }
}

extension VariableSymbol {
  /// Whether a computed property has a getter only.
  var isReadOnly: Bool {
    isLet
      || (storage == .computed
        && !accessors.contains { $0.kind == .set || $0.kind == .modify || $0.kind == .mutableAddress })
  }
}
