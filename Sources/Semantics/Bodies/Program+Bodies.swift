import Basics
import Syntax

extension Program {
  /// The checked body of a callable: written or made by the compiler; nil for requirements and native code.
  public func body(of callable: CallableSymbol) -> TypedBody? {
    switch callable.checkedBody {
    case .done(let body): return body
    case .underWay: return nil
    case .unknown: break
    }
    callable.checkedBody = .underWay
    let said = diagnostics.diagnostics.count
    let body = makeBody(of: callable)
    callable.checkedBody = .done(body)
    // Local functions are analysed with the body they stand in, whose variables they capture.
    if let body, callable.definingScope == nil {
      if !body.range.file.isLibrary { checkWrittenArguments() }
      let analysis = BodyAnalysis(self, callable)
      analysis.analyseExpressions(in: body, since: said)
      analysis.analyse(body)
    }
    return body
  }

  private func makeBody(of callable: CallableSymbol) -> TypedBody? {
    callable.prepare()
    if callable.derivation != nil { return Synthesizer(callable).makeBody() }
    if callable.builtinName != nil { return nil }
    guard let block = callable.writtenBody else {
      reportMissingBody(of: callable)
      return nil
    }
    return BodyChecker(callable).check(block)
  }

  /// Reports a function that only a protocol could leave without a body, unless something else is wrong with it.
  private func reportMissingBody(of callable: CallableSymbol) {
    guard callable.syntax is FunctionDeclaration || callable.syntax is InitializerDeclaration,
      callable.module?.isMain == true, (callable.parent as? NominalSymbol)?.kind != .protocol,
      let name = callable.nameRange, !resultType(of: callable).hasErrors, !callable.isRedeclaration
    else { return }
    // What the parser could not read is no type that is not there.
    let isUnknown = callable.parameters.contains { $0.type.hasErrors && ($0.syntax as? Parameter)?.type.kind != .error }
    if isUnknown { return }
    diagnostics.report(DeclarationMessages.missingBody(name, isInitializer: callable is InitializerSymbol))
  }

  /// A callable's signature as its body sees it: the type of what `return` takes.
  func resultType(of callable: CallableSymbol) -> Type {
    switch callable {
    case is InitializerSymbol, is DeinitializerSymbol: return types.void
    case let accessor as AccessorSymbol:
      let value = accessor.valueType
      switch accessor.kind {
      case .get, .read, .modify: return value
      case .address, .mutableAddress: return types[.nominal(known.type("_Pointer"), [value])]
      case .set, .willSet, .didSet: return types.void
      }
    default: return callable.type.function?.result ?? types.void
    }
  }
}

extension CallableSymbol {
  /// The body as written.
  var writtenBody: CodeBlock? {
    switch syntax {
    case let syntax as FunctionDeclaration: return syntax.body
    case let syntax as InitializerDeclaration: return syntax.body
    case let syntax as DeinitializerDeclaration: return syntax.body
    case let syntax as AccessorDeclaration: return syntax.body
    case let block as CodeBlock: return block
    default: return nil
    }
  }

  /// The declaration whose result type a `some` belongs to: for an accessor the variable or subscript.
  var resultOwner: Symbol { (self as? AccessorSymbol)?.owner ?? self }
}
