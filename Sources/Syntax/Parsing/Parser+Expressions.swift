import Basics

extension Parser {
  /// An expression: operands with infix operators between them, left flat.
  /// Where there is none, `what` is reported as missing.
  func parseExpression(_ what: String = "expression") -> Expression {
    let before = missingExpression
    missingExpression = what
    defer { missingExpression = before }
    return nested { parseSequence() }
  }

  private func parseSequence() -> Expression {
    let start = startOffset
    var operands = [parseOperand()]
    var operators: [InfixOperator] = []
    while !(needsRecovery && operands.last?.kind == .error), let infix = parseInfixOperator() {
      operators.append(infix)
      missingExpression = infix.kind == .assignment ? "expression in assignment" : "expression after operator"
      switch infix.kind {
      case .is, .as, .asOptional, .asForced:
        let type = parseType("type after '\(infix.kind == .is ? "is" : "as")'")
        operands.append(TypeExpression(range: type.range, type: type))
      case .ternary where !needsRecovery:
        missingExpression = "expression after '? ... :' in ternary expression"
        operands.append(parseOperand())
      case .ternary:
        operands.append(ErrorExpression(range: file.range(previousEnd, previousEnd)))
      default: operands.append(parseOperand())
      }
    }
    if operators.isEmpty { return operands[0] }
    return SequenceExpression(range: range(from: start), operands: operands, operators: operators)
  }

  private func parseInfixOperator() -> InfixOperator? {
    let start = startOffset
    switch kind {
    case .binaryOperator:
      let name = takeIdentifier()
      return InfixOperator(range: name.range, kind: .binary, name: name)
    case .equal:
      if isInPattern { return nil }
      let name = takeIdentifier()
      return InfixOperator(range: name.range, kind: .assignment, name: name)
    case .infixQuestion:
      let name = takeIdentifier()
      let middle = fresh { parseExpression("expression after '?' in ternary expression") }
      let colon: SourceRange
      if let found = take(.colon) {
        colon = found
      } else {
        report(SyntaxMessages.missingTernaryColon(at: name.range.location))
        colon = file.range(previousEnd, previousEnd)
      }
      return InfixOperator(
        range: range(from: start), kind: .ternary, name: name, middle: middle, colon: colon)
    case .arrow where isInPattern == false && peek().kind != .endOfFile:
      return nil
    case .keyword where current.name == "is" || current.name == "as":
      if isInPattern, at(word: "as"), peek().kind != .postfixQuestion, peek().kind != .exclamation {
        return nil
      }
      let isCheck = at(word: "is")
      let name = takeIdentifier()
      if isCheck { return InfixOperator(range: name.range, kind: .is, name: name) }
      if let mark = take(.postfixQuestion) {
        return InfixOperator(
          range: name.range.union(mark), kind: .asOptional, name: Identifier("as?", name.range.union(mark)))
      }
      if let mark = take(.exclamation) {
        return InfixOperator(
          range: name.range.union(mark), kind: .asForced, name: Identifier("as!", name.range.union(mark)))
      }
      return InfixOperator(range: name.range, kind: .as, name: name)
    default: return nil
    }
  }

  // MARK: Operands

  /// One operand, with `try`, prefix operators and everything behind it.
  private func parseOperand() -> Expression {
    let start = startOffset
    if at(.keyword), current.name == "try" {
      let keyword = advance()
      var mark = TryExpression.Mark.none
      var markRange: SourceRange?
      if at(.postfixQuestion) {
        mark = .optional
        markRange = advance()
      } else if at(.exclamation) {
        mark = .forced
        markRange = advance()
      }
      // `try` covers everything to its right.
      let operand = parseExpression(missingExpression)
      return TryExpression(
        range: range(from: start), keyword: keyword, mark: mark, markRange: markRange, operand: operand)
    }
    if at(.identifier), current.name == "await", !peek().isAtStartOfLine,
      peek().kind == .identifier || peek().kind == .keyword
    {
      let keyword = advance()
      unsupported("'await'", at: keyword)
      let operand = parseExpression()
      return AwaitExpression(range: range(from: start), keyword: keyword, operand: operand)
    }
    if at(.identifier), current.name == "consume" || current.name == "copy" || current.name == "borrow",
      peek().kind == .identifier, !peek().isAtStartOfLine
    {
      let keyword = takeIdentifier()
      let operand = parseOperand()
      return OwnershipExpression(range: range(from: start), keyword: keyword, operand: operand)
    }
    if at(.keyword), current.name == "if" || current.name == "switch" {
      let isIf = current.name == "if"
      let statement = fresh { isIf ? parseIf(from: start) : parseSwitch(from: start) }
      return StatementExpression(range: statement.range, statement: statement)
    }
    return parsePrefixed()
  }

  private func parsePrefixed() -> Expression {
    // Prefix operators are read in a loop, since there may be thousands.
    var prefixes: [(name: Identifier, isAddress: Bool)] = []
    while true {
      if at(.prefixAmpersand) {
        prefixes.append((takeIdentifier(), true))
      } else if at(.prefixOperator) {
        prefixes.append((takeIdentifier(), false))
      } else if at(.binaryOperator) || at(.exclamation), prefixes.isEmpty, isStrayPrefix {
        reportAndGoOn(SyntaxMessages.unaryOperatorSeparated(at: file.location(startOffset)))
        // Thousands of stray signs are one mistake.
        repeat { advance() } while at(.binaryOperator)
        break
      } else if at(.exclamation), !prefixes.isEmpty {
        prefixes.append((takeIdentifier(), false))
      } else {
        break
      }
    }
    var expression = parsePostfixed()
    let end = previousEnd
    for prefix in prefixes.reversed() {
      let range = file.range(prefix.name.range.start, end)
      if prefix.isAddress {
        expression = InOutExpression(range: range, ampersand: prefix.name.range, operand: expression)
      } else {
        expression = PrefixOperatorExpression(range: range, operatorName: prefix.name, operand: expression)
      }
    }
    return expression
  }

  /// `- x` with a blank behind the sign at the start of an expression: swiftc's words, then read as a prefix.
  private var isStrayPrefix: Bool {
    // An operator alone, as in `reduce(0, +)`, is a value.
    switch peek().kind {
    case .rightParen, .comma, .rightSquare, .colon: return false
    default: return current.name != "/"
    }
  }

  // MARK: Behind an operand

  /// The most members, calls and subscripts that may follow one another.
  static let longestChain = 20_000

  /// Reads a primary expression and the members, calls, subscripts and marks behind it.
  func parsePostfixed() -> Expression {
    let start = startOffset
    var expression = parsePrimary()
    var links = 0
    while true {
      // Each link nests the tree by one level, and later stages walk it recursively.
      links += 1
      if links > Parser.longestChain {
        reportNestingTooDeep()
        return expression
      }
      switch kind {
      case .period:
        if current.isAtStartOfLine, peek().kind == .pound { return expression }
        expression = parseMember(of: expression, from: start)
      case .leftParen:
        if current.isAtStartOfLine { return expression }
        expression = parseCall(of: expression, from: start)
      case .leftSquare:
        if current.isAtStartOfLine { return expression }
        expression = parseSubscript(of: expression, from: start)
      case .leftBrace:
        guard atTrailingClosure(after: expression) else { return expression }
        let closures = parseTrailingClosures()
        expression = CallExpression(range: range(from: start), callee: expression, trailingClosures: closures)
      case .postfixQuestion:
        let mark = advance()
        expression = OptionalChainingExpression(
          range: file.range(start, mark.end), operand: expression, questionMark: mark)
      case .exclamation:
        let mark = advance()
        expression = ForceUnwrapExpression(
          range: file.range(start, mark.end), operand: expression, exclamationMark: mark)
      case .postfixOperator:
        let name = takeIdentifier()
        expression = PostfixOperatorExpression(
          range: file.range(start, name.range.end), operand: expression, operatorName: name)
      case .pound:
        // `#if` between the calls of a chain.
        guard atConditionalDirective, chainContinuesAfterDirective else { return expression }
        _ = parseConditionalDirective()
      default: return expression
      }
    }
  }

  private var chainContinuesAfterDirective: Bool {
    var ahead = 2
    while peek(ahead).kind != .endOfFile, !peek(ahead).isAtStartOfLine { ahead += 1 }
    return peek(ahead).kind == .period
  }

  private func parseMember(of base: Expression, from start: Int) -> Expression {
    let dot = advance()
    let startsNextLine = at(.keyword) && current.isAtStartOfLine
    if current.hasSpaceBefore, !current.isAtStartOfLine, atNameOrKeyword || atOperatorToken {
      reportAndGoOn(SyntaxMessages.blankAfterDot(at: dot.location))
    }
    guard !startsNextLine, atNameOrKeyword || at(.integerLiteral) || at(.floatLiteral) else {
      let isSaidOfToken = (atOperatorToken || at(.leftParen)) && !current.isAtStartOfLine
      let place = isSaidOfToken ? file.location(startOffset) : dot.location
      report(SyntaxMessages.missingMemberName(at: place))
      return MemberExpression(
        range: range(from: start), base: base, dot: dot,
        name: Identifier("", file.range(previousEnd, previousEnd)))
    }
    if at(.floatLiteral) { return parseTupleIndices(of: base, dot: dot, from: start) }
    if at(.integerLiteral) {
      let name = Identifier(Name(currentRange.text), currentRange)
      advance()
      return MemberExpression(range: range(from: start), base: base, dot: dot, name: name)
    }
    let name = takeIdentifier()
    let labels = parseArgumentLabels()
    let generics = parseExpressionGenericArguments()
    return MemberExpression(
      range: range(from: start), base: base, dot: dot, name: name, argumentLabels: labels,
      genericArguments: generics)
  }

  /// `x.0.1`, where the lexer has seen a number with a fraction.
  private func parseTupleIndices(of base: Expression, dot: SourceRange, from start: Int) -> Expression {
    let range = advance()
    let parts = range.text.split(separator: ".", omittingEmptySubsequences: false)
    var expression = base
    var position = range.start
    var dotRange = dot
    for part in parts {
      let end = position + part.utf8.count
      let name = Identifier(Name(String(part)), file.range(position, end))
      expression = MemberExpression(
        range: file.range(start, end), base: expression, dot: dotRange, name: name)
      dotRange = file.range(end, end + 1)
      position = end + 1
    }
    return expression
  }

  /// `(from:to:)` of a full function name.
  func parseArgumentLabels() -> ArgumentLabels? {
    guard at(.leftParen), !current.hasSpaceBefore else { return nil }
    guard peek().kind == .identifier || peek().kind == .keyword, peek(2).kind == .colon else { return nil }
    var ahead = 1
    while true {
      let token = peek(ahead)
      if token.kind == .rightParen { break }
      guard token.kind == .identifier || token.kind == .keyword, peek(ahead + 1).kind == .colon else {
        return nil
      }
      ahead += 2
    }
    let start = startOffset
    advance()
    var labels: [Identifier] = []
    while !at(.rightParen) {
      labels.append(takeIdentifier())
      advance()
    }
    advance()
    return ArgumentLabels(labels: labels, range: range(from: start))
  }

  /// `<A, B>` behind a name, unless the `<` compares.
  func parseExpressionGenericArguments() -> GenericArgumentClause? {
    guard atOperator(beginningWith: UInt8(ascii: "<")), !current.hasSpaceBefore, kind != .equal,
      current.name.text.first == "<"
    else { return nil }
    let saved = checkpoint()
    let before = diagnostics.diagnostics.count
    guard let arguments = parseGenericArguments(), diagnostics.diagnostics.count == before,
      genericArgumentsMayEndHere
    else {
      goBack(to: saved)
      return nil
    }
    return arguments
  }

  private var genericArgumentsMayEndHere: Bool {
    switch kind {
    case .leftParen, .rightParen, .rightSquare, .leftBrace, .rightBrace, .comma, .period, .colon, .semicolon,
      .endOfFile, .equal, .postfixQuestion, .exclamation, .leftSquare:
      return true
    default: return current.isAtStartOfLine
    }
  }

  // MARK: Calls

  private func parseCall(of callee: Expression, from start: Int) -> Expression {
    let left = advance()
    let arguments = nested { inParentheses { parseArguments(until: .rightParen) } }
    let right = takeClosing(.rightParen, "')' in expression list", opening: "(", at: left)
    let closures = atTrailingClosure(after: callee) ? parseTrailingClosures() : []
    return CallExpression(
      range: range(from: start), callee: callee, leftParen: left, arguments: arguments, rightParen: right,
      trailingClosures: closures)
  }

  private func parseSubscript(of base: Expression, from start: Int) -> Expression {
    let left = advance()
    let arguments = nested { fresh { parseArguments(until: .rightSquare) } }
    let right = takeClosing(.rightSquare, "']' in expression list", opening: "[", at: left)
    let closures = atTrailingClosure(after: base) ? parseTrailingClosures() : []
    return SubscriptExpression(
      range: range(from: start), base: base, leftSquare: left, arguments: arguments, rightSquare: right,
      trailingClosures: closures)
  }

  /// Reads arguments up to a closing bracket, which is left for the caller.
  func parseArguments(until closing: Token.Kind) -> [Argument] {
    var arguments: [Argument] = []
    // A pattern's parentheses hold patterns: `case .a(let x)`.
    while !at(closing), !hasReportedNesting {
      skipStrayCommas()
      let start = startOffset
      let before = index
      var label: Identifier?
      var colon: SourceRange?
      if atNameOrKeyword, peek().kind == .colon {
        label = takeIdentifier()
        colon = advance()
      }
      let first = startOffset
      let expression = castInPattern(parseArgumentExpression(), from: first)
      let whole = range(from: start)
      let comma = take(.comma)
      arguments.append(
        Argument(range: whole, label: label, colon: colon, expression: expression, comma: comma))
      if comma == nil, index == before || !listContinues(until: closing) { break }
    }
    return arguments
  }

  /// `case let .failed(error as Missing)`: what is inside the parentheses of a pattern may be cast.
  private func castInPattern(_ expression: Expression, from start: Int) -> Expression {
    guard isInPattern, at(word: "as") else { return expression }
    let pattern = cast(pattern(from: expression), from: start)
    return PatternExpression(range: pattern.range, pattern: pattern)
  }

  /// An argument; an operator alone is the operator's function.
  private func parseArgumentExpression() -> Expression {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation:
      let next = peek().kind
      if next == .comma || next == .rightParen || next == .rightSquare {
        let text = file.text(from: Int(current.start), to: Int(current.end))
        let name = Identifier(Name(text), advance())
        return IdentifierExpression(range: name.range, name: name)
      }
    default: break
    }
    return parseExpression("expression in list of expressions")
  }

  private func atTrailingClosure(after callee: Expression) -> Bool {
    guard at(.leftBrace) else { return false }
    if isInCondition { return trailingClosureInCondition }
    if current.isAtStartOfLine {
      // A brace on a new line after a declaration's value begins accessors only behind `{ get`; for calls swiftc takes it.
      switch callee.kind {
      case .call, .identifier, .member, .implicitMember, .subscript: break
      default: return false
      }
    }
    switch callee.kind {
    case .identifier, .member, .implicitMember, .call, .subscript, .optionalChaining, .forceUnwrap, .super,
      .parenthesized, .closure:
      return !startsAccessors
    default: return false
    }
  }

  /// `var x = value { didSet … }`: the brace belongs to the declaration.
  private var startsAccessors: Bool {
    let next = peek()
    guard next.kind == .identifier else { return false }
    switch next.name {
    case "willSet", "didSet": return peek(2).kind == .leftBrace || peek(2).kind == .leftParen
    case "get", "set": return peek(2).kind == .leftBrace
    default: return false
    }
  }

  /// In a condition a closure is taken only when what follows its `}` shows that the statement's own body is still to come.
  private var trailingClosureInCondition: Bool {
    var depth = 0
    var ahead = 0
    while true {
      let token = peek(ahead)
      if token.kind == .endOfFile { return false }
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace {
        depth -= 1
        if depth == 0 { break }
      }
      ahead += 1
    }
    let next = peek(ahead + 1)
    switch next.kind {
    case .leftBrace: return !next.isAtStartOfLine
    case .comma, .period, .binaryOperator, .postfixQuestion, .exclamation, .leftSquare, .leftParen, .colon, .equal:
      return !next.isAtStartOfLine || next.kind == .period
    case .keyword:
      return !next.isAtStartOfLine && (next.name == "where" || next.name == "is" || next.name == "as")
    default: return false
    }
  }

  func parseTrailingClosures() -> [TrailingClosure] {
    let start = startOffset
    let first = parseClosure()
    var closures = [TrailingClosure(range: range(from: start), closure: first)]
    while atNameOrKeyword, peek().kind == .colon, peek(2).kind == .leftBrace, !at(word: "default"),
      !at(word: "case")
    {
      let start = startOffset
      let label = takeIdentifier()
      let colon = advance()
      let closure = parseClosure()
      closures.append(
        TrailingClosure(range: range(from: start), label: label, colon: colon, closure: closure))
    }
    return closures
  }
}
