import Semantics

/// What the generic parameters, opened existentials and opaque types of a piece of code stand for while it is lowered.
final class TypeContext {
  private let program: Program
  private let parameters: [GenericParameterSymbol: Type]
  private let opened: [OpenedExistential: Type]
  private var known: [Type: Type] = [:]

  init(
    _ program: Program, parameters: [GenericParameterSymbol: Type] = [:],
    opened: [OpenedExistential: Type] = [:]
  ) {
    self.program = program
    self.parameters = parameters
    self.opened = opened
  }

  /// The context of a declaration's own code.
  convenience init(_ reference: DeclarationReference, in program: Program) {
    var parameters: [GenericParameterSymbol: Type] = [:]
    for (parameter, argument) in zip(reference.symbol.genericSignature.parameters, reference.arguments) {
      parameters[parameter] = argument
    }
    self.init(program, parameters: parameters)
  }

  /// The same context inside an opened existential.
  func opening(_ existential: OpenedExistential, as type: Type) -> TypeContext {
    var opened = opened
    opened[existential] = type
    return TypeContext(program, parameters: parameters, opened: opened)
  }

  /// The same context with parameters of a local generic function.
  func adding(_ reference: DeclarationReference) -> TypeContext {
    var parameters = parameters
    for (parameter, argument) in zip(reference.symbol.genericSignature.parameters, reference.arguments) {
      parameters[parameter] = argument
    }
    return TypeContext(program, parameters: parameters, opened: opened)
  }

  /// The type with everything unknown replaced, so that it has a layout.
  func concrete(_ type: Type) -> Type {
    let unknown: Type.Contents = [.genericParameter, .opaque, .opened, .dynamicSelf]
    if type.contents.isDisjoint(with: unknown) { return type }
    if let result = known[type] { return result }
    let result = type.transform { part in
      switch part.kind {
      case .genericParameter(let parameter): return self.parameters[parameter] ?? part
      case .dependentMember(let base, let member):
        let concreteBase = self.concrete(base)
        let found = concreteBase.member(member)
        return found.contents.isDisjoint(with: [.opaque]) ? found : self.concrete(found)
      case .opened(let existential): return self.opened[existential] ?? part
      case .opaque(let symbol, let arguments): return self.underlying(of: symbol, arguments) ?? part
      case .dynamicSelf(let inner): return self.concrete(inner)
      default: return nil
      }
    }
    known[type] = result
    return result
  }

  /// A reference with concrete arguments.
  func concrete(_ reference: DeclarationReference) -> DeclarationReference {
    if reference.arguments.isEmpty { return reference }
    return DeclarationReference(reference.symbol, arguments: reference.arguments.map(concrete))
  }

  /// The type behind `some P`, which is known once the body of its declaration has been checked.
  private func underlying(of symbol: OpaqueTypeSymbol, _ arguments: [Type]) -> Type? {
    if symbol.underlying == nil { checkOwner(of: symbol) }
    guard let type = symbol.underlying else { return nil }
    let parameters = symbol.owner.genericSignature.parameters
    return concrete(type.substituting(parameters, with: arguments.map(concrete)))
  }

  private func checkOwner(of symbol: OpaqueTypeSymbol) {
    switch symbol.owner {
    case let variable as VariableSymbol:
      if let getter = variable.accessor(.get) { _ = program.body(of: getter) } else { _ = variable.type }
    case let subscriptSymbol as SubscriptSymbol:
      if let getter = subscriptSymbol.accessor(.get) { _ = program.body(of: getter) }
    case let callable as CallableSymbol: _ = program.body(of: callable)
    default: break
    }
  }
}
