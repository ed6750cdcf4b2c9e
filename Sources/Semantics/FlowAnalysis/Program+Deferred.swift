import Basics

extension Program {
  /// Reports what an analysis of a finished body has found: only once everything has been checked, and only if that went
  /// well. Library code is taken to be right.
  func reportAfterChecking(_ diagnostic: Diagnostic) {
    if diagnostic.location.file.isLibrary { return }
    deferredDiagnostics.append(diagnostic)
  }

  /// Gives out what has been kept back.
  func reportDeferredDiagnostics() {
    let waiting = deferredDiagnostics
    deferredDiagnostics = []
    if diagnostics.hasErrors { return }
    // Dead code behind a jump is noticed while code is made, everything else when all of it is.
    let isEarly = { (diagnostic: Diagnostic) in
      diagnostic.severity == .warning && diagnostic.notes.isEmpty
        && diagnostic.message.hasSuffix("never be executed")
    }
    for diagnostic in waiting where isEarly(diagnostic) { diagnostics.report(diagnostic) }
    for diagnostic in waiting where !isEarly(diagnostic) { diagnostics.report(diagnostic) }
  }
}
