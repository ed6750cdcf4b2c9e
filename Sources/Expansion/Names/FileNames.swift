import Basics
import Syntax

/// The names that are written in a file, and new ones that clash with none of them.
final class FileNames {
  /// Every name with its place, in source order.
  let identifiers: [(name: String, range: SourceRange)]
  private let written: Set<String>
  private var projections: [String: String] = [:]
  private var places: [String: [Int]] = [:]

  init(_ file: SourceFile) {
    identifiers = Lexer.identifiers(of: file)
    written = Set(identifiers.map(\.name))
    for (name, range) in identifiers { places[name, default: []].append(range.start) }
  }

  /// `prefixX` for a variable `x`, or the same with a number where that is taken.
  func fresh(_ prefix: String, _ name: String) -> String {
    let base = prefix + name.prefix(1).uppercased() + name.dropFirst()
    var candidate = base
    var number = 2
    while written.contains(candidate) {
      candidate = "\(base)\(number)"
      number += 1
    }
    return candidate
  }

  /// What `$name` is called: `dollarName`, or the next name that none of the declarations around has.
  func projection(of name: String, taken: (String) -> Bool) -> String {
    if let known = projections[name] { return known }
    let base = FileNames.plainProjection(of: name)
    var candidate = base
    var number = 2
    while taken(candidate) || projections.values.contains(candidate) {
      candidate = "\(base)\(number)"
      number += 1
    }
    projections[name] = candidate
    return candidate
  }

  /// `dollarX`.
  static func plainProjection(of name: String) -> String {
    "dollar" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `$0` is a closure's parameter, not a projection.
  static func isProjection(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "$"), let second = name.dropFirst().first else { return false }
    return !second.isNumber
  }

  /// Whether a name is written inside a range.
  func isWritten(_ name: String, inside range: SourceRange) -> Bool {
    guard let offsets = places[name] else { return false }
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.end
  }
}
