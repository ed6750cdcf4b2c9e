import Basics
import Syntax

// Arguments that do not go with the parameters: missing, too many, in another order, with other labels.

extension ExpressionDiagnosis {
  func arguments(_ call: MismatchedCall, _ origin: Origin) {
    if spokenOf.contains(ObjectIdentifier(call.application.node)) || meantUnderCondition(call.application) { return }
    if declaredTwice(call) { return }
    let mismatch = call.mismatch
    if !mismatch.extra.isEmpty { extra(call) }
    if !mismatch.relabelled.isEmpty {
      labels(call)
    } else if let (argument, earlier) = mismatch.misplaced, mismatch.extra.isEmpty, mismatch.missing.isEmpty {
      misplaced(call.application.arguments[argument], argument, before: call.application.arguments[earlier], earlier)
    }
    if !mismatch.missing.isEmpty { missing(call) }
  }

  func missing(_ call: MismatchedCall) {
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
        let parenthesis = (call.application.node as? CallExpression)?.leftParen?.location
        return say(CallMessages.takesNone(at: parenthesis ?? first.expression.range.location))
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

  func ampersand(_ argument: Application.Argument, _ parameter: Type, _ isMissing: Bool) {
    if !isMissing {
      let (own, wanted) = (typeShown(of: bare(argument.expression)), shown(parameter))
      if own !== wanted, !own.hasTypeVariables, !wanted.hasTypeVariables, !own.hasErrors, !wanted.hasErrors {
        spokenOf.insert(ObjectIdentifier(bare(argument.expression)))
        return say(MismatchMessages.argument(own, wanted, at: argument.expression.range.location))
      }
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

  /// Labels that are wrong for a method that `Sequence` and `Collection` both declare: it is not said which one is meant.
  private func declaredTwice(_ call: MismatchedCall) -> Bool {
    guard let symbol = call.symbol, let node = call.application.node as? CallExpression,
      let base = (bare(node.callee) as? MemberExpression)?.base,
      LibrarySpelling.isDeclaredTwice(symbol, for: typeShown(of: base)),
      call.mismatch.missing.isEmpty || symbol.name == "split"
    else { return false }
    let isBare = call.application.arguments.count == 1 && call.application.arguments[0].label == nil
    if symbol.name == "joined", isBare { return false }
    say(CallMessages.noExactMatches("instance method '\(symbol.name)'", at: nameRange(of: node.callee).location, []))
    for argument in call.application.arguments { spokenOf.insert(ObjectIdentifier(bare(argument.expression))) }
    return true
  }

  private func note(on symbol: Symbol?) -> [Diagnostic] {
    guard let symbol, symbol.module?.isMain == true, let range = declaredRange(of: symbol) else { return [] }
    return [CallMessages.declaredHere(symbol is InitializerSymbol ? nameWithLabels(symbol) : symbol.fullName, range)]
  }
}
