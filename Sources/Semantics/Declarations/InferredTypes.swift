import Syntax

extension Program {
  /// The type of a variable whose binding has no written type: that of its initial value.
  func inferredType(of variable: VariableSymbol, _ binding: BindingEntry) -> Type {
    guard binding.initializer != nil else { return types.error }
    let type = checkedBinding(binding).pattern.type
    return elementType(of: variable, in: binding.pattern, type)
  }

  /// The type written for a variable; where there is an initial value, generic arguments may be left to it.
  func annotatedType(_ syntax: TypeSyntax, of variable: VariableSymbol?, in scope: Scope) -> Type {
    if variable?.binding?.initializer != nil, !syntax.contains({ $0 is SomeTypeSyntax }) {
      return resolve(syntax, in: scope, purpose: .expression)
    }
    return resolve(syntax, in: scope, purpose: variable.map { .result($0) } ?? .ordinary)
  }

  /// Finds the type of an expression, given the type it is converted to if one is. What is wrong with the expression is
  /// said when it is checked where it stands.
  var inferExpressionType: ((Expression, Type?, Scope) -> Type)? {
    { expression, type, scope in
      let parent = scope.enclosingCallable ?? scope.enclosingType ?? scope.module
      let owner = FunctionSymbol(name: "_", syntax: nil, parent: parent, program: self)
      owner.isStatic = true
      let expressions = ExpressionChecker(in: CodeContext(.initialValue, owner: owner), scope: scope)
      let count = self.diagnostics.diagnostics.count
      let value = expressions.check(
        expression, expecting: type.map { .type($0, .initialization) } ?? .unknown)
      self.diagnostics.truncate(to: count)
      return value.type
    }
  }
}
