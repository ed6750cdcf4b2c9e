/// Where the machine's code comes from: lowering, asked when a function is first called. What it throws stops the
/// program.
public protocol CodeSource: AnyObject {
  /// Makes the code of a function.
  func code(for function: FunctionReference) throws -> Code
  /// The function that a key names for types.
  func function(for key: DispatchKey, types: [TypeDescriptor]) throws -> FunctionReference
}
