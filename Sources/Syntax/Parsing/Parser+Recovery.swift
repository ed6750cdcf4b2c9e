import Basics

/// Going on after a mistake: lists without commas, statements to skip, words in the wrong place.
extension Parser {
  // MARK: Lists

  /// Whether a list goes on after an element that no comma follows: then the comma is reported as missing.
  /// A bracket that closes something else, on the same line, stands where the next element should be.
  func listContinues(until closing: Token.Kind, _ what: String = "expression in list of expressions") -> Bool {
    switch kind {
    case closing, .endOfFile: return false
    case .rightBrace, .rightParen, .rightSquare, .semicolon:
      if !needsRecovery, !current.isAtStartOfLine {
        report(SyntaxMessages.expectedSeparator(at: missingPlace))
        reportExpected(what)
      }
      return false
    default: break
    }
    if current.isAtStartOfLine, atDeclaration || atStatementKeyword { return false }
    report(SyntaxMessages.expectedSeparator(at: missingPlace))
    return true
  }

  /// After a mistake in a parameter: on to the end of the list, where it is found before a brace or the next declaration.
  func skipToEndOfParameters() {
    while !isAtEnd, !at(.rightParen), !at(.rightBrace), !at(.leftBrace), !atDeclaration { skipGroup() }
  }

  /// Commas with nothing between them.
  func skipStrayCommas() {
    while at(.comma) {
      report(SyntaxMessages.unexpectedSeparator(at: file.location(startOffset)))
      advance()
    }
  }

  /// Whether a word that only begins a statement stands here.
  var atStatementKeyword: Bool {
    guard at(.keyword) else { return false }
    switch current.name {
    case "if", "switch", "guard", "while", "repeat", "for", "do", "return", "throw", "break", "continue",
      "fallthrough",
      "defer", "case", "default":
      return true
    default: return false
    }
  }

  /// After a mistake: on to the next statement, declaration or closing brace.
  func skipToNextStatement() {
    while !isAtEnd, !at(.rightBrace), !at(.semicolon), !atDeclaration, !atStatementKeyword,
      !atConditionalDirective
    {
      skipGroup()
    }
  }

  /// Skips one token, or a bracket with everything inside it.
  func skipGroup() {
    let closing: Token.Kind
    switch kind {
    case .leftParen: closing = .rightParen
    case .leftBrace: closing = .rightBrace
    case .leftSquare: closing = .rightSquare
    default:
      advance()
      return
    }
    var depth = 0
    let opening = kind
    repeat {
      if at(opening) { depth += 1 }
      if at(closing) { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }

  // MARK: Statements

  /// `case` or `default` where there is no `switch` around it.
  func parseLabelOutsideSwitch(from start: Int) -> Statement? {
    let word = current.name.text
    guard word == "default" ? peek().kind == .colon : true else { return nil }
    reportAndGoOn(SyntaxMessages.labelOutsideSwitch(word, at: file.location(startOffset)))
    advance()
    while !isAtEnd, !at(.colon), !current.isAtStartOfLine { advance() }
    _ = take(.colon)
    return ErrorStatement(range: range(from: start))
  }

  /// Whether the brace behind `if` is a closure that is called or compared, rather than the statement's body.
  var closureBeginsCondition: Bool {
    var depth = 0
    var ahead = 0
    while peek(ahead).kind != .endOfFile {
      if peek(ahead).kind == .leftBrace { depth += 1 }
      if peek(ahead).kind == .rightBrace {
        depth -= 1
        if depth == 0 { break }
      }
      ahead += 1
    }
    let next = peek(ahead + 1)
    return !next.isAtStartOfLine
      && (next.kind == .leftParen || next.kind == .period || next.kind == .binaryOperator)
  }

  /// Whether a semicolon stands before the next brace, as in C's `for`.
  var hasSemicolonInParentheses: Bool {
    var ahead = 0
    while peek(ahead).kind != .endOfFile, peek(ahead).kind != .leftBrace {
      if peek(ahead).kind == .semicolon { return true }
      ahead += 1
    }
    return false
  }

  /// The pattern of a `for`; a word behind it that is not `in` is taken for the rest of its name, as swiftc does.
  func parseForPattern() -> Pattern {
    if at(word: "in") {
      report(SyntaxMessages.expectedPattern(at: file.location(startOffset)))
      return WildcardPattern(range: file.range(startOffset, startOffset))
    }
    let pattern = parseBindingPattern()
    reportSecondIdentifier(after: pattern, in: "constant")
    return pattern
  }

  /// `let let x`: a second word of the kind, right behind the first.
  func checkNestedBinding() {
    guard at(word: "let") || at(word: "var") else { return }
    reportAndGoOn(SyntaxMessages.nestedBinding(current.name.text, at: file.location(startOffset)))
  }

  /// `let first second`: says so, and skips the second name.
  func reportSecondIdentifier(after pattern: Pattern, in what: String) {
    guard pattern.kind == .identifier, at(.identifier), !current.isAtStartOfLine else { return }
    let first = Identifier(Name(pattern.text), pattern.range)
    reportAndGoOn(SyntaxMessages.secondIdentifier(first, identifier(of: current), in: what))
    advance()
  }

  // MARK: Declarations

  /// A name alone among members: swiftc takes it for a property or a method whose keyword was forgotten.
  func parseMemberWithoutKeyword(_ header: DeclarationHeader, _ start: Int, in context: DeclarationContext)
    -> Declaration
  {
    let isStatic = header.modifiers.contains { $0.name == "static" || $0.name == "class" }
    let isVariable: Bool
    switch peek().kind {
    case .colon, .comma, .equal: isVariable = true
    default: isVariable = at(.leftParen)
    }
    if isVariable {
      let what = isStatic ? "static property" : "property"
      reportAndGoOn(SyntaxMessages.missingVarKeyword(what, at: file.location(startOffset)))
      return parseVariable(header, start, in: context, hasKeyword: false)
    }
    reportAndGoOn(
      SyntaxMessages.missingFuncKeyword(isStatic ? "static" : "instance", at: file.location(startOffset)))
    return parseFunction(header, start, in: context, hasKeyword: false)
  }

  /// Reports what is no declaration, and among members whose.
  func reportExpectedDeclaration(in context: DeclarationContext) {
    let isMember = context == .member || context == .protocol
    report(
      SyntaxMessages.expectedDeclaration(
        at: file.location(startOffset), notes: isMember ? [enclosingDeclaration].compactMap { $0 } : []))
  }

  /// Whether a member whose keyword is missing may begin here.
  var atMemberWithoutKeyword: Bool {
    if at(.identifier) || at(word: "_") { return true }
    return at(.leftParen) && (peek().kind == .identifier || peek().name == "_")
  }

  /// The declaration of a macro: valid Swift, but left out here.
  func skipMacroDeclaration(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    unsupported("the declaration of a macro", at: advance())
    while !isAtEnd, !current.isAtStartOfLine, !at(.rightBrace), !at(.semicolon) { skipGroup() }
    return ErrorDeclaration(header, range: range(from: start))
  }

  /// An accessor without a body, which only protocols have.
  func reportMissingBody(of accessor: AccessorDeclaration.Kind) {
    guard !needsRecovery else { return }
    switch accessor {
    case .get: reportExpected("'{' to start getter definition")
    case .set: reportExpected("'{' to start setter definition")
    default: reportExpected("'{' to start '\(accessor.rawValue)' definition")
    }
  }

  /// A protocol's property says what can be done with it.
  func checkRequirement(_ pattern: Pattern, isLet: Bool, _ accessors: AccessorBlock?) {
    if isLet {
      lateDiagnostics.append(
        SyntaxMessages.constantInProtocol(at: pattern.range.location))
    } else if accessors == nil {
      lateDiagnostics.append(
        SyntaxMessages.protocolPropertyWithoutAccessors(at: pattern.range.location))
    }
  }

  /// A type name of two words: says so, and skips the second.
  func reportSecondIdentifier(after name: Identifier, in what: String) {
    guard at(.identifier) || at(word: "_"), !isModifier(current), !name.name.isEmpty else { return }
    reportAndGoOn(SyntaxMessages.secondIdentifier(name, identifier(of: current), in: what))
    advance()
  }

  /// `throw` or `async` in the wrong place of a function's head.
  func skipMisplacedEffects(isBehindResult: Bool) {
    if at(word: "throw"), !current.isAtStartOfLine {
      reportAndGoOn(
        SyntaxMessages.misspeltThrows(at: file.location(startOffset)))
      advance()
    }
    if isBehindResult, at(word: "throws") || at(word: "async"), !current.isAtStartOfLine {
      reportAndGoOn(
        SyntaxMessages.effectBehindArrow(current.name.text, at: file.location(startOffset)))
      advance()
    }
  }

  /// `let` or `inout` before a parameter's name.
  func checkBindingWordBeforeParameter() {
    let next = peek()
    guard next.kind == .identifier, peek(2).kind == .colon else { return }
    switch current.name {
    case "let", "var":
      diagnostics.report(
        SyntaxMessages.wordAsArgumentLabel(current.name.text, at: file.location(startOffset)))
    case "inout":
      reportAndGoOn(
        SyntaxMessages.inoutBeforeName(at: file.location(startOffset)))
    default: break
    }
  }

  /// A number where a parameter should be, which swiftc takes for a name that its type misses.
  func skipNumberAsParameter() -> Bool {
    guard at(.integerLiteral), peek().kind == .comma || peek().kind == .rightParen else { return false }
    reportAndGoOn(SyntaxMessages.missingParameterType(at: file.location(startOffset)))
    advance()
    _ = take(.comma)
    return true
  }

  /// `var x: Int()`, where `=` is meant: the value is skipped.
  func skipCallInAnnotation() -> Expression? {
    guard at(.leftParen), !current.hasSpaceBefore, !current.isAtStartOfLine else { return nil }
    let start = startOffset
    reportAndGoOn(SyntaxMessages.initializerInAnnotation(at: file.location(start)))
    skipGroup()
    return ErrorExpression(range: range(from: start))
  }

  /// `x` or `x Int` or `_ x y: Int`, where a name and a colon should be; nil where the type may follow all the same.
  func parseParameterWithoutColon(_ start: Int) -> Parameter? {
    let next = peek()
    if next.kind == .identifier || next.kind == .keyword {
      _ = advance()
      _ = advance()
      report(
        SyntaxMessages.missingColonAfterParameterName(at: file.location(startOffset)))
      let whole = range(from: start)
      return Parameter(range: whole, type: ErrorTypeSyntax(range: whole), comma: take(.comma))
    }
    if at(word: "self") {
      report(SyntaxMessages.missingParameterName(at: file.location(startOffset)))
      return Parameter(range: range(from: start), type: ErrorTypeSyntax(range: range(from: start)))
    }
    if next.kind == .comma || next.kind == .rightParen || next.kind == .period {
      report(
        SyntaxMessages.unnamedParameter(at: file.location(startOffset)))
    }
    return nil
  }
}
