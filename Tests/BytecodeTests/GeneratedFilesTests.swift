import Bytecode
import Foundation
import Testing

@Suite struct GeneratedFilesTests {
  @Test func generatedFilesAreUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let generator = root.appendingPathComponent("Sources/Bytecode/Generator/generate.py").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", generator, "--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func everyOpcodeHasADescription() {
    #expect(InstructionDescription.all.count == Opcode.allCases.count)
    for opcode in Opcode.allCases { #expect(Opcode(named: opcode.description.name) == opcode) }
    #expect(Opcode(named: "uint8.equal") == .int64Equal)
  }
}
