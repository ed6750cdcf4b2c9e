import Basics
import Syntax

extension TypedTreeBuilder {
  /// A name, member or subscript as a value.
  func reference(_ expression: Expression, _ type: Type) -> TypedExpression {
    if expression.kind == .member, expression.as(MemberExpression.self).name.isSelf {
      if type.metatypeInstance != nil, system.nodeTypes[Origin(expression.as(MemberExpression.self).base)] == nil {
        return typeValue(type.metatypeInstance!, expression)
      }
      return spine(expression.as(MemberExpression.self).base)
    }
    if expression.kind == .subscript { return load(place(expression)) }
    guard let chosen = system.choices[Origin(expression)] else {
      if let instance = type.metatypeInstance { return typeValue(instance, expression) }
      return failed(expression)
    }
    return wrapped(chosen, base: base(of: expression), expression) { base in
      if self.isPlace(chosen.choice) { return self.load(self.place(chosen, base, expression)) }
      return self.functionValue(chosen, base, expression)
    }
  }

  func isPlace(_ choice: OverloadChoice) -> Bool {
    switch choice.kind {
    case .tupleElement, .dynamicMember: return true
    default: return choice.symbol is VariableSymbol
    }
  }

  /// What a member belongs to, before it is known how it is used.
  enum Base {
    case none
    case expression(Expression)
    /// `self`, left out.
    case implicit(VariableSymbol)
    /// What was inside an existential.
    case opened(VariableSymbol)
    /// What the steps of a key path so far lead to.
    case place(TypedPlace)
    /// A type, left out: `.name`, or a static member named alone.
    case type(Type)
  }

  func base(of expression: Expression) -> Base {
    switch expression.kind {
    case .member: return .expression(expression.as(MemberExpression.self).base)
    case .subscript: return .expression(expression.as(SubscriptExpression.self).base)
    case .implicitMember: return .type(type(of: expression, .member))
    case .identifier:
      if let own = system.selfVariables[Origin(expression)] { return .implicit(own) }
      if let base = system.choices[Origin(expression)]?.choice.base { return .type(final(base)) }
      return .none
    default: return .none
    }
  }

  /// Opens the existential that a member is used through, and unwraps what is written `T!`.
  func wrapped(
    _ chosen: ResolvedOverload, base: Base, _ expression: Expression, isUnwrapped: Bool = true,
    isMutating: Bool = false, _ body: (Base) -> TypedExpression
  ) -> TypedExpression {
    var result: TypedExpression
    if let opened = chosen.choice.opened {
      let inside = types[.opened(opened)]
      let isMetatype = chosen.choice.baseIsMetatype
      let variable = local("$opened", isMetatype ? inside.metatype : inside, at: expression.range)
      let inner = body(.opened(variable))
      let erased = system.erase(opened, in: inner.type)
      let converted = convert(inner, to: erased)
      if isMutating, let outer = basePlace(base, chosen) {
        variable.isLet = false
        result = made(
          .openExistentialPlace(outer, variable: variable, opened: inside, body: converted), erased, expression)
      } else {
        result = made(
          .openExistential(baseValue(base, expression), variable: variable, opened: inside, body: converted), erased,
          expression)
      }
    } else {
      result = body(base)
    }
    if chosen.choice.isUnwrapped, isUnwrapped, let payload = result.type.optionalPayload {
      result = made(.forceUnwrap(result), payload, expression)
    }
    return result
  }

  /// The value that a member belongs to.
  func baseValue(_ base: Base, _ expression: Expression) -> TypedExpression {
    switch base {
    case .none: return failed(expression)
    case .expression(let base): return spine(base)
    case .implicit(let variable), .opened(let variable): return load(variable, expression.range)
    case .place(let place): return load(place)
    case .type(let type):
      return typeValue(type.metatypeInstance ?? type, expression)
    }
  }

  /// A type as a value. `Self` of a class is only known by `self`.
  func typeValue(_ instance: Type, _ expression: Expression) -> TypedExpression {
    if case .dynamicSelf = instance.kind,
      let own = scope.lookUp("self", program: program).symbols.first as? VariableSymbol, !own.type.isOptional
    {
      let value = load(own, expression.range)
      let kind: TypedExpression.Kind = own.type.metatypeInstance == nil ? .dynamicType(value) : value.kind
      return made(kind, instance.metatype, expression)
    }
    return made(.metatype(instance), instance.metatype, expression)
  }

  private func basePlace(_ base: Base, _ chosen: ResolvedOverload) -> TypedPlace? {
    switch base {
    case .expression(let expression): return place(expression)
    case .implicit(let variable), .opened(let variable):
      return TypedPlace(.variable(variable), type: variable.type, range: system.anchor.range)
    case .place(let place): return place
    default: return nil
    }
  }

  func declaration(_ chosen: ResolvedOverload) -> DeclarationReference {
    DeclarationReference(chosen.choice.symbol!, arguments: chosen.arguments.map(final))
  }

  /// How a member's code is found.
  func dispatch(_ chosen: ResolvedOverload, _ base: Base) -> TypedExpression.Dispatch {
    guard let symbol = chosen.choice.symbol, let owner = symbol.parent as? NominalSymbol else { return .direct }
    if owner.kind == .protocol { return .witness }
    guard owner.kind == .class, !symbol.isFinal, !owner.isFinal, symbol.access != .private else { return .direct }
    if case .expression(let expression) = base, expression.kind == .super { return .direct }
    if let initializer = symbol as? InitializerSymbol, initializer.isConvenience, !initializer.isRequired {
      return .direct
    }
    if let variable = symbol as? VariableSymbol, variable.isStatic, variable.storage == .stored { return .direct }
    return .virtual
  }

  // MARK: Functions as values

  private func functionValue(_ chosen: ResolvedOverload, _ base: Base, _ expression: Expression) -> TypedExpression {
    let type = final(chosen.openedType).rvalue
    guard let symbol = chosen.choice.symbol else {
      return made(.metatype(type.metatypeInstance ?? type), type, expression)
    }
    if symbol is TypeSymbol { return made(.metatype(type.metatypeInstance ?? type), type, expression) }
    if let enumCase = symbol as? EnumCaseSymbol {
      let reference = declaration(chosen)
      if enumCase.type.function == nil {
        return made(.call(TypedCall(.enumCase(reference), arguments: [])), type, expression)
      }
      return made(.functionReference(reference, dispatch: .direct, receiver: nil), type, expression)
    }
    let receiver = self.receiver(chosen, base, expression)
    return made(
      .functionReference(declaration(chosen), dispatch: dispatch(chosen, base), receiver: receiver), type, expression)
  }

  /// `self` of a member's call.
  func receiver(_ chosen: ResolvedOverload, _ base: Base, _ expression: Expression) -> TypedArgument? {
    guard let symbol = chosen.choice.symbol, let parent = symbol.parent, let owner = program.nominalOf(parent) else {
      return nil
    }
    switch chosen.choice.kind {
    case .instance:
      if let callable = symbol as? CallableSymbol, callable.isMutating, let place = basePlace(base, chosen),
        !system.isClassReference(place.type)
      {
        return .place(place)
      }
      return .value(seenAsOwner(baseValue(base, expression), owner))
    case .static:
      if owner.kind == .protocol || owner.kind == .class {
        if let instance = chosen.choice.base, case .none = base {
          let type = final(instance)
          return .value(TypedExpression(.metatype(type), type: type.metatype, range: expression.range))
        }
        let value = baseValue(base, expression)
        if value.type.metatypeInstance == nil {
          return .value(TypedExpression(.dynamicType(value), type: value.type.metatype, range: expression.range))
        }
        return .value(value)
      }
      return nil
    default: return nil
    }
  }

  /// An object seen as the class that a member belongs to.
  func seenAsOwner(_ value: TypedExpression, _ owner: NominalSymbol) -> TypedExpression {
    guard owner.kind == .class, let superclass = program.superclass(owner, of: value.type.withoutDynamicSelf) else {
      if owner.kind == .class, let bound = system.superclassBound(of: value.type),
        let superclass = program.superclass(owner, of: bound)
      {
        return convert(value, to: superclass)
      }
      return value
    }
    if value.type.withoutDynamicSelf === superclass { return value }
    return convert(value, to: superclass)
  }

  func selfValue(for expression: Expression, as type: Type) -> TypedExpression {
    guard let own = scope.lookUp("self", program: program).symbols.first as? VariableSymbol else {
      return failed(expression)
    }
    return convert(load(own, expression.range), to: type)
  }

  // MARK: Places

  func place(_ expression: Expression) -> TypedPlace {
    let expression = generator.unfolded(expression)
    let type = self.type(of: expression)
    func made(_ kind: TypedPlace.Kind) -> TypedPlace {
      TypedPlace(kind, type: type, range: expression.range, syntax: expression)
    }
    switch expression.kind {
    case .parenthesized: return place(expression.as(ParenthesizedExpression.self).expression)
    case .forceUnwrap: return made(.forceUnwrap(place(expression.as(ForceUnwrapExpression.self).operand)))
    case .optionalChaining:
      return made(.bindOptional(place(expression.as(OptionalChainingExpression.self).operand)))
    case .subscript: return subscriptPlace(expression.as(), type)
    case .member where expression.as(MemberExpression.self).name.isSelf:
      return place(expression.as(MemberExpression.self).base)
    case .identifier, .member, .implicitMember:
      if let chosen = system.choices[Origin(expression)], isPlace(chosen.choice) {
        if let opened = chosen.choice.opened {
          let base = base(of: expression)
          let inner = system.simplified(chosen.openedType)
          if inner.isLvalue,
            let place = place(in: opened, base, chosen, expression, { self.place(chosen, $0, expression) })
          {
            return place
          }
          return TypedPlace(
            .value(reference(expression, type)), type: type, range: expression.range, syntax: expression)
        }
        let place = self.place(chosen, base(of: expression), expression)
        if chosen.choice.isUnwrapped { return made(.forceUnwrap(place)) }
        return place
      }
    default: break
    }
    let value = spine(expression)
    return TypedPlace(.value(value), type: value.type, range: expression.range, syntax: expression)
  }

  /// A member that can be changed through an existential; nil where its type depends on what is inside.
  func place(
    in opened: OpenedExistential, _ base: Base, _ chosen: ResolvedOverload, _ expression: Expression,
    _ member: (Base) -> TypedPlace
  ) -> TypedPlace? {
    guard !chosen.choice.isUnwrapped, !chosen.choice.baseIsMetatype, let outer = basePlace(base, chosen) else {
      return nil
    }
    let inside = types[.opened(opened)]
    let variable = local("$opened", inside, at: expression.range)
    variable.isLet = false
    let member = member(.opened(variable))
    guard !member.type.contents.contains(.opened) else { return nil }
    return TypedPlace(
      .opened(outer, variable: variable, opened: inside, member: member), type: member.type, range: expression.range,
      syntax: expression)
  }

  /// The place of a variable, property or element.
  func place(
    _ chosen: ResolvedOverload, _ base: Base, _ expression: Expression, _ part: Origin.Part = .value
  ) -> TypedPlace {
    var type = final(chosen.openedType).rvalue
    if chosen.choice.isUnwrapped { type = program.optional(type) }
    func made(_ kind: TypedPlace.Kind) -> TypedPlace {
      TypedPlace(kind, type: type, range: expression.range, syntax: expression)
    }
    switch chosen.choice.kind {
    case .tupleElement(let index): return made(.tupleElement(memberBase(base, expression), index))
    case .dynamicMember(let name, let isKeyPath):
      let argument = dynamicMemberArgument(chosen, name, isKeyPath, part, expression)
      return made(
        .subscript(
          base: memberBase(base, expression, chosen.choice.symbol), declaration(chosen), arguments: [argument],
          dispatch: dispatch(chosen, base)))
    default: break
    }
    guard let variable = chosen.choice.symbol as? VariableSymbol else {
      return made(.error)
    }
    if !variable.isMember {
      return made(variable.isGlobal ? .global(declaration(chosen)) : .variable(variable))
    }
    if variable.isStatic, dispatch(chosen, base) == .direct, variable.storage == .stored {
      return made(.global(declaration(chosen)))
    }
    return made(
      .property(
        base: memberBase(base, expression, variable), declaration(chosen), dispatch: dispatch(chosen, base),
        isDirect: isDirect(variable, base)))
  }

  /// Straight to the storage: in the type's initializers, and in the property's own accessors. What closures and `defer`
  /// do in an initializer is observed.
  private func isDirect(_ variable: VariableSymbol, _ base: Base) -> Bool {
    guard variable.storage == .stored, isSelf(base), let parent = variable.parent else { return false }
    let callable = context.enclosingCallable
    if let accessor = callable as? AccessorSymbol, accessor.owner === variable { return true }
    guard callable is InitializerSymbol || callable is DeinitializerSymbol, let around = callable.parent,
      context.kind != .closure, !context.isInDefer
    else { return false }
    return program.nominalOf(around) === program.nominalOf(parent)
  }

  private func isSelf(_ base: Base) -> Bool {
    switch base {
    case .implicit: return true
    case .expression(let expression): return generator.isSelf(expression)
    default: return false
    }
  }

  /// The base of a property or subscript: a place, unless it is an object or a mere value.
  func memberBase(_ base: Base, _ expression: Expression, _ member: Symbol? = nil) -> TypedPlace {
    let place: TypedPlace
    switch base {
    case .expression(let expression): place = self.place(expression)
    case .implicit(let variable), .opened(let variable):
      place = TypedPlace(.variable(variable), type: variable.type, range: expression.range)
    case .place(let steps): place = steps
    default:
      let value = baseValue(base, expression)
      return TypedPlace(.value(value), type: value.type, range: value.range)
    }
    guard system.isClassReference(place.type), let parent = member?.parent, let owner = program.nominalOf(parent) else {
      return place
    }
    let value = seenAsOwner(load(place), owner)
    return TypedPlace(.value(value), type: value.type, range: place.range, syntax: place.syntax)
  }

  private func subscriptPlace(_ expression: SubscriptExpression, _ type: Type) -> TypedPlace {
    func made(_ kind: TypedPlace.Kind, _ type: Type) -> TypedPlace {
      TypedPlace(kind, type: type, range: expression.range, syntax: expression)
    }
    let origin = Origin(expression, .member)
    guard let chosen = system.choices[origin], let match = system.matches[origin],
      let application = system.applications[origin]
    else {
      if expression.arguments.first?.label?.name == "keyPath" {
        let path = value(expression.arguments[0].expression)
        var base = place(expression.base)
        if let root = path.type.arguments.first, base.type !== root {
          let value = convert(load(base), to: root)
          base = TypedPlace(.value(value), type: root, range: base.range)
        }
        return made(.keyPath(base: base, path: path), type)
      }
      return made(.error, types.error)
    }
    let arguments: [TypedArgument]
    if case .dynamicMember(let name, let isKeyPath) = chosen.choice.kind {
      arguments = [dynamicMemberArgument(chosen, name, isKeyPath, .member, expression)]
    } else {
      arguments = self.arguments(match, application, chosen.choice.symbol as? CallableSymbol)
    }
    let base = Base.expression(expression.base)
    func element(_ base: Base) -> TypedPlace {
      made(
        .subscript(
          base: memberBase(base, expression, chosen.choice.symbol), declaration(chosen), arguments: arguments,
          dispatch: dispatch(chosen, base)), final(match.function.result).rvalue)
    }
    if let opened = chosen.choice.opened {
      if system.simplified(match.function.result).isLvalue,
        let place = place(in: opened, base, chosen, expression, element)
      {
        return place
      }
      let value = wrapped(chosen, base: base, expression) { self.load(element($0)) }
      return made(.value(value), value.type)
    }
    return made(
      .subscript(
        base: memberBase(base, expression, chosen.choice.symbol), declaration(chosen), arguments: arguments,
        dispatch: dispatch(chosen, base)), type)
  }
}
