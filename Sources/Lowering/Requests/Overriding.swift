import Bytecode
import Semantics

// Calls through an object's class: which are needed, and where their functions are.

extension Lowerer {
  /// The members that some member of the program overrides.
  func findOverridden() -> Set<Symbol> {
    var result: Set<Symbol> = []
    for (symbol, _) in checked.bodies {
      var current: ValueSymbol? = (symbol as? AccessorSymbol)?.owner ?? symbol
      while let one = current?.overriddenSymbol, result.insert(one).inserted { current = one }
    }
    return result
  }

  /// Whether a member may be overridden where a call of it goes to. Only members of classes are asked for.
  func isOverridden(_ symbol: ValueSymbol) -> Bool {
    let member = (symbol as? AccessorSymbol)?.owner ?? symbol
    guard let owner = program.owner(of: member), owner.kind == .class else { return false }
    // A subclass that says nothing of an initializer has one of its own all the same.
    if member is InitializerSymbol { return !owner.isFinal }
    if isOpenEnded, !member.isFinal, !owner.isFinal, member.access != .private, member.parent is NominalSymbol {
      return true
    }
    if overridden.contains(member) { return true }
    // The library's classes are not among the program's bodies.
    guard !member.isFinal, !owner.isFinal, !isInProgram(owner), member.parent is NominalSymbol else {
      return false
    }
    return true
  }

  /// Whether the program itself, not the library, declares a symbol.
  func isInProgram(_ symbol: Symbol) -> Bool {
    var current: Symbol? = symbol
    while let one = current {
      if let module = one as? ModuleSymbol { return module.isMain }
      current = one.parent
    }
    return false
  }

  /// Which accessor of a property or subscript a method is.
  enum AccessorSlot: Int {
    case get, set
  }

  /// The index of a method among its class's.
  func methodIndex(of symbol: CallableSymbol) -> Int? {
    if let accessor = symbol as? AccessorSymbol {
      switch accessor.kind {
      case .get: return methodIndex(of: accessor.owner, .get)
      case .set: return methodIndex(of: accessor.owner, .set)
      default: return nil
      }
    }
    return index(of: symbol)
  }

  func methodIndex(of member: ValueSymbol, _ slot: AccessorSlot) -> Int? {
    index(of: member).map { $0 + slot.rawValue }
  }

  private func index(of member: ValueSymbol) -> Int? {
    var root = member
    while let overridden = root.overriddenSymbol { root = overridden }
    guard let owner = program.owner(of: root), owner.kind == .class else { return nil }
    var index = 0
    for slot in owner.vtable {
      if slot === root { return index }
      index += slot is FunctionSymbol || slot is InitializerSymbol ? 1 : 2
    }
    return nil
  }

  /// The functions of a class's methods, by index.
  func methods(ofClass type: Type) -> [FunctionReference] {
    guard let nominal = type.nominal else { return [] }
    var result: [FunctionReference] = []
    for slot in nominal.vtable {
      let member = nominal.implementation(of: slot)
      let arguments = arguments(of: member, in: type)
      let isGeneric = member.genericSignature.parameters.count > arguments.count
      switch member {
      case is FunctionSymbol, is InitializerSymbol:
        result.append(
          isGeneric
            // Called by its key.
            ? missing(member, "a generic method without its arguments")
            : function(for: DeclarationReference(member, arguments: arguments)))
      default:
        result.append(accessor(.get, of: member, arguments))
        result.append(accessor(.set, of: member, arguments))
      }
    }
    return result
  }

  func arguments(of member: Symbol, in type: Type) -> [Type] {
    let owner = program.owner(of: member)
    var current: Type? = type
    while let one = current {
      if one.nominal === owner { return one.arguments }
      current = program.superclass(of: one)
    }
    return []
  }

  private func missing(_ member: ValueSymbol, _ what: String) -> FunctionReference {
    FunctionReference(
      name: member.name,
      owner: FunctionRequest { throw LoweringError.unsupported(what, member.nameRange) })
  }

  /// A getter or setter as a function, also of a stored property.
  private func accessor(_ slot: AccessorSlot, of member: ValueSymbol, _ arguments: [Type])
    -> FunctionReference
  {
    let accessors = (member as? VariableSymbol)?.accessors ?? (member as? SubscriptSymbol)?.accessors ?? []
    if let accessor = accessors.first(where: { $0.kind == (slot == .get ? .get : .set) }) {
      return function(for: DeclarationReference(accessor, arguments: arguments))
    }
    guard let variable = member as? VariableSymbol, !variable.isStatic else {
      return missing(member, "this override")
    }
    return FunctionReference(
      name: member.name,
      owner: FunctionRequest { [unowned self] in
        try storedAccessorCode(slot, DeclarationReference(variable, arguments: arguments), variable)
      })
  }

  /// A getter or setter of a stored property, for calls that do not know that it is one.
  private func storedAccessorCode(
    _ slot: AccessorSlot, _ reference: DeclarationReference, _ variable: VariableSymbol
  ) throws -> Code {
    guard let owner = program.owner(of: variable) else { throw LoweringError.fault("no class") }
    let context = TypeContext(reference, in: program)
    let object = VariableSymbol(
      name: "self", isLet: true, type: owner.declaredType, syntax: nil, parent: nil, program: program)
    let value = VariableSymbol(
      name: "newValue", isLet: true, type: variable.type, syntax: nil, parent: nil, program: program)
    let emitter = try makeEmitter(
      for: slot == .get ? [object] : [object, value], named: variable.name, context: context, outer: nil,
      selfVariable: nil)
    emitter.assembler.traceRole = traceRole(.storage, of: variable)
    let range = emitter.emptyRange
    let base = TypedPlace(.variable(object), type: owner.declaredType, range: range)
    let observers = variable.accessor(.willSet) != nil || variable.accessor(.didSet) != nil
    let place = TypedPlace(
      .property(
        base: base, DeclarationReference(variable, arguments: owner.declaredType.arguments),
        dispatch: .direct, isDirect: slot == .get || !observers),
      type: variable.type, range: range)
    if slot == .get {
      let result = try types.lower(context.concrete(variable.type))
      emitter.exit = .function(result)
      try emitter.emitReturn(try emitter.emitLoad(of: place, into: nil, .owned))
    } else {
      emitter.exit = .function(voidType)
      let new = TypedPlace(.variable(value), type: variable.type, range: range)
      try emitter.withScope {
        try emitter.emitAssignment(place, TypedExpression(.load(new), type: variable.type, range: range))
      }
      emitter.emitReturnInstruction()
    }
    return try emitter.finish()
  }
}
