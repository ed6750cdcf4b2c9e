/// A function that code may call before its own code exists. Its code is made when it is first called.
public final class FunctionReference {
  /// The function's name in call stacks: `Stack.push(_:)`.
  public let name: String
  /// Lowering's own record of what the function is.
  public let owner: AnyObject?
  /// The code, once made.
  public internal(set) var code: Code?

  /// Where the function is entered; 0 until the machine meets it. At first that is a `link` instruction of its own.
  public var entry = 0
  /// Words that hold `entry` and are changed when the code is made.
  public var entryWords: [UnsafeMutablePointer<Int>] = []

  /// Makes a reference.
  public init(name: String, owner: AnyObject? = nil, code: Code? = nil) {
    self.name = name
    self.owner = owner
    self.code = code
  }

  /// Forgets the code, so that other code is made at the next call from code that is linked later.
  public func forgetCode() {
    code = nil
    entry = 0
    entryWords = []
  }

  /// Keeps the code that was made for the function.
  public func setCode(_ code: Code) { self.code = code }
}
