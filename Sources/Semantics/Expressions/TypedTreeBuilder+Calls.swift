import Basics
import Syntax

extension TypedTreeBuilder {
  func call(_ expression: CallExpression, _ type: Type) -> TypedExpression {
    if generator.isTypeOf(expression) {
      return made(.dynamicType(value(expression.arguments[0].expression)), type, expression)
    }
    if system.typedLiterals.contains(ObjectIdentifier(expression)) { return value(expression.arguments[0].expression) }
    let callee = unparenthesized(expression.callee)
    let member = Origin(expression, .member)
    if let chosen = system.choices[member], let match = system.matches[member],
      let application = system.applications[member]
    {
      let result = callMember(chosen, match, application, callee, expression, type)
      let trailing = Origin(expression, .trailingMember)
      guard let chosen = system.choices[trailing], let match = system.matches[trailing],
        let application = system.applications[trailing]
      else { return result }
      let made = TypedPlace(.value(result), type: result.type, range: result.range)
      return call(chosen, base: .place(made), match, application, expression)
    }
    guard let match = system.matches[Origin(expression)], let application = application(of: expression, callee) else {
      return failed(expression)
    }
    if let chosen = system.choices[Origin(callee)], let callable = chosen.choice.symbol as? CallableSymbol,
      !chosen.choice.isUnapplied, !(callable is SubscriptSymbol)
    {
      if callee.kind == .member, callee.as(MemberExpression.self).name.isSelf {
        return callValue(callee, match, application, expression, type)
      }
      return call(chosen, base: base(of: callee), match, application, expression)
    }
    return callValue(callee, match, application, expression, type)
  }

  private func unparenthesized(_ expression: Expression) -> Expression {
    generator.unfolded(expression)
  }

  private func application(of expression: CallExpression, _ callee: Expression) -> Application? {
    if let known = system.applications[Origin(callee)] { return known }
    return nil
  }

  private func callValue(
    _ callee: Expression, _ match: ArgumentMatch, _ application: Application, _ expression: Expression, _ type: Type
  ) -> TypedExpression {
    let function = spine(callee)
    let arguments = self.arguments(match, application, nil)
    return opening(match, application, arguments, expression) { arguments in
      self.made(
        .call(
          TypedCall(
            .value(function), arguments: arguments, throwsError: function.type.function?.thrown != nil)),
        self.final(match.function.result).rvalue, expression)
    }
  }

  /// `T(…)` and `value(…)`.
  private func callMember(
    _ chosen: ResolvedOverload, _ match: ArgumentMatch, _ application: Application, _ callee: Expression,
    _ expression: Expression, _ type: Type
  ) -> TypedExpression {
    call(chosen, base: .expression(callee), match, application, expression)
  }

  /// A call of a declaration.
  func call(
    _ chosen: ResolvedOverload, base: Base, _ match: ArgumentMatch, _ application: Application, _ expression: Expression
  ) -> TypedExpression {
    let callable = chosen.choice.symbol as! CallableSymbol
    let isMutating = callable.isMutating
    return wrapped(chosen, base: base, expression, isMutating: isMutating) { base in
      let arguments = self.arguments(match, application, callable)
      return self.opening(match, application, arguments, expression) { arguments in
        let result = self.result(of: chosen, match)
        return self.made(
          .call(self.typedCall(chosen, callable, base, arguments, match, application, expression)), result, expression)
      }
    }
  }

  private func result(of chosen: ResolvedOverload, _ match: ArgumentMatch) -> Type {
    let opened = chosen.openedType.function?.result ?? match.function.result
    let result = final(opened).rvalue
    return chosen.choice.isUnwrapped ? program.optional(result) : result
  }

  private func typedCall(
    _ chosen: ResolvedOverload, _ callable: CallableSymbol, _ base: Base, _ arguments: [TypedArgument],
    _ match: ArgumentMatch, _ application: Application, _ expression: Expression
  ) -> TypedCall {
    let reference = declaration(chosen)
    let throwsError = mayThrow(callable, chosen, arguments)
    if callable is EnumCaseSymbol { return TypedCall(.enumCase(reference), arguments: arguments) }
    if callable is InitializerSymbol {
      return construction(reference, chosen, base, arguments, throwsError, expression)
    }
    return TypedCall(
      .function(reference, dispatch(chosen, base)), receiver: receiver(chosen, base, expression), arguments: arguments,
      throwsError: throwsError)
  }

  private func isMetatypeLiteral(_ value: TypedExpression) -> Bool {
    if case .metatype = value.kind { return true }
    return false
  }

  /// A call of an initializer: on a type, on a metatype value, or delegation to another initializer of `self`.
  private func construction(
    _ reference: DeclarationReference, _ chosen: ResolvedOverload, _ base: Base, _ arguments: [TypedArgument],
    _ throwsError: Bool, _ expression: Expression
  ) -> TypedCall {
    let dispatch = self.dispatch(chosen, base)
    if case .expression(let callee) = base {
      if callee.kind == .super || (generator.isSelf(callee) && !chosen.choice.baseIsMetatype) {
        // Delegation.
        let own = scope.lookUp("self", program: program).symbols.first as? VariableSymbol
        guard let own else { return TypedCall(.function(reference, .direct), arguments: arguments) }
        let receiver: TypedArgument
        if system.isClassReference(own.type) {
          let owner = reference.symbol.parent.flatMap(program.nominalOf)
          let object = load(own, callee.range)
          receiver = .value(owner.map { seenAsOwner(object, $0) } ?? object)
        } else {
          receiver = .place(TypedPlace(.variable(own), type: own.type, range: callee.range))
        }
        return TypedCall(
          .function(reference, dispatch), receiver: receiver, arguments: arguments, throwsError: throwsError)
      }
      let metatype = spine(callee)
      // Which class a type parameter stands for is known only where the code is made.
      if case .metatype(let instance) = metatype.kind, dispatch != .virtual || !instance.isTypeParameter {
        return TypedCall(
          .function(reference, dispatch == .virtual ? .direct : dispatch),
          receiver: dispatch == .witness ? .value(metatype) : nil, arguments: arguments, throwsError: throwsError)
      }
      if let call = expression as? CallExpression, call.callee === callee, !isMetatypeLiteral(metatype),
        !generator.isTypeName(callee)
      {
        program.diagnostics.report(CallMessages.initMustBeWritten(behind: callee))
      }
      return TypedCall(
        .dynamicInitializer(reference, metatype: metatype, dispatch), arguments: arguments, throwsError: throwsError)
    }
    let receiver = baseValue(base, expression)
    return TypedCall(
      .function(reference, dispatch == .virtual ? .direct : dispatch),
      receiver: dispatch == .witness ? .value(receiver) : nil, arguments: arguments, throwsError: throwsError)
  }

  /// Whether a call may throw: `rethrows` only with an argument that may.
  private func mayThrow(_ callable: CallableSymbol, _ chosen: ResolvedOverload, _ arguments: [TypedArgument]) -> Bool {
    if callable.isRethrowing {
      return zip(arguments, callable.parameters).contains { argument, parameter in
        // A function that stands for a generic parameter is passed on, not called.
        if parameter.type.isTypeParameter { return false }
        switch argument {
        case .value(let value): return innermostFunction(value)?.thrown != nil
        case .autoclosure(let closure):
          return closure.type.function?.thrown != nil
        case .defaultValue, .place, .variadic: return false
        }
      }
    }
    guard let thrown = chosen.openedType.function?.thrown else { return false }
    return !final(thrown).isNever
  }

  /// The type of a function argument before it was converted.
  private func innermostFunction(_ value: TypedExpression) -> FunctionType? {
    if case .convert(let inner, _) = value.kind { return innermostFunction(inner) }
    if case .keyPath = value.kind { return nil }
    return value.type.function
  }

  // MARK: Arguments

  /// What is passed for each parameter.
  func arguments(_ match: ArgumentMatch, _ application: Application, _ callable: CallableSymbol?) -> [TypedArgument] {
    warnOfClosureForLast(match, application, callable)
    return match.sources.enumerated().map { index, source in
      let parameter = match.function.parameters[index]
      let type = final(parameter.type)
      switch source {
      case .defaulted:
        if let callable, index < callable.parameters.count {
          let parameter = callable.parameters[index]
          if let place = placeOfCall(parameter, application, type) { return .value(place) }
          if let value = program.tellingDefault(of: parameter) { return .value(convert(value, to: type)) }
          return .defaultValue(parameter)
        }
        return .value(TypedExpression(.error, type: type, range: application.node.range))
      case .argument(let position):
        return argument(application.arguments[position], position, parameter, type, match, application)
      case .variadic(let positions):
        return .variadic(
          positions.map { convert(value(application.arguments[$0].expression), to: type) },
          arrayType: program.array(of: type))
      }
    }
  }

  /// Warns of a trailing closure that a later parameter gets than the next major version of the language will give it to.
  private func warnOfClosureForLast(_ match: ArgumentMatch, _ application: Application, _ callable: CallableSymbol?) {
    guard let closure = application.arguments.last, closure.isTrailing,
      let (_, taker) = system.takersOfClosure(match.sources, application.shapes, match.function.parameters)
    else { return }
    let notes = callable.flatMap { callable in
      callable.nameRange.map { [CallMessages.declaredHere(callable.fullName, $0)] }
    }
    program.diagnostics.report(
      CallMessages.closureForLast(
        match.function.parameters[taker].label, notes ?? [], at: closure.expression.range.location))
  }

  private func argument(
    _ argument: Application.Argument, _ position: Int, _ parameter: FunctionType.Parameter, _ type: Type,
    _ match: ArgumentMatch, _ application: Application
  ) -> TypedArgument {
    let expression = generator.unfolded(argument.expression)
    if parameter.isInout {
      // An existential that is opened for it is reached where it is, too.
      if expression.kind == .inOut { return .place(place(expression.as(InOutExpression.self).operand)) }
      return .place(place(expression))
    }
    if match.opened[position] != nil { return .value(value(expression)) }
    if parameter.isAutoclosure, var function = type.function {
      let inner = convert(value(expression), to: function.result)
      let body = TypedBody([TypedStatement(.return(inner), range: expression.range)], range: expression.range)
      // It throws what its expression does, wherever the `try` for it stands.
      function.thrown =
        ThrownTypes(program).thrown(by: body).isEmpty ? nil : function.thrown ?? program.known.anyErrorType
      return .autoclosure(
        TypedClosure(parameters: [], body: body, type: types[.function(function)], isEscaping: function.isEscaping))
    }
    return .value(convert(value(expression), to: type))
  }

  /// Opens the existentials among the arguments around a call.
  private func opening(
    _ match: ArgumentMatch, _ application: Application, _ arguments: [TypedArgument], _ expression: Expression,
    _ call: ([TypedArgument]) -> TypedExpression
  ) -> TypedExpression {
    if match.opened.isEmpty { return call(arguments) }
    var arguments = arguments
    var openings: [(TypedExpression, VariableSymbol, OpenedExistential)] = []
    var places: [(TypedPlace, VariableSymbol, OpenedExistential)] = []
    for (index, source) in match.sources.enumerated() {
      guard case .argument(let position) = source, let opened = match.opened[position] else { continue }
      let inside = types[.opened(opened)]
      if case .place(let outer) = arguments[index] {
        let variable = local("$opened", inside, at: outer.range)
        variable.isLet = false
        arguments[index] = .place(TypedPlace(.variable(variable), type: inside, range: outer.range))
        places.append((outer, variable, opened))
        continue
      }
      guard case .value(let outer) = arguments[index] else { continue }
      let isMetatype = outer.type.metatypeInstance != nil
      let variable = local("$opened", isMetatype ? inside.metatype : inside, at: outer.range)
      arguments[index] = .value(load(variable, outer.range))
      openings.append((outer, variable, opened))
    }
    var result = call(arguments)
    for opened in openings.map(\.2) + places.map(\.2) {
      result = convert(result, to: system.erase(opened, in: result.type))
    }
    for (outer, variable, opened) in places.reversed() {
      result = made(
        .openExistentialPlace(outer, variable: variable, opened: types[.opened(opened)], body: result), result.type,
        expression)
    }
    for (outer, variable, opened) in openings.reversed() {
      result = made(
        .openExistential(outer, variable: variable, opened: types[.opened(opened)], body: result), result.type,
        expression)
    }
    return result
  }

  // MARK: Operators

  func operation(_ expression: Expression, _ operands: [Expression]) -> TypedExpression {
    let origin = Origin(expression, .callee)
    guard let chosen = system.choices[origin], let match = system.matches[origin],
      let application = system.applicationsOfOperators[ObjectIdentifier(expression)]
    else { return failed(expression) }
    let base: Base = chosen.choice.base.map { .type(final($0)) } ?? .none
    let result = call(chosen, base: base, match, application, expression)
    let first = generator.unfolded(operands[0])
    if operands.count == 2, expression.kind == .binary, generator.isChain(first),
      generator.isAssignment(expression.as(BinaryExpression.self).operatorName.text)
    {
      let type = program.optional(result.type)
      return made(.optionalChain(convert(result, to: type)), type, expression)
    }
    return result
  }

  // MARK: Closures

  func closure(_ expression: ClosureExpression, _ type: Type) -> TypedExpression {
    guard let template = system.closures[ObjectIdentifier(expression)], let function = type.function else {
      return failed(expression)
    }
    system.settleWrappedParameters(of: template)
    for parameter in template.parameters where parameter.variable.appliedWrapper != nil {
      program.checkAttributes(ofParameter: parameter.variable, of: expression, in: context, scope)
    }
    let captures = template.captures.map { capture in
      TypedClosure.Capture(
        variable: capture.variable, value: convert(value(capture.value), to: capture.variable.type))
    }
    // A closure of several parameters may have to take one tuple apart.
    if function.parameters.count == 1, template.parameters.count > 1 {
      return destructuring(template, captures, function, type)
    }
    // What was unknown when the closure was looked into might have turned out to be `Void`.
    if template.parameters.isEmpty, function.parameters.count == 1, !function.parameters[0].type.isVoid,
      !function.parameters[0].type.hasErrors, anonymousParameterCount(of: expression) == 0
    {
      program.diagnostics.report(
        CallMessages.closureIgnores(
          1, at: expression.leftBrace.location, [Diagnostic.FixIt(expression.leftBrace.emptyAtEnd, " _ in ")]))
      return failed(expression)
    }
    var parameters = template.parameters
    while parameters.count < function.parameters.count {
      let missing = function.parameters[parameters.count]
      let variable = VariableSymbol(
        name: "$\(parameters.count)", isLet: true, type: missing.type, syntax: expression, parent: template.owner,
        program: program)
      variable.isParameter = true
      parameters.append(
        ParameterSymbol(
          label: nil, variable: variable, type: missing.type, syntax: expression, parent: template.owner,
          program: program))
    }
    template.owner.parameters = parameters
    let (outerContext, outerScope) = (context, scope)
    context = template.context
    scope = template.scope
    defer { (context, scope) = (outerContext, outerScope) }
    let body: TypedBody
    if let only = template.expression, system.builders[ObjectIdentifier(expression)] == nil {
      body = expressionBody(only, function.result, expression)
    } else {
      guard let known = statementsBody(template, function) else { return failed(expression) }
      body = known
    }
    return made(
      .closure(
        TypedClosure(
          parameters: parameters, captureList: captures, body: body, type: type, isEscaping: function.isEscaping)),
      type, expression)
  }

  private func destructuring(
    _ template: ClosureTemplate, _ captures: [TypedClosure.Capture], _ function: FunctionType, _ type: Type
  ) -> TypedExpression {
    let closure = template.closure
    let tupleType = function.parameters[0].type
    let tuple = VariableSymbol(
      name: "$tuple", isLet: true, type: tupleType, syntax: closure, parent: template.owner, program: program)
    tuple.isParameter = true
    let parameter = ParameterSymbol(
      label: nil, variable: tuple, type: tupleType, syntax: closure, parent: template.owner, program: program)
    for own in template.parameters { own.variable.isParameter = false }
    template.owner.parameters = [parameter]
    let (outerContext, outerScope) = (context, scope)
    context = template.context
    scope = template.scope
    defer { (context, scope) = (outerContext, outerScope) }
    var body: TypedBody?
    if let only = template.expression, system.builders[ObjectIdentifier(closure)] == nil {
      body = expressionBody(only, function.result, closure)
    } else {
      body = statementsBody(template, function)
    }
    guard let body else { return failed(closure) }
    let elements = (tupleType.tupleElements ?? []).enumerated().map { index, element in
      TypedPattern(
        index < template.parameters.count ? .variable(template.parameters[index].variable) : .any, type: element.type,
        range: closure.range)
    }
    let bind = TypedStatement(
      .bind(TypedPattern(.tuple(elements), type: tupleType, range: closure.range), load(tuple, closure.range)),
      range: closure.range)
    return made(
      .closure(
        TypedClosure(
          parameters: [parameter], captureList: captures, body: TypedBody([bind] + body.statements, range: body.range),
          type: type, isEscaping: function.isEscaping)), type, closure)
  }

  private func expressionBody(_ only: Expression, _ result: Type, _ closure: ClosureExpression) -> TypedBody {
    let inner = value(only)
    let isReturn = closure.body.statements[0].kind == .return
    if inner.type.isNever, !result.isNever {
      return TypedBody([TypedStatement(.expression(inner), range: only.range)], range: closure.body.range)
    }
    if result.isVoid, !inner.type.isVoid, !isReturn {
      return TypedBody([TypedStatement(.expression(inner), range: only.range)], range: closure.body.range)
    }
    return TypedBody(
      [
        TypedStatement(
          .return(convert(inner, to: result)), range: only.range, syntax: closure.body.statements[0])
      ],
      range: closure.body.range)
  }

  private func statementsBody(_ template: ClosureTemplate, _ function: FunctionType) -> TypedBody? {
    let parameters = template.parameters.map(\.type)
    let builder = system.builders[ObjectIdentifier(template.closure)].map(final)
    for (key, checked) in template.bodies where key.parameters == parameters && key.builder == builder {
      if let result = key.result, result !== function.result { continue }
      let picked =
        builder != nil || !checked.hasErrors
        ? checked.diagnostics : FirstMistakeOfClosure(closure: template.closure).pick(from: checked.diagnostics)
      for diagnostic in picked { program.diagnostics.report(diagnostic) }
      return checked.body
    }
    template.context.builder = builder
    return StatementChecker.checkClosureBody(
      template.closure.body, owner: template.owner, resultType: function.result, scope: template.scope,
      context: template.context
    ).body
  }
}
