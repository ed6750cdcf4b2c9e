import Basics
import Semantics
import Session

#if canImport(Glibc)
  import Glibc
#endif

/// Does what a command line asks for, and gives the process's exit status.
public func runCommandLine(_ words: [String]) -> Int32 {
  let status = status(of: words)
  StandardStream.output.flush()
  StandardStream.error.flush()
  return status
}

private func status(of words: [String]) -> Int32 {
  let invocation: Invocation
  do {
    invocation = try Invocation(parsing: words)
  } catch let error as UsageError {
    complain(error.message + (error.suggestion.map { "; \($0)" } ?? ""))
    StandardStream.error.write("sandbox --help tells the rest\n")
    return ExitStatus.usage.rawValue
  } catch {
    return ExitStatus.fault.rawValue
  }
  switch invocation.mode {
  case .help:
    return showHelp(of: invocation.source)
  case .version:
    StandardStream.output.write("sandbox \(version)\n")
    return ExitStatus.success.rawValue
  case .interact:
    return withLargeStack {
      runPrompt(invocation, rendering: DiagnosticRendering(usesColor: Command.usesColor(invocation.coloring)))
    }
  case .lesson(let topic): return explain(topic)
  case .checkModule(let name):
    return withLargeStack { check(module: name, for: invocation) }
  default: break
  }
  guard let source = invocation.source else { return ExitStatus.usage.rawValue }
  if case .file(let path) = source { beginAnewWithMemorySettings(toCompile: path) }
  do {
    if let library = invocation.library, FolderLibrary(path: library).module(named: "Swift") == nil {
      throw UnreadableSource(message: "\(library): holds no folder 'Swift' with a standard library")
    }
    let command = Command(invocation, try readSource(source))
    lastCommand = command
    return withLargeStack(command.run)
  } catch let error as UnreadableSource {
    complain(error.message)
    return ExitStatus.noInput.rawValue
  } catch {
    return ExitStatus.fault.rawValue
  }
}

/// Keeps what the last command has made: the process is about to end, and taking large trees apart before would only take
/// time.
private var lastCommand: Command?

/// Prints the lesson on a topic, or which topics there are.
private func explain(_ topic: String) -> Int32 {
  if let lesson = Lesson.on(topic) {
    StandardStream.output.write(lesson.text + "\n")
    return ExitStatus.success.rawValue
  }
  let topics = Lesson.all.map(\.topic)
  if topic.isEmpty {
    StandardStream.output.write("Lessons:\n" + topics.map { "  sandbox --explain \($0)\n" }.joined())
    return ExitStatus.success.rawValue
  }
  complain(
    "there is no lesson on '\(topic)'" + (nearest(to: topic, among: topics).map { "; did you mean '\($0)'?" } ?? ""))
  StandardStream.error.write("topics: \(topics.joined(separator: ", "))\n")
  return ExitStatus.usage.rawValue
}

/// Shows the help, or the part of it that is about one thing.
private func showHelp(of topic: Invocation.Source?) -> Int32 {
  guard case .file(let name)? = topic else {
    StandardStream.output.write(help)
    return ExitStatus.success.rawValue
  }
  guard let topic = HelpTopic.all.first(where: { $0.name == name || $0.option == name || "--" + $0.name == name })
  else {
    let names = HelpTopic.all.map(\.name)
    complain(
      "there is no help on '\(name)'" + (nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""))
    StandardStream.error.write("sandbox --help TOPIC tells of \(names.joined(separator: ", "))\n")
    return ExitStatus.usage.rawValue
  }
  StandardStream.output.write(topic.shown)
  return ExitStatus.success.rawValue
}

/// Compiles a library module as a whole and says what is wrong with it.
private func check(module name: String, for invocation: Invocation) -> Int32 {
  let library: any LibrarySource =
    invocation.library.map { FolderLibrary(path: $0) } ?? EmbeddedLibrary()
  guard let found = LibraryCheck.diagnostics(ofModule: name, in: library) else {
    complain("the library has no module '\(name)'")
    return ExitStatus.noInput.rawValue
  }
  StandardStream.error.write(DiagnosticRendering().render(found))
  return ExitStatus(Verdict(found)).rawValue
}

/// Writes a message of the command line itself, not of a program.
func complain(_ message: String) {
  StandardStream.error.write("sandbox: error: \(message)\n")
}
