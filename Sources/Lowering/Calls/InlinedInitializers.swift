import Bytecode
import Semantics

// Initializers of the library's small structs: the value is made where it is wanted.

extension FunctionEmitter {
  /// Makes a struct in place of a call of its initializer, where the initializer does no more than give `self`, or each
  /// stored property, a value; nil for all others.
  func emitInlinedInitializer(
    _ initializer: InitializerSymbol, _ target: DeclarationReference, _ arguments: [Argument],
    _ result: LoweredType, into destination: Int?, _ need: Need
  ) throws -> Value? {
    guard lowerer.isInlined(initializer), !initializer.isFailable, inlining.count < 16,
      !inlining.contains(initializer), let body = program.body(of: initializer),
      let parts = initializer.parts(in: body, of: result)
    else { return nil }
    let variables = lowerer.parameterVariables(of: initializer)
    guard variables.count == arguments.count else { return nil }
    let slot = allocate(result, destination)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    try bindInlined(variables, to: arguments, isLeaf: false)
    let outer = (context, inlining, assembler.location)
    context = TypeContext(target, in: program)
    inlining.append(initializer)
    var cleanups: [CleanupID?] = []
    for part in parts {
      try withScope { _ = try emit(part.value, into: slot + part.offset, .owned) }
      cleanups.append(addDestruction(of: slot + part.offset, part.type ?? result))
    }
    for cleanup in cleanups { cancel(cleanup) }
    (context, inlining, assembler.location) = outer
    try popScope(to: depth)
    return handOver(slot, result, need)
  }
}

extension InitializerSymbol {
  /// A part of the value an initializer makes.
  fileprivate struct Part {
    let offset: Int
    /// The property's type; nil for the whole value.
    let type: LoweredType?
    let value: TypedExpression
  }

  /// What a body gives `self` or its properties; nil where it does anything else.
  fileprivate func parts(in body: TypedBody, of result: LoweredType) -> [Part]? {
    guard let selfVariable else { return nil }
    var parts: [Part] = []
    var given: Set<VariableSymbol> = []
    for statement in body.statements {
      guard case .expression(let expression) = statement.kind else { return nil }
      let (place, value): (TypedPlace, TypedExpression)
      switch expression.kind {
      case .assign(let target, let source), .initialize(let target, let source): (place, value) = (target, source)
      default: return nil
      }
      let uses = VariableUses()
      uses.visit(value)
      guard !uses.variables.contains(selfVariable) else { return nil }
      switch place.kind {
      case .variable(selfVariable) where body.statements.count == 1:
        return [Part(offset: 0, type: nil, value: value)]
      case .property(let base, let reference, _, _):
        guard case .variable(selfVariable) = base.kind, case .structure(let fields) = result.form,
          let field = fields.first(where: { $0.symbol === reference.symbol }), let property = field.symbol,
          property.ownership == .strong, property.accessors.isEmpty, given.insert(property).inserted
        else { return nil }
        parts.append(Part(offset: field.offset, type: field.type, value: value))
      default: return nil
      }
    }
    guard case .structure(let fields) = result.form, parts.count == fields.count, !parts.isEmpty else { return nil }
    return parts
  }
}
