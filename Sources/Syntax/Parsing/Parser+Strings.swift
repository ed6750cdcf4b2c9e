import Basics

extension Parser {
  /// Reads a string literal's token again: text with escapes resolved, and interpolations.
  func parseStringLiteral() -> Expression {
    let whole = advance()
    var reader = StringLiteralReader(file, whole, self)
    return reader.read()
  }

  /// The arguments of an interpolation, which lie between two offsets.
  fileprivate func interpolationArguments(from start: Int, to end: Int) -> [Argument] {
    let inner = Parser(file, from: start, to: end, diagnostics: diagnostics, skipsBodies: false)
    inner.nesting = nesting + 1
    inner.closureAround = closureAround
    let arguments = inner.parseArguments(until: .rightParen)
    if !inner.isAtEnd { inner.reportExpected("',' separator") }
    return arguments
  }
}

/// Takes a string literal apart.
private struct StringLiteralReader {
  /// The file the literal is in.
  let file: SourceFile
  /// The literal with its delimiters.
  let whole: SourceRange
  /// The parser that reports, and reads interpolations.
  let parser: Parser
  /// The number of `#` signs.
  let pounds: Int
  /// Whether three quotes delimit the literal.
  let isMultiline: Bool
  /// Where the content begins.
  let contentStart: Int
  /// Where the content ends.
  let contentEnd: Int
  /// The blanks before the closing quotes, which each line begins with.
  private var indentation: [UInt8] = []
  private var segments: [StringSegment] = []
  private var text: [UInt8] = []
  private var textStart: Int
  private var position: Int

  /// Looks at the delimiters.
  init(_ file: SourceFile, _ whole: SourceRange, _ parser: Parser) {
    self.file = file
    self.whole = whole
    self.parser = parser
    let bytes = file.bytes
    var pounds = 0
    while whole.start + pounds < whole.end, bytes[whole.start + pounds] == UInt8(ascii: "#") { pounds += 1 }
    self.pounds = pounds
    let quote = whole.start + pounds
    let isTriple =
      quote + 3 <= whole.end && bytes[quote] == 34 && bytes[quote + 1] == 34 && bytes[quote + 2] == 34
      && whole.count >= 6 + 2 * pounds
    isMultiline = isTriple
    contentStart = quote + (isTriple ? 3 : 1)
    let closing = (isTriple ? 3 : 1) + pounds
    let isTerminated =
      whole.end - closing >= contentStart && bytes[whole.end - pounds - 1] == 34
    contentEnd = isTerminated ? whole.end - closing : whole.end
    position = contentStart
    textStart = contentStart
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    position + ahead < contentEnd ? file.bytes[position + ahead] : 0
  }

  /// Reads the content.
  mutating func read() -> Expression {
    if isMultiline { prepareLines() }
    var end = contentEnd
    if isMultiline {
      // The line break before the closing quotes is not part of the text.
      var last = contentEnd
      while last > contentStart, file.bytes[last - 1] == 32 || file.bytes[last - 1] == 9 { last -= 1 }
      if last > contentStart, file.bytes[last - 1] == 10 { last -= 1 }
      if last > contentStart, file.bytes[last - 1] == 13 { last -= 1 }
      end = max(position, last)
    }
    while position < end {
      let next = file.bytes[position]
      if next == UInt8(ascii: "\\"), hasPounds {
        readEscape()
      } else if isMultiline, next == 10 || next == 13 {
        if next == 13, byte(1) == 10 { position += 1 }
        position += 1
        text.append(10)
        skipIndentation()
      } else {
        text.append(next)
        position += 1
      }
    }
    finishText(at: end)
    return StringLiteralExpression(
      range: whole, openingQuote: file.range(whole.start, contentStart), segments: segments,
      closingQuote: file.range(contentEnd, whole.end), isMultiline: isMultiline, poundCount: pounds)
  }

  private var hasPounds: Bool {
    for offset in 0..<pounds where byte(1 + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func finishText(at end: Int) {
    if !text.isEmpty {
      segments.append(
        StringSegment(
          range: file.range(textStart, end), kind: .text, value: String(decoding: text, as: UTF8.self)))
    }
    text = []
  }

  private mutating func prepareLines() {
    // The first line holds nothing; the last one gives the indentation.
    while position < contentEnd, file.bytes[position] == 32 || file.bytes[position] == 9 { position += 1 }
    if byte() == 13 { position += 1 }
    if byte() == 10 {
      position += 1
    } else if position < contentEnd {
      parser.report(
        SyntaxMessages.contentBesideOpeningQuotes(at: file.location(contentStart)))
    }
    var line = contentEnd
    while line > contentStart, file.bytes[line - 1] == 32 || file.bytes[line - 1] == 9 { line -= 1 }
    indentation = Array(file.bytes[line..<contentEnd])
    textStart = position
    skipIndentation()
  }

  private mutating func skipIndentation() {
    for (offset, blank) in indentation.enumerated() {
      let next = byte(offset)
      if next == 10 || next == 13 { return }
      if next != blank {
        if position + offset < contentEnd {
          parser.report(
            SyntaxMessages.insufficientIndentation(
              at: file.location(position + offset),
              closing: file.location(contentEnd - indentation.count + offset), blank: blank))
        }
        position += offset
        return
      }
    }
    position = min(position + indentation.count, contentEnd)
  }

  private mutating func readEscape() {
    let start = position
    position += 1 + pounds
    let escape = byte()
    position += 1
    switch escape {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(escape)
    case UInt8(ascii: "u"): readScalar(from: start)
    case UInt8(ascii: "("): readInterpolation(from: start)
    case 10 where isMultiline: skipIndentation()
    case 32 where isMultiline, 9 where isMultiline:
      while byte() == 32 || byte() == 9 { position += 1 }
      if byte() == 10 { position += 1 }
      skipIndentation()
    default:
      parser.report(SyntaxMessages.invalidEscape(at: file.location(start + 1 + pounds)))
    }
  }

  private mutating func readScalar(from start: Int) {
    guard byte() == UInt8(ascii: "{") else {
      return parser.report(SyntaxMessages.missingHexadecimalCode(at: file.location(start + 1)))
    }
    position += 1
    var value: UInt32 = 0
    var digits = 0
    while position < contentEnd, let digit = Character(Unicode.Scalar(byte())).hexDigitValue {
      value = value &* 16 &+ UInt32(digit)
      digits += 1
      position += 1
    }
    guard byte() == UInt8(ascii: "}") else {
      return parser.report(SyntaxMessages.unclosedScalar(at: file.location(position)))
    }
    position += 1
    if digits == 0 || digits > 8 {
      parser.report(SyntaxMessages.wrongNumberOfDigits(at: file.location(position)))
    } else if let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    } else {
      parser.report(SyntaxMessages.invalidScalar(at: file.location(start)))
    }
  }

  private mutating func readInterpolation(from start: Int) {
    finishText(at: start)
    let left = file.range(position - 1, position)
    let inside = position
    let end = closingParen()
    let arguments = parser.interpolationArguments(from: inside, to: end)
    let right = file.range(end, min(end + 1, contentEnd))
    position = min(end + 1, contentEnd)
    segments.append(
      StringSegment(
        range: file.range(start, position), kind: .interpolation, value: "", leftParen: left,
        arguments: arguments, rightParen: right))
    textStart = position
  }

  /// Where the interpolation's `)` is: tokens know about strings and comments inside.
  private func closingParen() -> Int {
    let tokens = Lexer.tokens(of: file, from: position, to: contentEnd, diagnostics: DiagnosticBag()).tokens
    var depth = 0
    for token in tokens {
      if token.kind == .leftParen { depth += 1 }
      if token.kind == .rightParen {
        if depth == 0 { return Int(token.start) }
        depth -= 1
      }
    }
    return contentEnd
  }
}
