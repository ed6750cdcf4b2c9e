import Basics
import Testing

@testable import Semantics

/// The bodies of the library's functions, which programs have checked only when they are called.
@Suite struct LibraryBodyTests {
  @Test(arguments: ["Swift", "Foundation", "Observation", "Combine"])
  func everyBodyOfTheLibraryChecks(module name: String) {
    let bag = DiagnosticBag()
    let program = Program(library: CheckedOutLibrary(), diagnostics: bag)
    guard let module = program.module(named: name) else {
      Issue.record("no module \(name)")
      return
    }
    for entry in Set(module.unread.keys) { _ = program.topLevelSymbols(named: entry, in: module) }
    func visit(_ symbol: Symbol) {
      if let variable = symbol as? VariableSymbol {
        for accessor in variable.accessors { _ = program.body(of: accessor) }
      }
      if let subscripted = symbol as? SubscriptSymbol {
        for accessor in subscripted.accessors { _ = program.body(of: accessor) }
      } else if let callable = symbol as? CallableSymbol {
        _ = program.body(of: callable)
      }
      guard let nominal = symbol as? NominalSymbol else { return }
      for member in nominal.memberOrder { visit(member) }
      _ = program.directMembers(named: "", of: nominal)
      for part in nominal.extensions {
        for member in part.members { visit(member) }
      }
    }
    for symbols in module.symbols.values { for symbol in symbols { visit(symbol) } }
    for diagnostic in bag.diagnostics where diagnostic.severity == .error {
      Issue.record("\(DiagnosticRendering.headline(of: diagnostic))")
    }
  }
}
