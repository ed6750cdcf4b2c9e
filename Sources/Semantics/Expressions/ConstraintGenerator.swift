import Basics
import Syntax

/// Walks an expression and says what its parts require of their types.
final class ConstraintGenerator {
  let system: ConstraintSystem
  var scope: Scope
  var context: CodeContext
  /// Collects constraints for a closure's body instead of adding them at once.
  var collected: [(Constraint.Kind, Origin)]?
  /// Names of types that stand for themselves: `let maker = Counter`, which misses `()` or `.self`.
  var bareTypes: [Expression] = []
  /// The `if` and `switch` expressions that stand where one may stand.
  private var admittedStatements: Set<ObjectIdentifier> = []
  /// Whether names, and members of names, are those of types: each member of a chain asks for all that stand before it.
  var namesOfTypes: [ObjectIdentifier: (expression: Expression, isType: Bool)] = [:]
  /// The `&place` that are arguments.
  var admittedReferences: Set<ObjectIdentifier> = []
  /// What flat operator sequences have become.
  var folded: [ObjectIdentifier: Expression] = [:]

  init(_ system: ConstraintSystem, scope: Scope, context: CodeContext) {
    self.system = system
    self.scope = scope
    self.context = context
    system.generateClosureBody = { [unowned self] in self.generateBody(of: $0) }
    system.generateStatement = { [unowned self] in self.generate(statement: $0, of: $1) }
  }

  var program: Program { system.program }
  var types: TypeTable { system.types }

  func emit(_ kind: Constraint.Kind, _ origin: Origin) {
    if collected != nil { collected!.append((kind, origin)) } else { system.add(kind, origin) }
  }

  func emit(_ relation: Relation, _ left: Type, _ right: Type, _ origin: Origin) {
    emit(.relation(relation, left, right), origin)
  }

  func report(_ diagnostic: Diagnostic) { program.diagnostics.report(diagnostic) }

  /// The expression with its operators grouped.
  func unfolded(_ expression: Expression) -> Expression {
    guard expression.kind == .sequence else { return expression }
    if let known = folded[ObjectIdentifier(expression)] { return known }
    let result = OperatorFolding(program: program, module: scope.module).fold(expression.as())
    folded[ObjectIdentifier(expression)] = result
    // Messages about what is around it point where the last operation is.
    expression.userInfo = result
    return result
  }

  /// A part's type: optional where an optional chain ends here.
  func generate(_ expression: Expression) -> Type {
    let expression = unfolded(expression)
    if isChain(expression) {
      let inner = generateSpine(expression)
      let payload = system.makeVariable()
      let type = program.optional(payload)
      emit(.conversion, inner, type, Origin(expression, .chain))
      system.nodeTypes[Origin(expression, .chain)] = type
      return type
    }
    let type = generateSpine(expression)
    if let base = implicitBase(of: expression), let variable = system.nodeTypes[Origin(base, .member)] {
      let result = system.makeVariable()
      result.variable!.implicitResult = implicitName(base)
      emit(.conversion, type, result, Origin(expression, .chain))
      emit(.conversion, variable, result, Origin(expression, .chain))
      system.nodeTypes[Origin(expression, .chain)] = result
      return result
    }
    return type
  }

  /// The type of a part that may stand inside an optional chain.
  func generateSpine(_ expression: Expression) -> Type {
    let expression = unfolded(expression)
    let type = makeType(expression)
    system.nodeTypes[Origin(expression)] = type
    return type
  }

  /// A variable for what is read from a type that may be an lvalue.
  func rvalue(_ type: Type, _ origin: Origin) -> Type {
    if type.variable == nil { return type.rvalue }
    if !type.variable!.mayBeLvalue { return type }
    let result = system.makeVariable()
    emit(.equal, result, type, origin)
    return result
  }

  /// Notes that a whole expression, or what it assigns or converts, may be an `if` or `switch` (SE-0380).
  func admitStatement(in expression: Expression) {
    let expression = unfolded(expression)
    switch expression.kind {
    case .statement: admittedStatements.insert(ObjectIdentifier(expression))
    case .assignment: admitStatement(in: expression.as(AssignmentExpression.self).value)
    case .cast: admitStatement(in: expression.as(CastExpression.self).value)
    case .try: admitStatement(in: expression.as(TryExpression.self).operand)
    default: break
    }
  }

  // MARK: Chains

  /// What comes before in a chain of members, calls and the like.
  func spineBase(_ expression: Expression) -> Expression? {
    switch expression.kind {
    case .member: return expression.as(MemberExpression.self).base
    case .call: return expression.as(CallExpression.self).callee
    case .subscript: return expression.as(SubscriptExpression.self).base
    case .forceUnwrap: return expression.as(ForceUnwrapExpression.self).operand
    case .optionalChaining: return expression.as(OptionalChainingExpression.self).operand
    default: return nil
    }
  }

  func isChain(_ expression: Expression) -> Bool {
    var current: Expression? = expression
    while let one = current {
      if one.kind == .optionalChaining { return !isTypeName(one) }
      current = spineBase(one)
    }
    return false
  }

  private func implicitBase(of expression: Expression) -> ImplicitMemberExpression? {
    var current: Expression? = expression
    while let one = current {
      if one.kind == .implicitMember { return one.as() }
      current = spineBase(one)
    }
    return nil
  }

  private func implicitName(_ expression: ImplicitMemberExpression) -> String { expression.name.text }

  // MARK: Kinds

  private func makeType(_ expression: Expression) -> Type {
    let origin = Origin(expression)
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .magicLiteral:
      return literal(literalKind(of: expression)!, origin)
    case .identifier: return identifier(expression.as(), origin)
    case .super: return superType(expression, origin)
    case .discard:
      report(ExpressionMessages.discardAsValue(expression.range))
      return types.error
    case .member: return member(expression.as(), origin)
    case .implicitMember: return implicitMember(expression.as(), origin)
    case .type:
      let type = program.resolve(expression.as(TypeExpression.self).type, in: scope, purpose: .expression)
      return bareType(type, expression)
    case .call: return call(expression.as(), origin)
    case .subscript: return subscripted(expression.as(), origin)
    case .macroExpansion:
      report(program.unknownMacro(expression.as()))
      return types.error
    case .parenthesized: return generate(expression.as(ParenthesizedExpression.self).expression)
    case .tuple:
      let elements = expression.as(TupleExpression.self).elements
      return types.tuple(
        elements.map {
          TupleElement(label: $0.label?.text, type: rvalue(generate($0.expression), Origin($0.expression)))
        })
    case .arrayLiteral: return arrayLiteral(expression.as(), origin)
    case .dictionaryLiteral: return dictionaryLiteral(expression.as(), origin)
    case .closure: return closure(expression.as(), origin)
    case .prefixOperator:
      let prefix = expression.as(PrefixOperatorExpression.self)
      if prefix.operatorName.name == "-",
        prefix.operand.kind == .integerLiteral || prefix.operand.kind == .floatLiteral
      {
        return generate(prefix.operand)
      }
      return isKnown(prefix.operatorName, .prefix)
        ? operation(prefix.operatorName, [prefix.operand], expression) : types.error
    case .postfixOperator:
      let postfix = expression.as(PostfixOperatorExpression.self)
      return isKnown(postfix.operatorName, .postfix)
        ? operation(postfix.operatorName, [postfix.operand], expression) : types.error
    case .binary:
      let binary = expression.as(BinaryExpression.self)
      return operation(binary.operatorName, [binary.left, binary.right], expression)
    case .inOut:
      if !admittedReferences.contains(ObjectIdentifier(expression)) {
        report(MutabilityMessages.misplacedReference(expression.range))
        return types.error
      }
      let target = system.makeVariable()
      let operand = generate(expression.as(InOutExpression.self).operand)
      emit(.bind, operand, types[.lvalue(target)], origin)
      return types[.inout(target)]
    case .optionalChaining:
      if let type = typeNamed(by: expression) { return bareType(type, expression) }
      let operand = generateSpine(expression.as(OptionalChainingExpression.self).operand)
      return payload(of: operand, origin)
    case .forceUnwrap:
      let operand = generateSpine(expression.as(ForceUnwrapExpression.self).operand)
      return payload(of: operand, origin)
    case .try: return attempt(expression.as(), origin)
    case .await:
      report(.unsupported("'await'", at: expression.range.location))
      return types.error
    case .ownership: return generate(expression.as(OwnershipExpression.self).operand)
    case .sequence: return types.error
    case .assignment: return assignment(expression.as(), origin)
    case .ternary:
      let ternary = expression.as(TernaryExpression.self)
      emit(.conversion, generate(ternary.condition), program.known.boolType, origin.part(.condition))
      let result = system.makeVariable()
      result.variable!.joinsBranches = true
      let first = generate(ternary.first)
      emit(.conversion, first, result, origin)
      let second = generate(ternary.second)
      emit(.conversion, second, result, origin.part(.otherBranch))
      let literals = literals(inside: unfolded(ternary.first), first)
      let others = literals.isEmpty ? [] : self.literals(inside: unfolded(ternary.second), second)
      if !others.isEmpty { result.variable!.literalsInside = literals + others.filter { !literals.contains($0) } }
      return result
    case .cast: return cast(expression.as(), origin)
    case .keyPath: return keyPath(expression.as(), origin)
    case .statement:
      if !admittedStatements.contains(ObjectIdentifier(expression)) {
        report(StatementMessages.misplacedStatement(expression.as()))
      }
      let type = system.makeVariable()
      system.scopes[ObjectIdentifier(expression)] = scope
      system.contexts[ObjectIdentifier(expression)] = context
      emit(.statement(expression.as(), type), origin)
      return type
    case .pattern, .error: return types.error
    }
  }

  /// A type's name that stands for itself, neither called nor the base of a member.
  func bareType(_ type: Type, _ expression: Expression) -> Type {
    bareTypes.append(expression)
    return metatype(of: type)
  }

  func metatype(of type: Type) -> Type {
    if type.isError { return type }
    return system.openUnbound(type).metatype
  }

  private func literal(_ kind: LiteralKind, _ origin: Origin) -> Type {
    if collected == nil { return system.makeLiteral(kind, origin) }
    let type = system.makeVariable()
    emit(.literal(type, kind), origin)
    return type
  }

  private func payload(of operand: Type, _ origin: Origin) -> Type {
    let result = system.makeVariable(mayBeLvalue: true)
    emit(.payload(result, of: operand), origin)
    return result
  }

  private func attempt(_ expression: TryExpression, _ origin: Origin) -> Type {
    let inner = generate(expression.operand)
    guard expression.mark == .optional else { return inner }
    let type = program.optional(system.makeVariable())
    emit(.conversion, inner, type, origin)
    return type
  }

  private func cast(_ expression: CastExpression, _ origin: Origin) -> Type {
    let value = generate(expression.value)
    let resolved = program.resolve(expression.type, in: scope, purpose: .expression)
    let type = resolved.isError ? resolved : system.openUnbound(resolved)
    system.nodeTypes[origin.part(.contextual)] = type
    switch expression.castKind {
    case .is: return program.known.boolType
    case .as:
      // Whatever is no object becomes one when it is asked for.
      if type === types.anyObject { return type }
      emit(.conversion, value, type, origin)
      return type
    case .asOptional: return program.optional(type)
    default: return type
    }
  }

  /// Whether an operator is declared; reports it where it is not.
  private func isKnown(_ name: Identifier, _ fixity: OperatorSymbol.Fixity) -> Bool {
    // The library's code is taken to be right, and so is what the range operators mean before and behind their operand.
    if name.range.file.isLibrary || program.operatorSymbol(name.text, fixity, from: scope.module) != nil { return true }
    if ["...", "..<"].contains(name.text) { return true }
    report(ExpressionMessages.unknownOperator(name.text, name.range))
    return false
  }

  private func superType(_ expression: Expression, _ origin: Origin) -> Type {
    guard let own = scope.lookUp("self", program: program).symbols.first as? VariableSymbol else {
      report(ExpressionMessages.superOutsideClass(at: expression.range.location))
      return types.error
    }
    let type = own.type
    if let instance = type.metatypeInstance {
      if let superclass = program.superclass(of: instance.withoutDynamicSelf) { return superclass.metatype }
      report(
        ExpressionMessages.superInRootClass(
          instance.withoutDynamicSelf, isClass: instance.withoutDynamicSelf.isClass, at: expression.range.location))
      return types.error
    }
    guard let superclass = program.superclass(of: type.withoutDynamicSelf) else {
      report(
        ExpressionMessages.superInRootClass(
          type.withoutDynamicSelf, isClass: type.withoutDynamicSelf.isClass, at: expression.range.location))
      return types.error
    }
    return superclass
  }
}
