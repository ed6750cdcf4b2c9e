import Basics
import Semantics
import Session

/// The session of a person or a pipe: reads inputs, shows what comes of them, obeys commands.
final class Prompt {
  private let lines: any LineSource
  private let library: any LibrarySource
  private let host: any Host
  private let rendering: DiagnosticRendering
  private let write: (String) -> Void
  private let complain: (String) -> Void
  private(set) var session: InteractiveSession
  private var loadedFile: String?
  private var lastTrace: [String] = []
  /// How many bytes of a trace are kept for `:trace last`.
  private static let longestTrace = 1 << 20
  private var lastTraceSize = 0
  /// Whether the session is to end.
  var isDone = false
  /// What a program's own `exit` said.
  private var exitStatus: Int32 = 0
  /// Hears of what stops each run.
  var beforeRun: (any Interruptible) -> Void = { _ in } {
    didSet { session.beforeRun = beforeRun }
  }

  /// Makes a session. `write` takes what belongs to the conversation, `complain` what belongs on standard error.
  init(
    lines: any LineSource, library: any LibrarySource, host: any Host, rendering: DiagnosticRendering,
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.lines = lines
    self.library = library
    self.host = host
    self.rendering = rendering
    self.write = write
    self.complain = complain
    session = InteractiveSession(library: library, host: host)
  }

  /// Reads and answers until the input ends; gives the exit status.
  func run() -> Int32 {
    var text = ""
    while !isDone {
      switch lines.next(prompt: text.isEmpty ? "> " : ". ") {
      case .end:
        if !text.isEmpty { enter(text) }
        return exitStatus
      case .interruption: text = ""
      case .line(let line):
        if text.isEmpty, line.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
        text += text.isEmpty ? line : "\n" + line
        if !text.hasPrefix(":"), InteractiveSession.wantsMore(text) { continue }
        lines.remember(text)
        enter(text)
        text = ""
      }
    }
    return exitStatus
  }

  private func enter(_ text: String) {
    if text.hasPrefix(":") { return obey(text) }
    let reply = evaluate(text)
    show(reply)
    // Other prompts have these words without a colon.
    let word = text.filter { !" ()".contains($0) }
    if reply.outcome == nil ? word == "help" || word == "quit" : text == "exit" {
      complain("commands begin with a colon: ':\(word == "exit" ? "quit" : word)'\n")
    }
  }

  private func evaluate(_ text: String, named name: String? = nil) -> Reply {
    lastTrace = []
    lastTraceSize = 0
    return session.evaluate(text, named: name)
  }

  // MARK: Answers

  private func show(_ reply: Reply) {
    say(reply.diagnostics)
    switch reply.outcome {
    case .stopped(let stop): complain(StopReport(rendering: rendering).text(of: stop))
    case .exited(let status):
      exitStatus = status
      isDone = true
    default: break
    }
    for value in reply.shown { write("\(value.name): \(value.type) = \(value.value)\n") }
    for name in reply.redeclared {
      write("'\(name)' is declared anew; what was made before keeps the earlier one\n")
    }
  }

  private func say(_ diagnostics: [Diagnostic]) {
    if !diagnostics.isEmpty { complain(rendering.render(diagnostics)) }
  }

  // MARK: Commands

  private func obey(_ text: String) {
    let words = text.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let word = words.first.map(String.init) else { return showHelp(on: "") }
    var argument = words.count > 1 ? String(words[1]) : ""
    while let last = argument.last, last == " " || last == "\t" { argument.removeLast() }
    let names = PromptCommand.all.map(\.name)
    guard let command = PromptCommand.all.first(where: { $0.name == word }) ?? onlyCommand(beginning: word) else {
      let meant = nearest(to: word, among: names).map { "; did you mean ':\($0)'?" } ?? "; :help lists them"
      return complain("there is no command ':\(word)'\(meant)\n")
    }
    if argument.isEmpty, !command.argument.isEmpty, !command.argument.hasPrefix("[") {
      return complain(":\(command.name) needs something: :\(command.name) \(command.argument)\n")
    }
    if !argument.isEmpty, command.argument.isEmpty {
      return complain(":\(command.name) takes nothing; what is '\(argument)'?\n")
    }
    command.run(self, argument)
  }

  private func onlyCommand(beginning word: String) -> PromptCommand? {
    let found = PromptCommand.all.filter { $0.name.hasPrefix(word) }
    return found.count == 1 ? found[0] : nil
  }

  func showHelp(on word: String) {
    if !word.isEmpty { return showHelp(onCommand: word.hasPrefix(":") ? String(word.dropFirst()) : word) }
    write("Swift is run as it is entered; what has a value is kept as $R0, $R1, … There are also commands:\n")
    write(PromptCommand.list)
  }

  private func showHelp(onCommand word: String) {
    guard let command = PromptCommand.all.first(where: { $0.name == word }) ?? onlyCommand(beginning: word) else {
      return complain("there is no command ':\(word)'; :help lists them\n")
    }
    write(":\(command.name)" + (command.argument.isEmpty ? "" : " " + command.argument) + "\n" + command.details + "\n")
  }

  func showType(of text: String) {
    let (type, diagnostics) = session.type(of: text)
    if let type {
      write(type + "\n")
    } else if diagnostics.isEmpty {
      complain("only expressions have a type\n")
    }
    say(diagnostics.filter { $0.severity == .error })
  }

  func showDesugared(_ text: String) {
    guard let text = text.isEmpty ? session.history.last : text else { return complain("there is no input yet\n") }
    let (desugared, diagnostics) = session.desugared(text)
    if let desugared { write(desugared + "\n") }
    say(diagnostics.filter { $0.severity == .error })
  }

  func trace(_ word: String) {
    switch word {
    case "on":
      session.startTracing(
        TraceOptions(), writer: TraceText { [unowned self] in tell(String(decoding: $0, as: UTF8.self)) })
      write("tracing is on\n")
    case "off":
      session.stopTracing()
      write("tracing is off\n")
    case "last": lastTrace.isEmpty ? write("the last input was not traced\n") : lastTrace.forEach(write)
    default: complain(":trace takes on, off or last, not '\(word)'\n")
    }
  }

  private func tell(_ text: String) {
    lastTraceSize += text.utf8.count
    if lastTraceSize < Prompt.longestTrace { lastTrace.append(text) }
    complain(text)
  }

  func showLocations() {
    let locations = session.locations
    write(locations.isEmpty ? "there are none yet; ':trace on' begins\n" : TraceTable(locations, showsFiles: true).text)
  }

  func showSource(of name: String) {
    guard let text = session.source(of: name) else { return complain("nothing is called '\(name)'\n") }
    write(text + "\n")
  }

  func showVariables() {
    let variables = session.variables
    if variables.isEmpty { write("there are none yet\n") }
    for value in variables { write("\(value.name): \(value.type) = \(value.value)\n") }
  }

  func time(_ text: String) {
    let start = host.nanoseconds()
    let reply = evaluate(text)
    let microseconds = (host.nanoseconds() - start) / 1000
    show(reply)
    write("\(microseconds / 1000).\(String(microseconds % 1000 + 1000).dropFirst()) ms\n")
  }

  func load(_ path: String) {
    do {
      let bytes = try readFile(path)
      loadedFile = path
      show(evaluate(String(decoding: bytes, as: UTF8.self), named: path))
    } catch let error as UnreadableSource {
      complain(error.message + "\n")
    } catch {
      complain("\(path): cannot be read\n")
    }
  }

  func reload() {
    guard let path = loadedFile else { return complain("no file has been loaded\n") }
    reset()
    load(path)
  }

  func reset() {
    session = InteractiveSession(library: library, host: host)
    session.beforeRun = beforeRun
    lastTrace = []
  }

  // MARK: Completion

  /// What the last word of a line could be.
  func completions(of line: String) -> [String] {
    let word =
      line.split(omittingEmptySubsequences: false, whereSeparator: { " \t(){}[],;!?+-*/%<>=&|^~\"".contains($0) }).last
      .map(String.init) ?? ""
    if line.hasPrefix(":") {
      guard line.contains(" ") else {
        return PromptCommand.all.map { ":" + $0.name }.filter { $0.hasPrefix(line) }
      }
      if line.hasPrefix(":load ") { return fileNames(beginning: String(line.dropFirst(6))) }
      if line.hasPrefix(":trace ") { return ["last", "off", "on"].filter { $0.hasPrefix(word) } }
    }
    let found = session.completions(after: line)
    guard let dot = word.lastIndex(of: ".") else { return found.filter { !word.isEmpty && $0.hasPrefix(word) } }
    let base = word[...dot]
    return found.map { base + $0 }.filter { $0.hasPrefix(word) }
  }
}
