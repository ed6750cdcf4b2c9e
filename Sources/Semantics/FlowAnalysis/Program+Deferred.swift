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
    for diagnostic in waiting { diagnostics.report(diagnostic) }
  }
}
