import Basics

/// What a function is on the road to a location: whether a trace names it, and how.
public struct TraceRole {
  /// What a function is.
  public enum Kind: String, CaseIterable {
    /// `get` of a property or subscript, written or not.
    case getter = "get"
    /// `set`.
    case setter = "set"
    /// `_modify`, or the address of storage.
    case modifier = "modify"
    /// `willSet`.
    case willSet
    /// `didSet`.
    case didSet
    /// A closure.
    case closure
    /// What a key path does at its end.
    case keyPath = "key path"
    /// A stored property's accessor that nobody wrote: the access is its caller's.
    case storage
    /// Anything else: a road begins in it.
    case function
  }

  /// What the function is.
  public let kind: Kind
  /// Its name: of an accessor, the property's: `Binding.wrappedValue`.
  public let name: String
  /// Where it is declared.
  public let declaration: SourceLocation?
  /// Whether it belongs to the library.
  public let isLibrary: Bool

  /// Makes a role.
  public init(_ kind: Kind, name: String, declaration: SourceLocation?, isLibrary: Bool) {
    self.kind = kind
    self.name = name
    self.declaration = declaration
    self.isLibrary = isLibrary
  }
}
