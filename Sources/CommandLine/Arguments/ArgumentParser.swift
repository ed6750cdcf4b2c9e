extension Invocation {
  /// Reads a command line, the program's name left out. What stands behind the program belongs to the program.
  public init(parsing words: [String]) throws {
    self.init()
    var index = 0
    while index < words.count, source == nil {
      let word = words[index]
      index += 1
      if word == "--" {
        guard index < words.count else { break }
        source = .file(words[index])
        index += 1
      } else if word == "-" {
        source = .standardInput
      } else if word.hasPrefix("-") {
        try takeOption(word, from: words, at: &index)
      } else {
        source = .file(word)
      }
    }
    try takeOptionsBehindProgram(from: words, at: &index)
    arguments = Array(words[index...])
    try checkOptions()
    if source == nil, mode == .run { mode = .interact }
    if source == nil, mode.wantsProgram {
      throw UsageError(
        message: "there is no program to run", suggestion: "name a file, or '-' for standard input")
    }
  }

  /// Takes options that stand behind the program: a mode, where the program could not want it (`sandbox FILE --check` is what
  /// people type), and the options that belong to the mode. What comes then belongs to the program, and all that comes behind
  /// `--`.
  private mutating func takeOptionsBehindProgram(from words: [String], at index: inout Int) throws {
    while source != nil, index < words.count, words[index].hasPrefix("-") {
      let word = words[index]
      if word == "--", modeOption != nil {
        index += 1
        return
      }
      guard isOwnOption(word, in: words) else { return }
      index += 1
      try takeOption(word, from: words, at: &index)
    }
  }

  /// Whether a word behind the program is an option of ours.
  private func isOwnOption(_ word: String, in words: [String]) -> Bool {
    guard mode != .run else { return ["--check", "--desugar", "--trace", "--emit"].contains(optionName(word)) }
    // A program that does not run takes nothing.
    guard mode.runsProgram else { return word != "-" }
    return Option.named(optionName(word), in: words)?.modes.contains(modeOption ?? "") == true
  }

  /// The option in `--option=value`.
  private func optionName(_ word: String) -> String {
    word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? word
  }

  /// Looks for options that the mode knows nothing of, and for those that contradict each other.
  private func checkOptions() throws {
    for option in given where !option.modes.isEmpty && !option.modes.contains(modeOption ?? "") {
      throw UsageError(
        message: "\(option.names.last!) belongs to \(option.modes.joined(separator: " or "))")
    }
    for (index, option) in given.enumerated() where option.value != nil && !option.mayRepeat {
      if given[..<index].contains(where: { $0.names == option.names }) {
        throw UsageError(message: "\(option.names.last!) is given twice")
      }
    }
    if mode.wantsProgram, !mode.runsProgram, let extra = arguments.first {
      throw UsageError(message: "\(modeOption ?? "") takes one program; '\(extra)' is one too many")
    }
    if mode == .trace, !trace.showsReads, !trace.showsWrites {
      throw UsageError(message: "--reads and --writes exclude each other", suggestion: "without either, both are shown")
    }
  }

  private mutating func takeOption(_ word: String, from words: [String], at index: inout Int) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option.named(parts[0], in: words) else {
      let known = Option.all.flatMap(\.names).filter { $0.hasPrefix("--") }
      throw UsageError(
        message: "there is no option '\(parts[0])'",
        suggestion: nearest(to: parts[0], among: known).map { "did you mean '\($0)'?" })
    }
    given.append(option)
    guard let valueName = option.value else {
      if parts.count > 1 { throw UsageError(message: "\(parts[0]) takes no value") }
      return try option.apply(&self, "")
    }
    if parts.count > 1 { return try option.apply(&self, parts[1]) }
    guard index < words.count else {
      // Without a topic the topics are listed.
      if valueName == "TOPIC" { return try option.apply(&self, "") }
      throw UsageError(message: "\(word) needs a value: \(word) \(valueName)")
    }
    index += 1
    try option.apply(&self, words[index - 1])
  }
}
