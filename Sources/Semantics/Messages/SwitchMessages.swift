import Basics
import Syntax

/// What is said about the cases of a `switch`, in the compiler's words.
enum SwitchMessages {
  static func needsACase(_ statement: SwitchStatement) -> Diagnostic {
    .error(
      "'switch' statement body must have at least one 'case' or 'default' block; add a default case",
      at: statement.keyword.location)
  }

  static func alreadyHandled(_ item: SwitchCaseItem) -> Diagnostic {
    .warning(
      "case is already handled by previous patterns; consider removing it", at: item.range.location,
      highlights: [item.pattern.range])
  }

  /// One note for each missing pattern; a `default` where they cannot be named.
  static func notExhaustive(_ statement: SwitchStatement, missing: [String]) -> Diagnostic {
    let place = statement.keyword.location
    var notes = missing.map { Diagnostic.note("add missing case: '\($0)'", at: place) }
    if missing.isEmpty { notes = [.note("add a default clause", at: place)] }
    if missing.count > 1 { notes.append(.note("add missing cases", at: place)) }
    return .error("switch must be exhaustive", at: place, notes: notes)
  }
}
