import Basics
import Bytecode
import Machine

/// A host that keeps what is printed.
final class TestHost: Host {
  private var bytes: [UInt8] = []
  /// What the program printed.
  var output: String { String(decoding: bytes, as: UTF8.self) }
  var lines: [String] = []
  var arguments: [String] { ["test"] }

  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) { self.bytes += bytes }
  func readLine() -> [UInt8]? { lines.isEmpty ? nil : Array((lines.removeFirst() + "\n").utf8) }
  func nanoseconds() -> UInt64 { 0 }
  func randomBits() -> UInt64 { UInt64.random(in: 0 ... .max) }
}

/// Functions assembled by hand, and a machine for them.
final class HandMade: CodeSource {
  private var makers: [String: () throws -> Code] = [:]
  private var references: [String: FunctionReference] = [:]
  /// What dispatch keys name, by key and type.
  var dispatched: [String: FunctionReference] = [:]
  let host = TestHost()
  /// What the verifier found.
  private(set) var faults: [String] = []
  private(set) lazy var machine = Machine(source: self, host: host)

  /// The function with a name, defined or not yet.
  func function(_ name: String) -> FunctionReference {
    if let known = references[name] { return known }
    let reference = FunctionReference(name: name)
    references[name] = reference
    return reference
  }

  /// Defines a function.
  @discardableResult
  func define(
    _ name: String, arguments: Int = 0, slots: Int = 40, isCoroutine: Bool = false,
    _ body: @escaping (Assembler) -> Void
  ) -> FunctionReference {
    makers[name] = {
      let assembler = Assembler(name: name, argumentSlots: arguments, isCoroutine: isCoroutine)
      assembler.reserve(slots: slots)
      body(assembler)
      return try assembler.finish()
    }
    return function(name)
  }

  func code(for function: FunctionReference) throws -> Code {
    guard let maker = makers[function.name] else { throw AssemblyError.unplacedLabel(name: function.name) }
    let code = try maker()
    faults += Verifier().faults(in: code)
    return code
  }

  func function(for key: DispatchKey, types: [TypeDescriptor]) throws -> FunctionReference {
    guard let found = dispatched[key.name + types.map { " " + $0.name }.joined()] else {
      throw AssemblyError.unplacedLabel(name: key.name)
    }
    return found
  }

  /// Runs the function `main`.
  func run() -> RunOutcome { machine.run(function("main")) }
}

extension Assembler {
  /// Prints the integer in a slot and a line break; slots 30 to 35 are overwritten.
  func emitPrint(_ slot: Int) {
    emit(.int64Description, 30, slot)
    emit(.stringAppendLiteralLocal, 30, immediate: .string("\n"))
    emit(.constantSmall, 32, 0)
    emit(.write, 30, 32)
    emit(.stringRelease, 30)
  }

  /// Prints a literal and a line break; slots 30 to 32 are overwritten.
  func emitPrint(_ text: String) {
    emit(.stringLiteralBorrowed, 30, immediate: .string(text + "\n"))
    emit(.constantSmall, 32, 0)
    emit(.write, 30, 32)
  }
}
