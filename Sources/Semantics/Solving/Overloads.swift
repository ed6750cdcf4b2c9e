import Basics
import Syntax

/// The declaration that was chosen for a name, and what its types are there.
final class ResolvedOverload {
  let choice: OverloadChoice
  /// What the generic parameters in scope of the declaration stand for, in order.
  let arguments: [Type]
  /// The type of the reference; an lvalue where it may be assigned; results of opened existentials are erased.
  let type: Type
  /// The same before erasure.
  let openedType: Type

  init(choice: OverloadChoice, arguments: [Type], type: Type, openedType: Type) {
    self.choice = choice
    self.arguments = arguments
    self.type = type
    self.openedType = openedType
  }
}

extension ConstraintSystem {
  /// Chooses a declaration for a reference; false where it cannot be.
  func choose(_ choice: OverloadChoice, for set: OverloadSet, _ origin: Origin) -> Bool {
    let isCalled = set.application != nil && !hasArgumentLabels(origin.node)
    guard let resolved = open(choice, isCalled: isCalled, origin) else { return false }
    note(.choice(origin, resolved))
    if choice.isMethodInKeyPath, let symbol = choice.symbol {
      // Nothing more is said of what is made of it.
      _ = assume(.methodInKeyPath(symbol), origin)
      return relate(.bind, set.type, types.error, origin)
    }
    if choice.opened != nil, usesOpenedType(resolved) {
      guard isFixing else { return false }
      _ = assume(.existentialMember(choice), origin)
    }
    if isPartiallyApplied(choice, set) {
      guard isFixing else { return false }
      _ = assume(.partialApplication(choice), origin)
    }
    if choice.isHiddenByMember { _ = assume(.hiddenByMember(choice), origin, weight: 3) }
    if isFixing {
      if let misuse = misuse(of: choice) { _ = assume(misuse, origin) }
      if choice.isUnapplied { score.add(.methodOfType) }
    }
    if let symbol = choice.symbol, program.isUnavailable(symbol) { score.add(.unavailable) }
    if choice.isUnwrapped { score.add(.forcedUnwrap) }
    if case .dynamicMember(_, keyPath: false) = choice.kind { score.add(.dynamicMember) }
    if choice.symbol?.isDisfavored == true { score.add(.disfavored) }
    if relate(.bind, set.type, resolved.type, origin) { return true }
    guard isFixing, !origin.isKeyPathStep, case .lvalue(let inner) = self.resolved(set.type).kind else { return false }
    // Storage is wanted where there is only a value.
    _ = assume(.constraint(.relation(.bind, resolved.type, set.type)), origin)
    return relate(.equal, resolved.type, inner, origin)
  }

  /// Whether a method that changes its base is named but not called: the change would happen later, when the base is not
  /// accessible any more.
  private func isPartiallyApplied(_ choice: OverloadChoice, _ set: OverloadSet) -> Bool {
    guard set.application == nil, let function = choice.symbol as? FunctionSymbol else { return false }
    switch choice.kind {
    case .instance, .unapplied: return function.isMutating && !choice.isOfOtherSide && !choice.isMethodInKeyPath
    default: return false
    }
  }

  /// Whether a name is written with its argument labels, as `insert(_:at:)`: it means the function as a value.
  func hasArgumentLabels(_ node: Node) -> Bool {
    switch node {
    case let member as MemberExpression: return member.argumentLabels != nil
    case let name as IdentifierExpression: return name.argumentLabels != nil
    case let member as ImplicitMemberExpression: return member.argumentLabels != nil
    default: return false
    }
  }

  /// Whether a member of an existential takes something whose type only the value inside knows.
  private func usesOpenedType(_ resolved: ResolvedOverload) -> Bool {
    guard resolved.choice.symbol is FunctionSymbol || resolved.choice.symbol is SubscriptSymbol,
      let function = resolved.openedType.function
    else { return false }
    return function.parameters.contains { $0.type.contents.contains(.opened) && $0.type.function == nil }
  }

  /// What a declaration's type is at the place of a reference, with new type variables for its generic parameters.
  func open(_ choice: OverloadChoice, isCalled: Bool, _ origin: Origin) -> ResolvedOverload? {
    switch choice.kind {
    case .tupleElement(let index):
      guard let base = choice.base, let elements = base.tupleElements else { return nil }
      let type = elements[index].type
      let seen = choice.baseIsMutable ? types[.lvalue(type)] : type
      return ResolvedOverload(choice: choice, arguments: [], type: seen, openedType: seen)
    case .type(let type):
      let opened = openUnbound(type).metatype
      return ResolvedOverload(choice: choice, arguments: [], type: opened, openedType: opened)
    default: break
    }
    guard let symbol = choice.symbol else { return nil }
    if let local = symbol as? VariableSymbol, case .plain = choice.kind {
      var type = localTypes[local] ?? local.type
      if local.parent is ModuleSymbol, local.binding == nil, local.cachedType == nil { type = types.error }
      return finish(choice, symbol, [], type, isCalled: isCalled, origin)
    }
    if let type = symbol as? TypeSymbol {
      guard let named = typeNamed(by: type, in: choice) else { return nil }
      return ResolvedOverload(choice: choice, arguments: [], type: named.metatype, openedType: named.metatype)
    }
    guard let value = symbol as? ValueSymbol else { return nil }
    let (substitution, arguments) = openParameters(of: value, choice, origin)
    guard openRequirements(of: value, choice, substitution, origin) else { return nil }
    var type = opened(value.type, substitution)
    if let callable = value as? CallableSymbol {
      type = takingProjections(type, callable, projectedParameters(of: callable, choice, origin), substitution)
    }
    // `init` gives an instance of the type it is called on.
    if let initializer = value as? InitializerSymbol, let base = choice.base, var function = type.function {
      function.result = initializer.isFailable ? program.optional(base) : base
      type = types[.function(function)]
    }
    return finish(choice, symbol, arguments, type, isCalled: isCalled, origin)
  }

  private func finish(
    _ choice: OverloadChoice, _ symbol: Symbol, _ arguments: [Type], _ declared: Type, isCalled: Bool,
    _ origin: Origin
  ) -> ResolvedOverload? {
    var type = declared
    if choice.isUnwrapped { type = unwrappingResult(of: type, symbol) }
    if var function = type.function, symbol is CallableSymbol, !isCalled {
      // A function used as a value has no labels and no defaults.
      for index in function.parameters.indices {
        function.parameters[index].label = nil
        function.parameters[index].hasDefault = false
      }
      type = types[.function(function)]
    }
    if case .dynamicMember("subscript", _) = choice.kind, let function = type.function {
      let element = isSettable(symbol, choice) ? types[.lvalue(function.result)] : function.result
      guard let application = applications[origin],
        let outside = requireDynamicSubscript(
          in: function.parameters[0].type, element: element, application, origin)
      else { return nil }
      type = outside
    } else if case .dynamicMember(let name, let isKeyPath) = choice.kind, let function = type.function {
      if isKeyPath, !requireDynamicMember(name, in: function.parameters[0].type, origin) { return nil }
      type = function.result
      if isSettable(symbol, choice) { type = types[.lvalue(type)] }
    } else if let subscriptSymbol = symbol as? SubscriptSymbol, var function = type.function {
      if isSettable(subscriptSymbol, choice) {
        function.result = types[.lvalue(function.result)]
        type = types[.function(function)]
      }
    } else if symbol is VariableSymbol, isSettable(symbol, choice) {
      type = types[.lvalue(type)]
    }
    if case .unapplied = choice.kind, let base = choice.base {
      let isMutating = (symbol as? CallableSymbol)?.isMutating ?? false
      type =
        types[
          .function(
            FunctionType(parameters: [FunctionType.Parameter(type: base, isInout: isMutating)], result: type.rvalue))]
    }
    let seen = choice.opened.map { erase($0, in: type) } ?? type
    return ResolvedOverload(choice: choice, arguments: arguments, type: seen, openedType: type)
  }

  private func unwrappingResult(of type: Type, _ symbol: Symbol) -> Type {
    if symbol is VariableSymbol { return type.optionalPayload ?? type }
    guard var function = type.function else { return type }
    function.result = function.result.optionalPayload ?? function.result
    return types[.function(function)]
  }

  // MARK: Generic parameters

  private func openParameters(
    of symbol: ValueSymbol, _ choice: OverloadChoice, _ origin: Origin
  ) -> (Substitution, [Type]) {
    let parameters = symbol.genericSignature.parameters
    if parameters.isEmpty { return (dynamicSelf(Substitution([], []), choice), []) }
    var own: [GenericParameterSymbol] = []
    if let callable = symbol as? CallableSymbol {
      _ = callable.signature
      own = callable.ownParameters
    }
    var outer: Substitution?
    if let base = choice.base, let parent = symbol.parent, let owner = program.nominalOf(parent) {
      outer = program.memberSubstitution(of: owner, through: base)
    }
    var arguments: [Type] = []
    arguments.reserveCapacity(parameters.count)
    for parameter in parameters {
      if own.contains(where: { $0 === parameter }) {
        let variable = makeVariable()
        variable.variable!.parameter = parameter
        arguments.append(variable)
      } else if let argument = outer?[parameter] {
        arguments.append(argument)
      } else {
        arguments.append(parameter.type)
      }
    }
    return (dynamicSelf(Substitution(parameters, arguments), choice), arguments)
  }

  private func dynamicSelf(_ substitution: Substitution, _ choice: OverloadChoice) -> Substitution {
    guard let base = choice.base, choice.symbol is CallableSymbol || choice.symbol is VariableSymbol else {
      return substitution
    }
    var result = substitution
    result.dynamicSelf = base
    return result
  }

  /// A declared type with variables for generic parameters; members of unknown types become variables of their own.
  func opened(_ type: Type, _ substitution: Substitution) -> Type {
    if !type.contents.contains(.genericParameter), !type.contents.contains(.dynamicSelf) { return type }
    return type.transform { part in
      switch part.kind {
      case .genericParameter(let parameter): return substitution[parameter] ?? part
      case .dependentMember(let base, let member):
        let newBase = self.opened(base, substitution)
        return self.memberType(of: newBase, member) ?? self.types.error
      case .dynamicSelf(let inner):
        return substitution.dynamicSelf ?? self.types[.dynamicSelf(self.opened(inner, substitution))]
      default:
        return part.contents.contains(.genericParameter) || part.contents.contains(.dynamicSelf) ? nil : part
      }
    }
  }

  /// An associated type of a type: known, or a new variable that is solved when the base is.
  func memberType(of base: Type, _ associated: AssociatedTypeSymbol) -> Type? {
    let base = resolved(base)
    if base.variable != nil {
      for case .projection(let other, let same, let known) in base.variable!.waiting.map(\.kind)
      where same === associated && resolved(other) === base {
        return known
      }
      let member = makeVariable()
      let constraint = Constraint(.projection(base: base, associated, member), Origin(anchor))
      log.append(constraint)
      set(constraint, .waiting)
      wait(constraint, for: base)
      wait(constraint, for: member)
      return member
    }
    return knownMemberType(of: base, associated)
  }

  /// The associated type of a type that is known, but for its arguments perhaps.
  func knownMemberType(of base: Type, _ associated: AssociatedTypeSymbol) -> Type? {
    if base.isError { return base }
    switch base.kind {
    case .genericParameter, .dependentMember:
      return canonical(base.member(associated))
    case .existential(let composition):
      if let superclass = composition.superclass { return superclass.member(associated) }
      return nil
    case .dynamicSelf(let inner): return knownMemberType(of: inner, associated)
    default:
      guard program.conformance(of: base, to: associated.ownerProtocol, in: signature) != nil else { return nil }
      let member = base.member(associated)
      if member.isError { return nil }
      // Nothing more is known of a member of an opaque type, whatever its arguments come to be.
      if case .dependentMember(let inner, _) = member.kind, inner === base { return member }
      // The member may be made of members of what is still unknown.
      return member.hasTypeVariables ? opened(member, Substitution([], [])) : canonical(member)
    }
  }

  /// Adds what a declaration requires of its generic parameters.
  func openRequirements(
    of symbol: Symbol, _ choice: OverloadChoice, _ substitution: Substitution, _ origin: Origin
  ) -> Bool {
    // What the compiler makes for a conformance is there only where the type conforms.
    if let name = (symbol as? CallableSymbol)?.derivation?.operatorProtocol, let base = choice.base,
      resolved(base).nominal?.genericSignature.parameters.isEmpty == false,
      !require(base, conformsTo: program.known.type(name), origin)
    {
      return false
    }
    for requirement in symbol.genericSignature.requirements {
      if case .conformance(let subject, let proto) = requirement, let parent = symbol.parent,
        let owner = program.nominalOf(parent), owner === proto, subject === owner.selfParameter?.type,
        let base = choice.base, resolved(base).variable == nil
      {
        // The base conforms, since the member was found in it; but perhaps under conditions only.
        if resolved(base).nominal != nil, !require(base, conformsTo: proto, origin) { return false }
        continue
      }
      if !add(requirement, substitution, origin) { return false }
    }
    return true
  }

  func add(_ requirement: Requirement, _ substitution: Substitution, _ origin: Origin) -> Bool {
    switch requirement {
    case .conformance(let subject, let proto):
      return require(opened(subject, substitution), conformsTo: proto, origin)
    case .superclass(let subject, let superclass):
      return relate(.conversion, opened(subject, substitution), opened(superclass, substitution), origin)
    case .isClass(let subject):
      let type = resolved(opened(subject, substitution))
      if type.variable != nil {
        add(.classBound(type), origin)
        return true
      }
      return isClassReference(type)
    case .sameType(let left, let right):
      return relate(.equal, opened(left, substitution), opened(right, substitution), origin)
    }
  }

  /// Generic types and generic aliases of types that are named without arguments get variables for them.
  func openUnbound(_ type: Type) -> Type {
    if type.contents.isDisjoint(with: [.unbound, .genericParameter]) { return type }
    var ofAliases: [GenericParameterSymbol: Type] = [:]
    return type.transform { part in
      switch part.kind {
      case .unbound(let symbol, let outer): return self.open(symbol, outer.map(self.openUnbound))
      case .genericParameter(let parameter) where parameter.parent is TypeAliasSymbol:
        if let known = ofAliases[parameter] { return known }
        let variable = self.makeVariable()
        ofAliases[parameter] = variable
        return variable
      default: return nil
      }
    }
  }

  private func open(_ symbol: NominalSymbol, _ outer: [Type]) -> Type {
    let parameters = symbol.genericSignature.parameters
    var arguments = outer
    while arguments.count < parameters.count {
      let variable = makeVariable()
      variable.variable!.parameter = parameters[arguments.count]
      arguments.append(variable)
    }
    let substitution = Substitution(parameters, arguments)
    for requirement in symbol.genericSignature.requirements {
      _ = add(requirement, substitution, Origin(anchor))
    }
    return types[.nominal(symbol, arguments)]
  }

  private func typeNamed(by symbol: TypeSymbol, in choice: OverloadChoice) -> Type? {
    switch symbol {
    case let nominal as NominalSymbol:
      if nominal.kind == .protocol { return program.existential(nominal) }
      let outer = choice.base?.arguments ?? nominal.genericSignature.parameters.map(\.type)
      let count = nominal.genericSignature.parameters.count - nominal.ownParameters.count
      if nominal.ownParameters.isEmpty { return types[.nominal(nominal, Array(outer.prefix(count)))] }
      return openUnbound(types[.unbound(nominal, Array(outer.prefix(count)))])
    case let alias as TypeAliasSymbol:
      var type = alias.underlying
      if !alias.ownParameters.isEmpty {
        type = type.substituting(alias.ownParameters, with: alias.ownParameters.map { _ in makeVariable() })
      }
      if let base = choice.base { type = program.seen(type, memberOf: base, declaredIn: alias) }
      return openUnbound(type)
    case let parameter as GenericParameterSymbol: return parameter.type
    case let associated as AssociatedTypeSymbol:
      guard let base = choice.base else { return nil }
      return memberType(of: base, associated)
    default: return nil
    }
  }

  // MARK: Assignability

  /// Whether a variable or subscript may be written through a reference.
  func isSettable(_ symbol: Symbol, _ choice: OverloadChoice) -> Bool {
    switch symbol {
    case let variable as VariableSymbol:
      if !isSetterVisible(variable) { return false }
      if variable.isLet {
        if variable.isSelf { return variable.isInout }
        return isBeingInitialized(variable, choice)
      }
      if variable.isSelf, !variable.isInout { return false }
      if variable.storage == .computed || !variable.accessors.isEmpty {
        let accessors = variable.accessors
        let setter = accessors.first { $0.kind == .set || $0.kind == .modify || $0.kind == .mutableAddress }
        if variable.storage == .computed, setter == nil { return false }
        if variable.storage == .computed, let setter, !setter.isMutating, variable.isMember { return true }
      }
      guard variable.isMember, !variable.isStatic else { return true }
      return choice.baseIsMutable
    case let symbol as SubscriptSymbol:
      guard
        let setter = symbol.accessors.first(where: {
          $0.kind == .set || $0.kind == .modify || $0.kind == .mutableAddress
        })
      else { return false }
      if !isSetterVisible(symbol) { return false }
      return choice.baseIsMutable || symbol.isStatic || !setter.isMutating
    default: return false
    }
  }

  /// Whether a property may be changed from here: `private(set)` allows it inside its type only.
  func isSetterVisible(_ symbol: ValueSymbol) -> Bool {
    let declared =
      (symbol as? VariableSymbol)?.setterAccess
      ?? ((symbol.syntax as? SubscriptDeclaration)?.modifiers.contains {
        $0.name == "private" && $0.detail?.text == "set"
      }
        == true ? .private : nil)
    guard declared == .private, symbol.module?.isMain == true, let parent = symbol.parent,
      let owner = program.nominalOf(parent)
    else { return true }
    return scope.isInside(owner)
  }

  /// A constant may be assigned where it has no initial value: a local anywhere, a property in an initializer.
  private func isBeingInitialized(_ variable: VariableSymbol, _ choice: OverloadChoice) -> Bool {
    if variable.isParameter { return false }
    if variable.isMember {
      guard choice.baseIsSelf else { return false }
      guard let initializer = context.enclosingCallable as? InitializerSymbol, let parent = initializer.parent,
        let owner = variable.parent
      else { return false }
      return program.nominalOf(parent) === program.nominalOf(owner) && !variable.isStatic
        && !initializer.isWrittenToDelegate
    }
    if variable.parent is ModuleSymbol, let binding = variable.binding { return binding.initializer == nil }
    return variable.isAssignedLater
  }

  // MARK: Existentials

  /// The type with the existential in place of what was opened.
  func erase(_ opened: OpenedExistential, in type: Type) -> Type {
    if !type.contents.contains(.opened) { return type }
    return type.transform { part in
      switch part.kind {
      case .opened(let other): return other === opened ? opened.existential : part
      case .dependentMember(let base, let member):
        guard base.contents.contains(.opened) else { return part }
        return self.bound(of: member)
      case .metatype(let inner):
        if case .opened(let other) = inner.kind, other === opened {
          return self.types[.existentialMetatype(opened.existential)]
        }
        return nil
      default: return part.contents.contains(.opened) ? nil : part
      }
    }
  }

  /// What is known of an associated type, as an existential.
  private func bound(of member: AssociatedTypeSymbol) -> Type {
    var protocols: [ProtocolComposition.Member] = []
    var isClassBound = false
    let own = member.ownerProtocol.selfParameter!.type
    for requirement in program.requirementSignature(of: member.ownerProtocol) {
      if case .conformance(let subject, let proto) = requirement,
        case .dependentMember(let base, member) = subject.kind,
        base === own
      {
        protocols.append(ProtocolComposition.Member(proto))
        if proto.isClassBoundProtocol { isClassBound = true }
      }
    }
    return types[.existential(ProtocolComposition(protocols: protocols, isClassBound: isClassBound))]
  }
}
