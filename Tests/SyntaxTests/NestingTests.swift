import Basics
import Foundation
import Testing

@testable import Syntax

/// Programs that nest too deeply, or repeat something too often, end in a message and never in an overflow.
@Suite struct NestingTests {
  static let tooDeep = "structure nesting level exceeded maximum of 256"

  @Test(arguments: [
    ("parentheses", "let x = ", "(", "1", ")"), ("brackets", "let x = ", "[", "1", "]"),
    ("braces", "", "do { ", "", "}"), ("closures", "let x = ", "{ ", "1", " }"),
    ("types", "let x: ", "[", "Int", "]"), ("functions", "", "func f() { ", "", "}"),
    ("structs", "", "struct S { ", "", "}"), ("tuple patterns", "let ", "(", "a", ")"),
    ("conditions", "", "if a { ", "", "}"), ("arguments", "", "f(", "1", ")"),
    ("interpolations", "let x = ", "\"\\(", "1", ")\""),
  ])
  func nestingIsLimited(_ name: String, _ start: String, _ open: String, _ middle: String, _ close: String) {
    let deep = start + String(repeating: open, count: 2_000) + middle + String(repeating: close, count: 2_000)
    #expect(messages(of: deep).contains(NestingTests.tooDeep), "\(name)")
    let shallow = start + String(repeating: open, count: 50) + middle + String(repeating: close, count: 50)
    #expect(messages(of: shallow) == [], "\(name)")
  }

  @Test(arguments: [
    ("operands", "let x = 1", " + 1"), ("members", "let x = a", ".b"), ("calls", "let x = a", ".b()"),
    ("optional chains", "let x = a", "?.b"), ("else if", "if a { }", " else if b { }"),
    ("optional types", "let x: Int", "?"), ("compositions", "let x: A", " & B"), ("labels", "f(", "a: 1, "),
    ("statements", "", "f();"), ("attributes", "", "@objc "),
  ])
  func repetitionIsNot(_ name: String, _ start: String, _ part: String) {
    let text = start + String(repeating: part, count: 5_000)
    #expect(!messages(of: text).contains(NestingTests.tooDeep), "\(name)")
  }

  /// Parses where the stack is as large as the program's own.
  private func messages(of text: String) -> [String] {
    nonisolated(unsafe) var messages: [String] = []
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      let diagnostics = DiagnosticBag()
      _ = Parser(SourceFile(name: "nested.swift", text: text), diagnostics: diagnostics).parseFile()
      messages = diagnostics.diagnostics.map(\.message)
      finished.signal()
    }
    thread.stackSize = 256 << 20
    thread.start()
    finished.wait()
    return messages
  }
}
