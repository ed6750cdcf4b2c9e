/// The version that `--version` prints.
let version = "0.1.0"

/// The text of `--help`: examples first, then every option of the table.
var help: String {
  var text = """
    sandbox hello.swiftlet            run a program
    sandbox --check hello.swiftlet    only compile it
    sandbox --desugar child.swiftlet  show what its property wrappers stand for
    sandbox -e 'print(6 * 7)'         run a line of code

    usage: sandbox [OPTIONS] FILE [ARGUMENTS…]
           sandbox [OPTIONS] - [ARGUMENTS…]          the program comes from standard input
           sandbox [OPTIONS] -e CODE [ARGUMENTS…]

    options:

    """
  for option in Option.all { text += option.helpLine }
  text += """

    sandbox alone is a prompt; --help TOPIC tells more of one thing: \(HelpTopic.all.map(\.name).joined(separator: ", "))

    exit status: 0, or the program's own; 1 compile errors; 2 the program stopped; 3 an error was not caught;
      64 wrong usage; 66 no such file; 69 outside the subset of Swift; 70 a fault of sandbox; 124 a limit; 130 Ctrl-C

    """
  return text
}
