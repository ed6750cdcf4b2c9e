import Basics
import Syntax

/// What is said about calls and their arguments, in swiftc's words.
enum CallMessages {
  static func missing(_ names: [String], in use: String, at location: SourceLocation, _ notes: [Diagnostic])
    -> Diagnostic
  {
    names.count == 1
      ? .error("missing argument for parameter \(names[0]) in \(use)", at: location, notes: notes)
      : .error(
        "missing arguments for parameters \(names.joined(separator: ", ")) in \(use)", at: location, notes: notes)
  }

  static func projectionArgument(at location: SourceLocation, _ notes: [Diagnostic]) -> Diagnostic {
    .error("cannot use property wrapper projection argument", at: location, notes: notes)
  }

  static func noProjectedValueInitializer(_ wrapper: String, _ range: SourceRange) -> Diagnostic {
    .note(
      "property wrapper type '\(wrapper)' does not support initialization from a projected value", at: range.location)
  }

  static func parameterWithoutWrapper(_ name: String, _ range: SourceRange) -> Diagnostic {
    .note("parameter '\(name)' does not have an attached property wrapper", at: range.location)
  }

  static func declaredHere(_ name: String, _ range: SourceRange) -> Diagnostic {
    .note("'\(name)' declared here", at: range.location)
  }

  static func extra(_ label: String?, at location: SourceLocation, _ notes: [Diagnostic]) -> Diagnostic {
    .error(label.map { "extra argument '\($0)' in call" } ?? "extra argument in call", at: location, notes: notes)
  }

  static func extra(_ positions: [String], at location: SourceLocation, _ notes: [Diagnostic]) -> Diagnostic {
    .error("extra arguments at positions \(positions.joined(separator: ", ")) in call", at: location, notes: notes)
  }

  static func extraTrailingClosure(at location: SourceLocation) -> Diagnostic {
    .error("extra trailing closure passed in call", at: location)
  }

  static func closureForLast(_ label: String?, _ notes: [Diagnostic], at location: SourceLocation) -> Diagnostic {
    .warning(
      "backward matching of the unlabeled trailing closure is deprecated; label the argument with '\(label ?? "_")' to "
        + "suppress this warning [#TrailingClosureMatching]", at: location, notes: notes)
  }

  static func takesNone(at location: SourceLocation) -> Diagnostic {
    .error("argument passed to call that takes no arguments", at: location)
  }

  static func misplaced(_ name: String, before other: String, at location: SourceLocation) -> Diagnostic {
    .error("\(name) must precede \(other)", at: location)
  }

  static func labels(_ problem: LabelProblem, in use: String, at location: SourceLocation, _ fixIts: [Diagnostic.FixIt])
    -> Diagnostic
  {
    let words: String
    switch problem {
    case .missing(let labels):
      words = "missing argument label\(labels.count > 1 ? "s" : "") '\(list(labels))' in \(use)"
    case .extraneous(let labels):
      words = "extraneous argument label\(labels.count > 1 ? "s" : "") '\(list(labels))' in \(use)"
    case .incorrect(let have, let expected, let count):
      words =
        "incorrect argument label\(count > 1 ? "s" : "") in \(use) (have '\(list(have))', expected '\(list(expected))')"
    }
    return .error(words, at: location, fixIts: fixIts)
  }

  /// What is wrong with a call's labels.
  enum LabelProblem {
    case missing([String])
    case extraneous([String])
    case incorrect(have: [String], expected: [String], count: Int)
  }

  private static func list(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }

  static func notAFunction(_ type: Type, _ place: Expression) -> Diagnostic {
    .error("cannot call value of non-function type '\(type)'", at: place.diagnosticLocation, highlights: [place.range])
  }

  static func uncalledBase(_ described: String, at location: SourceLocation, _ end: SourceRange?) -> Diagnostic {
    .error(
      "\(described) was used as a property; add () to call it", at: location,
      fixIts: end.map { [Diagnostic.FixIt($0, "()")] } ?? [])
  }

  static func noKeywordCall(_ type: Type, _ place: Expression) -> Diagnostic {
    .error(
      "'@dynamicCallable' type '\(type)' cannot be applied with keyword arguments; missing "
        + "'dynamicCall(withKeywordArguments:)' method [#DynamicCallable]", at: place.diagnosticLocation)
  }

  static func noInitializers(_ type: Type, _ place: Expression) -> Diagnostic {
    .error(
      "'\(type)' cannot be constructed because it has no accessible initializers", at: place.diagnosticLocation)
  }

  static func initMustBeWritten(behind callee: Expression) -> Diagnostic {
    .error(
      "initializing from a metatype value must reference 'init' explicitly", at: callee.range.endLocation,
      fixIts: [Diagnostic.FixIt(callee.range.emptyAtEnd, ".init")])
  }

  static func protocolInstance(_ type: Type, _ place: Expression) -> Diagnostic {
    .error("type '\(type)' cannot be instantiated", at: place.diagnosticLocation)
  }

  static func noExactMatches(_ callee: String, at location: SourceLocation, _ notes: [Diagnostic]) -> Diagnostic {
    .error("no exact matches in call to \(callee)", at: location, notes: notes)
  }

  static func ambiguous(_ name: String, at location: SourceLocation, _ candidates: [SourceRange]) -> Diagnostic {
    .error(
      "ambiguous use of '\(name)'", at: location,
      notes: candidates.map { .note("found this candidate ", at: $0.location) })
  }

  static func unavailable(
    _ name: String, _ detail: Unavailability, at location: SourceLocation, _ declared: SourceRange?
  )
    -> Diagnostic
  {
    var words = "'\(name)' is unavailable"
    if let renamed = detail.renamed {
      words = "'\(name)' has been renamed to '\(renamed)'"
    }
    if let message = detail.message { words += ": \(message)" }
    let said = Diagnostic.error(
      words, at: location,
      notes: declared.map { [.note("'\(name)' has been explicitly marked unavailable here", at: $0.location)] } ?? [])
    return HintMessages.isAboutBindable(detail.message ?? "")
      ? HintMessages.rule(said, "observation", HintMessages.bindableValue) : said
  }

  static func noCandidateProduces(
    _ name: String, wanted: Type, at location: SourceLocation, _ notes: [Diagnostic]
  ) -> Diagnostic {
    .error(
      "no '\(name)' candidates produce the expected contextual result type '\(wanted)'", at: location, notes: notes)
  }

  // MARK: Notes on candidates

  static func produces(_ name: String, _ result: Type, not wanted: Type, _ range: SourceRange) -> Diagnostic {
    .note("'\(name)' produces '\(result)', not the expected contextual result type '\(wanted)'", at: range.location)
  }

  static func candidateTakes(_ type: Type, _ position: String, got: Type, _ range: SourceRange) -> Diagnostic {
    .note(
      "candidate expects value of type '\(type)' for parameter \(position) (got '\(got)')", at: range.location)
  }

  static func candidateLabels(_ have: String, _ expected: String, _ range: SourceRange) -> Diagnostic {
    .note("incorrect labels for candidate (have: '\(have)', expected: '\(expected)')", at: range.location)
  }

  static func candidateNeeds(_ name: String, _ range: SourceRange) -> Diagnostic {
    .note("candidate has partially matching parameter list \(name)", at: range.location)
  }

  // MARK: Closures

  static func closureParameter(_ name: String, at location: SourceLocation) -> Diagnostic {
    .error("cannot infer type of closure parameter '\(name)' without a type annotation", at: location)
  }

  static func closureArity(_ type: Type, expects: Int, uses: Int, at location: SourceLocation) -> Diagnostic {
    .error(
      "contextual closure type '\(type.declared)' expects \(expects) argument\(expects == 1 ? "" : "s"), but \(uses) "
        + "\(uses == 1 ? "was" : "were") used in closure body", at: location)
  }

  static func closureIgnores(_ count: Int, at location: SourceLocation, _ fixIts: [Diagnostic.FixIt]) -> Diagnostic {
    .error(
      "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), which cannot be "
        + "implicitly ignored", at: location, fixIts: fixIts)
  }
}
