import Basics

/// A name at a place in the source.
public struct Identifier: Hashable {
  /// The name, without backticks.
  public let name: Name
  /// Where it stands, backticks included.
  public let range: SourceRange

  /// Makes a name at a place.
  public init(_ name: Name, _ range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// The name's text.
  public var text: String { name.text }

  /// Whether the name stands in backticks: `` x.`self` `` is a member like others.
  public var isEscaped: Bool {
    range.start < range.file.bytes.count && range.file.bytes[range.start] == UInt8(ascii: "`")
  }

  /// Whether this is the word `self`.
  public var isSelf: Bool { name == "self" && !isEscaped }
}

/// The labels in parentheses of a full function name: `(from:to:)`.
public struct ArgumentLabels: Hashable {
  /// The labels; `_` where an argument has none.
  public let labels: [Identifier]
  /// Where they stand, parentheses included.
  public let range: SourceRange

  /// Makes a label list.
  public init(labels: [Identifier], range: SourceRange) {
    self.labels = labels
    self.range = range
  }
}

/// A modifier before a declaration, parameter or type: `private`, `private(set)`, `inout`.
public struct Modifier: Hashable {
  /// The word.
  public let keyword: Identifier
  /// The word in parentheses: `set`, `unsafe`, `safe`.
  public let detail: Identifier?
  /// Where the modifier stands, parentheses included.
  public let range: SourceRange

  /// Makes a modifier.
  public init(keyword: Identifier, detail: Identifier? = nil, range: SourceRange) {
    self.keyword = keyword
    self.detail = detail
    self.range = range
  }

  /// The word.
  public var name: Name { keyword.name }
}

/// What stands between parameters and arrow: `async`, `throws`, `throws(E)`, `rethrows`.
public struct Effects {
  /// `async` or `reasync`.
  public var async: SourceRange?
  /// `throws` or `rethrows`.
  public var `throws`: SourceRange?
  /// Whether the word is `rethrows`.
  public var `rethrows` = false
  /// The type in parentheses after `throws`.
  public var thrownType: TypeSyntax?

  /// No effects.
  public init() {}

  /// Whether `throws` or `rethrows` is written.
  public var canThrow: Bool { `throws` != nil }
}
