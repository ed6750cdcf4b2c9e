import Foundation

extension Program {
  /// Has swiftc compile the program and writes down what it says or what the program prints.
  func record() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let main = scratch.appending(path: "main.swift")
    try FileManager.default.copyItem(at: file, to: main)
    let binary = scratch.appending(path: "main")
    let compiled = try run(
      "/usr/bin/env", ["swiftc", "-diagnostic-style", "llvm", main.path, "-lm", "-o", binary.path], input: nil)
    if compiled.status != 0 || companion("diag") != nil {
      let lines = compiled.error.split(separator: "\n").compactMap { diagnostic(in: String($0)) }
      try write(lines.joined(separator: "\n") + "\n", "diag")
      return
    }
    // Unbuffered, so that what a program prints before it stops is not lost.
    let ran = try run("/usr/bin/env", ["stdbuf", "-o0", binary.path], input: companion("input"))
    try write(ran.output, "out")
    if ran.wasStopped {
      let message = ran.error.split(separator: "\n").first { $0.contains(": ") }.map(String.init) ?? ran.error
      // What stands before the message is the path of a file of Swift's own library or of the scratch folder.
      let start = ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast", "Simultaneous accesses"]
        .compactMap {
          message.range(of: $0)
        }.first
      try write(String(message[(start?.lowerBound ?? message.startIndex)...]) + "\n", "trap")
    } else if ran.status != 0 {
      try write("\(ran.status)\n", "exit")
    }
  }

  /// The `LINE:COLUMN: SEVERITY: MESSAGE` of a line that begins a diagnostic.
  private func diagnostic(in line: String) -> String? {
    guard let match = line.firstMatch(of: #/^.*?:(\d+:\d+: (?:error|warning|note): .*)$/#) else { return nil }
    return String(match.output.1)
  }

  private func write(_ text: String, _ fileExtension: String) throws {
    try text.write(to: url(of: fileExtension), atomically: true, encoding: .utf8)
  }

  private struct Ran {
    let status: Int32
    let wasStopped: Bool
    let output: String
    let error: String
  }

  private func run(_ tool: String, _ arguments: [String], input: String?) throws -> Ran {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let (output, error, given) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (output, error, given)
    try process.run()
    given.fileHandleForWriting.write(Data((input ?? "").utf8))
    try given.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ran(
      status: process.terminationStatus, wasStopped: process.terminationReason == .uncaughtSignal,
      output: String(decoding: printed, as: UTF8.self), error: String(decoding: said, as: UTF8.self))
  }
}
