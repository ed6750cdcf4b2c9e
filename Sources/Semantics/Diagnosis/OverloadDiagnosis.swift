import Basics
import Syntax

// Several declarations of which none goes with a call, or more than one.

extension ExpressionDiagnosis {
  func badOverload(_ set: OverloadSet, _ origin: Origin) {
    guard let application = set.application else { return unknown(origin) }
    if application.isOperator { return operators(application, []) }
    unknown(origin)
  }

  /// Several declarations that none of the arguments decide between.
  func ambiguous(_ set: OverloadSet, _ attempts: [Fix.Attempt], _ origin: Origin) {
    if let application = set.application, application.isOperator { return operators(application, attempts) }
    if let application = set.application, meantUnderCondition(application) { return }
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
}
