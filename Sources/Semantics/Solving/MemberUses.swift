import Basics
import Syntax

// Members, once the type they belong to is known.

extension ConstraintSystem {
  /// Whether the member that an expression names stands in backticks: `` x.`init` `` is no initializer.
  private func isEscaped(_ node: Node) -> Bool {
    if let member = node as? MemberExpression { return member.name.isEscaped }
    return (node as? ImplicitMemberExpression)?.name.isEscaped ?? false
  }

  func lookUp(_ use: MemberUse, _ origin: Origin) -> Outcome {
    let base = resolved(use.base)
    var known = resolved(base.rvalue)
    if known.variable != nil { return .unknown }
    if known.isError { return match(.bind, use.result, known, origin) }
    if case .metatype(let instance) = known.kind {
      let instance = resolved(instance)
      if instance.variable != nil { return .unknown }
      known = instance.metatype
    }
    // Requirements around may say what a generic parameter is: its members are those of that type.
    known = canonical(known)
    if known.nominal?.attributes.contains("dynamicMemberLookup") ?? false { known = simplified(known) }
    if isFixing, let function = known.function, function.parameters.isEmpty, use.name != "callAsFunction",
      !program.lookUpMember(use.name, of: value(function.result), in: signature).candidates.isEmpty,
      assume(.uncalledBase, origin)
    {
      return lookUp(use.of(function.result), origin)
    }
    var choices = self.choices(for: use, base: base, known: known, origin)
    if mayBeDynamic(choices, of: known, applications[origin]) { return .unknown }
    if choices.isEmpty, let dynamic = dynamicMembers(use, base, known) { choices = dynamic }
    if use.name == "subscript", let dynamic = dynamicSubscripts(choices, use, origin) { choices = dynamic }
    if choices.isEmpty { return .fails }
    let set = OverloadSet(type: use.result, choices: choices, application: applications[origin])
    return narrow(set, origin, isNew: true)
  }

  /// Whether the base is not known well enough to tell a conditional member from a dynamic one: `$line.count` is no
  /// property of a collection of bindings where `line` is no collection.
  private func mayBeDynamic(_ choices: [OverloadChoice], of base: Type, _ application: Application?) -> Bool {
    var choices = choices
    // The dynamic subscript itself is only meant where its label is written.
    if application?.arguments.first?.label != "dynamicMember" {
      choices.removeAll { ($0.symbol as? SubscriptSymbol)?.takesDynamicMembers ?? false }
    }
    guard !choices.isEmpty, base.contents.contains(.typeVariable), let nominal = base.nominal,
      nominal.attributes.contains("dynamicMemberLookup")
    else { return false }
    return choices.allSatisfy { choice in
      guard let parent = choice.symbol?.parent else { return false }
      if let source = parent as? ExtensionSymbol, source.extended === nominal {
        return source.genericSignature.requirements.count > nominal.genericSignature.requirements.count
      }
      return program.nominalOf(parent)?.kind == .protocol
    }
  }

  /// The declarations that a member's name may mean.
  private func choices(for use: MemberUse, base: Type, known: Type, _ origin: Origin) -> [OverloadChoice] {
    var known = known
    var opened: OpenedExistential?
    let isMutable = base.isLvalue || isClassReference(known)
    switch known.kind {
    case .existential:
      let one = OpenedExistential(known)
      opened = one
      known = types[.opened(one)]
    case .existentialMetatype(let instance):
      let one = OpenedExistential(instance)
      opened = one
      known = types[.opened(one)].metatype
    default: break
    }
    // A protocol is no type to make values of.
    if use.name == "init", opened == nil, known.metatypeInstance?.existential != nil { return [] }
    let lookup = program.lookUpMember(use.name, of: known, in: signature)
    let isMetatype = known.metatypeInstance != nil
    let instance = known.metatypeInstance.map(resolved) ?? known
    var result: [OverloadChoice] = []
    let baseIsSelf = use.isSelf || use.isSuper || isSelfReference(origin.node)
    let namesInitializer = use.name == "init" && !isEscaped(origin.node)
    // What cannot take the arguments by their labels is no choice, but to say what is wrong.
    let shapes =
      isFixing || lookup.hasDynamicMembers || hasArgumentLabels(origin.node) ? nil : applications[origin]?.shapes
    for candidate in lookup.candidates {
      if let shapes, lookup.candidates.count > 1, !mayTake(shapes, candidate) { continue }
      if let symbol = candidate.symbol, !program.isExported(symbol, to: module) { continue }
      if use.name == "init", namesInitializer != (candidate.symbol is InitializerSymbol) { continue }
      var projections: Set<Int> = []
      if let labels = use.labels, let callable = candidate.symbol as? CallableSymbol {
        projections = callable.positions(ofProjections: labels)
        let wanted = callable.parameters.enumerated().map { index, parameter in
          projections.contains(index) ? "$" + (parameter.label ?? "_") : parameter.label
        }
        if wanted != labels { continue }
      }
      if origin.isKeyPathStep, let symbol = candidate.symbol, !(symbol is VariableSymbol), !(symbol is SubscriptSymbol),
        !isFixing || !(symbol is FunctionSymbol)
      {
        continue
      }
      var kind: OverloadChoice.Kind
      switch candidate.kind {
      case .instance: kind = .instance
      case .static, .type: kind = .static
      case .unapplied: kind = .unapplied
      case .tupleElement(let index): kind = .tupleElement(index)
      }
      if use.isImplicit, case .unapplied = kind { continue }
      if candidate.symbol is TypeSymbol, use.isImplicit, !(candidate.symbol is NominalSymbol) { continue }
      // `self.init` in an initializer of a value; `x.init` needs a type otherwise.
      if use.name == "init", case .static = kind, !isMetatype, !baseIsSelf { continue }
      if case .unapplied = kind, candidate.symbol is VariableSymbol || candidate.symbol is SubscriptSymbol { continue }
      let choice = OverloadChoice(
        symbol: candidate.symbol, kind: kind, base: candidate.symbol == nil ? known : instance)
      choice.baseIsMutable = isMutable
      if case .tupleElement = kind { choice.baseIsMutable = base.isLvalue }
      choice.opened = opened
      choice.baseIsMetatype = isMetatype
      choice.baseIsSelf = baseIsSelf
      choice.projectedParameters = projections
      choice.isMethodInKeyPath = origin.isKeyPathStep && candidate.symbol is FunctionSymbol
      if !isFixing, misuse(of: choice) != nil { continue }
      result.append(choice)
      if let symbol = candidate.symbol as? ValueSymbol, program.isImplicitlyUnwrapped(symbol) {
        result.append(choice.with { $0.isUnwrapped = true })
      }
    }
    if result.contains(where: { !$0.isMethodInKeyPath }) { result.removeAll(where: \.isMethodInKeyPath) }
    if isFixing, result.allSatisfy(\.isUnapplied), !use.isImplicit, !origin.isKeyPathStep {
      // A method that is not called is asked of its type rightly: it is a function of the value.
      result += choicesOfOtherSide(for: use, known, opened, base).filter {
        applications[origin] != nil || $0.symbol is VariableSymbol || known.metatypeInstance == nil
      }
    }
    if isFixing, use.isSelf, applications[origin] != nil, result.contains(where: { !$0.isOfOtherSide }) {
      result += functionsHiddenByMember(use.name, origin)
    }
    return result
  }

  /// The functions outside the type that a name would mean, had the type no member of that name.
  private func functionsHiddenByMember(_ name: String, _ origin: Origin) -> [OverloadChoice] {
    guard origin.node is IdentifierExpression else { return [] }
    return program.visibleSymbols(named: name, from: module).compactMap { symbol in
      guard let function = symbol as? FunctionSymbol else { return nil }
      return OverloadChoice(symbol: function, kind: .plain, base: nil).with { $0.isHiddenByMember = true }
    }
  }

  /// Whether the labels of arguments may be those of a candidate's parameters.
  private func mayTake(_ shapes: [ArgumentShape], _ candidate: MemberCandidate) -> Bool {
    if case .unapplied = candidate.kind { return true }
    guard let callable = candidate.symbol as? CallableSymbol, let function = callable.type.function else { return true }
    return takesInOrder(shapes, function.parameters) ?? true
      || shapes.contains { $0.label?.hasPrefix("$") ?? false }
  }

  /// What a type has where a member of its values is asked for, and the other way round.
  private func choicesOfOtherSide(for use: MemberUse, _ known: Type, _ opened: OpenedExistential?, _ base: Type)
    -> [OverloadChoice]
  {
    let isSubscript = use.name == "subscript"
    if use.name == "init" || isSubscript && known.metatypeInstance == nil { return [] }
    let instance = known.metatypeInstance.map(resolved)
    var result: [OverloadChoice] = []
    for candidate in program.lookUpMember(use.name, of: instance ?? known.metatype, in: signature).candidates {
      var kind = OverloadChoice.Kind.instance
      switch candidate.kind {
      case .instance: break
      case .static where candidate.symbol is ValueSymbol: kind = .static
      default: continue
      }
      let choice = OverloadChoice(symbol: candidate.symbol, kind: kind, base: instance ?? known)
      // Whether it could be changed is not what is wrong.
      choice.baseIsMutable = true
      choice.opened = opened
      choice.isOfOtherSide = true
      choice.isImplicitSelf = use.isSelf
      result.append(choice)
    }
    return result
  }

  /// Why a member that has the right name may not be used here.
  func misuse(of choice: OverloadChoice) -> Fix.Kind? {
    guard let symbol = choice.symbol else { return nil }
    if symbol.access == .private || symbol is InitializerSymbol, !program.isVisible(symbol, from: scope) {
      return .inaccessible(symbol)
    }
    if choice.isOfOtherSide { return .otherSide(choice, of: choice.base?.description ?? "") }
    guard case .instance = choice.kind, !choice.baseIsMutable, choice.base != nil else { return nil }
    switch symbol {
    case let function as FunctionSymbol: return function.isMutating ? .mutatingMember(choice) : nil
    case let variable as VariableSymbol:
      return variable.storage == .computed && variable.accessor(.get)?.isMutating == true
        ? .mutatingMember(choice) : nil
    default: return nil
    }
  }

  private func isSelfReference(_ node: Node) -> Bool {
    guard let base = (node as? MemberExpression)?.base else { return false }
    if base.kind == .super { return true }
    return base.kind == .identifier && base.as(IdentifierExpression.self).name.name == "self"
  }

  /// What `@dynamicMemberLookup` makes of an unknown name.
  private func dynamicMembers(_ use: MemberUse, _ base: Type, _ known: Type) -> [OverloadChoice]? {
    if use.isImplicit || ["init", "subscript", "callAsFunction", "dynamicallyCall"].contains(use.name) { return nil }
    var known = known
    var opened: OpenedExistential?
    if case .existential = known.kind {
      let one = OpenedExistential(known)
      opened = one
      known = types[.opened(one)]
    }
    let lookup = program.lookUpMember("subscript", of: known, in: signature)
    guard lookup.hasDynamicMembers else { return nil }
    var result: [OverloadChoice] = []
    for candidate in lookup.candidates {
      guard let symbol = candidate.symbol as? SubscriptSymbol, symbol.takesDynamicMembers else { continue }
      let isKeyPath = symbol.parameters[0].type.nominal?.name.hasSuffix("KeyPath") ?? false
      if isKeyPath, !mayHaveMember(named: use.name, symbol, candidate) { continue }
      let choice = OverloadChoice(
        symbol: symbol, kind: .dynamicMember(use.name, keyPath: isKeyPath), base: known)
      choice.baseIsMutable = base.isLvalue || isClassReference(known)
      choice.opened = opened
      result.append(choice)
    }
    return result
  }

  /// `$object[isDone: id]`: where no subscript of the base takes the arguments, one of what its dynamic members belong to may
  /// (SE-0252).
  private func dynamicSubscripts(_ choices: [OverloadChoice], _ use: MemberUse, _ origin: Origin) -> [OverloadChoice]? {
    guard let application = applications[origin], application.arguments.first?.label != "dynamicMember" else {
      return nil
    }
    var dynamic: [OverloadChoice] = []
    let shapes = application.shapes
    for choice in choices {
      guard let symbol = choice.symbol as? SubscriptSymbol, let function = symbol.type.function else { return nil }
      if symbol.takesDynamicMembersByPath {
        dynamic.append(choice.with { $0.kind = .dynamicMember(use.name, keyPath: true) })
      } else if matchArguments(shapes, to: function.parameters).1 == nil {
        return nil
      }
    }
    return dynamic.isEmpty ? nil : dynamic
  }

  /// Adds what the key path of a dynamic subscript requires: the root has a subscript that takes the arguments. The result is
  /// what the subscript looks like from outside: it takes whatever it is given.
  func requireDynamicSubscript(in parameter: Type, element: Type, _ application: Application, _ origin: Origin) -> Type?
  {
    let path = value(parameter)
    guard path.arguments.count == 2, let pathSymbol = path.nominal else { return nil }
    let (root, target) = (path.arguments[0], path.arguments[1])
    let member = makeVariable(mayBeLvalue: true)
    let place = origin.part(origin.part.ofDynamicMember)
    let isWritable = pathSymbol.name != "KeyPath"
    guard
      isWritable
        ? relate(.bind, member, types[.lvalue(target)], place) : relate(.equal, member, target, place)
    else { return nil }
    let inner = Application(
      node: application.node, arguments: application.arguments, result: member, callee: application.callee,
      isSubscript: true)
    let function = makeVariable(mayBeLvalue: true)
    applications[place] = inner
    let base = pathSymbol.name == "WritableKeyPath" ? types[.lvalue(root)] : root
    add(.member(MemberUse(base: base, name: "subscript", result: function)), place)
    add(.application(inner, function: function), place)
    return types[
      .function(
        FunctionType(
          parameters: application.arguments.map { FunctionType.Parameter(label: $0.label, type: $0.type) },
          result: element))]
  }

  private func mayHaveMember(named name: String, _ symbol: SubscriptSymbol, _ candidate: MemberCandidate) -> Bool {
    guard let root = symbol.parameters[0].type.arguments.first else { return false }
    let type = resolved(opened(root, candidate.substitution))
    if type.variable != nil || type.isTypeParameter && symbol.ownParameters.contains(where: { $0.type === type }) {
      return true
    }
    let lookup = program.lookUpMember(name, of: type, in: signature)
    return !lookup.candidates.isEmpty || lookup.hasDynamicMembers
  }

  /// Adds what the key path of a dynamic member requires: the root has such a member, of the path's value type.
  func requireDynamicMember(_ name: String, in parameter: Type, _ origin: Origin) -> Bool {
    let path = value(parameter)
    guard path.arguments.count == 2, let pathSymbol = path.nominal else { return true }
    let (root, value) = (path.arguments[0], path.arguments[1])
    let member = makeVariable(mayBeLvalue: true)
    let place = origin.part(origin.part.ofDynamicMember)
    nodeTypes[place] = member
    let related: Bool
    if pathSymbol.name == "KeyPath" {
      related = relate(.equal, member, value, place)
    } else {
      related = relate(.bind, member, types[.lvalue(value)], place)
    }
    guard related else { return false }
    let base = pathSymbol.name == "WritableKeyPath" ? types[.lvalue(root)] : root
    add(.member(MemberUse(base: base, name: name, result: member)), place)
    return true
  }
}

extension Program {
  /// Whether a declaration's optional result is written `T!`.
  func isImplicitlyUnwrapped(_ symbol: ValueSymbol) -> Bool {
    switch symbol {
    case let variable as VariableSymbol:
      if let annotation = variable.binding?.annotation { return annotation.kind == .implicitlyUnwrappedOptional }
      return variable.isImplicitlyUnwrapped
    case let initializer as InitializerSymbol: return initializer.isImplicitlyUnwrapped
    case let function as FunctionSymbol:
      return (function.syntax as? FunctionDeclaration)?.signature.resultType?.kind == .implicitlyUnwrappedOptional
    case let symbol as SubscriptSymbol:
      return (symbol.syntax as? SubscriptDeclaration)?.elementType.kind == .implicitlyUnwrappedOptional
    default: return false
    }
  }
}
