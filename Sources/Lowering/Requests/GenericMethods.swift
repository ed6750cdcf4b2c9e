import Bytecode
import Semantics

/// A generic method that subclasses override: which function a call means depends on the object's class and on the
/// arguments of the method's own generic parameters, so that no slot of a class can hold it.
final class GenericMethod {
  /// The member that introduced the method.
  let root: ValueSymbol
  /// Which accessor is meant, where it is a subscript.
  let accessor: AccessorSymbol.Kind?
  /// What the method's own generic parameters stand for.
  let arguments: [Type]

  init(root: ValueSymbol, accessor: AccessorSymbol.Kind?, arguments: [Type]) {
    self.root = root
    self.accessor = accessor
    self.arguments = arguments
  }
}

extension Lowerer {
  /// The key by which the function of an overridden generic method is found; nil for methods that are not generic.
  func genericMethodKey(for target: DeclarationReference) -> DispatchKey? {
    let accessor = target.symbol as? AccessorSymbol
    guard let member = accessor?.owner ?? target.symbol as? ValueSymbol,
      let own = (member as? CallableSymbol)?.ownParameters, !own.isEmpty, !(member is InitializerSymbol)
    else { return nil }
    var root = member
    while let overridden = root.overriddenSymbol { root = overridden }
    let arguments = Array(target.arguments.suffix(own.count))
    let identity = DeclarationReference(accessor ?? root, arguments: arguments)
    if let known = genericMethodKeys[identity] { return known }
    let key = DispatchKey(
      name: callStackName(of: root),
      owner: GenericMethod(root: root, accessor: accessor?.kind, arguments: arguments))
    genericMethodKeys[identity] = key
    return key
  }

  /// The function of a generic method for the objects of a class.
  func function(for method: GenericMethod, ofClass type: Type) throws -> FunctionReference {
    guard let nominal = type.nominal else { throw LoweringError.fault("a method of no class") }
    let member = nominal.implementation(of: method.root)
    let arguments = arguments(of: member, in: type) + method.arguments
    guard let kind = method.accessor else {
      return function(for: DeclarationReference(member, arguments: arguments))
    }
    guard let accessor = (member as? SubscriptSymbol)?.accessor(kind) else {
      throw LoweringError.fault("an override without its accessor")
    }
    return function(for: DeclarationReference(accessor, arguments: arguments))
  }
}

extension FunctionEmitter {
  /// A call of a generic method that subclasses override; `receiver` is the object, or the type for a class method.
  func emitGenericMethodCall(
    _ key: DispatchKey, _ symbol: CallableSymbol, _ receiver: Argument, _ arguments: [Argument],
    result: LoweredType, throwsError: Bool, into destination: Int?, _ need: Need
  ) throws -> Value {
    let object = try emitArgument(receiver, .scope)
    var type = object.slot
    if !symbol.isStatic {
      type = allocate(1)
      assembler.emit(.objectType, type, object.slot)
    }
    return try emitCall(
      .dispatched(key, type: type), [.ready(object)] + arguments, result: result, throwsError: throwsError,
      into: destination, need)
  }
}
