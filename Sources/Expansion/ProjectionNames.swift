import Basics
import Syntax

/// The names that stand for `$x`, since no written name may begin with `$`: `dollarX`, or the next one that is free.
struct ProjectionNames {
  /// Where `$x` is written, and what it becomes there.
  private(set) var uses: [(range: SourceRange, name: String)] = []
  private var taken: Set<String> = []
  private var chosen: [String: String] = [:]

  init(_ file: SourceFile) {
    let tokens = Lexer.identifiers(of: file)
    for token in tokens where token.name.utf8.first != UInt8(ascii: "$") { taken.insert(token.name) }
    for token in tokens where ProjectionNames.isProjection(token.name) {
      let name = replacement(for: String(token.name.dropFirst()))
      uses.append((token.range, name))
    }
  }

  /// `$0` is a closure's parameter, not a projection.
  static func isProjection(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "$"), let second = name.dropFirst().first else { return false }
    return !second.isNumber
  }

  /// What `$name` is called.
  mutating func replacement(for name: String) -> String {
    if let known = chosen[name] { return known }
    let base = "dollar" + name.prefix(1).uppercased() + name.dropFirst()
    var candidate = base
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(base)\(number)"
      number += 1
    }
    taken.insert(candidate)
    chosen[name] = candidate
    return candidate
  }

  /// What `$name` is called, for names whose projection may not be used anywhere.
  func name(for name: String) -> String {
    var copy = self
    return copy.replacement(for: name)
  }

  /// How often a name is written in the file.
  func isWritten(_ name: String) -> Bool { taken.contains(name) }
}

extension Expander {
  /// `$x` becomes `dollarX` wherever no other edit has replaced it already.
  func renameProjections() {
    let replaced = edits.map(\.range)
    for use in projectionNames.uses {
      if replaced.contains(where: { $0.contains(use.range) && !$0.isEmpty }) { continue }
      edit(
        use.range, use.name, use.name,
        because: "Swift keeps names that begin with $ for itself, so the projection has another name.")
    }
  }
}
