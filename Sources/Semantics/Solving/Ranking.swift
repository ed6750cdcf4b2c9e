import Basics
import Syntax

// Which of two solutions is better.

extension ConstraintSystem {
  enum Preference { case first, second, neither }

  /// Compares two solutions: by score, then by how special the declarations are that they chose.
  func compare(_ a: [Fact], _ aScore: Score, _ b: [Fact], _ bScore: Score) -> Preference {
    if aScore != bScore { return aScore < bScore ? .first : .second }
    var chosenByB: [Origin: ResolvedOverload] = [:]
    for case .choice(let origin, let choice) in b { chosenByB[origin] = choice }
    var first = 0
    var second = 0
    for case .choice(let origin, let choice) in a {
      guard let other = chosenByB[origin] else { continue }
      switch compare(choice, other, origin) {
      case .first: first += 1
      case .second: second += 1
      case .neither: break
      }
    }
    if first == second { return .neither }
    return first > second ? .first : .second
  }

  /// The mistakes at the same place in each of several solutions.
  func sharedFixes(of solutions: [[Fix]]) -> [Fix] {
    guard let first = solutions.first else { return [] }
    return first.filter { fix in solutions.dropFirst().allSatisfy { $0.contains { $0.origin == fix.origin } } }
      .filter { fix in
        // What is wrong with an argument differs from declaration to declaration.
        if case .argument = fix.origin.part { return false }
        if case .arguments = fix.kind { return false }
        return true
      }
  }

  /// What is said where several declarations are as good, or as bad, as each other; nil where that does not matter.
  func fix(for set: OverloadSet, _ attempts: [Fix.Attempt], _ origin: Origin) -> Fix? {
    guard attempts.count > 1 else { return nil }
    let shared = sharedFixes(of: attempts.map(\.fixes))
    let own = attempts.map { attempt in attempt.fixes.filter { fix in !shared.contains { $0.origin == fix.origin } } }
    if own.allSatisfy(\.isEmpty) {
      // Only the program's own declarations: in the library's the order that Swift prefers may be finer.
      guard attempts.allSatisfy({ $0.choice.symbol?.module?.isMain == true && $0.choice.symbol?.syntax != nil }),
        set.operatorName == nil,
        areSideBySide(attempts.compactMap(\.choice.symbol)),
        Set(attempts.compactMap { $0.choice.symbol.map(ObjectIdentifier.init) }).count > 1,
        attempts.allSatisfy({ ($0.choice.symbol as? CallableSymbol)?.ownParameters.isEmpty ?? false })
      else { return nil }
      return Fix(.ambiguous(set, attempts), origin)
    }
    return Fix(.ambiguous(set, attempts), origin)
  }

  /// Declarations of one type or module, or of extensions of protocols that have nothing to do with each other.
  private func areSideBySide(_ symbols: [Symbol]) -> Bool {
    if Set(symbols.compactMap { $0.parent.map(ObjectIdentifier.init) }).count == 1 {
      return symbols[0].parent is ModuleSymbol || symbols[0].parent is NominalSymbol
    }
    let owners = symbols.compactMap(owner)
    guard owners.count == symbols.count, symbols.allSatisfy({ $0.parent is ExtensionSymbol }) else { return false }
    return owners.allSatisfy { one in
      one.kind == .protocol && owners.allSatisfy { $0 === one || !$0.inherits(from: one) }
    } && Set(owners.map(ObjectIdentifier.init)).count == owners.count
  }

  private func compare(_ a: ResolvedOverload, _ b: ResolvedOverload, _ origin: Origin) -> Preference {
    guard let x = a.choice.symbol, let y = b.choice.symbol, x !== y else {
      // The optional of a declaration written `T!` is preferred by the score already.
      return .neither
    }
    // A dynamic member that is one of the base's own comes before one that is any name.
    if case .dynamicMember(_, let isKeyPath) = a.choice.kind, case .dynamicMember(_, let other) = b.choice.kind,
      isKeyPath != other
    {
      return isKeyPath ? .first : .second
    }
    // Of the two `??` the one that takes a value, where all else is equal: `optionals[key] ?? nil`.
    if x.name == "??", y.name == "??", let f = x as? CallableSymbol, let g = y as? CallableSymbol,
      let one = f.type.function?.result.isOptional, let other = g.type.function?.result.isOptional, one != other
    {
      return one ? .second : .first
    }
    // A function that is not generic itself is more special than one that is, whatever they take.
    if let f = x as? CallableSymbol, let g = y as? CallableSymbol,
      f.ownParameters.isEmpty != g.ownParameters.isEmpty
    {
      return f.ownParameters.isEmpty ? .first : .second
    }
    // What a protocol asks for comes before what extensions of protocols offer, whichever is the more special protocol: the
    // type's own is meant, which may do better.
    if isRequirement(x), isInProtocolExtension(y) { return .first }
    if isRequirement(y), isInProtocolExtension(x) { return .second }
    // So do members of types.
    let (isOffered, isOtherOffered) = (isInProtocolExtension(x), isInProtocolExtension(y))
    // Only in the program itself: the library has members in types that Swift's has in extensions of protocols.
    if isOffered != isOtherOffered, owner(of: x) != nil, owner(of: y) != nil, x.module?.isMain == true,
      y.module?.isMain == true
    {
      return isOffered ? .second : .first
    }
    // What is declared in the program itself hides what it imports, where the types are the same.
    if isMoreSpecialized(x, a, than: y, b) {
      return isMoreSpecialized(y, b, than: x, a) ? tieBreak(x, y) : .first
    }
    if isMoreSpecialized(y, b, than: x, a) { return .second }
    return tieBreak(x, y)
  }

  private func tieBreak(_ x: Symbol, _ y: Symbol) -> Preference {
    // A concrete type's own member before a protocol's, a subclass's before its superclass's.
    let (p, q) = (owner(of: x), owner(of: y))
    if let p, let q, p !== q {
      if p.kind == .protocol, q.kind != .protocol { return .second }
      if q.kind == .protocol, p.kind != .protocol { return .first }
      if p.kind == .protocol, q.kind == .protocol {
        if p.inherits(from: q) { return .first }
        if q.inherits(from: p) { return .second }
      }
      if p.kind == .class, superclass(of: p.declaredType, being: q) != nil { return .first }
      if q.kind == .class, superclass(of: q.declaredType, being: p) != nil { return .second }
    }
    let (m, n) = (requirementCount(x), requirementCount(y))
    if m != n { return m > n ? .first : .second }
    if let f = x as? CallableSymbol, let g = y as? CallableSymbol {
      let (i, j) = (f.parameters.filter(\.hasDefault).count, g.parameters.filter(\.hasDefault).count)
      if i != j { return i < j ? .first : .second }
      let (v, w) = (f.parameters.contains(where: \.isVariadic), g.parameters.contains(where: \.isVariadic))
      if v != w { return v ? .second : .first }
      let (s, t) = (f.ownParameters.count, g.ownParameters.count)
      if s != t { return s < t ? .first : .second }
      if let i = f as? InitializerSymbol, let j = g as? InitializerSymbol, i.isFailable != j.isFailable {
        return i.isFailable ? .second : .first
      }
    }
    if x.module?.isMain == true, y.module?.isMain != true { return .first }
    if y.module?.isMain == true, x.module?.isMain != true { return .second }
    return .neither
  }

  private func isInProtocolExtension(_ symbol: Symbol) -> Bool {
    (symbol.parent as? ExtensionSymbol)?.extended.kind == .protocol
  }

  private func isRequirement(_ symbol: Symbol) -> Bool { (symbol.parent as? NominalSymbol)?.kind == .protocol }

  private func owner(of symbol: Symbol) -> NominalSymbol? { symbol.parent.flatMap(program.nominalOf) }

  private func requirementCount(_ symbol: Symbol) -> Int { symbol.genericSignature.requirements.count }

  /// Whether everything that `x` takes, `y` takes too: its parameters convert to those of `y`, whose own generic parameters
  /// may be anything.
  private func isMoreSpecialized(_ x: Symbol, _ a: ResolvedOverload, than y: Symbol, _ b: ResolvedOverload) -> Bool {
    guard let f = x as? CallableSymbol, let g = y as? CallableSymbol else {
      if x is VariableSymbol, y is CallableSymbol { return true }
      return false
    }
    guard let own = f.type.function, let other = g.type.function else { return false }
    let shared = min(own.parameters.count, other.parameters.count)
    // Parameters that both calls leave out do not matter.
    if own.parameters.dropFirst(shared).contains(where: { !$0.hasDefault && !$0.isVariadic })
      || other.parameters.dropFirst(shared).contains(where: { !$0.hasDefault && !$0.isVariadic })
    {
      return false
    }
    let start = mark()
    defer { forgetMark() }
    let savedQueue = queue
    let savedScore = score
    defer { score = savedScore }
    let fixing = isFixing
    isFixing = false
    defer {
      isFixing = fixing
      undo(to: start)
      queue = savedQueue
    }
    let outer = f.genericSignature
    guard let substitution = openedReceiver(of: g, asSeenFrom: f) else { return false }
    for (p, q) in zip(own.parameters, other.parameters).prefix(shared) {
      if p.isVariadic, !q.isVariadic { return false }
      if p.isInout != q.isInout { return false }
      let wanted = opened(q.type, substitution)
      // A generic parameter stands for what it is given first.
      let relation: Relation = value(wanted).variable == nil ? .conversion : .equal
      if !relate(relation, p.type, wanted, Origin(anchor)) { return false }
    }
    for requirement in g.genericSignature.requirements {
      switch requirement {
      case .conformance(let subject, let proto):
        let type = simplified(opened(subject, substitution))
        if type.hasTypeVariables { continue }
        if program.conformance(of: type, to: proto, in: outer) == nil { return false }
      case .sameType(let left, let right):
        let (x, y) = (simplified(opened(left, substitution)), simplified(opened(right, substitution)))
        if x.hasTypeVariables || y.hasTypeVariables { continue }
        if outer.canonical(x, program) !== outer.canonical(y, program) { return false }
      case .superclass, .isClass: continue
      }
    }
    queue.removeAll()
    // What is only wrapped in an optional does not count as taken.
    return score[.valueToOptional] == savedScore[.valueToOptional]
  }

  /// New variables for the generic parameters of `g`; those of its receiver stand for what the receiver of `f` is. Nil
  /// where a receiver of `f` cannot be one of `g`.
  private func openedReceiver(of g: CallableSymbol, asSeenFrom f: CallableSymbol) -> Substitution? {
    let parameters = g.genericSignature.parameters
    let unknown = Substitution(parameters, parameters.map { _ in makeVariable() })
    guard let p = owner(of: f), let q = owner(of: g) else { return unknown }
    let receiver = p.kind == .protocol ? p.selfParameter!.type : p.declaredType
    if p === q {
      let own = p.genericSignature.parameters
      return Substitution(own, own.map(\.type)).or(unknown)
    }
    guard q.kind == .protocol else { return unknown }
    let isOne =
      p.kind == .protocol
      ? f.genericSignature.protocols(of: receiver, program).contains { $0 === q }
      : program.conformance(of: receiver, to: q, in: p.genericSignature) != nil
    return isOne ? Substitution([q.selfParameter!], [receiver]).or(unknown) : nil
  }
}
