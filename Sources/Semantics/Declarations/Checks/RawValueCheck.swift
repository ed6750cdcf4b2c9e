import Basics
import Syntax

// The raw values of an enum's cases: literals of the raw type, each once.

extension Program {
  /// Reports raw values that are of another type or repeat each other, and enums that cannot have any.
  func checkRawValues(of nominal: NominalSymbol) {
    guard nominal.kind == .enum, nominal.module?.isMain == true else { return }
    guard let type = nominal.rawType, let written = rawTypeSyntax(of: nominal) else {
      for symbol in nominal.cases {
        if let value = symbol.rawValue { diagnostics.report(RawValueMessages.withoutRawType(value)) }
      }
      return
    }
    if type.isError { return }
    var check = RawValueCheck(program: self, nominal: nominal, type: type, written: written)
    check.run()
  }

  /// The first type behind the colon that is no protocol.
  private func rawTypeSyntax(of nominal: NominalSymbol) -> TypeSyntax? {
    (nominal.syntax as? NominalDeclaration)?.inheritance?.types.first {
      let type = resolve($0, in: nominal.scope, purpose: .inheritance)
      return type.existential == nil
    }
  }
}

private struct RawValueCheck {
  let program: Program
  let nominal: NominalSymbol
  let type: Type
  let written: TypeSyntax
  private var isBroken = false
  /// Where each value was given first, and the case with a written value that it was counted on from.
  private var seen: [String: (place: SourceRange, symbol: EnumCaseSymbol, source: EnumCaseSymbol?)] = [:]

  init(program: Program, nominal: NominalSymbol, type: Type, written: TypeSyntax) {
    self.program = program
    self.nominal = nominal
    self.type = type
    self.written = written
  }

  private mutating func fail(_ diagnostic: Diagnostic) {
    program.diagnostics.report(diagnostic)
    isBroken = true
  }

  private func takes(_ proto: String) -> Bool {
    program.conformance(of: type, to: program.known.type(proto), in: .empty) != nil
  }

  private var takesIntegers: Bool { takes("ExpressibleByIntegerLiteral") }
  private var takesTexts: Bool { takes("ExpressibleByStringLiteral") }

  mutating func run() {
    let isLiteral =
      takesIntegers || takesTexts || takes("ExpressibleByFloatLiteral")
      || takes("ExpressibleByUnicodeScalarLiteral") || takes("ExpressibleByExtendedGraphemeClusterLiteral")
    if !isLiteral { fail(RawValueMessages.notALiteralType(type, written)) }
    if nominal.cases.isEmpty { fail(RawValueMessages.noCases(written)) }
    if isLiteral { checkCases() }
    // A conformance that is written out needs no values.
    let isWritten = !program.directMembers(named: "rawValue", of: nominal).allSatisfy { $0.syntax == nil }
    if isBroken, !isWritten {
      program.diagnostics.report(RawValueMessages.notRawRepresentable(nominal, type, written))
    }
  }

  private mutating func checkCases() {
    var last: (symbol: EnumCaseSymbol, number: Int?)?
    for symbol in nominal.cases {
      guard let name = symbol.nameRange else { continue }
      if !symbol.parameters.isEmpty {
        fail(RawValueMessages.payload(name, type, written))
        continue
      }
      if let value = symbol.rawValue {
        let before = program.diagnostics.diagnostics.count
        let number = check(value)
        if program.diagnostics.diagnostics.count > before {
          isBroken = true
          last = (symbol, nil)
          continue
        }
        last = (symbol, number)
        note(key(of: value, number), value.range, symbol, source: symbol)
      } else if takesIntegers {
        if let known = last, known.number == nil {
          fail(RawValueMessages.valueNeeded(name))
          continue
        }
        let number = last.map { ($0.number ?? 0) + 1 } ?? 0
        note("\(number)", name, symbol, source: last?.symbol.rawValue == nil ? nil : last?.symbol)
        last = (last?.symbol ?? symbol, number)
      } else if takesTexts {
        note("\"\(symbol.name)\"", name, symbol, source: nil)
      } else {
        fail(RawValueMessages.explicitValueNeeded(name))
      }
    }
  }

  /// Checks a written value; its number where it is one.
  private func check(_ value: Expression) -> Int? {
    let owner = FunctionSymbol(name: nominal.name, syntax: nil, parent: nominal, program: program)
    owner.isStatic = true
    let checker = ExpressionChecker(in: CodeContext(.initialValue, owner: owner), scope: nominal.scope)
    _ = checker.check(value, expecting: .type(type, .rawValue))
    return number(writtenAs: value.range.text.replacing("_", with: ""))
  }

  /// The number that a literal of any radix, perhaps with a sign, stands for.
  private func number(writtenAs text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    let radix = ["0x": 16, "0o": 8, "0b": 2][String(digits.prefix(2))]
    guard let radix else { return Int(text) }
    return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: radix)
  }

  private func key(of value: Expression, _ number: Int?) -> String { number.map { "\($0)" } ?? value.range.text }

  private mutating func note(
    _ key: String, _ place: SourceRange, _ symbol: EnumCaseSymbol, source: EnumCaseSymbol?
  ) {
    guard let earlier = seen[key] else {
      seen[key] = (place, symbol, source)
      return
    }
    var notes: [Diagnostic] = []
    if takesIntegers, let source, source !== symbol, let value = source.rawValue {
      notes.append(RawValueMessages.countedFrom(value.range))
    }
    notes.append(RawValueMessages.usedBefore(earlier.place))
    if takesIntegers, earlier.source !== earlier.symbol {
      if let value = earlier.source?.rawValue {
        notes.append(RawValueMessages.countedFrom(value.range))
      } else if let first = nominal.cases.first?.nameRange {
        notes.append(RawValueMessages.countedFromZero(first))
      }
    }
    program.diagnostics.report(RawValueMessages.repeated(place, notes))
  }
}
