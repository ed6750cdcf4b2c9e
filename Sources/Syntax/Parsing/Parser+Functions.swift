import Basics

extension Parser {
  /// Reads `func` with everything behind it.
  func parseFunction(
    _ header: DeclarationHeader, _ start: Int, in context: DeclarationContext, hasKeyword: Bool = true
  ) -> Declaration {
    let keyword = hasKeyword ? advance() : currentRange.emptyAtStart
    let name: Identifier
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .infixQuestion, .exclamation, .prefixAmpersand,
      .equal,
      .arrow:
      name = parseOperatorName()
    case .integerLiteral, .floatLiteral:
      name = Identifier("", currentRange)
      reportAndGoOn(
        SyntaxMessages.functionNameBeginsWithDigit(at: file.location(startOffset)))
      advance()
    default: name = parseDeclaredName("identifier in function declaration")
    }
    reportSecondIdentifier(after: name, in: "function")
    let generics = parseGenericParameters()
    let signature = parseSignature("'(' in argument list of function declaration")
    let whereClause = parseWhereClause()
    if context == .protocol, at(.leftBrace) {
      reportAndGoOn(SyntaxMessages.protocolMethodWithBody(at: file.location(startOffset)))
    }
    // What is written like a call says no more than that.
    if !hasKeyword { needsRecovery = false }
    let body = at(.leftBrace) ? parseFunctionBody("'{'") : nil
    if body == nil, isAtEnd { isIncomplete = true }
    return FunctionDeclaration(
      header, range: range(from: start), keyword: keyword, name: name, genericParameters: generics,
      signature: signature, whereClause: whereClause, body: body)
  }

  /// The name of an operator that is declared; `<` before generic parameters is cut off `<<T>`.
  func parseOperatorName() -> Identifier {
    let text = file.text(from: Int(current.start), to: Int(current.end))
    if text.count > 1, text.hasSuffix("<"), peek().kind == .identifier {
      let token = current
      let range = file.range(Int(token.start), Int(token.end) - 1)
      replaceCurrentToken(
        Token(
          kind: .binaryOperator, isAtStartOfLine: false, hasSpaceBefore: false, isEscaped: false,
          start: token.end - 1, end: token.end, name: "<"))
      return Identifier(Name(String(text.dropLast())), range)
    }
    return Identifier(Name(text), advance())
  }

  /// Reads parameters, effects and result; `what` is reported when the parameters are missing.
  func parseSignature(_ what: String) -> FunctionSignature {
    let start = startOffset
    let parameters = parseParameters(what)
    let effects = parseEffects()
    skipMisplacedEffects(isBehindResult: false)
    var arrow = take(.arrow)
    if arrow == nil, at(.colon), !needsRecovery {
      reportAndGoOn(SyntaxMessages.missingArrow(at: file.location(startOffset)))
      arrow = advance()
    }
    let result = arrow == nil ? nil : parseType("type for function result")
    if arrow != nil { skipMisplacedEffects(isBehindResult: true) }
    return FunctionSignature(
      range: range(from: start), parameters: parameters, effects: effects, arrow: arrow, resultType: result)
  }

  /// Reads parameters in parentheses; those of an enum's case need no names.
  func parseParameters(_ what: String, areNamed: Bool = true) -> ParameterClause {
    guard at(.leftParen) else {
      if !needsRecovery { reportAndGoOn(SyntaxMessages.expected(what, at: missingPlace)) }
      let here = file.range(previousEnd, previousEnd)
      return ParameterClause(range: here, leftParen: here, rightParen: here)
    }
    let left = advance()
    var parameters: [Parameter] = []
    nested {
      while !at(.rightParen), !isAtEnd {
        skipStrayCommas()
        let before = index
        if skipNumberAsParameter() { continue }
        parameters.append(parseParameter(isNamed: areNamed))
        if parameters.last?.comma != nil { continue }
        if areNamed, at(.leftParen), index > before {
          reportExpected("',' separator")
          continue
        }
        let isBroken = needsRecovery
        if isBroken { skipToEndOfParameters() }
        if isBroken || index == before || !listContinues(until: .rightParen, "parameter name followed by ':'") { break }
      }
    }
    let right = takeClosing(.rightParen, "')' in parameter", opening: "(", at: left)
    return ParameterClause(
      range: left.union(right), leftParen: left, parameters: parameters, rightParen: right)
  }

  /// Reads one parameter and the comma behind it.
  func parseParameter(isNamed: Bool) -> Parameter {
    let start = startOffset
    let attributes = at(.at) ? parseAttributes() : []
    var first: Identifier?
    var second: Identifier?
    var colon: SourceRange?
    if isNamed, atNameOrKeyword { checkBindingWordBeforeParameter() }
    if atNameOrKeyword {
      if peek().kind == .colon {
        first = takeIdentifier()
        colon = advance()
      } else if peek().kind == .identifier || peek().kind == .keyword, peek(2).kind == .colon {
        first = takeIdentifier()
        second = takeIdentifier()
        colon = advance()
      } else if isNamed {
        if let broken = parseParameterWithoutColon(start) { return broken }
      }
    } else if isNamed, at(.leftParen) {
      // A type without a name: `(Int, String)`.
      reportAndGoOn(SyntaxMessages.unnamedParameter(at: file.location(startOffset)))
    } else if isNamed {
      report(SyntaxMessages.missingParameterName(at: file.location(startOffset)))
      let here = file.range(previousEnd, previousEnd)
      return Parameter(range: here, type: ErrorTypeSyntax(range: here))
    }
    if isNamed, let name = second ?? first, name.name.startsWithDollar {
      reportAndGoOn(SyntaxMessages.reservedName(name))
    }
    let type = parseType(isNamed ? "parameter type following ':'" : "type")
    let ellipsis = at(operator: "...") ? advance() : nil
    let equal = take(.equal)
    let value = equal == nil ? nil : fresh { parseExpression("initial value after '='") }
    let whole = range(from: start)
    return Parameter(
      range: whole, attributes: attributes, firstName: first, secondName: second, colon: colon, type: type,
      ellipsis: ellipsis, equal: equal, defaultValue: value, comma: take(.comma))
  }

  /// Reads `init` with everything behind it.
  func parseInitializer(
    _ header: DeclarationHeader, _ start: Int, in context: DeclarationContext
  ) -> Declaration {
    let keyword = advance()
    if context == .local || context == .topLevel {
      reportAndGoOn(SyntaxMessages.initializerOutsideType(at: file.location(startOffset)))
    }
    var mark: SourceRange?
    var isImplicit = false
    if at(.postfixQuestion) || at(.infixQuestion) {
      mark = advance()
    } else if at(.exclamation) {
      mark = advance()
      isImplicit = true
    } else if atOperator(beginningWith: UInt8(ascii: "?")), !current.hasSpaceBefore {
      mark = splitFirstByte()
    }
    let generics = parseGenericParameters()
    let signature = parseSignature("'(' for initializer parameters")
    let whereClause = parseWhereClause()
    if context == .protocol, at(.leftBrace) {
      reportAndGoOn(SyntaxMessages.protocolInitializerWithBody(at: file.location(startOffset)))
    }
    let body = at(.leftBrace) ? parseFunctionBody("'{'") : nil
    if body == nil, isAtEnd { isIncomplete = true }
    return InitializerDeclaration(
      header, range: range(from: start), keyword: keyword, failureMark: mark,
      isImplicitlyUnwrapped: isImplicit,
      genericParameters: generics, signature: signature, whereClause: whereClause, body: body)
  }

  /// Reads `deinit` and its body.
  func parseDeinitializer(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    let effects = parseEffects()
    let body = at(.leftBrace) ? parseFunctionBody("'{'") : nil
    return DeinitializerDeclaration(
      header, range: range(from: start), keyword: keyword, effects: effects, body: body)
  }

  /// Reads `subscript` with everything behind it.
  func parseSubscript(
    _ header: DeclarationHeader, _ start: Int, in context: DeclarationContext
  ) -> Declaration {
    let keyword = advance()
    let generics = parseGenericParameters()
    let parameters = parseParameters("'(' for subscript parameters")
    let arrow: SourceRange
    if let found = take(.arrow) {
      arrow = found
    } else {
      reportExpected("'->' for subscript element type")
      arrow = file.range(previousEnd, previousEnd)
    }
    let type = parseType("subscripting element type")
    let whereClause = parseWhereClause()
    let accessors = at(.leftBrace) ? parseAccessorBlock(in: context) : nil
    if let accessors { checkCompany(of: accessors, in: context, isSubscript: true) }
    return SubscriptDeclaration(
      header, range: range(from: start), keyword: keyword, genericParameters: generics,
      parameters: parameters,
      arrow: arrow, elementType: type, whereClause: whereClause, accessors: accessors)
  }
}
