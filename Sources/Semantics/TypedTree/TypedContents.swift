/// What a part of a typed tree contains, as far as analyses ask: a walk that looks for something else passes it by.
public struct TypedContents: OptionSet {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Assignments and initialisations.
  static let assignments = TypedContents(rawValue: 1)
  /// Storage that is passed to be changed in place.
  static let changedPlaces = TypedContents(rawValue: 2)
  /// What has been reported already.
  static let errors = TypedContents(rawValue: 4)
  /// `condition ? a : b`
  static let choices = TypedContents(rawValue: 8)
  /// Integer literals.
  static let integers = TypedContents(rawValue: 16)
  /// Closures, key paths and statements that have a value. What is in them is not told: anything may be.
  static let bodies = TypedContents(rawValue: 32)
  /// What may throw, and `try`.
  static let effects = TypedContents(rawValue: 64)
  /// Casts, interpolations, values that become optional or existential, and `nan`.
  static let checks = TypedContents(rawValue: 128)
  static let all = TypedContents(rawValue: 255)

  static func of(_ kind: TypedExpression.Kind) -> TypedContents {
    switch kind {
    case .floatingPoint, .boolean, .string, .character, .unicodeScalar, .metatype: return []
    case .integer: return .integers
    case .error: return .errors
    case .array(let parts), .tuple(let parts): return union(parts)
    case .dictionary(let elements):
      return elements.reduce([]) { $0.union($1.key.contents).union($1.value.contents) }
    case .interpolation(_, let make, let steps, let result):
      return union(steps).union(make.contents).union(result.contents).union(.checks)
    case .load(let place):
      var contents = place.contents
      if ThrownTypes.getter(of: place)?.isThrowing ?? false { contents.formUnion(.effects) }
      switch place.kind {
      case .property(_, let reference, _, _), .global(let reference):
        if reference.symbol.name == "nan" { contents.formUnion(.checks) }
      default: break
      }
      return contents
    case .assign(let place, let value), .initialize(let place, let value):
      return value.contents.union(place.contents).union(.assignments)
    case .bind(_, let value, let body), .openExistential(let value, _, _, let body):
      return value.contents.union(body.contents)
    case .openExistentialPlace(let place, _, _, let body):
      return place.contents.union(body.contents).union(.changedPlaces)
    case .call(let call): return of(call)
    case .functionReference(_, _, let receiver): return receiver.map(of) ?? []
    case .closure, .keyPath, .statement: return .all
    case .convert(let value, .mapOptional(_, let body)): return value.contents.union(body.contents)
    case .convert(let value, .tuple(_, let elements)): return value.contents.union(union(elements))
    case .caseIndex(let value), .dynamicType(let value), .tupleElement(let value, _), .forceUnwrap(let value),
      .optionalChain(let value), .bindOptional(let value):
      return value.contents
    case .convert(let value, .toOptional), .convert(let value, .toExistential), .conditionalCast(let value, _),
      .forcedCast(let value, _), .isType(let value, _):
      return value.contents.union(.checks)
    case .convert(let value, _): return value.contents
    case .attempt(let value), .attemptOptional(let value), .attemptForced(let value):
      return value.contents.union(.effects)
    case .ternary(let condition, let first, let second):
      return condition.contents.union(first.contents).union(second.contents).union(.choices)
    }
  }

  static func of(_ kind: TypedPlace.Kind) -> TypedContents {
    switch kind {
    case .variable, .global, .discard: return []
    case .error: return .errors
    case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base),
      .upcast(let base):
      return base.contents
    case .subscript(let base, _, let arguments, _):
      return arguments.reduce(base.contents) { $0.union(of($1)) }
    case .keyPath(let base, let path): return base.contents.union(path.contents)
    case .value(let value): return value.contents
    case .opened(let base, _, _, let member): return base.contents.union(member.contents).union(.changedPlaces)
    case .tuple(let places): return places.reduce([]) { $0.union($1.contents) }
    }
  }

  private static func of(_ call: TypedCall) -> TypedContents {
    var result = call.receiver.map(of) ?? []
    if call.throwsError { result.formUnion(.effects) }
    switch call.callee {
    case .function, .enumCase: break
    case .value(let function): result.formUnion(function.contents)
    case .dynamicInitializer(_, let metatype, _): result.formUnion(metatype.contents)
    }
    for argument in call.arguments { result.formUnion(of(argument)) }
    return result
  }

  private static func of(_ argument: TypedArgument) -> TypedContents {
    switch argument {
    case .value(let value): return value.contents
    case .place(let place): return place.contents.union(.changedPlaces)
    case .defaultValue: return []
    case .variadic(let values, _): return union(values)
    case .autoclosure: return .all
    }
  }

  private static func union(_ parts: [TypedExpression]) -> TypedContents {
    parts.reduce([]) { $0.union($1.contents) }
  }
}
