import Syntax

// Which declarations may be used where.

extension Program {
  /// Whether a declaration may be used from a place.
  func isAccessible(_ symbol: Symbol, from scope: Scope) -> Bool {
    switch symbol.access {
    case .open, .public, .package: return true
    case .internal, .fileprivate:
      // The program is one file, so that for it the two are the same.
      return symbol.module === scope.module
    case .private:
      guard symbol.module === scope.module else { return false }
      guard let parent = symbol.parent, let owner = nominalOf(parent) else { return true }
      return scope.isInside(owner)
    }
  }
}

extension Program {
  /// Whether a module knows of a declaration: the program does not see what the library keeps for itself, as the
  /// interfaces that swiftc reads leave it out. Parts of the library see each other's.
  func isExported(_ symbol: Symbol, to module: ModuleSymbol) -> Bool {
    guard module.isMain, symbol.module !== module else { return true }
    return symbol.access >= .package
  }

  /// Whether a declaration of the program may be used from a place; those of the library may be wherever they are found.
  func isVisible(_ symbol: Symbol, from scope: Scope) -> Bool {
    guard symbol.module?.isMain == true, !(symbol is EnumCaseSymbol) else { return true }
    if let initializer = symbol as? InitializerSymbol, initializer.derivation != nil {
      // What the compiler makes is as visible as its type, but for private properties that it takes.
      guard initializer.memberwiseAccess == .private, let owner = symbol.parent.flatMap(nominalOf) else { return true }
      return scope.isInside(owner)
    }
    return isAccessible(symbol, from: scope)
  }

  /// Whether a declaration says that it is not to be used: `@available(*, unavailable)`.
  func isUnavailable(_ symbol: Symbol) -> Bool {
    symbol.hasAvailability && unavailability(of: symbol) != nil
  }

  /// What a declaration says about its not being available.
  func unavailability(of symbol: Symbol) -> Unavailability? {
    guard let declaration = symbol.syntax as? Declaration else { return nil }
    for attribute in declaration.attributes where attribute.name == "available" {
      guard let text = attribute.rawArguments?.text else { continue }
      if let found = Unavailability(arguments: text) { return found }
    }
    return nil
  }
}

/// `@available(*, unavailable, message: "…", renamed: "…")`.
struct Unavailability {
  var message: String?
  var renamed: String?

  /// Reads what stands between the parentheses; nil where it says something else.
  init?(arguments: String) {
    var isUnavailable = false
    for part in Unavailability.parts(of: arguments) {
      let words = part.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
      if words == ["unavailable"] { isUnavailable = true }
      guard words.count == 2, words[1].hasPrefix("\""), words[1].count > 1 else { continue }
      let text = String(words[1].dropFirst().dropLast())
      if words[0] == "message" { message = text }
      if words[0] == "renamed" { renamed = text }
    }
    if !isUnavailable { return nil }
  }

  /// The arguments, taken apart at commas outside string literals.
  private static func parts(of text: String) -> [Substring] {
    var isInString = false
    return text.split { character in
      if character == "\"" { isInString.toggle() }
      return character == "," && !isInString
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var result = drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}

extension Scope {
  /// Whether the place is inside a type, one of its extensions, or a type nested in them.
  func isInside(_ nominal: NominalSymbol) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      switch current.kind {
      case .type(let symbol) where symbol === nominal: return true
      case .extension(let symbol) where symbol.extended === nominal: return true
      default: scope = current.parent
      }
    }
    return false
  }
}
