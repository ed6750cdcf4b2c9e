/// A subject that `--help` explains by itself.
struct HelpTopic {
  let name: String
  /// The option whose own options are listed below the text.
  let option: String?
  let text: String

  /// The subjects, in the order in which the help names them.
  static let all: [HelpTopic] = [
    HelpTopic(
      name: "desugar", option: "--desugar",
      text: """
        sandbox --desugar child.swiftlet
        sandbox --desugar --only Child.value --explain child.swiftlet

        Prints the program with its property wrappers, $names and observation written out, as Swift that the real
        compiler takes and that prints the same. It is what runs.
        """),
    HelpTopic(
      name: "trace", option: "--trace",
      text: """
        sandbox --trace child.swiftlet
        sandbox --trace --only stored,Child.value --writes child.swiftlet
        sandbox --trace --format json --output trace.jsonl child.swiftlet

        Runs the program and tells of each access to a variable, a property or a part of one: the line of the program, the
        accessors and closures on the way, the location, its value (for a change, before → after). The program's own output
        stays on standard output. At the end there is a table of the locations.
        """),
    HelpTopic(
      name: "prompt", option: nil,
      text: """
        sandbox
        sandbox < inputs.swiftlet

        Without a program there is a prompt. Swift is run as it is entered; what has a value is kept as $R0, $R1, …
        Tab completes names, members and commands; the history is kept. Ctrl-C stops what runs or clears the line,
        Ctrl-D leaves. The commands:

        """ + PromptCommand.list),
    HelpTopic(
      name: "status", option: nil,
      text: """
        0     the program came to its end; otherwise what it gave to exit(_:)
        1     compile errors                  2     the program stopped: a trap
        3     an error was not caught         64    wrong usage
        66    no such file                    69    valid Swift outside the subset
        70    a fault of sandbox              73    a file for the output cannot be made
        124   a limit was reached             130   interrupted
        """),
  ]

  /// What is shown for a topic.
  var shown: String {
    var shown = text.hasSuffix("\n") ? text : text + "\n"
    if let option {
      shown += "\noptions:\n\n" + Option.all.filter { $0.modes.contains(option) }.map(\.helpLine).joined()
    }
    return shown
  }
}

extension Option {
  /// The option's line in the help.
  var helpLine: String {
    let spelling = names.joined(separator: ", ") + (value.map { " \($0)" } ?? "")
    return "  " + spelling + String(repeating: " ", count: max(1, 18 - spelling.count)) + summary + "\n"
  }
}
