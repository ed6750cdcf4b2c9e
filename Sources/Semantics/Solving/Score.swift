/// How good a solution is: fewer entries of an earlier kind beat any number of a later one, as in Swift's ranking.
struct Score: Comparable {
  /// What makes a solution worse, worst first.
  enum Part: Int, CaseIterable {
    /// A mistake that was assumed away in order to describe it.
    case fix
    /// Where mistakes are described: a function made of a method through its type, as a value for the method is missing.
    case methodOfType
    /// A use of something that is not available.
    case unavailable
    /// An overload marked `@_disfavoredOverload`.
    case disfavored
    /// The unwrapping of an implicitly unwrapped optional.
    case forcedUnwrap
    /// A hashable value put into `AnyHashable`.
    case anyHashable
    /// A conversion of one function type to another.
    case functionConversion
    /// A literal whose type is not the default one.
    case nonDefaultLiteral
    /// `[T]` used as `[U]`.
    case collectionUpcast
    /// A value wrapped in an optional.
    case valueToOptional
    /// A value put into `Any`.
    case any
    /// A member found by `@dynamicMemberLookup` by its name alone.
    case dynamicMember
    /// A key path literal used as a function.
    case keyPathFunction
    /// A closure's trailing position matched backwards or other unusual argument matching.
    case unusualMatch
  }

  private var parts: SIMD16<UInt16> = .zero

  /// How many entries of a kind there are.
  subscript(part: Part) -> Int { Int(parts[part.rawValue]) }

  /// Counts one more entry of a kind.
  mutating func add(_ part: Part, _ count: Int = 1) {
    parts[part.rawValue] &+= UInt16(truncatingIfNeeded: count)
  }

  static func < (left: Score, right: Score) -> Bool {
    if left.parts == right.parts { return false }
    for part in 0..<Part.unusualMatch.rawValue + 1 where left.parts[part] != right.parts[part] {
      return left.parts[part] < right.parts[part]
    }
    return false
  }
}
