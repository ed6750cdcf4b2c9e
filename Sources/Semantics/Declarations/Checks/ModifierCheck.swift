import Basics
import Syntax

// Modifiers that mean nothing before the declaration they stand before.

/// Where a declaration stands, as far as its modifiers ask.
private enum ModifiedPlace {
  case file, block
  case member(of: NominalSymbol, inExtension: Bool)

  var owner: NominalSymbol? {
    if case .member(let owner, _) = self { return owner }
    return nil
  }
  /// Whether it stands in a protocol itself, not in an extension of one.
  var isRequirement: Bool {
    if case .member(let owner, inExtension: false) = self { return owner.kind == .protocol }
    return false
  }
  func isMember(of kinds: NominalSymbol.Kind...) -> Bool { owner.map { kinds.contains($0.kind) } ?? false }
}

extension Program {
  /// Reports the wrong modifiers of a symbol's declaration.
  func checkModifiers(of symbol: Symbol) {
    guard let declaration = symbol.syntax as? Declaration else { return }
    if (symbol as? VariableSymbol)?.lazyOwner != nil { return }
    checkModifiers(of: declaration, in: symbol.parent, isLocal: symbol.definingScope != nil)
    // The symbols of cases know their own part of the `case` only.
    guard let enumeration = declaration as? EnumDeclaration else { return }
    for member in enumeration.members.members where member.kind == .enumCase { checkModifiers(of: member, in: symbol) }
  }

  /// Reports the modifiers that may not stand before a declaration of this sort, or not in this place. What the words
  /// alone tell, `static` outside types and `private` in blocks, the parser has said.
  func checkModifiers(of declaration: Declaration, in parent: Symbol?, isLocal: Bool = false) {
    if declaration.modifiers.isEmpty || declaration.range.file.isLibrary { return }
    let place: ModifiedPlace
    switch parent {
    case _ where isLocal: place = .block
    case let nominal as NominalSymbol: place = .member(of: nominal, inExtension: false)
    case let part as ExtensionSymbol: place = .member(of: part.extended, inExtension: true)
    default: place = .file
    }
    for modifier in declaration.modifiers {
      for problem in problems(of: modifier, declaration, place) { diagnostics.report(problem) }
    }
  }

  private func problems(of modifier: Modifier, _ declaration: Declaration, _ place: ModifiedPlace) -> [Diagnostic] {
    let word = modifier.name.text
    let kind = declaration.kind
    var notHere: [Diagnostic] { [ModifierMessages.notHere(modifier)] }
    switch word {
    case "private", "fileprivate", "internal", "public", "open", "package":
      if [.deinitializer, .enumCase, .associatedType].contains(kind) { return notHere }
      if modifier.detail?.text == "set", kind != .variable, kind != .subscript { return notHere }
      return problemsOfAccess(modifier, declaration, place)
    case "final":
      if kind == .class { return [] }
      guard isOverridable(kind) else { return notHere }
      return place.isMember(of: .class) ? [] : [ModifierMessages.finalOutsideClass(modifier)]
    case "override":
      guard isOverridable(kind) || kind == .initializer else { return notHere }
      return place.isMember(of: .class, .protocol) ? [] : [ModifierMessages.overrideOutsideClass(modifier)]
    case "mutating", "nonmutating", "consuming", "borrowing", "__consuming":
      guard kind == .function else { return [ModifierMessages.only(on: "func", modifier)] }
      guard place.owner != nil else { return [ModifierMessages.onlyOnMethods(modifier)] }
      if declaration.hasModifier("static"), word == "mutating" { return [ModifierMessages.staticMutating(modifier)] }
      let isOfObject = place.isMember(of: .class) && (word == "mutating" || word == "nonmutating")
      return isOfObject ? [ModifierMessages.changesObject(modifier, "instance methods")] : []
    case "lazy", "weak", "unowned":
      guard kind == .variable else { return [ModifierMessages.only(on: "var", modifier)] }
      return word == "lazy" ? problemsOfLazy(modifier, declaration.as(), place) : []
    case "required", "convenience":
      guard kind == .initializer else { return [ModifierMessages.only(on: "init", modifier)] }
      return problemsOfInitializer(modifier, declaration.as(), place)
    case "static", "class":
      return word == "class" ? problemsOfClass(modifier, declaration, place) : []
    case "dynamic":
      return isOverridable(kind) || kind == .initializer ? [] : notHere
    case "indirect":
      if kind == .enum { return [] }
      guard kind == .enumCase else { return notHere }
      return declaration.as(EnumCaseDeclaration.self).elements.filter { $0.parameters == nil }.map {
        ModifierMessages.indirectWithoutPayload($0.name, modifier)
      }
    case "prefix", "postfix", "infix":
      if kind == .operator { return [] }
      guard kind == .function else { return notHere }
      if word == "infix" { return [ModifierMessages.needlessInfix(modifier)] }
      let function = declaration.as(FunctionDeclaration.self)
      return Program.isIdentifier(function.name.text) ? [ModifierMessages.fixityOfName(modifier, function.keyword)] : []
    default: return []
    }
  }

  private func isOverridable(_ kind: Declaration.Kind) -> Bool {
    kind == .variable || kind == .function || kind == .subscript
  }

  private func problemsOfAccess(_ modifier: Modifier, _ declaration: Declaration, _ place: ModifiedPlace)
    -> [Diagnostic]
  {
    if place.isRequirement { return [ModifierMessages.accessInProtocol(modifier)] }
    if modifier.detail?.text == "set" {
      guard let what = readOnlySort(of: declaration, place) else { return [] }
      return [ModifierMessages.setterOfReadOnly(modifier, what)]
    }
    guard modifier.name == "open" else { return [] }
    if declaration.kind == .extension { return [ModifierMessages.openExtension(modifier)] }
    if declaration.kind == .class { return [] }
    guard isOverridable(declaration.kind), place.isMember(of: .class) else {
      return [ModifierMessages.openOutsideClass(modifier)]
    }
    guard let variable = declaration as? VariableDeclaration, variable.isLet else { return [] }
    return [ModifierMessages.openConstant(modifier, variable.bindings.first?.pattern.range ?? variable.keyword)]
  }

  /// What messages call a variable or subscript that nobody can assign to; nil for others.
  private func readOnlySort(of declaration: Declaration, _ place: ModifiedPlace) -> String? {
    func isReadOnly(_ block: AccessorBlock?) -> Bool {
      guard let block else { return false }
      return block.getterBody != nil
        || block.accessors.contains { $0.accessorKind == .get }
          && !block.accessors.contains { $0.accessorKind == .set || $0.accessorKind == .modify }
    }
    if let one = declaration as? SubscriptDeclaration {
      return isReadOnly(one.accessors) ? "read-only subscripts" : nil
    }
    guard let variable = declaration as? VariableDeclaration else { return nil }
    let isProperty = place.owner != nil
    if variable.isLet { return isProperty ? "read-only properties" : "constants" }
    guard variable.bindings.contains(where: { isReadOnly($0.accessors) }) else { return nil }
    return isProperty ? "read-only properties" : "read-only variables"
  }

  private func problemsOfLazy(_ modifier: Modifier, _ variable: VariableDeclaration, _ place: ModifiedPlace)
    -> [Diagnostic]
  {
    if variable.isLet { return [ModifierMessages.lazyWhereItCannotBe(modifier, "a let")] }
    var found: [Diagnostic] = []
    if variable.bindings.contains(where: { $0.initializer == nil }) {
      found.append(ModifierMessages.lazyWithoutValue(modifier))
    }
    if place.isRequirement {
      found.append(ModifierMessages.lazyWhereItCannotBe(modifier, "a protocol requirement"))
    }
    let isComputed = variable.bindings.contains { binding in
      guard let block = binding.accessors else { return false }
      return block.getterBody != nil
        || block.accessors.contains { $0.accessorKind != .willSet && $0.accessorKind != .didSet }
    }
    if isComputed { found.append(ModifierMessages.lazyWhereItCannotBe(modifier, "a computed property")) }
    if case .file = place {
      found.append(ModifierMessages.lazyWhereItCannotBe(modifier, "an already-lazy global"))
    } else if place.owner != nil, variable.hasModifier("static") {
      found.append(ModifierMessages.lazyWhereItCannotBe(modifier, "an already-lazy global"))
    }
    return found
  }

  private func problemsOfInitializer(
    _ modifier: Modifier, _ initializer: InitializerDeclaration, _ place: ModifiedPlace
  ) -> [Diagnostic] {
    guard case .member(let owner, let inExtension) = place else { return [] }
    if owner.kind == .class {
      guard inExtension, modifier.name == "required" else { return [] }
      return [ModifierMessages.requiredInExtension(owner, initializer.keyword)]
    }
    return modifier.name == "required"
      ? [ModifierMessages.requiredOutsideClass(owner, initializer.keyword)]
      : [ModifierMessages.convenienceOutsideClass(owner, initializer.keyword)]
  }

  /// `class` before a member: only a class has subclasses that could override it, and no storage can be overridden.
  private func problemsOfClass(_ modifier: Modifier, _ declaration: Declaration, _ place: ModifiedPlace)
    -> [Diagnostic]
  {
    guard let owner = place.owner else { return [] }
    let (one, several): (String, String)
    switch declaration.kind {
    case .variable: (one, several) = ("property", "properties")
    case .function: (one, several) = ("method", "methods")
    case .subscript: (one, several) = ("subscript", "subscripts")
    default: return []
    }
    if owner.kind != .class {
      let keyword = (declaration as? VariableDeclaration)?.keyword ?? (declaration as? FunctionDeclaration)?.keyword
      return [
        ModifierMessages.classOutsideClass(
          modifier, one, several, inProtocol: place.isRequirement, at: keyword ?? modifier.range)
      ]
    }
    guard let variable = declaration as? VariableDeclaration else { return [] }
    return variable.bindings.filter { $0.accessors == nil }.map { ModifierMessages.classStorage($0.pattern.range) }
  }

  // MARK: Operators

  /// Reports an operator among the members of a type that is not `static`, or that a subclass could override.
  func checkOperator(_ function: FunctionSymbol) {
    guard function.isOperator, let range = function.nameRange, !range.file.isLibrary else { return }
    if function.definingScope != nil { return diagnostics.report(ModifierMessages.operatorInBlock(range)) }
    guard let parent = function.parent, let owner = nominalOf(parent) else { return }
    if !function.isStatic {
      diagnostics.report(ModifierMessages.operatorMustBeStatic(function, owner, parent is ExtensionSymbol, range))
    } else if owner.kind == .class, !owner.isFinal, !function.isFinal,
      (function.syntax as? Declaration)?.hasModifier("class") == true
    {
      diagnostics.report(ModifierMessages.operatorMustBeFinal(function, owner, range))
    }
  }
}
