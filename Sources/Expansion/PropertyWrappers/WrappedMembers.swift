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
    let initializers = nominal.flatMap { MemberwiseInitializer(of: $0, in: self) }
    // The initializer stands behind the last storage, wrapped or plain.
    let last = variables.last { variable in
      variable.declaredSymbols.contains { symbol in
        guard let symbol = symbol as? VariableSymbol, !symbol.isStatic else { return false }
        return symbol.appliedWrapper != nil || symbol.storage == .stored
      }
    }
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
    edit(place.range, place.placing(lines), of: variable.name)
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
        binding.type == nil ? GeneratedText(": " + variable.type.spelling) : GeneratedText(), of: variable.name)
    }
  }

  private func insert(
    _ initializer: MemberwiseInitializer, after declaration: VariableDeclaration, in members: MemberBlock
  ) {
    let place = MemberPlace(declaration, in: members, layout)
    var lines = GeneratedLines(margin: place.margin, unit: layout.unit)
    initializer.write(into: &lines)
    let end = declaration.semicolon?.end ?? declaration.range.end
    edit(file.range(end, end), "\n\n\(lines.text)", of: "init")
  }
}

/// Where the text for a member goes: in the place of its declaration, on lines of its own.
struct MemberPlace {
  /// What is replaced: the declaration, and the blanks around it where it shares its line.
  let range: SourceRange
  /// The blanks before each line.
  let margin: String
  private let needsBreakBefore: Bool
  private let breakAfter: String?

  init(_ declaration: Declaration, in members: MemberBlock, _ layout: Layout) {
    let file = declaration.range.file
    let isFirst = Layout.isFirstOnLine(declaration.range.location)
    let blockMargin = Layout.margin(at: members.leftBrace.location)
    let sharesLine = declaration.range.location.line == members.leftBrace.location.line
    margin = sharesLine ? blockMargin + layout.unit : Layout.margin(at: declaration.range.location)
    needsBreakBefore = !isFirst
    var (start, end) = (declaration.range.start, declaration.range.end)
    func isBlank(_ offset: Int) -> Bool {
      file.bytes[offset] == UInt8(ascii: " ") || file.bytes[offset] == UInt8(ascii: "\t")
    }
    if needsBreakBefore { while start > members.leftBrace.end, isBlank(start - 1) { start -= 1 } }
    var behind = declaration.semicolon?.end ?? end
    while behind < members.rightBrace.start, isBlank(behind) { behind += 1 }
    // A semicolon still separates what stands behind it on the line.
    if let semicolon = declaration.semicolon,
      behind == members.rightBrace.start || file.bytes[behind] == UInt8(ascii: "\n")
    {
      end = semicolon.end
    }
    if behind == members.rightBrace.start {
      end = behind
      breakAfter = "\n" + blockMargin
    } else {
      breakAfter = nil
    }
    range = file.range(start, end)
  }

  /// The lines as they stand in the range. The first stands where the declaration stood.
  func placing(_ lines: GeneratedLines) -> GeneratedText {
    var text = lines.text
    if needsBreakBefore {
      text = "\n" + text
    } else {
      text = text.withoutMargin(margin)
    }
    if let breakAfter { text += GeneratedText(breakAfter) }
    return text
  }
}
