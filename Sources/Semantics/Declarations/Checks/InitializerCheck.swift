import Basics
import Syntax

// Classes that nothing can make, enums without end, references to what is no object.

extension Program {
  /// Reports a class that has no initializer of its own and cannot get one, because properties have no values.
  func checkInitializers(of nominal: NominalSymbol) {
    guard nominal.kind == .class, nominal.module?.isMain == true, let range = nominal.nameRange,
      !members(named: "init", of: nominal).contains(where: {
        $0 is InitializerSymbol && $0.parent === nominal && $0.syntax is InitializerDeclaration
      })
    else { return }
    let unset = nominal.storedProperties.filter { !hasDefault($0) && $0.lazyOwner == nil && $0.wrappedVariable == nil }
    guard !unset.isEmpty else { return }
    let isObserved = nominal.attributes.contains("Observable")
    diagnostics.report(
      InitializerMessages.noInitializers(
        nominal, range,
        isObserved ? [] : unset.compactMap { property in property.nameRange.map { (property.name, $0) } }))
  }

  /// Reports an enum that holds itself without `indirect`.
  func checkRecursion(of nominal: NominalSymbol) {
    guard nominal.kind == .enum, let range = nominal.nameRange, !nominal.isIndirect else { return }
    for one in nominal.cases where !one.isIndirect {
      let types = one.parameters.map(\.type)
      guard let index = types.firstIndex(where: { contains($0, nominal) }), let place = one.nameRange else { continue }
      let list =
        "(" + one.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
      let step = types.count == 1 ? nil : "\(list) -> (.\(index): \(types[index]))"
      return diagnostics.report(DeclarationMessages.recursiveEnum(nominal, range, step, place))
    }
  }

  private func contains(_ type: Type, _ nominal: NominalSymbol) -> Bool {
    if type.nominal === nominal { return true }
    if let payload = type.optionalPayload { return contains(payload, nominal) }
    return type.tupleElements?.contains { contains($0.type, nominal) } ?? false
  }

  /// Reports `weak` and `unowned` on what is no reference to an object.
  func checkOwnership(of variable: VariableSymbol) {
    guard variable.ownership != .strong, variable.syntax is VariableDeclaration,
      variable.wrappedVariable == nil, let range = variable.nameRange, variable.module?.isMain == true
    else { return }
    let word = variable.ownership == .weak ? "weak" : "unowned"
    guard let annotation = variable.binding?.annotation else { return }
    let written = resolve(annotation, in: variable.definingScope ?? variable.parent!.scope)
    if written.hasErrors { return }
    let payload = written.optionalPayload ?? written
    let isReference =
      payload.isClassBound || payload.isTypeParameter && isClassBound(payload, in: variable.genericSignature)
    if !isReference {
      diagnostics.report(
        payload.existential != nil
          ? DeclarationMessages.ownershipOfProtocol(word, payload, range)
          : DeclarationMessages.ownership(word, payload, range))
    } else if variable.ownership == .weak, !written.isOptional {
      diagnostics.report(DeclarationMessages.weakNotOptional(written, range, annotation))
    }
  }
}
