import Basics

extension Parser {
  /// A pattern of `case`: bindings are written with `let` or `var`, everything else is compared.
  func parsePattern() -> Pattern {
    let start = startOffset
    return cast(parsePrimaryPattern(), from: start)
  }

  /// A pattern with the casts behind it.
  func cast(_ pattern: Pattern, from start: Int) -> Pattern {
    var pattern = pattern
    while at(word: "as") {
      let keyword = advance()
      let type = parseType()
      pattern = CastPattern(range: range(from: start), pattern: pattern, keyword: keyword, type: type)
    }
    return pattern
  }

  private func parsePrimaryPattern() -> Pattern {
    let start = startOffset
    if at(word: "let") || at(word: "var") {
      let isVariable = at(word: "var")
      let keyword = advance()
      let inner = parseBoundPattern()
      return BindingPattern(
        range: range(from: start), keyword: keyword, isVariable: isVariable, pattern: inner)
    }
    if at(word: "is") {
      let keyword = advance()
      let type = parseType()
      return IsPattern(range: range(from: start), keyword: keyword, type: type)
    }
    if at(word: "_"), peek().kind != .period { return parseWildcard() }
    let before = isInPattern
    isInPattern = true
    let expression = parseExpression("pattern")
    isInPattern = before
    return pattern(from: expression)
  }

  private func parseWildcard() -> Pattern {
    let range = advance()
    let pattern = WildcardPattern(range: range)
    if let mark = take(.postfixQuestion) {
      return OptionalPattern(range: range.union(mark), pattern: pattern, questionMark: mark)
    }
    return pattern
  }

  /// What stands behind `let` in a pattern: names in it are bound.
  private func parseBoundPattern() -> Pattern {
    let start = startOffset
    if at(.leftParen) {
      let tuple = parseTuplePattern {
        let first = self.startOffset
        return self.cast(self.parseBoundPattern(), from: first)
      }
      return withOptionalMark(tuple, from: start)
    }
    if at(word: "_") { return parseWildcard() }
    if at(.identifier), peek().kind != .period, peek().kind != .leftParen {
      let name = takeIdentifier()
      return withOptionalMark(IdentifierPattern(range: name.range, name: name), from: start)
    }
    // `let .some(x)`: the names in the payload are bound.
    let before = isInPattern
    isInPattern = true
    let expression = parseExpression()
    isInPattern = before
    return bound(pattern(from: expression))
  }

  private func withOptionalMark(_ pattern: Pattern, from start: Int) -> Pattern {
    var pattern = pattern
    while let mark = take(.postfixQuestion) {
      pattern = OptionalPattern(range: file.range(start, mark.end), pattern: pattern, questionMark: mark)
    }
    return pattern
  }

  private func parseTuplePattern(_ element: () -> Pattern) -> Pattern {
    let left = advance()
    var elements: [TuplePatternElement] = []
    nested {
      while !at(.rightParen), !isAtEnd {
        let start = startOffset
        var label: Identifier?
        var colon: SourceRange?
        if atNameOrKeyword, peek().kind == .colon {
          label = takeIdentifier()
          colon = advance()
        }
        let pattern = element()
        elements.append(
          TuplePatternElement(range: range(from: start), label: label, colon: colon, pattern: pattern))
        if take(.comma) == nil { break }
      }
    }
    let right = takeClosing(.rightParen, "')' at end of tuple pattern", opening: "(", at: left)
    return TuplePattern(range: left.union(right), leftParen: left, elements: elements, rightParen: right)
  }

  /// The pattern of `let x = …`, `for x in …`: names are bound without a word of their own.
  func parseBindingPattern() -> Pattern {
    let start = startOffset
    if at(.leftParen) { return parseTuplePattern { self.parseBindingPattern() } }
    if at(word: "_") { return WildcardPattern(range: advance()) }
    if at(word: "let") || at(word: "var") {
      let isVariable = at(word: "var")
      let keyword = advance()
      let inner = parseBindingPattern()
      return BindingPattern(
        range: range(from: start), keyword: keyword, isVariable: isVariable, pattern: inner)
    }
    if at(word: "self") { return IdentifierPattern(range: currentRange, name: takeIdentifier()) }
    if at(.identifier) {
      let name = takeIdentifier()
      if name.name.startsWithDollar { reportAndGoOn(SyntaxMessages.reservedName(name)) }
      return IdentifierPattern(range: name.range, name: name)
    }
    if at(.keyword) {
      report(SyntaxMessages.keywordAsName(current.name.text, currentRange))
      let name = takeIdentifier()
      return IdentifierPattern(range: name.range, name: name)
    }
    reportMissing("pattern")
    return WildcardPattern(range: file.range(previousEnd, previousEnd))
  }

  // MARK: Patterns that were read as expressions

  /// The pattern that an expression in a pattern's place means.
  func pattern(from expression: Expression) -> Pattern {
    switch expression.kind {
    case .pattern: return expression.as(PatternExpression.self).pattern
    case .discard: return WildcardPattern(range: expression.range)
    case .implicitMember:
      let member = expression.as(ImplicitMemberExpression.self)
      return EnumCasePattern(
        range: member.range, dot: member.dot, name: member.name, expression: expression)
    case .member:
      let member = expression.as(MemberExpression.self)
      return EnumCasePattern(
        range: member.range, base: member.base, dot: member.dot, name: member.name, expression: expression)
    case .call:
      let call = expression.as(CallExpression.self)
      guard call.trailingClosures.isEmpty, let left = call.leftParen, let right = call.rightParen else {
        break
      }
      let payload = tuplePattern(call.arguments, left, right)
      if call.callee.kind == .implicitMember {
        let member = call.callee.as(ImplicitMemberExpression.self)
        return EnumCasePattern(
          range: call.range, dot: member.dot, name: member.name, payload: payload, expression: expression)
      }
      if call.callee.kind == .member {
        let member = call.callee.as(MemberExpression.self)
        return EnumCasePattern(
          range: call.range, base: member.base, dot: member.dot, name: member.name, payload: payload,
          expression: expression)
      }
    case .tuple:
      let tuple = expression.as(TupleExpression.self)
      return tuplePattern(tuple.elements, tuple.leftParen, tuple.rightParen)
    case .parenthesized:
      let inner = expression.as(ParenthesizedExpression.self)
      return TuplePattern(
        range: inner.range, leftParen: inner.leftParen,
        elements: [
          TuplePatternElement(range: inner.expression.range, pattern: pattern(from: inner.expression))
        ],
        rightParen: inner.rightParen)
    case .optionalChaining:
      let chain = expression.as(OptionalChainingExpression.self)
      return OptionalPattern(
        range: chain.range, pattern: pattern(from: chain.operand), questionMark: chain.questionMark)
    default: break
    }
    return ExpressionPattern(range: expression.range, expression: expression)
  }

  private func tuplePattern(_ arguments: [Argument], _ left: SourceRange, _ right: SourceRange)
    -> TuplePattern
  {
    TuplePattern(
      range: left.union(right), leftParen: left,
      elements: arguments.map {
        TuplePatternElement(
          range: $0.range, label: $0.label, colon: $0.colon, pattern: pattern(from: $0.expression))
      }, rightParen: right)
  }

  /// The same pattern with names bound instead of compared, as behind `let`.
  private func bound(_ pattern: Pattern) -> Pattern {
    switch pattern.kind {
    case .expression:
      let expression = pattern.as(ExpressionPattern.self).expression
      guard expression.kind == .identifier else { return pattern }
      let name = expression.as(IdentifierExpression.self).name
      return IdentifierPattern(range: name.range, name: name)
    case .tuple:
      return boundTuple(pattern.as(TuplePattern.self))
    case .enumCase:
      let enumCase = pattern.as(EnumCasePattern.self)
      return EnumCasePattern(
        range: enumCase.range, base: enumCase.base, dot: enumCase.dot, name: enumCase.name,
        payload: enumCase.payload.map(boundTuple), expression: enumCase.expression)
    case .optional:
      let optional = pattern.as(OptionalPattern.self)
      return OptionalPattern(
        range: optional.range, pattern: bound(optional.pattern), questionMark: optional.questionMark)
    case .cast:
      let cast = pattern.as(CastPattern.self)
      return CastPattern(range: cast.range, pattern: bound(cast.pattern), keyword: cast.keyword, type: cast.type)
    default: return pattern
    }
  }

  private func boundTuple(_ tuple: TuplePattern) -> TuplePattern {
    TuplePattern(
      range: tuple.range, leftParen: tuple.leftParen,
      elements: tuple.elements.map {
        TuplePatternElement(range: $0.range, label: $0.label, colon: $0.colon, pattern: bound($0.pattern))
      }, rightParen: tuple.rightParen)
  }
}
