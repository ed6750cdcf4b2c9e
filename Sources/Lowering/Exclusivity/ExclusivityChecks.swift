import Bytecode
import Semantics

// Asking for exclusive access (SE-0176): at the storage as a whole, of which the place reached may be a part.

extension FunctionEmitter {
  /// Asks whether storage may be read, or changed until the scope ends, where another access may be open.
  func emitExclusivityCheck(of variable: VariableSymbol, _ access: Access, _ mode: AccessMode) {
    guard checksExclusivity, lowerer.needsExclusivityCheck(variable) else { return }
    let pointer = allocate(1)
    emitAddress(of: access.home, to: pointer)
    switch mode {
    case .read: assembler.emit(.exclusivityCheck, pointer, ExclusivityKind.read)
    case .modify:
      assembler.emit(.exclusivityBegin, pointer, ExclusivityKind.modify)
      addCleanup { [unowned self] _ in assembler.emit(.exclusivityEnd, pointer, ExclusivityKind.modify) }
    }
  }

  /// Whether reaching a place asks for exclusive access.
  func isExclusivityChecked(_ place: TypedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable): return lowerer.needsExclusivityCheck(variable)
    case .global(let reference):
      return (reference.symbol as? VariableSymbol).map { lowerer.needsExclusivityCheck($0) } ?? false
    case .property(let base, let reference, _, _):
      if let variable = reference.symbol as? VariableSymbol, lowerer.needsExclusivityCheck(variable) { return true }
      return isExclusivityChecked(base)
    case .subscript(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base),
      .opened(let base, _, _, _), .upcast(let base):
      return isExclusivityChecked(base)
    case .keyPath: return !lowerer.conflictingStorage.isEmpty
    case .value, .tuple, .discard, .error: return false
    }
  }

  /// Reaches storage for something else than an access, such as taking its box along.
  func withoutExclusivityChecks<T>(_ body: () throws -> T) rethrows -> T {
    let outer = checksExclusivity
    checksExclusivity = false
    defer { checksExclusivity = outer }
    return try body()
  }
}

/// The machine's numbers for what an access is for.
private enum ExclusivityKind {
  static let read = 0
  static let modify = 1
}

extension Lowerer {
  func needsExclusivityCheck(_ variable: VariableSymbol) -> Bool { conflictingStorage.contains(variable) }
}
