import Basics

extension Parser {
  /// Reads a struct, class, enum, protocol or actor.
  func parseNominal(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let word = current.name
    let keyword = advance()
    let name = parseDeclaredName("identifier in \(word) declaration")
    reportSecondIdentifier(after: name, in: word.text)
    let generics = parseGenericParameters()
    let inheritance = parseInheritance()
    let whereClause = parseWhereClause()
    let members = parseMembers(
      of: word.text, in: word == "protocol" ? .protocol : .member,
      SyntaxMessages.inDeclaration(of: name.text, at: name.range.location))
    let range = range(from: start)
    switch word {
    case "struct":
      return StructDeclaration(
        header, range: range, keyword: keyword, name: name, genericParameters: generics,
        inheritance: inheritance,
        whereClause: whereClause, members: members)
    case "class":
      return ClassDeclaration(
        header, range: range, keyword: keyword, name: name, genericParameters: generics,
        inheritance: inheritance,
        whereClause: whereClause, members: members)
    case "enum":
      return EnumDeclaration(
        header, range: range, keyword: keyword, name: name, genericParameters: generics,
        inheritance: inheritance,
        whereClause: whereClause, members: members)
    case "protocol":
      return ProtocolDeclaration(
        header, range: range, keyword: keyword, name: name, genericParameters: generics,
        inheritance: inheritance,
        whereClause: whereClause, members: members)
    default:
      unsupported("an actor", at: keyword)
      return ActorDeclaration(
        header, range: range, keyword: keyword, name: name, genericParameters: generics,
        inheritance: inheritance,
        whereClause: whereClause, members: members)
    }
  }

  /// Reads an extension.
  func parseExtension(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    let type = parseType("type name in extension declaration")
    let inheritance = parseInheritance()
    let whereClause = parseWhereClause()
    let members = parseMembers(
      of: "extension", in: .member, SyntaxMessages.inExtension(of: type.range.text, at: keyword.location))
    return ExtensionDeclaration(
      header, range: range(from: start), keyword: keyword, extendedType: type, inheritance: inheritance,
      whereClause: whereClause, members: members)
  }

  private func parseInheritance() -> InheritanceClause? {
    guard let colon = take(.colon) else { return nil }
    var types: [TypeSyntax] = []
    repeat {
      types.append(parseType())
    } while take(.comma) != nil
    return InheritanceClause(range: range(from: colon.start), colon: colon, types: types)
  }

  /// Reads the members of a type or extension; `note` says where that is declared.
  private func parseMembers(of what: String, in context: DeclarationContext, _ note: Diagnostic) -> MemberBlock {
    guard at(.leftBrace) else {
      if !needsRecovery { reportMissing("'{' in \(what)") }
      let here = file.range(previousEnd, previousEnd)
      return MemberBlock(range: here, leftBrace: here, rightBrace: here)
    }
    let left = advance()
    // The library's loader asks for what stands before the brace, and for the members one by one.
    if skipsBodies, isAtEnd { return MemberBlock(range: left, leftBrace: left, rightBrace: left) }
    let outer = (enclosingType, enclosingDeclaration, closureAround)
    (enclosingType, enclosingDeclaration, closureAround) = (what, note, .none)
    defer { (enclosingType, enclosingDeclaration, closureAround) = outer }
    var members: [Declaration] = []
    var beginsAnew = true
    nested {
      while !at(.rightBrace), !isAtEnd {
        if take(.semicolon) != nil {
          beginsAnew = true
          continue
        }
        if atConditionalDirective {
          _ = parseConditionalDirective()
          beginsAnew = true
          continue
        }
        if !beginsAnew, !current.isAtStartOfLine {
          report(SyntaxMessages.consecutiveDeclarations(at: file.location(previousEnd)))
        }
        beginsAnew = false
        let before = index
        let outer = needsRecovery
        needsRecovery = false
        defer { needsRecovery = outer }
        if let member = parseDeclaration(in: context) {
          if let semicolon = take(.semicolon) {
            member.semicolon = semicolon
            beginsAnew = true
          } else if needsRecovery {
            skipToNextMember()
          }
          members.append(member)
        } else {
          skipToNextMember()
        }
        if index == before { advance() }
      }
    }
    let right = takeClosing(.rightBrace, "'}' in \(what)", opening: "{", at: left)
    return MemberBlock(range: left.union(right), leftBrace: left, members: members, rightBrace: right)
  }

  /// Words behind which nothing but a member can be meant.
  private static let wordsOfMembers: Set<Name> = ["case", "static", "private", "fileprivate", "internal", "public"]

  /// After a mistake between members: on to what begins a declaration, past whole brackets.
  private func skipToNextMember() {
    while !isAtEnd, !at(.rightBrace), !at(.semicolon), !atDeclaration, !atConditionalDirective {
      if at(.keyword), Parser.wordsOfMembers.contains(current.name) { return }
      skipGroup()
    }
  }

  /// Reads a `typealias`.
  func parseTypealias(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    let name = parseDeclaredName("identifier in type alias declaration")
    reportSecondIdentifier(after: name, in: "typealias")
    let generics = parseGenericParameters()
    let equal: SourceRange
    if let found = take(.equal) {
      equal = found
    } else {
      reportMissing("'=' in type alias declaration")
      equal = file.range(previousEnd, previousEnd)
    }
    if current.isAtStartOfLine || isAtEnd, !needsRecovery { reportMissing("type in type alias declaration") }
    let type: TypeSyntax =
      needsRecovery
      ? ErrorTypeSyntax(range: file.range(previousEnd, previousEnd))
      : parseType("type in type alias declaration")
    let whereClause = parseWhereClause()
    return TypealiasDeclaration(
      header, range: range(from: start), keyword: keyword, name: name, genericParameters: generics,
      equal: equal,
      type: type, whereClause: whereClause)
  }

  /// Reads an `associatedtype`.
  func parseAssociatedType(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    let name = parseDeclaredName("identifier in associatedtype declaration")
    let inheritance = parseInheritance()
    let equal = take(.equal)
    let type = equal == nil ? nil : parseType()
    let whereClause = parseWhereClause()
    return AssociatedTypeDeclaration(
      header, range: range(from: start), keyword: keyword, name: name, inheritance: inheritance, equal: equal,
      defaultType: type, whereClause: whereClause)
  }

  /// Reads the cases behind one `case` of an enum.
  func parseEnumCase(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    if enclosingType != "enum" {
      reportAndGoOn(SyntaxMessages.caseOutsideEnum(at: keyword.location))
    }
    var elements: [EnumCaseElement] = []
    repeat {
      let elementStart = startOffset
      if !atNameOrKeyword {
        if elements.isEmpty {
          report(SyntaxMessages.missingCaseName(at: keyword.location))
        } else {
          report(
            SyntaxMessages.missingCaseNameAfterComma(at: file.location(startOffset)))
        }
        break
      }
      let name = parseDeclaredName("identifier in enum 'case' declaration")
      if at(.identifier), !current.isAtStartOfLine {
        reportAndGoOn(SyntaxMessages.secondIdentifier(name, identifier(of: current), in: "enum 'case'"))
        advance()
      }
      let parameters = at(.leftParen) ? parseParameters("'('", areNamed: false) : nil
      let equal = take(.equal)
      let value = equal == nil ? nil : parseExpression()
      if let value, !isLiteral(value) { reportAndGoOn(SyntaxMessages.rawValueIsNoLiteral(value)) }
      let whole = range(from: elementStart)
      elements.append(
        EnumCaseElement(
          DeclarationHeader(), range: whole, name: name, parameters: parameters, equal: equal,
          rawValue: value,
          comma: take(.comma)))
    } while elements.last?.comma != nil
    return EnumCaseDeclaration(header, range: range(from: start), keyword: keyword, elements: elements)
  }

  /// Whether an expression is a literal, with a sign perhaps.
  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .error: return true
    case .stringLiteral: return expression.as(StringLiteralExpression.self).segments.allSatisfy { $0.kind == .text }
    case .prefixOperator:
      let prefix = expression.as(PrefixOperatorExpression.self)
      return prefix.operatorName.text == "-" && [.integerLiteral, .floatLiteral].contains(prefix.operand.kind)
    default: return false
    }
  }

  /// Reads the declaration of an operator.
  func parseOperator(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    if !header.modifiers.contains(where: { ["prefix", "postfix", "infix"].contains($0.name) }) {
      reportAndGoOn(
        SyntaxMessages.operatorWithoutFixity(at: keyword.location))
    }
    var fixity = OperatorDeclaration.Fixity.infix
    if header.modifiers.contains(where: { $0.name == "prefix" }) { fixity = .prefix }
    if header.modifiers.contains(where: { $0.name == "postfix" }) { fixity = .postfix }
    let name = Identifier(Name(file.text(from: Int(current.start), to: Int(current.end))), currentRange)
    advance()
    let colon = take(.colon)
    let group = colon == nil ? nil : parseDeclaredName("precedence group name")
    return OperatorDeclaration(
      header, range: range(from: start), keyword: keyword, fixity: fixity, name: name, colon: colon,
      precedenceGroup: group)
  }

  /// Reads a `precedencegroup`.
  func parsePrecedenceGroup(_ header: DeclarationHeader, _ start: Int) -> Declaration {
    let keyword = advance()
    let name = parseDeclaredName("identifier after 'precedencegroup'")
    let left = take(.leftBrace) ?? file.range(previousEnd, previousEnd)
    var higher: [Identifier] = []
    var lower: [Identifier] = []
    var associativity: Identifier?
    var isAssignment = false
    /// The group as far as it was read; what follows to its brace says nothing.
    func skipped() -> Declaration {
      while !at(.rightBrace), !isAtEnd { advance() }
      return PrecedenceGroupDeclaration(
        header, range: range(from: start), keyword: keyword, name: name, leftBrace: left, higherThan: higher,
        lowerThan: lower, associativity: associativity, assignment: isAssignment,
        rightBrace: take(.rightBrace) ?? currentRange)
    }
    while !at(.rightBrace), !isAtEnd {
      let word = takeIdentifier()
      _ = take(.colon)
      switch word.name {
      case "higherThan", "lowerThan":
        repeat {
          let group = parseDeclaredName("precedence group name")
          if word.name == "higherThan" { higher.append(group) } else { lower.append(group) }
        } while take(.comma) != nil
      case "associativity":
        let value = takeIdentifier()
        if !["none", "left", "right"].contains(value.name) {
          report(SyntaxMessages.wrongAssociativity(at: value.range.location))
          return skipped()
        }
        associativity = value
      case "assignment":
        let value = takeIdentifier()
        if !["true", "false"].contains(value.name) {
          report(SyntaxMessages.wrongAssignment(at: value.range.location))
          return skipped()
        }
        isAssignment = value.name == "true"
      default:
        report(SyntaxMessages.unknownPrecedenceGroupAttribute(word.text, at: word.range.location))
        return skipped()
      }
    }
    let right = takeClosing(.rightBrace, "'}' in precedence group", opening: "{", at: left)
    return PrecedenceGroupDeclaration(
      header, range: range(from: start), keyword: keyword, name: name, leftBrace: left, higherThan: higher,
      lowerThan: lower, associativity: associativity, assignment: isAssignment, rightBrace: right)
  }
}
