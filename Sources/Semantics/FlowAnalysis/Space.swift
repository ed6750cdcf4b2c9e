/// A set of values, as a `switch` sees it: what patterns cover, and what is left over.
indirect enum Space {
  /// No value.
  case empty
  /// All values of a type.
  case type(Type)
  /// The values of one case of an enum, or of a tuple (`symbol` is nil then), with a space for each part.
  case constructor(Type, EnumCaseSymbol?, name: String, labels: [String?], parts: [Space])
  case boolean(Bool)
  /// Any of several.
  case union([Space])
  /// Values that cannot be told apart, such as those equal to some number.
  case unknown

  var isEmpty: Bool {
    switch self {
    case .empty: return true
    case .constructor(_, _, _, _, let parts): return parts.contains(where: \.isEmpty)
    case .union(let spaces): return spaces.allSatisfy(\.isEmpty)
    case .type(let type): return type.isUninhabited
    case .boolean, .unknown: return false
    }
  }
}

/// Subtracts spaces from each other.
struct SpaceArithmetic {
  let program: Program

  /// What is in `left` and not in `right`.
  func subtract(_ left: Space, _ right: Space) -> Space {
    if left.isEmpty { return .empty }
    switch (left, right) {
    case (_, .empty), (_, .unknown): return left
    case (.empty, _): return .empty
    case (.union(let spaces), _): return union(spaces.map { subtract($0, right) })
    case (_, .union(let spaces)): return spaces.reduce(left) { subtract($0, $1) }
    case (.type(let type), .type(let other)):
      if covers(other, type) { return .empty }
      return left
    case (.type(let type), _):
      guard let parts = decompose(type) else { return left }
      return subtract(parts, right)
    case (.constructor, .type(let type)), (.boolean, .type(let type)):
      return covers(type, self.type(of: left)) ? .empty : left
    case (.boolean(let value), .boolean(let other)): return value == other ? .empty : left
    case (
      .constructor(let type, let symbol, let name, let labels, let parts),
      .constructor(_, let other, _, _, let otherParts)
    ):
      guard symbol === other else { return left }
      if otherParts.isEmpty { return .empty }
      guard parts.count == otherParts.count else { return .empty }
      // What differs in one part, with everything in the others; parts that do not overlap leave all.
      var rest: [Space] = []
      for index in parts.indices {
        if intersect(parts[index], otherParts[index]).isEmpty { return left }
        let difference = subtract(parts[index], otherParts[index])
        if difference.isEmpty { continue }
        for single in flatten(difference) {
          var copy = parts
          copy[index] = single
          rest.append(.constructor(type, symbol, name: name, labels: labels, parts: copy))
        }
      }
      return union(rest)
    default: return left
    }
  }

  private func intersect(_ left: Space, _ right: Space) -> Space {
    switch (left, right) {
    case (.empty, _), (_, .empty): return .empty
    case (.union(let spaces), _): return union(spaces.map { intersect($0, right) })
    case (_, .union(let spaces)): return union(spaces.map { intersect(left, $0) })
    case (.boolean(let value), .boolean(let other)): return value == other ? left : .empty
    case (.constructor(_, let symbol, _, _, let parts), .constructor(_, let other, _, _, let otherParts)):
      guard symbol === other else { return .empty }
      for (part, otherPart) in zip(parts, otherParts) where intersect(part, otherPart).isEmpty {
        return .empty
      }
      return left
    default: return left
    }
  }

  private func covers(_ type: Type, _ other: Type) -> Bool {
    if type === other { return true }
    // A cast to a superclass or to the same type always succeeds.
    if let target = type.nominal, target.kind == .class, let found = program.superclass(target, of: other) {
      return found === type
    }
    return false
  }

  private func type(of space: Space) -> Type {
    switch space {
    case .type(let type), .constructor(let type, _, _, _, _): return type
    case .boolean: return program.known.boolType
    case .empty, .union, .unknown: return program.types.error
    }
  }

  /// A type as the union of its cases; nil for types with too many values to name.
  func decompose(_ type: Type) -> Space? {
    if type === program.known.boolType { return .union([.boolean(true), .boolean(false)]) }
    if let elements = type.tupleElements, !elements.isEmpty {
      return .constructor(
        type, nil, name: "", labels: elements.map(\.label), parts: elements.map { .type($0.type) })
    }
    guard let nominal = type.nominal, nominal.kind == .enum else { return nil }
    var cases = nominal.cases.filter { !$0.isRedeclaration }
    // `Optional` is listed as its users think of it.
    if nominal === program.known.optional {
      cases = cases.filter { $0.name == "none" } + cases.filter { $0.name != "none" }
    }
    return union(cases.map { constructor($0, of: type) })
  }

  func constructor(_ symbol: EnumCaseSymbol, of type: Type, parts: [Space]? = nil) -> Space {
    let substitution = Substitution(symbol.owner.genericSignature.parameters, type.arguments)
    return .constructor(
      type, symbol, name: symbol.name, labels: symbol.parameters.map(\.label),
      parts: parts ?? symbol.parameters.map { .type($0.type.substituting(substitution)) })
  }

  func union(_ spaces: [Space]) -> Space {
    let spaces = spaces.flatMap(flatten)
    if spaces.isEmpty { return .empty }
    return spaces.count == 1 ? spaces[0] : .union(spaces)
  }

  /// The spaces a union is made of, empty ones left out.
  func flatten(_ space: Space) -> [Space] {
    if case .union(let spaces) = space { return spaces.flatMap(flatten) }
    return space.isEmpty ? [] : [space]
  }

  /// A space as the pattern that would cover it.
  func pattern(_ space: Space) -> String {
    switch space {
    case .empty, .unknown, .type: return "_"
    case .boolean(let value): return value ? "true" : "false"
    case .union(let spaces): return spaces.first.map(pattern) ?? "_"
    case .constructor(_, let symbol, let name, let labels, let parts):
      guard !parts.isEmpty else { return ".\(name)" }
      let isWhole = parts.allSatisfy { if case .type = $0 { return true } else { return false } }
      // A payload with labels is offered under its own names.
      let texts = zip(labels, parts).map { label, part -> String in
        guard let label else { return pattern(part) }
        if isWhole, symbol != nil { return "\(label): let \(label)" }
        return "\(label): \(pattern(part))"
      }
      return (symbol == nil ? "" : ".\(name)") + "(\(texts.joined(separator: ", ")))"
    }
  }
}
