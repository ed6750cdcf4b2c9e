import Syntax

// Property wrappers as the checker sees them: which type wraps a variable, and what that makes of the variable's type and of
// its place in the memberwise initializer. Writing them out is the work of a later stage.

/// How a property takes part in its struct's memberwise initializer.
struct MemberwisePlan {
  var label: String
  var type: Type
  var hasDefault: Bool
  var isLeftOut = false
  var isAutoclosure = false
}

extension Program {
  /// The wrapper types attached to a variable, outermost first, as written: generic ones may lack arguments.
  func wrapperAttributes(of variable: VariableSymbol) -> [(attribute: Attribute, symbol: NominalSymbol)] {
    guard let syntax = variable.syntax as? VariableDeclaration, !syntax.attributes.isEmpty else { return [] }
    let scope = variable.definingScope ?? variable.parent!.scope
    return syntax.attributes.compactMap { attribute in
      guard let symbol = wrapperSymbol(attribute, in: scope) else { return nil }
      return (attribute, symbol)
    }
  }

  /// The wrapper that an attribute names; nil for other attributes.
  func wrapperSymbol(_ attribute: Attribute, in scope: Scope) -> NominalSymbol? {
    if attribute.type.kind == .identifier {
      let name = attribute.type.as(IdentifierTypeSyntax.self).name.text
      // Attributes of the language begin with a small letter, as hardly any wrapper does.
      for symbol in scope.lookUp(name, program: self).symbols {
        if let nominal = symbol as? NominalSymbol {
          return nominal.attributes.contains("propertyWrapper") ? nominal : nil
        }
        if let alias = symbol as? TypeAliasSymbol, let nominal = alias.underlying.nominal {
          return nominal.attributes.contains("propertyWrapper") ? nominal : nil
        }
      }
      return nil
    }
    guard attribute.type.kind == .member else { return nil }
    let type = resolve(attribute.type, in: scope, purpose: .expression)
    guard let nominal = type.nominal, nominal.attributes.contains("propertyWrapper") else { return nil }
    return nominal
  }

  /// The type of a wrapped variable without a written type, where the wrapper's type alone gives it.
  func wrappedValueType(of variable: VariableSymbol) -> Type? { nil }

  /// How a property takes part in the memberwise initializer: plain properties by their value.
  func memberwisePlan(of property: VariableSymbol) -> MemberwisePlan {
    MemberwisePlan(label: property.name, type: property.type, hasDefault: hasDefault(property))
  }
}
