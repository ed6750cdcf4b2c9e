/// A constraint of a generic declaration, written or implied.
public enum Requirement: Hashable {
  /// `T: P`
  case conformance(Type, NominalSymbol)
  /// `T: SomeClass`
  case superclass(Type, Type)
  /// `T: AnyObject`
  case isClass(Type)
  /// `T == U`
  case sameType(Type, Type)
}

/// The generic parameters of a declaration, those of its outer declarations first, and what is required of them.
///
/// Questions about a parameter inside its declaration ("does `T.Element` conform to `Hashable`?") are answered here; see
/// `GenericSignature+Queries.swift`.
public final class GenericSignature {
  public let parameters: [GenericParameterSymbol]
  public let requirements: [Requirement]
  /// Filled by the queries.
  var cache = GenericSignatureCache()

  public init(parameters: [GenericParameterSymbol], requirements: [Requirement]) {
    self.parameters = parameters
    self.requirements = requirements
  }

  /// The signature of all that is not generic. Programs that are compiled at the same time share it, so it keeps no
  /// answers.
  public static let empty = GenericSignature(parameters: [], requirements: [])

  /// Whether nothing is known of any type.
  var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}

/// Answers that a signature has given before.
struct GenericSignatureCache {
  var protocols: [Type: [NominalSymbol]] = [:]
  var canonicalTypes: [Type: Type] = [:]
  var equals: [Type: [Type]] = [:]
}

/// A declaration together with the types that its generic parameters stand for.
public struct DeclarationReference: Hashable {
  public let symbol: Symbol
  /// One for each of `symbol.genericSignature.parameters`, in order: outer ones first; for a protocol's requirement or
  /// extension member the first is `Self`.
  public let arguments: [Type]
  public init(_ symbol: Symbol, arguments: [Type] = []) {
    self.symbol = symbol
    self.arguments = arguments
  }
}
