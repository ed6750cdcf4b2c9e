/// Makes each type once.
///
/// Types that mention type variables live apart, since there are many and none outlives the expression it was made for.
public final class TypeTable {
  private var types: [Type.Kind: Type] = [:]
  private var transientTypes: [Type.Kind: Type] = [:]
  private var count = 0

  public init() {}

  /// The one type of this kind.
  public subscript(_ kind: Type.Kind) -> Type {
    let contents = TypeTable.contents(of: kind)
    if let type = contents.contains(.typeVariable) ? transientTypes[kind] : types[kind] { return type }
    count += 1
    let type = Type(kind, contents: contents, number: count, table: self)
    if contents.contains(.typeVariable) { transientTypes[kind] = type } else { types[kind] = type }
    return type
  }

  /// The type that a variable is: made once with it, and kept by it.
  func makeType(of variable: TypeVariable) -> Type {
    count += 1
    return Type(.variable(variable), contents: .typeVariable, number: count, table: self)
  }

  /// Forgets the types that mention type variables; the solver calls it when an expression is done.
  public func forgetTransientTypes() {
    if transientTypes.isEmpty { return }
    // The room that a long expression took is given back, or each expression after it would have to clear it again.
    transientTypes.removeAll(keepingCapacity: transientTypes.capacity < 100)
  }

  private static func contents(of kind: Type.Kind) -> Type.Contents {
    switch kind {
    case .nominal(_, let arguments): return union(arguments)
    case .unbound(_, let arguments): return union(arguments).union(.unbound)
    case .genericParameter: return .genericParameter
    case .dependentMember(let base, _): return base.contents.union(.genericParameter)
    case .tuple(let elements): return elements.reduce([]) { $0.union($1.type.contents) }
    case .function(let function):
      return function.parameters.reduce(function.result.contents.union(function.thrown?.contents ?? [])) {
        $0.union($1.type.contents)
      }
    case .existential(let composition):
      return composition.protocols.reduce(composition.superclass?.contents ?? []) {
        $0.union(union($1.arguments))
      }
    case .metatype(let type), .existentialMetatype(let type), .lvalue(let type), .inout(let type):
      return type.contents
    case .opaque(_, let arguments): return union(arguments).union(.opaque)
    case .opened: return .opened
    case .dynamicSelf(let type): return type.contents.union(.dynamicSelf)
    case .variable: return .typeVariable
    case .error: return .error
    }
  }

  private static func union(_ types: [Type]) -> Type.Contents {
    types.reduce([]) { $0.union($1.contents) }
  }
}

extension TypeTable {
  public var void: Type { self[.tuple([])] }
  public var any: Type { self[.existential(ProtocolComposition())] }
  public var anyObject: Type { self[.existential(ProtocolComposition(isClassBound: true))] }
  public var error: Type { self[.error] }

  /// A tuple type; of one element without a label it is that element.
  public func tuple(_ elements: [TupleElement]) -> Type {
    elements.count == 1 ? elements[0].type : self[.tuple(elements)]
  }
}
