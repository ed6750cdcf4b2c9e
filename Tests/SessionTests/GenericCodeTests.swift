import Basics
import Bytecode
import Lowering
import Machine
import Testing

@testable import Session

/// Generic code is checked once and made once for each set of types; existentials hold small values in place.
@Suite struct GenericCodeTests {
  private func compilation(_ text: String) -> Compilation {
    Compilation(source: SourceFile(name: "a.swift", text: text))
  }

  @Test func genericFunctionIsCheckedOnceAndMadeForEachSetOfTypes() throws {
    let program = compilation(
      """
      func largest<T: Comparable>(_ values: [T]) -> T {
        var best = values[0]
        for value in values.dropFirst() {
          if best < value { best = value }
        }
        return best
      }
      print(largest([1, 2]), largest(["a", "b"]), largest([3, 4]), largest([1.5, 2.5]))
      """)
    let typed = try #require(program.printedTypes())
    #expect(typed.components(separatedBy: "\nlargest(_:)\n").count == 2, "one typed body")
    let code = try #require(program.printedBytecode())
    let made = code.components(separatedBy: "\n; for ").dropFirst().map { $0.components(separatedBy: "\n")[0] }
    #expect(made == ["Double", "Int", "String"])
    #expect(code.contains("float64.branchIf") && code.contains("int64.branchIf") && code.contains("string.less"))
  }

  @Test func existentialHoldsThreeWordsInPlace() throws {
    #expect(try blocks(madeFor: "struct Part: Shape { var a = 1, b = 2, c = 3 }") == 0)
    #expect(try blocks(madeFor: "struct Part: Shape { var a = 1, b = 2, c = 3, d = 4 }") == 1)
  }

  /// How many blocks of memory there are when a program that has called a requirement of an existential comes to its end.
  private func blocks(madeFor type: String) throws -> Int {
    let program = compilation(
      """
      protocol Shape { var a: Int { get } }
      extension Shape { func doubled() -> Int { a * 2 } }
      \(type)
      func total(_ shape: any Shape) -> Int { shape.a + shape.doubled() }
      let shape: any Shape = Part()
      if total(shape) != 3 { fatalError() }
      """)
    let core = try #require(program.core)
    let lowerer = Lowerer(core.file, program: core.program)
    let machine = Machine(source: lowerer, host: SilentHost())
    machine.trackBlocks()
    _ = machine.run(lowerer.entry)
    return machine.leakedBlocks(roots: []).reduce(0) { $0 + $1.count }
  }
}

/// Takes nothing and gives nothing.
private final class SilentHost: Host {
  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {}
  func readLine() -> [UInt8]? { nil }
  var arguments: [String] { [] }
  func nanoseconds() -> UInt64 { 0 }
  func randomBits() -> UInt64 { 4 }
}
