// Written by Sources/Bytecode/Generator/generate.py from the instruction table. Do not edit.
// swift-format-ignore-file

/// Why the machine stopped.
public enum StopCode: Int, Sendable {
  /// As the message says.
  case message = 1
  /// Swift runtime failure: arithmetic overflow
  case arithmeticOverflow = 2
  /// Fatal error: Division by zero
  case divisionByZero = 3
  /// Fatal error: Division results in an overflow
  case divisionOverflow = 4
  /// Fatal error: Division by zero in remainder operation
  case remainderByZero = 5
  /// Fatal error: Division results in an overflow in remainder operation
  case remainderOverflow = 6
  /// Fatal error: Not enough bits to represent the passed value
  case notEnoughBits = 7
  /// Fatal error: Negative value is not representable
  case negativeNotRepresentable = 8
  /// Fatal error: Index out of range
  case indexOutOfRange = 9
  /// Fatal error: String index is out of bounds
  case stringIndexOutOfBounds = 10
  /// Fatal error: Unexpectedly found nil while unwrapping an Optional value
  case unwrappedNil = 11
  /// Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
  case implicitlyUnwrappedNil = 12
  /// Fatal error: Unreachable code was reached
  case unreachable = 13
  /// Stack overflow: the program's calls are nested too deeply
  case stackOverflow = 14
  /// Out of memory
  case outOfMemory = 15
  /// Interrupted
  case interrupt = 16
  /// The program came to its end
  case finished = 17
  /// The program called exit
  case exit = 18
  /// As the message says.
  case uncaughtError = 19
  /// As the message says.
  case failure = 20

  /// What is said of it, where the instruction itself does not say it.
  public var message: String? {
    switch self {
    case .message: return nil
    case .arithmeticOverflow: return "Swift runtime failure: arithmetic overflow"
    case .divisionByZero: return "Fatal error: Division by zero"
    case .divisionOverflow: return "Fatal error: Division results in an overflow"
    case .remainderByZero: return "Fatal error: Division by zero in remainder operation"
    case .remainderOverflow: return "Fatal error: Division results in an overflow in remainder operation"
    case .notEnoughBits: return "Fatal error: Not enough bits to represent the passed value"
    case .negativeNotRepresentable: return "Fatal error: Negative value is not representable"
    case .indexOutOfRange: return "Fatal error: Index out of range"
    case .stringIndexOutOfBounds: return "Fatal error: String index is out of bounds"
    case .unwrappedNil: return "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    case .implicitlyUnwrappedNil: return "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    case .unreachable: return "Fatal error: Unreachable code was reached"
    case .stackOverflow: return "Stack overflow: the program's calls are nested too deeply"
    case .outOfMemory: return "Out of memory"
    case .interrupt: return "Interrupted"
    case .finished: return "The program came to its end"
    case .exit: return "The program called exit"
    case .uncaughtError: return nil
    case .failure: return nil
    }
  }
}
