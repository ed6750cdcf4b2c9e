import Bytecode
import Semantics

// Places behind `?`: whether there is anything is decided before the value that goes there is evaluated.

extension FunctionEmitter {
  /// The place with what its optional chain goes through evaluated: an object is kept, other optionals are opened, or only
  /// looked at where nobody can tell.
  func reachingLinks(of place: TypedPlace) throws -> TypedPlace {
    switch place.kind {
    case .property(let base, let reference, let dispatch, let isDirect):
      guard base.hasLink else { return place }
      return TypedPlace(
        .property(base: try reachingLinks(ofBase: base), reference, dispatch: dispatch, isDirect: isDirect),
        type: place.type, range: place.range, syntax: place.syntax)
    case .subscript(let base, let reference, let arguments, let dispatch):
      guard base.hasLink else { return place }
      return TypedPlace(
        .subscript(base: try reachingLinks(ofBase: base), reference, arguments: arguments, dispatch: dispatch),
        type: place.type, range: place.range, syntax: place.syntax)
    case .bindOptional(let optional):
      let optional = try keepingArguments(of: reachingLinks(of: optional))
      let isLookedAt = optional.canBeReadTwice && !isExclusivityChecked(optional)
      if isLookedAt { try emitLinkTest(optional) }
      let link = isLookedAt ? optional : try opened(optional)
      return TypedPlace(.bindOptional(link), type: place.type, range: place.range, syntax: place.syntax)
    default: return place
    }
  }

  /// A place that stays open for a change from here on; the chain is left where there is nothing in it.
  private func opened(_ optional: TypedPlace) throws -> TypedPlace {
    let access = try emitValueAccess(to: optional, .modify)
    let variable = VariableSymbol(
      name: "link", isLet: false, type: optional.type, syntax: nil, parent: nil, program: program)
    bindings[variable] = Binding(access: access)
    noteStandIn(variable, for: optional)
    let place = TypedPlace(.variable(variable), type: optional.type, range: optional.range, syntax: optional.syntax)
    try emitLinkTest(place)
    return place
  }

  private func reachingLinks(ofBase base: TypedPlace) throws -> TypedPlace {
    guard base.type.isClass else { return try reachingLinks(of: base) }
    let object = try emitLoad(of: base, into: nil, .scope)
    let variable = VariableSymbol(
      name: "object", isLet: true, type: base.type, syntax: nil, parent: nil, program: program)
    bindings[variable] = Binding(access: Access(home: .slots(object.slot), type: object.type, isImmutable: true))
    return TypedPlace(.variable(variable), type: base.type, range: base.range, syntax: base.syntax)
  }

  /// An element of a library collection with its indices evaluated.
  private func keepingArguments(of place: TypedPlace) throws -> TypedPlace {
    guard case .subscript(let base, let reference, let arguments, let dispatch) = place.kind, place.isOfLibrary else {
      return place
    }
    let kept = try arguments.map { argument -> TypedArgument in
      guard case .value(let value) = argument else { return argument }
      let slot = try emit(value, .scope)
      let variable = VariableSymbol(
        name: "index", isLet: true, type: value.type, syntax: nil, parent: nil, program: program)
      bindings[variable] = Binding(access: Access(home: .slots(slot.slot), type: slot.type, isImmutable: true))
      let load = TypedPlace(.variable(variable), type: value.type, range: value.range)
      return .value(TypedExpression(.load(load), type: value.type, range: value.range))
    }
    return TypedPlace(
      .subscript(base: base, reference, arguments: kept, dispatch: dispatch), type: place.type, range: place.range,
      syntax: place.syntax)
  }

  /// Leaves the chain where an optional that can be looked at twice holds nothing.
  private func emitLinkTest(_ optional: TypedPlace) throws {
    try withScope {
      let value = try emitLoad(of: optional, into: nil, .scope)
      try emitBranchIfNone(value, to: currentChain())
    }
  }
}

extension TypedPlace {
  /// Whether it is a member of one of the library's types, whose accessors nobody can watch.
  fileprivate var isOfLibrary: Bool {
    guard case .subscript(_, let reference, _, _) = kind else { return false }
    var symbol: Symbol? = reference.symbol
    while let one = symbol {
      if let module = one as? ModuleSymbol { return !module.isMain }
      symbol = one.parent
    }
    return false
  }

  /// Whether nobody can tell if the place was read once or twice. Observers can: they are told of a change even where the
  /// chain ends at their variable.
  fileprivate var canBeReadTwice: Bool {
    switch kind {
    case .variable(let variable): return variable.accessors.isEmpty
    case .global(let reference): return (reference.symbol as? VariableSymbol)?.accessors.isEmpty ?? false
    case .property(let base, let reference, _, _):
      guard let variable = reference.symbol as? VariableSymbol else { return false }
      return variable.storage == .stored && variable.accessors.isEmpty && base.canBeReadTwice
    case .subscript(let base, _, _, _): return isOfLibrary && base.canBeReadTwice
    case .tupleElement(let base, _), .bindOptional(let base), .forceUnwrap(let base), .upcast(let base):
      return base.canBeReadTwice
    case .value(let value):
      if case .load(let place) = value.kind { return place.canBeReadTwice }
      return false
    default: return false
    }
  }

  /// Whether the place lies behind a `?`.
  var hasLink: Bool {
    switch kind {
    case .bindOptional: return true
    case .property(let base, _, _, _), .subscript(let base, _, _, _), .tupleElement(let base, _),
      .forceUnwrap(let base), .upcast(let base):
      return base.hasLink
    case .value(let value): return value.hasLink
    default: return false
    }
  }
}

extension TypedExpression {
  fileprivate var hasLink: Bool {
    switch kind {
    case .load(let place): return place.hasLink
    case .convert(let value, _), .forceUnwrap(let value): return value.hasLink
    case .bindOptional: return true
    default: return false
    }
  }
}
