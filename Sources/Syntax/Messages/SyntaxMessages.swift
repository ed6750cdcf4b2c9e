import Basics

/// What is said about text that is not a program, in the compiler's words; one function for each mistake.
enum SyntaxMessages {
  /// A `$` with no name behind it.
  static func dollarAlone(at place: SourceLocation) -> Diagnostic {
    .error("'$' is not an identifier; use backticks to escape it", at: place)
  }

  /// A byte that begins no token.
  static func invalidCharacter(at place: SourceLocation) -> Diagnostic {
    .error("invalid character in source file", at: place)
  }

  /// A string without its closing quote.
  static func unterminatedString(at place: SourceLocation) -> Diagnostic {
    .error("unterminated string literal", at: place)
  }

  /// A comment without its end.
  static func unterminatedBlockComment(at place: SourceLocation, start: SourceLocation) -> Diagnostic {
    var diagnostic = Diagnostic.error("unterminated '/*' comment", at: place)
    diagnostic.notes = [.note("comment started here", at: start)]
    return diagnostic
  }

  /// A digit or letter that the radix of a number does not have.
  static func invalidDigit(_ digit: String, in radix: Lexer.Radix, at place: SourceLocation) -> Diagnostic {
    switch radix {
    case .binary:
      return .error("'\(digit)' is not a valid binary digit (0 or 1) in integer literal", at: place)
    case .octal: return .error("'\(digit)' is not a valid octal digit (0-7) in integer literal", at: place)
    case .decimal: return .error("'\(digit)' is not a valid digit in integer literal", at: place)
    case .hexadecimal:
      return .error("'\(digit)' is not a valid hexadecimal digit (0-9, A-F) in integer literal", at: place)
    case .exponent: return .error("'\(digit)' is not a valid digit in floating point exponent", at: place)
    }
  }

  /// A backslash with something behind it that is no escape.
  static func invalidEscape(at place: SourceLocation) -> Diagnostic {
    .error("invalid escape sequence in literal", at: place)
  }

  /// More than 256 levels.
  static func nestingTooDeep(at place: SourceLocation) -> Diagnostic {
    .error("structure nesting level exceeded maximum of 256", at: place)
  }

  /// Two statements on a line.
  static func consecutiveStatements(at place: SourceLocation) -> Diagnostic {
    .error(
      "consecutive statements on a line must be separated by ';'", at: place,
      fixIts: [Diagnostic.FixIt(place.emptyRange, ";")])
  }

  /// Two members on a line.
  static func consecutiveDeclarations(at place: SourceLocation) -> Diagnostic {
    .error(
      "consecutive declarations on a line must be separated by ';'", at: place,
      fixIts: [Diagnostic.FixIt(place.emptyRange, ";")])
  }

  /// Two elements of a list without a comma.
  static func expectedSeparator(at place: SourceLocation) -> Diagnostic {
    .error("expected ',' separator", at: place, fixIts: [Diagnostic.FixIt(place.emptyRange, ",")])
  }

  /// A comma with nothing before it.
  static func unexpectedSeparator(at place: SourceLocation) -> Diagnostic {
    .error("unexpected ',' separator", at: place)
  }

  /// A declared name of two words.
  static func secondIdentifier(_ first: Identifier, _ second: Identifier, in what: String) -> Diagnostic {
    var diagnostic = Diagnostic.error(
      "found an unexpected second identifier in \(what) declaration; is there an accidental break?",
      at: second.range.location)
    let both = first.range.union(second.range)
    let rest = second.text
    diagnostic.notes = [
      .note(
        "join the identifiers together", at: second.range.location,
        fixIts: [Diagnostic.FixIt(both, first.text + rest)])
    ]
    let capitalised = rest.prefix(1).uppercased() + rest.dropFirst()
    if capitalised != rest {
      diagnostic.notes.append(
        .note(
          "join the identifiers together with camel-case", at: second.range.location,
          fixIts: [Diagnostic.FixIt(both, first.text + capitalised)]))
    }
    return diagnostic
  }

  /// A prefix operator with a blank behind it.
  static func unaryOperatorSeparated(at place: SourceLocation) -> Diagnostic {
    .error("unary operator cannot be separated from its operand", at: place)
  }

  /// `=` with a blank on one side only.
  static func unevenBlanksAroundEqual(at place: SourceLocation) -> Diagnostic {
    .error("'=' must have consistent whitespace on both sides", at: place)
  }

  /// A blank between a dot and the member.
  static func blankAfterDot(at place: SourceLocation) -> Diagnostic {
    .error("extraneous whitespace after '.' is not permitted", at: place)
  }

  /// `let` behind `let`.
  static func nestedBinding(_ word: String, at place: SourceLocation) -> Diagnostic {
    .error("'\(word)' cannot appear nested inside another 'var' or 'let' pattern", at: place)
  }

  /// `$0` with no closure around it.
  static func anonymousArgumentOutsideClosure(_ place: SourceRange) -> Diagnostic {
    .error("anonymous closure argument not contained in a closure", at: place.location)
  }

  /// `$0` in a closure that names its parameters; `name` is the one in that place.
  static func anonymousArgumentBesideNames(_ place: SourceRange, name: String?) -> Diagnostic {
    let start = "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
    guard let name else { return .error(start, at: place.location) }
    return .error(
      "\(start); did you mean '\(name)'?", at: place.location, fixIts: [Diagnostic.FixIt(place, name)])
  }

  /// A declared name that begins with `$`.
  static func reservedName(_ name: Identifier) -> Diagnostic {
    .error(
      "cannot declare entity named '\(name.text)'; the '$' prefix is reserved for implicitly-synthesized declarations",
      at: name.range.location)
  }

  /// `Int -> Int`.
  static func functionTypeWithoutParentheses(_ parameter: SourceRange) -> Diagnostic {
    .error(
      "single argument function types require parentheses", at: parameter.location, highlights: [parameter],
      fixIts: [
        Diagnostic.FixIt(parameter.emptyAtStart, "("), Diagnostic.FixIt(parameter.emptyAtEnd, ")"),
      ])
  }

  /// A string in single quotes.
  static func singleQuotedString(at place: SourceLocation) -> Diagnostic {
    .error("single-quoted string literal found, use '\"'", at: place)
  }

  /// A quotation mark as word processors write it.
  static func curlyQuote(at place: SourceLocation) -> Diagnostic {
    .error("unicode curly quote found, replace with '\"'", at: place)
  }

  /// `case` or `default` without a `switch`.
  static func labelOutsideSwitch(_ word: String, at place: SourceLocation) -> Diagnostic {
    .error("'\(word)' label can only appear inside a 'switch' statement", at: place)
  }

  /// A closing brace too many.
  static func extraneousBrace(at place: SourceLocation) -> Diagnostic {
    .error("extraneous '}' at top level", at: place)
  }

  /// Something that is missing.
  static func expected(_ what: String, at place: SourceLocation) -> Diagnostic {
    .error("expected \(what)", at: place)
  }

  /// A closing bracket that is missing, with a note about the opening one.
  static func expected(
    _ what: String, at place: SourceLocation, toMatch opening: String, _ start: SourceLocation
  ) -> Diagnostic {
    var diagnostic = Diagnostic.error("expected \(what)", at: place)
    diagnostic.notes = [.note("to match this opening '\(opening)'", at: start)]
    return diagnostic
  }

  /// A reserved word where a name is declared.
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
