import Basics

extension Parser {
  /// Reads a `while` loop.
  func parseWhile(from start: Int) -> Statement {
    let keyword = advance()
    let conditions = parseConditions(of: "while", keyword)
    let body = parseCodeBlock("'{' after 'while' condition")
    return WhileStatement(range: range(from: start), keyword: keyword, conditions: conditions, body: body)
  }

  /// Reads a `repeat … while` loop.
  func parseRepeat(from start: Int) -> Statement {
    let keyword = advance()
    let body = parseCodeBlock("'{' after 'repeat'")
    let whileKeyword: SourceRange
    if let found = take(word: "while") {
      whileKeyword = found
    } else {
      report(SyntaxMessages.missingWhileAfterRepeat(at: body.rightBrace.location))
      return ErrorStatement(range: range(from: start))
    }
    let condition = parseExpression()
    return RepeatStatement(
      range: range(from: start), keyword: keyword, body: body, whileKeyword: whileKeyword,
      condition: condition)
  }

  /// Reads a `for … in` loop; C's form is reported.
  func parseFor(from start: Int) -> Statement {
    let keyword = advance()
    let tryKeyword = take(word: "try")
    let awaitKeyword = at(word: "await") ? advance() : nil
    let caseKeyword = take(word: "case")
    if at(.leftParen), peek().name == "var" || peek().name == "let", hasSemicolonInParentheses {
      report(SyntaxMessages.cStyleFor(at: keyword.location))
      skipBalancedParens()
      _ = parseCodeBlock("'{'")
      needsRecovery = false
      return ErrorStatement(range: range(from: start))
    }
    if at(.identifier), peek().kind == .equal || peek().kind == .colon, hasSemicolonInParentheses {
      report(SyntaxMessages.cStyleFor(at: keyword.location))
      while !at(.leftBrace), !isAtEnd { advance() }
      _ = parseCodeBlock("'{'")
      needsRecovery = false
      return ErrorStatement(range: range(from: start))
    }
    let pattern = caseKeyword != nil ? parsePattern() : parseForPattern()
    let annotation = parseTypeAnnotation()
    let inKeyword: SourceRange
    if let found = take(word: "in") {
      inKeyword = found
    } else {
      let needed = needsRecovery
      if !needed || !at(.leftBrace) { reportExpected("'in' after for-each pattern") }
      // `for key, value in pairs`: what should be looped over cannot begin with the comma.
      if !needed, at(.comma) {
        needsRecovery = false
        reportExpected("Sequence expression for for-each loop")
      }
      inKeyword = file.range(previousEnd, previousEnd)
      while !at(.leftBrace), !isAtEnd, !current.isAtStartOfLine { advance() }
      let body = parseCodeBlock("'{' to start the body of for-each loop")
      needsRecovery = false
      let here = file.range(previousEnd, previousEnd)
      return ForStatement(
        range: range(from: start), keyword: keyword, tryKeyword: tryKeyword, awaitKeyword: awaitKeyword,
        caseKeyword: caseKeyword, pattern: pattern, colon: annotation?.colon, type: annotation?.type,
        inKeyword: inKeyword, sequence: ErrorExpression(range: here), whereKeyword: nil, filter: nil,
        body: body)
    }
    let before = isInCondition
    isInCondition = true
    let sequence = parseExpression()
    let whereKeyword = take(word: "where")
    let filter = whereKeyword == nil ? nil : parseExpression()
    isInCondition = before
    let body = parseCodeBlock("'{' to start the body of for-each loop")
    return ForStatement(
      range: range(from: start), keyword: keyword, tryKeyword: tryKeyword, awaitKeyword: awaitKeyword,
      caseKeyword: caseKeyword, pattern: pattern, colon: annotation?.colon, type: annotation?.type,
      inKeyword: inKeyword, sequence: sequence, whereKeyword: whereKeyword, filter: filter, body: body)
  }
}
