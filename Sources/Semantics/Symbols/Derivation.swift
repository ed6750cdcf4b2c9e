/// A body that the compiler makes; the code is under `Synthesis/`.
public enum Derivation {
  /// `init(x:y:)` of a struct.
  case memberwiseInitializer
  /// `init()` of a struct or class whose properties all have initial values.
  case defaultInitializer
  /// A designated initializer that a subclass takes over.
  case inheritedInitializer(InitializerSymbol)
  /// `==` of a struct or enum.
  case equality
  /// `hash(into:)`.
  case hashInto
  /// The getter of `hashValue`.
  case hashValue
  /// `<` of an enum.
  case lessThan
  /// The getter of `allCases`.
  case allCases
  /// The getter of an enum's `rawValue`.
  case rawValue
  /// `init?(rawValue:)` of an enum.
  case initFromRawValue
  /// The getter of a lazy property.
  case lazyGetter
  /// The setter of a lazy property.
  case lazySetter
  /// The getter of an overriding property with observers.
  case observedOverrideGetter
  /// The setter of an overriding property with observers.
  case observedOverrideSetter

  /// The protocol for whose sake an operator is made.
  var operatorProtocol: String? {
    switch self {
    case .equality: "Equatable"
    case .lessThan: "Comparable"
    default: nil
    }
  }
}
