import Basics

/// What is said about errors that nobody handles, in the compiler's words.
enum EffectMessages {
  static func throwingClosure(_ own: Type, _ wanted: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "invalid conversion from throwing function of type '\(own.declared)' to non-throwing function type '\(wanted.declared)'",
      at: range.location)
  }

  static func notMarked(_ what: String, _ range: SourceRange) -> Diagnostic {
    let place = range.location
    return .error(
      "\(what) can throw but is not marked with 'try'", at: place,
      notes: [
        .note("did you mean to use 'try'?", at: place, fixIts: [.init(range.emptyAtStart, "try ")]),
        .note(
          "did you mean to handle error as optional value?", at: place,
          fixIts: [.init(range.emptyAtStart, "try? ")]),
        .note(
          "did you mean to disable error propagation?", at: place,
          fixIts: [.init(range.emptyAtStart, "try! ")]),
      ])
  }

  static func thrownTypeDiffers(_ type: Type, _ wanted: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "thrown expression type '\(type)' cannot be converted to error type '\(wanted)'", at: range.location,
      highlights: [range])
  }

  static func throwsInRethrowing(_ range: SourceRange) -> Diagnostic {
    .error("a function declared 'rethrows' may only throw if its parameter does", at: range.location)
  }

  static func callInRethrowing(_ range: SourceRange) -> Diagnostic {
    .error(
      "call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does",
      at: range.location)
  }

  static func thrownTypeOfFunction(_ type: Type, _ wanted: Type, _ range: SourceRange) -> Diagnostic {
    .error("invalid conversion of thrown error type '\(type)' to '\(wanted)'", at: range.location)
  }

  static func notMarkedNorHandled(_ what: String, _ range: SourceRange) -> Diagnostic {
    .error(
      "\(what) can throw, but it is not marked with 'try' and the error is not handled", at: range.location)
  }

  static func notHandled(_ range: SourceRange) -> Diagnostic {
    .error("errors thrown from here are not handled", at: range.location)
  }

  static func notCaught(_ range: SourceRange) -> Diagnostic {
    .error(
      "errors thrown from here are not handled because the enclosing catch is not exhaustive",
      at: range.location)
  }

  static func outOf(_ place: String, _ what: String, _ range: SourceRange) -> Diagnostic {
    .error("\(what) can throw, but errors cannot be thrown out of \(place)", at: range.location)
  }

  static func thrownNotHandled(_ range: SourceRange) -> Diagnostic {
    .error(
      "error is not handled because the enclosing function is not declared 'throws'", at: range.location)
  }

  static func thrownNotCaught(_ range: SourceRange) -> Diagnostic {
    .error("error is not handled because the enclosing catch is not exhaustive", at: range.location)
  }

  static func thrownOutOf(_ place: String, _ range: SourceRange) -> Diagnostic {
    .error("errors cannot be thrown out of \(place)", at: range.location)
  }

  static func rethrowsNothing(_ keyword: SourceRange) -> Diagnostic {
    .error("'rethrows' function must take a throwing function argument", at: keyword.location)
  }

  static func thrownTypeIsNoError(_ type: Type, _ range: SourceRange) -> Diagnostic {
    .error("thrown type '\(type)' does not conform to the 'Error' protocol", at: range.location)
  }

  static func nothingThrows(_ range: SourceRange) -> Diagnostic {
    .warning("no calls to throwing functions occur within 'try' expression", at: range.location)
  }

  static func unreachableCatch(_ keyword: SourceRange) -> Diagnostic {
    .warning(
      "'catch' block is unreachable because no errors are thrown in 'do' block", at: keyword.location)
  }
}
