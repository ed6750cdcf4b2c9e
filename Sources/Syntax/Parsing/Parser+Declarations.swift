import Basics

extension Parser {
  /// Where a declaration stands.
  enum DeclarationContext { case topLevel, local, member, `protocol` }

  private static let introducers: Set<Name> = [
    "import", "let", "var", "func", "init", "deinit", "subscript", "struct", "class", "enum", "protocol",
    "extension", "typealias", "associatedtype", "case", "operator", "precedencegroup",
  ]

  private static let modifierWords: Set<Name> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "class", "final", "override",
    "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional",
    "indirect", "prefix", "postfix", "infix", "nonisolated", "consuming", "borrowing", "distributed",
    "isolated",
    "__consuming",
  ]

  /// Whether a declaration begins here: attributes and modifiers up to a word that introduces one.
  var atDeclaration: Bool {
    if at(.at) { return true }
    var ahead = 0
    while true {
      let token = peek(ahead)
      if token.isEscaped { return false }
      guard token.kind == .keyword || token.kind == .identifier else { return false }
      if token.kind == .keyword, Parser.introducers.contains(token.name) {
        if token.name == "case" { return ahead > 0 }
        if token.name == "init" {
          let next = peek(ahead + 1)
          return next.kind == .leftParen || next.kind == .postfixQuestion || next.kind == .exclamation
            || next.kind == .infixQuestion || isLess(next)
        }
        if token.name == "class", peek(ahead + 1).kind == .keyword || isModifier(peek(ahead + 1)) {
          ahead += 1
          continue
        }
        return true
      }
      if token.name == "actor" || token.name == "macro", peek(ahead + 1).kind == .identifier,
        !peek(ahead + 1).isAtStartOfLine
      {
        return true
      }
      guard isModifier(token) else { return false }
      ahead += 1
      if peek(ahead).kind == .leftParen, !peek(ahead).hasSpaceBefore {
        // `private(set)`, `unowned(unsafe)`: a word in parentheses.
        guard peek(ahead + 2).kind == .rightParen else { return false }
        ahead += 3
      }
    }
  }

  private func isLess(_ token: Token) -> Bool {
    (token.kind == .binaryOperator || token.kind == .prefixOperator || token.kind == .postfixOperator)
      && token.name == "<"
  }

  func isModifier(_ token: Token) -> Bool {
    !token.isEscaped && Parser.modifierWords.contains(token.name)
      && (token.kind == .keyword || token.kind == .identifier)
  }

  // MARK: Header

  /// Reads the attributes before a declaration, type or case.
  func parseAttributes(inType: Bool = false) -> [Attribute] {
    var attributes: [Attribute] = []
    while at(.at) {
      let start = startOffset
      let at = advance()
      let nameStart = startOffset
      var type: TypeSyntax
      if atNameOrKeyword {
        let name = takeIdentifier()
        let arguments = current.hasSpaceBefore ? nil : parseGenericArguments()
        type = IdentifierTypeSyntax(range: range(from: nameStart), name: name, genericArguments: arguments)
      } else {
        reportExpected("an attribute name")
        type = ErrorTypeSyntax(range: file.range(previousEnd, previousEnd))
      }
      while self.at(.period), !current.hasSpaceBefore {
        let dot = advance()
        let name = takeIdentifier()
        let arguments = current.hasSpaceBefore ? nil : parseGenericArguments()
        type = MemberTypeSyntax(
          range: range(from: nameStart), base: type, dot: dot, name: name, genericArguments: arguments)
      }
      var left: SourceRange?
      var arguments: [Argument] = []
      var raw: SourceRange?
      var right: SourceRange?
      // `@escaping (Int) -> Void`: the parenthesis belongs to the type.
      if self.at(.leftParen), !current.hasSpaceBefore, !(inType && Parser.isPlainTypeAttribute(type)) {
        let opener = advance()
        left = opener
        let inside = startOffset
        if Parser.hasFreeFormArguments(type) {
          var depth = 0
          while !isAtEnd, depth > 0 || !self.at(.rightParen) {
            if self.at(.leftParen) { depth += 1 }
            if self.at(.rightParen) { depth -= 1 }
            advance()
          }
        } else {
          arguments = fresh { parseArguments(until: .rightParen) }
        }
        raw = file.range(inside, max(inside, previousEnd))
        right = takeClosing(.rightParen, "')' in attribute", opening: "(", at: opener)
      }
      let end = previousEnd
      attributes.append(
        Attribute(
          range: file.range(start, end), at: at, type: type, leftParen: left, arguments: arguments,
          rawArguments: raw, rightParen: right, trailingTrivia: file.range(end, startOffset)))
    }
    return attributes
  }

  private static func isPlainTypeAttribute(_ type: TypeSyntax) -> Bool {
    guard type.kind == .identifier else { return false }
    switch type.as(IdentifierTypeSyntax.self).name.name {
    case "escaping", "autoclosure", "Sendable", "MainActor", "unchecked": return true
    default: return false
    }
  }

  /// Attributes whose arguments are not expressions.
  private static func hasFreeFormArguments(_ type: TypeSyntax) -> Bool {
    guard type.kind == .identifier else { return false }
    switch type.as(IdentifierTypeSyntax.self).name.name {
    case "available", "_spi", "attached", "freestanding", "inline", "objc", "backDeployed", "_semantics",
      "convention", "_documentation", "unchecked", "_specialize", "export", "_implements":
      return true
    default: return false
    }
  }

  /// Reads the modifiers before a declaration.
  func parseModifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while isModifier(current) {
      // `class` before a name introduces a class; before another word it is a modifier.
      if at(word: "class") {
        let next = peek()
        guard next.kind == .keyword || isModifier(next) else { break }
      }
      let start = startOffset
      let keyword = takeIdentifier()
      if let earlier = modifiers.first(where: { $0.name == keyword.name && $0.detail == nil }),
        !at(.leftParen)
      {
        var diagnostic = SyntaxMessages.duplicateModifier(at: keyword.range.location)
        diagnostic.notes = [SyntaxMessages.modifierAlreadySpecifiedHere(at: earlier.range.location)]
        reportAndGoOn(diagnostic)
      }
      var detail: Identifier?
      if at(.leftParen), !current.hasSpaceBefore, peek(2).kind == .rightParen {
        advance()
        detail = takeIdentifier()
        if Self.accessWords.contains(keyword.name), detail?.text != "set" {
          reportAndGoOn(SyntaxMessages.expectedSet(of: keyword.text, at: keyword.range.location))
        }
        advance()
      }
      modifiers.append(Modifier(keyword: keyword, detail: detail, range: range(from: start)))
    }
    return modifiers
  }

  /// The documentation comment that ends right before an offset.
  private func docComment(before start: Int) -> SourceRange? {
    var lineEnd = start
    var first: Int?
    let bytes = file.bytes
    while true {
      // Back over the indentation and the line break.
      var cursor = lineEnd
      while cursor > 0, bytes[cursor - 1] == 32 || bytes[cursor - 1] == 9 { cursor -= 1 }
      guard cursor > 0, bytes[cursor - 1] == 10 else { break }
      cursor -= 1
      let end = cursor
      while cursor > 0, bytes[cursor - 1] != 10 { cursor -= 1 }
      var text = cursor
      while text < end, bytes[text] == 32 || bytes[text] == 9 { text += 1 }
      guard end - text >= 3, bytes[text] == 47, bytes[text + 1] == 47, bytes[text + 2] == 47 else { break }
      first = text
      lineEnd = text
    }
    return first.map { file.range($0, start) }
  }

  // MARK: Declarations

  /// Reads a declaration with its attributes and modifiers; nil, with an error, where there is none.
  func parseDeclaration(in context: DeclarationContext) -> Declaration? {
    nested { fresh { parseDeclarationInside(in: context) } }
  }

  private func parseDeclarationInside(in context: DeclarationContext) -> Declaration? {
    let start = startOffset
    let beginsAnew = current.isAtStartOfLine || [.leftBrace, .semicolon].contains(peek(-1).kind)
    let attributes = at(.at) ? parseAttributes() : []
    let modifiers = parseModifiers()
    let header = DeclarationHeader(
      attributes: attributes, modifiers: modifiers, docComment: skipsBodies ? nil : docComment(before: start))
    guard at(.keyword) || at(.identifier) || beginsAnew && atMemberWithoutKeyword else {
      if at(.pound), peek().kind == .identifier {
        let expansion = parsePound()
        if expansion.kind == .macroExpansion {
          return MacroExpansionDeclaration(
            header, range: range(from: start), expansion: expansion.as(MacroExpansionExpression.self))
        }
      }
      reportExpectedDeclaration(in: context)
      return nil
    }
    checkAccess(modifiers, in: context)
    checkPlace(of: currentRange, header, in: context)
    switch current.name {
    case "import": return parseImport(header, start)
    case "let", "var": return parseVariable(header, start, in: context)
    case "func": return parseFunction(header, start, in: context)
    case "init": return parseInitializer(header, start, in: context)
    case "deinit": return parseDeinitializer(header, start)
    case "subscript": return parseSubscript(header, start, in: context)
    case "struct", "class", "enum", "protocol", "actor": return parseNominal(header, start)
    case "extension": return parseExtension(header, start)
    case "typealias": return parseTypealias(header, start)
    case "associatedtype": return parseAssociatedType(header, start)
    case "case": return parseEnumCase(header, start)
    case "operator": return parseOperator(header, start)
    case "precedencegroup": return parsePrecedenceGroup(header, start)
    case "macro": return skipMacroDeclaration(header, start)
    default:
      if context == .member || context == .protocol, beginsAnew, atMemberWithoutKeyword {
        return parseMemberWithoutKeyword(header, start, in: context)
      }
      reportExpectedDeclaration(in: context)
      return nil
    }
  }

  private static let importKinds: Set<Name> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private func parseImport(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    var entity: Identifier?
    if at(.keyword), Parser.importKinds.contains(current.name) { entity = takeIdentifier() }
    var path: [Identifier] = []
    if at(.keyword) { reportExpected("identifier in import declaration") }
    repeat {
      path.append(parseDeclaredName("identifier in import declaration", mayBeginWithDollar: true))
    } while take(.period) != nil
    return ImportDeclaration(
      header, range: range(from: start), keyword: keyword, entityKind: entity, path: path)
  }

  // MARK: Variables

  func parseVariable(
    _ header: DeclarationHeader, _ start: Int, in context: DeclarationContext, hasKeyword: Bool = true
  ) -> Declaration {
    let isLet = at(word: "let")
    let keyword = hasKeyword ? advance() : currentRange.emptyAtStart
    var bindings: [PatternBinding] = []
    repeat {
      let bindingStart = startOffset
      checkNestedBinding()
      let pattern = parseBindingPattern()
      reportSecondIdentifier(after: pattern, in: isLet ? "constant" : "variable")
      let annotation = parseTypeAnnotation()
      let called = annotation == nil ? nil : skipCallInAnnotation()
      let equal = take(.equal)
      let initializer = equal == nil ? called : parseExpression("initial value after '='")
      var accessors: AccessorBlock?
      if at(.leftBrace), !current.isAtStartOfLine || context == .member || context == .protocol {
        accessors = parseAccessorBlock(in: context, hasInitializer: initializer != nil)
      }
      if accessors != nil, annotation == nil, initializer == nil || accessors?.getterBody != nil {
        reportAndGoOn(SyntaxMessages.computedPropertyWithoutType(at: pattern.range.location))
      }
      if let accessors {
        checkAccessors(accessors, ofConstant: isLet)
        if !isLet {
          checkCompany(of: accessors, in: context)
          let isOptional = annotation?.type.kind == .optional || annotation?.type.kind == .implicitlyUnwrappedOptional
          let hasValue = !header.attributes.isEmpty || isOptional
          checkInitialValue(initializer, of: pattern, accessors, in: context, hasValue: hasValue)
        }
      }
      if accessors != nil, pattern.kind == .tuple {
        reportAndGoOn(SyntaxMessages.accessorsOfTuple(at: pattern.range.location))
      }
      if context == .protocol, !isLet || accessors == nil { checkRequirement(pattern, isLet: isLet, accessors) }
      if context == .member || context == .protocol, accessors == nil, let place = pattern.placeOfNothing {
        lateDiagnostics.append(SyntaxMessages.bindsNothing(at: place))
      }
      let whole = range(from: bindingStart)
      bindings.append(
        PatternBinding(
          range: whole, pattern: pattern, colon: annotation?.colon, type: annotation?.type, equal: equal,
          initializer: initializer, accessors: accessors, comma: take(.comma)))
    } while bindings.last?.comma != nil
    if bindings.count > 1, bindings.contains(where: { $0.accessors != nil }) {
      reportAndGoOn(SyntaxMessages.accessorsOfSeveralVariables(at: keyword.location))
    }
    return VariableDeclaration(
      header, range: range(from: start), keyword: keyword, isLet: isLet, bindings: bindings)
  }

  private static let accessorWords: [Name: AccessorDeclaration.Kind] = [
    "get": .get, "set": .set, "_read": .read, "read": .read, "_modify": .modify, "modify": .modify,
    "willSet": .willSet, "didSet": .didSet, "unsafeAddress": .unsafeAddress,
    "unsafeMutableAddress": .unsafeMutableAddress, "init": .initialize,
  ]

  /// Whether an accessor begins at the current token, perhaps with attributes and modifiers before it.
  private var atAccessor: Bool {
    var ahead = 0
    while peek(ahead).kind == .at {
      ahead += 2
      if peek(ahead).kind == .leftParen {
        while peek(ahead).kind != .rightParen, peek(ahead).kind != .endOfFile { ahead += 1 }
        ahead += 1
      }
    }
    while isModifier(peek(ahead)) { ahead += 1 }
    let token = peek(ahead)
    guard token.kind == .identifier || token.kind == .keyword, Parser.accessorWords[token.name] != nil else {
      return false
    }
    let next = peek(ahead + 1)
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen:
      return token.name == "set" || token.name == "willSet" || token.name == "didSet" || token.name == "init"
    case .identifier, .keyword:
      return next.name == "set" || next.name == "get" || next.name == "async" || next.name == "throws"
        || next.name == "nonmutating" || next.name == "mutating" || next.name == "_modify"
    default: return false
    }
  }

  /// Reads the braces behind a variable or subscript: accessors, or the body of a getter.
  func parseAccessorBlock(in context: DeclarationContext, hasInitializer: Bool = false) -> AccessorBlock {
    let left = currentRange
    let saved = checkpoint()
    advance()
    if atConditionalDirective { _ = parseConditionalDirective() }
    guard atAccessor else {
      goBack(to: saved)
      let body = parseFunctionBody("'{' to start getter definition")
      return AccessorBlock(
        range: body.range, leftBrace: body.leftBrace, getterBody: body, rightBrace: body.rightBrace)
    }
    var accessors: [AccessorDeclaration] = []
    nested {
      while !at(.rightBrace), !isAtEnd {
        if atConditionalDirective {
          _ = parseConditionalDirective()
          continue
        }
        guard atAccessor else {
          reportExpected("'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition")
          break
        }
        accessors.append(parseAccessor(in: context))
      }
    }
    let right = takeClosing(.rightBrace, "'}' at end of variable get/set clause", opening: "{", at: left)
    return AccessorBlock(range: left.union(right), leftBrace: left, accessors: accessors, rightBrace: right)
  }

  private func parseAccessor(in context: DeclarationContext) -> AccessorDeclaration {
    let start = startOffset
    let attributes = at(.at) ? parseAttributes() : []
    let modifiers = parseModifiers()
    let kind = Parser.accessorWords[current.name]!
    let keyword = advance()
    var left: SourceRange?
    var name: Identifier?
    var right: SourceRange?
    if at(.leftParen) {
      left = advance()
      name = parseDeclaredName("parameter name")
      right = take(.rightParen)
    }
    let effects = parseEffects()
    let body = at(.leftBrace) ? parseFunctionBody("'{'") : nil
    if body == nil, context != .protocol, !file.isLibrary { reportMissingBody(of: kind) }
    return AccessorDeclaration(
      DeclarationHeader(attributes: attributes, modifiers: modifiers), range: range(from: start),
      accessorKind: kind, keyword: keyword, leftParen: left, parameterName: name, rightParen: right,
      effects: effects, body: body)
  }
}
