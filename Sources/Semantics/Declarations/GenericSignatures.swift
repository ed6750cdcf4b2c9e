import Syntax

// Which generic parameters a declaration has, and what is required of them.

extension Program {
  func makeOwnParameters(of nominal: NominalSymbol) -> [GenericParameterSymbol] {
    guard nominal.kind != .protocol, let clause = (nominal.syntax as? NominalDeclaration)?.genericParameters
    else {
      return []
    }
    return makeParameters(clause, of: nominal, after: outerSignature(of: nominal).parameters.count)
  }

  func makeOwnParameters(of alias: TypeAliasSymbol) -> [GenericParameterSymbol] {
    guard let clause = (alias.syntax as? TypealiasDeclaration)?.genericParameters else { return [] }
    return makeParameters(clause, of: alias, after: outerSignature(of: alias).parameters.count)
  }

  private func makeParameters(
    _ clause: GenericParameterClause, of owner: Symbol, after count: Int
  ) -> [GenericParameterSymbol] {
    clause.parameters.enumerated().map { index, syntax in
      let symbol = GenericParameterSymbol(
        name: syntax.name.text, index: count + index, syntax: syntax, parent: owner, program: self)
      symbol.nameRange = syntax.name.range
      return symbol
    }
  }

  private func outerSignature(of symbol: Symbol) -> GenericSignature {
    // A local type or function sees the parameters of the functions around it.
    symbol.definingScope?.genericSignature ?? symbol.parent?.genericSignature ?? .empty
  }

  // MARK: Signatures

  func makeSignature(of nominal: NominalSymbol) -> GenericSignature {
    if nominal.kind == .protocol {
      let parameter = nominal.selfParameter!
      // Inside a protocol `Self` conforms to it; everything else follows from that.
      return GenericSignature(parameters: [parameter], requirements: [.conformance(parameter.type, nominal)])
    }
    let outer = outerSignature(of: nominal)
    let own = nominal.ownParameters
    if own.isEmpty { return outer }
    let syntax = nominal.syntax as! NominalDeclaration
    defer { nominal.unfinishedSignature = nil }
    return signature(
      outer, own, scope: headScope(of: nominal), clause: syntax.genericParameters,
      whereClauses: [syntax.whereClause]
    ) { nominal.unfinishedSignature = $0 }
  }

  func makeSignature(of alias: TypeAliasSymbol) -> GenericSignature {
    let outer = outerSignature(of: alias)
    if alias.ownParameters.isEmpty { return outer }
    return GenericSignature(
      parameters: outer.parameters + alias.ownParameters, requirements: outer.requirements)
  }

  func makeSignature(of symbol: ExtensionSymbol) -> GenericSignature {
    let outer = symbol.extended.genericSignature
    guard let syntax = symbol.syntax as? ExtensionDeclaration else { return outer }
    var requirements = outer.requirements
    // `extension Array<Int>` is `extension Array where Element == Int`.
    var arguments: GenericArgumentClause?
    switch syntax.extendedType.kind {
    case .identifier: arguments = syntax.extendedType.as(IdentifierTypeSyntax.self).genericArguments
    case .member: arguments = syntax.extendedType.as(MemberTypeSyntax.self).genericArguments
    case .array, .optional, .dictionary:
      let type = resolve(syntax.extendedType, in: symbol.parent!.scope)
      for (parameter, argument) in zip(symbol.extended.ownParameters, type.arguments) {
        requirements.append(.sameType(parameter.type, argument))
      }
    default: break
    }
    if let arguments {
      for (parameter, argument) in zip(symbol.extended.ownParameters, arguments.arguments) {
        requirements.append(.sameType(parameter.type, resolve(argument, in: symbol.parent!.scope)))
      }
    }
    guard let whereClause = syntax.whereClause else {
      if requirements.count == outer.requirements.count { return outer }
      return GenericSignature(parameters: outer.parameters, requirements: requirements)
    }
    let preliminary = GenericSignature(parameters: outer.parameters, requirements: requirements)
    requirements += self.requirements(in: whereClause, scope: symbol.scope, preliminary) {
      symbol.unfinishedSignature = $0
    }
    symbol.unfinishedSignature = nil
    return GenericSignature(parameters: outer.parameters, requirements: requirements)
  }

  /// The signature of a function, initializer or subscript, with `some P` parameters as parameters of their own.
  func prepareSignature(of callable: CallableSymbol) {
    guard callable.preparation == .none else { return }
    callable.preparation = .signature
    let outer = outerSignature(of: callable)
    callable.storedSignature = outer
    if let accessor = callable as? AccessorSymbol {
      callable.storedSignature = accessor.owner.genericSignature
      return
    }
    var clause: GenericParameterClause?
    var whereClause: WhereClause?
    var parameterClause: ParameterClause?
    switch callable.syntax {
    case let syntax as FunctionDeclaration:
      clause = syntax.genericParameters
      whereClause = syntax.whereClause
      parameterClause = syntax.signature.parameters
    case let syntax as InitializerDeclaration:
      clause = syntax.genericParameters
      whereClause = syntax.whereClause
      parameterClause = syntax.signature.parameters
    case let syntax as SubscriptDeclaration:
      clause = syntax.genericParameters
      whereClause = syntax.whereClause
      parameterClause = syntax.parameters
    default: return
    }
    var own = clause.map { makeParameters($0, of: callable, after: outer.parameters.count) } ?? []
    callable.ownParameters = own
    let opaque =
      parameterClause.map {
        opaqueParameters(in: $0, of: callable, after: outer.parameters.count + own.count)
      } ?? []
    own += opaque.map(\.symbol)
    callable.ownParameters = own
    if own.isEmpty && whereClause == nil { return }
    var result = signature(
      outer, own, scope: callable.scope, clause: clause, whereClauses: [whereClause]
    ) { callable.storedSignature = $0 }
    if !opaque.isEmpty {
      var requirements = result.requirements
      for (symbol, syntax) in opaque {
        requirements += conformanceRequirements(
          symbol.type, constraint(syntax.constraint, in: callable.scope))
      }
      result = GenericSignature(parameters: result.parameters, requirements: requirements)
    }
    callable.storedSignature = result
    let resultType =
      (callable.syntax as? FunctionDeclaration)?.signature.resultType
      ?? (callable.syntax as? SubscriptDeclaration)?.elementType
    let implied = impliedRequirements(
      of: (parameterClause?.parameters.map(\.type) ?? []) + [resultType].compactMap { $0 }, in: callable.scope, result)
    if !implied.isEmpty {
      callable.storedSignature = GenericSignature(
        parameters: result.parameters, requirements: result.requirements + implied)
    }
  }

  /// What the types in a function's head require of its parameters: `Set<T>` says that `T` is `Hashable`, and a type whose
  /// two sequences have the same elements says so of the function's.
  private func impliedRequirements(of heads: [TypeSyntax], in scope: Scope, _ signature: GenericSignature)
    -> [Requirement]
  {
    var found: [Requirement] = []
    func visit(_ type: Type) {
      guard type.isGeneric else { return }
      if case .nominal(let symbol, let arguments) = type.kind {
        let own = symbol.genericSignature
        for requirement in own.requirements {
          if case .sameType(let left, let right) = requirement {
            let implied = Requirement.sameType(
              left.substituting(own.parameters, with: arguments), right.substituting(own.parameters, with: arguments))
            if case .sameType(let one, let other) = implied, one !== other,
              one.isTypeParameter || other.isTypeParameter,
              !one.hasErrors, !other.hasErrors, !found.contains(implied)
            {
              found.append(implied)
            }
          }
          guard case .conformance(let subject, let proto) = requirement else { continue }
          let type = subject.substituting(own.parameters, with: arguments)
          let implied = Requirement.conformance(type, proto)
          guard type.isTypeParameter, !found.contains(implied), conformance(of: type, to: proto, in: signature) == nil
          else { continue }
          found.append(implied)
        }
      }
      _ = type.transform { part in
        if part === type { return nil }
        visit(part)
        return part
      }
    }
    let said = diagnostics.diagnostics.count
    for head in heads where head.contains({ $0 is IdentifierTypeSyntax }) {
      visit(resolve(head, in: scope))
    }
    // What is wrong with the types is said when they are asked for.
    diagnostics.truncate(to: said)
    return found
  }

  private func opaqueParameters(
    in clause: ParameterClause, of callable: CallableSymbol, after count: Int
  ) -> [(symbol: GenericParameterSymbol, syntax: SomeTypeSyntax)] {
    var found: [(symbol: GenericParameterSymbol, syntax: SomeTypeSyntax)] = []
    func search(_ node: Node) {
      if let syntax = node as? SomeTypeSyntax {
        let symbol = GenericParameterSymbol(
          name: syntax.text, index: count + found.count, syntax: syntax, parent: callable, program: self)
        syntax.userInfo = symbol
        found.append((symbol, syntax))
      }
      node.forEachChild { _, child in
        if child is TypeSyntax || child is TupleTypeElement || child is GenericArgumentClause { search(child) }
      }
    }
    for parameter in clause.parameters { search(parameter.type) }
    return found
  }

  private func signature(
    _ outer: GenericSignature, _ own: [GenericParameterSymbol], scope: Scope, clause: GenericParameterClause?,
    whereClauses: [WhereClause?], publish: (GenericSignature) -> Void
  ) -> GenericSignature {
    let parameters = outer.parameters + own
    var requirements = outer.requirements
    for (symbol, syntax) in zip(own, clause?.parameters ?? []) {
      guard let constraint = syntax.constraint else { continue }
      requirements += conformanceRequirements(symbol.type, self.constraint(constraint, in: scope))
    }
    // Where clauses may name members of parameters, which the constraints so far explain.
    let clauses = (whereClauses + [clause?.whereClause]).compactMap { $0 }
    if !clauses.isEmpty {
      for whereClause in clauses {
        let preliminary = GenericSignature(parameters: parameters, requirements: requirements)
        requirements += self.requirements(in: whereClause, scope: scope, preliminary, publish: publish)
      }
    }
    return GenericSignature(parameters: parameters, requirements: requirements)
  }

  /// `T: P & Q` as requirements; also what stands in the angle brackets of `T: Sequence<Int>`.
  func conformanceRequirements(_ subject: Type, _ bound: Type) -> [Requirement] {
    guard case .existential(let composition) = bound.kind else {
      if bound.isClass { return [.superclass(subject, bound)] }
      return []
    }
    var requirements: [Requirement] = []
    if let superclass = composition.superclass { requirements.append(.superclass(subject, superclass)) }
    for member in composition.protocols {
      requirements.append(.conformance(subject, member.symbol))
      for (associated, argument) in zip(member.symbol.primaryAssociatedTypes, member.arguments) {
        requirements.append(.sameType(subject.member(associated), argument))
      }
    }
    if composition.superclass == nil, composition.isClassBound {
      requirements.append(.isClass(subject))
    }
    return requirements
  }

  /// The requirements of a clause. Each may name member types that those before it explain; `publish` makes what is known
  /// so far the signature of the scope, where types inside others are looked up.
  func requirements(
    in clause: WhereClause, scope: Scope, _ signature: GenericSignature, publish: (GenericSignature) -> Void = { _ in }
  ) -> [Requirement] {
    var requirements: [Requirement] = []
    for requirement in clause.requirements {
      let current = GenericSignature(
        parameters: signature.parameters, requirements: signature.requirements + requirements)
      publish(current)
      let left = resolve(requirement.left, inSignature: current, scope)
      if requirement.isSameType {
        requirements.append(.sameType(left, resolve(requirement.right, inSignature: current, scope)))
      } else {
        requirements += conformanceRequirements(left, constraint(requirement.right, in: scope))
      }
    }
    return requirements
  }

  /// Resolves a type whose member types are explained by a signature that is still being put together.
  func resolve(_ syntax: TypeSyntax, inSignature signature: GenericSignature, _ scope: Scope) -> Type {
    if syntax.kind == .member {
      let member = syntax.as(MemberTypeSyntax.self)
      let base = resolve(member.base, inSignature: signature, scope)
      switch base.kind {
      case .genericParameter, .dependentMember:
        if let type = dependentMember(named: member.name.text, of: base, in: signature) { return type }
      default: break
      }
    }
    return resolve(syntax, in: scope)
  }

  /// `T.Name` under a signature.
  func dependentMember(named name: String, of base: Type, in signature: GenericSignature) -> Type? {
    for proto in signature.protocols(of: base, self) {
      if let associated = associatedType(named: name, of: proto) { return base.member(associated) }
    }
    if let superclass = signature.superclass(of: base, self), let nominal = superclass.nominal {
      return memberType(named: name, of: nominal)
    }
    for proto in signature.protocols(of: base, self) {
      for symbol in directMembers(named: name, of: proto) {
        if let alias = symbol as? TypeAliasSymbol {
          return alias.underlying.substituting([proto.selfParameter!], with: [base])
        }
      }
    }
    return nil
  }

  /// What a protocol requires of `Self` and its associated types, without what it inherits.
  func requirementSignature(of proto: NominalSymbol) -> [Requirement] {
    if let known = proto.requirementCache { return known }
    proto.requirementCache = []
    var requirements: [Requirement] = []
    let selfType = proto.selfParameter!.type
    let scope = proto.scope
    for inherited in proto.inheritedProtocols { requirements.append(.conformance(selfType, inherited)) }
    if let superclass = inheritance(of: proto).superclass {
      requirements.append(.superclass(selfType, superclass))
    }
    proto.requirementCache = requirements
    guard let syntax = proto.syntax as? ProtocolDeclaration else { return requirements }
    var clauses: [WhereClause] = []
    if let clause = syntax.whereClause { clauses.append(clause) }
    for case let member as AssociatedTypeDeclaration in syntax.members.members {
      guard let associated = associatedType(named: member.name.text, of: proto) else { continue }
      let subject = types[.dependentMember(selfType, associated)]
      for bound in member.inheritance?.types ?? [] {
        requirements += conformanceRequirements(subject, constraint(bound, in: scope))
      }
      proto.requirementCache = requirements
      if let clause = member.whereClause { clauses.append(clause) }
    }
    for clause in clauses {
      requirements += self.requirements(in: clause, scope: scope, proto.genericSignature)
      proto.requirementCache = requirements
    }
    return requirements
  }
}
