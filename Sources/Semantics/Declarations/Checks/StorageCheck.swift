import Syntax

// Stored properties: a value cannot contain itself, and what belongs to a type needs a value.

extension Program {
  /// Reports stored properties that make a struct contain itself, and enums that need `indirect`.
  func checkStorage(of nominal: NominalSymbol) {
    guard nominal.kind == .struct else { return }
    for property in nominal.storedProperties {
      guard let range = property.nameRange else { continue }
      var path: [(from: Type, what: String, to: Type)] = []
      var visited: Set<Type> = []
      guard leads(property.type, to: nominal, &path, &visited) else { continue }
      diagnostics.report(DeclarationMessages.recursiveValue(nominal, path, range))
      return
    }
  }

  /// Reports a stored property of a type itself that nothing gives a value.
  func checkStaticValue(of variable: VariableSymbol) {
    guard variable.isStatic, variable.isMember, variable.module?.isMain == true,
      variable.storage == .stored || variable.appliedWrapper != nil, !variable.isLazy, variable.wrappedVariable == nil,
      variable.projectedVariable == nil, variable.trackedVariable == nil,
      let syntax = variable.syntax as? VariableDeclaration, let binding = variable.binding,
      binding.annotation != nil, binding.initializer == nil, let name = variable.nameRange,
      // 'class var' may not be stored at all, which is said of it.
      !syntax.hasModifier("class"), (variable.parent as? NominalSymbol)?.kind != .protocol
    else { return }
    let hasValue = variable.appliedWrapper.map { !$0.needsValue || $0.hasArguments } ?? hasDefault(variable)
    if !hasValue { diagnostics.report(DeclarationMessages.staticWithoutValue(syntax.isLet ? "let" : "var", name)) }
  }

  /// Whether a value of a type holds, without a reference between, one of a struct.
  private func leads(
    _ type: Type, to target: NominalSymbol, _ path: inout [(from: Type, what: String, to: Type)],
    _ visited: inout Set<Type>
  ) -> Bool {
    if let elements = type.tupleElements {
      for element in elements where leads(element.type, to: target, &path, &visited) { return true }
      return false
    }
    guard let nominal = type.nominal, nominal.kind == .struct || nominal.kind == .enum else { return false }
    if nominal === target { return true }
    // The library's own types keep what they hold in buffers, but for optionals.
    guard nominal.module?.isMain == true || nominal === known.optional, visited.insert(type).inserted else {
      return false
    }
    func follow(_ part: Type, _ what: String) -> Bool {
      let part = part.substituting(nominal.genericSignature.parameters, with: type.arguments)
      path.append((type, what, part))
      if leads(part, to: target, &path, &visited) { return true }
      path.removeLast()
      return false
    }
    if nominal.kind == .struct {
      for property in nominal.storedProperties where follow(property.type, property.name) { return true }
      return false
    }
    for one in nominal.cases where !one.isIndirect {
      for parameter in one.parameters
      where follow(parameter.type, "\(one.name)(\(one.parameters.map { ($0.label ?? "_") + ":" }.joined()))") {
        return true
      }
    }
    return false
  }
}
