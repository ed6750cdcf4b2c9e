import Bytecode
import Semantics

// A switch over many numbers, cases or characters looks its case up instead of asking one after the other.

/// Where the table of a switch leads.
struct SwitchTable {
  /// The way into one pattern.
  struct Entry {
    /// Where the pattern is tested.
    let test: Label
    /// Where values go that are known to match, but for an enum's payload.
    let match: Label
  }
  /// For each case, the entries of its alternatives.
  let entries: [[Entry]]
  /// Where values go that match nothing.
  let noMatch: Label
}

/// The values that a pattern matches, as far as one number tells.
private struct MatchedNumbers {
  /// Numbers that match for certain.
  var certain: ClosedRange<Int>?
  /// Whether other values may match too.
  var others: Bool

  func mayMatch(_ number: Int) -> Bool { others || certain?.contains(number) ?? false }
}

extension FunctionEmitter {
  /// Goes to the first pattern that may match, by a table; nil, and nothing emitted, where that does not pay or cannot be.
  func emitSwitchTable(_ cases: [TypedSwitch.Case], _ subject: Value) throws -> SwitchTable? {
    guard isNumbered(subject.type) else { return nil }
    // Variables of several alternatives are declared in front of the first.
    if cases.contains(where: { $0.patterns.count > 1 && !$0.patterns[0].pattern.variables.isEmpty }) { return nil }
    let patterns = cases.flatMap(\.patterns).map { matchedNumbers(of: $0.pattern) }
    let known = patterns.compactMap(\.certain)
    guard known.count > 2, let first = known.map(\.lowerBound).min(), let last = known.map(\.upperBound).max(),
      Int16(exactly: first) != nil, last - first < min(512, 16 * known.count)
    else { return nil }
    let noMatch = assembler.makeLabel()
    let entries = cases.map { item in
      item.patterns.map { _ in SwitchTable.Entry(test: assembler.makeLabel(), match: assembler.makeLabel()) }
    }
    let ways = Array(zip(patterns, entries.joined()))
    func way(for number: Int) -> Label {
      guard let (numbers, entry) = ways.first(where: { $0.0.mayMatch(number) }) else { return noMatch }
      return numbers.certain?.contains(number) ?? false ? entry.match : entry.test
    }
    let other = ways.first { $0.0.others }?.1.test ?? noMatch
    assembler.emitSwitch(on: subject.slot, first: first, (first...last).map(way), other: other)
    return SwitchTable(entries: entries, noMatch: noMatch)
  }

  /// Whether the first slot of a type's values says which they are: an enum's tag, a number, a character.
  private func isNumbered(_ type: LoweredType) -> Bool {
    if case .enumeration(let cases) = type.form { return cases.count > 2 }
    return type.type.nominal === program.known.int || type.type.nominal === program.known.character
  }

  private func matchedNumbers(of pattern: TypedPattern) -> MatchedNumbers {
    switch pattern.kind {
    case .enumCase(let reference, _):
      guard let symbol = reference.symbol as? EnumCaseSymbol else { break }
      return MatchedNumbers(certain: symbol.index...symbol.index, others: false)
    case .expression(_, let match):
      guard let (name, left, _) = libraryOperator(match), name == "~=" else { break }
      switch left.kind {
      case .integer(let number): return MatchedNumbers(certain: number...number, others: false)
      case .character:
        guard let byte = byte(of: left) else { break }
        let isUnique = uniqueCharacter(.expression(left)) != nil
        return MatchedNumbers(certain: byte...byte, others: !isUnique)
      default: return matchedNumbers(ofRange: left)
      }
    default: break
    }
    return MatchedNumbers(certain: nil, others: true)
  }

  /// A range of literals. Between two ASCII characters lie others that are more than one scalar.
  private func matchedNumbers(ofRange range: TypedExpression) -> MatchedNumbers {
    let unknown = MatchedNumbers(certain: nil, others: true)
    guard let (name, left, right) = libraryOperator(range), name == "..." || name == "..<" else { return unknown }
    switch (left.kind, right.kind) {
    case (.integer(let low), .integer(let high)):
      guard low <= high, high - low < 256 else { return unknown }
      if name == "..." { return MatchedNumbers(certain: low...high, others: false) }
      return MatchedNumbers(certain: low == high ? nil : low...high - 1, others: false)
    case (.character, .character):
      guard name == "...", let low = byte(of: left), let high = byte(of: right), low <= high else { return unknown }
      return MatchedNumbers(certain: low...high, others: true)
    default: return unknown
    }
  }

  /// The byte of an ASCII character literal.
  private func byte(of literal: TypedExpression) -> Int? {
    guard case .character(let bytes) = literal.kind, bytes.count == 1, bytes[0] < 128 else { return nil }
    return Int(bytes[0])
  }

  /// A call of one of the library's operators.
  private func libraryOperator(_ expression: TypedExpression) -> (String, TypedExpression, TypedExpression)? {
    guard case .call(let call) = expression.kind, case .function(let reference, _) = call.callee,
      !lowerer.isInProgram(reference.symbol), call.arguments.count == 2,
      case .value(let left) = call.arguments[0], case .value(let right) = call.arguments[1]
    else { return nil }
    return (reference.symbol.name, left, right)
  }
}
