import Basics
import Syntax

// Members that are not there, or may not be used.

extension ExpressionDiagnosis {
  func nameRange(of node: Node) -> SourceRange {
    switch node {
    case let member as MemberExpression: return member.name.range
    case let member as ImplicitMemberExpression: return member.name.range
    case let name as IdentifierExpression: return name.name.range
    case let call as CallExpression: return nameRange(of: call.callee)
    case let path as KeyPathExpression: return path.components.last?.name?.range ?? path.range
    case let expression as Expression: return expression.diagnosticLocation.emptyRange
    default: return node.range
    }
  }

  /// `max(a, b)` in a type that has a member `max`: that is what the name means there.
  func hiddenByMember(_ choice: OverloadChoice, _ origin: Origin) {
    guard let function = choice.symbol as? FunctionSymbol else { return }
    guard let module = function.module else { return }
    say(
      MemberMessages.hiddenByMember(
        function.name, function.fullName, module: module.name, at: nameRange(of: origin.node),
        declared: module.isMain ? function.nameRange : nil))
  }

  func existentialMember(_ choice: OverloadChoice, _ origin: Origin) {
    let member = origin.node as? MemberExpression
    let base = choice.opened?.existential ?? system.types.error
    say(
      MemberMessages.existentialMember(
        choice.symbol?.name ?? "", base, at: member?.base.diagnosticLocation ?? nameRange(of: origin.node).location))
  }

  func missingMember(_ use: MemberUse, _ origin: Origin) {
    let base = shown(use.base)
    if base.hasErrors {
      if use.isImplicit, !hasSaidAnything, let node = origin.node as? ImplicitMemberExpression {
        if case .argument(let application, _) = role(of: node), application.isOperator,
          application.arguments.contains(where: { ownType(of: $0.expression).hasErrors })
        {
          return
        }
        if case .assigned(let assignment) = role(of: node), bare(assignment.target).kind == .identifier { return }
        say(
          isAlone(node)
            ? MemberMessages.noContext(use.name, node.name.range)
            : MemberMessages.unknownContext(use.name, at: node.name.range.location))
      }
      return
    }
    if origin.isKeyPathStep, constantStep(use, base, origin) { return }
    var range = nameRange(of: origin.node)
    if case .component(let index) = origin.part, let path = origin.node as? KeyPathExpression {
      return missingComponent(use, base, path, index)
    }
    if base.hasTypeVariables || base.metatypeInstance?.isGeneric == true && use.isImplicit {
      return unknownBase(use, origin)
    }
    if use.name == "subscript" {
      if let node = origin.node as? SubscriptExpression {
        if node.arguments.count == 1, bare(node.arguments[0].expression).kind == .keyPath {
          return say(
            CallMessages.labels(
              .missing(["keyPath"]), in: "subscript", at: node.arguments[0].range.location,
              [Diagnostic.FixIt(node.arguments[0].range.emptyAtStart, "keyPath: ")]))
        }
        if let payload = base.optionalPayload,
          !program.lookUpMember("subscript", of: payload, in: system.signature).candidates.isEmpty
        {
          return say(
            MemberMessages.optionalBase("subscript", base, payload, node.base, isOptionalMember: false))
        }
      }
      return say(
        MemberMessages.noSubscripts(
          base, at: (origin.node as? SubscriptExpression)?.leftSquare.location ?? nameRange(of: origin.node).location))
    }
    if use.name == "callAsFunction" {
      let callee = (origin.node as? CallExpression)?.callee ?? root
      if program.lookUpMember("dynamicallyCall", of: base, in: system.signature).isDynamicallyCallable {
        return say(CallMessages.noKeywordCall(base, callee))
      }
      if let one = symbol(of: bare(callee)) as? EnumCaseSymbol, one.parameters.isEmpty {
        return say(MemberMessages.caseWithoutPayload(one.name, nameRange(of: bare(callee))))
      }
      return say(CallMessages.notAFunction(base, callee))
    }
    if use.name == "init", let instance = base.metatypeInstance {
      let place = (origin.node as? CallExpression)?.callee ?? root
      let hasInitializer =
        instance.existential?.protocols.contains { !program.members(named: "init", of: $0.symbol).isEmpty } ?? false
      if hasInitializer { return say(CallMessages.protocolInstance(instance, place)) }
      guard !instance.isTypeParameter else { return say(MemberMessages.noInitializer(instance, place)) }
      say(CallMessages.noInitializers(instance, place))
      for variable in system.freeVariables(in: use.base) {
        if let parameter = system.variables[variable.number].parameter { notInferred(parameter, nil, Origin(place)) }
      }
      return
    }
    if use.isSuper { range = nameRange(of: origin.node) }
    if let member = origin.node as? MemberExpression, optionalBase(use, base, member) { return }
    if throughWrapper(use, base, origin, range) { return }
    if otherSide(use, base, origin, range) { return }
    if let member = origin.node as? MemberExpression, optionalRoot(use, base, member) { return }
    if dynamicRoot(use, base, range) { return }
    if case .dynamicMember = origin.part, let member = origin.node as? MemberExpression {
      return say(MemberMessages.missingDynamic(use.name, of: typeShown(of: bare(member.base)), root: base, range))
    }
    if unmetConditions(of: use.name, on: base, range) { return }
    if use.isImplicit, let instance = base.metatypeInstance, let own = instanceProperty(use.name, of: instance) {
      let whole = implicitBase(origin, instance)
      if own !== instance, !whole.isOptional { say(MemberMessages.otherResult(use.name, in: instance, own, range)) }
      return say(MemberMessages.instanceThroughType(use.name, whole.description, range, isWritten: false))
    }
    if use.isImplicit, let instance = base.metatypeInstance {
      return say(MemberMessages.missing(use.name, of: implicitBase(origin, instance).metatype, range))
    }
    if let feature = program.memberOutsideTheSubset(use.name, of: base.metatypeInstance ?? base) {
      return say(.unsupported(feature, at: range.location))
    }
    let written = (origin.node as? MemberExpression).map { spelled(base, of: $0.base) } ?? base
    let diagnostic = MemberMessages.missing(use.name, of: written, range)
    if let nominal = base.nominal, let module = program.moduleToImport(forMember: use.name, of: nominal) {
      return say(HintMessages.missingImport(diagnostic, use.name, module))
    }
    let near = base.nominal.flatMap { NearName.nearest(to: use.name, among: program.memberNames(of: $0)) }
    say(near.map { HintMessages.nearMember(diagnostic, $0) } ?? diagnostic)
    argumentsWithoutContext(origin)
  }

  /// A constant where a key path has to be writable.
  private func constantStep(_ use: MemberUse, _ base: Type, _ origin: Origin) -> Bool {
    guard let found = program.lookUpMember(use.name, of: base, in: system.signature).candidates.first,
      let variable = found.symbol as? VariableSymbol, let (reason, notes) = reason(forVariable: variable)
    else { return false }
    let range = nameRange(of: origin.node)
    let said = MutabilityMessages.cannotChange(.property, reason, at: range.location, notes, range)
    say(HintMessages.rule(said, "bindings", HintMessages.constantBehindBinding))
    return true
  }

  /// The type of a property that values of a type have.
  private func instanceProperty(_ name: String, of instance: Type) -> Type? {
    let found = program.lookUpMember(name, of: instance, in: system.signature).candidates.first
    guard let found, let property = found.symbol as? VariableSymbol, !property.isStatic else { return nil }
    return program.seen(property.type, memberOf: instance, declaredIn: property)
  }

  /// What an implicit member was looked for in, as it is written: an optional where one is wanted.
  private func implicitBase(_ origin: Origin, _ instance: Type) -> Type {
    guard let node = origin.node as? Expression, case .argument(let application, let index) = role(of: node),
      application.isOperator, application.arguments.count == 2
    else { return instance }
    let other = ownType(of: application.arguments[1 - index].expression)
    return other.optionalPayload === instance ? other : instance
  }

  private func unknownBase(_ use: MemberUse, _ origin: Origin) {
    if let variable = system.value(use.base).variable, let place = closureParameter(of: variable, origin) {
      return say(CallMessages.closureParameter(place.name.text, at: place.range.location))
    }
    guard use.isImplicit, let node = origin.node as? ImplicitMemberExpression else {
      if !hasSaidAnything { unknown(origin) }
      return
    }
    if isAlone(node) { return say(MemberMessages.noContext(use.name, node.name.range)) }
    say(MemberMessages.unknownContext(use.name, at: node.name.range.location))
  }

  /// Where a closure's parameter of unknown type is declared, or used, if it is anonymous.
  private func closureParameter(of variable: TypeVariable, _ origin: Origin) -> Identifier? {
    for template in system.closures.values {
      for (index, type) in template.parameterTypes.enumerated() where system.value(type).variable === variable {
        return name(ofParameter: index, of: template)
      }
    }
    return nil
  }

  func name(ofParameter index: Int, of template: ClosureTemplate) -> Identifier? {
    guard index < template.parameters.count, let written = template.parameters[index].syntax as? ClosureParameter else {
      return firstAnonymousParameter(in: template.closure).map { Identifier($0.name.name, template.closure.range) }
    }
    return written.secondName ?? written.firstName
  }

  private func isAlone(_ node: Expression) -> Bool {
    var node = node
    while let parent = parents[ObjectIdentifier(node)], generator.spineBase(parent) === node { node = parent }
    return node === root
  }

  private func optionalBase(_ use: MemberUse, _ base: Type, _ member: MemberExpression) -> Bool {
    guard let payload = base.optionalPayload else { return false }
    let candidates = program.lookUpMember(use.name, of: payload, in: system.signature).candidates
    let isDynamic = program.lookUpMember("subscript", of: payload, in: system.signature).hasDynamicMembers
    guard !candidates.isEmpty || isDynamic else { return false }
    let isOptional =
      (candidates.first?.symbol as? VariableSymbol)?.type.isOptional ?? false || isInChain(member.base)
      || mayBeNil(member)
    let shown = spelled(base, of: member.base)
    say(
      MemberMessages.optionalBase(
        use.name, shown, spelledPayload(payload, of: shown), member.base, isOptionalMember: isOptional))
    return true
  }

  /// Whether an optional is wanted where a member stands.
  private func mayBeNil(_ member: MemberExpression) -> Bool {
    switch role(of: member) {
    case .contextual:
      switch expected {
      case .optional: return true
      case .type(let type, _): return type.isOptional
      case .unknown, .discarded, .sequence: return false
      }
    case .argument(let application, let index):
      if operatorName(of: application)?.text == "?\u{3F}" { return index == 0 }
      guard !application.isOperator, let match = match(of: application) else { return false }
      for (position, source) in match.sources.enumerated() {
        if case .argument(index) = source { return system.value(match.function.parameters[position].type).isOptional }
      }
      return false
    default: return false
    }
  }

  /// A member of the wrapper asked of the value, or one of the value asked of the wrapper.
  private func throughWrapper(_ use: MemberUse, _ base: Type, _ origin: Origin, _ range: SourceRange) -> Bool {
    guard let member = origin.node as? MemberExpression, let variable = symbol(of: bare(member.base)) as? VariableSymbol
    else { return false }
    let place = bare(member.base).diagnosticLocation
    func first(_ type: Type) -> Symbol? {
      program.lookUpMember(use.name, of: type, in: system.signature).candidates.first?.symbol
    }
    if let wrapper = variable.appliedWrapper {
      if let type = wrapper.projection?.type, let found = first(type) {
        say(MemberMessages.needsWrapper(described(found), type, at: place))
        return true
      }
      if let type = wrapper.layerTypes.first, let found = first(type) {
        say(MemberMessages.needsWrapper(described(found), type, at: place))
        return true
      }
    }
    if let wrapped = variable.projectedVariable ?? variable.wrappedVariable, let found = first(wrapped.type) {
      say(MemberMessages.needsWrappedValue(described(found), wrapped.type, at: place))
      return true
    }
    if let meant = system.meantProjection(member) {
      say(MemberMessages.missingDynamic(use.name, of: base, root: meant.dynamic.root, range))
      say(MemberMessages.needsWrapper("subscript 'subscript(dynamicMember:)'", meant.type, at: place))
      return true
    }
    return false
  }

  private func described(_ symbol: Symbol) -> String { "\(symbol.describedKind) '\(nameWithLabels(symbol))'" }

  private func isInChain(_ base: Expression) -> Bool {
    switch base.kind {
    case .optionalChaining: return true
    case .member: return isInChain(base.as(MemberExpression.self).base)
    case .call: return isInChain(base.as(CallExpression.self).callee)
    case .subscript: return isInChain(base.as(SubscriptExpression.self).base)
    default: return false
    }
  }

  func isSelf(_ base: Expression) -> Bool { (bare(base) as? IdentifierExpression)?.name.name == "self" }

  /// A component of a key path that is a method: its name behind a dot, or through `@dynamicMemberLookup`.
  func methodComponent(_ symbol: Symbol?, _ origin: Origin, _ range: SourceRange) -> Bool {
    guard let function = symbol as? FunctionSymbol else { return false }
    say(
      origin.node is KeyPathExpression
        ? MemberMessages.keyPathToMethod(nameWithLabels(function), range)
        : MemberMessages.dynamicMethod(nameWithLabels(function), range))
    return true
  }

  /// `$choice.name`, where `choice` is an optional: what is inside has the member.
  private func optionalRoot(_ use: MemberUse, _ base: Type, _ member: MemberExpression) -> Bool {
    guard let dynamic = program.dynamicMemberByPath(of: base, in: system.signature),
      let payload = dynamic.root.optionalPayload, let type = system.memberOfPayload(use.name, of: dynamic)
    else { return false }
    say(
      MemberMessages.optionalBase(
        use.name, dynamic.root, payload, member.base, isOptionalMember: type.isOptional))
    return true
  }

  private func dynamicRoot(_ use: MemberUse, _ base: Type, _ range: SourceRange) -> Bool {
    guard let root = program.dynamicMemberByPath(of: base, in: system.signature)?.root, !root.hasTypeVariables
    else { return false }
    let said = MemberMessages.missingDynamic(use.name, of: base, root: root, range)
    let near = root.nominal.flatMap { NearName.nearest(to: use.name, among: program.memberNames(of: $0)) }
    say(near.map { HintMessages.nearMember(said, $0) } ?? said)
    return true
  }

  /// A member of an extension whose conditions the base does not meet.

  /// `.name` as an argument of what is not there.
  private func argumentsWithoutContext(_ origin: Origin) {
    guard let call = parents[ObjectIdentifier(origin.node)] as? CallExpression, bare(call.callee) === origin.node else {
      return
    }
    for argument in call.arguments {
      guard let member = bare(argument.expression) as? ImplicitMemberExpression else { continue }
      say(MemberMessages.unknownContext(member.name.text, at: member.name.range.location))
    }
  }

  // MARK: Not allowed

  func inaccessible(_ symbol: Symbol, _ origin: Origin) {
    let access =
      symbol.access == .private
      ? AccessLevel.private : (symbol as? InitializerSymbol)?.memberwiseAccess ?? symbol.access
    if symbol is InitializerSymbol, let owner = symbol.parent.flatMap(program.nominalOf) {
      let place = (origin.node as? CallExpression)?.callee.diagnosticLocation ?? nameRange(of: origin.node).location
      let said = MemberMessages.inaccessibleInitializer(
        of: owner.declaredType.description, nameWithLabels(symbol), access, at: place, declaredRange(of: symbol))
      return say(
        symbol.syntax is InitializerDeclaration
          ? said : HintMessages.rule(said, "access", HintMessages.privateInitializer))
    }
    let name = symbol is SubscriptSymbol ? ambiguouslyNamed(symbol) : symbol.name
    // A key path is spoken of as a whole.
    let place = (origin.node as? KeyPathExpression)?.backslash ?? nameRange(of: origin.node)
    say(MemberMessages.inaccessible(name, nameWithLabels(symbol), access, place, symbol.nameRange))
  }

  func ambiguouslyNamed(_ symbol: Symbol) -> String {
    guard let callable = symbol as? CallableSymbol, !callable.parameters.isEmpty else { return symbol.name }
    return callable.parameters.allSatisfy { $0.label == nil } && symbol is FunctionSymbol
      ? symbol.name : nameWithLabels(symbol)
  }

  func unavailable(_ symbol: Symbol, _ origin: Origin) {
    guard let detail = program.unavailability(of: symbol) else { return }
    let range = declaredRange(of: symbol)
    let place = (origin.node as? SubscriptExpression)?.base.range.location ?? nameRange(of: origin.node).location
    say(CallMessages.unavailable(nameWithLabels(symbol), detail, at: place, range))
  }
}
