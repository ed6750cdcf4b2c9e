import Basics

extension Parser {
  /// Statements and declarations up to a `}` or the end.
  func parseStatements(isTopLevel: Bool, untilCase: Bool = false) -> [Statement] {
    var statements: [Statement] = []
    while !isAtEnd {
      if at(.rightBrace) {
        guard isTopLevel else { break }
        report(SyntaxMessages.extraneousBrace(at: currentRange.location))
        advance()
        continue
      }
      if untilCase, atCaseLabel { break }
      if at(.semicolon) {
        reportAndGoOn(SyntaxMessages.straySemicolon(at: file.location(startOffset)))
        advance()
        continue
      }
      if atConditionalDirective {
        if parseConditionalDirective() { continue }
        break
      }
      let before = index
      let outer = needsRecovery
      needsRecovery = false
      let statement = parseStatement()
      let isBroken = needsRecovery
      needsRecovery = outer
      if let semicolon = take(.semicolon) {
        statement.semicolon = semicolon
      } else if isBroken {
        if index == before { advance() }
        skipToNextStatement()
        if untilCase, atCaseLabel {
          statements.append(statement)
          break
        }
      } else if !current.isAtStartOfLine, !isAtEnd, !at(.rightBrace), index > before,
        !(untilCase && atCaseLabel), statement.kind != .error
      {
        report(SyntaxMessages.consecutiveStatements(at: file.location(previousEnd)))
      }
      statements.append(statement)
      if index == before { advance() }
    }
    return statements
  }

  /// `case` or `default` of a switch, rather than an enum's case.
  var atCaseLabel: Bool {
    if at(word: "case") { return true }
    if at(word: "default") { return peek().kind == .colon }
    if at(.at), peek().name == "unknown" { return true }
    return false
  }

  /// Reads a statement with its label.
  func parseStatement() -> Statement {
    nested {
      let start = startOffset
      var label: Identifier?
      if at(.identifier), peek().kind == .colon, labelFollows {
        label = takeIdentifier()
        advance()
      }
      let statement = fresh { parseUnlabelledStatement(from: start) }
      statement.label = label
      return statement
    }
  }

  private var labelFollows: Bool {
    let next = peek(2)
    guard next.kind == .keyword else { return false }
    switch next.name {
    case "for", "while", "repeat", "if", "switch", "do", "guard": return true
    default: return false
    }
  }

  private func parseUnlabelledStatement(from start: Int) -> Statement {
    if at(.keyword) {
      switch current.name {
      case "if": return parseIf(from: start)
      case "switch": return parseSwitch(from: start)
      case "guard": return parseGuard(from: start)
      case "while": return parseWhile(from: start)
      case "repeat": return parseRepeat(from: start)
      case "for": return parseFor(from: start)
      case "do": return parseDo(from: start)
      case "return": return parseReturn(from: start)
      case "throw":
        let keyword = advance()
        if at(.rightBrace) || isAtEnd {
          report(SyntaxMessages.missingThrownValue(at: missingPlace))
          return ErrorStatement(range: range(from: start))
        }
        let value = parseExpression("expression in 'throw' statement")
        return ThrowStatement(range: range(from: start), keyword: keyword, value: value)
      case "break", "continue": return parseJump(from: start)
      case "fallthrough":
        advance()
        return FallthroughStatement(range: range(from: start))
      case "defer":
        let keyword = advance()
        let body = parseCodeBlock("'{' after 'defer'")
        return DeferStatement(range: range(from: start), keyword: keyword, body: body)
      case "case", "default":
        if let label = parseLabelOutsideSwitch(from: start) { return label }
      default: break
      }
    }
    if at(word: "yield"), !peek().isAtStartOfLine,
      peek().kind == .prefixAmpersand || peek().kind == .identifier
    {
      return parseYield(from: start)
    }
    if at(word: "async"), peek().kind == .keyword, peek().name == "let" || peek().name == "var" {
      unsupported("'async let'", at: advance())
    }
    if atDeclaration {
      if let declaration = parseDeclaration(in: nesting == 1 ? .topLevel : .local) {
        return DeclarationStatement(range: range(from: start), declaration: declaration)
      }
      return ErrorStatement(range: range(from: start))
    }
    if at(.leftBrace), nesting == 1 {
      reportAndGoOn(
        SyntaxMessages.closureAtTopLevel(at: file.location(startOffset)))
    }
    let expression = parseExpression()
    if expression.kind == .error { return ErrorStatement(range: range(from: start)) }
    return ExpressionStatement(range: range(from: start), expression: expression)
  }

  /// Reads statements in braces; `what` is reported when the brace is missing.
  func parseCodeBlock(_ what: String) -> CodeBlock {
    nested {
      guard at(.leftBrace) else {
        if !needsRecovery { reportMissing(what) }
        let here = file.range(previousEnd, previousEnd)
        return CodeBlock(range: here, leftBrace: here, statements: [], rightBrace: here)
      }
      let left = advance()
      let statements = fresh { parseStatements(isTopLevel: false) }
      let right = takeClosing(.rightBrace, "'}' at end of brace statement", opening: "{", at: left)
      return CodeBlock(range: left.union(right), leftBrace: left, statements: statements, rightBrace: right)
    }
  }

  /// The body of a function: skipped in the library until it is needed.
  func parseFunctionBody(_ what: String) -> CodeBlock {
    guard skipsBodies, at(.leftBrace) else { return outsideClosures { parseCodeBlock(what) } }
    let left = advance()
    var depth = 1
    while !isAtEnd {
      if at(.leftBrace) { depth += 1 }
      if at(.rightBrace) {
        depth -= 1
        if depth == 0 { break }
      }
      advance()
    }
    let right = takeClosing(.rightBrace, "'}' at end of brace statement", opening: "{", at: left)
    let file = file
    return CodeBlock(range: left.union(right), leftBrace: left, rightBrace: right) {
      Parser.statements(in: file, from: left.end, to: right.start)
    }
  }

  // MARK: Conditions

  /// Reads the conditions of `if`, `guard` or `while`.
  func parseConditions(of statement: String, _ keyword: SourceRange) -> [Condition] {
    if at(.leftBrace), peek().kind == .rightBrace || !closureBeginsCondition {
      reportAndGoOn(SyntaxMessages.missingCondition(statement, at: keyword.location))
      let here = file.range(startOffset, startOffset)
      return [
        Condition(range: here, kind: .expression, isVariable: false, expression: ErrorExpression(range: here))
      ]
    }
    let before = isInCondition
    isInCondition = true
    defer { isInCondition = before }
    var conditions: [Condition] = []
    repeat {
      conditions.append(parseCondition())
    } while conditions.last?.comma != nil && !at(.leftBrace)
    return conditions
  }

  private func parseCondition() -> Condition {
    let start = startOffset
    func make(
      _ kind: Condition.Kind, keyword: SourceRange? = nil, isVariable: Bool = false,
      expression: Expression? = nil,
      pattern: Pattern? = nil, colon: SourceRange? = nil, type: TypeSyntax? = nil, equal: SourceRange? = nil,
      initializer: Expression? = nil
    ) -> Condition {
      let whole = range(from: start)
      return Condition(
        range: whole, kind: kind, keyword: keyword, isVariable: isVariable, expression: expression,
        pattern: pattern, colon: colon, type: type, equal: equal, initializer: initializer,
        comma: take(.comma))
    }
    if at(.pound), peek().name == "available" || peek().name == "unavailable" {
      let kind: Condition.Kind = peek().name == "available" ? .available : .unavailable
      let keyword = advance()
      advance()
      skipBalancedParens()
      return make(kind, keyword: keyword)
    }
    if at(word: "case") {
      let keyword = advance()
      let pattern = parsePattern()
      let annotation = parseTypeAnnotation()
      let equal = take(.equal)
      if equal == nil { reportExpected("'=' after pattern") }
      let value = parseExpression()
      return make(
        .pattern, keyword: keyword, pattern: pattern, colon: annotation?.colon, type: annotation?.type,
        equal: equal, initializer: value)
    }
    if at(word: "let") || at(word: "var") {
      let isVariable = at(word: "var")
      let keyword = advance()
      checkNestedBinding()
      let pattern = parseBindingPattern()
      let annotation = parseTypeAnnotation()
      let equal = take(.equal)
      if equal == nil, at(operator: "==") {
        report(SyntaxMessages.unwrapOfExpression(at: pattern.range.location))
        advance()
        _ = parseExpression()
      }
      let value = equal == nil ? nil : parseExpression()
      return make(
        .binding, keyword: keyword, isVariable: isVariable, pattern: pattern, colon: annotation?.colon,
        type: annotation?.type, equal: equal, initializer: value)
    }
    return make(.expression, expression: parseExpression())
  }

  /// Reads a colon and a type, when they are there.
  func parseTypeAnnotation() -> (colon: SourceRange, type: TypeSyntax)? {
    guard let colon = take(.colon) else { return nil }
    return (colon, parseType())
  }

  /// Skips parentheses with everything inside.
  func skipBalancedParens() {
    guard at(.leftParen) else { return }
    var depth = 0
    repeat {
      if at(.leftParen) { depth += 1 }
      if at(.rightParen) { depth -= 1 }
      advance()
    } while depth > 0 && !isAtEnd
  }

  // MARK: Branches

  /// Reads `if` with its whole chain of `else if`.
  func parseIf(from start: Int) -> Statement {
    // `else if` is read in a loop and put together from the end, so that long chains do not nest.
    struct Branch {
      let start: Int
      let keyword: SourceRange
      let conditions: [Condition]
      let body: CodeBlock
      var elseKeyword: SourceRange?
    }
    var branches: [Branch] = []
    var last: Statement?
    var branchStart = start
    while true {
      let keyword = advance()
      let conditions = parseConditions(of: "if", keyword)
      let body = parseCodeBlock("'{' after 'if' condition")
      var branch = Branch(start: branchStart, keyword: keyword, conditions: conditions, body: body)
      if at(word: "else") {
        branch.elseKeyword = advance()
        branches.append(branch)
        branchStart = startOffset
        if at(word: "if") { continue }
        if !at(.leftBrace), !current.isAtStartOfLine, !isAtEnd {
          report(
            SyntaxMessages.misspeltElseIf(at: branch.elseKeyword!.location))
        }
        let block = parseCodeBlock("'{' or 'if' after 'else'")
        last = BlockStatement(range: block.range, body: block)
      } else {
        branches.append(branch)
      }
      break
    }
    let end = previousEnd
    var result: Statement?
    for branch in branches.reversed() {
      result = IfStatement(
        range: file.range(branch.start, end), keyword: branch.keyword, conditions: branch.conditions,
        body: branch.body, elseKeyword: branch.elseKeyword, elseBody: result ?? last)
    }
    return result!
  }

  private func parseGuard(from start: Int) -> Statement {
    let keyword = advance()
    let conditions = parseConditions(of: "guard", keyword)
    let elseKeyword = take(word: "else")
    if elseKeyword == nil { reportExpected("'else' after 'guard' condition") }
    let body = parseCodeBlock("'{' after 'guard' else")
    return GuardStatement(
      range: range(from: start), keyword: keyword, conditions: conditions, elseKeyword: elseKeyword,
      body: body)
  }

  /// Reads a `switch`.
  func parseSwitch(from start: Int) -> Statement {
    let keyword = advance()
    let before = isInCondition
    isInCondition = true
    let subject = parseExpression()
    isInCondition = before
    guard at(.leftBrace) else {
      reportMissing("'{' after 'switch' subject expression")
      let here = file.range(previousEnd, previousEnd)
      return SwitchStatement(
        range: range(from: start), keyword: keyword, subject: subject, leftBrace: here, rightBrace: here)
    }
    let left = advance()
    var cases: [SwitchCase] = []
    while !at(.rightBrace), !isAtEnd {
      if atConditionalDirective {
        if parseConditionalDirective() { continue }
        break
      }
      guard atCaseLabel else {
        report(
          SyntaxMessages.statementOutsideCase(at: file.location(startOffset)))
        while !atCaseLabel, !at(.rightBrace), !isAtEnd { skipGroup() }
        continue
      }
      cases.append(parseSwitchCase())
    }
    let right = takeClosing(.rightBrace, "'}' at end of 'switch' statement", opening: "{", at: left)
    return SwitchStatement(
      range: range(from: start), keyword: keyword, subject: subject, leftBrace: left, cases: cases,
      rightBrace: right)
  }

  private func parseSwitchCase() -> SwitchCase {
    let start = startOffset
    let attributes = at(.at) ? parseAttributes() : []
    var items: [SwitchCaseItem] = []
    let isDefault = at(word: "default")
    let keyword = advance()
    if !isDefault { items = parseCaseItems() }
    let colon: SourceRange
    if let found = take(.colon) {
      colon = found
    } else {
      reportExpected(isDefault ? "':' after 'default'" : "':' after 'case'")
      colon = file.range(previousEnd, previousEnd)
    }
    let statements = fresh { parseStatements(isTopLevel: false, untilCase: true) }
    if statements.isEmpty {
      report(
        SyntaxMessages.emptyCase(isDefault ? "default" : "case", at: keyword.location))
    }
    return SwitchCase(
      range: range(from: start), attributes: attributes, keyword: keyword, items: items, colon: colon,
      statements: statements)
  }

  /// Reads the patterns of a `case` or `catch`, with their conditions.
  func parseCaseItems() -> [SwitchCaseItem] {
    var items: [SwitchCaseItem] = []
    repeat {
      let start = startOffset
      let pattern = parsePattern()
      let whereKeyword = take(word: "where")
      let filter = whereKeyword == nil ? nil : parseExpression()
      let whole = range(from: start)
      items.append(
        SwitchCaseItem(
          range: whole, pattern: pattern, whereKeyword: whereKeyword, filter: filter, comma: take(.comma)))
    } while items.last?.comma != nil
    return items
  }

  // MARK: Errors and transfers

  /// Reads `do` with its `catch` clauses.
  func parseDo(from start: Int) -> Statement {
    let keyword = advance()
    let effects = parseEffects()
    let body = parseCodeBlock("'{' after 'do'")
    var catches: [CatchClause] = []
    while at(word: "catch") {
      let catchStart = startOffset
      let catchKeyword = advance()
      let before = isInCondition
      isInCondition = true
      let items = at(.leftBrace) ? [] : parseCaseItems()
      isInCondition = before
      let body = parseCodeBlock("'{' after 'catch' pattern")
      catches.append(
        CatchClause(range: range(from: catchStart), keyword: catchKeyword, items: items, body: body))
    }
    return DoStatement(
      range: range(from: start), keyword: keyword, effects: effects, body: body, catches: catches)
  }

  private func parseReturn(from start: Int) -> Statement {
    let keyword = advance()
    let endsHere =
      current.isAtStartOfLine && !atExpressionOnNextLine || at(.rightBrace) || at(.semicolon) || isAtEnd
      || atCaseLabel
    let value = endsHere ? nil : parseExpression()
    return ReturnStatement(range: range(from: start), keyword: keyword, value: value)
  }

  /// `return` takes an expression from the next line, as swiftc does (with a warning), unless a statement begins there.
  private var atExpressionOnNextLine: Bool {
    if at(.rightBrace) || isAtEnd || atDeclaration || at(.pound) { return false }
    if at(.keyword) {
      switch current.name {
      case "self", "Self", "super", "true", "false", "nil", "try", "Any": return true
      default: return false
      }
    }
    return true
  }

  private func parseJump(from start: Int) -> Statement {
    let isBreak = at(word: "break")
    let keyword = advance()
    let target = at(.identifier) && !current.isAtStartOfLine ? takeIdentifier() : nil
    return isBreak
      ? BreakStatement(range: range(from: start), keyword: keyword, target: target)
      : ContinueStatement(range: range(from: start), keyword: keyword, target: target)
  }

  private func parseYield(from start: Int) -> Statement {
    let keyword = advance()
    let valueStart = startOffset
    let value = parseExpression()
    let argument = Argument(range: range(from: valueStart), expression: value)
    return YieldStatement(range: range(from: start), keyword: keyword, values: [argument])
  }
}
