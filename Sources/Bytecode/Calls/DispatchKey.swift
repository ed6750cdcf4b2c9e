/// What a call is dispatched by: a protocol's requirement, a cast's target, a generic function to be specialised for
/// the type a value turns out to have. With a type's descriptor it names one function.
///
/// Lowering makes one key for each requirement, target and so on, and answers for it as `CodeSource`. The machine keeps
/// the answers.
public final class DispatchKey {
  /// How many descriptors choose the function: the slot `type` of the instruction and those behind it.
  public let typeCount: Int
  /// The key's name in disassemblies.
  public let name: String
  /// Lowering's own record of what the key stands for.
  public let owner: AnyObject
  /// Functions found so far, by the addresses of the types' descriptors.
  public var found: [[Int]: FunctionReference] = [:]
  /// The last types met and where their functions are entered, two words a line; nil for keys of several types.
  public let recent: UnsafeMutablePointer<Int>?

  /// How many lines there are; a power of two.
  @inlinable public static var lines: Int { 8 }

  /// Makes a key.
  public init(name: String, owner: AnyObject, typeCount: Int = 1) {
    self.name = name
    self.owner = owner
    self.typeCount = typeCount
    if typeCount == 1 {
      let recent = UnsafeMutablePointer<Int>.allocate(capacity: 2 * DispatchKey.lines)
      recent.initialize(repeating: 0, count: 2 * DispatchKey.lines)
      self.recent = recent
    } else {
      recent = nil
    }
  }

  deinit { recent?.deallocate() }
}
