/// Where stages report their diagnostics.
public protocol DiagnosticSink: AnyObject {
  /// Takes one diagnostic, notes included.
  func report(_ diagnostic: Diagnostic)
}

/// A sink that keeps what it is given, in order, each diagnostic once.
public final class DiagnosticBag: DiagnosticSink {
  /// The diagnostics in the order of their reports.
  public private(set) var diagnostics: [Diagnostic] = []

  private var seen: Set<Diagnostic> = []

  /// Makes an empty bag.
  public init() {}

  /// Keeps a diagnostic, unless an equal one is already there.
  public func report(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Whether an error was reported, of any category.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether valid Swift outside the subset was met.
  public var hasUnsupported: Bool { diagnostics.contains { $0.category == .unsupported } }

  /// Whether something failed that is not the program's mistake.
  public var hasFaults: Bool { diagnostics.contains { $0.category == .fault } }

  /// Puts a fuller diagnostic in the place of one that was reported; reports it where that one was not.
  public func replace(_ earlier: Diagnostic, by later: Diagnostic) {
    guard let index = diagnostics.firstIndex(of: earlier) else { return report(later) }
    seen.remove(earlier)
    seen.insert(later)
    diagnostics[index] = later
  }

  /// Leaves one line a feature where the first error is that the program is valid Swift outside the subset: what else was
  /// found is likely to follow from it.
  public func dropConsequencesOfUnsupported() {
    guard diagnostics.first(where: { $0.severity == .error })?.category == .unsupported else { return }
    var told: Set<String> = []
    diagnostics.removeAll { one in
      one.severity != .error || one.category == .ordinary
        || one.category == .unsupported && !told.insert(one.message).inserted
    }
    seen = Set(diagnostics)
  }

  /// Forgets the diagnostics after the first `count`, for work that is tried and taken back.
  public func truncate(to count: Int) {
    while diagnostics.count > count { seen.remove(diagnostics.removeLast()) }
  }
}
