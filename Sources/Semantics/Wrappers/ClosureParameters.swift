import Basics
import Syntax

// Wrapped parameters of closures (rule 29): `{ $x in … }` takes a projection and sees `x`, `$x` and `_x`;
// `{ (@Wrapper x: T) in … }` takes a value and wraps it.

extension ConstraintGenerator {
  /// Declares what a wrapped parameter stands for in the closure's body, where a parameter is wrapped.
  func declareWrapped(
    _ parameter: ParameterSymbol, _ syntax: ClosureParameter, _ type: Type, in template: ClosureTemplate
  ) {
    let name = parameter.name
    guard name.utf8.first == UInt8(ascii: "$") else {
      if !syntax.attributes.isEmpty, parameter.variable.appliedWrapper != nil {
        parameter.variable.isLet = false
        if syntax.type != nil { parameter.variable.cachedType = type }
      }
      return
    }
    let variable = VariableSymbol(
      name: String(name.dropFirst()), isLet: false, syntax: syntax, parent: template.owner, program: program)
    variable.isParameter = true
    variable.nameRange = (syntax.secondName ?? syntax.firstName).range
    system.localTypes[variable] = system.makeVariable()
    template.scope.declare(variable)
    parameter.projectedVariable = variable
    template.projectedVariables.append((template.parameters.count, variable))
  }
}

extension ConstraintSystem {
  /// Finds the wrappers of a closure's parameters `$x`, whose types are known now; false where one has no wrapper.
  func wrapParameters(of template: ClosureTemplate) -> Bool {
    for (position, variable) in template.projectedVariables {
      guard let type = wrap(variable, at: position, of: template),
        relate(.equal, localTypes[variable]!, type, Origin(template.closure))
      else { return false }
    }
    return true
  }

  /// Says of a closure's parameters `$x` once more what the solution has found: attempts that failed said something else.
  func settleWrappedParameters(of template: ClosureTemplate) {
    for (position, variable) in template.projectedVariables {
      guard wrap(variable, at: position, of: template) != nil, let range = variable.nameRange,
        let wrapper = variable.appliedWrapper?.layers[0].symbol, !program.hasProjectionInitializer(wrapper)
      else { continue }
      program.diagnostics.report(WrapperMessages.projectionParameter(wrapper, range))
    }
  }

  /// Gives a variable the wrapper that its projection has; the result is the variable's type.
  private func wrap(_ variable: VariableSymbol, at position: Int, of template: ClosureTemplate) -> Type? {
    let projection = simplified(template.parameterTypes[position])
    guard let syntax = variable.syntax as? ClosureParameter,
      let wrapper = program.wrapper(around: variable, syntax, projecting: projection, in: template.scope),
      let outer = wrapper.layerTypes.first, let property = wrapper.layers[0].wrappedValue
    else { return nil }
    variable.appliedWrapper = wrapper
    let type = program.seen(property.type, memberOf: outer, declaredIn: property)
    variable.cachedType = type
    return type
  }
}

extension Program {
  /// The wrapper around `x` for a closure's parameter `$x`: the one its attribute names, or the one that its type is.
  fileprivate func wrapper(
    around variable: VariableSymbol, _ syntax: ClosureParameter, projecting projection: Type, in scope: Scope
  ) -> AppliedWrapper? {
    let attribute = syntax.attributes.first { wrapperSymbol($0, in: scope) != nil }
    let named = attribute.flatMap { wrapperSymbol($0, in: scope) }
    guard let symbol = named ?? projection.nominal, symbol.attributes.contains("propertyWrapper") else { return nil }
    let layer = AppliedWrapper.Layer(
      attribute: attribute, symbol: symbol, wrappedValue: instanceProperty("wrappedValue", of: symbol))
    let wrapper = AppliedWrapper(variable, layers: [layer], program: self)
    wrapper.projectionType = projection
    return wrapper
  }
}
