import Basics
import Syntax

// Solving what simplification leaves open: by guesses, best first, taken back when they fail.

extension ConstraintSystem {
  /// Solves everything; false when there is no solution, or no best one.
  func solve() -> Bool {
    if hasFailedEarly { return false }
    if !postponed.isEmpty {
      queue.insert(contentsOf: postponed, at: 0)
      postponed = []
    }
    guard simplify() else { return false }
    return search(log)
  }

  /// Solves some of the constraints. Where it succeeds the best solution is in force, otherwise nothing is changed that the
  /// caller does not take back. Those made since `start`, a position in the log, belong to them.
  ///
  /// `isConnected` says that the constraints have just been parted from others that share no unknown with them.
  private func search(_ constraints: [Constraint], since start: Int? = nil, isConnected: Bool = false) -> Bool {
    var remaining = constraints
    var isConnected = isConnected
    var seen = start ?? log.count
    while true {
      guard simplify() else { return false }
      if seen < log.count {
        remaining += log[seen...]
        seen = log.count
      }
      remaining.removeAll { $0.status != .waiting }
      if remaining.isEmpty { return true }
      if isTooComplex { return false }
      if let scoreToBeat, scoreToBeat < score {
        guessesGivenUp += 1
        return false
      }
      if !isConnected, let parts = components(of: remaining) {
        for part in parts where !search(part, isConnected: true) { return false }
        continue
      }
      isConnected = false
      guard let step = nextStep(in: remaining) else { return finishStuck(remaining) }
      switch step {
      case .certain(let variable, let type):
        if !assign(variable, type) { return false }
      case .collections(let literals):
        // Many literals are often nested in one: they are decided at once, or each would be a search of its own.
        for literal in outermost(of: literals)
        where value(literal.variable.type).variable === literal.variable {
          if !assign(literal.variable, literal.types[0]) { return false }
        }
      case .closure(let closure, let type):
        guard openStuck(closure, type) else { return false }
      case .statement(let constraint):
        guard checkStatement(constraint) else { return false }
      case .operators(let set):
        loadOperators(of: set.1)
        if set.1.choices.isEmpty {
          failure = set.0
          if isFixing, assumeAway(set.0) { continue }
          return false
        }
        self.set(set.0, .queued)
        queue.append(set.0)
      case .bind(let candidates):
        if tryBindings(candidates, remaining) { return true }
        // Where no default type of a literal will do, what a closure does with it may tell: `units.reduce(6) { $0 - $1 }`.
        guard candidates.isLiteral, !isTooComplex, let (closure, type) = closedExpression(in: remaining),
          openStuck(closure, type)
        else { return false }
      case .overload(let constraint, let set):
        guard let value = value(amongFunctions: set) else { return tryChoices(set, constraint, remaining) }
        set_solved(constraint)
        if !choose(value, for: set, constraint.origin) { return false }
      }
    }
  }

  /// The literals that are no elements of others among them: what those are of may tell more of these.
  private func outermost(of literals: [Candidates]) -> [Candidates] {
    var elements: Set<TypeVariable> = []
    for literal in literals { elements.formUnion(freeVariables(in: literal.types[0])) }
    let outermost = literals.filter { literal in
      !literal.variable.waiting.contains { constraint in
        guard constraint.status == .waiting, case .relation(_, let left, let right) = constraint.kind,
          value(left).variable === literal.variable, let other = value(right).variable
        else { return false }
        return elements.contains(other)
      }
    }
    return outermost.isEmpty ? literals : outermost
  }

  /// A closure of one expression that waits for its parameters' types; in looking for a mistake, one of which some are
  /// known.
  private func closedExpression(in constraints: [Constraint]) -> (ClosureExpression, Type)? {
    for constraint in constraints where constraint.status == .waiting {
      guard case .closure(let closure, let type) = constraint.kind, let variable = value(type).variable,
        closures[ObjectIdentifier(closure)]?.expression != nil, let function = upperBound(of: variable)?.function,
        !isFixing || function.parameters.contains(where: { value($0.type).variable == nil })
      else { continue }
      return (closure, type)
    }
    return nil
  }

  private enum Step {
    case certain(TypeVariable, Type)
    case collections([Candidates])
    case closure(ClosureExpression, Type)
    case statement(Constraint)
    case operators((Constraint, OverloadSet))
    case bind(Candidates)
    case overload(Constraint, OverloadSet)
  }

  /// What to do next: certain things first, then the guess that is most probably right.
  private func nextStep(in constraints: [Constraint]) -> Step? {
    var best: Candidates?
    var literal: Candidates?
    // A literal that is passed on to something unknown.
    var lateLiteral: Candidates?
    var vague: Candidates?
    var onlyVague: Candidates?
    // Collection literals that nothing but their default type speaks for.
    var collections: [Candidates] = []
    var overload: (Constraint, OverloadSet, Int)?
    var closure: (ClosureExpression, Type)?
    var statement: Constraint?
    var hasKeyPath = false
    let walk = beginWalk()
    // What is called decides about its arguments: they wait for it.
    for constraint in constraints {
      switch constraint.kind {
      case .application(let application, let function) where !application.isOperator && value(function).variable != nil:
        for argument in application.arguments {
          if let variable = value(argument.type).variable { variable.visitAsArgument = walk }
        }
      case .member(let use):
        if let variable = value(use.base).variable { variable.visitAsBase = walk }
      default: continue
      }
    }
    func urgency(_ variable: TypeVariable) -> Int {
      let state = variable
      return state.visitAsBase == walk ? 0 : state.visitAsArgument == walk ? 2 : 1
    }
    func consider(_ type: Type) {
      guard let variable = value(type).variable, variable.visitAsCandidate != walk else { return }
      variable.visitAsCandidate = walk
      guard let found = candidates(for: variable) else { return }
      if found.isOnlyVague, onlyVague == nil { onlyVague = found }
      if found.isCollectionDefault { collections.append(found) }
      if found.isDelayed || found.isVague {
        if vague.map({ rank(found) < rank($0) }) ?? true { vague = found }
        if found.isLiteral, lateLiteral.map({ urgency(found.variable) < urgency($0.variable) }) ?? true {
          lateLiteral = found
        }
      } else if found.isLiteral {
        if literal.map({ urgency(found.variable) < urgency($0.variable) }) ?? true { literal = found }
      } else if best.map({ rank(found) < rank($0) }) ?? true {
        best = found
      }
    }
    for constraint in constraints {
      switch constraint.kind {
      case .relation(_, let left, let right):
        consider(left)
        consider(right)
      case .literal(let type, _), .conformance(let type, _), .defaultType(let type, _), .projection(let type, _, _):
        consider(type)
      case .overload(let set):
        let rank = self.rank(set)
        if overload.map({ rank < $0.2 }) ?? true { overload = (constraint, set, rank) }
      case .member(let use): consider(use.base.metatypeInstance.map(resolved) ?? use.base)
      case .closure(let node, let type):
        if closure.map({ !typesAreKnown(in: $0.0, $0.1) }) ?? true { closure = (node, type) }
      case .statement:
        if statement == nil { statement = constraint }
      case .keyPath: hasKeyPath = true
      default: continue
      }
    }
    if hasKeyPath, let (variable, type) = unwantedKeyPath(in: constraints) { return .certain(variable, type) }
    if let onlyVague { return .certain(onlyVague.variable, shape(of: onlyVague.types)) }
    if let best {
      if best.types.count == 1, best.alternatives.isEmpty, best.lastResorts.isEmpty {
        return .certain(best.variable, best.types[0])
      }
      // An overload that is nearly decided tells more than a guess.
      if overload.map({ $0.2 > 20 }) ?? true { return .bind(best) }
    }
    if let overload {
      if overload.1.choices.isEmpty, overload.1.operatorName != nil {
        let mayWait =
          overload.1.application == nil && literal != nil && !hasKnownOperand(overload.1)
          || vague.map { !$0.isDelayed } ?? false
          || overload.2 >= 100 && literal.map { urgency($0.variable) == 0 } ?? false
        // Nothing is known of its operands.
        if overload.2 >= 150, let literal = literal ?? lateLiteral { return .bind(literal) }
        if !mayWait { return .operators((overload.0, overload.1)) }
      } else {
        return .overload(overload.0, overload.1)
      }
    }
    if let best { return .bind(best) }
    // What a literal is tells more than a guess of what comes of its members: `"text".count` as `Any`.
    if let vague, vague.isDelayed, let literal { return .bind(literal) }
    if let vague, !vague.isAnything, !vague.isDelayed || !vague.isLiteral, !vague.types.isEmpty,
      vague.isVague == false || closure == nil
    {
      return .bind(vague)
    }
    if let literal { return .bind(literal) }
    if let overload, overload.1.choices.isEmpty { return .operators((overload.0, overload.1)) }
    if let statement { return .statement(statement) }
    if let closure, typesAreKnown(in: closure.0, closure.1) { return .closure(closure.0, closure.1) }
    if let vague, !vague.isAnything {
      return vague.isCollectionDefault && collections.count > 1 ? .collections(collections) : .bind(vague)
    }
    // A closure's expression may still tell what its parameters are; after that, anything is as good.
    if let closure, closures[ObjectIdentifier(closure.0)]?.expression != nil { return .closure(closure.0, closure.1) }
    if let vague { return .bind(vague) }
    if let closure { return .closure(closure.0, closure.1) }
    return nil
  }

  private func rank(_ candidates: Candidates) -> Int {
    (candidates.isVague ? 100 : 0) + (candidates.isDelayed ? 10 : 0) + (candidates.isAnything ? 200 : 0)
      + candidates.types.count
      + candidates.alternatives.count
  }

  /// Small where much is known of the arguments.
  /// Whether an operator that is passed as a function is wanted for something of known type.
  private func hasKnownOperand(_ set: OverloadSet) -> Bool {
    guard let variable = value(set.type).variable, let wanted = upperBound(of: variable)?.function else { return false }
    return wanted.parameters.contains { value($0.type).variable == nil }
  }

  private func rank(_ set: OverloadSet) -> Int {
    var unknown = 0
    for argument in set.application?.arguments ?? [] {
      if let variable = value(argument.type).variable {
        let state = variable
        if !state.literals.isEmpty {
          unknown += 3
        } else if state.isClosure {
          unknown += 2
        } else {
          // Where an operator's declarations are looked for depends on its operands' types: those come first.
          unknown += set.operatorName != nil && set.choices.isEmpty ? 100 : 20
        }
      }
    }
    if set.application == nil { unknown += 10 }
    if let application = set.application, application.isOperator,
      !application.arguments.contains(where: { value($0.type).variable == nil })
    {
      let bound = value(application.result).variable.flatMap(upperBound)
      if bound?.nominal != nil {
        unknown -= 15
      } else {
        // Literals alone leave the type to the operation around: `byte & 1 << 2`. A range is another type than its bounds,
        // and tells the operation around more: `1...3 ~= number`.
        unknown += set.operatorName == "..." || set.operatorName == "..<" ? 15 : 120
      }
    }
    return unknown + min(set.choices.count, 10)
  }

  // MARK: Guesses

  private func tryBindings(_ candidates: Candidates, _ remaining: [Constraint]) -> Bool {
    guesses += 1
    defer { guesses -= 1 }
    let rounds = [candidates.types, candidates.alternatives, candidates.lastResorts]
    for (index, round) in rounds.enumerated() where !round.isEmpty {
      if isFixing, index > 0 { break }
      let before = guessesGivenUp
      let isFound = tryEach(round.count, remaining) { position in
        // That values of two types meet in `Any` is worth no less than a literal of another type.
        if index == 2 { self.score.add(.nonDefaultLiteral) }
        return self.assign(candidates.variable, round[position])
      }
      if isFound { return true }
      // What was given up would have been taken here, and have lost elsewhere.
      if isTooComplex || guessesGivenUp > before { return false }
    }
    return false
  }

  private func tryChoices(_ set: OverloadSet, _ constraint: Constraint, _ remaining: [Constraint]) -> Bool {
    guesses += 1
    defer { guesses -= 1 }
    let all = set.choices
    func attempt(_ choice: OverloadChoice) -> Bool {
      set_solved(constraint)
      return choose(choice, for: set, constraint.origin)
    }
    func tied(_ attempts: [(index: Int, fixes: [Fix])], of choices: [OverloadChoice]) -> Fix? {
      fix(for: set, attempts.map { Fix.Attempt(choice: choices[$0.index], fixes: $0.fixes) }, constraint.origin)
    }
    guard set.operatorName != nil else {
      return tryEach(all.count, remaining, attempt: { attempt(all[$0]) }, tied: { tied($0, of: all) })
    }
    if isFixing {
      let choices = all.filter { fit($0, set) != .no }
      let tried = choices.isEmpty ? all : choices
      return tryEach(tried.count, remaining, attempt: { attempt(tried[$0]) }, tied: { tied($0, of: tried) })
    }
    if set.operatorName == "??", let application = set.application,
      let wanted = existentialForOperands(of: application)
    {
      // Where all operands convert to what is wanted, Swift takes the form whose default is a value, an optional as it is.
      let taking = all.filter { ($0.symbol as? CallableSymbol)?.type.function?.result.isOptional == false }
      let isFound = tryEach(taking.count, remaining) { index in
        attempt(taking[index]) && relate(.equal, application.result, wanted, constraint.origin)
      }
      if isFound { return true }
    }
    // Operators are many: those that fit best are tried first, and the others only if none of these will do.
    let ranked = all.map { ($0, fit($0, set)) }
    for level in [Fit.exact, .defaultLiteral, .literal, .converts, .generic, .wrapped, .maybe] {
      let group = ranked.filter { $0.1 == level }.map(\.0)
      if group.isEmpty { continue }
      let before = guessesGivenUp
      if tryEach(group.count, remaining, attempt: { attempt(group[$0]) }) { return true }
      if isTooComplex || guessesGivenUp > before { return false }
    }
    return false
  }

  private func set_solved(_ constraint: Constraint) { set(constraint, .solved) }

  /// Tries several guesses and keeps the best solution.
  private func tryEach(
    _ count: Int, _ remaining: [Constraint], attempt: (Int) -> Bool,
    tied: (([(index: Int, fixes: [Fix])]) -> Fix?)? = nil
  ) -> Bool {
    let start = mark()
    defer { forgetMark() }
    var best: (facts: [Fact], score: Score, index: Int)?
    var ties: [(index: Int, fixes: [Fix])] = []
    func fixes(in facts: [Fact]) -> [Fix] {
      facts.compactMap { if case .fix(let fix) = $0 { fix } else { nil } }
    }
    var lastFailure: Constraint?
    var isAmbiguous = false
    let outerScore = scoreToBeat
    defer { scoreToBeat = outerScore }
    for index in 0..<count {
      effort += 5
      if attempt(index), search(remaining, since: start.log) {
        if count == 1 { return true }
        let found = (facts: Array(facts[start.facts...]), score: score, index: index)
        if let known = best {
          switch compare(found.facts, found.score, known.facts, known.score) {
          case .first:
            best = found
            isAmbiguous = false
            ties = [(index, fixes(in: found.facts))]
          case .second: break
          case .neither:
            isAmbiguous = true
            ties.append((index, fixes(in: found.facts)))
          }
        } else {
          best = found
          ties = [(index, fixes(in: found.facts))]
        }
      } else if lastFailure == nil {
        lastFailure = failure
      }
      if let score = best?.score { scoreToBeat = outerScore.map { min($0, score) } ?? score }
      undo(to: start)
      if isTooComplex { break }
    }
    guard let best else {
      failure = lastFailure
      return false
    }
    var facts = best.facts
    if isAmbiguous {
      ambiguities += 1
      if let fix = tied?(ties) {
        // What is wrong with one declaration only is said with the choice that cannot be made.
        let shared = sharedFixes(of: ties.map(\.fixes))
        facts.removeAll { fact in
          guard case .fix(let fix) = fact else { return false }
          return !shared.contains { $0.origin == fix.origin }
        }
        facts.append(.fix(fix))
      }
    }
    replay(facts, score: best.score)
    for constraint in remaining { set(constraint, .solved) }
    return true
  }

  // MARK: What is left

  private func openStuck(_ closure: ClosureExpression, _ type: Type) -> Bool {
    guard let variable = value(type).variable else { return true }
    if upperBound(of: variable) == nil, let template = closures[ObjectIdentifier(closure)],
      askNextStatement(of: template)
    {
      return true
    }
    for constraint in variable.waiting {
      if case .closure(let node, _) = constraint.kind, node === closure { set(constraint, .solved) }
    }
    let template = closures[ObjectIdentifier(closure)]!
    let wanted = upperBound(of: variable)?.function
    return openNow(template, wanted, variable) == .holds
  }

  /// An `if` or `switch` used for its value is checked when nothing else can tell its type.
  private func checkStatement(_ constraint: Constraint) -> Bool {
    guard case .statement(let expression, let type) = constraint.kind else { return true }
    set(constraint, .solved)
    var wanted: Type?
    if let variable = value(type).variable {
      if let bound = upperBoundWithOptionals(of: variable), !simplified(bound).hasTypeVariables {
        wanted = simplified(bound)
      }
    } else {
      wanted = value(type)
    }
    let before = program.diagnostics.diagnostics.count
    let checked = StatementChecker.checkStatementExpression(
      expression, expecting: wanted, scope: scopes[ObjectIdentifier(expression)] ?? scope,
      context: contexts[ObjectIdentifier(expression)] ?? context)
    let made = Array(program.diagnostics.diagnostics.dropFirst(before))
    program.diagnostics.truncate(to: before)
    statements[ObjectIdentifier(expression)] = (checked, made)
    if made.contains(where: { $0.severity == .error }) { score.add(.fix) }
    return relate(.equal, type, wanted ?? checked.type, constraint.origin)
  }

  /// The known type that a variable has to convert to, optionals and all.
  func upperBoundWithOptionals(of variable: TypeVariable) -> Type? {
    for constraint in variable.waiting where constraint.status == .waiting {
      if case .relation(_, let left, let right) = constraint.kind, value(left).variable === variable,
        value(right).variable == nil
      {
        return value(right)
      }
    }
    return nil
  }

  /// Constraints that no guess can move: what is left of variables that nothing binds.
  private func finishStuck(_ remaining: [Constraint]) -> Bool {
    for constraint in remaining {
      switch constraint.kind {
      case .relation(_, let left, let right):
        let (a, b) = (value(left), value(right))
        // Two unknown types that convert are the same one.
        if a.variable != nil, b.variable != nil {
          set(constraint, .solved)
          if let x = a.variable, !assign(x, b) { return false }
          return search(remaining)
        }
      default: continue
      }
    }
    let open =
      remaining.first {
        if case .conformance = $0.kind { return false }
        return true
      } ?? remaining[0]
    failure = open
    if isFixing {
      for constraint in remaining {
        set(constraint, .solved)
      }
      if assumeAway(open) { return true }
    }
    return false
  }
}
