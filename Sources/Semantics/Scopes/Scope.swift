import Basics
import Syntax

/// What names mean at one place of a program: a chain from the innermost block to the modules.
public final class Scope {
  /// What the scope belongs to.
  enum Kind {
    case module(ModuleSymbol)
    case type(NominalSymbol)
    case `extension`(ExtensionSymbol)
    /// A function, accessor or closure; generic parameters and parameters are declared in it.
    case callable(CallableSymbol)
    /// A closure's body: no symbol of its own.
    case closure
    case block
    case other(Symbol)
  }

  let kind: Kind
  public let parent: Scope?
  private var symbols: [String: [Symbol]] = [:]
  /// The statements of a block, for names that are used before they are declared.
  var statements: [Statement] = []

  init(_ kind: Kind, parent: Scope?) {
    self.kind = kind
    self.parent = parent
  }

  /// The scope inside a declaration.
  convenience init(inside symbol: Symbol) {
    // An accessor of a subscript sees the subscript's generic parameters.
    let subscriptScope = ((symbol as? AccessorSymbol)?.owner as? SubscriptSymbol)?.scope
    let parent = symbol.definingScope ?? subscriptScope ?? symbol.parent?.scope
    switch symbol {
    case let module as ModuleSymbol: self.init(.module(module), parent: nil)
    case let nominal as NominalSymbol: self.init(.type(nominal), parent: parent)
    case let symbol as ExtensionSymbol: self.init(.extension(symbol), parent: parent)
    case let callable as CallableSymbol: self.init(.callable(callable), parent: parent)
    default: self.init(.other(symbol), parent: parent)
    }
  }

  /// The scope in which the default values of a callable's parameters, and the arguments of their wrappers, are
  /// evaluated: it has the generic parameters, but neither the parameters nor `self`.
  static func head(of callable: CallableSymbol) -> Scope { Scope(.callable(callable), parent: callable.scope.parent) }

  /// A scope inside this one, for a block or closure.
  func nested(_ kind: Kind = .block) -> Scope { Scope(kind, parent: self) }

  /// Makes a local name visible from here on.
  func declare(_ symbol: Symbol) { symbols[symbol.name, default: []].append(symbol) }

  /// Where a variable of this name is declared further down in one of the blocks around, in the same function.
  func laterDeclaration(of name: String, after offset: Int) -> SourceRange? {
    var scope: Scope? = self
    while let current = scope {
      for case let statement as DeclarationStatement in current.statements {
        guard let declaration = statement.declaration as? VariableDeclaration else { continue }
        for found in declaration.bindings.flatMap({ Program.names(in: $0.pattern) })
        where found.text == name && declaration.range.end > offset {
          return found.range
        }
      }
      if case .block = current.kind { scope = current.parent } else { return nil }
    }
    return nil
  }

  func local(_ name: String) -> [Symbol] { symbols[name] ?? [] }

  /// The nearest `self` that is no weak capture.
  var strongSelf: VariableSymbol? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.local("self").last as? VariableSymbol, found.ownership != .weak { return found }
      scope = current.parent
    }
    return nil
  }

  /// The callable whose body the place is in, closures not counted.
  var enclosingCallable: CallableSymbol? {
    var scope: Scope? = self
    while let current = scope {
      switch current.kind {
      case .callable(let callable): return callable
      case .type, .extension, .module: return nil
      default: scope = current.parent
      }
    }
    return nil
  }

  /// The type that the scope itself belongs to.
  var ownNominal: NominalSymbol? {
    switch kind {
    case .type(let nominal): return nominal
    case .extension(let symbol): return symbol.extended
    default: return nil
    }
  }

  /// The type or extension around the place.
  var enclosingType: Symbol? {
    var scope: Scope? = self
    while let current = scope {
      switch current.kind {
      case .type(let nominal): return nominal
      case .extension(let symbol): return symbol
      default: scope = current.parent
      }
    }
    return nil
  }

  var module: ModuleSymbol {
    var scope = self
    while let parent = scope.parent { scope = parent }
    if case .module(let module) = scope.kind { return module }
    preconditionFailure("a chain of scopes ends in a module")
  }

  /// The generic parameters in force at the place.
  var genericSignature: GenericSignature {
    switch kind {
    case .callable(let callable): return callable.genericSignature
    case .type(let nominal): return nominal.genericSignature
    case .extension(let symbol): return symbol.genericSignature
    case .other(let symbol): return symbol.genericSignature
    case .module: return .empty
    case .closure, .block: return parent?.genericSignature ?? .empty
    }
  }
}

/// What looking for a name has found.
struct LookupResult {
  /// One symbol, or several overloads.
  var symbols: [Symbol] = []
  /// For members found through a type around the place: the type or extension. The base is `self`, written or not.
  var memberOf: Symbol?
}

extension Scope {
  /// What a name means here: the innermost declaration that has it, with its overloads.
  func lookUp(_ name: String, program: Program) -> LookupResult {
    var scope: Scope? = self
    var functions: [Symbol] = []
    while let current = scope {
      var found = current.local(name)
      if found.count > 1 { found.removeAll(where: \.isRedeclaration) }
      if found.isEmpty, let part = program.wrapperPart(name, current.local) { found = [part] }
      if !found.isEmpty {
        // Local functions overload outer ones of the same name; anything else hides.
        if found.allSatisfy({ $0 is FunctionSymbol }) { return LookupResult(symbols: found + functions) }
        return LookupResult(symbols: [found.last!])
      }
      switch current.kind {
      case .callable(let callable):
        callable.prepareSignature()
        if let parameter = callable.ownParameters.first(where: { $0.name == name }) {
          return LookupResult(symbols: [parameter])
        }
      case .type(let nominal):
        if let result = members(name, nominal, current, program) { return result }
      case .extension(let symbol):
        if let result = members(name, symbol.extended, current, program, through: symbol) { return result }
      case .other(let symbol):
        if let alias = symbol as? TypeAliasSymbol,
          let own = alias.ownParameters.first(where: { $0.name == name })
        {
          return LookupResult(symbols: [own])
        }
      case .module(let module):
        functions += program.visibleSymbols(named: name, from: module)
      case .block, .closure: break
      }
      scope = current.parent
    }
    return LookupResult(symbols: functions)
  }

  /// The names declared around the place, for near misses: locals, members of the types around, the program's own.
  func visibleNames(program: Program) -> Set<String> {
    var result: Set<String> = []
    var scope: Scope? = self
    while let current = scope {
      result.formUnion(current.symbols.keys)
      switch current.kind {
      case .callable(let callable): result.formUnion(callable.parameters.map(\.variable.name))
      case .type(let nominal): result.formUnion(program.memberNames(of: nominal))
      case .extension(let symbol): result.formUnion(program.memberNames(of: symbol.extended))
      case .module(let module): result.formUnion(module.symbols.keys)
      case .block, .closure, .other: break
      }
      scope = current.parent
    }
    return result.filter { !$0.hasPrefix("$") && Program.isIdentifier($0) }
  }

  private func members(
    _ name: String, _ nominal: NominalSymbol, _ scope: Scope, _ program: Program,
    through symbol: Symbol? = nil
  ) -> LookupResult? {
    if let parameter = nominal.ownParameters.first(where: { $0.name == name }) {
      return LookupResult(symbols: [parameter])
    }
    if name == "Self" {
      return nil
    }
    if nominal.kind == .protocol, let associated = program.associatedType(named: name, of: nominal) {
      return LookupResult(symbols: [associated], memberOf: symbol ?? nominal)
    }
    // An extension of a nested type sees the generic parameters of the outer types.
    if symbol != nil {
      for parameter in nominal.genericSignature.parameters where parameter.name == name {
        return LookupResult(symbols: [parameter])
      }
    }
    var found = program.members(named: name, of: nominal)
    // `extension P where Self: Q` has the members of `Q` too.
    if found.isEmpty, nominal.kind == .protocol, let own = nominal.selfParameter?.type, symbol != nil {
      let signature = scope.genericSignature
      for proto in signature.protocols(of: own, program) {
        found += program.members(named: name, of: proto)
      }
      if let superclass = signature.superclass(of: own, program)?.nominal {
        found += program.members(named: name, of: superclass)
      }
    }
    if nominal.module?.isMain == false {
      let module = scope.module
      found.removeAll { !program.isExported($0, to: module) }
    }
    if found.isEmpty { return nil }
    return LookupResult(symbols: found, memberOf: symbol ?? nominal)
  }
}
