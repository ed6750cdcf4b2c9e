import Basics

extension Parser {
  /// The closure that a place belongs to, as far as its parameters without names are concerned.
  enum ClosureAround {
    /// No closure, or a function or type inside one.
    case none
    /// A closure that names no parameters.
    case anonymous
    /// A closure with a list of parameters.
    case named([String])
  }

  /// Reads something that is no part of the closure around it: the body of a function, the members of a type.
  func outsideClosures<Result>(_ body: () -> Result) -> Result {
    let around = closureAround
    closureAround = .none
    defer { closureAround = around }
    return body()
  }

  /// The names of a closure's parameters; nil where it has no list of them.
  private func namesOfParameters(_ signature: ClosureSignature) -> [String]? {
    if signature.leftParen == nil, signature.parameters.isEmpty { return nil }
    return signature.parameters.map { ($0.secondName ?? $0.firstName).text }
  }

  /// Takes `$0` and its like where they mean nothing; nil where they do.
  func takeMeaninglessAnonymousParameter() -> Expression? {
    guard current.name.startsWithDollar, let number = Int(current.name.text.dropFirst()) else { return nil }
    let place = currentRange
    switch closureAround {
    case .anonymous: return nil
    case .none: reportAndGoOn(SyntaxMessages.anonymousArgumentOutsideClosure(place))
    case .named(let names):
      let name = names.indices.contains(number) ? names[number] : nil
      reportAndGoOn(SyntaxMessages.anonymousArgumentBesideNames(place, name: name))
    }
    return ErrorExpression(range: advance())
  }

  /// Reads a closure with its signature.
  func parseClosure() -> ClosureExpression {
    nested {
      fresh {
        let left = advance()
        let signature = parseClosureSignature()
        let bodyStart = previousEnd
        let around = closureAround
        closureAround = signature.flatMap(namesOfParameters).map(ClosureAround.named) ?? .anonymous
        defer { closureAround = around }
        let statements = parseStatements(isTopLevel: false)
        let right = takeClosing(.rightBrace, "'}' at end of closure", opening: "{", at: left)
        let body = CodeBlock(
          range: file.range(bodyStart, right.start), leftBrace: left, statements: statements,
          rightBrace: right)
        return ClosureExpression(
          range: left.union(right), leftBrace: left, signature: signature, body: body, rightBrace: right)
      }
    }
  }

  private func parseClosureSignature() -> ClosureSignature? {
    guard signatureFollows else { return nil }
    let start = startOffset
    let attributes = at(.at) ? parseAttributes(inType: true) : []
    var squares: SourceRange?
    var captures: [ClosureCapture] = []
    if at(.leftSquare) {
      let squareStart = startOffset
      captures = parseCaptureList()
      squares = range(from: squareStart)
    }
    var left: SourceRange?
    var right: SourceRange?
    var parameters: [ClosureParameter] = []
    if at(.leftParen) {
      left = advance()
      while !at(.rightParen), !isAtEnd {
        parameters.append(parseClosureParameter())
        if parameters.last?.comma == nil { break }
      }
      right = take(.rightParen)
    } else {
      while at(.identifier) || at(word: "_"), !at(word: "in"), !isAtEffect {
        let start = startOffset
        let name = takeIdentifier()
        let whole = range(from: start)
        parameters.append(ClosureParameter(range: whole, firstName: name, comma: take(.comma)))
        if parameters.last?.comma == nil { break }
      }
    }
    let effects = parseEffects()
    let arrow = take(.arrow)
    let result = arrow == nil ? nil : parseType()
    let inKeyword: SourceRange
    if let found = take(word: "in") {
      inKeyword = found
    } else {
      reportExpected("'in' after the closure signature")
      inKeyword = file.range(previousEnd, previousEnd)
    }
    return ClosureSignature(
      range: range(from: start), attributes: attributes, captureSquares: squares, captures: captures,
      leftParen: left, parameters: parameters, rightParen: right, effects: effects, arrow: arrow,
      resultType: result, inKeyword: inKeyword)
  }

  private var isAtEffect: Bool { (at(word: "async") || at(word: "throws")) && peek().name == "in" }

  private func parseClosureParameter() -> ClosureParameter {
    let start = startOffset
    let attributes = at(.at) ? parseAttributes() : []
    let first =
      at(word: "self") || at(word: "_")
      ? takeIdentifier() : parseDeclaredName("parameter name", mayBeginWithDollar: true)
    let second = at(.identifier) ? takeIdentifier() : nil
    let annotation = parseTypeAnnotation()
    let ellipsis = at(operator: "...") ? advance() : nil
    let whole = range(from: start)
    return ClosureParameter(
      range: whole, attributes: attributes, firstName: first, secondName: second, colon: annotation?.colon,
      type: annotation?.type, ellipsis: ellipsis, comma: take(.comma))
  }

  private func parseCaptureList() -> [ClosureCapture] {
    let left = advance()
    var captures: [ClosureCapture] = []
    while !at(.rightSquare), !isAtEnd {
      let start = startOffset
      var specifier: Modifier?
      if at(word: "weak") || at(word: "unowned"), peek().kind != .equal, peek().kind != .comma,
        peek().kind != .rightSquare
      {
        let specifierStart = startOffset
        let word = takeIdentifier()
        var detail: Identifier?
        if at(.leftParen) {
          advance()
          detail = takeIdentifier()
          _ = take(.rightParen)
        }
        specifier = Modifier(keyword: word, detail: detail, range: range(from: specifierStart))
      }
      guard atNameOrKeyword else {
        reportExpected("identifier in closure capture list")
        break
      }
      let name = takeIdentifier()
      let equal = take(.equal)
      let value = equal == nil ? nil : parseExpression()
      captures.append(
        ClosureCapture(
          range: range(from: start), specifier: specifier, name: name, equal: equal, value: value))
      if take(.comma) == nil { break }
    }
    _ = takeClosing(.rightSquare, "']' at end of capture list", opening: "[", at: left)
    return captures
  }

  /// Whether what follows a closure's `{` is a signature: it ends in `in`.
  private var signatureFollows: Bool {
    var ahead = 0
    if peek(ahead).kind == .at { return signatureFollowsAttributes }
    if peek(ahead).kind == .leftSquare {
      guard let end = skipBrackets(from: ahead) else { return false }
      ahead = end
      if peek(ahead).name == "in", peek(ahead).kind == .keyword { return true }
      if peek(ahead).kind != .leftParen, peek(ahead).kind != .identifier, peek(ahead).name != "_" {
        return false
      }
    }
    if peek(ahead).kind == .leftParen {
      guard let end = skipBrackets(from: ahead) else { return false }
      return endsSignature(at: end)
    }
    while peek(ahead).kind == .identifier || peek(ahead).name == "_" {
      ahead += 1
      if peek(ahead).kind == .comma {
        ahead += 1
        continue
      }
      return endsSignature(at: ahead)
    }
    return false
  }

  private var signatureFollowsAttributes: Bool {
    var ahead = 0
    while peek(ahead).kind != .endOfFile, !peek(ahead).isAtStartOfLine || ahead == 0 {
      if peek(ahead).kind == .keyword, peek(ahead).name == "in" { return true }
      ahead += 1
    }
    return false
  }

  private func endsSignature(at ahead: Int) -> Bool {
    let token = peek(ahead)
    if token.kind == .keyword, token.name == "in" { return true }
    if token.name == "throws" || token.name == "async" {
      var ahead = ahead + 1
      if peek(ahead).kind == .leftParen {
        guard let end = skipBrackets(from: ahead) else { return false }
        ahead = end
      }
      return endsSignature(at: ahead)
    }
    guard token.kind == .arrow else { return false }
    // A result type, then `in`.
    var ahead = ahead + 1
    while peek(ahead).kind != .endOfFile {
      let token = peek(ahead)
      switch token.kind {
      case .keyword where token.name == "in": return true
      case .keyword
      where token.name != "Any" && token.name != "Self" && token.name != "inout" && token.name != "throws":
        return false
      case .leftBrace, .rightBrace, .semicolon, .equal, .stringLiteral, .integerLiteral: return false
      case .leftParen, .leftSquare:
        guard let end = skipBrackets(from: ahead) else { return false }
        ahead = end
      default: ahead += 1
      }
    }
    return false
  }

  /// The offset behind the bracket that closes the one at an offset.
  private func skipBrackets(from start: Int) -> Int? {
    var depth = 0
    var ahead = start
    repeat {
      switch peek(ahead).kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .endOfFile: return nil
      default: break
      }
      ahead += 1
    } while depth > 0
    return ahead
  }
}
