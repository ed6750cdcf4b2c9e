import Testing

@testable import CommandLine

/// The message a command line earns.
private func complaint(_ words: String...) -> String? {
  do {
    _ = try Invocation(parsing: words)
    return nil
  } catch let error as UsageError {
    return error.message + (error.suggestion.map { "; \($0)" } ?? "")
  } catch {
    return "\(error)"
  }
}

@Suite struct ArgumentTests {
  @Test func aFileRuns() throws {
    let invocation = try Invocation(parsing: ["a.swiftlet", "--check-nothing", "x"])
    #expect(invocation.mode == .run)
    #expect(invocation.source == .file("a.swiftlet"))
    #expect(invocation.arguments == ["--check-nothing", "x"])
  }

  @Test func theProgramMayComeFromElsewhere() throws {
    #expect(try Invocation(parsing: ["-", "x"]).source == .standardInput)
    #expect(try Invocation(parsing: ["-e", "print(1)", "x"]).source == .text("print(1)"))
    #expect(try Invocation(parsing: ["--", "-odd-name"]).source == .file("-odd-name"))
  }

  @Test func optionsTakeTheirValueEitherWay() throws {
    #expect(try Invocation(parsing: ["--emit", "tree", "x"]).mode == .emit(.tree))
    #expect(try Invocation(parsing: ["--emit=tree", "x"]).mode == .emit(.tree))
    #expect(try Invocation(parsing: ["--color=never", "x"]).coloring == .never)
  }

  @Test func explainNamesALessonUnlessAnExpansionIsAskedFor() throws {
    #expect(try Invocation(parsing: ["--explain", "bindings"]).mode == .lesson("bindings"))
    #expect(try Invocation(parsing: ["--desugar", "--explain", "a.swiftlet"]).mode == .desugar)
    #expect(Lesson.on("bindings") != nil)
    #expect(Set(Lesson.all.map(\.topic)).count == Lesson.all.count)
  }

  @Test func aModeMayFollowTheFile() throws {
    let invocation = try Invocation(parsing: ["x", "--check"])
    #expect(invocation.mode == .check)
    #expect(invocation.arguments == [])
  }

  @Test func withoutAProgramThereIsAPrompt() throws {
    #expect(try Invocation(parsing: []).mode == .interact)
    #expect(try Invocation(parsing: ["--color=never"]).mode == .interact)
  }

  @Test func theHelpOnATopicNamesItsOptions() {
    let trace = HelpTopic.all.first { $0.name == "trace" }
    for option in Option.all where option.modes.contains("--trace") {
      #expect(trace?.shown.contains(option.names.last!) == true)
    }
    let prompt = HelpTopic.all.first { $0.name == "prompt" }
    for command in PromptCommand.all { #expect(prompt?.shown.contains(":" + command.name) == true) }
  }

  @Test func traceOptionsBelongToTheTrace() throws {
    let invocation = try Invocation(parsing: ["--trace", "--only", "a, b", "--limit=3", "--format", "json", "x"])
    #expect(invocation.mode == .trace)
    #expect(invocation.trace.names == ["a", "b"])
    #expect(invocation.trace.limit == 3)
    #expect(complaint("--reads", "x") == "--reads belongs to --trace")
    #expect(
      complaint("--trace", "--reads", "--writes", "x")
        == "--reads and --writes exclude each other; without either, both are shown")
    #expect(complaint("--trace", "--limit", "few", "x") == "--limit takes a number, not 'few'")
  }

  @Test func mistakesAreNamed() {
    #expect(complaint("--chekc", "x") == "there is no option '--chekc'; did you mean '--check'?")
    #expect(complaint("--frobnicate", "x") == "there is no option '--frobnicate'")
    #expect(complaint("--emit") == "--emit needs a value: --emit STAGE")
    #expect(
      complaint("--emit", "tre", "x")
        == "--emit takes tokens, tree, types or bytecode, not 'tre'; did you mean '--emit tree'?")
    #expect(complaint("--check", "--desugar", "x") == "--check and --desugar exclude each other")
    #expect(complaint("--check", "--check", "x") == "--check is given twice")
    #expect(complaint("--check=1", "x") == "--check takes no value")
    #expect(complaint("--check") == "there is no program to run; name a file, or '-' for standard input")
  }

  @Test func theHelpBeginsWithFourExamplesAndNamesEveryOption() {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(4).allSatisfy { $0.hasPrefix("sandbox ") })
    for option in Option.all { #expect(help.contains(option.names.last!)) }
  }
}
