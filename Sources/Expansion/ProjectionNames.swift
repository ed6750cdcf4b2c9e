import Basics
import Syntax

/// The names that stand for `$x`, since no written name may begin with `$`: `dollarX`, or the next one that is free.
final class ProjectionNames {
  /// Where `$x` is written, and what it becomes there.
  private(set) var uses: [(range: SourceRange, name: String)] = []
  /// Every name in the file, with its place.
  private let identifiers: [(name: String, range: SourceRange)]
  /// The names that declarations beside a wrapped variable already have.
  private let taken: Set<String>
  private var chosen: [String: String] = [:]

  /// Reads the names of a file; `taken` are those that a projection must not get.
  init(_ file: SourceFile, taken: Set<String>) {
    identifiers = Lexer.identifiers(of: file)
    self.taken = taken
    for token in identifiers where ProjectionNames.isProjection(token.name) {
      uses.append((token.range, name(for: String(token.name.dropFirst()))))
    }
  }

  /// `$0` is a closure's parameter, not a projection.
  static func isProjection(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "$"), let second = name.dropFirst().first else { return false }
    return !second.isNumber
  }

  /// What `$name` is called.
  func name(for name: String) -> String {
    if let known = chosen[name] { return known }
    let base = ProjectionNames.plainName(for: name)
    var candidate = base
    var number = 2
    while taken.contains(candidate) || chosen.values.contains(candidate) {
      candidate = "\(base)\(number)"
      number += 1
    }
    chosen[name] = candidate
    return candidate
  }

  /// `dollarX`.
  static func plainName(for name: String) -> String {
    "dollar" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether a name is written inside one of some ranges.
  func isWritten(_ name: String, inside ranges: [SourceRange]) -> Bool {
    identifiers.contains { identifier in
      identifier.name == name && ranges.contains { $0.contains(identifier.range) }
    }
  }
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
