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

  /// `word` is `case` or `catch`.
  static func conditionOfOnePattern(
    _ word: String, _ keyword: SourceRange, _ before: Pattern, _ last: Pattern
  ) -> Diagnostic {
    .warning(
      "'where' only applies to the second pattern match in this '\(word)'", at: keyword.location,
      notes: [
        .note("disambiguate by adding a line break between them if this is desired", at: last.range.location),
        .note("duplicate the 'where' on both patterns to check both patterns", at: before.range.location),
      ])
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
