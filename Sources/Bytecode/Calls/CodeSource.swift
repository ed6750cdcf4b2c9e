extension CodeSource {
  /// Code made by hand knows of no types.
  public func typeArguments(of type: TypeDescriptor) -> [TypeDescriptor] { [] }
}

/// Where the machine's code comes from: lowering, asked when a function is first called. What it throws stops the
/// program.
public protocol CodeSource: AnyObject {
  /// Makes the code of a function.
  func code(for function: FunctionReference) throws -> Code
  /// The function that a key names for types.
  func function(for key: DispatchKey, types: [TypeDescriptor]) throws -> FunctionReference
  /// The arguments of a generic type; none for other types.
  func typeArguments(of type: TypeDescriptor) -> [TypeDescriptor]
}
