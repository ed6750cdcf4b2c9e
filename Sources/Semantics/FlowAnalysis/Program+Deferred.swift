import Basics

extension Program {
  /// Reports what an analysis of a finished body has found: only once everything has been checked, and only if that went
  /// well. Library code is taken to be right.
  func reportAfterChecking(_ diagnostic: Diagnostic) {
    if diagnostic.location.file.isLibrary { return }
    deferredDiagnostics.append(diagnostic)
  }

  /// Reports a constant that cannot be, in the order of swiftc's constant folding: after everything else, and the last of
  /// a body first.
  func reportConstant(_ diagnostic: Diagnostic, in body: CallableSymbol) {
    if diagnostic.location.file.isLibrary { return }
    let key = body.parent is ModuleSymbol && body.syntax == nil ? nil : ObjectIdentifier(body)
    if let index = constantProblems.firstIndex(where: { $0.body == key }) {
      if !constantProblems[index].found.contains(diagnostic) { constantProblems[index].found.append(diagnostic) }
    } else {
      constantProblems.append((key, [diagnostic]))
    }
  }

  private func reportConstants() {
    // The top level comes first.
    let groups = constantProblems.sorted { $0.body == nil && $1.body != nil }
    constantProblems = []
    for group in groups {
      let sorted = group.found.sorted { $0.location.offset > $1.location.offset }
      for diagnostic in sorted { diagnostics.report(diagnostic) }
    }
  }

  /// Gives out what has been kept back.
  func reportDeferredDiagnostics() {
    let waiting = deferredDiagnostics
    deferredDiagnostics = []
    if diagnostics.hasErrors {
      constantProblems = []
      return
    }
    // Dead code behind a jump is noticed while code is made, everything else when all of it is.
    let isEarly = { (diagnostic: Diagnostic) in
      diagnostic.severity == .warning && diagnostic.notes.isEmpty
        && diagnostic.message.hasSuffix("never be executed")
    }
    for diagnostic in waiting where isEarly(diagnostic) { diagnostics.report(diagnostic) }
    for diagnostic in waiting where !isEarly(diagnostic) { diagnostics.report(diagnostic) }
    reportConstants()
  }
}
