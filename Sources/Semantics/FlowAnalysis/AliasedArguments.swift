import Basics
import Syntax

/// Finds calls that pass the same storage `inout` twice (SE-0176).
final class AliasedArguments: TypedTreeVisitor {
  private let program: Program

  init(_ program: Program) {
    self.program = program
    super.init()
    interest = .changedPlaces
  }

  /// A way from a variable to the storage in it.
  private struct Path: Equatable {
    let root: ObjectIdentifier
    var steps: [ObjectIdentifier] = []
    /// Whether a subscript or an accessor ends the way, so that more than it says may be changed.
    var isCut = false
    func overlaps(_ other: Path) -> Bool {
      root == other.root && zip(steps, other.steps).allSatisfy(==)
    }
  }

  override func visit(_ call: TypedCall) {
    super.visit(call)
    var places: [(place: TypedPlace, path: Path)] = []
    for argument in call.arguments {
      guard case .place(let place) = argument, let path = path(of: place) else { continue }
      if let earlier = places.first(where: { $0.path.overlaps(path) }) {
        report(earlier.place, earlier.path, place, path, call)
      }
      places.append((place, path))
    }
  }

  private func path(of place: TypedPlace) -> Path? {
    switch place.kind {
    case .variable(let variable): return Path(root: ObjectIdentifier(variable))
    case .global(let reference): return Path(root: ObjectIdentifier(reference.symbol))
    case .property(let base, let reference, _, _):
      guard var path = path(of: base) else { return nil }
      if path.isCut { return path }
      if (reference.symbol as? VariableSymbol)?.storage == .stored {
        path.steps.append(ObjectIdentifier(reference.symbol))
      } else {
        path.isCut = true
      }
      return path
    case .subscript(let base, _, _, _):
      guard var path = path(of: base) else { return nil }
      path.isCut = true
      return path
    case .keyPath(let base, _):
      guard var path = path(of: base) else { return nil }
      path.isCut = true
      return path
    case .forceUnwrap(let base): return path(of: base)
    default: return nil
    }
  }

  private func report(
    _ earlier: TypedPlace, _ earlierPath: Path, _ later: TypedPlace, _ laterPath: Path, _ call: TypedCall
  ) {
    let (first, second) = (ampersand(before: earlier), ampersand(before: later))
    if earlierPath == laterPath, !earlierPath.isCut, earlierPath.steps.isEmpty {
      program.reportAfterChecking(ExclusivityMessages.aliased(second, earlier: first))
    }
    if let name = computedProperty(both: earlier, later) {
      program.reportAfterChecking(ExclusivityMessages.writeback(to: name, second, earlier: first))
    }
    let name = names(in: earlier).joined(separator: ".")
    var swaps = false
    if case .function(let reference, _) = call.callee, reference.symbol.name == "swap" {
      swaps = isElement(earlier) && isElement(later)
    }
    program.reportAfterChecking(ExclusivityMessages.overlapping(name, first, second, usesSwap: swaps))
  }

  /// The name of a computed property that both places are, of the same storage.
  private func computedProperty(both one: TypedPlace, _ other: TypedPlace) -> String? {
    guard case .property(let base, let property, _, _) = one.kind,
      case .property(let otherBase, let same, _, _) = other.kind,
      property.symbol === same.symbol, (property.symbol as? VariableSymbol)?.storage == .computed,
      let path = path(of: base), !path.isCut, path == self.path(of: otherBase)
    else { return nil }
    return property.symbol.name
  }

  /// Whether a place is an element of a collection, which `swapAt` could swap.
  private func isElement(_ place: TypedPlace) -> Bool {
    guard case .subscript(let base, _, _, _) = place.kind else { return false }
    return program.conformance(of: base.type, to: program.known.type("MutableCollection")) != nil
  }

  private func names(in place: TypedPlace) -> [String] {
    switch place.kind {
    case .variable(let variable): return [variable.name]
    case .global(let reference): return [reference.symbol.name]
    case .property(let base, let reference, _, _):
      return (reference.symbol as? VariableSymbol)?.storage == .stored
        ? names(in: base) + [reference.symbol.name] : names(in: base)
    case .subscript(let base, _, _, _), .forceUnwrap(let base), .keyPath(let base, _): return names(in: base)
    default: return []
    }
  }

  private func ampersand(before place: TypedPlace) -> SourceRange {
    let range = place.range
    guard range.start > 0, range.file.bytes[range.start - 1] == UInt8(ascii: "&") else { return range }
    return range.file.range(range.start - 1, range.end)
  }
}
