import Bytecode
import Semantics

/// Code that works on what is inside an existential: made once for each type that turns up there.
///
/// It is a function of its own, with two arguments: the address of what is inside, and the address of the frame it
/// belongs to, where it finds the variables around it, if it uses any.
final class OpenedBody {
  let name: String
  let context: TypeContext
  let opened: OpenedExistential
  let variable: VariableSymbol
  let body: TypedExpression
  let bindings: [VariableSymbol: Binding]
  /// Whether it uses variables of the frame it belongs to, whose address it is then given.
  let usesFrame: Bool
  init(
    name: String, context: TypeContext, opened: OpenedExistential, variable: VariableSymbol,
    body: TypedExpression,
    bindings: [VariableSymbol: Binding], usesFrame: Bool
  ) {
    self.name = name
    self.context = context
    self.opened = opened
    self.variable = variable
    self.body = body
    self.bindings = bindings
    self.usesFrame = usesFrame
  }
}

extension FunctionEmitter {
  func emitOpened(
    _ expression: TypedExpression, _ value: TypedExpression, _ variable: VariableSymbol, _ opened: Type,
    _ body: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let existential = try emit(value, .scope)
    let type: Int
    switch existential.type.form {
    case .existential: type = existential.slot + 3
    case .objectExistential, .object:
      type = allocate(1)
      assembler.emit(.objectType, type, existential.slot)
    case .metatype: type = existential.slot
    default:
      throw LoweringError.unsupported("opening a value of type '\(existential.type.type)'", expression.range)
    }
    return try emitOpenedCall(expression, variable, opened, body, type: type, depth, into: destination, need) {
      pointer in
      if case .existential = existential.type.form {
        assembler.emit(.existentialPayloadLocal, pointer, existential.slot)
      } else {
        assembler.emit(.slotAddress, pointer, existential.slot)
      }
    }
  }

  func emitOpened(
    _ expression: TypedExpression, _ place: TypedPlace, _ variable: VariableSymbol, _ opened: Type,
    _ body: TypedExpression, into destination: Int?, _ need: Need
  ) throws -> Value {
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    let access = try emitTracedAccess(to: place)
    let type = allocate(1)
    let home = allocate(1)
    emitAddress(of: access.home, to: home)
    let isExistential: Bool
    if case .existential = access.type.form { isExistential = true } else { isExistential = false }
    if isExistential {
      assembler.emit(.memoryLoad, type, home, 3)
    } else {
      let object = allocate(1)
      assembler.emit(.memoryLoad, object, home, 0)
      assembler.emit(.objectType, type, object)
    }
    return try emitOpenedCall(expression, variable, opened, body, type: type, depth, into: destination, need) {
      pointer in
      if isExistential {
        assembler.emit(.existentialUniquePayload, pointer, home)
      } else {
        emitMove(home, to: pointer, slots: 1)
      }
    }
  }

  /// Calls the code for the type in a slot; `emitPayloadAddress` puts the address of what was opened where it is asked to.
  private func emitOpenedCall(
    _ expression: TypedExpression, _ variable: VariableSymbol, _ opened: Type, _ body: TypedExpression, type: Int,
    _ depth: Int, into destination: Int?, _ need: Need, emitPayloadAddress: (Int) -> Void
  ) throws -> Value {
    guard case .opened(let existential) = opened.kind else { throw LoweringError.fault("nothing opened") }
    let uses = VariableUses()
    uses.visit(body)
    uses.variables.remove(variable)
    // Variables of functions around this one are captured now, since this function's captures are fixed when it ends. Where
    // they are found holds for this call only.
    let known = bindings
    defer { bindings = known }
    for variable in uses.variables
    where bindings[variable] == nil && (!variable.isGlobalStorage || lowerer.livesInFrame(variable)) {
      if let access = try emitOuterVariable(variable) { bindings[variable] = Binding(access: access) }
    }
    let usesFrame = uses.variables.contains { bindings[$0] != nil || frameBindings[$0] != nil }
    let owner = OpenedBody(
      name: name, context: context, opened: existential, variable: variable, body: body, bindings: bindings,
      usesFrame: usesFrame)
    let key = DispatchKey(name: "opened in \(name)", owner: owner)
    let result = try lower(body.type)
    let window = top + Assembler.linkageSlots
    top = window + 2
    assembler.reserve(slots: top)
    emitPayloadAddress(window)
    if usesFrame { assembler.emit(.slotAddress, window + 1, 0) }
    mark(expression.range.location)
    assembler.emitCall(
      .dispatched(key, types: type), window: window, arguments: usesFrame ? 2 : 1, results: result.slots)
    top = window + result.slots
    assembler.reserve(slots: top)
    if ErrorSources.mayThrow(body) { try emitErrorCheck() }
    if result.type.isNever { assembler.emit(.trapUnreachable) }
    try popScope(to: depth, keepingSlots: true)
    if let destination, destination != window {
      emitMove(window, to: destination, slots: result.slots)
      return handOver(destination, result, need)
    }
    return handOver(window, result, need)
  }

  /// A variable of the frame that this code belongs to.
  func emitFrameVariable(_ variable: VariableSymbol) -> Access? {
    guard let binding = frameBindings[variable] else { return nil }
    var access = binding.access
    access.isPrivate = false
    switch access.home {
    case .slots(let slot): access.home = .memory(pointer: 1, offset: slot)
    case .memory(let pointer, let offset):
      let slot = allocate(1)
      assembler.emit(.memoryLoad, slot, 1, pointer)
      access.home = .memory(pointer: slot, offset: offset)
    case .global: break
    }
    return access
  }
}

extension Lowerer {
  /// The code of an opened existential's body for one type.
  func code(of owner: OpenedBody, for type: Type) throws -> Code {
    let context = owner.context.opening(owner.opened, as: type)
    let emitter = FunctionEmitter(
      self, name: owner.name, context: context, argumentSlots: owner.usesFrame ? 2 : 1)
    emitter.frameBindings = owner.bindings
    let variableType = context.concrete(owner.variable.type)
    let lowered = try types.lower(variableType)
    emitter.bindings[owner.variable] = Binding(
      access: Access(home: .memory(pointer: 0, offset: 0), type: lowered, isImmutable: false, isPrivate: true)
    )
    let result = try types.lower(context.concrete(owner.body.type))
    emitter.exit = .function(result)
    let value = try emitter.emit(owner.body, .owned)
    if !emitter.assembler.hasEnded { try emitter.emitReturn(value) }
    return try emitter.finish()
  }
}
