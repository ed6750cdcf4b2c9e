import Syntax

extension Program {
  /// The type of a variable whose binding has no written type: that of its initial value.
  func inferredType(of variable: VariableSymbol, _ binding: BindingEntry) -> Type {
    guard binding.initializer != nil, let infer = inferInitialValueType else { return types.error }
    let type: Type
    if let known = binding.inferredType {
      type = known
    } else {
      type = infer(binding, variable)
      binding.inferredType = type
    }
    return elementType(of: variable, in: binding.pattern, type)
  }
}
