import Basics
import Syntax

// Key paths whose steps are not there, or whose types are not those that are wanted.

extension ExpressionDiagnosis {
  func methodInKeyPath(_ symbol: Symbol, _ origin: Origin) {
    var range = nameRange(of: origin.node)
    if case .component(let index) = origin.part, let path = origin.node as? KeyPathExpression,
      index < path.components.count
    {
      range = path.components[index].name?.range ?? range
    }
    _ = methodComponent(symbol, origin, range)
  }

  func missingComponent(_ use: MemberUse, _ base: Type, _ path: KeyPathExpression, _ index: Int) {
    let range =
      index < path.components.count ? path.components[index].name?.range ?? path.components[index].range : path.range
    if base.hasTypeVariables { return keyPathWithoutRoot(path) }
    if let feature = program.memberOutsideTheSubset(use.name, of: base) {
      return say(.unsupported(feature, at: range.location))
    }
    if let payload = base.optionalPayload,
      !program.lookUpMember(use.name, of: payload, in: system.signature).candidates.isEmpty
    {
      let before =
        index > 0 ? path.components[index - 1].name?.range ?? path.components[index - 1].range : path.root?.range
      return say(MemberMessages.optionalComponent(use.name, base, payload, before ?? path.range))
    }
    let statics = program.lookUpMember(use.name, of: base.metatype, in: system.signature).candidates.filter {
      if case .unapplied = $0.kind { return false }
      return true
    }
    if base.metatypeInstance == nil, let symbol = statics.first?.symbol {
      switch symbol {
      case is EnumCaseSymbol: return say(MemberMessages.keyPathToCase(use.name, range))
      case is FunctionSymbol: return say(MemberMessages.keyPathToStaticMethod(nameWithLabels(symbol), range))
      default: break
      }
    }
    if otherSide(use, base, Origin(path), range) { return }
    say(MemberMessages.missing(use.name, of: base, path.backslash))
  }

  /// A literal that goes from or to something else than is wanted, or cannot be written through.
  func keyPathOfOtherType(_ path: KeyPathExpression) -> Bool {
    let role = role(of: path)
    guard let to = keyPathWanted(role), let wanted = to.nominal, to.arguments.count == 2, !to.hasErrors,
      let kind = system.keyPathClass(of: path), let own = ends(of: path)
    else { return false }
    let isAdapted = wanted.name == "KeyPath" || wanted.name == "PartialKeyPath"
    let from = system.types[.nominal(isAdapted ? wanted : program.known.type(kind), [own.root, own.value])]
    if from.hasTypeVariables || from.hasErrors || to.hasTypeVariables || from === to { return false }
    switch role {
    case .argument: say(noting(from, to, path, MismatchMessages.argument(from, to, path)))
    case .contextual where from.nominal === wanted:
      say(noting(from, to, path, MismatchMessages.assigned(from, to, path)))
    case .contextual: say(MismatchMessages.keyPathType(from, to, path))
    default: return false
    }
    return true
  }

  private func noting(_ from: Type, _ to: Type, _ path: Expression, _ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.notes += unequalArguments(from, to, at: path.diagnosticLocation)
    return result
  }

  /// The key path type that is wanted of a literal.
  private func keyPathWanted(_ role: ValueRole) -> Type? {
    switch role {
    case .contextual:
      if case .type(let type, _) = expected { return shown(type) }
      return nil
    case .argument(let application, let index):
      guard let match = match(of: application) else { return nil }
      for (position, source) in match.sources.enumerated() {
        guard case .argument(index) = source else { continue }
        return shown(match.function.parameters[position].type)
      }
      return nil
    default: return nil
    }
  }

  /// Where a literal begins and ends, by its root and its last component.
  private func ends(of path: KeyPathExpression) -> (root: Type, value: Type)? {
    guard !path.components.isEmpty,
      let last = system.nodeTypes[Origin(path, .component(path.components.count - 1))],
      let first = system.choices[Origin(path, .component(0))]?.choice.base
    else { return nil }
    let isOptional = path.components.contains { $0.kind == .optionalChain }
    let value = shown(last)
    return (shown(first), isOptional && !value.isOptional ? program.optional(value) : value)
  }

  /// Said only where nothing else is wrong with the key path.
  private func keyPathWithoutRoot(_ path: KeyPathExpression) {
    if hasSaidAnything { return }
    say(MemberMessages.keyPathWithoutRoot(at: path.range.location))
  }

  func keyPath(_ path: KeyPathExpression, _ type: Type, _ root: Type, _ origin: Origin) {
    let root = shown(root)
    if root.hasErrors { return }
    if root.variable != nil { return keyPathWithoutRoot(path) }
    var target = system.value(type)
    if let variable = target.variable, let bound = system.upperBound(of: variable) { target = bound }
    if let function = target.function, function.parameters.count > 1 {
      keyPathWithoutRoot(path)
      return say(MismatchMessages.keyPathAsFunction(shown(target), path))
    }
    if hasSaidAnything { return }
    var wanted = system.value(type)
    if let variable = wanted.variable, let bound = system.upperBound(of: variable) { wanted = bound }
    let contextual = wanted.function?.parameters.first?.type ?? wanted.arguments.first
    if let parent = parents[ObjectIdentifier(path)] as? SubscriptExpression, contextual.map(shown) === root {
      return say(
        MutabilityMessages.cannotChange(
          .subscript, MutabilityMessages.unnamedReadOnlyKeyPath, at: parent.leftSquare.location, [], path.range))
    }
    if let contextual = contextual.map(shown), contextual !== root, !contextual.hasTypeVariables {
      return say(MemberMessages.keyPathRoot(root, contextual, at: path.root?.range.location ?? path.range.location))
    }
    mismatch(type, type, origin)
  }

  func keyPathApplication(_ base: Type, _ path: Type, _ origin: Origin) {
    guard let node = origin.node as? SubscriptExpression, let argument = node.arguments.first else {
      return unknown(origin)
    }
    let (base, path) = (shown(base), shown(path))
    if base.hasErrors || path.hasErrors { return }
    guard path.nominal?.name.hasSuffix("KeyPath") == true else {
      return say(MemberMessages.notAKeyPath(path, at: node.leftSquare.location))
    }
    if let literal = bare(argument.expression) as? KeyPathExpression, let root = path.arguments.first {
      if root === base, path.nominal?.name == "KeyPath" {
        return say(
          MutabilityMessages.cannotChange(
            .subscript, MutabilityMessages.unnamedReadOnlyKeyPath, at: node.leftSquare.location, [], literal.range))
      }
      if root === base, let (reason, notes) = reason(for: node.base) {
        return say(
          MutabilityMessages.cannotChange(.subscript, reason, at: node.leftSquare.location, notes, node.range))
      }
      return say(MemberMessages.keyPathRoot(root, base, at: literal.range.location))
    }
    say(MemberMessages.keyPathOfOtherBase(path, base, at: node.base.range.location))
  }
}
