import Basics
import Bytecode
import Semantics

extension Lowerer {
  /// What a function is on the road to a location; nil where nothing is traced.
  func traceRole(of symbol: CallableSymbol) -> TraceRole? {
    guard tracing != nil else { return nil }
    guard let accessor = symbol as? AccessorSymbol else { return traceRole(.function, of: symbol, symbol) }
    return traceRole(roleKind(of: accessor.kind), of: accessor.owner, accessor)
  }

  /// What an accessor of a stored property is, which nobody wrote.
  func traceRole(_ kind: TraceRole.Kind, of variable: VariableSymbol) -> TraceRole? {
    tracing == nil ? nil : traceRole(kind, of: variable, variable)
  }

  /// What a closure in a function is.
  func traceRole(ofClosureIn name: String, at place: SourceLocation) -> TraceRole? {
    if tracing == nil { return nil }
    return TraceRole(.closure, name: name, declaration: place, isLibrary: place.file.isLibrary)
  }

  /// What the code of a key path is.
  func traceRole(of path: TypedKeyPath, at place: SourceRange, _ context: TypeContext) -> TraceRole? {
    if tracing == nil { return nil }
    let steps = path.steps.map { step in
      switch step.kind {
      case .optionalChain: return "?"
      case .forceUnwrap: return "!"
      case .tupleElement(let index, let label): return "." + (label ?? String(index))
      case .member(let reference):
        return reference.symbol is SubscriptSymbol ? "[…]" : "." + reference.symbol.name
      }
    }
    return TraceRole(
      .keyPath, name: "\\\(context.concrete(path.root.type))" + steps.joined(), declaration: place.location,
      isLibrary: place.file.isLibrary)
  }

  /// What the code of the file is.
  var topLevelTraceRole: TraceRole? {
    tracing == nil
      ? nil : TraceRole(.function, name: "main", declaration: nil, isLibrary: false)
  }

  private func traceRole(_ kind: TraceRole.Kind, of named: ValueSymbol, _ symbol: Symbol) -> TraceRole {
    let place = (symbol.nameRange ?? named.nameRange)?.location
    let isHidden = kind == .function && (place.map { tracing?.request.isGenerated($0) ?? false } ?? false)
    return TraceRole(
      kind, name: callStackName(of: named), declaration: place, isLibrary: isHidden || !isInProgram(symbol))
  }

  private func roleKind(of kind: AccessorSymbol.Kind) -> TraceRole.Kind {
    switch kind {
    case .get, .read, .address: return .getter
    case .set: return .setter
    case .modify, .mutableAddress: return .modifier
    case .willSet: return .willSet
    case .didSet: return .didSet
    }
  }
}
