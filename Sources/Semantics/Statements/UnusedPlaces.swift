/// Tells which places that are read for nothing are what swiftc calls an lvalue: storage that could have been written.
enum UnusedPlaces {
  /// What a statement that only reads a place is said to access: a word for the message.
  enum Storage: String {
    case variable, property, `subscript`
  }

  /// The sort of storage that an expression names, where it could be written.
  static func writable(_ value: TypedExpression) -> Storage? {
    switch value.kind {
    case .load(let place): return isWritable(place) ? sort(of: place) : nil
    case .forceUnwrap(let inner): return writable(inner)
    // Of several values it is told of one that has no name.
    case .tuple(let elements): return elements.contains { writable($0) != nil } ? .variable : nil
    default: return nil
    }
  }

  private static func sort(of place: TypedPlace) -> Storage {
    switch place.kind {
    case .property: return .property
    case .global(let reference): return reference.symbol.parent is NominalSymbol ? .property : .variable
    case .subscript: return .subscript
    case .forceUnwrap(let inner), .bindOptional(let inner), .upcast(let inner): return sort(of: inner)
    default: return .variable
    }
  }

  private static func isWritable(_ place: TypedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable): return variable.isSelf ? variable.isInout : !variable.isLet || variable.isInout
    case .global(let reference):
      guard let variable = reference.symbol as? VariableSymbol else { return false }
      return !variable.isLet && (variable.storage != .computed || setter(of: variable.accessors) != nil)
    case .property(let base, let reference, _, _):
      guard let variable = reference.symbol as? VariableSymbol, !variable.isLet else { return false }
      guard variable.storage == .computed else { return isWritable(base) }
      return setter(of: variable.accessors).map { !$0.isMutating || isWritable(base) } ?? false
    case .subscript(let base, let reference, _, _):
      guard let symbol = reference.symbol as? SubscriptSymbol else { return false }
      return setter(of: symbol.accessors).map { !$0.isMutating || isWritable(base) } ?? false
    case .tupleElement(let inner, _), .forceUnwrap(let inner), .bindOptional(let inner), .upcast(let inner):
      return isWritable(inner)
    case .value(let value): return value.type.isClass
    default: return false
    }
  }

  private static func setter(of accessors: [AccessorSymbol]) -> AccessorSymbol? {
    accessors.first { $0.kind == .set || $0.kind == .modify || $0.kind == .mutableAddress }
  }
}
