import Basics
import Testing

@testable import Session

@Suite struct StopReportTests {
  private let file = SourceFile(
    name: "a.swiftlet", text: "func pick(_ i: Int) -> Int {\n  return list[i]\n}\nprint(pick(5))\n")

  @Test func showsTheMessageThePlaceAndTheCalls() {
    let stop = Stop(
      kind: .trap, message: "Fatal error: Index out of range",
      frames: [
        Stop.Frame(function: "pick(_:)", location: file.location(38)),
        Stop.Frame(function: "top level", location: file.location(55)),
      ])
    #expect(
      StopReport().text(of: stop) == """
        Fatal error: Index out of range
        a.swiftlet:2:10
          return list[i]
                 ^
        Call stack:
          pick(_:) at a.swiftlet:2:10
          top level at a.swiftlet:4:8

        """)
  }

  @Test func leavesOutTheLibrarysOwnFrames() {
    let library = SourceFile(name: "Swift/Array.swiftlet", text: "x", isLibrary: true)
    let stop = Stop(
      kind: .trap, message: "Fatal error: Index out of range",
      frames: [
        Stop.Frame(function: "Array.subscript", location: library.location(0)),
        Stop.Frame(function: "top level", location: file.location(55)),
      ])
    #expect(
      StopReport().text(of: stop)
        == "Fatal error: Index out of range\na.swiftlet:4:8\nprint(pick(5))\n       ^\n")
  }

  @Test func leavesOutTheMiddleOfALongCallStack() {
    let frames = (0..<1000).map { Stop.Frame(function: "f\($0)", location: file.location(38)) }
    let text = StopReport().text(of: Stop(kind: .limit, message: "Stack overflow", frames: frames))
    #expect(text.contains("  f7 at a.swiftlet:2:10\n  … 984 more calls …\n  f992 at a.swiftlet:2:10\n"))
  }
}

@Suite struct SourceValidationTests {
  @Test func findsTheFirstInvalidByte() {
    #expect(SourceFile(name: "a", text: "let π = 3").firstInvalidByte == nil)
    #expect(SourceFile(name: "a", text: Array("let ".utf8) + [0xFF, 0x20]).firstInvalidByte?.offset == 4)
  }
}
