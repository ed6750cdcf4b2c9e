import Basics
import Syntax

// What stands behind the colon of a type or extension.

extension Program {
  /// Reports superclasses in the wrong place or too many of them, and protocols that are named twice.
  func checkInheritance(of nominal: NominalSymbol) {
    guard nominal.module?.isMain == true, let clause = (nominal.syntax as? NominalDeclaration)?.inheritance else {
      return
    }
    if nominal.kind == .class { checkSuperclasses(of: nominal, clause) }
    if nominal.kind == .class || nominal.kind == .protocol, let cycle = cycle(through: nominal) {
      // Said once: of a class that stands first, of a protocol that stands last.
      let order = cycle.sorted { ($0.nameRange?.start ?? 0) < ($1.nameRange?.start ?? 0) }
      if nominal === (nominal.kind == .class ? order.first : order.last) {
        diagnostics.report(DeclarationMessages.inheritsFromItself(nominal, through: cycle.dropFirst().reversed()))
      }
    }
    reportRepeatedProtocols(in: clause, of: nominal, in: nominal.scope, known: [])
  }

  /// The types from one on to itself, each of which names the next behind its colon.
  private func cycle(through nominal: NominalSymbol) -> [NominalSymbol]? {
    var way = [nominal]
    func search(_ current: NominalSymbol) -> Bool {
      guard let clause = (current.syntax as? NominalDeclaration)?.inheritance else { return false }
      for syntax in clause.types {
        let type = resolve(syntax, in: current.scope, purpose: .inheritance)
        let named =
          nominal.kind == .class ? [type.nominal].compactMap(\.self) : protocols(namedBy: syntax, in: current.scope)
        for next in named where next.kind == nominal.kind {
          if next === nominal { return true }
          if way.contains(where: { $0 === next }) { continue }
          way.append(next)
          if search(next) { return true }
          way.removeLast()
        }
      }
      return false
    }
    return search(nominal) ? way : nil
  }

  /// Reports protocols that an extension names although the type has them already.
  func checkInheritance(of symbol: ExtensionSymbol) {
    // The names in its conditions are looked up although it may have no members.
    _ = symbol.genericSignature
    guard let clause = (symbol.syntax as? ExtensionDeclaration)?.inheritance, symbol.extended.module?.isMain == true,
      let own = (symbol.extended.syntax as? NominalDeclaration)?.inheritance, symbol.extended.kind != .protocol
    else { return }
    let known = own.types.flatMap { protocols(namedBy: $0, in: symbol.extended.scope) }
    reportRepeatedProtocols(in: clause, of: symbol.extended, in: symbol.scope, known: known)
  }

  private func protocols(namedBy syntax: TypeSyntax, in scope: Scope) -> [NominalSymbol] {
    resolve(syntax, in: scope, purpose: .inheritance).existential?.protocols.map(\.symbol) ?? []
  }

  private func reportRepeatedProtocols(
    in clause: InheritanceClause, of nominal: NominalSymbol, in scope: Scope, known: [NominalSymbol]
  ) {
    if nominal.kind == .protocol { return }
    var known = known
    for syntax in clause.types {
      for proto in protocols(namedBy: syntax, in: scope) {
        if known.contains(where: { $0 === proto }) {
          diagnostics.report(
            DeclarationMessages.redundantConformance(nominal, proto, syntax.range))
        }
        known.append(proto)
      }
    }
  }

  private func checkSuperclasses(of nominal: NominalSymbol, _ clause: InheritanceClause) {
    var first: Type?
    for (index, syntax) in clause.types.enumerated() {
      let type = resolve(syntax, in: nominal.scope, purpose: .inheritance)
      guard type.nominal?.kind == .class else { continue }
      if let first {
        diagnostics.report(DeclarationMessages.severalSuperclasses(first, type, syntax.range))
      } else if index > 0 {
        diagnostics.report(DeclarationMessages.superclassNotFirst(type, syntax.range))
      }
      first = first ?? type
    }
  }
}
