import Testing

@testable import Basics

/// Files, places in them, names and the text of diagnostics.
@Suite struct BasicsTests {
  @Test func linesAndColumnsCountBytesFromOne() {
    let file = SourceFile(name: "a.swift", text: "let é = 1\r\nb\n")
    #expect(file.lineCount == 3)
    #expect(file.lineAndColumn(at: 0) == (1, 1))
    #expect(file.lineAndColumn(at: 7) == (1, 8), "é has two bytes")
    #expect(file.lineAndColumn(at: 12) == (2, 1))
    #expect(file.lineAndColumn(at: file.count) == (3, 1))
    #expect(file.line(1) == "let é = 1")
    #expect(file.line(2) == "b")
    #expect(file.line(3) == "")
  }

  @Test func aZeroByteFollowsTheText() {
    let file = SourceFile(name: "a.swift", text: "ab")
    #expect(file.bytes.baseAddress![2] == 0)
    #expect(SourceFile(name: "empty", text: "").lineAndColumn(at: 0) == (1, 1))
  }

  @Test func rangesJoinAndHoldOneAnother() {
    let file = SourceFile(name: "a.swift", text: "one two three")
    let range = file.range(0, 3).union(file.range(8, 13))
    #expect(range.text == "one two three")
    #expect(range.contains(file.range(4, 7)))
    #expect(!file.range(4, 7).contains(range))
    #expect(range.emptyAtEnd.isEmpty)
    #expect("\(file.range(4, 7))" == "1:5-1:8")
  }

  @Test func namesWithTheSameTextAreEqual() {
    let text = "name\(1)"
    #expect(Name(text) == Name("name1"))
    #expect(Name(text) != Name("name2"))
    #expect(Name("é").text == "é")
    #expect(Name("$x").startsWithDollar)
    #expect(Name("").isEmpty)
    let many = (0..<10_000).map { Name("generated\($0)") }
    #expect(Set(many).count == 10_000)
    #expect(many.enumerated().allSatisfy { $1.text == "generated\($0)" })
  }

  @Test func aDiagnosticIsDrawnUnderItsLine() {
    let file = SourceFile(name: "a.swift", text: "let x = y + 1\n")
    let diagnostic = Diagnostic.error(
      "cannot find 'y' in scope", at: file.location(8), highlights: [file.range(8, 13)],
      notes: [.note("here", at: file.location(4))])
    #expect(
      DiagnosticRendering().render(diagnostic) == """
        a.swift:1:9: error: cannot find 'y' in scope
        let x = y + 1
                ^~~~~
        a.swift:1:5: note: here
        let x = y + 1
            ^

        """)
  }

  @Test func aSuggestedEditIsShownAsTheEditedLineAndAHintBehindIt() {
    let file = SourceFile(name: "a.swift", text: "  let x = 1\n")
    let diagnostic = Diagnostic.error(
      "cannot assign", at: file.location(6),
      notes: [.note("use 'var'", at: file.location(2), fixIts: [Diagnostic.FixIt(file.range(2, 5), "var")])]
    ).hinting("a 'let' keeps its value", topic: "mutability")
    #expect(
      DiagnosticRendering().render(diagnostic) == """
        a.swift:1:7: error: cannot assign
          let x = 1
              ^
        a.swift:1:3: note: use 'var'
          let x = 1
          ^
        fix: var x = 1
        a.swift:1:7: hint: a 'let' keeps its value (sandbox --explain mutability)

        """)
  }

  @Test func anEditThatLeavesSomethingToFillInIsNotShown() {
    let file = SourceFile(name: "a.swift", text: "f(x)\n")
    let diagnostic = Diagnostic.error(
      "e", at: file.location(0), fixIts: [Diagnostic.FixIt(file.range(3, 3), " ?? <#default value#>")])
    #expect(DiagnosticRendering().render(diagnostic) == "a.swift:1:1: error: e\nf(x)\n^\n")
  }

  @Test func theNearestNameIsOneThatASlipMakes() {
    #expect(NearName.nearest(to: "totl", among: ["total", "title", "count"]) == "total")
    #expect(NearName.nearest(to: "Total", among: ["total"]) == "total")
    #expect(NearName.nearest(to: "weight", among: ["total", "count"]) == nil)
    #expect(NearName.distance("form", "from") == 1)
  }

  @Test func aBagKeepsEachDiagnosticOnceInOrder() {
    let file = SourceFile(name: "a.swift", text: "ab")
    let bag = DiagnosticBag()
    let second = Diagnostic.warning("second", at: file.location(1))
    bag.report(.unsupported("an actor", at: file.location(0)))
    bag.report(second)
    bag.report(second)
    #expect(bag.diagnostics.count == 2)
    #expect(bag.hasErrors && bag.hasUnsupported && !bag.hasFaults)
    bag.truncate(to: 1)
    bag.report(second)
    #expect(bag.diagnostics.map(\.message).last == "second")
  }
}
