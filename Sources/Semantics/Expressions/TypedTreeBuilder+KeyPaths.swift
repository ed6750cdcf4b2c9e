import Basics
import Syntax

// Key path literals: each step becomes a place in the one before, beginning at a variable for the root.

extension TypedTreeBuilder {
  func keyPath(_ expression: KeyPathExpression, _ type: Type) -> TypedExpression {
    var way = KeyPathWay(
      local("$root", self.type(of: expression, .component(-1)), at: expression.range), expression.range)
    for (index, component) in expression.components.enumerated() {
      let place = Origin(expression, .component(index))
      switch component.kind {
      case .property, .method, .subscript:
        guard let chosen = system.choices[place] else { return failed(expression) }
        reportMutatingGetter(of: chosen, component)
        append(chosen, component, place, expression, to: &way)
      case .optionalChain:
        way.isOptional = true
        let payload = self.type(of: expression, place.part)
        way.append(TypedKeyPath.Step(.optionalChain, type: payload), .bindOptional(way.place))
      case .forceUnwrap:
        let payload = self.type(of: expression, place.part)
        way.append(TypedKeyPath.Step(.forceUnwrap, type: payload), .forceUnwrap(way.place))
      case .identity: break
      }
    }
    var value = load(way.place)
    if way.isOptional {
      let result = self.type(of: expression, .result)
      value = made(.optionalChain(convert(value, to: result)), result, expression)
      way.steps.append(TypedKeyPath.Step(.optionalChain, type: result))
    }
    return keyPath(way, value, type, system.keyPathClass(of: expression) ?? "KeyPath", expression)
  }

  /// A key path reads without changing anything; an object's wrappers may change all the same.
  private func reportMutatingGetter(of chosen: ResolvedOverload, _ component: KeyPathComponent) {
    guard let symbol = chosen.choice.symbol else { return }
    let getter = (symbol as? VariableSymbol)?.accessor(.get) ?? (symbol as? SubscriptSymbol)?.accessor(.get)
    guard getter?.isMutating == true, symbol.parent.flatMap(program.nominalOf)?.kind != .class else { return }
    program.diagnostics.report(
      MemberMessages.mutatingGetterInKeyPath(symbol.fullName, component.name?.range ?? component.range))
  }

  /// A way as what the context wants: a key path, or a function from the root to the value.
  private func keyPath(
    _ way: KeyPathWay, _ value: TypedExpression, _ type: Type, _ className: String, _ expression: Expression
  ) -> TypedExpression {
    if let function = type.function {
      let root = way.root
      var value = value
      var argument = root
      if function.parameters[0].type !== root.type {
        // The function takes something that converts to the root.
        argument = local("$0", function.parameters[0].type, at: expression.range)
        let converted = convert(load(argument, expression.range), to: root.type)
        value = made(.bind(root, value: converted, body: value), value.type, expression)
      }
      argument.isParameter = true
      let parameter = ParameterSymbol(
        label: nil, variable: argument, type: argument.type, syntax: expression, parent: context.owner,
        program: program)
      let result = TypedStatement(.return(convert(value, to: function.result)), range: expression.range)
      var own = function
      own.thrown = nil
      let closure = made(
        .closure(
          TypedClosure(
            parameters: [parameter], captureList: way.captures, body: TypedBody([result], range: expression.range),
            type: types[.function(own)], isEscaping: function.isEscaping)), types[.function(own)], expression)
      return convert(closure, to: type)
    }
    let path = TypedKeyPath(
      root: way.root, captures: way.captures, steps: way.steps, value: value,
      place: className == "KeyPath" ? nil : way.place)
    let own = types[.nominal(program.known.type(className), [way.root.type, value.type])]
    return convert(made(.keyPath(path), own, expression), to: type)
  }

  // MARK: Steps

  private func append(
    _ chosen: ResolvedOverload, _ component: KeyPathComponent, _ origin: Origin, _ expression: KeyPathExpression,
    to way: inout KeyPathWay
  ) {
    if component.kind == .subscript, !chosen.choice.isDynamicMember {
      return appendSubscript(
        chosen, system.matches[Origin(component)], system.applications[origin], expression, to: &way)
    }
    appendMember(chosen, origin.part, expression, to: &way)
  }

  /// A step through a subscript.
  private func appendSubscript(
    _ chosen: ResolvedOverload, _ match: ArgumentMatch?, _ application: Application?, _ expression: Expression,
    to way: inout KeyPathWay
  ) {
    guard let match, let application else { return }
    let callable = chosen.choice.symbol as? CallableSymbol
    let (arguments, keys) = captured(arguments(match, application, callable), expression, &way)
    let element = final(match.function.result).rvalue
    let step = TypedKeyPath.Step(.member(declaration(chosen)), arguments: keys, type: element)
    way.place = opened(chosen, .place(way.place), expression) { inner in
      TypedPlace(
        .subscript(
          base: self.memberBase(inner, expression, chosen.choice.symbol), self.declaration(chosen),
          arguments: arguments, dispatch: self.dispatch(chosen, inner)), type: element, range: expression.range)
    }
    way.steps.append(step)
  }

  /// A step through a property, tuple element or dynamic member.
  private func appendMember(
    _ chosen: ResolvedOverload, _ part: Origin.Part, _ expression: Expression, to way: inout KeyPathWay
  ) {
    way.place = opened(chosen, .place(way.place), expression) { inner in
      let place = self.place(chosen, inner, expression, part)
      guard chosen.choice.isUnwrapped, let payload = place.type.optionalPayload else { return place }
      return TypedPlace(.forceUnwrap(place), type: payload, range: expression.range)
    }
    var keys: [TypedExpression] = []
    if case .subscript(let inner, let reference, let given, let dispatch) = way.place.kind {
      let (arguments, hashable) = captured(given, expression, &way)
      keys = hashable
      way.place = TypedPlace(
        .subscript(base: inner, reference, arguments: arguments, dispatch: dispatch), type: way.place.type,
        range: expression.range)
    }
    let kind: TypedKeyPath.Step.Kind
    if case .tupleElement(let index) = chosen.choice.kind {
      kind = .tupleElement(index, label: chosen.choice.base?.tupleElements?[index].label)
    } else {
      kind = .member(declaration(chosen))
    }
    way.steps.append(TypedKeyPath.Step(kind, arguments: keys, type: way.place.type))
  }

  /// A member's place; one behind an existential that cannot be changed is a value, read where it has been opened.
  private func opened(
    _ chosen: ResolvedOverload, _ base: Base, _ expression: Expression, _ place: (Base) -> TypedPlace
  ) -> TypedPlace {
    guard let existential = chosen.choice.opened else { return place(base) }
    let type = system.simplified(chosen.openedType)
    if (type.function?.result ?? type).isLvalue,
      let place = self.place(in: existential, base, chosen, expression, place)
    {
      return place
    }
    let value = wrapped(chosen, base: base, expression, isUnwrapped: false) { self.load(place($0)) }
    return TypedPlace(.value(value), type: value.type, range: expression.range)
  }

  /// The bracket that an index stands in.
  private func opening(before index: SourceRange) -> SourceLocation {
    var offset = index.start
    while offset > 0, index.file.bytes[offset] != UInt8(ascii: "[") { offset -= 1 }
    return index.file.location(offset)
  }

  /// Arguments of a subscript as variables captured by the key path, and as what tells them from others.
  private func captured(_ arguments: [TypedArgument], _ expression: Expression, _ way: inout KeyPathWay)
    -> ([TypedArgument], [TypedExpression])
  {
    var result: [TypedArgument] = []
    var keys: [TypedExpression] = []
    for argument in arguments {
      let value: TypedExpression
      switch argument {
      case .value(let given): value = given
      case .variadic(let elements, let type):
        value = TypedExpression(.array(elements), type: type, range: expression.range)
      case .defaultValue(let parameter):
        guard let given = independentDefault(of: parameter) else {
          result.append(argument)
          continue
        }
        value = given
      case .autoclosure(let closure):
        // A function is never hashable.
        program.diagnostics.report(
          MemberMessages.keyPathIndexNotHashable(closure.type, at: opening(before: closure.body.range)))
        result.append(argument)
        continue
      case .place:
        result.append(argument)
        continue
      }
      let variable = local("$index", value.type, at: value.range)
      way.captures.append(TypedClosure.Capture(variable: variable, value: value))
      let captured = load(variable, value.range)
      result.append(.value(captured))
      if let key = hashable(captured) {
        keys.append(key)
      } else if !captured.type.isError {
        program.diagnostics.report(
          MemberMessages.keyPathIndexNotHashable(captured.type, at: opening(before: value.range)))
      }
    }
    return (result, keys)
  }

  /// The default value of a parameter as it can be evaluated anywhere: one that does not depend on what the type parameters
  /// around the callee are. It counts as an argument like those that are written.
  private func independentDefault(of parameter: ParameterSymbol) -> TypedExpression? {
    guard let value = program.defaultValue(of: parameter), let callable = parameter.parent as? CallableSymbol else {
      return nil
    }
    switch value.kind {
    case .integer, .string, .boolean: return value
    default: return callable.genericSignature.parameters.isEmpty ? value : nil
    }
  }

  /// `AnyHashable(value)`.
  private func hashable(_ value: TypedExpression) -> TypedExpression? {
    let box = program.known.type("AnyHashable")
    guard let make = program.initializer(of: box, labels: [nil]),
      program.conformance(of: value.type, to: program.known.hashable, in: system.signature) != nil
    else { return nil }
    return TypedExpression(
      .call(
        TypedCall(
          .function(DeclarationReference(make, arguments: [value.type]), .direct), arguments: [.value(value)])),
      type: box.declaredType, range: value.range)
  }

  // MARK: Dynamic members

  /// The argument of `subscript(dynamicMember:)`: the member's name, or a key path to it.
  func dynamicMemberArgument(
    _ chosen: ResolvedOverload, _ name: String, _ isKeyPath: Bool, _ part: Origin.Part, _ expression: Expression
  ) -> TypedArgument {
    let symbol = chosen.choice.symbol as! SubscriptSymbol
    let parameter = symbol.parameters[0]
    let wanted = final(
      system.opened(parameter.type, Substitution(symbol.genericSignature.parameters, chosen.arguments)))
    guard isKeyPath else {
      let string = TypedExpression(
        .string(Array(name.utf8)), type: program.known.stringType, range: expression.range)
      return .value(convert(string, to: wanted))
    }
    let inner = part.ofDynamicMember
    guard let member = system.choices[Origin(expression, inner)], let root = wanted.arguments.first else {
      return .value(failed(expression))
    }
    var way = KeyPathWay(local("$root", root, at: expression.range), expression.range)
    let place = Origin(expression, inner)
    if member.choice.symbol is SubscriptSymbol, !member.choice.isDynamicMember {
      appendSubscript(member, system.matches[place], system.applications[place], expression, to: &way)
    } else {
      appendMember(member, inner, expression, to: &way)
    }
    let value = load(way.place)
    return .value(keyPath(way, value, wanted, system.keyPathClass(ofSteps: [member]), expression))
  }
}

/// How far a key path has got.
private struct KeyPathWay {
  let root: VariableSymbol
  var place: TypedPlace
  var steps: [TypedKeyPath.Step] = []
  var captures: [TypedClosure.Capture] = []
  var isOptional = false

  init(_ root: VariableSymbol, _ range: SourceRange) {
    self.root = root
    place = TypedPlace(.variable(root), type: root.type, range: range)
  }

  mutating func append(_ step: TypedKeyPath.Step, _ kind: TypedPlace.Kind) {
    place = TypedPlace(kind, type: step.type, range: place.range)
    steps.append(step)
  }
}
