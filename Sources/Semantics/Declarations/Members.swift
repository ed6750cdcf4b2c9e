import Basics
import Syntax

// The members of types: written in the type, in its extensions, synthesised, inherited, or given by protocols.

/// What stands behind the colon of a nominal type.
struct NominalInheritance {
  var superclass: Type?
  /// The protocols written, each with the symbol (type or extension) that says so.
  var protocols: [NominalSymbol] = []
  /// The type of an enum's raw values.
  var rawType: Type?
}

extension Program {
  /// The members written in the type itself, in source order.
  func ownMembers(of nominal: NominalSymbol) -> [Symbol] {
    if let members = nominal.shape.ownMembers { return members }
    var members: [Symbol] = []
    nominal.shape.ownMembers = []
    if let unread = (nominal.syntax as? NominalDeclaration)?.members.userInfo as? UnreadMembers {
      members = readMembers(unread, of: nominal, in: nominal)
      nominal.shape.ownMembers = members
      return members
    }
    if let syntax = nominal.syntax as? NominalDeclaration {
      for member in syntax.members.members { members += makeSymbols(member, parent: nominal) }
      members += observationMembers(of: nominal)
    }
    var index = 0
    for case let element as EnumCaseSymbol in members {
      element.index = index
      index += 1
    }
    nominal.shape.ownMembers = members
    // What was asked meanwhile found no members.
    nominal.memberCache.removeAll()
    forgetMemberLookups()
    for member in members { nominal.shape.members[member.name, default: []].append(member) }
    return members
  }

  /// Makes sure that the names of a type's own members are known.
  private func noteOwnMembers(of nominal: NominalSymbol) {
    guard let unread = (nominal.syntax as? NominalDeclaration)?.members.userInfo as? UnreadMembers else {
      _ = ownMembers(of: nominal)
      return
    }
    if nominal.shape.hasNotedOwnMembers { return }
    nominal.shape.hasNotedOwnMembers = true
    noteUnread(unread, of: nominal, in: nominal)
  }

  private func completeExtensions(of nominal: NominalSymbol) {
    if nominal.shape.extensionsAreComplete { return }
    nominal.shape.extensionsAreComplete = true
    loadExtensions(of: nominal)
    for symbol in nominal.extensions { addMembers(of: symbol, to: nominal) }
  }

  private func addMembers(of symbol: ExtensionSymbol, to nominal: NominalSymbol) {
    guard let syntax = symbol.syntax as? ExtensionDeclaration else { return }
    if let unread = syntax.members.userInfo as? UnreadMembers { return noteUnread(unread, of: symbol, in: nominal) }
    for member in syntax.members.members {
      for made in makeSymbols(member, parent: symbol) {
        symbol.ownMembers.append(made)
        nominal.shape.members[made.name, default: []].append(made)
      }
    }
  }

  /// Takes in the extensions that became known after a type's members were first asked for.
  func takeInNewExtensions(of nominal: NominalSymbol) {
    followAliases(of: mainModule)
    if nominal.shape.generation == generation { return }
    nominal.shape.generation = generation
    nominal.memberCache.removeAll()
    nominal.allProtocolsCache = nil
    guard nominal.shape.extensionsAreComplete else { return }
    let before = nominal.extensions.count
    loadExtensions(of: nominal)
    for symbol in nominal.extensions.dropFirst(before) { addMembers(of: symbol, to: nominal) }
  }

  /// Members of a type with a name: its own, those of its extensions, and synthesised ones; not inherited ones.
  func directMembers(named name: String, of nominal: NominalSymbol) -> [Symbol] {
    takeInNewExtensions(of: nominal)
    noteOwnMembers(of: nominal)
    completeExtensions(of: nominal)
    _ = writtenMembers(named: name, of: nominal)
    synthesizeMembers(named: name, of: nominal)
    if let members = nominal.shape.members[name] { return members }
    let part = wrapperPart(name) { writtenMembers(named: $0, of: nominal) }
    return part.map { [$0] } ?? []
  }

  /// All members of a type with a name, also inherited ones: from superclasses, and from the extensions of protocols.
  /// A protocol's own requirements are members of the protocol, and of class-bound generic code, but not of a concrete type,
  /// which has a witness instead.
  func members(named name: String, of nominal: NominalSymbol) -> [Symbol] {
    takeInNewExtensions(of: nominal)
    if let known = nominal.memberCache[name] { return known }
    var result = directMembers(named: name, of: nominal)
    if nominal.kind == .class, let superclass = nominal.superclass?.nominal, superclass !== nominal {
      for member in members(named: name, of: superclass) {
        if member is InitializerSymbol { continue }
        if let value = member as? ValueSymbol, result.contains(where: { overrides($0, value) }) { continue }
        if member.parent is NominalSymbol || (member.parent as? ExtensionSymbol)?.extended.kind != .protocol {
          result.append(member)
        }
      }
    }
    var seen = Set(result.map(ObjectIdentifier.init))
    for proto in allProtocols(of: nominal) {
      for member in directMembers(named: name, of: proto) {
        let isRequirement = member.parent === proto
        if isRequirement, nominal.kind != .protocol, !(member is AssociatedTypeSymbol) { continue }
        if isRequirement, member is AssociatedTypeSymbol { continue }
        if seen.insert(ObjectIdentifier(member)).inserted { result.append(member) }
      }
    }
    if result.count > 1 { result.removeAll(where: \.isRedeclaration) }
    if openInheritanceClauses == 0 { nominal.memberCache[name] = result }
    return result
  }

  /// Whether a member of a subclass overrides one of the superclass.
  private func overrides(_ member: Symbol, _ inherited: ValueSymbol) -> Bool {
    guard let member = member as? ValueSymbol else { return false }
    if let variable = member as? VariableSymbol {
      return inherited is VariableSymbol && variable.isStatic == inherited.isStatic
    }
    return member.overriddenSymbol === inherited
  }

  /// The type that a name means inside a nominal type: nested types and aliases, its own before inherited ones.
  func memberType(named name: String, of nominal: NominalSymbol) -> Type? {
    for symbol in directMembers(named: name, of: nominal) {
      if let type = declaredType(of: symbol) { return type }
    }
    if let superclass = nominal.superclass, let outer = superclass.nominal,
      let type = memberType(named: name, of: outer)
    {
      return type.substituting(outer.genericSignature.parameters, with: superclass.arguments)
    }
    return nil
  }

  private func declaredType(of symbol: Symbol) -> Type? {
    switch symbol {
    case let nominal as NominalSymbol:
      return nominal.kind == .protocol ? existential(nominal) : nominal.declaredType
    case let alias as TypeAliasSymbol: return alias.underlying
    default: return nil
    }
  }

  func existential(_ proto: NominalSymbol) -> Type {
    types[
      .existential(
        ProtocolComposition(
          protocols: [ProtocolComposition.Member(proto)], isClassBound: proto.isClassBoundProtocol))]
  }

  // MARK: Protocols

  /// The associated type of a protocol with a name, its own or inherited; one that repeats an inherited one is that one.
  func associatedType(named name: String, of proto: NominalSymbol) -> AssociatedTypeSymbol? {
    for inherited in proto.inheritedProtocols {
      if let found = associatedType(named: name, of: inherited) { return found }
    }
    return ownMembers(of: proto).first { $0.name == name && $0 is AssociatedTypeSymbol }
      as? AssociatedTypeSymbol
  }

  func primaryAssociatedTypes(of proto: NominalSymbol) -> [AssociatedTypeSymbol] {
    guard let syntax = proto.syntax as? ProtocolDeclaration, let clause = syntax.genericParameters else {
      return []
    }
    return clause.parameters.compactMap { associatedType(named: $0.name.text, of: proto) }
  }

  /// Every protocol that a type says it conforms to, with those inherited; superclasses included.
  func allProtocols(of nominal: NominalSymbol) -> [NominalSymbol] {
    takeInNewExtensions(of: nominal)
    if let known = nominal.allProtocolsCache { return known }
    var result: [NominalSymbol] = []
    func add(_ proto: NominalSymbol) {
      guard proto !== nominal, !result.contains(where: { $0 === proto }) else { return }
      result.append(proto)
      for inherited in proto.inheritedProtocols { add(inherited) }
    }
    for conformance in declaredConformances(of: nominal) { add(conformance.proto) }
    if let superclass = nominal.superclass?.nominal, superclass !== nominal {
      for proto in allProtocols(of: superclass) { add(proto) }
    }
    if openInheritanceClauses == 0 { nominal.allProtocolsCache = result }
    return result
  }

  // MARK: Inheritance clauses

  func inheritance(of nominal: NominalSymbol) -> NominalInheritance {
    if let known = nominal.shape.inheritance { return known }
    if nominal.shape.isReadingInheritance { return NominalInheritance() }
    nominal.shape.isReadingInheritance = true
    openInheritanceClauses += 1
    defer {
      nominal.shape.isReadingInheritance = false
      openInheritanceClauses -= 1
    }
    var result = NominalInheritance()
    if let clause = (nominal.syntax as? NominalDeclaration)?.inheritance {
      // A type's own members cannot be seen here, since which ones it has depends on what is written here.
      let scope = headScope(of: nominal)
      for syntax in clause.types {
        let type = resolve(syntax, in: scope, purpose: .inheritance)
        switch type.kind {
        case .existential(let composition):
          result.protocols += composition.protocols.map(\.symbol)
          if let superclass = composition.superclass { result.superclass = superclass }
          if composition.isClassBound, nominal.kind == .protocol { nominal.isDeclaredClassBound = true }
        case .nominal(let symbol, _):
          if nominal.kind == .class || nominal.kind == .protocol, symbol.kind == .class {
            result.superclass = type
          } else if nominal.kind == .enum {
            result.rawType = type
          } else if !type.isError {
            diagnostics.report(
              DeclarationMessages.inheritsFromNonProtocol(
                type, orClass: nominal.kind != .struct, at: (nominal.nameRange ?? syntax.range).location))
          }
        default: break
        }
      }
    }
    if let observable = observableProtocol(of: nominal) { result.protocols.append(observable) }
    // `protocol P where Self: Q` inherits too.
    if nominal.kind == .protocol, let whereClause = (nominal.syntax as? ProtocolDeclaration)?.whereClause {
      for requirement in whereClause.requirements where !requirement.isSameType {
        guard requirement.left.text == "Self" else { continue }
        if let composition = resolve(requirement.right, in: nominal.scope, purpose: .inheritance).existential {
          result.protocols += composition.protocols.map(\.symbol)
          if composition.isClassBound { nominal.isDeclaredClassBound = true }
        }
      }
    }
    // `@Observable` makes a class conform.
    if nominal.kind == .class, nominal.attributes.contains("Observable"),
      let observable = headScope(of: nominal).lookUp("Observable", program: self).symbols.first as? NominalSymbol,
      observable.kind == .protocol, !result.protocols.contains(observable)
    {
      result.protocols.append(observable)
    }
    breakCycles(in: &result, of: nominal)
    nominal.shape.inheritance = result
    return result
  }
}

extension Program {
  /// The scope of what stands before a type's braces: its generic parameters and what is around the type.
  /// Leaves out what would make a type of the program inherit from itself, which is reported elsewhere.
  private func breakCycles(in inheritance: inout NominalInheritance, of nominal: NominalSymbol) {
    guard nominal.module?.isMain == true else { return }
    var seen: Set<ObjectIdentifier> = []
    func leadsBack(_ other: NominalSymbol) -> Bool {
      if other === nominal { return true }
      guard other.module?.isMain == true, seen.insert(ObjectIdentifier(other)).inserted else { return false }
      let next = self.inheritance(of: other)
      return next.superclass?.nominal.map(leadsBack) ?? false
        || other.kind == .protocol && next.protocols.contains(where: leadsBack)
    }
    if let superclass = inheritance.superclass?.nominal, leadsBack(superclass) { inheritance.superclass = nil }
    if nominal.kind == .protocol { inheritance.protocols.removeAll(where: leadsBack) }
  }

  func headScope(of nominal: NominalSymbol) -> Scope {
    let scope = Scope(.other(nominal), parent: nominal.definingScope ?? nominal.parent?.scope)
    for parameter in nominal.ownParameters { scope.declare(parameter) }
    return scope
  }
}

extension NominalSymbol {
  /// The class that this class inherits from.
  public var superclass: Type? { kind == .class ? program.inheritance(of: self).superclass : nil }
  /// The protocols that this protocol inherits from directly.
  public var inheritedProtocols: [NominalSymbol] {
    kind == .protocol ? program.inheritance(of: self).protocols : []
  }
  /// The raw type of an enum.
  public var rawType: Type? { program.inheritance(of: self).rawType }
  /// The members written in the type, in source order.
  public var memberOrder: [Symbol] { program.ownMembers(of: self) }

  /// Whether only classes can conform.
  public var isClassBoundProtocol: Bool {
    guard kind == .protocol else { return false }
    _ = program.inheritance(of: self)
    return isDeclaredClassBound || inheritedProtocols.contains { $0.isClassBoundProtocol }
      || program.inheritance(of: self).superclass != nil
  }

  /// Whether a protocol is this one or inherits from it.
  public func inherits(from other: NominalSymbol) -> Bool {
    self === other || inheritedProtocols.contains { $0.inherits(from: other) }
  }

  /// The stored properties of a struct or class, own ones only, in the order of their declaration.
  public var storedProperties: [VariableSymbol] {
    if let known = shape.storedProperties { return known }
    // A lazy or wrapped property is stored as another one.
    let properties = members(introducedBy: "let", "var").compactMap { $0 as? VariableSymbol }.filter { !$0.isStatic }
      .compactMap { $0.lazyStorage ?? $0.appliedWrapper?.storage ?? ($0.storage == .stored ? $0 : nil) }
    shape.storedProperties = properties
    return properties
  }

  /// The cases of an enum, in the order of their declaration.
  public var cases: [EnumCaseSymbol] { memberOrder.compactMap { $0 as? EnumCaseSymbol } }

  public var deinitializer: DeinitializerSymbol? {
    members(introducedBy: "deinit").lazy.compactMap { $0 as? DeinitializerSymbol }.first
  }
}
