import Basics
import Syntax

/// The declarations of a file by the names that `--only` takes: `Child`, `Child.value`, `Child.init.count`.
public struct DeclarationNames {
  private struct Entry {
    let name: String
    let range: SourceRange
    /// The declaration around, by its position.
    let outer: Int?
  }

  /// In source order, each declaration before those in it.
  private var entries: [Entry] = []

  /// Collects the names of everything that is declared in a file.
  public init(of file: SourceFileSyntax) { collect(file, inside: nil) }

  /// The full names that a name means: itself, or the names that end in it. Empty where nothing is called so.
  public func meant(by name: String) -> [String] {
    let names = entries.map(\.name)
    return names.contains(name) ? [name] : names.filter { $0.hasSuffix("." + name) }
  }

  /// The name that was probably meant by one that means nothing.
  public func nearest(to name: String) -> String? {
    let lastParts = entries.compactMap { $0.name.split(separator: ".").last.map(String.init) }
    return NearName.nearest(to: name, among: entries.map(\.name)) ?? NearName.nearest(to: name, among: lastParts)
  }

  /// Where the declaration with a full name begins.
  public func place(of name: String) -> SourceLocation? { entries.first { $0.name == name }?.range.location }

  /// The full name of the innermost declaration around an offset; empty at the top level.
  func name(around offset: Int) -> String {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    var index: Int? = low > 0 ? low - 1 : nil
    while let current = index, !entries[current].range.contains(offset) { index = entries[current].outer }
    return index.map { entries[$0].name } ?? ""
  }

  private mutating func collect(_ node: Node, inside outer: Int?) {
    var around = outer
    if let name = (node as? Declaration)?.nameInPath {
      around = entries.count
      entries.append(
        Entry(name: (outer.map { entries[$0].name + "." } ?? "") + name, range: node.range, outer: outer))
    }
    node.forEachChild { _, child in collect(child, inside: around) }
  }
}

extension Declaration {
  /// What the declaration is called in the name of what is declared in it; nil for those that have no name of their own.
  fileprivate var nameInPath: String? {
    switch self {
    case let declaration as NominalDeclaration: return declaration.name.text
    case let declaration as ExtensionDeclaration: return declaration.extendedType.text
    case let declaration as FunctionDeclaration: return declaration.name.text
    case is InitializerDeclaration: return "init"
    case is SubscriptDeclaration: return "subscript"
    case let declaration as VariableDeclaration:
      return (declaration.bindings.first?.pattern as? IdentifierPattern)?.name.text
    default: return nil
    }
  }
}
