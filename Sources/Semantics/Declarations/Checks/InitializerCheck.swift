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
    let unset = nominal.storedProperties.filter { property in
      if let wrapped = property.wrappedVariable { return wrapped.appliedWrapper?.needsValue ?? false }
      return !hasDefault(property) && property.lazyOwner == nil
    }.map { $0.wrappedVariable ?? $0 }
    guard !unset.isEmpty else { return }
    let isObserved = nominal.attributes.contains("Observable")
    diagnostics.report(
      InitializerMessages.noInitializers(
        nominal, range,
        isObserved ? [] : unset.compactMap { property in property.nameRange.map { (property.name, $0) } }))
  }

  /// Reports initializers that hide an inherited one without saying so, and required ones that are missing.
  func checkInheritedInitializers(of nominal: NominalSymbol) {
    guard nominal.kind == .class, nominal.module?.isMain == true, let superclass = nominal.superclass,
      let ancestor = superclass.nominal, ancestor !== nominal
    else { return }
    let written = members(named: "init", of: nominal).compactMap { $0 as? InitializerSymbol }.filter {
      $0.parent === nominal && $0.syntax is InitializerDeclaration
    }
    for initializer in written where !(initializer.syntax as? Declaration)!.hasModifier("override") {
      checkOverride(of: initializer)
    }
    // Without designated initializers of its own a class inherits what is required.
    guard written.contains(where: { !$0.isConvenience }), let place = placeForInitializer(in: nominal) else { return }
    for case let required as InitializerSymbol in members(named: "init", of: ancestor)
    where required.isRequired && required.syntax is InitializerDeclaration {
      if written.contains(where: { $0.writtenLabels == required.writtenLabels }) { continue }
      diagnostics.report(DeclarationMessages.missingRequiredInitializer(required, superclass, at: place))
    }
  }

  /// Reports a designated initializer of a class in an extension.
  func checkPlace(of initializer: InitializerSymbol) {
    guard let place = initializer.parent as? ExtensionSymbol, place.extended.kind == .class, !initializer.isConvenience,
      initializer.module?.isMain == true, let keyword = (initializer.syntax as? InitializerDeclaration)?.keyword
    else { return }
    diagnostics.report(InitializerMessages.designatedInExtension(place.extended, keyword))
  }

  /// The line below the last initializer of a class, where another could be added.
  private func placeForInitializer(in nominal: NominalSymbol) -> SourceLocation? {
    guard let syntax = nominal.syntax as? NominalDeclaration else { return nil }
    let last = syntax.members.members.last { $0.kind == .initializer }
    var offset = (last?.range ?? syntax.members.range.emptyAtStart).end
    let bytes = syntax.range.file.bytes
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return SourceLocation(file: syntax.range.file, offset: min(offset + 1, bytes.count))
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
    let annotation = variable.binding?.annotation
    let written = annotation.map { resolve($0, in: variable.definingScope ?? variable.parent!.scope) } ?? variable.type
    for problem in ownershipProblems(variable, written, annotation, range) { diagnostics.report(problem) }
  }

  /// What is wrong with a `weak` or `unowned` variable of a type.
  func ownershipProblems(
    _ variable: VariableSymbol, _ written: Type, _ annotation: TypeSyntax?, _ range: SourceRange
  ) -> [Diagnostic] {
    let word = variable.ownership == .weak ? "weak" : "unowned"
    if written.hasErrors { return [] }
    if variable.ownership == .weak, !written.isOptional, let annotation {
      let isClass = written.isClassBound || written.isTypeParameter
      return [DeclarationMessages.weakNotOptional(written, range, annotation)]
        + (isClass ? [] : [DeclarationMessages.ownership(word, written, range)])
    }
    let payload = written.optionalPayload ?? written
    let isReference =
      payload.isClassBound || payload.isTypeParameter && isClassBound(payload, in: variable.genericSignature)
    if isReference { return [] }
    return [
      payload.existential != nil
        ? DeclarationMessages.ownershipOfProtocol(word, payload, range)
        : DeclarationMessages.ownership(word, payload, range)
    ]
  }
}
