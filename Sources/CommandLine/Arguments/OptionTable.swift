import Session

/// One option of the command line: its spelling, its line in the help, and what it does.
struct Option {
  /// The spellings, the usual one last.
  let names: [String]
  /// How the help calls the value that follows, for options that take one.
  let value: String?
  /// What the help says about it.
  let summary: String
  /// The options that choose the modes it belongs to; none for an option that goes with every mode.
  var modes: [String] = []
  /// Whether it may be given several times, which adds up.
  var mayRepeat = false
  /// Changes the invocation; the value is empty for options that take none.
  let apply: (_ invocation: inout Invocation, _ value: String) throws -> Void

  /// The options, in the order of the help. Parsing, help and suggestions all read this table.
  static let all: [Option] = [
    Option(names: ["--check"], value: nil, summary: "only compile; print errors and warnings") {
      invocation, _ in
      try invocation.choose(.check, by: "--check")
    },
    Option(
      names: ["--check-module"], value: "NAME", summary: "only compile a module of the library, whole"
    ) { invocation, value in
      try invocation.choose(.checkModule(value), by: "--check-module")
    },
    Option(names: ["--desugar"], value: nil, summary: "print the program with the sugar written out") {
      invocation, _ in
      try invocation.choose(.desugar, by: "--desugar")
    },
    Option(
      names: ["--passes"], value: "LIST", summary: "which sugar: wrappers, observation, builders",
      modes: ["--desugar"]
    ) { invocation, value in
      invocation.expansion.passes = Set(
        try value.split(separator: ",").map { word in
          try oneOf(ExpansionOptions.Pass.self, String(word), for: "--passes")
        })
    },
    Option(names: ["--diff"], value: nil, summary: "print what changes only", modes: ["--desugar"]) { invocation, _ in
      invocation.expansion.showsDifference = true
    },
    Option(
      names: ["--explain"], value: nil, summary: "say why each line is there", modes: ["--desugar"]
    ) { invocation, _ in
      invocation.expansion.explains = true
    },
    Option(
      names: ["--trace"], value: nil, summary: "run, and tell of each access to a variable or property"
    ) { invocation, _ in
      try invocation.choose(.trace, by: "--trace")
    },
    Option(
      names: ["--only"], value: "NAMES", summary: "only these names, with commas between them",
      modes: ["--trace", "--desugar"], mayRepeat: true
    ) { invocation, value in
      let names = value.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
      if names.isEmpty { throw UsageError(message: "--only needs names, with commas between them") }
      invocation.trace.names = (invocation.trace.names ?? []) + names
      invocation.expansion.only = (invocation.expansion.only ?? []) + names
    },
    Option(
      names: ["--reads"], value: nil, summary: "tell of reads only", modes: ["--trace"]
    ) { invocation, _ in
      invocation.trace.showsWrites = false
    },
    Option(
      names: ["--writes"], value: nil, summary: "tell of changes only", modes: ["--trace"]
    ) { invocation, _ in
      invocation.trace.showsReads = false
    },
    Option(
      names: ["--all"], value: nil, summary: "the library's own variables too", modes: ["--trace"]
    ) { invocation, _ in
      invocation.trace.includesLibrary = true
    },
    Option(
      names: ["--full"], value: nil, summary: "show values whole, however long they are", modes: ["--trace"]
    ) { invocation, _ in
      invocation.trace.showsWholeValues = true
    },
    Option(
      names: ["--limit"], value: "N", summary: "end the trace after so many accesses", modes: ["--trace"]
    ) { invocation, value in
      guard let limit = Int(value), limit >= 0 else {
        throw UsageError(message: "--limit takes a number, not '\(value)'")
      }
      invocation.trace.limit = limit
    },
    Option(
      names: ["--format"], value: "FORM", summary: "how the trace is written: text or json", modes: ["--trace"]
    ) { invocation, value in
      invocation.trace.format = try oneOf(TraceOptions.Format.self, value, for: "--format")
    },
    Option(
      names: ["--output"], value: "FILE", summary: "write the trace to a file", modes: ["--trace"]
    ) { invocation, value in
      invocation.output = value
    },
    Option(
      names: ["--emit"], value: "STAGE", summary: "print what a stage made: tokens, tree, types or bytecode"
    ) { invocation, value in
      let stage = try oneOf(Invocation.Stage.self, value, for: "--emit")
      try invocation.choose(.emit(stage), by: "--emit")
    },
    Option(names: ["-e"], value: "CODE", summary: "take the program from the command line") {
      invocation, value in
      invocation.source = .text(value)
    },
    Option(names: ["--color"], value: "WHEN", summary: "colour diagnostics: auto, always or never") {
      invocation, value in
      invocation.coloring = try oneOf(Invocation.Coloring.self, value, for: "--color")
    },
    Option(names: ["--views"], value: nil, summary: "draw the app or the last view of the program") { invocation, _ in
      try invocation.choose(.views, by: "--views")
    },
    Option(
      names: ["--events"], value: "FILE", summary: "play events on what is drawn, one a line: tap \"Add\"",
      modes: ["--views"]
    ) { invocation, value in
      invocation.events = value
    },
    Option(names: ["--stdlib"], value: "DIR", summary: "read the library from a folder, not from the binary") {
      invocation, value in
      invocation.library = value
    },
    Option(names: ["--explain"], value: "TOPIC", summary: "print a short lesson; hints name the topics") {
      invocation, value in
      try invocation.choose(.lesson(value), by: "--explain")
    },
    Option(names: ["-h", "--help"], value: nil, summary: "print this help") { invocation, _ in
      try invocation.choose(.help, by: "--help")
    },
    Option(names: ["--version"], value: nil, summary: "print the version") { invocation, _ in
      try invocation.choose(.version, by: "--version")
    },
  ]

  /// The option with this spelling; where two have it, the one whose mode the command line asks for too.
  static func named(_ name: String, in words: [String]) -> Option? {
    let found = all.filter { $0.names.contains(name) }
    return found.first { option in option.modes.contains { words.contains($0) } } ?? found.first { $0.modes.isEmpty }
      ?? found.first
  }
}

extension Invocation {
  /// Sets the mode; two modes contradict each other.
  fileprivate mutating func choose(_ mode: Mode, by option: String) throws {
    if let earlier = modeOption {
      throw UsageError(
        message: earlier == option
          ? "\(option) is given twice" : "\(earlier) and \(option) exclude each other")
    }
    self.mode = mode
    modeOption = option
  }
}

/// The value of an option that takes one of a few words.
private func oneOf<Choice: RawRepresentable & CaseIterable>(
  _ type: Choice.Type, _ word: String, for option: String
) throws -> Choice where Choice.RawValue == String {
  if let choice = Choice(rawValue: word) { return choice }
  let words = Choice.allCases.map(\.rawValue)
  throw UsageError(
    message: "\(option) takes \(words.dropLast().joined(separator: ", ")) or \(words.last!), not '\(word)'",
    suggestion: nearest(to: word, among: words).map { "did you mean '\(option) \($0)'?" })
}
