import Basics

/// Cuts the bytes of a file into tokens.
///
/// Comments and blanks lie between tokens and are not kept: the file's bytes from one token's end to the next one's start
/// are the trivia, so tokens and trivia together are the file.
package struct Lexer {
  /// The file that is read.
  let file: SourceFile
  /// The text of the file.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where reading ends.
  let limit: Int
  /// The next byte.
  var position: Int
  /// Where mistakes are reported.
  var diagnostics: any DiagnosticSink
  private var sawNewline = true
  private var sawSpace = true
  private(set) var tokens: [Token] = []
  /// Whether a comment or string reaches the end of the file.
  private(set) var endsInsideToken = false

  /// Makes a lexer of a part of a file.
  init(_ file: SourceFile, from start: Int = 0, to end: Int? = nil, diagnostics: any DiagnosticSink) {
    _ = Keywords.areInterned
    self.file = file
    bytes = file.bytes
    limit = end ?? file.count
    position = start
    self.diagnostics = diagnostics
    tokens.reserveCapacity((limit - start) / 4 + 8)
  }

  /// All tokens, the end of the file last.
  static func tokens(
    of file: SourceFile, from start: Int = 0, to end: Int? = nil, diagnostics: any DiagnosticSink
  ) -> (tokens: [Token], endsInsideToken: Bool) {
    var lexer = Lexer(file, from: start, to: end, diagnostics: diagnostics)
    lexer.run()
    return (lexer.tokens, lexer.endsInsideToken)
  }

  /// The byte at an offset from the current one; zero behind the end.
  @inline(__always)
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < limit ? bytes[index] : 0
  }

  private mutating func run() {
    if position == 0, byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if position == 0, byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while true {
      skipTrivia()
      guard position < limit else { break }
      lexToken()
      sawNewline = false
      sawSpace = false
    }
    append(.endOfFile, from: limit)
  }

  /// Ends a token that began at an offset.
  mutating func append(_ kind: Token.Kind, from start: Int, name: Name = .empty, isEscaped: Bool = false) {
    tokens.append(
      Token(
        kind: kind, isAtStartOfLine: sawNewline, hasSpaceBefore: sawSpace, isEscaped: isEscaped,
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position), name: name))
  }

  /// Reports a mistake.
  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Remembers that the text ends inside a token, so that more lines may complete it.
  mutating func noteUnterminated() { endsInsideToken = true }

  // MARK: Trivia

  private mutating func skipLine() {
    while position < limit, bytes[position] != 10, bytes[position] != 13 { position += 1 }
  }

  private mutating func skipTrivia() {
    while position < limit {
      switch bytes[position] {
      case 10, 13:
        sawNewline = true
        sawSpace = true
        position += 1
      case 32, 9, 11, 12, 0:
        sawSpace = true
        position += 1
      case UInt8(ascii: "/"):
        if byte(1) == UInt8(ascii: "/") {
          sawSpace = true
          skipLine()
        } else if byte(1) == UInt8(ascii: "*") {
          sawSpace = true
          skipBlockComment()
        } else {
          return
        }
      default: return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < limit {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte() == 10 { sawNewline = true }
        position += 1
      }
    }
    endsInsideToken = true
    // The line break at the end of the file is not part of what is missing.
    let end = limit > start && bytes[limit - 1] == 10 ? limit - 1 : limit
    report(SyntaxMessages.unterminatedBlockComment(at: file.location(end), start: file.location(start)))
  }

  // MARK: Tokens

  private mutating func lexToken() {
    let start = position
    let first = bytes[position]
    if Lexer.isIdentifierStart(first) {
      if first == 0xE2, byte(1) == 0x80, byte(2) == 0x9C || byte(2) == 0x9D { return lexCurlyQuoted() }
      if first < 0x80 || isIdentifierScalar() { return lexIdentifier() }
    }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "\""): lexString(pounds: 0)
    case UInt8(ascii: "("): single(.leftParen)
    case UInt8(ascii: ")"): single(.rightParen)
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: "["): single(.leftSquare)
    case UInt8(ascii: "]"): single(.rightSquare)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "`"): lexEscapedIdentifier()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "'"): lexSingleQuoted()
    default:
      if operatorLength(at: position) > 0 { return lexOperator() }
      // A whole character, so that one message covers it.
      position += 1
      while position < limit, bytes[position] & 0xC0 == 0x80 { position += 1 }
      // It is taken for a blank.
      report(SyntaxMessages.invalidCharacter(at: file.location(start)))
    }
  }

  private mutating func single(_ kind: Token.Kind) {
    let start = position
    position += 1
    append(kind, from: start)
  }

  /// `#"…"#`, `#word`.
  private mutating func lexPound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(pounds) == UInt8(ascii: "\"") { return lexString(pounds: pounds) }
    if byte(pounds) == UInt8(ascii: "/") { return lexRegularExpression(pounds: pounds) }
    single(.pound)
  }

  // MARK: Identifiers

  /// Whether a byte may begin a name; beyond ASCII its scalar decides.
  @inline(__always)
  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether a byte may stand inside a name.
  @inline(__always)
  static func isIdentifierPart(_ byte: UInt8) -> Bool {
    isIdentifierStart(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "$")
  }

  /// Whether the non-ASCII scalar here may stand in a name; the others are operators or nothing.
  private func isIdentifierScalar() -> Bool {
    operatorLength(at: position) == 0
  }

  /// Goes on to the end of a name.
  mutating func skipIdentifier() {
    while position < limit {
      let next = bytes[position]
      guard Lexer.isIdentifierPart(next) else { return }
      if next >= 0x80, operatorLength(at: position) > 0 { return }
      position += 1
    }
  }

  private func name(_ start: Int, _ end: Int) -> Name {
    Name(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  private mutating func lexIdentifier() {
    let start = position
    skipIdentifier()
    let name = name(start, position)
    append(name.tag == 1 ? .keyword : .identifier, from: start, name: name)
  }

  private mutating func lexEscapedIdentifier() {
    let start = position
    position += 1
    while position < limit, byte() != UInt8(ascii: "`"), byte() != 10 { position += 1 }
    guard byte() == UInt8(ascii: "`"), position > start + 1 else {
      position = start + 1
      report(SyntaxMessages.invalidCharacter(at: file.location(start)))
      return append(.unknown, from: start)
    }
    position += 1
    append(.identifier, from: start, name: name(start + 1, position - 1), isEscaped: true)
  }

  /// `$0`, `$name`.
  private mutating func lexDollar() {
    let start = position
    position += 1
    skipIdentifier()
    // Alone it is taken for a name, so that what follows can be read.
    if position == start + 1 { report(SyntaxMessages.dollarAlone(at: file.location(start))) }
    append(.identifier, from: start, name: name(start, position))
  }
}

extension Lexer {
  /// Every name that is written in a file outside of comments and the text of string literals, with its place.
  package static func identifiers(of file: SourceFile) -> [(name: String, range: SourceRange)] {
    var found: [(name: String, range: SourceRange)] = []
    func collect(from start: Int, to end: Int) {
      for token in tokens(of: file, from: start, to: end, diagnostics: DiagnosticBag()).tokens {
        switch token.kind {
        case .identifier: found.append((token.name.text, file.range(Int(token.start), Int(token.end))))
        case .stringLiteral: collectInterpolations(file, Int(token.start), Int(token.end), collect)
        default: break
        }
      }
    }
    collect(from: 0, to: file.count)
    return found
  }

  /// Finds `\(…)` inside a string literal; escaped backslashes and `#` signs are what they are in the literal's form.
  private static func collectInterpolations(
    _ file: SourceFile, _ start: Int, _ end: Int, _ collect: (Int, Int) -> Void
  ) {
    let bytes = file.bytes
    var pounds = 0
    while start + pounds < end, bytes[start + pounds] == UInt8(ascii: "#") { pounds += 1 }
    var position = start + pounds
    while position < end {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      var next = position + 1
      var count = 0
      while next < end, count < pounds, bytes[next] == UInt8(ascii: "#") {
        next += 1
        count += 1
      }
      guard count == pounds, next < end else {
        position += 1
        continue
      }
      if bytes[next] == UInt8(ascii: "(") {
        let inside = next + 1
        var depth = 0
        var close = end
        for token in tokens(of: file, from: inside, to: end, diagnostics: DiagnosticBag()).tokens {
          if token.kind == .leftParen { depth += 1 }
          if token.kind == .rightParen {
            if depth == 0 {
              close = Int(token.start)
              break
            }
            depth -= 1
          }
        }
        collect(inside, close)
        position = close
      } else {
        position = next + 1
      }
    }
  }
}
