import Basics
import Bytecode
import Semantics

/// Something to pass in a call: what it is and how it is passed.
enum Argument {
  case expression(TypedExpression)
  /// The value of a place.
  case load(TypedPlace)
  /// A place by its address.
  case address(TypedPlace)
  /// A value that is there already, and stays while the call runs.
  case ready(Value)
  /// A place that has been reached already, by its address.
  case reached(Access)
  /// A default value, evaluated after what is given.
  case defaultValue(ParameterSymbol, TypeContext)
  /// A metatype.
  case type(Type)
  case closure(TypedClosure)

  /// Whether evaluating it may change variables, so that those read before must be read for good.
  var hasEffects: Bool {
    switch self {
    case .expression(let expression): return expression.hasEffects
    case .load(let place): return place.hasEffects
    case .ready, .reached, .type, .closure: return false
    case .address, .defaultValue: return true
    }
  }
}

extension TypedExpression {
  /// Whether evaluating it may call code that changes a variable. Errs on the side of yes.
  var hasEffects: Bool {
    switch kind {
    case .integer, .floatingPoint, .boolean, .string, .character, .unicodeScalar, .metatype, .closure:
      return false
    case .load(let place): return place.hasEffects
    case .tuple(let elements): return elements.contains(where: \.hasEffects)
    case .tupleElement(let value, _), .convert(let value, .toOptional), .convert(let value, .identity),
      .convert(let value, .upcast), .convert(let value, .toExistential), .forceUnwrap(let value):
      return value.hasEffects
    case .call(let call):
      // Instructions of the machine change nothing but what they are given by address.
      guard case .function(let reference, _) = call.callee, reference.symbol.builtinName != nil else {
        return true
      }
      return ([call.receiver].compactMap { $0 } + call.arguments).contains {
        if case .value(let value) = $0 { return value.hasEffects }
        return true
      }
    default: return true
    }
  }
}

extension TypedPlace {
  var hasEffects: Bool {
    switch kind {
    case .variable: return false
    // Nobody but the code at hand changes a variable that nobody else mentions.
    case .global(let reference):
      guard let variable = reference.symbol as? VariableSymbol else { return true }
      return variable.isUsedElsewhere || variable.storage != .stored || !variable.accessors.isEmpty
    case .property(let base, let reference, _, let isDirect):
      guard let variable = reference.symbol as? VariableSymbol else { return true }
      let isStored = variable.storage == .stored && !variable.isLazy && !variable.isStatic
      return base.hasEffects || !(isDirect || isStored)
    case .tupleElement(let base, _), .upcast(let base): return base.hasEffects
    case .value(let value): return value.hasEffects
    default: return true
    }
  }

  /// Whether reaching the place needs no temporaries that have to live as long as the access.
  var isReachedAtOnce: Bool {
    switch kind {
    case .variable(let variable): return variable.ownership == .strong
    case .global(let reference): return (reference.symbol as? VariableSymbol)?.ownership == .strong
    case .tupleElement(let base, _): return base.isReachedAtOnce
    case .property(let base, let reference, _, _):
      guard let variable = reference.symbol as? VariableSymbol, variable.storage == .stored,
        !variable.isStatic,
        !variable.isLazy, variable.accessors.isEmpty, variable.ownership == .strong, !base.type.isClass
      else { return false }
      return base.isReachedAtOnce
    default: return false
    }
  }
}

extension FunctionEmitter {
  /// What a call passes, `self` first.
  func arguments(of call: TypedCall, _ receiver: Argument?) -> [Argument] {
    var result: [Argument] = receiver.map { [$0] } ?? []
    let callee = callee(of: call)
    let calleeContext = callee.map { TypeContext(context.concrete($0), in: program) } ?? context
    for argument in call.arguments { result.append(self.argument(argument, calleeContext)) }
    return result
  }

  func argument(_ argument: TypedArgument, _ calleeContext: TypeContext) -> Argument {
    switch argument {
    case .value(let expression):
      if case .load(let place) = expression.kind { return .load(place) }
      return .expression(expression)
    case .place(let place): return .address(place)
    case .defaultValue(let parameter): return .defaultValue(parameter, calleeContext)
    case .variadic(let elements, let type):
      return .expression(
        TypedExpression(.array(elements), type: type, range: elements.first?.range ?? emptyRange))
    case .autoclosure(let closure):
      if let parameter = parameterPassedOn(by: closure) { return .load(parameter) }
      return .closure(closure)
    }
  }

  /// The parameter that an autoclosure does nothing but call: it is passed on as it is, as swiftc does, so that who passes
  /// one autoclosure through several functions passes one value.
  private func parameterPassedOn(by closure: TypedClosure) -> TypedPlace? {
    guard closure.isEscaping, closure.body.statements.count == 1,
      case .call(let call)? = closure.body.statements[0].singleValue?.kind, call.arguments.isEmpty,
      case .value(let function) = call.callee, case .load(let place) = function.kind,
      case .variable(let parameter) = place.kind, parameter.isParameter, bindings[parameter]?.inlined == nil,
      let passed = function.type.function, let wanted = closure.type.function, passed.isEscaping,
      passed.result == wanted.result, passed.thrown == wanted.thrown
    else { return nil }
    return place
  }

  private func callee(of call: TypedCall) -> DeclarationReference? {
    switch call.callee {
    case .function(let reference, _), .enumCase(let reference), .dynamicInitializer(let reference, _, _):
      return reference
    case .value: return nil
    }
  }

  /// A place for code that nobody wrote.
  var emptyRange: SourceRange {
    assembler.location?.emptyRange ?? lowerer.file.range(0, 0)
  }

  /// The type of the slots that an argument takes; nil for an address.
  func argumentType(_ argument: Argument) throws -> LoweredType? {
    switch argument {
    case .expression(let expression): return try lower(expression.type)
    case .load(let place): return try lower(place.type)
    case .address, .reached: return nil
    case .ready(let value): return value.type
    case .defaultValue(let parameter, let context):
      return try lowerer.types.lower(context.concrete(parameter.variable.type))
    case .type(let type): return try lower(type.metatype)
    case .closure(let closure): return try lower(closure.type)
    }
  }

  /// Evaluates an argument; the result holds as long as `need` says.
  func emitArgument(_ argument: Argument, into destination: Int? = nil, _ need: Need) throws -> Value {
    switch argument {
    case .expression(let expression): return try emit(expression, into: destination, need)
    case .load(let place): return try emitLoad(of: place, into: destination, need)
    case .ready(let value): return passOn(value, into: destination, need)
    case .type(let type):
      let slot = allocate(1, destination)
      try emitDescriptor(context.concrete(type), to: slot)
      return Value(slot: slot, type: try lower(type.metatype))
    case .closure(let closure): return try emitClosure(closure, into: destination, need)
    case .defaultValue(let parameter, let calleeContext):
      guard let value = program.defaultValue(of: parameter) else {
        throw LoweringError.fault("no default value")
      }
      let outer = context
      context = calleeContext
      defer { context = outer }
      return try emit(value, into: destination, need)
    case .address(let place):
      let access = try emitTracedAccess(to: place)
      return try emitArgument(.reached(access), into: destination, need)
    case .reached(let access):
      let slot = allocate(1, destination)
      emitAddress(of: access.home, to: slot)
      return Value(slot: slot, type: lowerer.addressType)
    }
  }
}
