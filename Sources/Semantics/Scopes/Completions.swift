import Basics
import Syntax

// What a person could go on to write at a prompt.

extension Program {
  /// The names of the members that a value of a type has, in alphabetical order.
  public func memberNames(of type: Type) -> [String] {
    var names: Set<String> = []
    var seen: Set<NominalSymbol> = []
    func visit(_ nominal: NominalSymbol, isStatic: Bool) {
      guard seen.insert(nominal).inserted else { return }
      _ = directMembers(named: "", of: nominal)
      for member in ownMembers(of: nominal) + nominal.extensions.flatMap(\.members) {
        guard let first = member.name.unicodeScalars.first, first.properties.isXIDStart,
          member.isStatic == isStatic || (isStatic && member is EnumCaseSymbol),
          member is VariableSymbol || member is FunctionSymbol || (isStatic && member is EnumCaseSymbol),
          member.access > .private, !member.name.hasPrefix("_")
        else { continue }
        names.insert(member.name)
      }
      if let superclass = nominal.superclass?.nominal { visit(superclass, isStatic: isStatic) }
      if !isStatic { for proto in allProtocols(of: nominal) { visit(proto, isStatic: false) } }
    }
    switch type.kind {
    case .nominal(let nominal, _): visit(nominal, isStatic: false)
    case .existential(let composition):
      for bound in composition.protocols { visit(bound.symbol, isStatic: false) }
    case .metatype(let instance): if let nominal = instance.nominal { visit(nominal, isStatic: true) }
    case .tuple(let elements): names.formUnion(elements.enumerated().map { $1.label ?? String($0) })
    default: break
    }
    return names.sorted()
  }

  /// The names that may stand alone: of the session, and of the modules it imports.
  public var visibleNames: [String] {
    let own = Set(mainModule.symbols.keys)
    var names = own
    for module in mainModule.imports {
      names.formUnion(module.symbols.keys)
      names.formUnion(module.unread.keys)
    }
    names = names.filter { name in
      guard let first = name.unicodeScalars.first else { return false }
      return first.properties.isXIDStart || own.contains(name) && (first == "_" || first == "$")
    }
    // A wrapped variable's storage and its projection are no declarations of their own.
    for name in own {
      for part in ["_" + name, "$" + name]
      where wrapperPart(part, { mainModule.symbols[$0] ?? [] }) != nil { names.insert(part) }
    }
    return names.sorted()
  }
}

extension Program {
  /// The text of a declaration, found by its name and the names of the types around it.
  public func declarationText(of path: [String]) -> String? {
    let texts = declarations(of: path).compactMap { symbol -> String? in
      guard let syntax = symbol.syntax else { return nil }
      let place = syntax.range.location
      return "// \(place.file.name):\(place.line)\n" + unindented(syntax.range)
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// The file of the program, or input of a session, that declares what a path of names means.
  public func file(declaring path: [String]) -> SourceFile? {
    declarations(of: path).lazy.compactMap { $0.syntax?.range.file }.last { !$0.isLibrary }
  }

  private func declarations(of path: [String]) -> [Symbol] {
    var found: [Symbol] = visibleSymbols(named: path[0], from: mainModule)
    for name in path.dropFirst() {
      found = found.compactMap { $0 as? NominalSymbol }.flatMap { members(named: name, of: $0) }
    }
    return found
  }

  /// The text of a declaration as if it stood at the beginning of its line.
  private func unindented(_ range: SourceRange) -> String {
    let file = range.file
    let start = file.startOfLine(range.location.line)
    let margin = file.text(from: start, to: range.start)
    guard !margin.isEmpty, margin.allSatisfy({ $0 == " " || $0 == "\t" }) else { return range.text }
    return range.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(margin) ? String(line.dropFirst(margin.count)) : String(line)
    }.joined(separator: "\n")
  }
}
