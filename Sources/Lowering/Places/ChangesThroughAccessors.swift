import Basics
import Bytecode
import Semantics

// Changes of computed places: which accessors they go through, and that what stands around them is evaluated once.

extension FunctionEmitter {
  /// Whether a place is changed through an addressor or `_modify`. Key paths go through getters and setters where there are
  /// some: what a setter compares or tells is done for them too.
  func prefersModify(_ computed: ComputedPlace) -> Bool {
    guard computed.dispatch == .direct else { return false }
    if computed.accessor(.mutableAddress) != nil { return true }
    return computed.accessor(.modify) != nil
      && !(isGoingKeyPath && computed.accessor(.set) != nil && computed.reference.symbol.module?.isMain == true)
  }

  /// The same place with its indices evaluated and its base opened for the getter and the setter together; nil where both can
  /// be had twice without anyone telling.
  func reachingBaseOnce(_ computed: ComputedPlace, _ place: TypedPlace) throws -> TypedPlace? {
    guard let setter = computed.accessor(.set), computed.accessor(.get) != nil else { return nil }
    var base = computed.base
    let opensBase = try base.map { try setter.selfVariable?.isInout == true && isComputed($0) } ?? false
    guard opensBase || computed.arguments.contains(where: \.hasEffects) else { return nil }
    let arguments = try computed.arguments.map { argument in
      guard case .value(let value) = argument, argument.hasEffects else { return argument }
      return TypedArgument.value(try standIn(for: emit(value, .scope), value.type, value.range))
    }
    if opensBase, let outer = base {
      let variable = standInVariable(outer.type, isLet: false)
      bindings[variable] = Binding(access: try emitAccess(to: outer, .modify))
      noteStandIn(variable, for: outer)
      base = TypedPlace(.variable(variable), type: outer.type, range: outer.range)
    }
    switch place.kind {
    case .property(let written, let reference, let dispatch, let isDirect):
      return TypedPlace(
        .property(base: base ?? written, reference, dispatch: dispatch, isDirect: isDirect), type: place.type,
        range: place.range)
    case .subscript(let written, let reference, _, let dispatch):
      return TypedPlace(
        .subscript(base: base ?? written, reference, arguments: arguments, dispatch: dispatch), type: place.type,
        range: place.range)
    default: return nil
    }
  }

  private func standInVariable(_ type: Type, isLet: Bool) -> VariableSymbol {
    VariableSymbol(name: "$once", isLet: isLet, type: type, syntax: nil, parent: nil, program: program)
  }

  /// A variable that holds a value which has been evaluated.
  private func standIn(for value: Value, _ type: Type, _ range: SourceRange) -> TypedExpression {
    let variable = standInVariable(type, isLet: true)
    bind(variable, slot: value.slot, value.type, isOwned: false)
    return TypedExpression(
      .load(TypedPlace(.variable(variable), type: type, range: range)), type: type, range: range)
  }

  /// Whether a place, or one that it is a part of, has accessors rather than storage.
  private func isComputed(_ place: TypedPlace) throws -> Bool {
    switch place.kind {
    case .property(let base, _, _, _), .subscript(let base, _, _, _):
      if let found = try computed(place), !prefersAddress(found) { return true }
      return try isComputed(base)
    case .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base): return try isComputed(base)
    case .variable(let variable): return variable.storage == .computed && bindings[variable] == nil
    default: return false
    }
  }

  private func prefersAddress(_ computed: ComputedPlace) -> Bool {
    computed.dispatch == .direct && computed.accessor(.mutableAddress) != nil
  }
}

extension TypedArgument {
  /// Whether one can tell how often it is evaluated.
  fileprivate var hasEffects: Bool {
    if case .value(let value) = self { return value.hasEffects }
    return false
  }
}
