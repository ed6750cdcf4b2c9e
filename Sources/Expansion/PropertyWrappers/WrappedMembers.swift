import Basics
import Semantics
import Syntax

// Wrapped properties of structs, classes and enums: storage, accessors, projection, and the memberwise initializer that Swift
// would have made (rules 1 to 9, 15 to 25).

extension Expander {
  func expandMembers(of declaration: NominalDeclaration) {
    expandMembers(declaration.members, of: declaration.declaredSymbols.first as? NominalSymbol)
  }

  /// The members of a type, or of an extension, where all wrapped ones are static.
  func expandMembers(_ members: MemberBlock, of nominal: NominalSymbol?) {
    let variables = members.members.compactMap { $0 as? VariableDeclaration }
    guard variables.contains(where: { wrapper(of: $0) != nil }) else { return }
    breakLines(of: members, for: .wrappers)
    let initializers = nominal.flatMap { MemberwiseInitializer(of: $0, in: self) }
    // The initializer stands behind the last storage, wrapped or plain.
    let last = variables.last { variable in
      variable.declaredSymbols.contains { symbol in
        guard let symbol = symbol as? VariableSymbol, !symbol.isStatic else { return false }
        return symbol.appliedWrapper != nil || symbol.storage == .stored
      }
    }
    coupleMembers(variables, in: members, initializers)
    for variable in variables {
      let initializer = variable === last ? initializers : nil
      if let wrapper = wrapper(of: variable) {
        expand(
          variable, wrapper, in: members, nominal, isMoved: initializers?.moves(wrapper.variable) ?? false, initializer)
      } else {
        if let initializers { moveInitialValue(of: variable, initializers) }
        if let initializer { insert(initializer, after: variable, in: members) }
      }
    }
  }

  /// A memberwise initializer speaks of all properties, and the lines of a type that stood on one line are broken once.
  private func coupleMembers(
    _ variables: [VariableDeclaration], in members: MemberBlock, _ initializer: MemberwiseInitializer?
  ) {
    let owner = declarations.name(around: members.range.start)
    let taken = variables.filter { declaration in
      declaration.declaredSymbols.contains { symbol in
        guard let variable = symbol as? VariableSymbol else { return false }
        if variable.appliedWrapper != nil { return members.isOnOneLine || !variable.isStatic }
        return initializer?.moves(variable) ?? false
      }
    }
    if members.isOnOneLine || initializer != nil {
      couple([members.isOnOneLine ? owner : "\(owner).init"] + taken.map { declarations.name(around: $0.range.start) })
    }
  }

  func wrapper(of variable: VariableDeclaration) -> AppliedWrapper? {
    (variable.declaredSymbols.first as? VariableSymbol)?.appliedWrapper
  }

  private func expand(
    _ declaration: VariableDeclaration, _ wrapper: AppliedWrapper, in members: MemberBlock, _ nominal: NominalSymbol?,
    isMoved: Bool, _ initializer: MemberwiseInitializer?
  ) {
    let text = WrapperText(wrapper, in: self)
    let variable = wrapper.variable
    let place = MemberPlace(declaration, in: members, layout)
    var lines = GeneratedLines(margin: place.margin, unit: layout.unit)
    let word = nominal.map { canBeConstant(wrapper, in: $0) } ?? false ? "let" : "var"
    var storage: GeneratedText =
      "private \(variable.isStatic ? "static " : "")\(word) \(text.storageName): \(text.storageType)"
    if !isMoved, let value = text.initialStorage { storage += " = \(value)" }
    lines.add(storage, because: "@\(text.wrapperName) stores a wrapper for \(variable.name).")
    lines.addBlank()
    if let initializer {
      initializer.write(into: &lines)
      lines.addBlank()
    }
    text.property(
      keptModifiers(of: declaration, wrapper, isSettable: wrapper.mutability.hasSetter), into: &lines, isCompact: false)
    if let projection = wrapper.projection {
      lines.addBlank()
      let isSettable = projection.accessors.contains { $0.kind == .set }
      text.projection(
        keptModifiers(of: declaration, wrapper, isSettable: isSettable), into: &lines, isCompact: false)
    }
    edit(place.range, place.placing(lines), for: variable)
    if let nominal { qualifyStatics(in: declaration, nominal) }
  }

  /// Where a wrapper is made inside of an initializer, the static members that its arguments name want the type's name.
  private func qualifyStatics(in declaration: VariableDeclaration, _ nominal: NominalSymbol) {
    func search(_ node: Node) {
      if let name = node as? IdentifierExpression,
        nominal.memberOrder.contains(where: { $0.isStatic && $0.name == name.name.text && !($0 is EnumCaseSymbol) })
      {
        edit(name.name.range, "\(nominal.name).\(name.name.text)", pass: .wrappers)
      }
      node.forEachChild { _, child in search(child) }
    }
    for attribute in declaration.attributes { attribute.arguments.forEach(search) }
    for binding in declaration.bindings { if let value = binding.initializer { search(value) } }
  }

  /// The attributes that are no wrappers, and the modifiers, as they are written; `private(set)` only where there is a setter.
  private func keptModifiers(of declaration: VariableDeclaration, _ wrapper: AppliedWrapper, isSettable: Bool)
    -> GeneratedText
  {
    let wrappers = wrapper.layers.compactMap(\.attribute)
    var parts: [GeneratedText] = []
    for attribute in declaration.attributes where !wrappers.contains(where: { $0 === attribute }) {
      parts.append("\(attribute) ")
    }
    for modifier in declaration.modifiers where isSettable || modifier.detail?.text != "set" {
      parts.append("\(modifier.range) ")
    }
    return parts.joined(by: "")
  }

  // MARK: let or var

  /// `let` where nothing ever replaces the wrapper: no accessor changes it, and it is given a value at most once.
  private func canBeConstant(_ wrapper: AppliedWrapper, in nominal: NominalSymbol) -> Bool {
    let mutability = wrapper.mutability
    if mutability.setterMutates || mutability.getterMutates { return false }
    if let projection = wrapper.projection, projection.accessors.contains(where: \.isMutating) { return false }
    if wrapper.enclosingSubscript("wrapped") != nil || uses.replacedStorages.contains(wrapper.storage) { return false }
    for (initializer, body) in uses.initializers
    where !wrapper.variable.isStatic && initializer.parent.flatMap({ owner(of: $0) }) === nominal {
      let count = AssignmentCount.most(of: wrapper, in: body)
      if count > 1 || (count == 1 && (!wrapper.needsValue || initializer.delegates(body))) { return false }
    }
    return true
  }

  private func owner(of symbol: Symbol) -> NominalSymbol? {
    symbol as? NominalSymbol ?? (symbol as? ExtensionSymbol)?.extended
  }

  // MARK: The memberwise initializer

  /// A plain property that is a parameter of the initializer has its initial value there, and would be set twice otherwise.
  private func moveInitialValue(of declaration: VariableDeclaration, _ initializer: MemberwiseInitializer) {
    for (binding, symbol) in zip(declaration.bindings, declaration.declaredSymbols) {
      guard let variable = symbol as? VariableSymbol, initializer.moves(variable), let value = binding.initializer
      else {
        continue
      }
      let start = binding.type?.range.end ?? binding.pattern.range.end
      edit(
        file.range(start, value.range.end),
        binding.type == nil ? GeneratedText(": " + variable.type.spelling) : GeneratedText(), for: variable)
    }
  }

  private func insert(
    _ initializer: MemberwiseInitializer, after declaration: VariableDeclaration, in members: MemberBlock
  ) {
    let place = MemberPlace(declaration, in: members, layout)
    var lines = GeneratedLines(margin: place.margin, unit: layout.unit)
    initializer.write(into: &lines)
    edit(
      place.rangeBehind, "\n\n\(lines.text)\(place.breakBehind)",
      of: declarations.name(around: members.range.start) + ".init", pass: .wrappers)
  }
}
