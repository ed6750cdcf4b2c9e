import Basics
import Syntax

extension Declaration {
  /// The symbols that the declaration has introduced, in source order; empty before it was reached.
  public var declaredSymbols: [Symbol] { (userInfo as? DeclaredSymbols)?.symbols ?? [] }
}

/// What a declaration's node keeps of its symbols.
private final class DeclaredSymbols {
  let symbols: [Symbol]
  init(_ symbols: [Symbol]) { self.symbols = symbols }
}

extension Program {
  /// The symbols that a declaration introduces, in source order.
  func makeSymbols(_ syntax: Declaration, parent: Symbol, definingScope: Scope? = nil) -> [Symbol] {
    let symbols = symbolsIntroduced(by: syntax, parent: parent, definingScope: definingScope)
    syntax.userInfo = DeclaredSymbols(symbols)
    return symbols
  }

  private func symbolsIntroduced(by syntax: Declaration, parent: Symbol, definingScope: Scope?) -> [Symbol] {
    var symbols: [Symbol] = []
    func add(_ symbol: Symbol, _ name: Identifier?) {
      symbol.nameRange = name?.range
      symbol.definingScope = definingScope
      applyModifiers(of: syntax, to: symbol)
      symbols.append(symbol)
    }
    switch syntax.kind {
    case .struct, .class, .enum, .protocol, .actor:
      let declaration = syntax.as(NominalDeclaration.self)
      let kind: NominalSymbol.Kind
      switch syntax.kind {
      case .struct: kind = .struct
      case .enum: kind = .enum
      case .protocol: kind = .protocol
      default: kind = .class
      }
      let symbol = NominalSymbol(
        kind: kind, name: declaration.name.text, syntax: syntax, parent: parent, program: self)
      add(symbol, declaration.name)
    case .function:
      let declaration = syntax.as(FunctionDeclaration.self)
      let symbol = FunctionSymbol(name: declaration.name.text, syntax: syntax, parent: parent, program: self)
      add(symbol, declaration.name)
      symbol.isOperator = !Program.isIdentifier(declaration.name.text)
      if symbol.isOperator {
        if syntax.hasModifier("prefix") { symbol.operatorFixity = .prefix }
        if syntax.hasModifier("postfix") { symbol.operatorFixity = .postfix }
      }
      setEffects(declaration.signature.effects, on: symbol)
    case .initializer:
      let declaration = syntax.as(InitializerDeclaration.self)
      let symbol = InitializerSymbol(name: "init", syntax: syntax, parent: parent, program: self)
      add(symbol, Identifier("init", declaration.keyword))
      symbol.isFailable = declaration.failureMark != nil
      symbol.isImplicitlyUnwrapped = declaration.isImplicitlyUnwrapped
      symbol.isConvenience = syntax.hasModifier("convenience")
      symbol.isRequired = syntax.hasModifier("required")
      setEffects(declaration.signature.effects, on: symbol)
    case .deinitializer:
      add(DeinitializerSymbol(name: "deinit", syntax: syntax, parent: parent, program: self), nil)
    case .subscript:
      let declaration = syntax.as(SubscriptDeclaration.self)
      let symbol = SubscriptSymbol(name: "subscript", syntax: syntax, parent: parent, program: self)
      add(symbol, Identifier("subscript", declaration.keyword))
      symbol.accessors = makeAccessors(declaration.accessors, of: symbol, in: parent)
    case .variable:
      return makeVariables(syntax.as(VariableDeclaration.self), parent: parent, definingScope: definingScope)
    case .enumCase:
      guard let owner = parent as? NominalSymbol else { return [] }
      for element in syntax.as(EnumCaseDeclaration.self).elements {
        let symbol = EnumCaseSymbol(name: element.name.text, owner: owner, syntax: element, program: self)
        add(symbol, element.name)
        symbol.isStatic = true
        symbol.isIndirect = syntax.hasModifier("indirect") || owner.isIndirect
        symbol.rawValue = element.rawValue
      }
    case .typealias:
      let declaration = syntax.as(TypealiasDeclaration.self)
      add(
        TypeAliasSymbol(name: declaration.name.text, syntax: syntax, parent: parent, program: self),
        declaration.name)
    case .associatedType:
      guard let owner = parent as? NominalSymbol else { return [] }
      let declaration = syntax.as(AssociatedTypeDeclaration.self)
      add(
        AssociatedTypeSymbol(name: declaration.name.text, owner: owner, syntax: syntax, program: self),
        declaration.name)
    case .operator:
      let declaration = syntax.as(OperatorDeclaration.self)
      let symbol = OperatorSymbol(name: declaration.name.text, syntax: syntax, parent: parent, program: self)
      switch declaration.fixity {
      case .prefix: symbol.fixity = .prefix
      case .infix: symbol.fixity = .infix
      case .postfix: symbol.fixity = .postfix
      }
      add(symbol, declaration.name)
    case .precedenceGroup:
      let declaration = syntax.as(PrecedenceGroupDeclaration.self)
      let symbol = PrecedenceGroupSymbol(
        name: declaration.name.text, syntax: syntax, parent: parent, program: self)
      switch declaration.associativity?.text {
      case "left": symbol.associativity = .left
      case "right": symbol.associativity = .right
      default: symbol.associativity = .none
      }
      symbol.isAssignment = declaration.assignment
      add(symbol, declaration.name)
    case .extension, .import, .accessor, .enumCaseElement, .macroExpansion, .error, .genericParameter: break
    }
    return symbols
  }

  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    return first == "_" || first == "$" || first.properties.isAlphabetic
      || first.properties.isEmoji && first.value > 127 && !Lexer.beginsOperator(first)
  }

  private func setEffects(_ effects: Effects, on symbol: CallableSymbol) {
    symbol.isThrowing = effects.canThrow
    symbol.isRethrowing = effects.rethrows
  }

  // MARK: Modifiers

  func applyModifiers(of syntax: Declaration, to symbol: Symbol) {
    applyAttributes(of: syntax, to: symbol)
    var access: AccessLevel?
    for modifier in syntax.modifiers where modifier.detail == nil {
      switch modifier.name {
      case "private": access = .private
      case "fileprivate": access = .fileprivate
      case "internal": access = .internal
      case "package": access = .package
      case "public": access = .public
      case "open": access = .open
      case "static": symbol.isStatic = true
      case "class": symbol.isStatic = true
      case "final": symbol.isFinal = true
      default: break
      }
    }
    if let variable = symbol as? VariableSymbol {
      for modifier in syntax.modifiers where modifier.detail?.text == "set" {
        if modifier.name == "private" { variable.setterAccess = .private }
        if modifier.name == "fileprivate" { variable.setterAccess = .fileprivate }
      }
    }
    if let callable = symbol as? CallableSymbol {
      callable.isMutating = syntax.hasModifier("mutating")
    }
    if let access {
      symbol.access = access
    } else if let parent = symbol.parent as? ExtensionSymbol, parent.access != .internal {
      // A private extension at the top of a file gives its members to the whole file.
      symbol.access = parent.access == .private ? .fileprivate : parent.access
    } else if let parent = symbol.parent as? NominalSymbol,
      parent.kind == .protocol || symbol is EnumCaseSymbol
    {
      symbol.access = max(parent.access, .fileprivate)
    }
    if let nominal = symbol.parent as? NominalSymbol, nominal.isFinal { symbol.isFinal = true }
  }

  // MARK: Variables

  private func makeVariables(
    _ syntax: VariableDeclaration, parent: Symbol, definingScope: Scope?
  ) -> [Symbol] {
    var variables: [Symbol] = []
    for binding in syntax.bindings {
      let entry = BindingEntry(pattern: binding.pattern, initializer: binding.initializer)
      entry.annotation = syntax.annotation(of: binding)
      for name in Program.names(in: binding.pattern) {
        let variable = VariableSymbol(
          name: name.text, isLet: syntax.isLet, syntax: syntax, parent: parent, program: self)
        variable.nameRange = name.range
        variable.definingScope = definingScope
        applyModifiers(of: syntax, to: variable)
        variable.isLazy = syntax.hasModifier("lazy")
        if syntax.hasModifier("weak") { variable.ownership = .weak }
        if let unowned = syntax.modifier("unowned") {
          variable.ownership = unowned.detail?.text == "unsafe" ? .unownedUnsafe : .unowned
        }
        // Which wrappers a variable has can be asked only when the members around it are there.
        let accessors = makeAccessors(binding.accessors, of: variable, in: parent)
        variable.accessors = accessors
        let isObserved = accessors.contains { $0.kind == .willSet || $0.kind == .didSet }
        let isRequirement = (parent as? NominalSymbol)?.kind == .protocol
        if isRequirement || (!accessors.isEmpty && !isObserved) || variable.builtinName != nil {
          variable.storage = .computed
        }
        if isObserved, syntax.hasModifier("override") { makeObservedOverride(variable) }
        variable.binding = entry
        if variable.isLazy { makeLazy(variable, syntax) }
        entry.variables.append(variable)
        variables.append(variable)
      }
    }
    return variables
  }

  /// A lazy property is an optional variable, and accessors that fill it in.
  private func makeLazy(_ variable: VariableSymbol, _ syntax: VariableDeclaration) {
    let storage = VariableSymbol(
      name: "$__lazy_storage_$_\(variable.name)", isLet: false, syntax: syntax, parent: variable.parent,
      program: self)
    storage.access = .private
    storage.definingScope = variable.definingScope
    storage.lazyOwner = variable
    variable.lazyStorage = storage
    variable.storage = .computed
    let getter = AccessorSymbol(kind: .get, owner: variable, syntax: nil, program: self)
    getter.derivation = .lazyGetter
    getter.isMutating = true
    let setter = AccessorSymbol(kind: .set, owner: variable, syntax: nil, program: self)
    setter.derivation = .lazySetter
    setter.isMutating = true
    variable.accessors += [getter, setter]
  }

  /// An overriding property with observers has no storage: it reads and assigns the superclass's property.
  private func makeObservedOverride(_ variable: VariableSymbol) {
    variable.storage = .computed
    let getter = AccessorSymbol(kind: .get, owner: variable, syntax: nil, program: self)
    getter.derivation = .observedOverrideGetter
    let setter = AccessorSymbol(kind: .set, owner: variable, syntax: nil, program: self)
    setter.derivation = .observedOverrideSetter
    for accessor in [getter, setter] { accessor.isFinal = variable.isFinal }
    variable.accessors += [getter, setter]
  }

  /// The names that a pattern of a declaration binds.
  static func names(in pattern: Pattern) -> [Identifier] {
    switch pattern.kind {
    case .identifier: return [pattern.as(IdentifierPattern.self).name]
    case .tuple: return pattern.as(TuplePattern.self).elements.flatMap { names(in: $0.pattern) }
    case .binding: return names(in: pattern.as(BindingPattern.self).pattern)
    default: return []
    }
  }

  private func applyAttributes(of syntax: Declaration, to symbol: Symbol) {
    for attribute in syntax.attributes {
      let name = attribute.name.text
      symbol.attributes.insert(name)
      if name == "inline", let text = attribute.rawArguments?.text {
        symbol.attributes.insert("inline(\(text))")
      }
      if name == "builtin", let text = attribute.rawArguments?.text {
        symbol.builtinName = text.filter { $0 != "\"" }
      }
    }
  }

  func makeAccessors(_ block: AccessorBlock?, of owner: ValueSymbol, in parent: Symbol) -> [AccessorSymbol] {
    guard let block else { return [] }
    func make(_ kind: AccessorSymbol.Kind, _ syntax: Node) -> AccessorSymbol {
      let accessor = AccessorSymbol(kind: kind, owner: owner, syntax: syntax, program: self)
      accessor.isStatic = owner.isStatic
      accessor.isFinal = owner.isFinal
      accessor.access = owner.access
      return accessor
    }
    if let body = block.getterBody { return [make(.get, body)] }
    return block.accessors.compactMap { syntax in
      let kind: AccessorSymbol.Kind
      switch syntax.accessorKind {
      case .get: kind = .get
      case .set: kind = .set
      case .read: kind = .read
      case .modify: kind = .modify
      case .willSet: kind = .willSet
      case .didSet: kind = .didSet
      case .unsafeAddress: kind = .address
      case .unsafeMutableAddress: kind = .mutableAddress
      case .initialize: return nil
      }
      let accessor = make(kind, syntax)
      applyAttributes(of: syntax, to: accessor)
      accessor.isThrowing = syntax.effects.canThrow
      // Setters of structs change `self` unless they say otherwise; getters only when they say so.
      switch kind {
      case .set, .modify, .mutableAddress, .willSet, .didSet:
        accessor.isMutating = !syntax.hasModifier("nonmutating")
      default: accessor.isMutating = syntax.hasModifier("mutating")
      }
      return accessor
    }
  }
}

extension NominalSymbol {
  /// Whether all cases of the enum keep their payload behind a reference.
  var isIndirect: Bool { (syntax as? EnumDeclaration)?.hasModifier("indirect") ?? false }
}
