import Basics

/// Reads tokens into a tree, by recursive descent; each chapter of the grammar is an extension in a file of its own.
///
/// A mistake is reported once, at the place swiftc names, and parsing goes on with what can still be read. Parsing that is
/// only tried (is `a < b` the start of generic arguments?) is taken back with `Checkpoint`.
public final class Parser {
  /// The file that is read.
  let file: SourceFile
  /// Its tokens; the last one is the end of the file.
  var tokens: [Token]
  /// The current token.
  var index = 0
  /// Where mistakes are reported.
  let diagnostics: DiagnosticBag
  /// How many brackets are open around the current token.
  var nesting = 0
  /// Whether a `{` after an expression belongs to a statement rather than being a trailing closure.
  var isInCondition = false
  /// Whether a pattern is being read, so that `let x` may stand where an expression does.
  var isInPattern = false
  /// What `$0` would mean here.
  var closureAround: ClosureAround = .none
  /// Whether function bodies are skipped and read when they are first asked for.
  let skipsBodies: Bool
  /// The parts that `#if` leaves out, and the directives themselves.
  var inactiveRanges: [SourceRange] = []
  /// How many `#if` are open around the current token.
  var conditionalDepth = 0
  /// Whether something has been reported since the statement began that reading has not recovered from: what follows
  /// is skipped up to the next statement, rather than read as one.
  var needsRecovery = false
  /// What is said where an expression is missing at the current place.
  var missingExpression = "expression"
  /// What kind of declaration the members being read belong to; nil outside of types.
  var enclosingType: String?
  /// Where that type or extension is declared, for mistakes among its members.
  var enclosingDeclaration: Diagnostic?
  /// What is said where a type is missing at the current place.
  var missingType = "type"
  /// Tokens that were cut in two, with what they were, so that trying can be taken back.
  private var splitTokens: [(index: Int, token: Token)] = []
  /// What the lexer has said; passed on when reading comes to the place, so that messages stand in order.
  private let lexicalDiagnostics = DiagnosticBag()
  private var passedOn = 0
  /// What swiftc says only after the whole file has been read.
  var lateDiagnostics: [Diagnostic] = []
  /// Whether the text ends inside a string or comment.
  let endsInsideToken: Bool
  /// Whether more text might make the program whole.
  var isIncomplete = false
  /// Whether the nesting was too deep and the rest is skipped.
  var hasReportedNesting = false

  /// Makes a parser of a part of a file.
  public init(
    _ file: SourceFile, from start: Int = 0, to end: Int? = nil, diagnostics: DiagnosticBag,
    skipsBodies: Bool = false
  ) {
    self.file = file
    self.diagnostics = diagnostics
    self.skipsBodies = skipsBodies
    let lexed = Lexer.tokens(of: file, from: start, to: end, diagnostics: lexicalDiagnostics)
    tokens = lexed.tokens
    endsInsideToken = lexed.endsInsideToken
    isIncomplete = lexed.endsInsideToken
    if start > 0 || end != nil { passOnLexicalDiagnostics(upTo: .max) }
  }

  // MARK: Tokens

  /// The current token.
  var current: Token { tokens[index] }
  /// The sort of the current token.
  var kind: Token.Kind { tokens[index].kind }
  /// A token further on; the end of the file stands for all behind it.
  func peek(_ ahead: Int = 1) -> Token { tokens[min(index + ahead, tokens.count - 1)] }
  /// Whether everything has been read.
  var isAtEnd: Bool { kind == .endOfFile }

  /// The bytes of a token.
  func range(of token: Token) -> SourceRange { file.range(Int(token.start), Int(token.end)) }
  /// The bytes of the current token.
  var currentRange: SourceRange { range(of: current) }
  /// Where the token before the current one ends.
  private(set) var previousEnd = 0
  /// The bytes from an offset to the end of the last token that was taken.
  func range(from start: Int) -> SourceRange { file.range(start, max(start, previousEnd)) }
  /// Where the current token begins.
  var startOffset: Int { Int(current.start) }

  /// Takes the current token.
  @discardableResult
  func advance() -> SourceRange {
    let range = currentRange
    if index < tokens.count - 1 { index += 1 }
    previousEnd = range.end
    return range
  }

  /// Whether the current token is of a sort.
  func at(_ kind: Token.Kind) -> Bool { self.kind == kind }
  /// Whether the current token is a keyword, or a contextual word.
  func at(word: StaticString) -> Bool {
    let token = current
    return (token.kind == .keyword || token.kind == .identifier) && token.name == word && !token.isEscaped
  }
  /// Whether the current token is an operator with a name, however it binds.
  func at(operator name: StaticString) -> Bool {
    let token = current
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: return token.name == name
    default: return false
    }
  }

  /// Whether an operator of any fixity stands here.
  var atOperatorToken: Bool { at(.binaryOperator) || at(.prefixOperator) || at(.postfixOperator) }

  /// Takes a token of a sort, when it is there.
  func take(_ kind: Token.Kind) -> SourceRange? { at(kind) ? advance() : nil }
  /// Takes a word, when it is there.
  func take(word: StaticString) -> SourceRange? { at(word: word) ? advance() : nil }

  /// Whether the current operator token begins with a byte, as the `>` that closes generic arguments in `>>`.
  func atOperator(beginningWith byte: UInt8) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .postfixQuestion, .infixQuestion,
      .exclamation, .prefixAmpersand:
      return file.bytes[Int(current.start)] == byte
    default: return false
    }
  }

  /// Takes the first byte of an operator token and leaves the rest as a token.
  func splitFirstByte() -> SourceRange {
    let token = current
    let range = file.range(Int(token.start), Int(token.start) + 1)
    if token.count == 1 { return advance() }
    let rest = file.text(from: Int(token.start) + 1, to: Int(token.end))
    var kind = token.kind
    switch rest {
    case "=": kind = .equal
    case "?": kind = .postfixQuestion
    case "!": kind = .exclamation
    case "->": kind = .arrow
    case ".": kind = .period
    default: break
    }
    replaceCurrentToken(
      Token(
        kind: kind, isAtStartOfLine: false, hasSpaceBefore: false, isEscaped: false, start: token.start + 1,
        end: token.end, name: Name(rest)))
    previousEnd = range.end
    return range
  }

  /// Puts a part of a token in its place.
  func replaceCurrentToken(_ token: Token) {
    splitTokens.append((index, tokens[index]))
    tokens[index] = token
  }

  // MARK: Trying

  /// A place to come back to.
  struct Checkpoint {
    let index: Int
    let previousEnd: Int
    let splitCount: Int
    let needsRecovery: Bool
    let passedOn: Int
    let diagnosticCount: Int
    let nesting: Int
    let hasReportedNesting: Bool
  }

  /// The current place, to come back to.
  func checkpoint() -> Checkpoint {
    Checkpoint(
      index: index, previousEnd: previousEnd, splitCount: splitTokens.count, needsRecovery: needsRecovery,
      passedOn: passedOn,
      diagnosticCount: diagnostics.diagnostics.count,
      nesting: nesting, hasReportedNesting: hasReportedNesting)
  }

  /// Goes back to a place and forgets what was reported since.
  func goBack(to checkpoint: Checkpoint) {
    index = checkpoint.index
    previousEnd = checkpoint.previousEnd
    while splitTokens.count > checkpoint.splitCount {
      let split = splitTokens.removeLast()
      tokens[split.index] = split.token
    }
    needsRecovery = checkpoint.needsRecovery
    passedOn = checkpoint.passedOn
    nesting = checkpoint.nesting
    hasReportedNesting = checkpoint.hasReportedNesting
    diagnostics.truncate(to: checkpoint.diagnosticCount)
  }

  // MARK: Mistakes

  /// Reports a mistake, after what the lexer has said up to here.
  func report(_ diagnostic: Diagnostic) {
    if isAtEnd { isIncomplete = true }
    if diagnostic.severity == .error, diagnostic.category == .ordinary { needsRecovery = true }
    passOnLexicalDiagnostics(upTo: Int(current.end))
    diagnostics.report(diagnostic)
  }

  private func passOnLexicalDiagnostics(upTo offset: Int) {
    let all = lexicalDiagnostics.diagnostics
    while passedOn < all.count, all[passedOn].location.offset <= offset {
      diagnostics.report(all[passedOn])
      passedOn += 1
    }
  }

  /// Reports a mistake after which reading goes on as if it had not been made.
  func reportAndGoOn(_ diagnostic: Diagnostic) {
    let before = needsRecovery
    report(diagnostic)
    needsRecovery = before
  }

  /// The place behind the token before: where something is missing.
  var missingPlace: SourceLocation {
    current.isAtStartOfLine ? file.location(previousEnd) : file.location(startOffset)
  }

  /// Reports what is missing at the current token.
  func reportExpected(_ what: String) {
    report(SyntaxMessages.expected(what, at: file.location(startOffset)))
  }

  /// Reports what is missing at the end of the line before, where the current token begins a line.
  func reportMissing(_ what: String) {
    report(SyntaxMessages.expected(what, at: missingPlace))
  }

  /// Takes a closing bracket; where it is missing, says what it would have closed.
  func takeClosing(
    _ kind: Token.Kind, _ what: String, opening: String, at opener: SourceRange
  ) -> SourceRange {
    if let range = take(kind) { return range }
    // What is inside has been reported already: the missing bracket would be said twice.
    if needsRecovery { return file.range(previousEnd, previousEnd) }
    // swiftc says it of a literal's bracket at the end of the line, of others at the next token.
    let place = what.hasSuffix("container literal expression") ? missingPlace : file.location(startOffset)
    report(SyntaxMessages.expected(what, at: place, toMatch: opening, opener.location))
    return file.range(previousEnd, previousEnd)
  }

  /// Runs `body` one level deeper; beyond 256 levels the rest of the file is skipped with swiftc's message.
  func nested<Result>(_ body: () -> Result) -> Result {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > 256 { reportNestingTooDeep() }
    return body()
  }

  /// Says once that the program nests too deeply, and skips the rest of the file.
  func reportNestingTooDeep() {
    if !hasReportedNesting {
      hasReportedNesting = true
      report(SyntaxMessages.nestingTooDeep(at: file.location(startOffset)))
    }
    index = tokens.count - 1
  }

  /// Runs `body` where braces and bindings mean what they mean by themselves.
  func fresh<Result>(_ body: () -> Result) -> Result {
    let condition = isInCondition
    let pattern = isInPattern
    isInCondition = false
    isInPattern = false
    defer {
      isInCondition = condition
      isInPattern = pattern
    }
    return body()
  }

  /// Runs `body` where a brace is a closure again; a pattern's payload stays a pattern.
  func inParentheses<Result>(_ body: () -> Result) -> Result {
    let condition = isInCondition
    isInCondition = false
    defer { isInCondition = condition }
    return body()
  }

  /// Reports valid Swift outside the subset.
  func unsupported(_ feature: String, at range: SourceRange) {
    report(.unsupported(feature, at: range.location))
  }

  // MARK: Names

  /// A token as a name with its place.
  func identifier(of token: Token) -> Identifier { Identifier(token.name, range(of: token)) }

  /// Takes the current token as a name.
  func takeIdentifier() -> Identifier {
    let name = identifier(of: current)
    advance()
    return name
  }

  /// A name that is being declared; a keyword in its place is reported and taken as the name.
  func parseDeclaredName(_ what: String, mayBeginWithDollar: Bool = false) -> Identifier {
    if at(.identifier) {
      let name = takeIdentifier()
      if !mayBeginWithDollar, name.name.startsWithDollar { reportAndGoOn(SyntaxMessages.reservedName(name)) }
      return name
    }
    if at(.keyword), current.name != "_" {
      report(SyntaxMessages.keywordAsName(current.name.text, currentRange))
      return takeIdentifier()
    }
    reportExpected(what)
    return Identifier("", file.range(previousEnd, previousEnd))
  }

  /// A label or member name, where keywords are names.
  var atNameOrKeyword: Bool { at(.identifier) || at(.keyword) }

  // MARK: Entry points

  /// Reads the whole file.
  public func parseFile() -> SourceFileSyntax {
    let statements = parseStatements(isTopLevel: true)
    if conditionalDepth > 0 { reportExpected("#else or #endif at end of conditional compilation block") }
    passOnLexicalDiagnostics(upTo: .max)
    for diagnostic in lateDiagnostics { diagnostics.report(diagnostic) }
    return SourceFileSyntax(
      range: file.range, statements: statements, inactiveRanges: inactiveRanges, isIncomplete: isIncomplete)
  }

  /// Reads one top-level declaration, as the library's loader asks for one at a time.
  public func parseOneDeclaration() -> Declaration? { parseDeclaration(in: .topLevel) }

  /// Reads one member of a struct, class or extension, as that loader asks for one at a time.
  public func parseOneMember(of what: String) -> Declaration? {
    enclosingType = what
    return parseDeclaration(in: .member)
  }

  /// Reads what stands between offsets of a file as statements: the body of a function that was skipped.
  static func statements(in file: SourceFile, from start: Int, to end: Int) -> [Statement] {
    let parser = Parser(file, from: start, to: end, diagnostics: DiagnosticBag(), skipsBodies: false)
    return parser.parseStatements(isTopLevel: false)
  }
}
