import Basics
import Syntax

// Requirements of declarations that their generic arguments do not meet, and arguments that nothing tells.

extension ExpressionDiagnosis {
  func conformance(_ type: Type, _ proto: NominalSymbol, _ origin: Origin) {
    let shown = shown(type)
    if shown.hasErrors { return }
    // It may conform, if the member were there.
    if shown.standsForMissingMember, program.conformance(of: shown, to: proto, ignoringConditions: true) != nil {
      return
    }
    if !asks(proto, at: origin), isAskedElsewhere(shown, proto, origin) { return }
    if isPartly, shown.isGeneric || shown.hasTypeVariables { return reportUnknown() }
    if let variable = system.freeVariables(in: type).first, let parameter = variable.parameter {
      let known = system.uninferredParameters().first { $0.parameter === parameter }
      return notInferred(parameter, known?.of, known?.at ?? origin)
    }
    // What is wrong is the argument, where an existential is wanted.
    switch origin.part {
    case .argument(let index):
      if let application = applications[ObjectIdentifier(origin.node)] {
        return mismatch(
          shown, existential(proto), application.arguments[index].expression, .argument(application, index))
      }
    case .element(let index):
      if let array = origin.node as? ArrayLiteralExpression, index < array.elements.count {
        return say(MismatchMessages.element(shown, existential(proto), array.elements[index]))
      }
    case .contextual where !(expectsGeneric), .implicitResult where !(expectsGeneric):
      return mismatch(shown, existential(proto), root, .contextual)
    default: break
    }
    if let cast = origin.node as? CastExpression {
      return say(MismatchMessages.coerced(shown, existential(proto), cast.value))
    }
    if let dictionary = origin.node as? DictionaryLiteralExpression, case .element(let index) = origin.part,
      index / 2 < dictionary.elements.count
    {
      let element = dictionary.elements[index / 2]
      let isKey = index % 2 == 0
      return say(
        MismatchMessages.dictionary(
          isKey ? "key" : "value", shown, existential(proto), isKey ? element.key : element.value))
    }
    if let assignment = origin.node as? AssignmentExpression {
      return mismatch(shown, existential(proto), assignment.value, .assigned(assignment))
    }
    if let application = applications[ObjectIdentifier(origin.node)] ?? applicationCalled(at: origin.node),
      let callable = callee(of: application)
    {
      return requirement(shown, proto, callable, application)
    }
    say(ExpressionMessages.doesNotConform(shown, proto.name, location(origin)))
  }

  /// Whether what is called at a place asks itself for a conformance; otherwise a type that is passed to it does.
  private func asks(_ proto: NominalSymbol, at origin: Origin) -> Bool {
    guard let application = applications[ObjectIdentifier(origin.node)] ?? applicationCalled(at: origin.node),
      let callable = callee(of: application)
    else { return false }
    return callable.genericSignature.requirements.contains {
      if case .conformance(_, proto) = $0 { true } else { false }
    }
  }

  /// Whether the same conformance is missed at a place that asks for it.
  private func isAskedElsewhere(_ type: Type, _ proto: NominalSymbol, _ origin: Origin) -> Bool {
    system.fixes.contains { fix in
      guard fix.origin != origin, case .constraint(.conformance(let other, proto)) = fix.kind else { return false }
      return shown(other) === type && asks(proto, at: fix.origin)
    }
  }

  /// An associated type that a requirement of the called declaration equates with something else.
  func unequalMember(_ base: Type, _ associated: AssociatedTypeSymbol, _ origin: Origin) -> Bool {
    guard let actual = system.knownMemberType(of: base, associated), !actual.hasErrors, !actual.hasTypeVariables,
      let application = applications[ObjectIdentifier(origin.node)] ?? applicationCalled(at: origin.node)
        ?? applications.values.first(where: { $0.callee === origin.node }),
      let callable = callee(of: application)
    else { return false }
    for case .sameType(let left, let right) in callable.genericSignature.requirements {
      guard isMember(left, associated) || isMember(right, associated), let one = actualType(left, application),
        let other = actualType(right, application), one !== other
      else { continue }
      var notes: [Diagnostic] = []
      if callable.module?.isMain == true, let place = declaredRange(of: callable) {
        let subjects = [(left, one), (right, other)].filter(\.0.isTypeParameter)
        notes = [MemberMessages.whereNote(subjects.map { ($0.description, $1) }, place)]
      }
      var described = "\(callable.describedKind) '\(callable.fullName)'"
      if callable is InitializerSymbol, let owner = callable.parent.flatMap(program.nominalOf) {
        described = "generic \(owner.describedKind) '\(owner.name)'"
      }
      say(MemberMessages.sameType(described, one, other, at: location(of: application), notes))
      return true
    }
    return false
  }

  private func isMember(_ type: Type, _ associated: AssociatedTypeSymbol) -> Bool {
    guard case .dependentMember(let inner, associated) = type.kind, case .genericParameter = inner.kind else {
      return false
    }
    return true
  }

  /// What a side of a requirement is in a call.
  private func actualType(_ type: Type, _ application: Application) -> Type? {
    if !type.isTypeParameter { return type }
    guard case .dependentMember(let inner, let member) = type.kind, case .genericParameter(let parameter) = inner.kind,
      let chosen = origins(of: application).lazy.compactMap({ self.system.choices[$0] }).first,
      let callable = chosen.choice.symbol as? CallableSymbol,
      let index = callable.genericSignature.parameters.firstIndex(where: { $0 === parameter }),
      index < chosen.arguments.count
    else { return nil }
    let base = shown(chosen.arguments[index])
    guard !base.hasTypeVariables, let type = system.knownMemberType(of: base, member), !type.hasTypeVariables else {
      return nil
    }
    return type.hasErrors ? nil : type
  }

  private var expectsGeneric: Bool {
    guard case .type(let type, _) = expected else { return true }
    return type.existential == nil
  }

  private func existential(_ proto: NominalSymbol) -> Type {
    system.types[.existential(ProtocolComposition(protocols: [ProtocolComposition.Member(proto)]))]
  }

  private func location(_ origin: Origin) -> SourceRange {
    ((origin.node as? Expression) ?? root).diagnosticLocation.emptyRange
  }

  private func applicationCalled(at node: Node) -> Application? {
    system.applications[Origin(node)] ?? system.applications[Origin(node, .member)]
  }

  /// A declaration requires of its generic parameters what their arguments do not meet.
  private func requirement(_ type: Type, _ proto: NominalSymbol, _ callable: CallableSymbol, _ application: Application)
  {
    if application.isOperator { return operators(application, []) }
    if passesOptional(type, proto, callable, application) { return }
    let owner = callable.parent.flatMap(program.nominalOf)
    let own = callable.ownParameters.first { parameter in
      callable.genericSignature.requirements.contains {
        if case .conformance(let subject, let wanted) = $0 { return wanted === proto && subject === parameter.type }
        return false
      }
    }
    var notes: [Diagnostic] = []
    var described = "\(callable.describedKind) '\(ambiguouslyNamed(callable))'"
    if type.nominal == nil, !type.isTypeParameter, own != nil || owner != nil {
      let place = location(of: application)
      return say(
        MemberMessages.nonNominal(
          type, proto.name, required: described, own?.name ?? "Self", at: place, declaredRange(of: callable)))
    }
    if let owner, own == nil {
      let constructed =
        owner.kind == .protocol ? baseType(of: application)?.nominal ?? owner : owner
      let name =
        callable is FunctionSymbol && callable.parameters.isEmpty ? callable.fullName : ambiguouslyNamed(callable)
      described = "referencing \(callable.describedKind) '\(name)' on '\(owner.name)'"
      if let place = (callable.parent?.syntax as? ExtensionDeclaration)?.range, !place.file.isLibrary,
        let subject = subject(of: proto, in: callable.parent)
      {
        notes.append(MemberMessages.whereNote(subject.description, type, place))
      }
      if callable is InitializerSymbol {
        // What is written out in brackets is looked at by itself.
        if hasWrittenArguments(application.callee) { return }
        switch level(of: proto, type, in: callable, application) {
        case .ofType: described = "generic \(constructed.describedKind) '\(constructed.name)'"
        case .ofExtension: break
        case .own: described = "initializer '\(ambiguouslyNamed(callable))'"
        }
      }
    }
    if callable.module?.isMain != true, owner == nil, own == nil { return unknown(Origin(application.node)) }
    if let own, callable.module?.isMain == true, let range = declaredRange(of: callable) {
      let name = own.name
      notes.append(MemberMessages.whereNote(name, type, range))
    }
    let said = MemberMessages.requirement(described, type, proto.name, at: location(of: application), notes)
    switch proto.name {
    case "Identifiable": say(HintMessages.rule(said, "identity", HintMessages.notIdentifiable))
    case "View" where callable.name == "buildExpression":
      say(HintMessages.rule(said, "builders", HintMessages.notAView))
    default: say(said)
    }
  }

  /// An optional passed for a generic parameter whose requirement its payload meets: it has to be unwrapped.
  private func passesOptional(
    _ type: Type, _ proto: NominalSymbol, _ callable: CallableSymbol, _ application: Application
  ) -> Bool {
    guard let payload = type.optionalPayload, let match = match(of: application),
      program.conformance(of: payload, to: proto, in: system.signature) != nil
    else { return false }
    let subjects = callable.genericSignature.parameters.filter { parameter in
      callable.genericSignature.requirements.contains {
        if case .conformance(let subject, let wanted) = $0 { return wanted === proto && subject === parameter.type }
        return false
      }
    }
    var places: [Expression] = []
    for (parameter, source) in zip(callable.parameters, match.sources) {
      guard case .genericParameter(let generic) = parameter.type.kind, subjects.contains(where: { $0 === generic })
      else {
        continue
      }
      let arguments: [Int] =
        switch source {
        case .argument(let index): [index]
        case .variadic(let indices): indices
        case .defaulted: []
        }
      for index in arguments where shown(application.arguments[index].type.rvalue) === type {
        places.append(application.arguments[index].expression)
      }
    }
    for place in places { mustUnwrap(type, payload, place) }
    return !places.isEmpty
  }

  private enum RequirementLevel { case ofType, ofExtension, own }

  /// Where it is said that something has to conform to a protocol: with the type, an extension, or the initializer itself.
  private func level(of proto: NominalSymbol, _ type: Type, in callable: CallableSymbol, _ application: Application)
    -> RequirementLevel
  {
    func asks(_ requirements: some Sequence<Requirement>) -> Bool {
      requirements.contains {
        if case .conformance(let subject, proto) = $0 { return subject.isTypeParameter }
        return false
      }
    }
    let all = callable.genericSignature.requirements
    let outer = callable.parent?.genericSignature.requirements.count ?? 0
    let ofType = callable.parent.flatMap(program.nominalOf)?.genericSignature.requirements.count ?? 0
    if asks(all.dropFirst(outer)) { return .own }
    if asks(all.prefix(outer).dropFirst(ofType)) { return .ofExtension }
    return .ofType
  }

  /// What an extension's condition asks a protocol of.
  private func subject(of proto: NominalSymbol, in parent: Symbol?) -> Type? {
    for case .conformance(let subject, proto) in parent?.genericSignature.requirements.reversed() ?? [] {
      return subject
    }
    return nil
  }

  private func hasWrittenArguments(_ callee: Node) -> Bool {
    switch callee {
    case let name as IdentifierExpression: return name.genericArguments != nil
    case let expression as TypeExpression: return expression.range.text.contains("<")
    default: return false
    }
  }

  /// The type that a call's callee was found in.
  private func baseType(of application: Application) -> Type? {
    let places = [
      Origin(application.node, .member), Origin(application.node, .callee), Origin(application.callee),
      Origin(application.callee, .member),
    ]
    return places.lazy.compactMap { self.system.choices[$0]?.choice.base }.first.map { $0.metatypeInstance ?? $0 }
  }

  func classBound(_ type: Type, _ origin: Origin) {
    let type = shown(type)
    // That it does not conform to a protocol of classes has been said.
    if type.hasErrors || hasSaidAnything { return }
    if let application = applications[ObjectIdentifier(origin.node)] ?? applicationCalled(at: origin.node)
      ?? applications.values.first(where: { $0.callee === origin.node }), let callable = callee(of: application)
    {
      let parameter = callable.genericSignature.requirements.lazy.compactMap { requirement -> Type? in
        if case .isClass(let subject) = requirement { return subject }
        return nil
      }.first
      let place = callable.module?.isMain == true ? declaredRange(of: callable) : nil
      return say(
        MemberMessages.classRequirement(
          "\(callable.describedKind) '\(callable.fullName)'", type, at: self.location(of: application),
          place.flatMap { place in parameter.map { [MemberMessages.whereNote($0.description, type, place)] } } ?? []))
    }
    say(ExpressionMessages.notAClass(type, location(origin)))
  }

  func notInferred(_ parameter: GenericParameterSymbol, _ symbol: Symbol?, _ origin: Origin) {
    if hasMeantWrapper { return }
    // What an operator takes follows from what is wrong with its operands.
    if hasSaidAnything, let application = applications[ObjectIdentifier(origin.node)], application.isOperator { return }
    var place = ((origin.node as? Expression) ?? root).diagnosticLocation
    if let member = origin.node as? MemberExpression, parameter.parent is NominalSymbol {
      place = member.base.diagnosticLocation
    }
    var notes: [Diagnostic] = []
    let isOurs = parameter.parent?.module?.isMain == true
    if let nominal = parameter.parent as? NominalSymbol {
      if isOurs, let range = parameter.nameRange ?? parameter.syntax?.range {
        notes.append(GenericMessages.declaredAsParameter(parameter.name, of: nominal.name, range))
      }
      notes.append(GenericMessages.specify(at: place))
    } else if let callable = parameter.parent as? CallableSymbol, isOurs || isCalled(origin.node) {
      let range = isOurs ? declaredRange(of: callable) ?? place.emptyRange : place.emptyRange
      let sort = callable is InitializerSymbol ? "initializer" : "function '\(nameWithLabels(callable))'"
      notes.append(GenericMessages.inCall(sort, range))
    }
    say(GenericMessages.notInferred(parameter.name, at: place, notes))
  }

  private func isCalled(_ node: Node) -> Bool {
    node is CallExpression || applications.values.contains { $0.callee === node }
  }

  /// Nothing is wrong but that something is unknown.
  func reportUnknown() {
    for literal in system.untypedLiterals() { say(MismatchMessages.emptyLiteral(literal)) }
    if !hasSaidAnything, let (template, index) = system.untypedClosures().first,
      let name = name(ofParameter: index, of: template)
    {
      return say(CallMessages.closureParameter(name.text, at: name.range.location))
    }
    for (parameter, symbol, origin) in system.uninferredParameters() {
      // What stands beside something unknown may well be right: `unknown == nil`.
      if let application = applications[ObjectIdentifier(origin.node)], application.isOperator,
        application.arguments.contains(where: { typeShown(of: bare($0.expression)).hasErrors })
      {
        continue
      }
      // What a closure gives is unknown where the closure is wrong.
      if hasSaidAnything, let callable = symbol as? CallableSymbol,
        callable.parameters.contains(where: { $0.type.function.map { mentions($0.result, parameter) } ?? false })
      {
        continue
      }
      notInferred(parameter, symbol, origin)
    }
  }

  func mentions(_ type: Type, _ parameter: GenericParameterSymbol) -> Bool {
    var found = false
    _ = type.transform { part in
      if case .genericParameter(parameter) = part.kind { found = true }
      return nil
    }
    return found
  }
}
