import Basics

/// What is said about code that does nothing, in swiftc's words.
enum UsageMessages {
  static func missingCallOfNever(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "\(a) with uninhabited return type 'Never' is missing call to another never-returning function on all paths",
      at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingReturn(_ body: String, _ type: Type, at place: SourceLocation) -> Diagnostic {
    .error("missing return in \(body) expected to return '\(type)'", at: place)
  }

  /// The last statement has the value that is to be returned.
  static func missingReturn(_ body: String, _ type: Type, of last: SourceRange) -> Diagnostic {
    .error(
      "missing return in \(body) expected to return '\(type)'", at: last.location,
      notes: [
        .note(
          "did you mean to return the last expression?", at: last.location,
          fixIts: [Diagnostic.FixIt(last.emptyAtStart, "return ")])
      ])
  }

  static func callOfNever(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note("a call to a never-returning function", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func neverExecuted(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .warning("will never be executed", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func constantSwitch(at subject: SourceLocation, deadCode: SourceLocation) -> Diagnostic {
    .warning(
      "switch condition evaluates to a constant", at: subject,
      notes: [.note("will never be executed", at: deadCode)])
  }

  static func constantCondition(_ outcome: Bool, _ condition: SourceRange) -> Diagnostic {
    .note("condition always evaluates to \(outcome)", at: condition.location)
  }

  static func codeAfterJump(
    _ a: some CustomStringConvertible, at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .warning(
      "code after '\(a)' will never be executed", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func guardFallsThrough(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", at: place,
      highlights: highlights, fixIts: fixIts, notes: notes)
  }

  // MARK: Variables

  static func neverMutated(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .warning(
      "\(variable.ownership == .weak ? "weak " : "")variable '\(variable.name)' was never mutated; consider changing to "
        + "'let' constant\(variable.ownership == .weak ? " [#WeakMutability]" : "")", at: range.location,
      fixIts: variable.introducer.map { [Diagnostic.FixIt($0, "let")] } ?? [])
  }

  static func constantNeverUsed(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    unused("immutable value '\(variable.name)' was never used; consider removing it", range)
  }

  static func neverRead(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .warning("variable '\(variable.name)' was written to, but never read", at: range.location)
  }

  static func initializationNeverUsed(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    unused(
      "initialization of \(sort(variable)) '\(variable.name)' was never used; consider replacing with assignment to '_' or "
        + "removing it", range)
  }

  static func bindingNeverUsed(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    unused("value '\(variable.name)' was defined but never used; consider replacing with boolean test", range)
  }

  static func neverUsed(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    unused("\(sort(variable)) '\(variable.name)' was never used; consider replacing with '_' or removing it", range)
  }

  private static func sort(_ variable: VariableSymbol) -> String { variable.isLet ? "immutable value" : "variable" }

  // MARK: Values

  static func unusedLiteral(_ sort: String, _ range: SourceRange) -> Diagnostic {
    unused("\(sort) literal is unused", range)
  }

  static func unusedAttempt(_ range: SourceRange) -> Diagnostic { unused("result of 'try?' is unused", range) }

  static func unusedStorage(_ storage: UnusedPlaces.Storage, _ range: SourceRange) -> Diagnostic {
    storage == .variable
      ? unused("variable is unused", range) : unused("\(storage.rawValue) is accessed but result is unused", range)
  }

  static func unusedKeyPath(_ range: SourceRange) -> Diagnostic {
    .error("result of key path is unused [#no-usage]", at: range.location)
  }

  static func unusedValue(_ type: Type, _ range: SourceRange) -> Diagnostic {
    unused("expression of type '\(type)' is unused", range)
  }

  static func unusedResult(ofType type: Type, _ range: SourceRange) -> Diagnostic {
    unused("result of call to function returning '\(type)' is unused", range)
  }

  static func unusedCall(_ name: String, _ range: SourceRange) -> Diagnostic {
    unused("result of call to '\(name)' is unused", range)
  }

  static func unusedInstance(_ type: String, _ range: SourceRange) -> Diagnostic {
    unused("result of '\(type)' initializer is unused", range)
  }

  static func unusedOperation(_ name: String, _ range: SourceRange) -> Diagnostic {
    unused("result of operator '\(name)' is unused", range)
  }

  static func unusedClosure(_ range: SourceRange) -> Diagnostic {
    .error(
      "closure expression is unused [#no-usage]", at: range.location,
      notes: [
        .note(
          "did you mean to use a 'do' statement?", at: range.location,
          fixIts: [Diagnostic.FixIt(range.emptyAtStart, "do ")])
      ])
  }

  static func unusedFunction(_ range: SourceRange) -> Diagnostic {
    .error("function is unused [#no-usage]", at: range.location)
  }

  private static func unused(_ words: String, _ range: SourceRange) -> Diagnostic {
    .warning("\(words) [#no-usage]", at: range.location)
  }
}
