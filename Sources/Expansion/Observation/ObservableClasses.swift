import Basics
import Semantics
import Syntax

// Classes marked `@Observable`: each stored property becomes a storage `_x` and accessors that tell the registrar
// (rules O1 to O6).

extension Expander {
  func expandObservation(of declaration: NominalDeclaration) {
    guard let nominal = declaration.declaredSymbols.first as? NominalSymbol,
      let attribute = declaration.attributes.first(where: { $0.name.text == "Observable" }),
      nominal.isObservableClass
    else { return }
    breakLines(of: declaration.members, for: .observation)
    let owner = declarations.name(around: declaration.name.range.start)
    remove(attribute, of: owner)
    if !inheritsObservation(nominal) {
      edit(
        (declaration.inheritance?.range ?? declaration.genericParameters?.range ?? declaration.name.range).emptyAtEnd,
        GeneratedText(declaration.inheritance == nil ? ": Observable" : ", Observable"), pass: .observation)
    }
    for member in declaration.members.members {
      guard let variable = member as? VariableDeclaration else { continue }
      if let ignored = variable.attributes.first(where: { $0.name.text == "ObservationIgnored" }) {
        remove(ignored, of: owner)
      }
      let symbols = variable.declaredSymbols.compactMap { $0 as? VariableSymbol }
      if symbols.contains(where: \.isObservationTracked) {
        expandTracked(variable, symbols, in: declaration.members, nominal)
      }
    }
    addMembers(to: declaration, nominal)
  }

  /// Whether a superclass is observable already.
  private func inheritsObservation(_ nominal: NominalSymbol) -> Bool {
    var superclass = nominal.superclass?.nominal
    while let symbol = superclass {
      if symbol.isObservableClass { return true }
      superclass = symbol.superclass?.nominal
    }
    return false
  }

  private func remove(_ attribute: Attribute, of owner: String) {
    let range = file.range(attribute.range.start, max(attribute.range.end, attribute.trailingTrivia.end))
    edit(range, "", of: owner, pass: .observation)
  }

  /// `var x = v` becomes `private var _x = v` and a computed `x`.
  private func expandTracked(
    _ declaration: VariableDeclaration, _ symbols: [VariableSymbol], in members: MemberBlock, _ nominal: NominalSymbol
  ) {
    let place = MemberPlace(declaration, in: members, layout)
    var lines = GeneratedLines(margin: place.margin, unit: layout.unit)
    // Where the class stays as it is, the macro is still there, and must leave the storage alone.
    let isAlone = !isWanted(declarations.name(around: members.range.start))
    for (index, (binding, variable)) in zip(declaration.bindings, symbols).enumerated() {
      if index > 0 { lines.addBlank() }
      var storage: GeneratedText =
        "\(isAlone ? "@ObservationIgnored " : "")private \(storageModifiers(of: declaration))var _\(variable.name)"
      if let type = binding.type { storage += ": \(type)" }
      if let value = binding.initializer { storage += " = \(value)" }
      if let accessors = binding.accessors { storage += " \(accessors)" }
      lines.add(storage, because: "@Observable keeps \(variable.name) in a storage that nobody else can reach.")
      lines.addBlank()
      addAccessors(of: variable, binding, keptModifiers(of: declaration), nominal, &lines)
    }
    edit(place.range, place.placing(lines), for: symbols[0], pass: .observation)
  }

  private func addAccessors(
    of variable: VariableSymbol, _ binding: PatternBinding, _ head: GeneratedText, _ nominal: NominalSymbol,
    _ lines: inout GeneratedLines
  ) {
    let (name, storage, path) = (variable.name, "_" + variable.name, "\\." + variable.name)
    let isPlain = variable.ownership == .strong
    let type: GeneratedText =
      isPlain && binding.type != nil ? "\(binding.type!)" : GeneratedText(variable.type.spelling)
    lines.add("\(head)var \(variable.writtenName): \(type) {")
    lines.add("get {", depth: 1, because: "Whoever is tracking notes that \(name) has been read.")
    lines.add("access(keyPath: \(path))", depth: 2)
    lines.add("return \(storage)", depth: 2)
    lines.add("}", depth: 1)
    lines.add("set {", depth: 1)
    if let comparison = comparison(of: variable.type, nominal) {
      lines.add(
        "guard \(storage) \(comparison) newValue else {", depth: 2,
        because: "Writing what is there already tells nobody.")
      lines.add("\(storage) = newValue", depth: 3)
      lines.add("return", depth: 3)
      lines.add("}", depth: 2)
    }
    lines.add(
      "withMutation(keyPath: \(path)) {", depth: 2, because: "Those who wait for \(name) are told before it changes.")
    lines.add("\(storage) = newValue", depth: 3)
    lines.add("}", depth: 2)
    lines.add("}", depth: 1)
    lines.add(
      "_modify {", depth: 1, because: "A change in place is told without comparing: nobody knows the new value yet.")
    lines.add("access(keyPath: \(path))", depth: 2)
    lines.add("_$observationRegistrar.willSet(self, keyPath: \(path))", depth: 2)
    lines.add("defer { _$observationRegistrar.didSet(self, keyPath: \(path)) }", depth: 2)
    lines.add("yield &\(storage)", depth: 2)
    lines.add("}", depth: 1)
    lines.add("}")
  }

  /// How a new value is compared with the old one; nil where values of the type cannot be compared.
  private func comparison(of type: Type, _ nominal: NominalSymbol) -> String? {
    if program.conformance(of: type, to: program.known.equatable, in: nominal.genericSignature) != nil { return "!=" }
    return type.nominal?.kind == .class || type.isClassBound ? "!==" : nil
  }

  /// `weak` and `unowned` belong to the storage.
  private func storageModifiers(of declaration: VariableDeclaration) -> GeneratedText {
    declaration.modifiers.filter { isOfStorage($0) }.map { "\($0.range) " as GeneratedText }.joined(by: "")
  }

  private func keptModifiers(of declaration: VariableDeclaration) -> GeneratedText {
    let attributes = declaration.attributes.filter { $0.name.text != "ObservationTracked" }.map {
      "\($0) " as GeneratedText
    }
    let modifiers = declaration.modifiers.filter { !isOfStorage($0) }.map { "\($0.range) " as GeneratedText }
    return (attributes + modifiers).joined(by: "")
  }

  private func isOfStorage(_ modifier: Modifier) -> Bool {
    modifier.name == "weak" || modifier.name == "unowned"
  }

  /// The registrar and what asks it, behind the last member.
  private func addMembers(to declaration: NominalDeclaration, _ nominal: NominalSymbol) {
    let margin = Layout.margin(at: declaration.range.location)
    let inner = margin + layout.unit
    let members = ObservationMembers(of: nominal.name).text(margin: inner, unit: layout.unit)
    let brace = declaration.members.rightBrace
    let isOwnLine = Layout.isFirstOnLine(brace.location)
    let start = isOwnLine ? file.startOfLine(brace.location.line) : brace.start
    let text = GeneratedText(members).because("The registrar knows who waits for which property of this object.")
    edit(
      file.range(start, brace.end),
      "\(isOwnLine || declaration.members.isOnOneLine ? "" : "\n")\n\(inner)\(text)\n\(margin)}", pass: .observation)
  }
}
