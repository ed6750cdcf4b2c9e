import Basics

/// Finds what statements may throw out of themselves.
struct ThrownTypes {
  let program: Program
  init(_ program: Program) { self.program = program }

  /// The type that `catch` clauses see: the one type that is thrown, `any Error` where there are several or none known.
  func typeThrown(by body: TypedBody) -> Type {
    let types = thrown(by: body)
    guard let first = types.first else { return program.known.anyErrorType }
    return types.allSatisfy { $0 === first } ? first : program.known.anyErrorType
  }

  /// The types of the errors that leave `body`.
  func thrown(by body: TypedBody) -> [Type] {
    let collector = Collector(program)
    collector.visit(body)
    return collector.types
  }

  /// The type of the errors of a call that throws.
  func typeThrown(by call: TypedCall) -> Type {
    switch call.callee {
    case .function(let reference, _), .dynamicInitializer(let reference, _, _):
      if let callable = reference.symbol as? CallableSymbol, let type = callable.type.function?.thrown,
        !callable.isRethrowing
      {
        return type.substituting(callable.genericSignature.parameters, with: reference.arguments)
      }
    case .value(let function): if let type = function.type.function?.thrown { return type }
    case .enumCase: break
    }
    return program.known.anyErrorType
  }

  /// The getter that reads a place.
  static func getter(of place: TypedPlace) -> AccessorSymbol? {
    switch place.kind {
    case .property(_, let reference, _, _), .global(let reference):
      return (reference.symbol as? VariableSymbol)?.accessor(.get)
    case .subscript(_, let reference, _, _): return (reference.symbol as? SubscriptSymbol)?.accessor(.get)
    default: return nil
    }
  }

  private final class Collector: TypedTreeVisitor {
    let program: Program
    var types: [Type] = []
    init(_ program: Program) { self.program = program }

    override func visit(_ statement: TypedStatement) {
      switch statement.kind {
      case .throw(let value):
        // Only calls show a type; what `throw` throws counts as any error.
        types.append(program.known.anyErrorType)
        visit(value)
      case .doCatch(let statement) where statement.isExhaustive:
        for item in statement.catches { visit(item) }
      default: super.visit(statement)
      }
    }

    override func visit(_ call: TypedCall) {
      if call.throwsError { types.append(ThrownTypes(program).typeThrown(by: call)) }
      super.visit(call)
    }

    override func visit(_ expression: TypedExpression) {
      switch expression.kind {
      case .attemptOptional, .attemptForced: break
      case .load(let place):
        if let getter = ThrownTypes.getter(of: place), getter.isThrowing {
          types.append(getter.type.function?.thrown ?? program.known.anyErrorType)
        }
        super.visit(expression)
      default: super.visit(expression)
      }
    }

    override func visit(_ closure: TypedClosure) {}
    override func visit(localFunction function: FunctionSymbol) {}
    override func visit(localAccessor accessor: AccessorSymbol) {}
  }
}
