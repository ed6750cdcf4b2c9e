import Basics
import Syntax

// Values whose type is not the one that is wanted.

extension ExpressionDiagnosis {
  /// Says that a conversion does not hold.
  func mismatch(_ left: Type, _ right: Type, _ origin: Origin) {
    if case .argument = origin.part, twoOpened(left, right, origin) { return }
    let (from, to) = (shown(left), shown(right))
    switch origin.part {
    case .argument(let index):
      guard let application = applications[ObjectIdentifier(origin.node)] else { break }
      if let element = dynamicArgument(application, index) {
        return mismatch(from, to, element, .argument(application, 0))
      }
      guard index < application.arguments.count else { break }
      // A projection that is not wanted has been reported by its label.
      if application.arguments[index].label?.hasPrefix("$") == true, hasSaidAnything { return }
      let argument = application.arguments[index].expression
      if let closure = argument as? ClosureExpression, from.function == nil, to.function == nil {
        let value = system.closures[ObjectIdentifier(closure)]?.expression ?? closure
        return mismatch(from, to, value, .closureResult(closure))
      }
      return mismatch(from, to, argument, .argument(application, index))
    case .element(let index):
      if let array = origin.node as? ArrayLiteralExpression, index < array.elements.count {
        return mismatch(from, to, array.elements[index], .element)
      }
      if let dictionary = origin.node as? DictionaryLiteralExpression, index / 2 < dictionary.elements.count {
        let element = dictionary.elements[index / 2]
        let isKey = index % 2 == 0
        return mismatch(from, to, isKey ? element.key : element.value, .dictionaryPart(isKey ? "key" : "value"))
      }
    case .condition:
      if let ternary = origin.node as? TernaryExpression { return mismatch(from, to, ternary.condition, .condition) }
    case .closureResult:
      guard let closure = origin.node as? ClosureExpression else { break }
      if resultAgainstContext(closure, from, to) { return }
      let value = system.closures[ObjectIdentifier(closure)]?.expression ?? closure
      return mismatch(from, to, value, .closureResult(closure))
    default: break
    }
    if origin.part == .contextual || origin.part == .implicitResult {
      if let tuple = root as? TupleExpression, case .type(let wanted, _) = expected, from.tupleElements == nil,
        wanted.tupleElements?.count == tuple.elements.count, let element = tuple.elements.first?.expression,
        tupleLiteral(element, from, to)
      {
        return
      }
      if let ternary = root as? TernaryExpression, branchOfOtherType(ternary) { return }
      return mismatch(from, to, root, .contextual)
    }
    switch origin.node {
    case let assignment as AssignmentExpression: return mismatch(from, to, assignment.value, .assigned(assignment))
    case let cast as CastExpression: return mismatch(from, to, cast.value, .coerced(cast))
    case let ternary as TernaryExpression: return branches(ternary, from, to)
    case let path as KeyPathExpression where keyPathOfOtherType(path): break
    case let expression as Expression:
      if origin.part == .chain, expression === root { return mismatch(from, to, expression, .contextual) }
      mismatch(from, to, expression, role(of: expression))
    default: unknown(origin)
    }
  }

  /// Two existentials for one generic parameter: what is in them may be of two types.
  private func twoOpened(_ left: Type, _ right: Type, _ origin: Origin) -> Bool {
    guard case .opened(let opened) = system.simplified(right).kind, isOpened(system.simplified(left), as: opened),
      let application = applications[ObjectIdentifier(origin.node)], let callable = callee(of: application)
    else { return false }
    for case .conformance(let subject, let proto) in callable.genericSignature.requirements {
      guard case .genericParameter(let parameter) = subject.kind,
        callable.ownParameters.contains(where: { $0 === parameter })
      else { continue }
      say(
        MemberMessages.nonNominal(
          opened.existential, proto.name, required: "\(callable.describedKind) '\(callable.fullName)'", parameter.name,
          at: location(of: application), declaredRange(of: callable)))
      return true
    }
    return false
  }

  /// Whether a type is an existential, opened or not, of the sort that another one was opened from.
  private func isOpened(_ type: Type, as opened: OpenedExistential) -> Bool {
    if case .opened = type.kind { return true }
    return type === opened.existential
  }

  /// A generic parameter that is the result of a call, and of the closure passed to it: the surroundings want another type
  /// than the closure gives.
  private func resultAgainstContext(_ closure: ClosureExpression, _ own: Type, _ wanted: Type) -> Bool {
    guard case .argument(let application, let index) = role(of: closure), application.node === root,
      let callable = callee(of: application), let match = match(of: application), closure.signature?.resultType == nil,
      case .type(_, .initialization) = expected, !own.hasTypeVariables, own.function == nil, !own.isOptional,
      case .genericParameter(let parameter)? = resultType(of: callable)?.kind
    else { return false }
    for (declared, source) in zip(callable.parameters, match.sources) {
      guard case .argument(index) = source, let function = declared.type.function,
        case .genericParameter(parameter) = function.result.kind
      else { continue }
      say(
        MemberMessages.conflicting(
          parameter.name, [own, wanted], at: location(of: application),
          [
            GenericMessages.inferred(parameter.name, wanted, "context", at: location(of: application)),
            GenericMessages.inferred(
              parameter.name, own, "closure return expression", at: closure.range.location),
          ]))
      return true
    }
    return false
  }

  /// One of the arguments that a call of a `@dynamicCallable` value has made a literal of.
  private func dynamicArgument(_ application: Application, _ index: Int) -> Expression? {
    guard application.arguments.count == 1, application.arguments[0].label == "withArguments",
      let list = application.arguments[0].expression as? ArrayLiteralExpression,
      list.range.start == application.node.range.start, index < list.elements.count
    else { return nil }
    return list.elements[index]
  }

  /// A tuple literal is wrong as a whole: the tuple's own type and the one that is wanted.
  private func tupleLiteral(_ element: Expression, _ from: Type, _ to: Type) -> Bool {
    guard let parent = parents[ObjectIdentifier(element)], let tuple = parent as? TupleExpression,
      let wanted = wantedTuple(of: tuple).map(shown), wanted.tupleElements != nil, !wanted.hasTypeVariables
    else { return false }
    let own = tuple.elements.map { TupleElement(label: $0.label?.text, type: ownType(of: $0.expression)) }
    if own.contains(where: { $0.type.hasTypeVariables || $0.type.hasErrors }) { return false }
    mismatch(system.types.tuple(own), wanted, tuple, role(of: tuple))
    return true
  }

  private func wantedTuple(of tuple: TupleExpression) -> Type? {
    switch role(of: tuple) {
    case .contextual:
      if case .type(let type, _) = expected { return type }
      return nil
    case .assigned(let assignment): return typeShown(of: assignment.target)
    case .argument(let application, let index):
      guard let match = match(of: application) else { return nil }
      for (position, source) in match.sources.enumerated() {
        if case .argument(index) = source { return system.value(match.function.parameters[position].type) }
      }
      return nil
    default: return nil
    }
  }

  private func branches(_ ternary: TernaryExpression, _ from: Type, _ to: Type) {
    if branchOfOtherType(ternary) { return }
    let (first, second) = (ownType(of: ternary.first), ownType(of: ternary.second))
    for (own, other) in [(first, second), (second, first)] {
      switch role(of: ternary) {
      case .argument(let application, _) where application.isOperator: continue
      case .argument, .closureResult: break
      default: continue
      }
      // The whole is optional where one branch is.
      if let payload = own.optionalPayload, payload === other, to === other || to === own {
        return unwrap(own, payload, payload, ternary, role(of: ternary))
      }
    }
    if first.hasTypeVariables || second.hasTypeVariables || first === second {
      return mismatch(from, to, ternary.first, .contextual)
    }
    say(MismatchMessages.branches(first, second, ternary, at: bare(ternary.first).diagnosticLocation))
  }

  /// Where a type is wanted of the whole, the branch that does not have it is what is wrong.
  private func branchOfOtherType(_ ternary: TernaryExpression) -> Bool {
    guard ternary === root, case .type(let wanted, _) = expected, !wanted.hasErrors, !wanted.hasTypeVariables,
      wanted.nominal != nil, !wanted.isOptional
    else { return false }
    for branch in [ternary.first, ternary.second] {
      let literal = bare(branch)
      if literal.kind == .nilLiteral {
        say(MismatchMessages.nilInBranch(wanted, literal))
        return true
      }
      let own = ownType(of: branch)
      if own.hasTypeVariables || own.hasErrors || system.canConvert(own, wanted) { continue }
      if literal.kind == .integerLiteral, system.isLiteral(.integer, allowedFor: wanted) { continue }
      say(MismatchMessages.specified(own, wanted, ternary))
      return true
    }
    return false
  }

  func unknown(_ origin: Origin) {
    if isPartly { return }
    if let expression = origin.node as? Expression {
      return say(ExpressionMessages.ambiguousType(expression))
    }
    say(ExpressionMessages.ambiguousType(root))
  }

  /// Says that a value's type does not convert to the one wanted.
  func mismatch(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) {
    let place = generator.unfolded(place)
    let inner = bare(place)
    if spokenOf.contains(ObjectIdentifier(inner)) { return }
    var to = to
    if let payload = to.optionalPayload, isLiteral(inner) { to = payload }
    if from.hasErrors || to.hasErrors { return }
    if inner.kind == .nilLiteral { return nilMismatch(to, inner, role) }
    if case .argument(let application, let index) = role {
      if application.isOperator { return operandMismatch(from, to, application, index) }
      if let conflict = conflict(application, index) { return say(conflict) }
    }
    if inner.kind == .keyPath, let function = to.function, function.parameters.count > 1 {
      say(MemberMessages.keyPathWithoutRoot(at: inner.range.location))
      return say(MismatchMessages.keyPathAsFunction(to, inner))
    }
    if from.variable != nil || to.variable != nil, !(from.variable == nil && to.isGeneric) {
      return unknown(Origin(place))
    }
    // That a method is no place to assign to has been said.
    if case .assigned(let assignment) = role, symbol(of: bare(assignment.target)) is FunctionSymbol { return }
    if isBoolean(to), inner.kind == .assignment {
      return say(MismatchMessages.assignmentAsCondition(inner.as(AssignmentExpression.self).equal))
    }
    if case .element = role, let parent = parents[ObjectIdentifier(place)], isUntyped(parent) {
      return say(MismatchMessages.mixedLiteral("[Any]", parent))
    }
    if case .dictionaryPart = role, let parent = parents[ObjectIdentifier(place)], isUntyped(parent) {
      return say(MismatchMessages.mixedLiteral("[AnyHashable : Any]", parent))
    }
    if let payload = from.optionalPayload, to.optionalPayload == nil {
      if system.canConvert(payload, to) { return unwrap(from, payload, to, place, role) }
      switch role {
      case .contextual where isBoolean(to) && system.context.kind != .closure, .argument where isBoolean(to),
        .assigned where isBoolean(to):
        return say(MismatchMessages.optionalCondition(from, place))
      default: break
      }
    }
    if isBoolean(to), inner.kind == .integerLiteral, !isCondition(role) {
      let digits = inner.range.text
      if digits == "0" || digits == "1" { return say(MismatchMessages.integerAsBoolean(digits, inner)) }
    }
    if isBoolean(to), isInteger(from), !isCondition(role), !isClosureResult(role), inner.kind != .integerLiteral {
      return say(MismatchMessages.integerCondition(from, place))
    }
    if case .coerced(let cast) = role, isDowncast(from, to) {
      return say(MismatchMessages.notConvertible(from, to, cast))
    }
    if let path = inner as? KeyPathExpression, keyPathOfOtherType(path) { return }
    if inner.kind == .keyPath, keyPathMismatch(from, to, inner, role) { return }
    if casePayload(from, to, inner) { return }
    if let member = inner as? ImplicitMemberExpression, otherMember(from, to, member) { return }
    if uncalled(from, to, inner, role) { return }
    if wrapperInstead(from, to, inner, role) { return }
    say(words(from, to, place, role))
  }

  /// Whether an expression is a literal, which would be of the type wanted if it could.
  func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral: return true
    default: return false
    }
  }

  func isBoolean(_ type: Type) -> Bool { type === program.known.boolType }

  /// Whether a value of the type may be one of the other all the same.
  private func isDowncast(_ from: Type, _ to: Type) -> Bool {
    if from.isAny || from.existential != nil { return true }
    return from.isClass && to.isClass && program.isSubtype(to, of: from)
  }

  /// A key path literal whose value is of another type, or which cannot be written through.
  private func keyPathMismatch(_ from: Type, _ to: Type, _ path: Expression, _ role: ValueRole) -> Bool {
    if let own = from.function, let wanted = to.function {
      guard own.parameters.count == wanted.parameters.count else { return false }
      say(MismatchMessages.keyPathValue(own.result, wanted.result, path))
      return true
    }
    guard let own = from.nominal, let wanted = to.nominal, from.arguments.count == 2, to.arguments.count == 2,
      own.name.hasSuffix("KeyPath"), wanted.name.hasSuffix("KeyPath")
    else { return false }
    if from.arguments[1] === to.arguments[1], from.arguments[0] === to.arguments[0] {
      say(MismatchMessages.keyPathType(from, to, path))
      return true
    }
    guard from.arguments[0] === to.arguments[0], from.arguments[1] !== to.arguments[1] else { return false }
    say(words(system.types[.nominal(wanted, from.arguments)], to, path, role))
    return true
  }

  private func isClosureResult(_ role: ValueRole) -> Bool {
    if case .closureResult = role { return true }
    return system.context.kind == .closure
  }

  func isCondition(_ role: ValueRole) -> Bool {
    switch role {
    case .condition: return true
    case .contextual:
      if case .type(_, .condition) = expected { return true }
      return false
    default: return false
    }
  }

  func words(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Diagnostic {
    var result: Diagnostic
    switch role {
    case .argument:
      result =
        to === program.types.anyObject
        ? OperatorMessages.noReference(from, place) : MismatchMessages.argument(from, to, place)
    case .element: result = MismatchMessages.element(from, to, place)
    case .dictionaryPart(let part): result = MismatchMessages.dictionary(part, from, to, place)
    case .condition: result = condition(from, place)
    case .branch, .part: result = MismatchMessages.specified(from, to, place)
    case .closureResult(let closure):
      result =
        closure.signature?.resultType.map { MismatchMessages.declaredClosureResult(to, from, $0) }
        ?? MismatchMessages.closureResult(from, to, place)
    case .assigned(let assignment):
      result =
        bare(assignment.target).kind == .subscript
        ? MismatchMessages.subscriptAssigned(from, to, place) : MismatchMessages.assigned(from, to, place)
    case .coerced: result = MismatchMessages.coerced(from, to, place)
    case .contextual: result = contextual(from, to, place)
    }
    if let proto = unmetProtocol(from, to), let own = nonConforming(from, proto, place, role) { result = own }
    result.notes += unequalArguments(from, to, place)
    return hinted(result, from, to, place, role)
  }

  /// Adds what a mix-up of a binding and its value calls for.
  private func hinted(_ diagnostic: Diagnostic, _ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole)
    -> Diagnostic
  {
    let (isBinding, wantsBinding) = (from.nominal?.name == "Binding", to.nominal?.name == "Binding")
    if case .assigned(let assignment) = role,
      let name = (assignedName(bare(assignment.target))), isBinding || name.hasPrefix("_"),
      !wantsBinding || name.hasPrefix("_")
    {
      return HintMessages.storage(diagnostic, name, from, to)
    }
    switch (isBinding, wantsBinding) {
    case (false, true): return HintMessages.rule(diagnostic, "bindings", HintMessages.wantsBinding)
    case (true, true):
      let isOptional = from.arguments.first?.optionalPayload === to.arguments.first
      return isOptional ? HintMessages.rule(diagnostic, "bindings", HintMessages.optionalBinding) : diagnostic
    case (true, false):
      guard let name = bare(place) as? IdentifierExpression else { return diagnostic }
      return HintMessages.wantsValue(diagnostic, name.name.text)
    case (false, false): return diagnostic
    }
  }

  /// The property that an assignment is to.
  private func assignedName(_ target: Expression) -> String? {
    switch target {
    case let name as IdentifierExpression: return name.name.text
    case let member as MemberExpression where isSelf(member.base): return member.name.text
    default: return nil
    }
  }

  /// The protocol of an existential that a value's type does not conform to.
  private func unmetProtocol(_ from: Type, _ to: Type) -> NominalSymbol? {
    guard let composition = to.existential, !composition.isAny, from.existential == nil, from.nominal != nil,
      !from.isOptional
    else { return nil }
    return composition.protocols.first {
      program.conformance(of: from, to: $0.symbol, in: system.signature) == nil
    }?.symbol
  }

  private func nonConforming(_ from: Type, _ proto: NominalSymbol, _ place: Expression, _ role: ValueRole)
    -> Diagnostic?
  {
    switch role {
    case .argument: return MismatchMessages.argumentDoesNotConform(from, proto, place)
    case .contextual:
      guard case .type(_, let purpose) = expected else { return nil }
      switch purpose {
      case .returnValue, .implicitReturn:
        return system.context.kind == .closure ? nil : MismatchMessages.returnedDoesNotConform(from, proto, place)
      case .initialization: return MismatchMessages.specifiedDoesNotConform(from, proto, place)
      default: return nil
      }
    default: return nil
    }
  }

  private func condition(_ from: Type, _ place: Expression) -> Diagnostic {
    if from.isOptional { return MismatchMessages.optionalCondition(from, place) }
    return isInteger(from)
      ? MismatchMessages.integerCondition(from, place) : MismatchMessages.condition(from, place)
  }

  func isInteger(_ type: Type) -> Bool {
    system.isLiteral(.integer, allowedFor: type) && type !== program.known.doubleType
      && program.conformance(of: type, to: program.known.type("BinaryInteger"), in: system.signature) != nil
  }

  private func contextual(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    guard case .type(_, let purpose) = expected else { return MismatchMessages.specified(from, to, place) }
    switch purpose {
    case .returnValue where system.context.kind == .closure: return MismatchMessages.closureResult(from, to, place)
    case .returnValue, .implicitReturn: return MismatchMessages.returned(from, to, place)
    case .condition: return condition(from, place)
    case .assignment: return MismatchMessages.assigned(from, to, place)
    case .defaultArgument: return MismatchMessages.defaultArgument(from, to, place)
    case .thrownError: return StatementMessages.thrownValueIsNoError(from, to, place)
    case .rawValue: return RawValueMessages.otherType(from, to, place)
    case .yield: return MismatchMessages.yielded(from, to, place)
    case .initialization where from.nominal != nil && from.nominal === to.nominal && !from.arguments.isEmpty:
      return MismatchMessages.assigned(from, to, place)
    default: return MismatchMessages.specified(from, to, place)
    }
  }

  /// Two uses of one generic type that differ in an argument.
  func unequalArguments(_ from: Type, _ to: Type, _ place: Expression) -> [Diagnostic] {
    guard let nominal = from.nominal, nominal === to.nominal, !from.isOptional else { return [] }
    var notes: [Diagnostic] = []
    for ((parameter, own), wanted) in zip(zip(nominal.genericSignature.parameters, from.arguments), to.arguments)
    where own !== wanted {
      let isOurs = nominal.module?.isMain == true
      notes.append(
        MismatchMessages.unequalArguments(
          parameter.name, own, wanted,
          isOurs ? parameter.nameRange ?? parameter.syntax?.range ?? place.range : location(of: place)))
    }
    return notes
  }

  private func location(of place: Expression) -> SourceRange { place.diagnosticLocation.emptyRange }

  // MARK: Near misses

  /// A case with a payload that is not given: `.cash` where `.cash(12)` is meant.
  private func casePayload(_ from: Type, _ to: Type, _ place: Expression) -> Bool {
    guard let function = from.function, let symbol = symbol(of: place) as? EnumCaseSymbol,
      system.canConvert(function.result, to)
    else { return false }
    let types = function.parameters.map(\.type.description)
    let list =
      types.count == 1
      ? types[0]
      : "(" + symbol.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    say(MemberMessages.casePayload(symbol.fullName, list, nameRange(of: place)))
    return true
  }

  /// `.name` where the type has such a member, but of another type, or a function that is not called.
  private func otherMember(_ from: Type, _ to: Type, _ member: ImplicitMemberExpression) -> Bool {
    guard let symbol = symbol(of: member), symbol is VariableSymbol || symbol is FunctionSymbol else { return false }
    if let function = from.function {
      guard symbol is FunctionSymbol, function.parameters.isEmpty, system.canConvert(function.result, to) else {
        return false
      }
      say(MemberMessages.uncalledMember(nameWithLabels(symbol), to, member.name.range))
      return true
    }
    guard symbol is VariableSymbol else { return false }
    say(MemberMessages.otherResult(member.name.text, in: to, from, member.name.range))
    return true
  }

  /// A function where its result is wanted.
  private func uncalled(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Bool {
    guard let function = from.function, function.parameters.isEmpty, to.function == nil,
      system.canConvert(function.result, to)
    else { return false }
    var notes: [Diagnostic] = []
    if place.kind == .closure, case .type(_, .initialization) = expected,
      let name = (system.context.initialized?.pattern as? IdentifierPattern)?.name.text
    {
      notes.append(MismatchMessages.makeComputed(name, at: place.diagnosticLocation))
    }
    say(MismatchMessages.uncalledFunction(to, place, notes))
    return true
  }

  /// A wrapped property's value where its wrapper is wanted, or the other way round.
  func wrapperInstead(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Bool {
    guard case .argument = role, let variable = symbol(of: place) as? VariableSymbol else { return false }
    if let wrapper = variable.appliedWrapper {
      let candidates = [wrapper.projection?.type, wrapper.layerTypes.first].compactMap { $0 }
      // Of a generic parameter's wrapper it is enough that it is the same one.
      guard
        let meant = candidates.first(where: {
          system.canConvert($0, to) || (to.isGeneric && $0.nominal != nil && $0.nominal === to.nominal)
        })
      else { return false }
      if to.isGeneric { hasMeantWrapper = true }
      let isProjection = meant === wrapper.projection?.type && variable.name != "_"
      say(
        HintMessages.rule(
          MismatchMessages.useWrapper(variable.name, from, to.isGeneric ? meant : to, place, isProjection: false),
          "bindings", isProjection ? HintMessages.wantsBinding(variable.name) : HintMessages.wantsBinding))
      return true
    }
    if let wrapped = variable.projectedVariable ?? variable.wrappedVariable, system.canConvert(wrapped.type, to) {
      say(
        HintMessages.wantsValue(
          MismatchMessages.useWrapper(variable.name, from, to, place, isProjection: true), variable.name))
      return true
    }
    return false
  }

  /// Two arguments for one generic parameter that are of different types.
  private func conflict(_ application: Application, _ index: Int) -> Diagnostic? {
    guard let callable = callee(of: application), let match = match(of: application) else { return nil }
    var types: [Type] = []
    func declared(_ position: Int) -> GenericParameterSymbol? {
      for (parameter, source) in zip(callable.parameters, match.sources) {
        switch source {
        case .argument(position): break
        case .variadic(let list) where list.contains(position): break
        default: continue
        }
        if case .genericParameter(let symbol) = parameter.type.kind,
          callable.ownParameters.contains(where: { $0 === symbol })
        {
          return symbol
        }
      }
      return nil
    }
    guard let own = declared(index) else { return nil }
    for (position, argument) in application.arguments.enumerated() where declared(position) === own {
      let type = ownType(of: argument.expression)
      if type.hasTypeVariables || type.hasErrors { return nil }
      if !types.contains(where: { $0 === type }) { types.append(type) }
    }
    guard types.count > 1 else { return nil }
    return MemberMessages.conflicting(own.name, types, at: location(of: application))
  }

  /// The type an argument would have on its own.
  func ownType(of expression: Expression) -> Type {
    let expression = bare(expression)
    switch expression.kind {
    case .integerLiteral: return program.known.intType
    case .floatLiteral: return program.known.doubleType
    case .stringLiteral: return program.known.stringType
    case .booleanLiteral: return program.known.boolType
    default: return typeShown(of: expression)
    }
  }

  // MARK: Literals

  func literal(_ type: Type, _ kind: LiteralKind, _ origin: Origin) {
    guard let place = origin.node as? Expression else { return }
    let to = shown(type)
    let role = role(of: place)
    if kind == .nil { return nilMismatch(to, place, role) }
    if to.hasErrors { return }
    switch kind {
    case .array, .dictionary:
      let literal = typeShown(of: place)
      let words = kind == .array ? program.array(of: program.types.any) : literal
      if to.variable != nil { return say(MismatchMessages.emptyLiteral(place)) }
      return say(self.words(elementsShown(place) ?? words, to, place, role))
    default: break
    }
    guard let own = system.defaultType(of: kind) else { return unknown(origin) }
    if tupleLiteral(place, own, to) { return }
    mismatch(own, to, place, role)
  }

  /// The type of an array literal by its elements.
  private func elementsShown(_ literal: Expression) -> Type? {
    guard let array = literal as? ArrayLiteralExpression, let first = array.elements.first else { return nil }
    return program.array(of: ownType(of: first))
  }

  /// Whether nothing outside a literal tells its type.
  private func isUntyped(_ literal: Expression) -> Bool {
    guard literal === root else { return false }
    switch expected {
    case .unknown, .discarded, .sequence: return true
    default: return false
    }
  }
}
