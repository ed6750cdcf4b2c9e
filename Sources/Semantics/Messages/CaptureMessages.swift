import Basics

/// What is said about variables that closures use, in the compiler's words.
enum CaptureMessages {
  /// No closure is given where it captures `self` already, but weakly.
  static func implicitSelf(_ use: String, _ range: SourceRange, _ closure: SourceRange?) -> Diagnostic {
    .error(
      "\(use) in closure requires explicit use of 'self' to make capture semantics explicit", at: range.location,
      notes: closure.map {
        [
          .note(
            "reference 'self.' explicitly", at: range.location, fixIts: [Diagnostic.FixIt(range.emptyAtStart, "self.")]),
          .note("capture 'self' explicitly to enable implicit 'self' in this closure", at: $0.location),
        ]
      } ?? [])
  }

  // MARK: Closures that may run at any time

  static func sharedMutation(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    shared("mutation of", variable, range)
  }

  static func sharedReference(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    shared("reference to", variable, range)
  }

  private static func shared(_ use: String, _ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .warning(
      "\(use) captured var '\(variable.name)' in concurrently-executing code; this is an error in the Swift 6 language "
        + "mode [#SendableClosureCaptures]", at: range.location)
  }

  // MARK: Objects that nothing keeps

  static func deallocatedAtOnce(_ variable: VariableSymbol, _ sign: SourceRange) -> Diagnostic {
    let word = variable.ownership == .weak ? "weak" : "unowned"
    var notes: [Diagnostic] = [
      .note("a strong reference is required to prevent the instance from being deallocated", at: sign.location)
    ]
    if let name = variable.nameRange { notes.append(.note("'\(variable.name)' declared here", at: name.location)) }
    return .warning(
      "instance will be immediately deallocated because \(variable.isMember ? "property" : "variable") "
        + "'\(variable.name)' is '\(word)'", at: sign.location, notes: notes)
  }

  static func alwaysNil(_ object: SourceRange) -> Diagnostic {
    .warning(
      "weak reference will always be nil because the referenced object is deallocated here", at: object.location)
  }

  // MARK: Closures that do not escape

  static func assignedAsEscaping(_ parameter: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    nonEscaping("assigning non-escaping parameter '\(parameter.name)' to an '@escaping' closure", parameter, range)
  }

  static func passedAsEscaping(_ parameter: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    nonEscaping(
      "passing non-escaping parameter '\(parameter.name)' to function expecting an '@escaping' closure", parameter,
      range)
  }

  static func passedAsGeneric(_ parameter: VariableSymbol, _ generic: String, _ range: SourceRange) -> Diagnostic {
    .error(
      "converting non-escaping parameter '\(parameter.name)' to generic parameter '\(generic)' may allow it to escape",
      at: range.location)
  }

  static func usedAsEscaping(_ parameter: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    nonEscaping(
      "using non-escaping parameter '\(parameter.name)' in a context expecting an '@escaping' closure", parameter, range
    )
  }

  static func convertedToAny(_ range: SourceRange) -> Diagnostic {
    .error("converting non-escaping value to 'Any' may allow it to escape", at: range.location)
  }

  static func nonEscapingCapture(_ parameter: VariableSymbol, _ closure: SourceRange, _ use: SourceRange) -> Diagnostic
  {
    .error(
      "escaping closure captures non-escaping parameter '\(parameter.name)'", at: closure.location,
      notes: (parameter.nameRange.map {
        [.note("parameter '\(parameter.name)' is implicitly non-escaping", at: $0.location)]
      } ?? []) + [.note("captured here", at: use.location)])
  }

  private static func nonEscaping(_ words: String, _ parameter: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      words, at: range.location,
      notes: parameter.nameRange.map {
        [.note("parameter '\(parameter.name)' is implicitly non-escaping", at: $0.location)]
      } ?? [])
  }

  static func inoutCapture(_ variable: VariableSymbol, _ closure: SourceRange, _ place: SourceRange)
    -> Diagnostic
  {
    let captured = Diagnostic.note("captured here", at: place.location)
    if variable.isSelf {
      return .error(
        "escaping closure captures mutating 'self' parameter", at: closure.location, notes: [captured])
    }
    var notes = [captured]
    if let range = variable.nameRange {
      notes.insert(
        .note("parameter '\(variable.name)' is declared 'inout'", at: range.location), at: 0)
    }
    return .error(
      "escaping closure captures 'inout' parameter '\(variable.name)'", at: closure.location, notes: notes)
  }
}
