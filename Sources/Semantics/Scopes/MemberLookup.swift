import Syntax

/// One declaration that `base.name` may mean.
struct MemberCandidate {
  /// How the declaration is reached through the base.
  enum Kind {
    /// A property, method or subscript of a value.
    case instance
    /// A static member, initializer or enum case, of a type.
    case `static`
    /// An instance method through its type: a function that takes `self` first.
    case unapplied
    /// An element of a tuple.
    case tupleElement(Int)
    /// A nested type, an alias, or an associated type.
    case type
  }
  let kind: Kind
  /// The declaration; nil for the element of a tuple.
  let symbol: Symbol?
  /// The type whose member the declaration is: the base itself, one of its superclasses, or, for members of protocols,
  /// the conforming type.
  let owner: Type
  /// What the generic parameters around the declaration stand for: those of `symbol.parent`.
  let outerArguments: [Type]
  /// Whether it is the requirement of a protocol rather than the declaration that fulfils it.
  let isRequirement: Bool
  /// Whether it belongs to a protocol or its extension.
  let isInProtocol: Bool

  /// What the generic parameters around the declaration stand for. The declaration's own ones stay.
  var substitution: Substitution {
    guard let parent = symbol?.parent else { return Substitution([], []) }
    var result = Substitution(parent.genericSignature.parameters, outerArguments)
    result.dynamicSelf = owner
    return result
  }

  /// The same with another type in the place of the owner.
  fileprivate func substitution(of owner: Type) -> Substitution {
    MemberCandidate(
      kind: kind, symbol: symbol, owner: owner, outerArguments: isInProtocol ? [owner] : owner.arguments,
      isRequirement: isRequirement, isInProtocol: isInProtocol
    ).substitution
  }
}

/// Two declarations of which it has been found out whether they have the same type in any generic type that has both.
struct ShapePair: Hashable {
  let one: ObjectIdentifier
  let other: ObjectIdentifier
}

/// What the name of a member means for a base.
struct MemberLookup {
  var candidates: [MemberCandidate] = []
  /// Members of extensions whose conditions the base does not meet; only diagnostics mention them.
  var unsatisfied: [MemberCandidate] = []
  /// Whether the base's type says `@dynamicMemberLookup`, so that any name may be a member.
  var hasDynamicMembers = false
  /// Whether the base's type says `@dynamicCallable`.
  var isDynamicallyCallable = false
}

/// What has been looked for in a library type.
struct MemberLookupKey: Hashable {
  let name: String
  let base: Type
}

extension Program {
  /// The members of a base that a name may mean. The base is the type of a value, or the metatype of a type; `signature`
  /// explains the generic parameters in it.
  func lookUpMember(_ name: String, of base: Type, in signature: GenericSignature) -> MemberLookup {
    let instance = base.metatypeInstance ?? base.rvalue
    // What the library's types have stays the same until an extension becomes known.
    guard case .nominal(let nominal, _) = instance.kind, nominal.module?.isMain == false, !base.hasTypeVariables,
      signature.parameters.isEmpty, openInheritanceClauses == 0
    else { return findMember(name, of: base, in: signature) }
    if memberLookups.generation != generation { forgetMemberLookups() }
    let key = MemberLookupKey(name: name, base: base)
    if let known = memberLookups.found[key] { return known }
    let result = findMember(name, of: base, in: signature)
    if memberLookups.generation == generation { memberLookups.found[key] = result }
    return result
  }

  /// Lets the members of library types be looked for anew.
  func forgetMemberLookups() { memberLookups = (generation, [:]) }

  private func findMember(_ name: String, of base: Type, in signature: GenericSignature) -> MemberLookup {
    var search = MemberSearch(program: self, name: name, signature: signature)
    switch base.kind {
    case .metatype(let instance), .existentialMetatype(let instance):
      search.isStatic = true
      search.run(instance)
    default:
      search.run(base.rvalue)
    }
    search.removeShadowed()
    return search.result
  }
}

extension Program {
  /// The names of a type's own members and those of its superclasses and extensions, as far as the program or a reader
  /// of the library has written them: what a misspelt name may mean.
  func memberNames(of nominal: NominalSymbol) -> Set<String> {
    var result: Set<String> = []
    var current: NominalSymbol? = nominal
    while let one = current {
      result.formUnion(one.memberOrder.map(\.name))
      for source in one.extensions { result.formUnion(source.members.map(\.name)) }
      for proto in allProtocols(of: one) where proto.module?.isMain == true {
        result.formUnion(proto.memberOrder.map(\.name))
      }
      current = one.superclass?.nominal
    }
    return result.filter { name in
      guard let first = name.first else { return false }
      return first.isLetter && name != "init" && name != "subscript" && name != "deinit"
    }
  }
}

/// One search for a member.
private struct MemberSearch {
  let program: Program
  let name: String
  let signature: GenericSignature
  var isStatic = false
  var result = MemberLookup()
  private var seen: Set<ObjectIdentifier> = []

  init(program: Program, name: String, signature: GenericSignature) {
    self.program = program
    self.name = name
    self.signature = signature
  }

  mutating func run(_ type: Type) {
    switch type.kind {
    case .nominal(let symbol, _), .unbound(let symbol, _): addMembers(of: symbol, through: type)
    case .dynamicSelf(let inner): run(inner)
    case .dependentMember where program.boundProtocols(of: type) != nil:
      addMembers(of: program.boundProtocols(of: type) ?? [], through: type)
      if let superclass = program.boundSuperclass(of: type) { run(superclass) }
    case .genericParameter, .dependentMember:
      let canonical = program.canonicalType(type, in: signature)
      guard canonical.isTypeParameter else { return run(canonical) }
      addMembers(of: signature.protocols(of: canonical, program), through: type)
      if let superclass = program.superclass(of: canonical, in: signature) { run(superclass) }
    case .existential(let composition): addMembers(of: composition, through: type)
    case .opened, .opaque:
      if let composition = program.bounds(of: type) { addMembers(of: composition, through: type) }
    case .tuple(let elements):
      guard !isStatic else { return }
      for (index, element) in elements.enumerated() where element.label == name || name == String(index) {
        result.candidates.append(
          MemberCandidate(
            kind: .tupleElement(index), symbol: nil, owner: type, outerArguments: [], isRequirement: false,
            isInProtocol: false))
        return
      }
    default: break
    }
  }

  private mutating func addMembers(of composition: ProtocolComposition, through type: Type) {
    addMembers(of: composition.protocols.map(\.symbol), through: type)
    if let superclass = composition.superclass { run(superclass) }
  }

  /// Members of protocols that `type` conforms to, and of the protocols that these inherit from.
  private mutating func addMembers(of protocols: [NominalSymbol], through type: Type) {
    for proto in protocols {
      for symbol in program.members(named: name, of: proto) { add(symbol, through: type, base: type) }
      noteDynamicMembers(of: proto)
      for inherited in program.allProtocols(of: proto) { noteDynamicMembers(of: inherited) }
    }
  }

  private mutating func addMembers(of nominal: NominalSymbol, through type: Type) {
    for symbol in program.members(named: name, of: nominal) { add(symbol, through: type, base: type) }
    var current: NominalSymbol? = nominal
    while let one = current {
      noteDynamicMembers(of: one)
      current = one.superclass?.nominal
    }
    for proto in program.allProtocols(of: nominal) { noteDynamicMembers(of: proto) }
  }

  private mutating func noteDynamicMembers(of nominal: NominalSymbol) {
    if nominal.attributes.contains("dynamicMemberLookup") { result.hasDynamicMembers = true }
    if nominal.attributes.contains("dynamicCallable") { result.isDynamicallyCallable = true }
  }

  private mutating func add(_ symbol: Symbol, through type: Type, base: Type) {
    guard let kind = kind(of: symbol), seen.insert(ObjectIdentifier(symbol)).inserted else { return }
    guard let parent = symbol.parent, let owner = program.nominalOf(parent) else { return }
    if owner.kind == .protocol, !mayConform(type, to: owner) { return }
    let ownerType: Type
    let arguments: [Type]
    if owner.kind == .protocol {
      ownerType = type
      arguments = [type]
    } else {
      ownerType = program.superclass(owner, of: type) ?? type
      arguments = ownerType.arguments
    }
    let candidate = MemberCandidate(
      kind: kind, symbol: symbol, owner: ownerType, outerArguments: arguments,
      isRequirement: owner === parent && owner.kind == .protocol, isInProtocol: owner.kind == .protocol)
    if conditionsHold(candidate, parent, owner) {
      result.candidates.append(candidate)
    } else {
      result.unsatisfied.append(candidate)
    }
  }

  /// How a declaration is reached; nil where it is not, as a static member of a value.
  private func kind(of symbol: Symbol) -> MemberCandidate.Kind? {
    if symbol is TypeSymbol { return isStatic ? .type : nil }
    let belongsToType = symbol.isStatic || symbol is InitializerSymbol || symbol is EnumCaseSymbol
    if isStatic {
      if belongsToType { return .static }
      return symbol is FunctionSymbol || symbol is VariableSymbol || symbol is SubscriptSymbol
        ? .unapplied : nil
    }
    return belongsToType && !(symbol is InitializerSymbol) ? nil : .instance
  }

  /// Whether a type conforms to a protocol as far as the conditions tell. Only asked where another member may be meant: a
  /// dynamic one, as with `$line.count`, which is no property of a collection of bindings.
  private func mayConform(_ type: Type, to proto: NominalSymbol) -> Bool {
    guard case .nominal(let nominal, let arguments) = type.kind, nominal.attributes.contains("dynamicMemberLookup"),
      let declared = program.declaredConformances(of: nominal).first(where: { $0.proto === proto }),
      let source = declared.source as? ExtensionSymbol
    else { return true }
    let own = nominal.genericSignature
    let conditions = source.genericSignature.requirements.dropFirst(own.requirements.count)
    return program.requirementsHold(Array(conditions), Substitution(own.parameters, arguments), signature)
  }

  /// Whether the conditions of the extension around a member hold, as far as the base is known yet.
  private func conditionsHold(_ candidate: MemberCandidate, _ parent: Symbol, _ owner: NominalSymbol) -> Bool {
    guard let source = parent as? ExtensionSymbol else { return true }
    let conditions = source.genericSignature.requirements.dropFirst(owner.genericSignature.requirements.count)
    if conditions.isEmpty { return true }
    if case .unbound = candidate.owner.kind { return true }
    return program.requirementsHold(Array(conditions), candidate.substitution, signature)
  }

  /// A declaration of a protocol gives way to one of the same shape that is not of a protocol.
  mutating func removeShadowed() {
    guard result.candidates.count > 1, result.candidates.contains(where: { !$0.isInProtocol }),
      result.candidates.contains(where: \.isInProtocol)
    else { return }
    let concrete = result.candidates.filter { !$0.isInProtocol }
    result.candidates = result.candidates.filter { candidate in
      !(candidate.isInProtocol && concrete.contains { hasSameShape($0, candidate) })
    }
  }

  private func hasSameShape(_ left: MemberCandidate, _ right: MemberCandidate) -> Bool {
    guard let one = left.symbol as? ValueSymbol, let other = right.symbol as? ValueSymbol else {
      return left.symbol is TypeSymbol && right.symbol is TypeSymbol
    }
    if one is VariableSymbol { return other is VariableSymbol }
    guard let first = one as? CallableSymbol, let second = other as? CallableSymbol,
      type(of: first) == type(of: second), first.writtenLabels == second.writtenLabels,
      first.ownParameters.isEmpty == second.ownParameters.isEmpty
    else { return false }
    // A default with more default arguments can be called in ways that the type's own member cannot.
    if right.isInProtocol, zip(first.parameters, second.parameters).contains(where: { !$0.hasDefault && $1.hasDefault })
    {
      return false
    }
    func compare(_ left: Substitution, _ right: Substitution) -> Bool {
      let firstType = one.type.substituting(left).withoutLabels
      let secondType = other.type.substituting(right).withoutLabels
      return firstType === secondType || firstType.isEquivalent(to: secondType)
    }
    // Of arguments that are all unknown the types depend no more than on the parameters they stand for.
    guard left.owner === right.owner, case .nominal(let nominal, let arguments) = left.owner.kind, !arguments.isEmpty,
      nominal.module?.isMain == false, program.openInheritanceClauses == 0,
      arguments.allSatisfy({ $0.variable != nil }), Set(arguments).count == arguments.count
    else { return compare(left.substitution, right.substitution) }
    if program.sharedShapes.generation != program.generation { program.sharedShapes = (program.generation, [:]) }
    let pair = ShapePair(one: ObjectIdentifier(one), other: ObjectIdentifier(other))
    if let known = program.sharedShapes.found[pair] { return known }
    let declared = nominal.declaredType
    let result = compare(left.substitution(of: declared), right.substitution(of: declared))
    if program.sharedShapes.generation == program.generation { program.sharedShapes.found[pair] = result }
    return result
  }
}
