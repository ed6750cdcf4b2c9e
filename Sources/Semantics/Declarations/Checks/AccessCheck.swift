import Basics
import Syntax

// A declaration may not be seen from farther away than the types it mentions.

extension Program {
  /// Reports a declaration that mentions a type which is private to a smaller part of the program than itself.
  func checkAccess(of symbol: Symbol) {
    guard symbol.module?.isMain == true, symbol.definingScope == nil, let range = symbol.nameRange else { return }
    let own = reach(of: symbol)
    func report(_ type: Type, _ part: String, _ sort: String, isInferred: Bool = false) -> Bool {
      guard let hidden = mostPrivate(in: type), reach(of: hidden) < own else { return false }
      let needed = reach(of: hidden) == .module ? nil : needed(hidden, symbol)
      diagnostics.report(
        AccessMessages.mayNotShow(
          sort, part, hidden, needed: needed, stated: symbol.statedAccess, inferred: isInferred ? type : nil, at: range)
      )
      return true
    }
    switch symbol {
    case let variable as VariableSymbol:
      guard variable.lazyOwner == nil, variable.wrappedVariable == nil, variable.projectedVariable == nil else {
        return
      }
      let isInferred = variable.binding.map { $0.annotation == nil } ?? false
      if report(variable.type, "type", sort(of: variable), isInferred: isInferred) { return }
    case let enumCase as EnumCaseSymbol:
      for parameter in enumCase.parameters {
        guard let hidden = mostPrivate(in: parameter.type), reach(of: hidden) < own else { continue }
        diagnostics.report(AccessMessages.enumCase(enumCase.owner, at: range, hidden))
        return
      }
    case let callable as CallableSymbol:
      let isSubscript = callable is SubscriptSymbol
      for parameter in callable.parameters
      where report(parameter.type, isSubscript ? "index" : "parameter", sort(of: callable)) {
        return
      }
      if callable is InitializerSymbol { return }
      if let result = callable.type.function?.result {
        _ = report(result, isSubscript ? "element type" : "result", sort(of: callable))
      }
    case let nominal as NominalSymbol:
      guard nominal.kind == .class, let superclass = nominal.superclass?.nominal, reach(of: superclass) < own else {
        return
      }
      diagnostics.report(AccessMessages.superclass(needed(superclass, symbol), at: range, superclass))
    case let alias as TypeAliasSymbol: _ = report(alias.underlying, "underlying type", "type alias")
    default: break
    }
  }

  /// How far a declaration can be seen: in how many of the places around it.
  private enum Reach: Comparable {
    /// Inside the type at a depth; deeper is less.
    case type(depth: Int)
    case file
    case module
    case everywhere
    static func < (left: Reach, right: Reach) -> Bool {
      switch (left, right) {
      case (.type(let a), .type(let b)): return a > b
      case (.type, _): return true
      case (.file, .module), (.file, .everywhere), (.module, .everywhere): return true
      default: return false
      }
    }
  }

  private func reach(of symbol: Symbol) -> Reach {
    var result = Reach.everywhere
    var current: Symbol? = symbol
    while let one = current, !(one is ModuleSymbol) {
      var own = Reach.everywhere
      switch one.access {
      case .private:
        own = one.parent is ModuleSymbol ? .file : .type(depth: depth(of: one.parent))
      case .fileprivate: own = .file
      case .internal: own = .module
      default: break
      }
      result = min(result, own)
      current = one.parent
    }
    return result
  }

  private func depth(of symbol: Symbol?) -> Int {
    var depth = 0
    var current = symbol
    while let one = current, !(one is ModuleSymbol) {
      depth += 1
      current = (one as? ExtensionSymbol)?.extended.parent ?? one.parent
    }
    return depth
  }

  /// The type mentioned that is visible in the fewest places.
  private func mostPrivate(in type: Type) -> NominalSymbol? {
    var found: NominalSymbol?
    func consider(_ nominal: NominalSymbol) {
      guard nominal.module?.isMain == true, nominal.definingScope == nil, reach(of: nominal) < .everywhere else {
        return
      }
      if found.map({ reach(of: nominal) < reach(of: $0) }) ?? true { found = nominal }
    }
    _ = type.transform { part in
      if let nominal = part.nominal { consider(nominal) }
      for member in part.existential?.protocols ?? [] { consider(member.symbol) }
      return nil
    }
    return found
  }

  private func needed(_ hidden: NominalSymbol, _ symbol: Symbol) -> String {
    if case .type = reach(of: hidden) { return "private" }
    return symbol.parent is ModuleSymbol ? "private or fileprivate" : "fileprivate"
  }

  private func sort(of symbol: Symbol) -> String {
    switch symbol {
    case let variable as VariableSymbol:
      return variable.isMember ? "property" : variable.isLet ? "constant" : "variable"
    case is InitializerSymbol: return "initializer"
    case is SubscriptSymbol: return "subscript"
    default: return symbol.parent is ModuleSymbol ? "function" : "method"
    }
  }
}

extension Symbol {
  /// The access level that a declaration writes down itself.
  fileprivate var statedAccess: AccessLevel? {
    guard let declaration = syntax as? Declaration else { return nil }
    return ["private", "fileprivate", "internal", "package", "public", "open"].first(where: declaration.hasModifier)
      .flatMap { _ in access }
  }
}
