import Basics

extension Synthesizer {
  private var initializer: InitializerSymbol { callable as! InitializerSymbol }

  /// Properties in the order of their declaration: from the parameters, or from their own initial values.
  func memberwiseInitializer() -> TypedBody {
    var statements: [TypedStatement] = []
    let given = initializer.memberwiseProperties
    let others = InitialValues(program)
    statements += others.statementsForProperties(of: nominal, callable, except: given, at: tree.range)
    for (index, (property, parameter)) in zip(given, initializer.parameters).enumerated() {
      var value = tree.load(parameter.variable)
      if initializer.callsParameter(at: index) {
        value = TypedExpression(
          .call(TypedCall(.value(value), arguments: [])), type: property.type, range: tree.range)
      }
      statements.append(tree.initialize(property, value))
    }
    return tree.body(statements)
  }

  func defaultInitializer() -> TypedBody {
    tree.body(InitialValues(program).statementsForProperties(of: nominal, callable, at: tree.range))
  }

  /// Own initial values, then `super.init` with the same arguments.
  func inheritedInitializer(_ original: InitializerSymbol) -> TypedBody {
    // What is inherited of a convenience initializer delegates to the inherited designated ones, so it is called as
    // it is, on the new object.
    var statements =
      original.isConvenience
      ? [] : InitialValues(program).statementsForProperties(of: nominal, callable, at: tree.range)
    guard let superclass = program.superclass(of: nominal.declaredType) else { return tree.body(statements) }
    let arguments: [TypedArgument] = initializer.parameters.map { parameter in
      parameter.isInout
        ? .place(tree.place(parameter.variable)) : .value(tree.load(parameter.variable))
    }
    statements.append(tree.callSuper(original, superclass, arguments))
    return tree.body(statements)
  }
}
