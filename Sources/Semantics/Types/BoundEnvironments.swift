// What is known of a type of which only bounds are known: the one inside an opened existential, or behind `some P`.
//
// Such a type is treated as the one parameter of a signature made from its bounds. Questions about the type and its
// members are asked of that signature, in terms of the parameter, and the answers are translated back.

/// A signature `<Self: P & Q>` that stands for bounds.
final class BoundEnvironment {
  let parameter: GenericParameterSymbol
  let signature: GenericSignature

  init(_ composition: ProtocolComposition, program: Program) {
    parameter = GenericParameterSymbol(
      name: "Self", index: 0, syntax: nil, parent: nil, program: program)
    signature = GenericSignature(
      parameters: [parameter],
      requirements: program.conformanceRequirements(
        parameter.type, program.types[.existential(composition)]))
  }
}

extension Program {
  private func environment(_ composition: ProtocolComposition) -> BoundEnvironment {
    if let known = boundEnvironments[composition] { return known }
    let made = BoundEnvironment(composition, program: self)
    boundEnvironments[composition] = made
    return made
  }

  /// The bounds of an opened or opaque type; nil for other types.
  func bounds(of type: Type) -> ProtocolComposition? {
    switch type.kind {
    case .opened(let opened): return opened.existential.existential
    case .opaque(let symbol, let arguments):
      let bound = types[.existential(symbol.bound)]
      return bound.substituting(symbol.genericSignature.parameters, with: arguments).existential
    default: return nil
    }
  }

  /// The opened or opaque type at the root of a member, with its environment.
  private func boundRoot(of type: Type) -> (root: Type, environment: BoundEnvironment)? {
    switch type.kind {
    case .dependentMember(let base, _): return boundRoot(of: base)
    default: return bounds(of: type).map { (type, environment($0)) }
    }
  }

  private func inEnvironment(_ type: Type, _ root: Type, _ parameter: GenericParameterSymbol) -> Type {
    switch type.kind {
    case .dependentMember(let base, let member):
      return types[.dependentMember(inEnvironment(base, root, parameter), member)]
    default: return type === root ? parameter.type : type
    }
  }

  /// A member of an opened or opaque type, or of a member of one.
  func boundMember(of base: Type, _ associated: AssociatedTypeSymbol) -> Type {
    let plain = types[.dependentMember(base, associated)]
    guard let (root, environment) = boundRoot(of: base) else { return plain }
    let inside = inEnvironment(plain, root, environment.parameter)
    let canonical = environment.signature.canonical(inside, self)
    if canonical === inside { return plain }
    return canonical.substituting([environment.parameter], with: [root])
  }

  /// The protocols that an opened or opaque type, or a member of one, conforms to; nil for other types.
  func boundProtocols(of type: Type) -> [NominalSymbol]? {
    guard let (root, environment) = boundRoot(of: type) else { return nil }
    return environment.signature.protocols(of: inEnvironment(type, root, environment.parameter), self)
  }

  /// The superclass of an opened or opaque type, or of a member of one.
  func boundSuperclass(of type: Type) -> Type? {
    guard let (root, environment) = boundRoot(of: type) else { return nil }
    let inside = inEnvironment(type, root, environment.parameter)
    return environment.signature.superclass(of: inside, self)?
      .substituting([environment.parameter], with: [root])
  }

  /// What can be said of an associated type of an existential without opening it: `Int` of `any Sequence<Int>`, or
  /// else its own bounds.
  func erasedMember(of composition: ProtocolComposition, _ associated: AssociatedTypeSymbol) -> Type {
    let environment = environment(composition)
    let inside = types[.dependentMember(environment.parameter.type, associated)]
    let canonical = environment.signature.canonical(inside, self)
    if !canonical.contents.contains(.genericParameter) { return canonical }
    guard canonical.isTypeParameter else {
      return canonical.transform { part in
        guard case .dependentMember(let base, let member) = part.kind, base === environment.parameter.type
        else {
          return nil
        }
        return self.erasedMember(of: composition, member)
      }
    }
    if let superclass = environment.signature.superclass(of: canonical, self) { return superclass }
    let all = environment.signature.protocols(of: canonical, self)
    let shortest = all.filter { proto in !all.contains { $0 !== proto && $0.inherits(from: proto) } }
    return types[
      .existential(
        ProtocolComposition(
          protocols: shortest.map { ProtocolComposition.Member($0) },
          isClassBound: shortest.contains { $0.isClassBoundProtocol }))]
  }
}
