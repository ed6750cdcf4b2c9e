import Basics
import Syntax

/// Checks that the cases of a `switch` cover every value of its subject.
struct ExhaustivenessCheck {
  let checker: StatementChecker
  private let spaces: SpaceArithmetic

  init(_ checker: StatementChecker) {
    self.checker = checker
    spaces = SpaceArithmetic(program: checker.program)
  }

  func check(_ statement: TypedSwitch, _ syntax: SwitchStatement) {
    let type = checker.program.canonicalType(statement.subject.type, in: checker.scope.genericSignature)
    guard !type.hasErrors else { return }
    if statement.cases.isEmpty {
      if case .type? = spaces.decompose(type) ?? .type(type) {
        checker.report(SwitchMessages.needsACase(syntax))
        return
      }
    }
    var rest = Space.type(type)
    for (item, written) in zip(statement.cases, syntax.cases) {
      if written.items.isEmpty { return }
      for (index, (pattern, condition)) in item.patterns.enumerated() {
        if hasErrors(pattern) { return }
        let space = space(of: pattern)
        if isKnown(space), isDisjoint(rest, space) {
          checker.report(SwitchMessages.alreadyHandled(written.items[index]))
          continue
        }
        if condition == nil { rest = spaces.subtract(rest, space) }
      }
    }
    guard !rest.isEmpty else { return }
    checker.report(SwitchMessages.notExhaustive(syntax, missing: missing(rest)))
  }

  private func isDisjoint(_ left: Space, _ right: Space) -> Bool {
    switch (left, right) {
    case (.empty, _), (_, .empty): return true
    case (.union(let all), _): return all.allSatisfy { isDisjoint($0, right) }
    case (_, .union(let all)): return all.allSatisfy { isDisjoint(left, $0) }
    case (.boolean(let value), .boolean(let other)): return value != other
    case (.constructor(_, let symbol, _, _, let parts), .constructor(_, let other, _, _, let otherParts)):
      if symbol !== other { return true }
      return zip(parts, otherParts).contains { isDisjoint($0, $1) }
    case (.type(let type), .constructor), (.type(let type), .boolean):
      guard let all = spaces.decompose(type) else { return false }
      return isDisjoint(all, right)
    default: return false
    }
  }

  private func isKnown(_ space: Space) -> Bool {
    switch space {
    case .unknown: return false
    case .empty, .type, .boolean: return true
    case .union(let all): return all.allSatisfy(isKnown)
    case .constructor(_, _, _, _, let parts): return parts.allSatisfy(isKnown)
    }
  }

  /// The missing patterns; none where only a `default` helps.
  private func missing(_ rest: Space) -> [String] {
    var names: [String] = []
    for space in spaces.flatten(rest) {
      if case .type(let type) = space {
        guard let parts = spaces.decompose(type) else { return [] }
        names += spaces.flatten(parts).map(spaces.pattern)
      } else {
        names.append(spaces.pattern(space))
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  // MARK: Patterns as spaces

  private func hasErrors(_ pattern: TypedPattern) -> Bool {
    switch pattern.kind {
    case .error: return true
    case .tuple(let elements): return elements.contains(where: hasErrors)
    case .enumCase(_, let payload): return payload.map(hasErrors) ?? false
    case .some(let inner), .cast(_, let inner): return hasErrors(inner)
    case .any, .variable, .none, .isType, .boolean, .expression: return false
    }
  }

  private func space(of pattern: TypedPattern) -> Space {
    switch pattern.kind {
    case .any, .variable: return .type(pattern.type)
    case .boolean(let value): return .boolean(value)
    case .tuple(let elements):
      return .constructor(
        pattern.type, nil, name: "", labels: (pattern.type.tupleElements ?? []).map(\.label),
        parts: elements.map(space))
    case .enumCase(let reference, let payload):
      let symbol = reference.symbol as! EnumCaseSymbol
      return spaces.constructor(symbol, of: pattern.type, parts: payload.map { parts(of: $0, symbol) })
    case .some(let inner): return optional("some", pattern.type, [space(of: inner)])
    case .none: return optional("none", pattern.type, [])
    case .isType(let type): return cast(to: type, from: pattern.type)
    case .cast(let type, let inner):
      guard case .type = space(of: inner) else { return .unknown }
      return cast(to: type, from: pattern.type)
    case .expression, .error: return .unknown
    }
  }

  private func parts(of payload: TypedPattern, _ symbol: EnumCaseSymbol) -> [Space] {
    if symbol.parameters.count == 1 { return [space(of: payload)] }
    switch payload.kind {
    case .tuple(let elements): return elements.map(space)
    case .any, .variable: return (payload.type.tupleElements ?? []).map { .type($0.type) }
    default: return symbol.parameters.map { _ in .unknown }
    }
  }

  private func optional(_ name: String, _ type: Type, _ parts: [Space]) -> Space {
    guard
      let symbol = checker.program.known.optional.cases.first(where: { $0.name == name })
    else { return .unknown }
    return .constructor(type, symbol, name: name, labels: parts.map { _ in nil }, parts: parts)
  }

  private func cast(to type: Type, from subject: Type) -> Space {
    let isKnown =
      !subject.isOptional && !type.isGeneric && !subject.isGeneric
      && checker.program.castAlwaysSucceeds(subject, type, in: checker.scope.genericSignature)
    return isKnown || type === subject ? .type(subject) : .unknown
  }

  /// Whether some `catch` takes every error: a pattern that always matches, without a condition.
  func isExhaustive(_ catches: [TypedSwitch.Case], of type: Type) -> Bool {
    catches.contains { item in
      item.patterns.contains { pattern, condition in condition == nil && alwaysMatches(pattern) }
    }
  }

  /// Whether a pattern takes all values of its type.
  func alwaysMatches(_ pattern: TypedPattern) -> Bool {
    switch pattern.kind {
    case .any, .variable, .error: return true
    case .tuple(let elements): return elements.allSatisfy(alwaysMatches)
    case .cast(let type, let inner):
      guard case .type = cast(to: type, from: pattern.type) else { return false }
      return alwaysMatches(inner)
    case .isType(let type):
      guard case .type = cast(to: type, from: pattern.type) else { return false }
      return true
    case .enumCase, .some, .none, .boolean, .expression: return false
    }
  }
}
