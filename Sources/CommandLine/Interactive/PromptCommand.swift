/// A command of the prompt: its name, what follows it, its line in the help, and what it does.
struct PromptCommand {
  let name: String
  /// What follows the name; empty for commands that take nothing.
  let argument: String
  let summary: String
  /// What `:help` says of it alone.
  let details: String
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
    PromptCommand(
      name: "help", argument: "[COMMAND]", summary: "show this, or more of one command",
      details: "Lists the commands, or tells more of one: ':help trace'."
    ) { $0.showHelp(on: $1) },
    PromptCommand(
      name: "type", argument: "EXPRESSION", summary: "its type, without evaluating it",
      details:
        "Tells what type an expression has, and does not evaluate it: ':type [1, 2].map { Double($0) }' says '[Double]'."
    ) { $0.showType(of: $1) },
    PromptCommand(
      name: "desugar", argument: "[CODE|NAME]", summary: "the code, or the last input, with its sugar written out",
      details: """
        Writes property wrappers, $names and observation out, as Swift that the real compiler takes: of the code, of the input
        that declares the name, or of the last input. ':desugar @Binding var value: Int', ':desugar Child.value'.
        """
    ) { $0.showDesugared($1) },
    PromptCommand(
      name: "trace", argument: "on|off|last", summary: "tell of each access to a location",
      details: """
        From 'on' to 'off' each input tells of the accesses it makes to variables, properties and their parts: the line, the
        accessors and closures on the way, the value (for a change, before → after). 'last' shows the last input's trace again.
        """
    ) { $0.trace($1) },
    PromptCommand(
      name: "locations", argument: "", summary: "the locations that the trace has met",
      details:
        "Lists the variables, properties and parts that the trace has met, with the number of accesses and the last value."
    ) { prompt, _ in prompt.showLocations() },
    PromptCommand(
      name: "source", argument: "NAME", summary: "how something is declared, in the library too",
      details: "Shows the text of a declaration, of yours or the library's: ':source Optional.map', ':source Binding'."
    ) { $0.showSource(of: $1) },
    PromptCommand(
      name: "vars", argument: "", summary: "the variables and their values",
      details: "Lists the variables with their types and values; what was declared anew is shown as it is now."
    ) { prompt, _ in prompt.showVariables() },
    PromptCommand(
      name: "time", argument: "CODE", summary: "run it and tell how long it took",
      details: "Runs the code as if it were entered, and tells how long checking and running it took."
    ) { $0.time($1) },
    PromptCommand(
      name: "load", argument: "FILE", summary: "run a file as if it were typed here",
      details: "Runs a file as one input: what it declares is there afterwards."
    ) { $0.load($1) },
    PromptCommand(
      name: "reload", argument: "", summary: "begin anew with the file that was loaded last",
      details: "Forgets everything and loads the last file again, as it is now."
    ) { prompt, _ in prompt.reload() },
    PromptCommand(
      name: "reset", argument: "", summary: "forget everything",
      details: "Begins anew, without the declarations and variables so far."
    ) { prompt, _ in prompt.reset() },
    PromptCommand(
      name: "quit", argument: "", summary: "leave; Ctrl-D does too", details: "Ends the session."
    ) { prompt, _ in prompt.isDone = true },
  ]
}
