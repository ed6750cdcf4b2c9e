import Basics
import Syntax

/// Where a written type stands, which decides what it may be.
enum TypePurpose {
  case ordinary
  /// Behind the colon of a type or generic parameter: protocols without `any`.
  case inheritance
  /// A type named as a value, which need not have its generic arguments yet.
  case expression
  /// The result of a declaration, where `some P` makes an opaque type.
  case result(Symbol)
  /// A parameter, where `some P` is an anonymous generic parameter.
  case parameter(CallableSymbol)
}

extension Program {
  /// The type that a written type means; what cannot be found is reported, once.
  func resolve(_ syntax: TypeSyntax, in scope: Scope, purpose: TypePurpose = .ordinary) -> Type {
    switch syntax.kind {
    case .identifier: return resolveName(syntax.as(), in: scope, purpose: purpose)
    case .member: return resolveMember(syntax.as(), in: scope, purpose: purpose)
    case .optional:
      return optional(resolve(syntax.as(OptionalTypeSyntax.self).wrapped, in: scope, purpose: inner(purpose)))
    case .implicitlyUnwrappedOptional:
      return optional(
        resolve(
          syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrapped, in: scope, purpose: inner(purpose)))
    case .array:
      return array(of: resolve(syntax.as(ArrayTypeSyntax.self).element, in: scope, purpose: inner(purpose)))
    case .dictionary:
      let syntax = syntax.as(DictionaryTypeSyntax.self)
      let type = dictionary(
        resolve(syntax.key, in: scope, purpose: inner(purpose)),
        resolve(syntax.value, in: scope, purpose: inner(purpose)))
      checkLater(type, at: syntax, in: scope)
      return type
    case .tuple:
      let elements = syntax.as(TupleTypeSyntax.self).elements
      return types.tuple(
        elements.map {
          TupleElement(
            label: elements.count == 1 ? nil : $0.firstName.flatMap { $0.text == "_" ? nil : $0.text },
            type: resolve($0.type, in: scope, purpose: inner(purpose)))
        })
    case .function: return resolveFunction(syntax.as(), in: scope, purpose: purpose)
    case .some: return resolveSome(syntax.as(), in: scope, purpose: purpose)
    case .any: return constraint(syntax.as(AnyTypeSyntax.self).constraint, in: scope)
    case .composition: return resolveComposition(syntax.as(), in: scope)
    case .metatype:
      let syntax = syntax.as(MetatypeTypeSyntax.self)
      // `any P.Type` means any type that conforms to P; `(any P).Type` is the type of `any P` itself.
      var behindAny = false
      if case .inheritance = purpose { behindAny = true }
      let base = resolve(syntax.base, in: scope, purpose: behindAny ? purpose : inner(purpose))
      if syntax.keyword.text == "Protocol" || isWrittenAny(syntax.base) { return base.metatype }
      if base.existential != nil { return types[.existentialMetatype(base)] }
      return base.metatype
    case .attributed:
      let syntax = syntax.as(AttributedTypeSyntax.self)
      return resolve(syntax.base, in: scope, purpose: purpose)
    case .suppressed, .error: return types.error
    }
  }

  /// Whether a type is `(any P)`.
  private func isWrittenAny(_ syntax: TypeSyntax) -> Bool {
    guard syntax.kind == .tuple else { return syntax.kind == .any }
    let elements = syntax.as(TupleTypeSyntax.self).elements
    return elements.count == 1 && isWrittenAny(elements[0].type)
  }

  /// Inside another type `some P` may still be opaque, but names must be whole types.
  private func inner(_ purpose: TypePurpose) -> TypePurpose {
    switch purpose {
    case .result, .parameter: return purpose
    default: return .ordinary
    }
  }

  // MARK: Names

  private func resolveName(_ syntax: IdentifierTypeSyntax, in scope: Scope, purpose: TypePurpose) -> Type {
    let name = syntax.name.text
    switch name {
    case "Any": return types.any
    case "AnyObject": return types.anyObject
    case "Self":
      if let type = selfType(in: scope) { return type }
    case "_": return types.error
    default: break
    }
    let found = scope.lookUp(name, program: self)
    for symbol in found.symbols {
      if let symbol = symbol as? TypeSymbol {
        return type(
          of: symbol, arguments: syntax.genericArguments, at: syntax, in: scope, foundIn: found.memberOf,
          purpose: purpose)
      }
    }
    if name == "Void" { return types.void }
    // A nested type that was found behind a value of the same name, or in an outer protocol's conforming type.
    if let nominal = enclosingNominal(of: scope), let type = memberType(named: name, of: nominal),
      type.nominal.map({ isExported($0, to: scope.module) }) ?? true
    {
      return type
    }
    if let type = inferredAssociatedType(named: name, around: scope) { return type }
    if let feature = featureOutsideTheSubset(name) {
      diagnostics.report(.unsupported(feature, at: syntax.name.range.location))
    } else {
      let said = DeclarationMessages.cannotFindType(name, syntax.name.range)
      diagnostics.report(moduleToImport(for: name).map { HintMessages.missingImport(said, name, $0) } ?? said)
    }
    return types.error
  }

  /// An associated type that a type around the place has by inference.
  private func inferredAssociatedType(named name: String, around scope: Scope) -> Type? {
    var current: Scope? = scope
    while let one = current {
      if let nominal = one.ownNominal, nominal.kind != .protocol {
        for proto in allProtocols(of: nominal) {
          if let associated = associatedType(named: name, of: proto) {
            return nominal.declaredType.member(associated)
          }
          for case let alias as TypeAliasSymbol in directMembers(named: name, of: proto) {
            return alias.underlying.substituting([proto.selfParameter!], with: [nominal.declaredType])
          }
        }
      }
      current = one.parent
    }
    return nil
  }

  private func enclosingNominal(of scope: Scope) -> NominalSymbol? {
    switch scope.enclosingType {
    case let nominal as NominalSymbol: return nominal
    case let symbol as ExtensionSymbol: return symbol.extended
    default: return nil
    }
  }

  /// What `Self` means at a place.
  func selfType(in scope: Scope) -> Type? {
    guard let nominal = enclosingNominal(of: scope) else { return nil }
    if nominal.kind == .protocol { return nominal.selfParameter!.type }
    let type = nominal.declaredType
    if nominal.kind == .class { return types[.dynamicSelf(type)] }
    return type
  }

  private func type(
    of symbol: TypeSymbol, arguments clause: GenericArgumentClause?, at syntax: TypeSyntax, in scope: Scope,
    foundIn context: Symbol?, purpose: TypePurpose
  ) -> Type {
    switch symbol {
    case let parameter as GenericParameterSymbol: return parameter.type
    case let associated as AssociatedTypeSymbol:
      guard let nominal = enclosingNominal(of: scope), nominal.kind == .protocol else { return types.error }
      return nominal.selfParameter!.type.member(associated)
    case let nominal as NominalSymbol:
      return type(
        of: nominal, outer: outerArguments(of: nominal, in: scope), clause, at: syntax, in: scope, purpose)
    case let alias as TypeAliasSymbol:
      var type = alias.underlying
      if case .unbound(let nominal, let outer) = type.kind {
        return self.type(of: nominal, outer: outer, clause, at: syntax, in: scope, purpose)
      }
      if let clause, !alias.ownParameters.isEmpty {
        let arguments = clause.arguments.map { resolve($0, in: scope) }
        type = type.substituting(alias.ownParameters, with: arguments)
      } else if case .expression = purpose, let unbound = unbound(alias) {
        type = unbound
      }
      // An alias of a protocol's extension or of a superclass, seen from another type.
      if let context, let from = ownerOfMember(alias), let to = nominalOf(context), from !== to {
        type = memberTypeSeen(type, from: from, in: to)
      }
      return type
    default: return types.error
    }
  }

  /// A generic alias without arguments where they are inferred: the generic type behind it. Nil where the alias has no
  /// parameters, or does more with them than to hand them on as the type's last arguments.
  private func unbound(_ alias: TypeAliasSymbol) -> Type? {
    let parameters = alias.ownParameters
    guard !parameters.isEmpty, case .nominal(let nominal, let arguments) = alias.underlying.kind else { return nil }
    let (given, inferred) = (arguments.dropLast(parameters.count), arguments.suffix(parameters.count))
    let own = Set(parameters.map { ObjectIdentifier($0.type) })
    guard Set(inferred.map { ObjectIdentifier($0) }) == own,
      given.allSatisfy({ $0.substituting(parameters, with: parameters.map { _ in types.error }) === $0 })
    else { return nil }
    return types[.unbound(nominal, Array(given))]
  }

  private func ownerOfMember(_ symbol: Symbol) -> NominalSymbol? { symbol.parent.flatMap(nominalOf) }

  func nominalOf(_ symbol: Symbol) -> NominalSymbol? {
    symbol as? NominalSymbol ?? (symbol as? ExtensionSymbol)?.extended
  }

  /// A type written in terms of `from`'s parameters, as a member of `to` sees it.
  private func memberTypeSeen(_ type: Type, from: NominalSymbol, in to: NominalSymbol) -> Type {
    if from.kind == .protocol {
      let base = to.kind == .protocol ? to.selfParameter!.type : to.declaredType
      return type.substituting([from.selfParameter!], with: [base])
    }
    if let superclass = superclass(from, of: to.declaredType) {
      return type.substituting(from.genericSignature.parameters, with: superclass.arguments)
    }
    return type
  }

  /// The arguments for the generic parameters of the types around a nested type, as seen from a place inside them.
  private func outerArguments(of nominal: NominalSymbol, in scope: Scope) -> [Type] {
    let count = nominal.genericSignature.parameters.count - nominal.ownParameters.count
    guard count > 0 else { return [] }
    return Array(nominal.genericSignature.parameters.prefix(count)).map(\.type)
  }

  private func type(
    of nominal: NominalSymbol, outer: [Type], _ clause: GenericArgumentClause?, at syntax: TypeSyntax,
    in scope: Scope, _ purpose: TypePurpose
  ) -> Type {
    if nominal.kind == .protocol {
      if needsAny(nominal, at: syntax, purpose) {
        diagnostics.report(DeclarationMessages.needsAny(nominal, syntax.range))
      }
      let arguments = clause?.arguments.map { resolve($0, in: scope) } ?? []
      return types[
        .existential(
          ProtocolComposition(
            protocols: [ProtocolComposition.Member(nominal, arguments: arguments)],
            isClassBound: nominal.isClassBoundProtocol))]
    }
    let wanted = nominal.ownParameters.count
    if let clause {
      let arguments = clause.arguments.map { resolve($0, in: scope, purpose: inner(purpose)) }
      guard arguments.count == wanted else {
        diagnostics.report(
          wanted == 0
            ? DeclarationMessages.cannotSpecialize(nominal.name, syntax.range)
            : DeclarationMessages.wrongNumberOfArguments(
              nominal, arguments.count, wanted, syntax.range))
        return types.error
      }
      let type = types[.nominal(nominal, outer + arguments)]
      checkLater(type, at: syntax, in: scope)
      return type
    }
    if wanted == 0 { return types[.nominal(nominal, outer)] }
    // Inside the type its bare name means itself with its own parameters.
    var around: Scope? = scope
    while let current = around {
      if let symbol = current.enclosingType, let enclosing = nominalOf(symbol), enclosing === nominal {
        return nominal.declaredType
      }
      around = current.parent
    }
    if case .expression = purpose { return types[.unbound(nominal, outer)] }
    if case .inheritance = purpose { return types[.unbound(nominal, outer)] }
    diagnostics.report(
      DeclarationMessages.missingArguments(nominal, syntax.range))
    return types.error
  }

  /// Whether a protocol is used as a type where `any` has to be written: it has associated types, or takes `Self`.
  private func needsAny(_ proto: NominalSymbol, at syntax: TypeSyntax, _ purpose: TypePurpose) -> Bool {
    switch purpose {
    case .inheritance, .expression: return false
    case .ordinary, .result, .parameter: break
    }
    guard !syntax.range.file.isLibrary, openInheritanceClauses == 0 else { return false }
    return ([proto] + allProtocols(of: proto)).contains { one in
      one.memberOrder.contains { member in
        if member is AssociatedTypeSymbol { return true }
        guard let callable = member as? FunctionSymbol else { return false }
        return callable.parameters.contains { $0.type === one.selfParameter?.type }
      }
    }
  }

  /// The same for an annotation, whose type is looked at together with the value.
  func reportBareProtocol(_ annotation: TypeSyntax, in scope: Scope) {
    guard annotation.kind == .identifier,
      let proto = scope.lookUp(annotation.as(IdentifierTypeSyntax.self).name.text, program: self).symbols.first
        as? NominalSymbol, proto.kind == .protocol, needsAny(proto, at: annotation, .ordinary)
    else { return }
    diagnostics.report(DeclarationMessages.needsAny(proto, annotation.range))
  }

  private func resolveMember(_ syntax: MemberTypeSyntax, in scope: Scope, purpose: TypePurpose) -> Type {
    let name = syntax.name.text
    // `Swift.Int`: a module's name before a dot, unless something nearer has it.
    if syntax.base.kind == .identifier {
      let baseName = syntax.base.text
      if scope.lookUp(baseName, program: self).symbols.isEmpty, let module = self.module(named: baseName) {
        for symbol in topLevelSymbols(named: name, in: module) {
          if let symbol = symbol as? TypeSymbol {
            return type(
              of: symbol, arguments: syntax.genericArguments, at: syntax, in: scope, foundIn: nil,
              purpose: purpose)
          }
        }
      }
    }
    let base = resolve(syntax.base, in: scope)
    if base.isError { return base }
    guard
      let type = memberType(
        name, of: base, arguments: syntax.genericArguments, at: syntax, in: scope, purpose)
    else {
      diagnostics.report(DeclarationMessages.noMemberType(name, base, syntax.name.range))
      return types.error
    }
    return type
  }

  private func memberType(
    _ name: String, of base: Type, arguments clause: GenericArgumentClause?, at syntax: TypeSyntax,
    in scope: Scope,
    _ purpose: TypePurpose
  ) -> Type? {
    switch base.kind {
    case .genericParameter, .dependentMember:
      return dependentMember(named: name, of: base, in: scope.genericSignature)
    case .existential(let composition):
      for member in composition.protocols {
        for symbol in directMembers(named: name, of: member.symbol) {
          if let alias = symbol as? TypeAliasSymbol { return alias.underlying }
          if let nominal = symbol as? NominalSymbol {
            return type(of: nominal, outer: [], clause, at: syntax, in: scope, purpose)
          }
        }
      }
      return nil
    default:
      guard let nominal = base.nominal else { return nil }
      let module = scope.module
      for symbol in members(named: name, of: nominal) where isExported(symbol, to: module) {
        if let inner = symbol as? NominalSymbol {
          return type(of: inner, outer: base.arguments, clause, at: syntax, in: scope, purpose)
        }
        if let alias = symbol as? TypeAliasSymbol {
          var type = alias.underlying
          if case .unbound(let generic, let outer) = type.kind {
            return self.type(of: generic, outer: outer, clause, at: syntax, in: scope, purpose)
          }
          if let clause, !alias.ownParameters.isEmpty {
            type = type.substituting(
              alias.ownParameters, with: clause.arguments.map { resolve($0, in: scope) })
          }
          return seen(type, memberOf: base, declaredIn: alias)
        }
      }
      if let parameter = nominal.genericSignature.parameters.first(where: { $0.name == name }) {
        return parameter.type.substituting(nominal.genericSignature.parameters, with: base.arguments)
      }
      // A type witness that is inferred rather than written.
      for proto in allProtocols(of: nominal) {
        if let associated = associatedType(named: name, of: proto) { return base.member(associated) }
      }
      return nil
    }
  }

  /// A type written in a member's declaration, as seen through a base type.
  func seen(_ type: Type, memberOf base: Type, declaredIn symbol: Symbol) -> Type {
    guard let parent = symbol.parent, let owner = nominalOf(parent) else { return type }
    return type.substituting(memberSubstitution(of: owner, through: base))
  }

  /// What the parameters of a member's owner stand for, when the member is reached through a base type.
  func memberSubstitution(of owner: NominalSymbol, through base: Type) -> Substitution {
    if owner.kind == .protocol { return Substitution([owner.selfParameter!], [base]) }
    let type = superclass(owner, of: base) ?? base
    return Substitution(owner.genericSignature.parameters, type.arguments)
  }

  // MARK: Other forms

  private func resolveFunction(_ syntax: FunctionTypeSyntax, in scope: Scope, purpose: TypePurpose) -> Type {
    let parameters = syntax.parameters.map { element -> FunctionType.Parameter in
      var type = element.type
      var isInout = false
      var isAutoclosure = false
      var isEscaping = false
      if type.kind == .attributed {
        let attributed = type.as(AttributedTypeSyntax.self)
        isInout = attributed.specifiers.contains { $0.name == "inout" }
        isAutoclosure = attributed.attributes.contains { $0.name == "autoclosure" }
        isEscaping = attributed.attributes.contains { $0.name == "escaping" }
        type = attributed.base
      }
      var resolved = resolve(type, in: scope, purpose: inner(purpose))
      if var function = resolved.function, !isEscaping {
        function.isEscaping = false
        resolved = types[.function(function)]
      }
      return FunctionType.Parameter(
        type: resolved, isInout: isInout, isVariadic: element.ellipsis != nil, isAutoclosure: isAutoclosure)
    }
    var thrown: Type?
    if syntax.effects.canThrow {
      thrown = syntax.effects.thrownType.map { resolve($0, in: scope) } ?? known.anyErrorType
      if thrown?.isNever == true { thrown = nil }
    }
    return types[
      .function(
        FunctionType(
          parameters: parameters, result: resolve(syntax.result, in: scope, purpose: inner(purpose)),
          thrown: thrown,
          isAsync: syntax.effects.async != nil))]
  }

  private func resolveSome(_ syntax: SomeTypeSyntax, in scope: Scope, purpose: TypePurpose) -> Type {
    switch purpose {
    case .parameter(let callable):
      if let known = syntax.userInfo as? GenericParameterSymbol { return known.type }
      // The signature makes one for each `some`; see `opaqueParameters(of:)`.
      _ = callable.genericSignature
      return (syntax.userInfo as? GenericParameterSymbol)?.type ?? types.error
    case .result(let owner):
      if let known = syntax.userInfo as? OpaqueTypeSymbol {
        return types[.opaque(known, owner.genericSignature.parameters.map(\.type))]
      }
      let bound = constraint(syntax.constraint, in: scope).existential ?? ProtocolComposition()
      let symbol = OpaqueTypeSymbol(owner: owner, bound: bound, syntax: syntax, program: self)
      syntax.userInfo = symbol
      return types[.opaque(symbol, owner.genericSignature.parameters.map(\.type))]
    default:
      return constraint(syntax.constraint, in: scope)
    }
  }

  /// Protocols behind `any`, `some` or a colon, as an existential.
  func constraint(_ syntax: TypeSyntax, in scope: Scope) -> Type {
    let type = resolve(syntax, in: scope, purpose: .inheritance)
    switch type.kind {
    case .existential, .error: return type
    case .nominal(let symbol, _) where symbol.kind == .class:
      return types[.existential(ProtocolComposition(superclass: type, isClassBound: true))]
    default: return type
    }
  }

  private func resolveComposition(_ syntax: CompositionTypeSyntax, in scope: Scope) -> Type {
    var result = ProtocolComposition()
    for element in syntax.elements {
      let type = resolve(element, in: scope, purpose: .inheritance)
      switch type.kind {
      case .existential(let composition):
        for member in composition.protocols
        where !result.protocols.contains(where: { $0.symbol === member.symbol }) {
          result.protocols.append(member)
        }
        result.superclass = result.superclass ?? composition.superclass
        if composition.isClassBound { result.isClassBound = true }
      case .nominal(let symbol, _) where symbol.kind == .class:
        result.superclass = type
        result.isClassBound = true
      case .error: return type
      default:
        diagnostics.report(
          DeclarationMessages.constrainedToNonProtocol(type, at: element.range.location))
        return types.error
      }
    }
    return types[.existential(result)]
  }

  /// The superclass of a type that is an instance of a class symbol, or the type itself.
  func superclass(_ symbol: NominalSymbol, of type: Type) -> Type? {
    var current: Type? = type.withoutDynamicSelf
    while let candidate = current {
      guard let nominal = candidate.nominal else {
        if case .existential(let composition) = candidate.kind {
          current = composition.superclass
          continue
        }
        return nil
      }
      if nominal === symbol { return candidate }
      current = nominal.superclass?.substituting(
        nominal.genericSignature.parameters, with: candidate.arguments)
    }
    return nil
  }

  /// The superclass of a class type, with its arguments.
  public func superclass(of type: Type) -> Type? {
    guard let nominal = type.nominal else { return type.existential?.superclass }
    return nominal.superclass?.substituting(nominal.genericSignature.parameters, with: type.arguments)
  }
}

extension Program {
  /// What an alias stands for.
  func underlyingType(of alias: TypeAliasSymbol) -> Type {
    guard let syntax = alias.syntax as? TypealiasDeclaration else { return types.error }
    if alias.resolutions > 8 {
      diagnostics.report(DeclarationMessages.aliasOfItself(alias, syntax.type))
      return types.error
    }
    alias.resolutions += 1
    defer { alias.resolutions -= 1 }
    // `typealias List = Array` stands for the generic type, whose arguments are given where the alias is used.
    let mayBeGeneric = syntax.type.kind == .identifier || syntax.type.kind == .member
    return resolve(
      syntax.type, in: alias.scope, purpose: mayBeGeneric && alias.ownParameters.isEmpty ? .expression : .ordinary)
  }
}
