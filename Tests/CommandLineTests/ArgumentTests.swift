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

  @Test func optionsOfAModeMayFollowTheFile() throws {
    let trace = try Invocation(parsing: ["--trace", "x", "--limit", "3", "--only=a", "word", "--all"])
    #expect(trace.trace.limit == 3)
    #expect(trace.trace.names == ["a"])
    #expect(trace.arguments == ["word", "--all"])
    #expect(try Invocation(parsing: ["--trace", "x", "--", "--all"]).arguments == ["--all"])
    #expect(try Invocation(parsing: ["x", "--desugar", "--only", "a"]).expansion.only == ["a"])
    #expect(try Invocation(parsing: ["x", "--emit", "tree"]).mode == .emit(.tree))
    #expect(complaint("--check", "x", "y") == "--check takes one program; 'y' is one too many")
    #expect(complaint("--check", "x", "--colour=never") == "there is no option '--colour'; did you mean '--color'?")
    #expect(complaint("--desugar", "x", "--limit", "3") == "--limit belongs to --trace")
  }

  @Test func contradictionsAreErrors() {
    #expect(complaint("--trace", "--limit=1", "--limit=2", "x") == "--limit is given twice")
    #expect(complaint("--color=auto", "--color=never", "x") == "--color is given twice")
    #expect(complaint("--trace", "--output", "a", "--output", "b", "x") == "--output is given twice")
    #expect(complaint("--trace", "--only", " ", "x") == "--only needs names, with commas between them")
    #expect(complaint("--events", "taps", "x") == "--events belongs to --views")
    for one in Option.all where one.value == nil && one.modes.isEmpty && !one.names.contains("-h") {
      #expect(complaint("--trace", one.names[0], "x") != nil, "\(one.names[0])")
    }
  }

  @Test func everyModeHasHelp() {
    let named = HelpTopic.all.map(\.name) + HelpTopic.all.compactMap(\.option)
    for option in Option.all where option.modes.isEmpty {
      let name = String(option.names.last!.drop { $0 == "-" })
      let isOfItself = ["help", "version", "color", "stdlib", "e", "check-module"].contains(name)
      #expect(isOfItself || named.contains(name), "\(name)")
    }
    for topic in HelpTopic.all { #expect(topic.shown.hasSuffix("\n") && help.contains(topic.name)) }
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
