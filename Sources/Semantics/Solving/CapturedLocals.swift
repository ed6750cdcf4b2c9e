import Basics
import Syntax

// Statements of a closure are checked on their own, with types that are known. Where they mention parameters of the
// closures around them, in one expression with it, they wait until those are known too.

extension ConstraintSystem {
  /// The parameters and captures of closures around this one, in the same expression, that its statements mention.
  func capturedLocals(of template: ClosureTemplate) -> [VariableSymbol] {
    if let known = template.capturedLocals { return known }
    var found: [VariableSymbol] = []
    let around = localTypes.keys.filter { $0.parent !== template.owner }
    if !around.isEmpty {
      let names = Set(around.map { Name($0.name) })
      for name in mentioned(names, in: template.closure.body) {
        guard let variable = template.scope.lookUp(name, program: program).symbols.first as? VariableSymbol,
          localTypes[variable] != nil, variable.parent !== template.owner
        else { continue }
        found.append(variable)
      }
    }
    template.capturedLocals = found
    return found
  }

  /// The variables of types on which the checking of a closure's statements waits.
  func variablesOfCaptures(_ closure: ClosureExpression) -> [TypeVariable] {
    guard let template = closures[ObjectIdentifier(closure)],
      template.expression == nil || builders[ObjectIdentifier(closure)] != nil
    else { return [] }
    return capturedLocals(of: template).flatMap { freeVariables(in: localTypes[$0]!) }
  }

  /// Whether the parameters of a closure, and what its statements mention of closures around it, are of known types.
  func typesAreKnown(in closure: ClosureExpression, _ type: Type) -> Bool {
    parametersAreKnown(of: type) && variablesOfCaptures(closure).isEmpty
  }

  private func mentioned(_ names: Set<Name>, in body: CodeBlock) -> [String] {
    var found: Set<String> = []
    func visit(_ node: Node) {
      if let name = node as? IdentifierExpression, names.contains(name.name.name) { found.insert(name.name.text) }
      node.forEachChild { _, child in visit(child) }
    }
    visit(body)
    return found.sorted()
  }
}
