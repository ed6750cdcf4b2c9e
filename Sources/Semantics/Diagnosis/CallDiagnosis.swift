import Basics
import Syntax

// Calls whose arguments do not go with the parameters.

extension ExpressionDiagnosis {
  func location(of application: Application) -> SourceLocation {
    if let call = application.node as? CallExpression { return call.callee.diagnosticLocation }
    return application.node.diagnosticLocation
  }

  /// The declaration that a call was taken to be of.
  func callee(of application: Application) -> CallableSymbol? {
    for origin in origins(of: application) {
      if let symbol = system.choices[origin]?.choice.symbol as? CallableSymbol { return symbol }
    }
    return nil
  }

  /// What a declaration that can be called gives, as it is declared.
  func resultType(of symbol: Symbol?) -> Type? { (symbol as? CallableSymbol)?.type.function?.result }

  func match(of application: Application) -> ArgumentMatch? {
    for origin in origins(of: application) + [Origin(application.node)] {
      if let match = system.matches[origin] { return match }
    }
    return nil
  }

  func origins(of application: Application) -> [Origin] {
    [
      Origin(application.node, .member), Origin(application.node, .callee), Origin(application.callee),
      Origin(application.callee, .member),
    ]
  }

  // MARK: Arguments and parameters

  func arguments(_ call: MismatchedCall, _ origin: Origin) {
    let mismatch = call.mismatch
    if !mismatch.extra.isEmpty { extra(call) }
    if !mismatch.relabelled.isEmpty {
      labels(call)
    } else if let (argument, earlier) = mismatch.misplaced, mismatch.extra.isEmpty, mismatch.missing.isEmpty {
      misplaced(call.application.arguments[argument], argument, before: call.application.arguments[earlier], earlier)
    }
    if !mismatch.missing.isEmpty { missing(call) }
  }

  private func note(on symbol: Symbol?) -> [Diagnostic] {
    guard let symbol, symbol.module?.isMain == true, let range = declaredRange(of: symbol) else { return [] }
    return [CallMessages.declaredHere(symbol is InitializerSymbol ? nameWithLabels(symbol) : symbol.fullName, range)]
  }

  /// Where notes say that a declaration is: a memberwise initializer is where its type is.
  func declaredRange(of symbol: Symbol) -> SourceRange? {
    if let range = symbol.nameRange { return range }
    return symbol.parent.flatMap(program.nominalOf)?.nameRange
  }

  /// `init(x:_:)`: the name with all labels.
  func nameWithLabels(_ symbol: Symbol) -> String {
    guard let callable = symbol as? CallableSymbol else { return symbol.name }
    if (callable as? FunctionSymbol)?.isOperator == true { return symbol.name }
    if callable is EnumCaseSymbol, callable.parameters.isEmpty { return symbol.name }
    return symbol.name + "(" + callable.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private func missing(_ call: MismatchedCall) {
    let application = call.application
    if missingReceiver(call) { return }
    let names = call.mismatch.missing.map { index in
      call.function.parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)"
    }
    if let (attribute, hasValue) = system.context.wrapperCall, application.node === root, hasValue,
      attribute.leftParen == nil, call.mismatch.extra.isEmpty, call.mismatch.relabelled.isEmpty
    {
      return say(
        WrapperMessages.missingArguments(
          names, attribute.name.text, at: attribute.type.range.location, note(on: call.symbol)))
    }
    let use = application.isSubscript ? "subscript" : "call"
    say(CallMessages.missing(names, in: use, at: placeOfMissing(call), note(on: call.symbol)))
  }

  private func placeOfMissing(_ call: MismatchedCall) -> SourceLocation {
    let node = call.application.node
    let open = (node as? CallExpression)?.leftParen ?? (node as? SubscriptExpression)?.leftSquare
    let close = (node as? CallExpression)?.rightParen ?? (node as? SubscriptExpression)?.rightSquare
    let start = open?.location ?? (node as? CallExpression)?.callee.range.endLocation ?? node.range.location
    guard call.mismatch.missing.count == 1, let index = call.mismatch.missing.first else {
      return open?.location ?? (node as? CallExpression)?.trailingClosures.first?.range.location ?? start
    }
    // Behind the argument of the parameter before, or before that of the next one that has one.
    let before = call.mismatch.sources.prefix(index).compactMap { source -> Int? in
      switch source {
      case .argument(let argument): return argument
      case .variadic(let list): return list.last
      case .defaulted: return nil
      }
    }.last
    if let before, !call.application.arguments[before].isTrailing, close != nil,
      call.application.arguments.dropFirst(before + 1).contains(where: { !$0.isTrailing })
    {
      return call.application.arguments[before].expression.range.endLocation
    }
    let next = call.mismatch.sources.dropFirst(index + 1).compactMap { source -> Int? in
      switch source {
      case .argument(let argument): return argument
      case .variadic(let list): return list.first
      case .defaulted: return nil
      }
    }.first
    if let next, !call.application.arguments[next].isTrailing {
      let argument = call.application.arguments[next]
      return (argument.labelRange ?? argument.expression.range).location
    }
    if next != nil, open == nil, let callee = (node as? CallExpression)?.callee { return callee.range.endLocation }
    return close?.location ?? call.application.arguments.last?.expression.range.endLocation ?? start
  }

  private func extra(_ call: MismatchedCall) {
    let arguments = call.mismatch.extra.map { call.application.arguments[$0] }
    guard arguments.count == 1 else {
      if call.function.parameters.isEmpty, let first = arguments.first {
        return say(CallMessages.takesNone(at: first.expression.range.location))
      }
      return say(
        CallMessages.extra(
          call.mismatch.extra.map { "#\($0 + 1)" },
          at: (call.application.node as? CallExpression)?.leftParen?.location
            ?? arguments[0].expression.diagnosticLocation, note(on: call.symbol)))
    }
    let argument = arguments[0]
    if argument.isTrailing {
      return say(CallMessages.extraTrailingClosure(at: argument.expression.range.location))
    }
    if call.function.parameters.isEmpty {
      return say(CallMessages.takesNone(at: argument.expression.range.location))
    }
    say(CallMessages.extra(argument.label, at: argument.expression.diagnosticLocation, []))
  }

  /// Why a parameter takes no projection: it has no wrapper, or one that nothing makes from a projection.
  private func whyNotProjected(_ argument: Application.Argument, _ call: MismatchedCall) -> [Diagnostic] {
    guard let callable = call.symbol as? CallableSymbol, let name = argument.label?.dropFirst(),
      let parameter = callable.parameters.first(where: { $0.label == String(name) })
    else { return [] }
    if let wrapper = parameter.variable.appliedWrapper?.layers.first {
      guard wrapper.symbol.module?.isMain == true, let range = parameter.variable.nameRange
      else { return [] }
      return [CallMessages.noProjectedValueInitializer(wrapper.symbol.name, range)]
    }
    guard let range = parameter.variable.nameRange ?? (parameter.syntax as? Parameter)?.range else { return [] }
    return [CallMessages.parameterWithoutWrapper(parameter.variable.name, range)]
  }

  private func misplaced(
    _ argument: Application.Argument, _ index: Int, before other: Application.Argument, _ earlier: Int
  ) {
    let name = argument.label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)"
    let otherName = other.label.map { "argument '\($0)'" } ?? "unnamed argument #\(earlier + 1)"
    say(
      CallMessages.misplaced(
        name, before: otherName, at: (argument.labelRange ?? argument.expression.range).location))
  }

  private func labels(_ call: MismatchedCall) {
    let application = call.application
    if let projected = application.arguments.first(where: { $0.label?.hasPrefix("$") ?? false }) {
      return say(
        CallMessages.projectionArgument(at: projected.expression.range.location, whyNotProjected(projected, call)))
    }
    var wanted = application.arguments.map(\.label)
    for (argument, parameter) in call.mismatch.relabelled {
      wanted[argument] = call.function.parameters[parameter].label
    }
    let own = application.arguments.map(\.label)
    var missing: [String] = []
    var extraneous: [String] = []
    var wrong = 0
    var fixIts: [Diagnostic.FixIt] = []
    for (index, argument) in application.arguments.enumerated() where !argument.isTrailing {
      switch (own[index], wanted[index]) {
      case (nil, let label?):
        missing.append(label)
        fixIts.append(Diagnostic.FixIt(argument.expression.range.emptyAtStart, "\(label): "))
      case (let label?, nil):
        extraneous.append(label)
        if let range = argument.labelRange {
          let whole = SourceRange(file: range.file, start: range.start, end: argument.expression.range.start)
          fixIts.append(Diagnostic.FixIt(whole, ""))
        }
      case (let label?, let other?) where label != other:
        wrong += 1
        if let range = argument.labelRange { fixIts.append(Diagnostic.FixIt(range, other)) }
      default: break
      }
    }
    let problem: CallMessages.LabelProblem
    if wrong == 0, extraneous.isEmpty {
      problem = .missing(missing)
    } else if wrong == 0, missing.isEmpty {
      problem = .extraneous(extraneous)
    } else {
      let written = application.arguments.indices.filter { !application.arguments[$0].isTrailing }
      problem = .incorrect(
        have: written.map { own[$0] ?? "_" }, expected: written.map { wanted[$0] ?? "_" },
        count: wrong + missing.count + extraneous.count)
    }
    let isSubscript = application.isSubscript
    let open =
      (application.node as? CallExpression)?.leftParen?.location
      ?? (application.node as? SubscriptExpression)?.leftSquare.location ?? application.node.range.location
    var place = open
    // The label of an only argument is missed at the argument, others where the arguments begin.
    if case .missing = problem, application.arguments.count == 1 {
      place = application.arguments[0].expression.range.location
    }
    say(CallMessages.labels(problem, in: isSubscript ? "subscript" : "call", at: place, fixIts))
  }

  func ampersand(_ argument: Application.Argument, _ parameter: Type, _ isMissing: Bool) {
    if !isMissing {
      return say(
        MutabilityMessages.needlessAmpersand(typeShown(of: bare(argument.expression)), argument.expression.range))
    }
    let (type, wanted) = (shown(argument.type), shown(parameter))
    let application = applications.values.first {
      $0.arguments.contains { $0.expression === argument.expression }
    }
    // With `&` it would be of the wrong type still.
    if let application, let index = application.arguments.firstIndex(where: { $0.expression === argument.expression }),
      !wanted.hasTypeVariables, !type.hasTypeVariables, type !== wanted, !type.hasErrors, !wanted.hasErrors
    {
      return mismatch(type, wanted, argument.expression, .argument(application, index))
    }
    if !system.resolved(argument.type).isLvalue, let application, immutableArgument(argument, of: application) {
      return
    }
    say(MutabilityMessages.missingAmpersand(type, argument.expression))
  }

  // MARK: What is called

  func badCall(_ application: Application, _ function: Type, _ origin: Origin) {
    let callee = shown(function)
    if callee.hasErrors { return }
    let place = (application.node as? CallExpression)?.callee ?? application.node
    if let payload = callee.optionalPayload, payload.function != nil {
      return say(ExpressionMessages.mustUnwrap(callee, payload, place))
    }
    if callee.variable != nil { return unknown(origin) }
    if let instance = callee.metatypeInstance, instance.existential != nil {
      return say(CallMessages.protocolInstance(instance, place))
    }
    guard callee.function == nil else { return unknown(origin) }
    if program.lookUpMember("dynamicallyCall", of: callee, in: system.signature).isDynamicallyCallable {
      return say(CallMessages.noKeywordCall(callee, place))
    }
    say(CallMessages.notAFunction(callee, place))
  }

  /// A function that is used as if it were what it gives: `names.sorted.first`.
  func uncalledBase(_ origin: Origin) {
    guard let member = origin.node as? MemberExpression else {
      let place = (origin.node as? SubscriptExpression)?.leftSquare ?? nameRange(of: origin.node)
      return say(CallMessages.uncalledBase("function value", at: place.location, nil))
    }
    uncalled(member.base)
  }

  func uncalled(_ function: Expression) {
    let base = bare(function)
    let symbol = symbol(of: base)
    let isMethod = symbol is FunctionSymbol && symbol?.parent.flatMap(program.nominalOf) != nil
    let described = symbol.map { "\(isMethod ? "method" : "function") '\($0.name)'" } ?? "function value"
    say(CallMessages.uncalledBase(described, at: nameRange(of: base).location, base.range.emptyAtEnd))
  }

  func badOverload(_ set: OverloadSet, _ origin: Origin) {
    guard let application = set.application else { return unknown(origin) }
    if application.isOperator { return operators(application, []) }
    unknown(origin)
  }

  /// Several declarations that none of the arguments decide between.
  func ambiguous(_ set: OverloadSet, _ attempts: [Fix.Attempt], _ origin: Origin) {
    if let application = set.application, application.isOperator { return operators(application, attempts) }
    let symbols = attempts.compactMap { $0.choice.symbol }
    let place = (origin.node as? Expression)?.diagnosticLocation ?? root.diagnosticLocation
    if contextualMismatch(of: attempts) != nil, let first = symbols.first {
      let callee = (set.application?.node as? CallExpression).map { nameRange(of: $0.callee).location } ?? place
      return say(
        CallMessages.noCandidateProduces(
          first.name, wanted: contextualTypeShown, at: callee,
          symbols.compactMap { symbol in
            guard let result = resultType(of: symbol), let range = declaredRange(of: symbol), !range.file.isLibrary
            else {
              return nil
            }
            return CallMessages.produces(nameWithLabels(symbol), result, not: contextualTypeShown, range)
          }.sorted { $0.location.offset < $1.location.offset }))
    }
    if let (index, attempt) = onlyMissing(attempts) {
      if case .arguments(let call) = attempt.fixes[index].kind { return missing(call) }
    }
    if attempts.allSatisfy(\.fixes.isEmpty) {
      let sorted = symbols.compactMap(\.nameRange).sorted { $0.start < $1.start }
      let location = (set.application?.node as? CallExpression)?.callee.diagnosticLocation ?? place
      let names = Set(symbols.map(ambiguousName))
      let name = names.count == 1 ? names.first! : symbols[0].name
      return say(CallMessages.ambiguous(name, at: location, sorted))
    }
    guard let first = symbols.first else { return unknown(origin) }
    let location = set.application.map { self.location(of: $0) } ?? place
    say(
      CallMessages.noExactMatches(
        described(callee: first), at: location,
        attempts.compactMap { note(on: $0, set.application) }.sorted { $0.location.offset < $1.location.offset }))
  }

  /// The conversion to what is wanted outside, where it is all that is wrong with each of several declarations.
  func contextualMismatch(of attempts: [Fix.Attempt]) -> Origin? {
    guard attempts.count > 1, attempts.allSatisfy({ !(($0.choice.symbol as? FunctionSymbol)?.isOperator ?? false) })
    else { return nil }
    var place: Origin?
    for attempt in attempts {
      guard attempt.fixes.count == 1, case .constraint(.relation) = attempt.fixes[0].kind,
        resultType(of: attempt.choice.symbol) != nil
      else { return nil }
      let origin = attempt.fixes[0].origin
      guard origin.part == .contextual || origin.part == .implicitResult, place == nil || place == origin else {
        return nil
      }
      place = origin
    }
    return place
  }

  private var contextualTypeShown: Type {
    guard case .type(let type, _) = expected else { return system.types.error }
    return shown(type)
  }

  /// Where all that is wrong with each of several declarations is that arguments are missing, the first of them is meant.
  private func onlyMissing(_ attempts: [Fix.Attempt]) -> (Int, Fix.Attempt)? {
    for attempt in attempts {
      guard attempt.fixes.count == 1, case .arguments(let call) = attempt.fixes[0].kind,
        !call.mismatch.missing.isEmpty, call.mismatch.extra.isEmpty, call.mismatch.relabelled.isEmpty
      else { return nil }
    }
    return attempts.first.map { (0, $0) }
  }

  private func ambiguousName(_ symbol: Symbol) -> String {
    guard let callable = symbol as? CallableSymbol else { return symbol.name }
    let labels = callable.parameters.map(\.label)
    if !labels.isEmpty, labels.allSatisfy({ $0 == nil }) { return symbol.name }
    return nameWithLabels(symbol)
  }

  private func described(callee symbol: Symbol) -> String {
    if symbol is InitializerSymbol { return "initializer " }
    if symbol is SubscriptSymbol { return "subscript " }
    return "\(symbol.describedKind) '\(symbol.name)'"
  }

  private func note(on attempt: Fix.Attempt, _ application: Application?) -> Diagnostic? {
    guard let symbol = attempt.choice.symbol as? CallableSymbol, symbol.module?.isMain == true,
      let range = declaredRange(of: symbol)
    else { return nil }
    // Where several arguments are wrong, all parameters are shown.
    let wrong = attempt.fixes.filter { fix in
      switch fix.kind {
      case .constraint(.relation), .constraint(.literal): return true
      default: return false
      }
    }
    for fix in wrong.count > 1 ? [] : attempt.fixes {
      switch fix.kind {
      case .arguments(let call):
        if call.mismatch.missing.isEmpty, call.mismatch.extra.isEmpty {
          if attempt.fixes.count > 1 { continue }
          let have = call.application.arguments.map { ($0.label ?? "_") + ":" }.joined()
          let expected = symbol.parameters.map { ($0.label ?? "_") + ":" }.joined()
          return CallMessages.candidateLabels("(\(have))", "(\(expected))", range)
        }
        continue
      case .constraint(.relation(_, let from, let to)):
        guard case .argument(let index) = fix.origin.part else { continue }
        return CallMessages.candidateTakes(shown(to), "#\(index + 1)", got: shown(from), range)
      case .constraint(.literal(_, let kind)):
        guard let application, let own = system.defaultType(of: kind),
          let index = application.arguments.firstIndex(where: {
            holds($0.expression, bare($0.expression)) && bare($0.expression) === fix.origin.node
          }),
          index < symbol.parameters.count
        else { continue }
        return CallMessages.candidateTakes(symbol.parameters[index].type, "#\(index + 1)", got: own, range)
      default: continue
      }
    }
    let list = symbol.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
    return CallMessages.candidateNeeds("(" + list.joined(separator: ", ") + ")", range)
  }

  // MARK: Closures

  func closure(_ closure: ClosureExpression, _ wanted: FunctionType?) {
    guard let wanted = wanted ?? wantedType(of: closure)?.function else {
      if let parameter = closure.signature?.parameters.first {
        let name = parameter.secondName ?? parameter.firstName
        return say(CallMessages.closureParameter(name.text, at: name.range.location))
      }
      if let use = firstAnonymousParameter(in: closure) {
        return say(CallMessages.closureParameter(use.name.text, at: use.range.location))
      }
      return unknown(Origin(closure))
    }
    for (position, variable) in system.closures[ObjectIdentifier(closure)]?.projectedVariables ?? []
    where position < wanted.parameters.count {
      let projection = shown(wanted.parameters[position].type)
      if projection.nominal?.attributes.contains("propertyWrapper") != true, let range = variable.nameRange {
        return say(WrapperMessages.noWrapperProjection(projection, range))
      }
    }
    if parametersOfOtherType(closure, wanted) { return }
    let expects = wanted.parameters.count
    if let signature = closure.signature, signature.leftParen != nil || !signature.parameters.isEmpty {
      let place = signature.leftParen ?? signature.parameters.first?.range ?? signature.range
      return say(
        CallMessages.closureArity(
          shown(system.types[.function(wanted)]), expects: expects, uses: signature.parameters.count,
          at: place.location))
    }
    let uses = anonymousParameterCount(of: closure)
    if uses == 0 {
      let list = Array(repeating: "_", count: expects).joined(separator: ",")
      return say(
        CallMessages.closureIgnores(
          expects, at: closure.leftBrace.location,
          [Diagnostic.FixIt(closure.leftBrace.emptyAtEnd, " \(list) in ")]))
    }
    say(
      CallMessages.closureArity(
        shown(system.types[.function(wanted)]), expects: expects, uses: uses, at: closure.leftBrace.location))
  }

  /// A closure that takes as many values as are wanted, but says that they are of other types.
  private func parametersOfOtherType(_ closure: ClosureExpression, _ wanted: FunctionType) -> Bool {
    guard let template = system.closures[ObjectIdentifier(closure)], template.isWritten.contains(true),
      template.parameterTypes.count == wanted.parameters.count
    else { return false }
    let own = system.types[
      .function(
        FunctionType(
          parameters: template.parameterTypes.map { FunctionType.Parameter(type: shown($0)) },
          result: closure.signature?.resultType == nil ? shown(wanted.result) : shown(template.result)))]
    if own.hasTypeVariables || own.hasErrors { return false }
    mismatch(own, shown(system.types[.function(wanted)]), closure, role(of: closure))
    return true
  }

  /// What the parameter that a closure is passed for takes.
  private func wantedType(of closure: ClosureExpression) -> Type? {
    guard case .argument(let application, let index) = role(of: closure), let match = match(of: application) else {
      return nil
    }
    for (position, source) in match.sources.enumerated() {
      if case .argument(index) = source {
        var type = system.value(match.function.parameters[position].type)
        while let payload = type.optionalPayload { type = system.value(payload) }
        return type
      }
    }
    return nil
  }

  func firstAnonymousParameter(in node: Node) -> IdentifierExpression? {
    var found: IdentifierExpression?
    node.forEachChild { _, child in
      if found != nil { return }
      if let name = child as? IdentifierExpression, name.name.name.startsWithDollar,
        Int(name.name.text.dropFirst()) != nil
      {
        found = name
      } else {
        found = firstAnonymousParameter(in: child)
      }
    }
    return found
  }
}
