import Basics
import Semantics
import Syntax

// Wrapped properties of structs, classes and enums: storage, accessors, projection, and the memberwise initializer that Swift
// would have made (rules 1 to 9, 15 to 25).

extension Expander {
  func expandMembers(of declaration: NominalDeclaration) {
    guard let nominal = declaration.declaredSymbols.first as? NominalSymbol else { return }
    let variables = declaration.members.members.compactMap { $0 as? VariableDeclaration }
    let wrapped = variables.filter { wrapper(of: $0) != nil }
    guard !wrapped.isEmpty else { return }
    let initializer = memberwiseInitializer(of: nominal, declaration)
    // The initializer stands after the last storage, wrapped or plain.
    let storages = variables.filter { variable in
      variable.declaredSymbols.contains { symbol in
        guard let symbol = symbol as? VariableSymbol, !symbol.isStatic else { return false }
        return symbol.appliedWrapper != nil || symbol.storage == .stored
      }
    }
    for variable in variables {
      let isLast = variable === storages.last
      if wrapper(of: variable) != nil {
        expandMember(
          variable, in: nominal, hasMemberwise: initializer != nil, initializer: isLast ? initializer : nil)
      } else {
        if initializer != nil { moveInitialValue(of: variable, in: nominal) }
        if isLast, let initializer {
          let margin = Layout.margin(at: variable.range.location)
          edit(
            variable.range.emptyAtEnd, "\n\n" + initializer.map { margin + $0 }.joined(separator: "\n"),
            nominal.name, because: "Swift makes this initializer for a struct that has none.")
        }
      }
    }
  }

  func wrapper(of variable: VariableDeclaration) -> AppliedWrapper? {
    (variable.declaredSymbols.first as? VariableSymbol)?.appliedWrapper
  }

  private func expandMember(
    _ declaration: VariableDeclaration, in nominal: NominalSymbol, hasMemberwise: Bool, initializer: [String]?
  ) {
    guard let wrapper = wrapper(of: declaration) else { return }
    let text = WrapperText(wrapper: wrapper, names: projectionNames)
    let variable = wrapper.variable
    let margin = Layout.margin(at: declaration.range.location)
    let modifiers = keptModifiers(of: declaration)
    let storageModifiers = (variable.isStatic ? ["static"] : []).map { $0 + " " }.joined()
    let isConstant = canBeConstant(wrapper, in: nominal)
    let movesInitialValue = hasMemberwise && !variable.isStatic && takesPart(variable)
    var storage =
      "private \(storageModifiers)\(isConstant ? "let" : "var") \(text.storageName): \(text.storageType)"
    if !movesInitialValue, let value = text.initialStorage { storage += " = \(value)" }
    var lines = [storage, ""]
    if let initializer { lines += initializer.map { $0.isEmpty ? "" : margin + $0 } + [""] }
    lines += ["\(margin)\(modifiers)var \(variable.name): \(variable.type) {"]
    lines += text.accessors(margin, indentation)
    lines += [margin + "}"]
    if let projection = text.projection(margin, indentation), let type = wrapper.projection?.type {
      lines += ["", "\(margin)\(modifiers)var \(text.dollarName): \(type) {"] + projection + [margin + "}"]
    }
    edit(
      declaration.range, lines.joined(separator: "\n"), "\(nominal.name).\(variable.name)",
      because: "@\(wrapper.layers[0].symbol.name) stores a wrapper in \(text.storageName); "
        + "\(variable.name) reads and writes its wrappedValue.")
  }

  /// The attributes that are no wrappers, and the modifiers, as they are written.
  private func keptModifiers(of declaration: VariableDeclaration) -> String {
    let wrappers = wrapper(of: declaration)?.layers.map(\.attribute) ?? []
    var parts: [String] = []
    for attribute in declaration.attributes where !wrappers.contains(where: { $0 === attribute }) {
      parts.append(attribute.text)
    }
    parts += declaration.modifiers.map(\.range.text)
    return parts.map { $0 + " " }.joined()
  }

  /// Whether the property is a parameter of the memberwise initializer.
  private func takesPart(_ variable: VariableSymbol) -> Bool {
    guard let wrapper = variable.appliedWrapper else { return true }
    return
      !(variable.access < .internal
      && (wrapper.initialValue != nil || wrapper.isDefaultInitialized || wrapper.isImplicitlyNil))
  }

  /// `let` where nothing ever replaces the wrapper: no accessor changes it, and it is written at most once.
  private func canBeConstant(_ wrapper: AppliedWrapper, in nominal: NominalSymbol) -> Bool {
    let mutability = wrapper.mutability
    if mutability.setterMutates || mutability.getterMutates { return false }
    if let projection = wrapper.projection, projection.accessors.contains(where: \.isMutating) {
      return false
    }
    let own = [nominal.syntax?.range].compactMap { $0 } + nominal.extensions.compactMap { $0.syntax?.range }
    if projectionNames.isWritten("_" + wrapper.variable.name, inside: own.filter { $0.file === file }) {
      return false
    }
    if wrapper.variable.isStatic || nominal.kind == .class { return false }
    let hasInitialValue =
      wrapper.initialValue != nil || wrapper.isDefaultInitialized || wrapper.isImplicitlyNil
    let initializers = nominal.memberOrder.compactMap { $0 as? InitializerSymbol }
    if initializers.isEmpty { return true }
    // Written initializers may assign more than once, or replace the initial value.
    return !hasInitialValue
      && initializers.allSatisfy { assignmentCount(of: wrapper.variable.name, in: $0) <= 1 }
  }

  private func assignmentCount(of name: String, in initializer: InitializerSymbol) -> Int {
    guard let body = (initializer.syntax as? InitializerDeclaration)?.body else { return 0 }
    var count = 0
    func search(_ node: Node) {
      if let sequence = node as? SequenceExpression, sequence.operators.first?.kind == .assignment {
        let target = sequence.operands[0].text
        if target == name || target == "self.\(name)" { count += 1 }
      }
      node.forEachChild { _, child in search(child) }
    }
    search(body)
    return count
  }

  // MARK: Memberwise initializers

  /// The lines of the memberwise initializer, where Swift makes one.
  private func memberwiseInitializer(of nominal: NominalSymbol, _ declaration: NominalDeclaration)
    -> [String]?
  {
    guard nominal.kind == .struct else { return nil }
    guard !declaration.members.members.contains(where: { $0.kind == .initializer }) else { return nil }
    guard let symbol = program.memberwiseInitializer(of: nominal) else { return nil }
    var parameters: [String] = []
    var assignments: [String] = []
    for (parameter, property) in zip(symbol.parameters, symbol.memberwiseProperties) {
      let variable = property.wrappedVariable ?? property
      let (type, defaultValue) = memberwiseParameter(parameter, variable)
      parameters.append("\(variable.name): \(type)" + (defaultValue.map { " = \($0)" } ?? ""))
      if let wrapper = variable.appliedWrapper {
        let text = WrapperText(wrapper: wrapper, names: projectionNames)
        let value = parameter.isAutoclosure ? "\(variable.name)()" : variable.name
        assignments.append(
          "\(text.storageName) = "
            + (wrapper.memberwiseTakesValue ? text.call(wrapping: value) : variable.name))
      } else {
        assignments.append("self.\(variable.name) = \(variable.name)")
      }
    }
    let access = symbol.parameters.isEmpty ? "" : memberwiseAccess(symbol)
    return ["\(access)init(\(parameters.joined(separator: ", "))) {"] + assignments.map { indentation + $0 }
      + ["}"]
  }

  private func memberwiseAccess(_ symbol: InitializerSymbol) -> String {
    let lowest = symbol.memberwiseProperties.map { ($0.wrappedVariable ?? $0).access }.min() ?? .internal
    switch lowest {
    case .private: return "private "
    case .fileprivate: return "fileprivate "
    default: return ""
    }
  }

  private func memberwiseParameter(
    _ parameter: ParameterSymbol, _ variable: VariableSymbol
  ) -> (type: String, defaultValue: String?) {
    var type = parameter.type.description
    if parameter.isAutoclosure {
      type = "@autoclosure @escaping \(type)"
    } else if parameter.type.function != nil {
      type = "@escaping \(type)"
    }
    guard let wrapper = variable.appliedWrapper else {
      let value = variable.binding?.initializer?.text
      let isOptional = value == nil && variable.type.isOptional && !variable.isLet
      return (type, value ?? (isOptional ? "nil" : nil))
    }
    let text = WrapperText(wrapper: wrapper, names: projectionNames)
    if wrapper.memberwiseTakesValue {
      return (type, wrapper.initialValue?.text ?? (wrapper.isImplicitlyNil ? "nil" : nil))
    }
    return (type, wrapper.isDefaultInitialized ? text.call(wrapping: nil) : nil)
  }

  /// A plain property that is a parameter of the initializer has its initial value there, and would be set twice otherwise.
  private func moveInitialValue(of declaration: VariableDeclaration, in nominal: NominalSymbol) {
    guard !declaration.isLet else { return }
    for (binding, symbol) in zip(declaration.bindings, declaration.declaredSymbols) {
      guard let variable = symbol as? VariableSymbol, variable.storage == .stored, !variable.isStatic,
        !variable.isLazy, let equal = binding.equal, let value = binding.initializer
      else { continue }
      let start = binding.type?.range.end ?? binding.pattern.range.end
      let type = binding.type == nil ? ": \(variable.type)" : ""
      _ = equal
      edit(
        file.range(start, value.range.end), type, "\(nominal.name).\(variable.name)",
        because: "The initial value is the default of the initializer's parameter.")
    }
  }
}
