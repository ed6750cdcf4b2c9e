import Basics
import Syntax

/// Checks the written body of a function, accessor, initializer or deinitializer.
struct BodyChecker {
  let callable: CallableSymbol
  let context: CodeContext

  init(_ callable: CallableSymbol) {
    self.callable = callable
    let kind: CodeContext.Kind
    switch callable {
    case is InitializerSymbol: kind = .initializer
    case is DeinitializerSymbol: kind = .deinitializer
    case is AccessorSymbol: kind = .accessor
    default: kind = .function
    }
    context = CodeContext(kind, owner: callable, resultType: callable.program.resultType(of: callable))
    context.builder = callable.program.resultBuilder(of: callable)
  }

  private var program: Program { callable.program }

  func check(_ block: CodeBlock) -> TypedBody {
    let checker = StatementChecker(in: context, scope: callable.scope.nested())
    if let builder = context.builder, !containsReturn(block.statements) {
      return BuilderTransform(builder, checker).transform(block)
    }
    reportDisabledBuilder(block)
    if let implicit = implicitResult(block, checker) { return implicit }
    var statements = checker.check(statements: block.statements)
    if let result = context.resultType { checker.reportMissingReturns(in: block, statements, of: result) }
    if let initializer = callable as? InitializerSymbol {
      reportDelegation(of: initializer, statements)
      statements = InitialValues(program).insert(into: statements, of: initializer, at: block.range)
      statements = SuperclassInitialization(initializer).complete(statements, at: block.range)
    }
    return TypedBody(statements, range: block.range)
  }

  /// A `return` switches the transform off, which is told where the body's own attribute asks for it.
  private func reportDisabledBuilder(_ block: CodeBlock) {
    let declaration: Symbol = (callable as? AccessorSymbol)?.owner ?? callable
    guard let builder = context.builder, let attribute = program.builderAttribute(writtenOn: declaration),
      !block.range.file.isLibrary, let keyword = firstReturn(in: block)
    else { return }
    program.diagnostics.report(BuilderMessages.disabledByReturn(builder, keyword, attribute))
  }

  private func firstReturn(in node: Node) -> SourceRange? {
    if let statement = node as? ReturnStatement { return statement.keyword }
    if node is ClosureExpression || node is Declaration { return nil }
    var found: SourceRange?
    node.forEachChild { _, child in found = found ?? firstReturn(in: child) }
    return found
  }

  /// Only convenience initializers of a class hand the work to another initializer of the class.
  private func reportDelegation(of initializer: InitializerSymbol, _ statements: [TypedStatement]) {
    DelegationCheck(initializer).visit(statements)
    guard !initializer.isConvenience, !(initializer.parent is ExtensionSymbol),
      let nominal = initializer.parent.flatMap(program.nominalOf),
      nominal.kind == .class, let place = Delegation(program).place(in: statements),
      let keyword = initializer.nameRange
    else { return }
    program.diagnostics.report(InitializerMessages.designatedDelegates(nominal, keyword, place))
  }

  /// A body of one expression is its result.
  private func implicitResult(_ block: CodeBlock, _ checker: StatementChecker) -> TypedBody? {
    guard context.kind == .function || context.kind == .accessor, let result = context.resultType,
      !result.isVoid, block.statements.count == 1
    else { return nil }
    let statement = block.statements[0]
    let expression: Expression
    switch statement.kind {
    case .expression: expression = statement.as(ExpressionStatement.self).expression
    case .if, .switch:
      // `if` and `switch` are results only where every branch is an expression.
      guard statement.isUsableAsExpression else { return nil }
      expression = StatementExpression(range: statement.range, statement: statement)
    default: return nil
    }
    if case .accessor = context.kind, let accessor = callable as? AccessorSymbol {
      guard accessor.kind == .get || accessor.kind == .address || accessor.kind == .mutableAddress else {
        return nil
      }
    }
    let value = checker.check(result: expression, of: result, implicit: true)
    let isDiverging = value.type.isNever
    return TypedBody(
      [
        TypedStatement(
          isDiverging ? .expression(value) : .return(value), range: statement.range, syntax: statement)
      ], range: block.range)
  }

  private func containsReturn(_ statements: [Statement]) -> Bool {
    statements.contains { $0.contains { $0 is ReturnStatement } }
  }
}

extension Statement {
  /// Whether each branch of an `if` or `switch` ends in an expression, so that it may stand for a value.
  var isUsableAsExpression: Bool {
    func isBranch(_ statements: [Statement]) -> Bool {
      guard statements.count == 1 else { return false }
      switch statements[0].kind {
      case .expression: return true
      case .throw: return true
      case .if, .switch: return statements[0].isUsableAsExpression
      default: return false
      }
    }
    switch kind {
    case .if:
      let statement = self.as(IfStatement.self)
      guard isBranch(statement.body.statements), let other = statement.elseBody else { return false }
      if other.kind == .block { return isBranch(other.as(BlockStatement.self).body.statements) }
      return other.isUsableAsExpression
    case .switch: return self.as(SwitchStatement.self).cases.allSatisfy { isBranch($0.statements) }
    default: return false
    }
  }
}

extension Node {
  /// Whether a node of this tree satisfies a condition, closures and local declarations left out.
  func contains(_ condition: (Node) -> Bool) -> Bool {
    if condition(self) { return true }
    var found = false
    forEachChild { _, child in
      if found || child is ClosureExpression || child is Declaration { return }
      found = child.contains(condition)
    }
    return found
  }
}
