import Basics
import Syntax

/// Checks the statements of one body: function, accessor, closure or top level.
///
/// Statements are checked in order, since each may declare names for those after it. What can only be said about a
/// body as a whole (initialisation, captures, missing returns) is left to the analyses in `FlowAnalysis`.
final class StatementChecker {
  let context: CodeContext
  /// Where names are looked up at this point.
  var scope: Scope
  /// The statements around this one that `break` and `continue` may leave, innermost last.
  var jumps: [Jump] = []
  /// The variables of a member or global binding, which are made before its pattern is checked; by name.
  var declaredVariables: [String: VariableSymbol] = [:]
  /// What a `throw` at this point throws, where a `do` around it decides.
  var errorTypeOfDo: Type?
  /// In a case of a `switch`: the patterns of the next case, or none in the last.
  var nextCase: NextCase?
  /// Set inside an `if`, `switch` or `do` that is used for its value.
  var branchValues: BranchValues?

  /// A statement that can be left or repeated.
  struct Jump {
    let label: Identifier?
    let target: JumpTarget
    let acceptsContinue: Bool
    /// A bare `break` leaves loops and `switch`, not labelled `if` and `do`.
    let acceptsBareBreak: Bool
    /// What the statement is, where it is no loop.
    var sort: String { acceptsBareBreak ? "switch" : "if" }
  }

  init(in context: CodeContext, scope: Scope) {
    self.context = context
    self.scope = scope
  }

  var program: Program { context.program }

  /// The parent of a variable declared here: outside of all blocks of the program's top level it is a global.
  var parentOfVariables: Symbol {
    context.kind == .topLevel && scope === program.mainModule.scope ? program.mainModule : context.owner
  }
  var types: TypeTable { context.program.types }
  /// The checker of expressions at this point.
  var expressions: ExpressionChecker { ExpressionChecker(in: context, scope: scope) }

  func report(_ diagnostic: Diagnostic) { program.diagnostics.report(diagnostic) }

  /// Runs `body` with a scope of its own for local names.
  func inNewScope<Result>(_ body: () -> Result) -> Result {
    let outer = scope
    scope = outer.nested()
    defer { scope = outer }
    return body()
  }

  /// Checks a block in a scope of its own.
  func check(block: CodeBlock) -> TypedBody {
    inNewScope { TypedBody(check(statements: block.statements), range: block.range) }
  }

  /// Checks statements in the current scope. Local functions and types are visible from the start.
  func check(statements: [Statement]) -> [TypedStatement] {
    declareLocals(in: statements)
    scope.statements = statements
    var checked: [TypedStatement] = []
    checked.reserveCapacity(statements.count)
    for statement in statements { check(statement, into: &checked) }
    if let last = statements.last, last.kind == .defer, !last.range.file.isLibrary, !isInitializerBody(statements) {
      report(StatementMessages.deferAtEnd(last.as(DeferStatement.self).keyword))
    }
    return checked
  }

  /// Whether the statements are the whole body of an initializer, after which properties may still be set.
  private func isInitializerBody(_ statements: [Statement]) -> Bool {
    guard context.kind == .initializer, let syntax = context.owner.syntax as? InitializerDeclaration else {
      return false
    }
    return syntax.body?.statements.last === statements.last
  }

  private func check(_ statement: Statement, into checked: inout [TypedStatement]) {
    if statement.kind == .declaration {
      check(localDeclaration: statement.as(DeclarationStatement.self).declaration, into: &checked)
    } else {
      checked.append(check(statement))
    }
  }

  /// Checks one statement that is no declaration.
  func check(_ statement: Statement) -> TypedStatement {
    switch statement.kind {
    case .expression: return check(expression: statement.as(ExpressionStatement.self))
    case .declaration:
      var checked: [TypedStatement] = []
      check(localDeclaration: statement.as(DeclarationStatement.self).declaration, into: &checked)
      return checked.count == 1
        ? checked[0]
        : TypedStatement(
          .block(TypedBody(checked, range: statement.range)), range: statement.range, syntax: statement)
    case .return: return check(return: statement.as())
    case .throw: return check(throw: statement.as())
    case .yield: return check(yield: statement.as())
    case .break: return check(break: statement.as())
    case .continue: return check(continue: statement.as())
    case .fallthrough:
      reportFallthrough(at: statement.range)
      return made(.fallthrough, statement)
    case .defer: return check(defer: statement.as())
    case .if: return check(if: statement.as())
    case .block: return made(.block(check(block: statement.as(BlockStatement.self).body)), statement)
    case .guard: return check(guard: statement.as())
    case .while: return check(while: statement.as())
    case .repeat: return check(repeat: statement.as())
    case .for: return check(for: statement.as())
    case .switch: return check(switch: statement.as())
    case .do: return check(do: statement.as())
    case .error: return made(.error, statement)
    }
  }

  /// Wraps a kind with its place.
  func made(_ kind: TypedStatement.Kind, _ syntax: Statement) -> TypedStatement {
    TypedStatement(kind, range: syntax.range, syntax: syntax)
  }

  private func check(expression statement: ExpressionStatement) -> TypedStatement {
    // `if` and `switch` in statement position need not be exhaustive in types.
    if statement.expression.kind == .statement {
      return check(statement.expression.as(StatementExpression.self).statement)
    }
    let value = expressions.check(statement.expression, expecting: .discarded)
    UnusedResults(program: program).check(value, statement.expression)
    return made(.expression(value), statement)
  }
}
