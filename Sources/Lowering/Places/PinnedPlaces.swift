import Bytecode
import Semantics

// Places that several accessors are called for: what they belong to, and their indices, are evaluated once.

extension FunctionEmitter {
  /// The place with its base reached and its indices evaluated. What has to be written back is left to the innermost scope.
  func pinned(_ place: TypedPlace, _ computed: ComputedPlace) throws -> TypedPlace {
    switch place.kind {
    case .property(let base, let reference, let dispatch, let isDirect) where computed.base != nil:
      return TypedPlace(
        .property(base: try pinned(base: base, of: computed), reference, dispatch: dispatch, isDirect: isDirect),
        type: place.type, range: place.range, syntax: place.syntax)
    case .subscript(let base, let reference, let arguments, let dispatch):
      // The indices come first: the base must not be open while they are evaluated.
      let kept = try arguments.map { try pinned($0) }
      return TypedPlace(
        .subscript(
          base: try pinned(base: base, of: computed), reference, arguments: kept, dispatch: dispatch),
        type: place.type, range: place.range, syntax: place.syntax)
    default: return place
    }
  }

  /// The place with the indices on the way evaluated, where anything evaluated later might tell the difference.
  func evaluatingIndices(of place: TypedPlace) throws -> TypedPlace {
    func made(_ kind: TypedPlace.Kind) -> TypedPlace {
      TypedPlace(kind, type: place.type, range: place.range, syntax: place.syntax)
    }
    guard place.hasIndices else { return place }
    switch place.kind {
    case .property(let base, let reference, let dispatch, let isDirect):
      return made(
        .property(base: try evaluatingIndices(of: base), reference, dispatch: dispatch, isDirect: isDirect))
    case .subscript(let base, let reference, let arguments, let dispatch):
      let base = try evaluatingIndices(of: base)
      return made(
        .subscript(base: base, reference, arguments: try arguments.map { try pinned($0) }, dispatch: dispatch))
    case .tupleElement(let base, let index): return made(.tupleElement(try evaluatingIndices(of: base), index))
    case .forceUnwrap(let base): return made(.forceUnwrap(try evaluatingIndices(of: base)))
    default: return place
    }
  }

  private func pinned(base: TypedPlace, of computed: ComputedPlace) throws -> TypedPlace {
    if isReachedAtOnce(base) || base.type.metatypeInstance != nil { return base }
    let isChanged: Bool
    let isObject = try lower(base.type).isObject
    if isObject {
      isChanged = false
    } else if let setter = computed.accessor(.set) {
      isChanged = setter.selfVariable?.isInout ?? false
    } else {
      isChanged = true
    }
    if isChanged {
      let access = try emitAccess(to: base, .modify)
      return bound(access, base)
    }
    let value = try emitLoad(of: base, into: nil, .scope)
    return bound(Access(home: .slots(value.slot), type: value.type, isImmutable: true), base)
  }

  private func pinned(_ argument: TypedArgument) throws -> TypedArgument {
    guard case .value(let value) = argument else { return argument }
    switch value.kind {
    case .integer, .boolean, .string, .floatingPoint, .character, .metatype: return argument
    default: break
    }
    let index = try emit(value, .scope)
    let place = TypedPlace(.value(value), type: value.type, range: value.range)
    let variable = bound(Access(home: .slots(index.slot), type: index.type, isImmutable: true), place)
    return .value(TypedExpression(.load(variable), type: value.type, range: value.range))
  }

  /// A place that names what has been reached.
  private func bound(_ access: Access, _ place: TypedPlace) -> TypedPlace {
    let variable = VariableSymbol(
      name: "pinned", isLet: access.isImmutable, type: place.type, syntax: nil, parent: nil, program: program)
    bindings[variable] = Binding(access: access)
    noteStandIn(variable, for: place)
    return TypedPlace(.variable(variable), type: place.type, range: place.range, syntax: place.syntax)
  }
}

extension LoweredType {
  /// Whether values are references to objects.
  fileprivate var isObject: Bool {
    switch form {
    case .object, .objectExistential: return true
    default: return false
    }
  }
}

extension TypedPlace {
  /// Whether reaching the place by value evaluates indices.
  fileprivate var hasIndices: Bool {
    switch kind {
    case .subscript(let base, _, let arguments, _):
      return base.hasIndices
        || arguments.contains { if case .value(let value) = $0 { value.hasEffects } else { false } }
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base): return base.hasIndices
    default: return false
    }
  }
}
