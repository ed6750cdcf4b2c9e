import Basics

/// What is said about text that is not a program, in the compiler's words; one function for each mistake.
enum SyntaxMessages {
  static func invalidCharacter(at place: SourceLocation) -> Diagnostic {
    .error("invalid character in source file", at: place)
  }

  static func unterminatedString(at place: SourceLocation) -> Diagnostic {
    .error("unterminated string literal", at: place)
  }

  static func unterminatedBlockComment(at place: SourceLocation, start: SourceLocation) -> Diagnostic {
    var diagnostic = Diagnostic.error("unterminated '/*' comment", at: place)
    diagnostic.notes = [.note("comment started here", at: start)]
    return diagnostic
  }

  static func invalidDigit(_ digit: String, inLiteral what: String, at place: SourceLocation) -> Diagnostic {
    .error(
      what == "integer"
        ? "'\(digit)' is not a valid digit in integer literal"
        : "'\(digit)' is not a valid digit in floating point exponent", at: place)
  }

  static func invalidEscape(at place: SourceLocation) -> Diagnostic {
    .error("invalid escape sequence in literal", at: place)
  }

  static func nestingTooDeep(at place: SourceLocation) -> Diagnostic {
    .error("structure nesting level exceeded maximum of 256", at: place)
  }

  static func consecutiveStatements(at place: SourceLocation) -> Diagnostic {
    .error(
      "consecutive statements on a line must be separated by ';'", at: place,
      fixIts: [Diagnostic.FixIt(place.emptyRange, ";")])
  }

  static func consecutiveDeclarations(at place: SourceLocation) -> Diagnostic {
    .error(
      "consecutive declarations on a line must be separated by ';'", at: place,
      fixIts: [Diagnostic.FixIt(place.emptyRange, ";")])
  }

  static func extraneousBrace(at place: SourceLocation) -> Diagnostic {
    .error("extraneous '}' at top level", at: place)
  }

  static func expected(_ what: String, at place: SourceLocation) -> Diagnostic {
    .error("expected \(what)", at: place)
  }

  static func expected(
    _ what: String, at place: SourceLocation, toMatch opening: String, _ start: SourceLocation
  ) -> Diagnostic {
    var diagnostic = Diagnostic.error("expected \(what)", at: place)
    diagnostic.notes = [.note("to match this opening '\(opening)'", at: start)]
    return diagnostic
  }

  static func keywordAsName(_ word: String, _ range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic.error(
      "keyword '\(word)' cannot be used as an identifier here", at: range.location)
    diagnostic.notes = [
      .note(
        "if this name is unavoidable, use backticks to escape it", at: range.location,
        fixIts: [Diagnostic.FixIt(range, "`\(word)`")])
    ]
    return diagnostic
  }
}
