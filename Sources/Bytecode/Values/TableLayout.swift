/// The entries of a hash table: key, the key's hash where finding it again would take time, value.
public struct TableLayout {
  /// How the machine compares keys.
  public enum KeyKind: Int, Sendable {
    /// Slots that are equal or not: integers, Bool, enums without payloads.
    case integer
    /// Strings.
    case string
    /// Characters.
    case character
    /// Double: both zeros are equal, NaN is equal to nothing.
    case float64
    /// Float.
    case float32
    /// Types whose `==` and `hash(into:)` are the program's; the probing instructions find them.
    case program
  }

  /// How keys are compared.
  public let keyKind: KeyKind
  /// The layout of a key.
  public let key: ValueLayout
  /// The layout of a value; empty for a set.
  public let value: ValueLayout

  /// Makes a layout of entries.
  public init(keyKind: KeyKind, key: ValueLayout, value: ValueLayout) {
    self.keyKind = keyKind
    self.key = key
    self.value = value
  }

  /// Whether entries hold hashes.
  public var hasHashes: Bool { keyKind == .string || keyKind == .program }
  /// Where in an entry the hash is.
  public var hashOffset: Int { key.slots }
  /// Where in an entry the value is.
  public var valueOffset: Int { key.slots + (hasHashes ? 1 : 0) }
  /// How many slots an entry takes; never none.
  public var stride: Int { max(1, valueOffset + value.slots) }
}
