import Basics
import Syntax

// Functions where functions of another type are wanted.

extension TypedTreeBuilder {
  /// Whether a function has to be wrapped in another one to be called with other arguments, or for another result: not
  /// where the values are passed as they are.
  func needsThunk(_ own: FunctionType, _ wanted: FunctionType) -> Bool {
    guard own.parameters.count == wanted.parameters.count else { return true }
    return zip(own.parameters, wanted.parameters).contains { changes($1.type, to: $0.type) }
      || changes(own.result, to: wanted.result)
  }

  /// Whether a conversion makes a value of another form.
  private func changes(_ source: Type, to target: Type) -> Bool {
    if source === target || source.isError || target.isError { return false }
    if let own = source.function, let wanted = target.function { return needsThunk(own, wanted) }
    if source.metatypeInstance != nil, target.metatypeInstance != nil { return false }
    return !(system.isClassReference(source) && system.isClassReference(target))
  }

  /// A closure that calls a function with converted arguments and converts its result.
  func thunk(
    _ value: TypedExpression, _ own: FunctionType, _ wanted: FunctionType, _ target: Type
  ) -> TypedExpression {
    let function = local("$function", value.type, at: value.range)
    var parameters: [ParameterSymbol] = []
    var arguments: [TypedArgument] = []
    for (index, outer) in wanted.parameters.enumerated() {
      let variable = local("$\(index)", outer.type, at: value.range)
      variable.isParameter = true
      variable.isInout = outer.isInout
      parameters.append(
        ParameterSymbol(
          label: nil, variable: variable, type: outer.type, syntax: nil, parent: context.owner, program: program))
      if outer.isInout {
        arguments.append(.place(TypedPlace(.variable(variable), type: outer.type, range: value.range)))
      } else if own.parameters.count == wanted.parameters.count {
        arguments.append(.value(convert(load(variable, value.range), to: own.parameters[index].type)))
      } else {
        // One tuple for several arguments, as in `zip(a, b).map(f)`.
        for (position, element) in (outer.type.tupleElements ?? []).enumerated() {
          let part = TypedExpression(
            .tupleElement(load(variable, value.range), position), type: element.type, range: value.range)
          arguments.append(.value(convert(part, to: own.parameters[position].type)))
        }
      }
    }
    var call = TypedExpression(
      .call(TypedCall(.value(load(function, value.range)), arguments: arguments, throwsError: own.thrown != nil)),
      type: own.result, range: value.range)
    if own.thrown != nil { call = TypedExpression(.attempt(call), type: own.result, range: value.range) }
    // It throws what the function does, whatever is allowed.
    var made = wanted
    made.thrown = own.thrown
    let type = types[.function(made)]
    let result = TypedStatement(.return(convert(call, to: wanted.result)), range: value.range)
    let closure = TypedClosure(
      parameters: parameters, captureList: [TypedClosure.Capture(variable: function, value: value)],
      body: TypedBody([result], range: value.range), type: type, isEscaping: wanted.isEscaping)
    let wrapped = TypedExpression(.closure(closure), type: type, range: value.range, syntax: value.syntax)
    if type === target { return wrapped }
    return TypedExpression(.convert(wrapped, .function), type: target, range: value.range, syntax: value.syntax)
  }
}
