import Basics
import Syntax

extension ConstraintGenerator {
  /// What kind of literal an expression is: one token, but for a sign.
  func literalKind(of expression: Expression) -> LiteralKind? {
    switch expression.kind {
    case .integerLiteral: return .integer
    case .floatLiteral: return .floatingPoint
    case .booleanLiteral: return .boolean
    case .nilLiteral: return .nil
    case .stringLiteral:
      let string = expression.as(StringLiteralExpression.self)
      if string.segments.contains(where: { $0.kind == .interpolation }) { return .interpolation }
      guard string.segments.count == 1, !string.isMultiline else { return .string }
      let text = string.segments[0].value
      if text.utf8.count > 64 { return .string }
      if text.unicodeScalars.count == 1 { return .scalar }
      return text.count == 1 ? .character : .string
    case .magicLiteral:
      switch expression.as(MagicLiteralExpression.self).name.text {
      case "line", "column": return .integer
      default: return .string
      }
    case .prefixOperator:
      let prefix = expression.as(PrefixOperatorExpression.self)
      guard prefix.operatorName.name == "-" else { return nil }
      let kind = literalKind(of: prefix.operand)
      return kind == .integer || kind == .floatingPoint ? kind : nil
    default: return nil
    }
  }

  /// The literals that an operation is made of, where it is one of the library's on nothing else: numbers of a type, or
  /// texts, that give another one.
  func literals(insideOf name: String, _ operands: [Application.Argument]) -> [LiteralKind] {
    guard OverloadSet.arithmetic.contains(name) else { return [] }
    var found: [LiteralKind] = []
    for operand in operands {
      let kinds = literals(inside: operand.expression, operand.type)
      if kinds.isEmpty { return [] }
      for kind in kinds where !found.contains(kind) { found.append(kind) }
    }
    let numbers = found.count { $0 == .integer || $0 == .floatingPoint }
    return (numbers == found.count || numbers == 0 && name == "+") && system.isOfLibrary(name) ? found : []
  }

  /// The literals that the value of an expression is made of, where it is made of nothing else.
  func literals(inside expression: Expression, _ type: Type) -> [LiteralKind] {
    guard let variable = type.variable else { return [] }
    if !variable.literalsInside.isEmpty { return variable.literalsInside }
    var expression = expression
    while expression.kind == .parenthesized {
      expression = unfolded(expression.as(ParenthesizedExpression.self).expression)
    }
    guard let kind = literalKind(of: expression), kind.isSimple, kind != .boolean else { return [] }
    return [kind]
  }

  /// The literal that a call such as `UInt8(5)` only gives a type to, because the type can be written as such a
  /// literal (SE-0213). No initializer is chosen then.
  func typedLiteral(_ call: CallExpression, _ type: Type) -> Expression? {
    guard call.arguments.count == 1, call.trailingClosures.isEmpty, call.arguments[0].label == nil, !type.isError,
      !type.hasTypeVariables, !type.isTypeParameter, !type.isOptional
    else { return nil }
    let argument = unfolded(call.arguments[0].expression)
    guard argument.kind != .magicLiteral, let kind = literalKind(of: argument),
      program.conformance(of: type, to: program.known.type(kind.protocolName), in: scope.genericSignature) != nil
    else { return nil }
    return argument
  }

  func arrayLiteral(_ expression: ArrayLiteralExpression, _ origin: Origin) -> Type {
    if let type = typeNamed(by: expression) { return bareType(type, expression) }
    let element = system.makeVariable()
    let type = system.makeVariable()
    emit(.literal(type, .array), origin)
    emit(.defaultType(type, program.array(of: element)), origin)
    if let associated = literalType("ExpressibleByArrayLiteral", "ArrayLiteralElement") {
      emit(.projection(base: type, associated, element), origin)
    }
    if !isWhole(expression) { emit(.defaultType(element, types.any), origin) }
    // Equal literals share one variable: a long list is then no more work than a short one.
    var shared: [LiteralKind: Type] = [:]
    for (index, item) in expression.elements.enumerated() {
      let kind: LiteralKind?
      switch item.kind {
      case .integerLiteral: kind = .integer
      case .floatLiteral: kind = .floatingPoint
      case .booleanLiteral: kind = .boolean
      default: kind = nil
      }
      if let kind, let known = shared[kind] {
        system.nodeTypes[Origin(item)] = known
        continue
      }
      let itemType = generate(item)
      if let kind { shared[kind] = itemType }
      emit(.conversion, itemType, element, origin.part(.element(index)))
    }
    return type
  }

  /// Whether a literal is all that is checked: only inside of others may its elements' types be `Any` unasked.
  private func isWhole(_ literal: Expression) -> Bool {
    (system.anchor as? Expression).map { unfolded($0) === literal } ?? false
  }

  func dictionaryLiteral(_ expression: DictionaryLiteralExpression, _ origin: Origin) -> Type {
    if let type = typeNamed(by: expression) { return bareType(type, expression) }
    let key = system.makeVariable()
    let value = system.makeVariable()
    let type = system.makeVariable()
    emit(.literal(type, .dictionary), origin)
    emit(.defaultType(type, program.dictionary(key, value)), origin)
    if let associated = literalType("ExpressibleByDictionaryLiteral", "Key") {
      emit(.projection(base: type, associated, key), origin)
    }
    if let associated = literalType("ExpressibleByDictionaryLiteral", "Value") {
      emit(.projection(base: type, associated, value), origin)
    }
    if !isWhole(expression), !expression.elements.isEmpty {
      emit(.defaultType(value, types.any), origin)
    }
    for (index, item) in expression.elements.enumerated() {
      emit(.conversion, generate(item.key), key, origin.part(.element(2 * index)))
      emit(.conversion, generate(item.value), value, origin.part(.element(2 * index + 1)))
    }
    return type
  }

  private func literalType(_ proto: String, _ name: String) -> AssociatedTypeSymbol? {
    program.associatedType(named: name, of: program.known.type(proto))
  }

  // MARK: Types written as expressions

  /// Whether an expression such as `[Int]`, `Int?` or `Array<Int>` is a type's name.
  func isTypeName(_ expression: Expression) -> Bool {
    guard expression.kind == .identifier || expression.kind == .member else { return namesType(expression) }
    if let known = namesOfTypes[ObjectIdentifier(expression)] { return known.isType }
    let isType = namesType(expression)
    namesOfTypes[ObjectIdentifier(expression)] = (expression, isType)
    return isType
  }

  private func namesType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .type: return true
    case .identifier:
      let symbols = scope.lookUp(expression.as(IdentifierExpression.self).name.text, program: program).symbols
      if let first = symbols.first { return first is TypeSymbol }
      let name = expression.as(IdentifierExpression.self).name.text
      return name == "Any" || name == "AnyObject" || name == "Self" || name == "Void"
    case .member:
      let member = expression.as(MemberExpression.self)
      guard isTypeName(member.base), !member.name.isSelf, member.name.name != "init" else { return false }
      let diagnosed = program.diagnostics.diagnostics.count
      if isMetatypeName(member) { return true }
      guard let base = typeSyntax(of: member.base) else { return false }
      let type = program.resolve(base, in: scope, purpose: .expression)
      program.diagnostics.truncate(to: diagnosed)
      guard !type.isError else { return false }
      return program.lookUpMember(member.name.text, of: type.metatype, in: scope.genericSignature).candidates
        .contains { $0.symbol is TypeSymbol }
    case .arrayLiteral:
      let elements = expression.as(ArrayLiteralExpression.self).elements
      return elements.count == 1 && isTypeName(elements[0])
    case .dictionaryLiteral:
      let elements = expression.as(DictionaryLiteralExpression.self).elements
      return elements.count == 1 && isTypeName(elements[0].key) && isTypeName(elements[0].value)
    case .optionalChaining: return isTypeName(expression.as(OptionalChainingExpression.self).operand)
    case .parenthesized: return isTypeName(expression.as(ParenthesizedExpression.self).expression)
    case .tuple:
      let elements = expression.as(TupleExpression.self).elements
      return !elements.isEmpty && elements.allSatisfy { isTypeName($0.expression) }
    case .sequence: return isTypeName(unfolded(expression))
    case .binary:
      let composition = expression.as(BinaryExpression.self)
      return composition.operatorName.name == "&" && isTypeName(composition.left) && isTypeName(composition.right)
    default: return false
    }
  }

  /// Whether a type's member is the type of the type itself.
  private func isMetatypeName(_ member: MemberExpression) -> Bool {
    member.name.name == "Type" || member.name.name == "Protocol"
  }

  /// The type that an expression names.
  func typeNamed(by expression: Expression) -> Type? {
    guard isTypeName(expression), let syntax = typeSyntax(of: expression) else { return nil }
    return program.resolve(syntax, in: scope, purpose: .expression)
  }

  private func typeSyntax(of expression: Expression) -> TypeSyntax? {
    switch expression.kind {
    case .type: return expression.as(TypeExpression.self).type
    case .identifier:
      let name = expression.as(IdentifierExpression.self)
      return IdentifierTypeSyntax(range: name.range, name: name.name, genericArguments: name.genericArguments)
    case .member:
      let member = expression.as(MemberExpression.self)
      guard let base = typeSyntax(of: member.base) else { return nil }
      if isMetatypeName(member) {
        return MetatypeTypeSyntax(range: member.range, base: base, dot: member.dot, keyword: member.name)
      }
      return MemberTypeSyntax(
        range: member.range, base: base, dot: member.dot, name: member.name, genericArguments: member.genericArguments)
    case .arrayLiteral:
      let literal = expression.as(ArrayLiteralExpression.self)
      guard let element = typeSyntax(of: literal.elements[0]) else { return nil }
      return ArrayTypeSyntax(
        range: literal.range, leftSquare: literal.leftSquare, element: element, rightSquare: literal.rightSquare)
    case .dictionaryLiteral:
      let literal = expression.as(DictionaryLiteralExpression.self)
      guard let key = typeSyntax(of: literal.elements[0].key), let value = typeSyntax(of: literal.elements[0].value)
      else { return nil }
      return DictionaryTypeSyntax(
        range: literal.range, leftSquare: literal.leftSquare, key: key, colon: literal.elements[0].colon, value: value,
        rightSquare: literal.rightSquare)
    case .optionalChaining:
      let optional = expression.as(OptionalChainingExpression.self)
      guard let wrapped = typeSyntax(of: optional.operand) else { return nil }
      return OptionalTypeSyntax(range: optional.range, wrapped: wrapped, questionMark: optional.questionMark)
    case .parenthesized: return typeSyntax(of: expression.as(ParenthesizedExpression.self).expression)
    case .sequence: return typeSyntax(of: unfolded(expression))
    case .binary:
      let composition = expression.as(BinaryExpression.self)
      guard let left = typeSyntax(of: composition.left), let right = typeSyntax(of: composition.right) else {
        return nil
      }
      return CompositionTypeSyntax(
        range: composition.range, elements: [left, right], ampersands: [composition.operatorName.range])
    case .tuple:
      let tuple = expression.as(TupleExpression.self)
      let elements = tuple.elements.compactMap { element in
        typeSyntax(of: element.expression).map {
          TupleTypeElement(range: element.range, firstName: element.label, colon: element.colon, type: $0)
        }
      }
      return TupleTypeSyntax(
        range: tuple.range, leftParen: tuple.leftParen, elements: elements, rightParen: tuple.rightParen)
    default: return nil
    }
  }
}
