import Basics
import Syntax

extension ConstraintGenerator {
  func identifier(_ expression: IdentifierExpression, _ origin: Origin) -> Type {
    let name = expression.name.text
    let found = scope.lookUp(name, program: program)
    if found.symbols.isEmpty || found.symbols.first is TypeSymbol {
      if isTypeName(expression) {
        return bareType(
          program.resolve(
            IdentifierTypeSyntax(
              range: expression.range, name: expression.name, genericArguments: expression.genericArguments),
            in: scope, purpose: .expression), expression)
      }
      // `+` and the like named as values.
      if program.operatorSymbol(name, .infix, from: scope.module) != nil
        || program.operatorSymbol(name, .prefix, from: scope.module) != nil
      {
        return operatorReference(name, expression, origin)
      }
      if let later = scope.laterDeclaration(of: name, after: expression.range.end) {
        report(ExpressionMessages.usedBeforeDeclaration(name, expression.name.range, later))
      } else if let feature = program.featureOutsideTheSubset(name) {
        report(.unsupported(feature, at: expression.name.range.location))
      } else if name == "self" {
        report(ExpressionMessages.noSelf(expression.name.range))
      } else {
        report(hinted(ExpressionMessages.cannotFind(name, expression.name.range), name))
      }
      return types.error
    }
    if !isIdentifier(name) { return operatorReference(name, expression, origin) }
    if let owner = found.memberOf { return implicitSelfMember(name, owner, expression, origin) }
    if found.symbols.count == 1, let variable = found.symbols[0] as? VariableSymbol,
      !program.isImplicitlyUnwrapped(variable)
    {
      let choice = OverloadChoice(symbol: variable, kind: .plain, base: nil)
      // A variable is what it is: no overload to resolve.
      if collected == nil, let resolved = system.open(choice, isCalled: false, origin) {
        system.note(.choice(origin, resolved))
        return resolved.type
      }
      let type = system.makeVariable(mayBeLvalue: true)
      emit(.overload(OverloadSet(type: type, choices: [choice], application: nil)), origin)
      return type
    }
    var choices: [OverloadChoice] = []
    for symbol in found.symbols {
      guard let value = symbol as? ValueSymbol else { continue }
      if let labels = expression.argumentLabels, !matches(value, labels) { continue }
      let choice = OverloadChoice(symbol: value, kind: .plain, base: nil)
      if let labels = expression.argumentLabels, let callable = value as? CallableSymbol {
        choice.projectedParameters = callable.positions(ofProjections: labels.labels.map(\.text))
      }
      choices.append(choice)
      if program.isImplicitlyUnwrapped(value) {
        choices.append(choice.with { $0.isUnwrapped = true })
      }
    }
    let type = system.makeVariable(mayBeLvalue: true)
    emit(
      .overload(OverloadSet(type: type, choices: choices, application: system.applications[origin])), origin)
    return type
  }

  /// Adds the near name that was probably meant, or the wrapper that a `$` misses.
  private func hinted(_ diagnostic: Diagnostic, _ name: String) -> Diagnostic {
    if name.hasPrefix("$"), name.utf8.count > 1 {
      let plain = String(name.dropFirst())
      guard let variable = scope.lookUp(plain, program: program).symbols.first as? VariableSymbol else {
        return near(diagnostic, plain).map { HintMessages.nearName(diagnostic, "$" + $0) } ?? diagnostic
      }
      return HintMessages.noProjection(
        diagnostic, plain, variable.appliedWrapper, variable.type,
        isElement: variable.isParameter && variable.syntax is ClosureParameter && isInView)
    }
    if let module = program.moduleToImport(for: name) {
      return HintMessages.missingImport(diagnostic, name, module)
    }
    return near(diagnostic, name).map { HintMessages.nearName(diagnostic, $0) } ?? diagnostic
  }

  private var isInView: Bool {
    scope.enclosingType.flatMap(program.nominalOf).map {
      program.allProtocols(of: $0).contains { $0.name == "View" }
    } ?? false
  }

  private func near(_ diagnostic: Diagnostic, _ name: String) -> String? {
    NearName.nearest(to: name, among: scope.visibleNames(program: program))
  }

  private func isIdentifier(_ name: String) -> Bool { Program.isIdentifier(name) }

  func matches(_ symbol: ValueSymbol, _ labels: ArgumentLabels) -> Bool {
    guard let callable = symbol as? CallableSymbol, callable.parameters.count == labels.labels.count else {
      return false
    }
    let projections = callable.positions(ofProjections: labels.labels.map(\.text))
    return callable.parameters.indices.allSatisfy { index in
      let label = callable.parameters[index].label ?? "_"
      return (projections.contains(index) ? "$" + label : label) == labels.labels[index].text
    }
  }

  private func operatorReference(_ name: String, _ expression: Expression, _ origin: Origin) -> Type {
    let type = system.makeVariable()
    emit(
      .overload(
        OverloadSet(type: type, choices: [], application: system.applications[origin], operatorName: name)), origin)
    return type
  }

  /// A member named without its base: `self` is meant, or the type around in static code.
  private func implicitSelfMember(
    _ name: String, _ owner: Symbol, _ expression: IdentifierExpression, _ origin: Origin
  ) -> Type {
    let nominal = program.nominalOf(owner)!
    var base = nominal.kind == .protocol ? nominal.selfParameter!.type.metatype : nominal.declaredType.metatype
    if var own = scope.lookUp("self", program: program).symbols.first as? VariableSymbol {
      // A weak `self` that has not been looked into is not meant; that it would have to be written is said later.
      if own.syntax is ClosureCapture, own.ownership == .weak, let outer = scope.strongSelf { own = outer }
      let type = system.localTypes[own] ?? own.type
      let instance = type.metatypeInstance ?? type
      if belongs(instance, to: nominal) {
        base = own.isLet || !own.isSelf ? type : types[.lvalue(type)]
        system.selfVariables[origin] = own
      }
    }
    let result = system.makeVariable(mayBeLvalue: true)
    emit(
      .member(
        MemberUse(
          base: base, name: name, result: result,
          labels: expression.argumentLabels?.labels.map { $0.text == "_" ? nil : $0.text }, isSelf: true)), origin)
    return result
  }

  private func belongs(_ type: Type, to nominal: NominalSymbol) -> Bool {
    switch type.kind {
    case .genericParameter(let parameter): return parameter.parent === nominal || nominal.kind == .protocol
    default:
      guard let own = type.nominal else { return type.existential != nil || type.isTypeParameter }
      if own === nominal { return true }
      if nominal.kind == .protocol { return program.allProtocols(of: own).contains { $0 === nominal } }
      return program.superclass(nominal, of: type) != nil
    }
  }

  func member(_ expression: MemberExpression, _ origin: Origin) -> Type {
    let name = expression.name.text
    if expression.name.isSelf {
      if let type = typeNamed(by: expression.base) { return metatype(of: type) }
      return generateSpine(expression.base)
    }
    if let type = moduleMember(expression, origin) { return type }
    if let type = typeNamed(by: expression) { return bareType(type, expression) }
    let base: Type
    if let type = typeNamed(by: expression.base) {
      base = metatype(of: type)
      system.nodeTypes[Origin(expression.base)] = base
    } else {
      base = generateSpine(expression.base)
    }
    let result = system.makeVariable(mayBeLvalue: true)
    emit(
      .member(
        MemberUse(
          base: base, name: name, result: result,
          labels: expression.argumentLabels?.labels.map { $0.text == "_" ? nil : $0.text },
          isSuper: expression.base.kind == .super)), origin)
    return result
  }

  /// `Swift.print`: a module's name before a dot.
  private func moduleMember(_ expression: MemberExpression, _ origin: Origin) -> Type? {
    guard expression.base.kind == .identifier else { return nil }
    let baseName = expression.base.as(IdentifierExpression.self).name.text
    guard scope.lookUp(baseName, program: program).symbols.isEmpty, let module = program.module(named: baseName) else {
      return nil
    }
    let symbols = program.topLevelSymbols(named: expression.name.text, in: module)
    if symbols.first is TypeSymbol { return nil }
    let choices = symbols.compactMap { $0 as? ValueSymbol }.map { OverloadChoice(symbol: $0, kind: .plain, base: nil) }
    if choices.isEmpty {
      report(
        ExpressionMessages.noModuleMember(baseName, expression.name.text, at: expression.base.range.location))
      return types.error
    }
    let type = system.makeVariable(mayBeLvalue: true)
    emit(.overload(OverloadSet(type: type, choices: choices, application: system.applications[origin])), origin)
    return type
  }

  func implicitMember(_ expression: ImplicitMemberExpression, _ origin: Origin) -> Type {
    let base = system.makeVariable()
    base.variable!.implicitMember = expression.name.text
    system.nodeTypes[origin.part(.member)] = base
    let result = system.makeVariable(mayBeLvalue: true)
    emit(
      .member(
        MemberUse(
          base: base.metatype, name: expression.name.text, result: result,
          labels: expression.argumentLabels?.labels.map { $0.text == "_" ? nil : $0.text }, isImplicit: true)), origin)
    return result
  }
}
