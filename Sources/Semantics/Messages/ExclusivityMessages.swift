import Basics

/// What is said about storage that is accessed twice at once, in swiftc's words.
enum ExclusivityMessages {
  static func aliased(_ range: SourceRange, earlier: SourceRange) -> Diagnostic {
    .error(
      "inout arguments are not allowed to alias each other", at: range.location, highlights: [range],
      notes: [.note("previous aliasing argument", at: earlier.location, highlights: [earlier])])
  }

  static func writeback(to name: String, _ range: SourceRange, earlier: SourceRange) -> Diagnostic {
    .error(
      "inout writeback to computed property '\(name)' occurs in multiple arguments to call, introducing invalid aliasing",
      at: range.location, highlights: [range],
      notes: [.note("concurrent writeback occurred here", at: earlier.location, highlights: [earlier])])
  }

  static func overlapping(_ name: String, _ first: SourceRange, _ second: SourceRange, usesSwap: Bool) -> Diagnostic {
    let advice =
      usesSwap ? "consider calling MutableCollection.swapAt(_:_:)" : "consider copying to a local variable"
    return .error(
      "overlapping accesses to '\(name)', but modification requires exclusive access; \(advice) "
        + "[#ExclusivityViolation]", at: first.location, highlights: [first],
      notes: [.note("conflicting access is here", at: second.location, highlights: [second])])
  }
}
