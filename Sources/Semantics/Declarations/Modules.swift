import Basics
import Syntax

// Modules and their top-level names. A library module is an index into text: a declaration is parsed when its name is
// first asked for, an extension when the members of its type are.

extension Program {
  /// The module with a name; nil where the library has none.
  public func module(named name: String) -> ModuleSymbol? {
    if let known = modules[name] { return known }
    guard let text = library.module(named: name) else {
      modules[name] = .some(nil)
      return nil
    }
    let module = ModuleSymbol(name: name, syntax: nil, parent: nil, program: self)
    module.text = text
    modules[name] = module
    generation += 1
    for (index, entry) in text.entries.enumerated() {
      if entry.isExtension {
        module.unreadExtensions[entry.name, default: []].append(index)
      } else {
        module.unread[entry.name, default: []].append(index)
      }
    }
    if name != "Swift", let swift = self.module(named: "Swift") { module.imports.append(swift) }
    readImports(of: module)
    return module
  }

  /// Imports are found by their first word, since which names a module sees must be known before anything else.
  private func readImports(of module: ModuleSymbol) {
    guard let text = module.text else { return }
    for entry in text.entries where !entry.isExtension {
      let file = text.files[entry.file]
      let beginning = file.text(from: entry.start, to: min(entry.end, entry.start + 24))
      guard beginning.hasPrefix("import ") || beginning.hasPrefix("@_exported") else { continue }
      guard let syntax = parse(entry, in: text) as? ImportDeclaration, let name = syntax.path.first else {
        continue
      }
      guard let imported = self.module(named: name.text) else { continue }
      module.imports.append(imported)
      if syntax.attribute("_exported") != nil { module.reexports.append(imported) }
    }
  }

  /// What a module declares at its top level under a name.
  func topLevelSymbols(named name: String, in module: ModuleSymbol) -> [Symbol] {
    if !module.unread.isEmpty, let entries = module.unread[name], let text = module.text {
      module.unread[name] = nil
      for index in entries {
        guard let syntax = parse(text.entries[index], in: text) else { continue }
        declare(syntax, in: module)
      }
    }
    return module.symbols[name] ?? []
  }

  /// Adds a top-level declaration to a module.
  func declare(_ syntax: Declaration, in module: ModuleSymbol) {
    switch syntax.kind {
    case .import:
      guard let name = syntax.as(ImportDeclaration.self).path.first, module.isMain else { return }
      if let imported = self.module(named: name.text) {
        addImport(imported, to: module)
      } else if NamesOutsideTheSubset.modules.contains(name.text) {
        diagnostics.report(.unsupported("the module '\(name.text)'", at: name.range.location))
      } else if !lacksModule {
        lacksModule = true
        diagnostics.report(DeclarationMessages.noSuchModule(name.text, at: name.range.location))
      }
    case .extension:
      let syntax = syntax.as(ExtensionDeclaration.self)
      module.extensionSyntax[Program.lastName(of: syntax.extendedType), default: []].append(syntax)
      generation += 1
    case .operator, .precedenceGroup:
      for symbol in makeSymbols(syntax, parent: module) {
        if let symbol = symbol as? OperatorSymbol {
          module.operators[symbol.name, default: []].append(symbol)
        }
        module.symbols[symbol.name, default: []].append(symbol)
      }
    default:
      for symbol in makeSymbols(syntax, parent: module) {
        module.symbols[symbol.name, default: []].append(symbol)
      }
    }
  }

  private func addImport(_ imported: ModuleSymbol, to module: ModuleSymbol) {
    guard !module.imports.contains(where: { $0 === imported }) else { return }
    module.imports.append(imported)
    for other in imported.reexports { addImport(other, to: module) }
  }

  /// The name under which an extension is kept: the last part of the extended type's.
  static func lastName(of type: TypeSyntax) -> String {
    switch type.kind {
    case .identifier: return type.as(IdentifierTypeSyntax.self).name.text
    case .member: return type.as(MemberTypeSyntax.self).name.text
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    default: return ""
    }
  }

  /// Every module that has been named so far: the program's own one last.
  var allModules: [ModuleSymbol] {
    modules.values.compactMap { $0 }.sorted { $0.name < $1.name } + [mainModule]
  }

  /// What a name means at the top level of a module: its own declarations hide those of imports.
  func visibleSymbols(named name: String, from module: ModuleSymbol) -> [Symbol] {
    var own = topLevelSymbols(named: name, in: module)
    if own.count > 1 { own.removeAll(where: \.isRedeclaration) }
    if own.isEmpty, module.isMain, let part = wrapperPart(name, { module.symbols[$0] ?? [] }) { own = [part] }
    // A type or variable hides what has its name in other modules; functions overload across modules.
    if own.contains(where: { !($0 is FunctionSymbol) }) { return own }
    var imported: [Symbol] = []
    for other in module.imports {
      for symbol in topLevelSymbols(named: name, in: other) where isExported(symbol, to: module) {
        imported.append(symbol)
      }
    }
    return own.isEmpty ? imported : own + imported
  }

  /// The extensions of a type, in all modules.
  func loadExtensions(of nominal: NominalSymbol) {
    for module in allModules {
      if let entries = module.unreadExtensions[nominal.name], let text = module.text {
        module.unreadExtensions[nominal.name] = nil
        for index in entries {
          guard let syntax = parse(text.entries[index], in: text) as? ExtensionDeclaration else { continue }
          module.extensionSyntax[nominal.name, default: []].append(syntax)
        }
      }
      guard let extensions = module.extensionSyntax[nominal.name] else { continue }
      for syntax in extensions where syntax.userInfo == nil {
        guard extendedSymbol(of: syntax, in: module) === nominal else { continue }
        let symbol = ExtensionSymbol(extending: nominal, syntax: syntax, parent: module, program: self)
        applyModifiers(of: syntax, to: symbol)
        syntax.userInfo = symbol
        nominal.extensions.append(symbol)
      }
    }
  }

  /// Keeps extensions that name their type by an alias (`extension UnicodeScalar`) under the name of the type itself.
  func followAliases(of module: ModuleSymbol) {
    guard module.aliasGeneration != generation, !module.isFollowingAliases else { return }
    module.isFollowingAliases = true
    defer { module.isFollowingAliases = false }
    module.aliasGeneration = generation
    for (name, extensions) in module.extensionSyntax {
      for syntax in extensions where syntax.userInfo == nil {
        let identity = ObjectIdentifier(syntax)
        guard !module.extensionsWithKnownNames.contains(identity),
          let extended = extendedSymbol(of: syntax, in: module)
        else { continue }
        module.extensionsWithKnownNames.insert(identity)
        guard extended.name != name else { continue }
        module.extensionSyntax[extended.name, default: []].append(syntax)
        generation += 1
      }
    }
    module.aliasGeneration = generation
  }

  /// The type that an extension extends, by name alone; a type alias is followed.
  func extendedSymbol(of syntax: ExtensionDeclaration, in module: ModuleSymbol) -> NominalSymbol? {
    func find(_ type: TypeSyntax) -> NominalSymbol? {
      switch type.kind {
      case .identifier:
        for symbol in visibleSymbols(named: type.as(IdentifierTypeSyntax.self).name.text, from: module) {
          if let nominal = symbol as? NominalSymbol { return nominal }
          if let alias = symbol as? TypeAliasSymbol { return nominalSymbol(of: alias.underlying) }
        }
        return nil
      case .member:
        let member = type.as(MemberTypeSyntax.self)
        if member.base.kind == .identifier, let named = self.module(named: member.base.text),
          let symbol = topLevelSymbols(named: member.name.text, in: named).first as? NominalSymbol
        {
          return symbol
        }
        guard let outer = find(member.base) else { return nil }
        for symbol in directMembers(named: member.name.text, of: outer) {
          if let nominal = symbol as? NominalSymbol { return nominal }
          if let alias = symbol as? TypeAliasSymbol { return nominalSymbol(of: alias.underlying) }
        }
        return nil
      case .array: return known.array
      case .dictionary: return known.dictionary
      case .optional: return known.optional
      default: return nil
      }
    }
    return find(syntax.extendedType)
  }

  private func nominalSymbol(of type: Type) -> NominalSymbol? {
    if let existential = type.existential, existential.protocols.count == 1 {
      return existential.protocols[0].symbol
    }
    return type.nominal
  }
}
