import Basics

/// What is said about variables that closures use, in the compiler's words.
enum CaptureMessages {
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
