/// A subject that `--help` explains by itself.
struct HelpTopic {
  let name: String
  /// The option whose own options are listed below the text.
  let option: String?
  let text: String

  /// The subjects, in the order in which the help names them.
  static let all: [HelpTopic] = [
    HelpTopic(
      name: "run", option: nil,
      text: """
        sandbox hello.swiftlet
        sandbox hello.swiftlet first second
        echo 'print(6 * 7)' | sandbox -
        sandbox -e 'print(6 * 7)'

        Compiles the program and runs it. What stands behind the program is what it finds in CommandLine.arguments.
        Errors and warnings are those of the Swift compiler; the program only runs where there are no errors.
        Where it stops on its way, the place and the calls that led there are shown. --help status tells of exit statuses.
        """),
    HelpTopic(
      name: "check", option: nil,
      text: """
        sandbox --check hello.swiftlet

        Compiles the program and does not run it: prints errors and warnings in the words of the Swift compiler. Below
        some of them is a line of our own, a hint; it may name a lesson, which sandbox --explain TOPIC prints. The exit
        status is 0 where there are no errors, 1 where there are some, 69 where the program is outside the subset.
        """),
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
      name: "views", option: "--views",
      text: """
        sandbox --views app.swiftlet
        sandbox --views --events taps.txt app.swiftlet

        Runs the program and draws its app, or the last view that can be made without arguments, as text. A file of events
        is played on it: tap "Add", type "milk" into "Task", … and what it draws is printed after each.
        """),
    HelpTopic(
      name: "emit", option: nil,
      text: """
        sandbox --emit tokens hello.swiftlet
        sandbox --emit bytecode hello.swiftlet

        Prints what a stage on the program's way made of it: the lexer's tokens, the parser's tree, the checker's types, the
        machine's bytecode.
        """),
    HelpTopic(
      name: "explain", option: nil,
      text: """
        sandbox --explain bindings

        Prints a short lesson on a rule behind compile errors. The topics:

        """ + Lesson.all.map { "  " + $0.topic + "\n" }.joined()),
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
