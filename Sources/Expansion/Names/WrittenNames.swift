import Basics
import Semantics
import Syntax

extension VariableSymbol {
  /// The name as a declaration or an expression writes it: a reserved word stands in backticks.
  var writtenName: String { Keywords.isReserved(name) ? "`\(name)`" : name }
}
