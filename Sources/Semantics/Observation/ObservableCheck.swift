import Basics
import Syntax

extension Program {
  /// Reports `@Observable` where it cannot be: not imported, on what is no class, before declarations of several variables.
  func checkObservable(_ nominal: NominalSymbol) {
    guard let declaration = nominal.syntax as? NominalDeclaration, nominal.module === mainModule,
      let attribute = declaration.attribute("Observable")
    else { return }
    if visibleSymbols(named: "Observable", from: mainModule).isEmpty {
      diagnostics.report(AttributeMessages.unknown(attribute, module: moduleToImport(for: attribute.name.text)))
    } else if nominal.kind != .class {
      diagnostics.report(DeclarationMessages.observableValueType(nominal, attribute))
      for property in nominal.storedProperties where !property.isLet {
        if let range = property.nameRange { diagnostics.report(AttributeMessages.untracked(range)) }
      }
    } else {
      declaration.members.members.forEach(checkObserved)
    }
  }

  /// A declaration of several variables cannot be given accessors, nor one that is lazy.
  private func checkObserved(_ member: Declaration) {
    guard let variable = member as? VariableDeclaration, !variable.isLet, !variable.hasModifier("static"),
      variable.attribute("ObservationIgnored") == nil
    else { return }
    if let lazy = variable.modifiers.first(where: { $0.name == "lazy" }) {
      diagnostics.report(DeclarationMessages.lazyObserved(lazy))
    }
    guard variable.bindings.count > 1 else { return }
    for binding in variable.bindings { diagnostics.report(DeclarationMessages.severalObserved(binding)) }
  }
}
