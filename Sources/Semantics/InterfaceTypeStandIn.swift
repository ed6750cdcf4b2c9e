import Basics

extension Program {
  /// The type of a declaration; see Declarations.
  func interfaceType(of symbol: ValueSymbol) -> Type { types.error }
}
