import Basics

extension Parser {
  /// A type, with `&` compositions and function arrows. Where there is none, `what` is reported as missing.
  func parseType(_ what: String = "type") -> TypeSyntax {
    let before = missingType
    missingType = what
    defer { missingType = before }
    return nested { parseTypeInside() }
  }

  private func parseTypeInside() -> TypeSyntax {
    let start = startOffset
    var attributes: [Attribute] = []
    var specifiers: [Modifier] = []
    while true {
      if at(.at) {
        attributes += parseAttributes(inType: true)
      } else if at(word: "inout")
        || (isTypeSpecifier && peek().kind != .comma && peek().kind != .rightParen && peek().kind != .period
          && peek().kind != .equal && peek().kind != .colon)
      {
        let word = takeIdentifier()
        specifiers.append(Modifier(keyword: word, range: word.range))
      } else {
        break
      }
    }
    let base = parseUnattributedType()
    if attributes.isEmpty, specifiers.isEmpty { return base }
    return AttributedTypeSyntax(
      range: range(from: start), attributes: attributes, specifiers: specifiers, base: base)
  }

  private var isTypeSpecifier: Bool {
    guard at(.identifier) else { return false }
    switch current.name {
    case "borrowing", "consuming", "__owned", "__shared", "sending", "isolated", "_const", "nonisolated":
      return true
    default: return false
    }
  }

  private func parseUnattributedType() -> TypeSyntax {
    let start = startOffset
    if at(.identifier), current.name == "some" || current.name == "any", !peek().isAtStartOfLine,
      typeFollowsWord
    {
      let isSome = current.name == "some"
      let keyword = advance()
      let constraint = parseComposition()
      return isSome
        ? SomeTypeSyntax(range: range(from: start), keyword: keyword, constraint: constraint)
        : AnyTypeSyntax(range: range(from: start), keyword: keyword, constraint: constraint)
    }
    while at(word: "each") || at(word: "repeat") {
      unsupported("a parameter pack", at: currentRange)
      advance()
    }
    let type = parseComposition()
    if at(.arrow), type.kind != .tuple, type.kind != .error {
      return parseBareFunctionType(of: type, from: start)
    }
    return parseFunctionArrow(after: type, from: start) ?? type
  }

  private var typeFollowsWord: Bool {
    switch peek().kind {
    case .identifier, .leftParen, .leftSquare: return true
    case .keyword: return peek().name == "Any" || peek().name == "Self"
    case .prefixOperator: return peek().name == "~"
    default: return false
    }
  }

  private func parseComposition() -> TypeSyntax {
    let start = startOffset
    var elements = [parsePostfixType()]
    var ampersands: [SourceRange] = []
    while at(operator: "&") {
      ampersands.append(advance())
      elements.append(parsePostfixType())
    }
    if elements.count == 1 { return elements[0] }
    return CompositionTypeSyntax(range: range(from: start), elements: elements, ampersands: ampersands)
  }

  /// `(parameters) throws -> Result`, when an arrow or effect follows a tuple type.
  private func parseFunctionArrow(after type: TypeSyntax, from start: Int) -> TypeSyntax? {
    guard type.kind == .tuple else { return nil }
    guard at(.arrow) || atEffectBeforeArrow else { return nil }
    let effects = parseEffects()
    guard let arrow = take(.arrow) else { return nil }
    let result = parseType()
    let tuple = type.as(TupleTypeSyntax.self)
    return FunctionTypeSyntax(
      range: range(from: start), leftParen: tuple.leftParen, parameters: tuple.elements,
      rightParen: tuple.rightParen, effects: effects, arrow: arrow, result: result)
  }

  /// `T -> Result`, which needs parentheses around `T`.
  private func parseBareFunctionType(of parameter: TypeSyntax, from start: Int) -> TypeSyntax {
    let arrow = advance()
    let result = parseType()
    reportAndGoOn(SyntaxMessages.functionTypeWithoutParentheses(parameter.range))
    let range = parameter.range
    return FunctionTypeSyntax(
      range: self.range(from: start), leftParen: range.emptyAtStart,
      parameters: [TupleTypeElement(range: range, type: parameter)], rightParen: range.emptyAtEnd,
      effects: Effects(), arrow: arrow, result: result)
  }

  private var atEffectBeforeArrow: Bool {
    guard at(word: "throws") || at(word: "rethrows") || at(word: "async") else { return false }
    let next = peek()
    return next.kind == .arrow || next.name == "throws" || (at(word: "throws") && next.kind == .leftParen)
  }

  /// Reads `async` and `throws`, as far as they are there.
  func parseEffects() -> Effects {
    var effects = Effects()
    while true {
      if at(word: "async") || at(word: "reasync") {
        effects.async = advance()
      } else if at(word: "throws") || at(word: "rethrows") {
        effects.rethrows = at(word: "rethrows")
        effects.throws = advance()
        if at(.leftParen), !effects.rethrows {
          advance()
          effects.thrownType = parseType()
          _ = take(.rightParen)
        }
      } else {
        return effects
      }
    }
  }

  private func parsePostfixType() -> TypeSyntax {
    let start = startOffset
    if at(operator: "~") {
      let tilde = advance()
      let base = parsePostfixType()
      unsupported("a suppressed conformance", at: tilde)
      return SuppressedTypeSyntax(range: range(from: start), tilde: tilde, base: base)
    }
    var type = parsePrimaryType()
    while true {
      if at(.period) {
        let dot = advance()
        if at(word: "Type") || at(word: "Protocol") {
          let keyword = takeIdentifier()
          type = MetatypeTypeSyntax(range: range(from: start), base: type, dot: dot, keyword: keyword)
        } else if atNameOrKeyword {
          let name = takeIdentifier()
          let arguments = parseGenericArguments()
          type = MemberTypeSyntax(
            range: range(from: start), base: type, dot: dot, name: name, genericArguments: arguments)
        } else {
          reportExpected("member name following '.'")
          return type
        }
      } else if atOperator(beginningWith: UInt8(ascii: "?")), !current.hasSpaceBefore {
        let mark = splitFirstByte()
        type = OptionalTypeSyntax(range: range(start, mark), wrapped: type, questionMark: mark)
      } else if atOperator(beginningWith: UInt8(ascii: "!")), !current.hasSpaceBefore {
        let mark = splitFirstByte()
        type = ImplicitlyUnwrappedOptionalTypeSyntax(
          range: range(start, mark), wrapped: type, exclamationMark: mark)
      } else {
        return type
      }
    }
  }

  private func range(_ start: Int, _ last: SourceRange) -> SourceRange { file.range(start, last.end) }

  private func parsePrimaryType() -> TypeSyntax {
    let start = startOffset
    switch kind {
    case .identifier:
      let name = takeIdentifier()
      let arguments = parseGenericArguments()
      return IdentifierTypeSyntax(range: range(from: start), name: name, genericArguments: arguments)
    case .keyword where current.name == "Any" || current.name == "Self" || current.name == "_":
      let name = takeIdentifier()
      return IdentifierTypeSyntax(range: range(from: start), name: name)
    case .leftParen:
      let left = advance()
      let elements = parseTupleTypeElements()
      let right = takeClosing(.rightParen, "')' at end of tuple list", opening: "(", at: left)
      return TupleTypeSyntax(range: left.union(right), leftParen: left, elements: elements, rightParen: right)
    case .leftSquare:
      let left = advance()
      if at(.integerLiteral), peek().name == "of" {
        unsupported("an array type of fixed size", at: left)
        advance()
        advance()
      }
      let element = parseType("element type")
      if let colon = take(.colon) {
        let value = parseType("dictionary value type")
        let right = takeClosing(.rightSquare, "']' in dictionary type", opening: "[", at: left)
        return DictionaryTypeSyntax(
          range: left.union(right), leftSquare: left, key: element, colon: colon, value: value,
          rightSquare: right)
      }
      let right = takeClosing(.rightSquare, "']' in array type", opening: "[", at: left)
      return ArrayTypeSyntax(range: left.union(right), leftSquare: left, element: element, rightSquare: right)
    default:
      // Behind a cast swiftc says it of the next token, elsewhere of the place after the last one.
      if missingType.hasPrefix("type after") {
        reportExpected(missingType)
      } else {
        reportMissing(missingType)
      }
      return ErrorTypeSyntax(range: file.range(previousEnd, previousEnd))
    }
  }

  /// Reads the elements of a tuple type, or the parameters of a function type.
  func parseTupleTypeElements() -> [TupleTypeElement] {
    var elements: [TupleTypeElement] = []
    while !at(.rightParen), !isAtEnd {
      let start = startOffset
      var first: Identifier?
      var second: Identifier?
      var colon: SourceRange?
      if atNameOrKeyword, !at(word: "inout") {
        if peek().kind == .colon {
          first = takeIdentifier()
          colon = advance()
        } else if peek().kind == .identifier, peek(2).kind == .colon {
          first = takeIdentifier()
          second = takeIdentifier()
          colon = advance()
        }
      }
      let type = parseType()
      let ellipsis = at(operator: "...") ? advance() : nil
      let whole = range(from: start)
      let comma = take(.comma)
      elements.append(
        TupleTypeElement(
          range: whole, firstName: first, secondName: second, colon: colon, type: type, ellipsis: ellipsis,
          comma: comma))
      // `(Int())`: what is called is taken for another element.
      if comma == nil, at(.leftParen), !current.hasSpaceBefore {
        reportAndGoOn(SyntaxMessages.expectedSeparator(at: missingPlace))
        continue
      }
      if comma == nil { break }
    }
    return elements
  }

  /// `<A, B>`, when one begins here.
  func parseGenericArguments() -> GenericArgumentClause? {
    guard atOperator(beginningWith: UInt8(ascii: "<")), kind != .equal else { return nil }
    let left = splitFirstByte()
    var arguments: [TypeSyntax] = []
    while true {
      arguments.append(parseType())
      if take(.comma) == nil { break }
    }
    let right: SourceRange
    if atOperator(beginningWith: UInt8(ascii: ">")) {
      right = splitFirstByte()
    } else {
      report(
        SyntaxMessages.expected(
          "'>' to complete generic argument list", at: file.location(startOffset), toMatch: "<", left.location
        ))
      right = file.range(previousEnd, previousEnd)
    }
    return GenericArgumentClause(
      range: left.union(right), leftAngle: left, arguments: arguments, rightAngle: right)
  }

  // MARK: Generic parameters

  /// Reads generic parameters in angle brackets, when they are there.
  func parseGenericParameters() -> GenericParameterClause? {
    guard atOperator(beginningWith: UInt8(ascii: "<")) else { return nil }
    let left = splitFirstByte()
    var parameters: [GenericParameter] = []
    while !isAtEnd {
      let start = startOffset
      let attributes = at(.at) ? parseAttributes() : []
      if at(word: "each") { unsupported("a parameter pack", at: advance()) }
      let name = parseDeclaredName("an identifier to name generic parameter")
      let colon = take(.colon)
      let constraint = colon == nil ? nil : parseType()
      let whole = range(from: start)
      let comma = take(.comma)
      parameters.append(
        GenericParameter(
          DeclarationHeader(attributes: attributes), range: whole, name: name, colon: colon,
          constraint: constraint,
          comma: comma))
      if comma == nil { break }
    }
    let whereClause = parseWhereClause()
    let right: SourceRange
    if atOperator(beginningWith: UInt8(ascii: ">")) {
      right = splitFirstByte()
    } else {
      report(
        SyntaxMessages.expected(
          "'>' to complete generic parameter list", at: file.location(startOffset), toMatch: "<",
          left.location))
      right = file.range(previousEnd, previousEnd)
    }
    return GenericParameterClause(
      range: left.union(right), leftAngle: left, parameters: parameters, whereClause: whereClause,
      rightAngle: right)
  }

  /// Reads a `where` clause, when it is there.
  func parseWhereClause() -> WhereClause? {
    guard at(word: "where") else { return nil }
    let start = startOffset
    let keyword = advance()
    var requirements: [GenericRequirement] = []
    repeat {
      let requirementStart = startOffset
      let left = parseType()
      let isSameType = at(operator: "==")
      let sign: SourceRange
      if isSameType || at(.colon) {
        sign = advance()
      } else {
        reportExpected("':' or '==' to indicate a conformance or same-type requirement")
        break
      }
      let right = parseType()
      requirements.append(
        GenericRequirement(
          range: range(from: requirementStart), left: left, sign: sign, isSameType: isSameType, right: right))
    } while take(.comma) != nil
    return WhereClause(range: range(from: start), keyword: keyword, requirements: requirements)
  }
}
