import Basics

extension Parser {
  /// Reads what an expression can begin with: a literal, a name, something in brackets.
  func parsePrimary() -> Expression {
    let start = startOffset
    switch kind {
    case .integerLiteral: return IntegerLiteralExpression(range: advance())
    case .floatLiteral: return FloatLiteralExpression(range: advance())
    case .stringLiteral: return parseStringLiteral()
    case .foreignString: return ErrorExpression(range: advance())
    case .identifier:
      if current.name == "any" || current.name == "some", peek().kind == .identifier, !peek().isAtStartOfLine {
        let type = parseType()
        return TypeExpression(range: type.range, type: type)
      }
      if let mistake = takeMeaninglessAnonymousParameter() { return mistake }
      let name = takeIdentifier()
      let labels = parseArgumentLabels()
      let generics = parseExpressionGenericArguments()
      return IdentifierExpression(
        range: range(from: start), name: name, argumentLabels: labels, genericArguments: generics)
    case .keyword: return parseKeywordExpression()
    case .period: return parseImplicitMember()
    case .leftParen: return parseParenthesized()
    case .leftSquare: return parseCollection()
    case .leftBrace: return parseClosure()
    case .backslash: return parseKeyPath()
    case .pound: return parsePound()
    case .binaryOperator where current.name == "/", .prefixOperator where current.name.text.hasPrefix("/"):
      unsupported("a regular expression literal", at: advance())
      return ErrorExpression(range: range(from: start))
    default:
      if isInPattern, at(word: "let") { break }
      reportMissingExpression()
      return ErrorExpression(range: file.range(previousEnd, previousEnd))
    }
    return ErrorExpression(range: file.range(previousEnd, previousEnd))
  }

  private func parseKeywordExpression() -> Expression {
    let start = startOffset
    switch current.name {
    case "true", "false":
      let value = at(word: "true")
      return BooleanLiteralExpression(range: advance(), value: value)
    case "nil": return NilLiteralExpression(range: advance())
    case "self", "Self", "Any":
      if at(word: "Any"), peek().kind == .binaryOperator, peek().name == "&" {
        let type = parseType()
        return TypeExpression(range: type.range, type: type)
      }
      let name = takeIdentifier()
      return IdentifierExpression(range: name.range, name: name)
    case "super": return SuperExpression(range: advance())
    case "_": return DiscardExpression(range: advance())
    case "init":
      let name = takeIdentifier()
      return IdentifierExpression(range: name.range, name: name)
    case "let", "var", "is":
      if isInPattern {
        let pattern = parsePattern()
        return PatternExpression(range: range(from: start), pattern: pattern)
      }
      fallthrough
    default:
      reportMissingExpression()
      return ErrorExpression(range: file.range(previousEnd, previousEnd))
    }
  }

  private func reportMissingExpression() {
    if missingExpression == "initial value after '='" {
      reportMissing(missingExpression)
    } else {
      reportExpected(missingExpression)
    }
  }

  private func parseImplicitMember() -> Expression {
    let start = startOffset
    let dot = advance()
    if at(.integerLiteral), !current.hasSpaceBefore {
      let number = currentRange.text
      reportAndGoOn(
        SyntaxMessages.fractionWithoutZero(number, number, at: dot.location))
      return FloatLiteralExpression(range: file.range(dot.start, advance().end))
    }
    guard atNameOrKeyword else {
      reportExpected("identifier after '.' expression")
      return ErrorExpression(range: range(from: start))
    }
    let name = takeIdentifier()
    let labels = parseArgumentLabels()
    let generics = parseExpressionGenericArguments()
    return ImplicitMemberExpression(
      range: range(from: start), dot: dot, name: name, argumentLabels: labels, genericArguments: generics)
  }

  // MARK: Brackets

  private func parseParenthesized() -> Expression {
    let start = startOffset
    if let type = parseFunctionTypeExpression() { return type }
    let wasInPattern = isInPattern
    let left = advance()
    let elements: [Argument] = nested {
      let before = isInCondition
      isInCondition = false
      isInPattern = wasInPattern
      defer { isInCondition = before }
      return parseArguments(until: .rightParen)
    }
    let right = takeClosing(.rightParen, "')' in expression list", opening: "(", at: left)
    let range = file.range(start, right.end)
    if elements.count == 1, elements[0].label == nil, elements[0].comma == nil {
      return ParenthesizedExpression(
        range: range, leftParen: left, expression: elements[0].expression, rightParen: right)
    }
    return TupleExpression(range: range, leftParen: left, elements: elements, rightParen: right)
  }

  /// `(Int) -> Void` in expression position, as in `[(Int) -> Void]()`.
  private func parseFunctionTypeExpression() -> Expression? {
    var depth = 0
    var ahead = 0
    while true {
      switch peek(ahead).kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .endOfFile, .leftBrace, .rightBrace, .semicolon, .stringLiteral, .integerLiteral: return nil
      default: break
      }
      ahead += 1
      if depth == 0 { break }
    }
    let next = peek(ahead)
    let isEffect = next.name == "throws" || next.name == "async" || next.name == "rethrows"
    guard next.kind == .arrow || isEffect else { return nil }
    let saved = checkpoint()
    let type = parseType()
    if type.kind == .function { return TypeExpression(range: type.range, type: type) }
    goBack(to: saved)
    return nil
  }

  private func parseCollection() -> Expression {
    let left = advance()
    return nested {
      let before = isInCondition
      isInCondition = false
      defer { isInCondition = before }
      if let colon = take(.colon) {
        let right = takeClosing(.rightSquare, "']' in container literal expression", opening: "[", at: left)
        _ = colon
        return DictionaryLiteralExpression(range: left.union(right), leftSquare: left, rightSquare: right)
      }
      var elements: [Expression] = []
      var pairs: [DictionaryElement] = []
      while !at(.rightSquare), !isAtEnd {
        skipStrayCommas()
        let start = startOffset
        let before = index
        let element = parseExpression(
          pairs.isEmpty && elements.isEmpty
            ? "expression in container literal" : "expression in container literal")
        if let colon = take(.colon) {
          let value = parseExpression("value in dictionary literal")
          pairs.append(DictionaryElement(range: range(from: start), key: element, colon: colon, value: value))
        } else {
          if !pairs.isEmpty {
            report(SyntaxMessages.missingDictionaryColon(at: file.location(startOffset)))
          }
          elements.append(element)
          if !pairs.isEmpty, !at(.rightSquare), !at(.comma) {
            while !isAtEnd, !at(.rightSquare), !current.isAtStartOfLine { advance() }
          }
        }
        if take(.comma) == nil,
          index == before
            || !listContinues(
              until: .rightSquare,
              pairs.isEmpty ? "expression in container literal" : "key expression in dictionary literal")
        {
          break
        }
      }
      let right = takeClosing(.rightSquare, "']' in container literal expression", opening: "[", at: left)
      if !pairs.isEmpty {
        return DictionaryLiteralExpression(
          range: left.union(right), leftSquare: left, elements: pairs, rightSquare: right)
      }
      return ArrayLiteralExpression(
        range: left.union(right), leftSquare: left, elements: elements, rightSquare: right)
    }
  }

  // MARK: `#`

  private static let magicLiterals: Set<Name> = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle",
  ]

  /// Reads `#line` and its like, or the use of a macro.
  func parsePound() -> Expression {
    let start = startOffset
    let pound = advance()
    guard atNameOrKeyword else {
      reportMissing("a macro identifier for a pound literal expression")
      return ErrorExpression(range: range(from: start))
    }
    let name = takeIdentifier()
    if Parser.magicLiterals.contains(name.name) {
      return MagicLiteralExpression(range: range(from: start), name: name)
    }
    if name.name == "selector" || name.name == "colorLiteral" || name.name == "keyPath" {
      unsupported("#\(name.text)", at: pound)
    }
    let generics = parseExpressionGenericArguments()
    var left: SourceRange?
    var arguments: [Argument] = []
    var right: SourceRange?
    if at(.leftParen), !current.hasSpaceBefore {
      let opener = advance()
      left = opener
      arguments = fresh { parseArguments(until: .rightParen) }
      right = takeClosing(.rightParen, "')' in macro expansion", opening: "(", at: opener)
    }
    let closures = at(.leftBrace) && !isInCondition && !current.isAtStartOfLine ? parseTrailingClosures() : []
    return MacroExpansionExpression(
      range: range(from: start), pound: pound, name: name, genericArguments: generics, leftParen: left,
      arguments: arguments,
      rightParen: right, trailingClosures: closures)
  }

  // MARK: Key paths

  private func parseKeyPath() -> Expression {
    let start = startOffset
    let backslash = advance()
    var root: TypeSyntax?
    if !at(.period), !at(.postfixQuestion), !at(.exclamation) { root = parseKeyPathRoot() }
    var components: [KeyPathComponent] = []
    while true {
      let componentStart = startOffset
      func make(
        _ kind: KeyPathComponent.Kind, dot: SourceRange? = nil, name: Identifier? = nil,
        generics: GenericArgumentClause? = nil, left: SourceRange? = nil, arguments: [Argument] = [],
        right: SourceRange? = nil
      ) {
        components.append(
          KeyPathComponent(
            range: range(from: componentStart), kind: kind, dot: dot, name: name, genericArguments: generics,
            leftDelimiter: left, arguments: arguments, rightDelimiter: right))
      }
      if at(.period), !current.isAtStartOfLine || components.isEmpty {
        let dot = advance()
        if at(.leftSquare) {
          let left = advance()
          let arguments = fresh { parseArguments(until: .rightSquare) }
          let right = takeClosing(.rightSquare, "']' in expression list", opening: "[", at: left)
          make(.subscript, dot: dot, left: left, arguments: arguments, right: right)
        } else if at(.postfixQuestion) {
          advance()
          make(.optionalChain, dot: dot)
        } else if at(.exclamation) {
          advance()
          make(.forceUnwrap, dot: dot)
        } else if at(word: "self") {
          advance()
          make(.identity, dot: dot)
        } else if at(.integerLiteral) {
          let name = Identifier(Name(currentRange.text), currentRange)
          advance()
          make(.property, dot: dot, name: name)
        } else if at(.floatLiteral) {
          let number = advance()
          for part in number.text.split(separator: ".") {
            make(.property, dot: dot, name: Identifier(Name(String(part)), number))
          }
        } else if atNameOrKeyword {
          let name = takeIdentifier()
          let generics = parseExpressionGenericArguments()
          make(.property, dot: dot, name: name, generics: generics)
        } else {
          reportExpected("member name following '.'")
          break
        }
      } else if at(.leftSquare), !current.hasSpaceBefore {
        let left = advance()
        let arguments = fresh { parseArguments(until: .rightSquare) }
        let right = takeClosing(.rightSquare, "']' in expression list", opening: "[", at: left)
        make(.subscript, left: left, arguments: arguments, right: right)
      } else if at(.postfixQuestion), !current.hasSpaceBefore {
        advance()
        make(.optionalChain)
      } else if at(.exclamation), !current.hasSpaceBefore {
        advance()
        make(.forceUnwrap)
      } else {
        break
      }
    }
    return KeyPathExpression(
      range: range(from: start), backslash: backslash, root: root, components: components)
  }

  /// The type before the first dot: `\Array<Int>.count`, `\[Int].first`, `\(Int, Int).0`.
  private func parseKeyPathRoot() -> TypeSyntax {
    let start = startOffset
    switch kind {
    case .leftSquare, .leftParen:
      // One bracketed type without what follows it.
      let opening: Token.Kind = kind
      let closing: Token.Kind = opening == .leftSquare ? .rightSquare : .rightParen
      var depth = 0
      var end = index
      repeat {
        if tokens[end].kind == opening { depth += 1 }
        if tokens[end].kind == closing { depth -= 1 }
        end += 1
      } while depth > 0 && end < tokens.count - 1
      let inner = Parser(
        file, from: start, to: Int(tokens[end - 1].end), diagnostics: diagnostics)
      let type = inner.parseType()
      index = end - 1
      advance()
      return optionals(of: type, from: start)
    default:
      let name = takeIdentifier()
      let arguments = parseExpressionGenericArguments()
      var type: TypeSyntax = IdentifierTypeSyntax(
        range: range(from: start), name: name, genericArguments: arguments)
      // `\Outer.Inner.member`: names with a capital letter are types.
      while at(.period), peek().kind == .identifier, peek().name.text.first?.isUppercase == true {
        let dot = advance()
        let name = takeIdentifier()
        let arguments = parseExpressionGenericArguments()
        type = MemberTypeSyntax(
          range: range(from: start), base: type, dot: dot, name: name, genericArguments: arguments)
      }
      return optionals(of: type, from: start)
    }
  }

  /// A `?` straight behind the root belongs to its type: `\Int?.description`.
  private func optionals(of type: TypeSyntax, from start: Int) -> TypeSyntax {
    var type = type
    while at(.postfixQuestion), !current.hasSpaceBefore {
      let mark = advance()
      type = OptionalTypeSyntax(range: range(from: start), wrapped: type, questionMark: mark)
    }
    return type
  }
}
