import Basics
import Syntax
import Testing

@testable import Semantics

/// What is said about a file, one line each: `LINE:COLUMN: severity: message`; notes left out.
private func said(_ text: String) -> [String] {
  let diagnostics = DiagnosticBag()
  let file = SourceFile(name: "test.swiftlet", text: text)
  let tree = Parser(file, diagnostics: diagnostics).parseFile()
  let program = Program(library: CheckedOutLibrary(), diagnostics: diagnostics)
  _ = program.check(file: tree)
  return diagnostics.diagnostics.map {
    "\($0.location.line):\($0.location.column): \($0.severity.rawValue): \($0.message)"
  }
}

@Suite struct FlowTests {
  @Test func missingReturns() {
    #expect(
      said(
        """
        func a() -> Int { }
        func b(x: Bool) -> Int { if x { return 1 } }
        func c(o: Int?) { guard let x = o else { print(1) }; print(x) }
        func d() -> Int { while true { } }
        """) == [
          "1:19: error: missing return in global function expected to return 'Int'",
          "2:44: error: missing return in global function expected to return 'Int'",
          "3:51: error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        ])
  }

  @Test func codeThatNeverRuns() {
    #expect(
      said(
        """
        func e() -> Int { return 1; print(2) }
        func h() { for _ in 0..<2 { break; print(1) } }
        """) == [
          "1:29: warning: code after 'return' will never be executed",
          "2:36: warning: code after 'break' will never be executed",
        ])
  }

  @Test func initialisation() {
    #expect(
      said(
        """
        struct S { var a: Int; let b: Int
          init(x: Int) { a = x }
          init(y: Int) { print(a); a = 1; b = 2; b = 3 }
        }
        func f(c: Bool) {
          let y: Int
          if c { y = 1 }
          print(y)
          let v: Int
          for _ in 0..<2 { v = 1 }
        }
        """
      ).filter { $0.contains("error") } == [
        "2:24: error: return from initializer without initializing all stored properties",
        "3:24: error: 'self' used before all stored properties are initialized",
        "3:44: error: immutable value 'self.b' may only be initialized once",
        "8:9: error: constant 'y' used before being initialized",
        "10:22: error: immutable value 'v' may only be initialized once",
      ])
  }

  @Test func exhaustiveness() {
    #expect(
      said(
        """
        enum E { case a, b(Int), c(x: Int, y: String), d }
        func f(_ e: E, _ n: Int, _ t: (Bool, Bool)) {
          switch e { case .a: break; case .b, .c, .d: break }
          switch e { case .b(3): break; case .a, .c, .d: break }
          switch n { case 1: break }
          switch t { case (true, _): break; case (_, false): break; case (false, true): break }
        }
        """) == ["4:3: error: switch must be exhaustive", "5:3: error: switch must be exhaustive"])
  }

  @Test func errors() {
    #expect(
      said(
        """
        struct Bad: Error {}
        func t() throws -> Int { throw Bad() }
        func c() throws { _ = t() }
        func b() { _ = try t() }
        func d() { do { _ = try t() } catch is Bad { } }
        func k() { throw Bad() }
        """) == [
          "3:23: error: call can throw but is not marked with 'try'",
          "4:16: error: errors thrown from here are not handled",
          "5:21: error: errors thrown from here are not handled because the enclosing catch is not exhaustive",
          "6:12: error: error is not handled because the enclosing function is not declared 'throws'",
        ])
  }

  @Test func usage() {
    #expect(
      said(
        """
        func a(p: Int?) {
          let x = 1
          var z = 3
          z = 4
          var w = 5
          print(w)
          if let s = p { }
        }
        """) == [
          "2:7: warning: initialization of immutable value 'x' was never used; consider replacing with assignment to "
            + "'_' or removing it [#no-usage]",
          "3:7: warning: variable 'z' was written to, but never read",
          "5:7: warning: variable 'w' was never mutated; consider changing to 'let' constant",
          "7:10: warning: value 's' was defined but never used; consider replacing with boolean test [#no-usage]",
        ])
  }
}
