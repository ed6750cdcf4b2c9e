import Basics
import Semantics
import Syntax

// What `$x` is called: `dollarX`, or the next name that nothing beside a wrapped `x` of the file has. One name for all of
// them, so that who reads the file need not think about which is meant.

extension Expander {
  /// What `$x` is called.
  func projectionName(of variable: VariableSymbol) -> String { projectionName(of: variable.name) }

  /// What `$x` is called, for a name without the `$`.
  func projectionName(of name: String) -> String {
    names.projection(of: name) { candidate in
      (wrappedVariables[name] ?? []).contains { isTaken(candidate, beside: $0) }
    }
  }

  /// Whether the type, function or file around a variable has a name already.
  private func isTaken(_ name: String, beside variable: VariableSymbol) -> Bool {
    var owner = variable.parent as? NominalSymbol ?? (variable.parent as? ExtensionSymbol)?.extended
    guard owner != nil else {
      return names.isWritten(name, inside: variable.parent?.syntax?.range ?? checked.syntax.range)
    }
    while let nominal = owner {
      if nominal.memberOrder.contains(where: { $0.name == name }) { return true }
      owner = nominal.superclass?.nominal
    }
    return false
  }

  /// Finds the wrapped variables: members, locals and parameters.
  func collectWrappedVariables() -> [String: [VariableSymbol]] {
    var found: [String: [VariableSymbol]] = [:]
    func note(_ variable: VariableSymbol) {
      if variable.appliedWrapper != nil { found[variable.name, default: []].append(variable) }
    }
    func search(_ node: Node) {
      for symbol in (node as? Declaration)?.declaredSymbols ?? [] {
        if let variable = symbol as? VariableSymbol { note(variable) }
        for parameter in (symbol as? CallableSymbol)?.parameters ?? [] { note(parameter.variable) }
      }
      node.forEachChild { _, child in search(child) }
    }
    search(checked.syntax)
    for closure in uses.closures.values {
      for parameter in closure.parameters { note(parameter.projectedVariable ?? parameter.variable) }
    }
    return found
  }
}

extension VariableSymbol {
  /// The name as a declaration or an expression writes it: a reserved word stands in backticks.
  var writtenName: String { Keywords.isReserved(name) ? "`\(name)`" : name }
}
