import Syntax

// Two declarations of one name in one place: overloads where they differ in labels or types, otherwise a mistake.

extension Program {
  /// Reports a declaration that repeats an earlier one.
  func checkRedeclaration(of symbol: Symbol) {
    guard let range = symbol.nameRange else { return }
    if let wrapped = wrappedVariable(storedUnderNameOf: symbol), let place = wrapped.nameRange {
      diagnostics.report(DeclarationMessages.storageRedeclaration(symbol, range, of: place))
    }
    guard let earlier = earlierDeclaration(of: symbol) else { return }
    diagnostics.report(
      DeclarationMessages.redeclaration(symbol.fullName, range, earlier.nameRange))
    symbol.isRedeclaration = true
    symbol.parent.flatMap(nominalOf)?.memberCache[symbol.name] = nil
  }

  /// The wrapped property `x` beside a member that is called `_x`, as its storage is.
  private func wrappedVariable(storedUnderNameOf symbol: Symbol) -> VariableSymbol? {
    guard symbol.name.utf8.first == UInt8(ascii: "_"), symbol.name.utf8.count > 1,
      let nominal = symbol.parent.flatMap(nominalOf), symbol.syntax != nil,
      (symbol as? VariableSymbol)?.wrappedVariable == nil
    else { return nil }
    return writtenMembers(named: String(symbol.name.dropFirst()), of: nominal).lazy.compactMap { $0 as? VariableSymbol }
      .first { $0.appliedWrapper != nil && $0.isStatic == symbol.isStatic }
  }

  private func earlierDeclaration(of symbol: Symbol) -> Symbol? {
    let all: [Symbol]
    switch symbol.parent {
    case _ where symbol.definingScope != nil: all = symbol.definingScope!.local(symbol.name)
    case let module as ModuleSymbol: all = module.symbols[symbol.name] ?? []
    case let nominal as NominalSymbol: all = writtenMembers(named: symbol.name, of: nominal)
    case let part as ExtensionSymbol: all = writtenMembers(named: symbol.name, of: part.extended)
    default: return nil
    }
    if all.count < 2 { return nil }
    // What another module says is not available may be declared anew.
    for other in all where other.module === symbol.module || !isUnavailable(other) {
      if other === symbol { return nil }
      // What another module declares may be declared again, and is hidden then.
      if other.module !== symbol.module { continue }
      if conflict(other, symbol) { return other }
    }
    return nil
  }

  /// Whether a declaration of a session says anew what an earlier one of its name said.
  func repeats(_ one: Symbol, _ other: Symbol) -> Bool {
    // An operator and the functions that it is made of have one name.
    if (one is OperatorSymbol) != (other is OperatorSymbol) { return false }
    // A variable or a type takes the name for itself.
    return !(one is FunctionSymbol && other is FunctionSymbol) || conflict(one, other)
  }

  private func conflict(_ one: Symbol, _ other: Symbol) -> Bool {
    guard one.nameRange != nil, one.syntax != nil, one.isStatic == other.isStatic || one is TypeSymbol else {
      return false
    }
    // What another module declares is hidden, not repeated.
    if one.module !== other.module { return false }
    if one is OperatorSymbol || other is OperatorSymbol { return false }
    if one.parent !== other.parent {
      // A default beside the requirement it fulfils, or members under different conditions.
      if one.parent.flatMap(nominalOf)?.kind == .protocol,
        one.parent is NominalSymbol || other.parent is NominalSymbol
      {
        return false
      }
      if one.parent?.genericSignature.requirements != other.parent?.genericSignature.requirements {
        return false
      }
    }
    let first = one as? CallableSymbol
    let second = other as? CallableSymbol
    guard let first, let second else {
      // A function and a variable of one name may stand side by side.
      return first == nil && second == nil
    }
    first.prepareSignature()
    second.prepareSignature()
    guard first.writtenLabels == second.writtenLabels,
      first.ownParameters.count == second.ownParameters.count || type(of: first) != type(of: second),
      (first as? FunctionSymbol)?.operatorFixity == (second as? FunctionSymbol)?.operatorFixity
    else { return false }
    if first is EnumCaseSymbol || second is EnumCaseSymbol { return true }
    let renaming = Substitution(second.ownParameters, first.ownParameters.map(\.type))
    let renamed = second.genericSignature.requirements.map { $0.substituting(renaming) }
    guard Set(first.genericSignature.requirements) == Set(renamed) else { return false }
    let secondType = second.type.substituting(renaming)
    return first.type.withoutLabels === secondType.withoutLabels
  }
}

extension Symbol {
  /// The name with argument labels, as messages write it: `push(_:at:)`, but `push` where no argument has a label.
  var fullName: String {
    guard let callable = self as? CallableSymbol, !(self is AccessorSymbol) else { return name }
    if (self as? FunctionSymbol)?.isOperator == true { return name }
    let labels = callable.writtenLabels
    if let enumCase = self as? EnumCaseSymbol, (enumCase.syntax as? EnumCaseElement)?.parameters == nil {
      return name
    }
    if !labels.isEmpty, labels.allSatisfy({ $0 == nil }) {
      return self is FunctionSymbol || self is EnumCaseSymbol
        ? name : "\(name)(\(labels.map { _ in "_:" }.joined()))"
    }
    return "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// What messages call a declaration of this sort.
  var describedKind: String {
    let isMember = parent.map { !($0 is ModuleSymbol) } ?? false
    switch self {
    case let nominal as NominalSymbol:
      switch nominal.kind {
      case .struct: return "struct"
      case .class: return "class"
      case .enum: return "enum"
      case .protocol: return "protocol"
      }
    case let function as FunctionSymbol:
      if function.isOperator { return "operator function" }
      if !isMember { return "global function" }
      if !isStatic { return "instance method" }
      return (syntax as? Declaration)?.hasModifier("class") == true ? "class method" : "static method"
    case is VariableSymbol:
      if !isMember { return "var" }
      return isStatic ? "static property" : "property"
    case is InitializerSymbol: return "initializer"
    case is SubscriptSymbol: return isStatic ? "static subscript" : "subscript"
    case is EnumCaseSymbol: return "enum case"
    case is TypeAliasSymbol: return "type alias"
    default: return "declaration"
    }
  }
}
