import Semantics

// Which functions are put in where they are called: those of the library that say so, and small ones of the program.

extension Lowerer {
  /// Whether calls of a function are replaced by its body.
  func isInlined(_ symbol: CallableSymbol) -> Bool {
    let always = "inline(__always)"
    return symbol.attributes.contains(always)
      || ((symbol as? AccessorSymbol)?.owner.attributes.contains(always) ?? false) || isSmall(symbol)
  }

  /// Whether a function of the program does so little that calling it costs as much. In a trace and in a session every
  /// function is called: there it is told of, or may be written anew.
  func isSmall(_ symbol: CallableSymbol) -> Bool {
    if let known = smallFunctions[symbol] { return known }
    // A function that is asked for while it is looked at calls itself.
    smallFunctions[symbol] = false
    let isSmall = tracing == nil && !isOpenEnded && mayBeInlined(symbol) && FunctionSize.isSmall(symbol)
    smallFunctions[symbol] = isSmall
    return isSmall
  }

  /// Whether an accessor's body may stand where the accessor is used: what a trace tells of, and what a session may write anew,
  /// is called.
  func mayPutIn(_ accessor: AccessorSymbol) -> Bool {
    tracing == nil && !isOpenEnded && isInProgram(accessor) && !(accessor.owner.parent is CallableSymbol)
  }

  private func mayBeInlined(_ symbol: CallableSymbol) -> Bool {
    guard isInProgram(symbol), symbol.derivation == nil, !(symbol.parent is CallableSymbol), !symbol.isThrowing,
      !symbol.attributes.contains("inline(never)")
    else { return false }
    if let accessor = symbol as? AccessorSymbol {
      if accessor.owner.parent is CallableSymbol { return false }
      return accessor.kind == .get || accessor.kind == .set
    }
    return symbol is FunctionSymbol && !resultType(of: symbol).isNever
  }
}

extension FunctionEmitter {
  /// Whether the code is that of a function, or of a closure in it, whose parameters therefore have values already.
  func isCode(of symbol: CallableSymbol) -> Bool {
    var emitter: FunctionEmitter? = self
    while let one = emitter {
      if one.ownDeclaration === symbol { return true }
      emitter = one.outer
    }
    return inlining.contains { $0 === symbol }
  }
}

/// Counts what a function does. Loops, closures, calls of itself and what may leave it by an error make it large.
private final class FunctionSize: TypedTreeVisitor {
  private var size = 0
  private let symbol: CallableSymbol
  private static let limit = 40

  private init(_ symbol: CallableSymbol) {
    self.symbol = symbol
    super.init()
  }

  static func isSmall(_ symbol: CallableSymbol) -> Bool {
    guard let body = symbol.program.body(of: symbol), body.statements.count <= 3 else { return false }
    let size = FunctionSize(symbol)
    size.visit(body)
    return size.size <= limit
  }

  private func giveUp() { size = .max / 2 }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression, .bind, .return, .if: if size <= Self.limit { super.visit(statement) }
    default: giveUp()
    }
  }

  override func visit(_ condition: TypedCondition) {
    // What a pattern takes apart lies in slots of its own.
    if case .pattern = condition { return giveUp() }
    super.visit(condition)
  }

  override func visit(_ expression: TypedExpression) {
    size += 1
    switch expression.kind {
    case .closure, .keyPath, .interpolation, .attempt, .attemptOptional, .attemptForced, .statement, .array,
      .dictionary,
      .openExistential, .openExistentialPlace, .functionReference, .error:
      giveUp()
    default: if size <= Self.limit { super.visit(expression) }
    }
  }

  override func visit(_ place: TypedPlace) {
    size += 1
    if size <= Self.limit { super.visit(place) }
  }

  override func visit(reference: DeclarationReference) {
    if reference.symbol === symbol { giveUp() }
  }

  override func visit(_ argument: TypedArgument) {
    switch argument {
    case .variadic, .defaultValue: giveUp()
    default: super.visit(argument)
    }
  }
}
