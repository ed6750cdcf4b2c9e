import Basics
import Syntax

/// What the surroundings of an expression want of it.
enum ExpectedType {
  /// Anything; literals take their default types.
  case unknown
  /// A statement: the value is dropped.
  case discarded
  /// A value that converts to a type.
  case type(Type, Purpose)
  /// An optional, of a given payload or of any: `if let`.
  case optional(of: Type?)

  /// What a value is converted for; it words the diagnostics.
  enum Purpose {
    case initialization, assignment, returnValue, condition, thrownError, yield, defaultArgument, rawValue
    case branch, other
    /// The only expression of a body: `Never` converts to any type here.
    case implicitReturn
  }
}

/// Stands in until the constraint solver lands.
struct ExpressionChecker {
  let context: CodeContext
  let scope: Scope
  init(in context: CodeContext, scope: Scope) {
    self.context = context
    self.scope = scope
  }
  func check(_ expression: Expression, expecting: ExpectedType) -> TypedExpression {
    TypedExpression(.error, type: context.program.types.error, range: expression.range, syntax: expression)
  }
  func checkPlace(_ expression: Expression) -> TypedPlace {
    TypedPlace(.error, type: context.program.types.error, range: expression.range, syntax: expression)
  }
  func checkPatternMatch(_ pattern: Expression, of variable: VariableSymbol) -> TypedExpression {
    check(pattern, expecting: .unknown)
  }
  func checkSequence(_ expression: Expression, element: Type?) -> TypedExpression {
    check(expression, expecting: .unknown)
  }
}
