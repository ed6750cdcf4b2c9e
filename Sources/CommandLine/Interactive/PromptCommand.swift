/// A command of the prompt: its name, what follows it, its line in the help, and what it does.
struct PromptCommand {
  let name: String
  /// What follows the name; empty for commands that take nothing.
  let argument: String
  let summary: String
  let run: (_ prompt: Prompt, _ argument: String) -> Void

  /// The commands with what they do, one a line.
  static var list: String {
    all.map { command in
      let usage = ":\(command.name) \(command.argument)"
      return "  " + usage + String(repeating: " ", count: max(1, 22 - usage.count)) + command.summary + "\n"
    }.joined()
  }

  /// The commands, in the order of the help.
  static let all: [PromptCommand] = [
    PromptCommand(name: "help", argument: "", summary: "show this") { prompt, _ in prompt.showHelp() },
    PromptCommand(name: "type", argument: "EXPRESSION", summary: "its type, without evaluating it") {
      $0.showType(of: $1)
    },
    PromptCommand(
      name: "desugar", argument: "[CODE]", summary: "the code, or the last input, with its sugar written out"
    ) {
      $0.showDesugared($1)
    },
    PromptCommand(name: "trace", argument: "on|off|last", summary: "tell of each access to a location") {
      $0.trace($1)
    },
    PromptCommand(name: "locations", argument: "", summary: "the locations that the trace has met") { prompt, _ in
      prompt.showLocations()
    },
    PromptCommand(name: "source", argument: "NAME", summary: "how something is declared, in the library too") {
      $0.showSource(of: $1)
    },
    PromptCommand(name: "vars", argument: "", summary: "the variables and their values") { prompt, _ in
      prompt.showVariables()
    },
    PromptCommand(name: "time", argument: "CODE", summary: "run it and tell how long it took") { $0.time($1) },
    PromptCommand(name: "load", argument: "FILE", summary: "run a file as if it were typed here") { $0.load($1) },
    PromptCommand(name: "reload", argument: "", summary: "begin anew with the file that was loaded last") { prompt, _ in
      prompt.reload()
    },
    PromptCommand(name: "reset", argument: "", summary: "forget everything") { prompt, _ in prompt.reset() },
    PromptCommand(name: "quit", argument: "", summary: "leave; Ctrl-D does too") { prompt, _ in prompt.isDone = true },
  ]
}
