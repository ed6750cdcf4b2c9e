import Basics
import Foundation
import Session
import Testing

/// Programs do in here what swiftc made them do. A mismatch leaves `NAME.observed` beside the program.
///
/// `RECORD_PROGRAMS=1 swift test --filter ProgramTests` asks swiftc again and writes the expectations; that run fails,
/// so that nobody records by accident.
@Suite(.serialized) struct ProgramTests {
  @Test(arguments: Program.all(in: "Tests/Programs")) func program(_ program: Program) throws {
    try check(program)
  }

  @Test(arguments: Program.all(in: "samples")) func sample(_ program: Program) throws {
    try check(program)
  }

  /// What these print was recorded from swiftc on top of the library's own modules, which `Tests/Views/compare` does.
  /// It runs those of `Programs` here as well.
  @Test(arguments: ["Behaviours", "Accidents", "Drawn"].flatMap { Program.all(in: "Tests/Views/\($0)") })
  func views(_ program: Program) throws {
    if !program.isToBeRecorded { try check(program) }
  }

  /// The behaviours of SwiftUI's data flow have numbers. The name of each program begins with the numbers it shows, and its
  /// first line says them again.
  @Test func eachNumberedBehaviourHasAProgram() throws {
    var shown: Set<Int> = []
    for program in Program.all(in: "Tests/Views/Behaviours") {
      let name = program.file.deletingPathExtension().lastPathComponent
      let numbers = name.split(separator: "-").prefix { Int($0) != nil }.compactMap { Int($0) }
      let title = try String(contentsOf: program.file, encoding: .utf8).prefix { $0 != ":" }
      let told = title.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(Set(told) == Set(numbers), "\(name): its first line tells of \(told)")
      shown.formUnion(numbers)
    }
    #expect(Set(1...85).subtracting(shown).isEmpty)
  }

  private func check(_ program: Program) throws {
    if program.isToBeRecorded {
      try program.record()
      Issue.record("recorded what swiftc does; run again without RECORD_PROGRAMS")
      return
    }
    if Program.pending.contains(program.testDescription) { return }
    let observed = try onLargeStack { try observe(program) }
    let expected = expectation(of: program)
    if observed.agrees(with: expected) {
      try? FileManager.default.removeItem(at: program.url(of: "observed"))
    } else {
      try observed.text.write(to: program.url(of: "observed"), atomically: true, encoding: .utf8)
      Issue.record("\(program.testDescription): wanted\n\(expected.text)\nobserved\n\(observed.text)")
    }
  }

  private func expectation(of program: Program) -> Conduct {
    if let diagnostics = program.companion("diag") { return .diagnosed(diagnostics) }
    let output = program.companion("out") ?? ""
    if let trap = program.companion("trap") {
      return .stopped(output, trap.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let status = program.companion("exit").flatMap {
      Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return .ended(output, status ?? 0)
  }

  private func observe(_ program: Program) throws -> Conduct {
    let text = try Data(contentsOf: program.file)
    let source = SourceFile(name: program.file.lastPathComponent, text: Array(text))
    let plain = Compilation(source: source)
    // With events beside it, a program's app or last view is drawn and the events are played, as `--views` does.
    let compilation = program.companion("events").flatMap { plain.showingViews(events: $0) } ?? plain
    let verdictLines = { diagnosticLines(compilation.diagnostics.diagnostics) }
    if program.companion("diag") != nil {
      _ = compilation.check()
      return .diagnosed(verdictLines())
    }
    let host = TestHost(input: program.companion("input") ?? "")
    let outcome = compilation.run(on: host)
    let output = String(decoding: host.output, as: UTF8.self)
    switch outcome {
    case .finished: return .ended(output, 0)
    case .exited(let status): return .ended(output, status)
    case .stopped(let stop): return .stopped(output, stop.message)
    case .rejected: return .diagnosed(verdictLines())
    }
  }
}

/// What a program does, as far as a test looks at it.
private enum Conduct {
  case ended(String, Int32)
  case stopped(String, String)
  case diagnosed(String)

  /// Whether this, which was observed, is what was expected.
  func agrees(with expected: Conduct) -> Bool {
    switch (self, expected) {
    case (.ended(let output, let status), .ended(let wanted, let wantedStatus)):
      return output == wanted && status == wantedStatus
    case (.stopped(let output, let message), .stopped(let wanted, let wantedMessage)):
      return output == wanted && withoutAddresses(message).contains(withoutAddresses(wantedMessage))
    case (.diagnosed(let lines), .diagnosed(let wanted)): return Conduct.areAlike(lines, wanted)
    default: return false
    }
  }

  /// Whether diagnostics are as wanted. Notes in the library, `?: note: …`, are left out by most recordings.
  private static func areAlike(_ text: String, _ wanted: String) -> Bool {
    let isInLibrary = { (line: Substring) in line.hasPrefix("?: ") }
    var lines = text.split(separator: "\n")
    let wantedLines = wanted.split(separator: "\n")
    if !wantedLines.contains(where: isInLibrary) { lines.removeAll(where: isInLibrary) }
    return lines == wantedLines
  }

  var text: String {
    switch self {
    case .ended(let output, 0): return output
    case .ended(let output, let status): return output + "<exit status \(status)>\n"
    case .stopped(let output, let message): return output + "<stopped: \(message)>\n"
    case .diagnosed(let lines): return lines
    }
  }
}

/// One line for each diagnostic and note, without the file's name; a note in the library is at no place of the program.
private func diagnosticLines(_ diagnostics: [Diagnostic]) -> String {
  var text = ""
  for diagnostic in diagnostics where diagnostic.severity != .hint {
    let (line, column) = diagnostic.location.file.lineAndColumn(at: diagnostic.location.offset)
    let place = diagnostic.location.file.isLibrary ? "?" : "\(line):\(column)"
    text += "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)\n"
    text += diagnosticLines(diagnostic.notes)
  }
  return text
}

private func withoutAddresses(_ message: String) -> String {
  message.replacing(#/0x(?:ADDR|[0-9a-fA-F]+)/#, with: "0xADDR")
}

/// Runs a closure on a thread of its own: test threads have half a megabyte of stack, too little for deep trees.
func onLargeStack<Result>(_ body: @escaping () throws -> Result) throws -> Result {
  nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
  nonisolated(unsafe) let work = body
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = Swift.Result { try work() }
    done.signal()
  }
  thread.stackSize = 256 << 20
  thread.start()
  done.wait()
  return try result!.get()
}
