import CReadline

#if canImport(Glibc)
  import Glibc
#endif

// GNU readline keeps its state in globals and calls back without a context, so that there can be one terminal only.
nonisolated(unsafe) private var enteredLine: String?
nonisolated(unsafe) private var hasLine = false
nonisolated(unsafe) private var completer: (String) -> [String] = { _ in [] }
/// Where words of Swift begin, and where paths do.
nonisolated(unsafe) private let swiftBreaks = strdup(" \t\n\"\\'`@><=;|&{(}[])+-*/%!?,^~")
nonisolated(unsafe) private let pathBreaks = strdup(" \t\n")
nonisolated(unsafe) private var interruptPipe: (read: Int32, write: Int32) = (-1, -1)

/// A person at a terminal, through GNU readline: editing, history, completion. Ctrl-C clears the line.
///
/// The lines are read through readline's callbacks, so that this code waits, not readline, and a signal can end the waiting
/// without jumping out of anything.
final class Terminal: LineSource {
  private let historyFile: String?
  /// Inputs beyond so many are forgotten, oldest first.
  private static let longestHistory: Int32 = 2000

  /// Takes the terminal. `complete` gives what a line up to the cursor could go on with, as whole last words.
  init(historyFile: String?, complete: @escaping (String) -> [String]) {
    self.historyFile = historyFile
    setlocale(LC_CTYPE, "")
    completer = complete
    rl_catch_signals = 0
    rl_catch_sigwinch = 1
    rl_readline_name = UnsafePointer(strdup("sandbox"))
    rl_completer_word_break_characters = UnsafePointer(swiftBreaks)
    // The path behind ':load' is one word.
    rl_completion_word_break_hook = {
      String(cString: rl_line_buffer).hasPrefix(":load ") ? pathBreaks : swiftBreaks
    }
    rl_attempted_completion_function = { _, _, _ in
      rl_attempted_completion_over = 1
      // A name is followed by a dot or a parenthesis as often as by a blank. Readline forgets this each time.
      rl_completion_append_character = 0
      let line = String(cString: rl_line_buffer)
      let cursor = line.utf8.index(line.utf8.startIndex, offsetBy: Int(rl_point))
      return matchList(completer(String(line[..<cursor])))
    }
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      interruptPipe = (ends[0], ends[1])
      // A full pipe must not hold up the signal handler.
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    using_history()
    stifle_history(Terminal.longestHistory)
    if let historyFile { read_history(historyFile) }
  }

  func next(prompt: String) -> Entry {
    StandardStream.output.flush()
    StandardStream.error.flush()
    signal(SIGINT) { _ in
      var byte: UInt8 = 0
      _ = write(interruptPipe.write, &byte, 1)
    }
    defer { signal(SIGINT, SIG_DFL) }
    hasLine = false
    rl_callback_handler_install(prompt) { line in
      enteredLine = line.map { String(cString: $0) }
      free(line)
      hasLine = true
      // Removed at once, else readline shows the next prompt before the input has been worked on.
      rl_callback_handler_remove()
    }
    while !hasLine {
      var waiting = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interruptPipe.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, -1)
      if waiting[1].revents != 0 {
        var bytes: [UInt8] = [0, 0, 0, 0]
        _ = read(interruptPipe.read, &bytes, 4)
        rl_callback_sigcleanup()
        rl_callback_handler_remove()
        StandardStream.output.write("^C\n")
        return .interruption
      }
      if count > 0, waiting[0].revents != 0 { rl_callback_read_char() }
    }
    guard let line = enteredLine else {
      StandardStream.output.write("\n")
      return .end
    }
    return .line(line)
  }

  func remember(_ input: String) {
    // One entry of history is one line; a line break inside of it is entered as a blank, unless that would change what the
    // lines mean: then each is an entry.
    let lines = input.split(separator: "\n").map { $0.trimmingBlanks }
    let isOneLine = lines.count == 1 || !(input.contains("//") || input.contains("\"\"\""))
    for entry in isOneLine ? [lines.joined(separator: " ")] : lines.map(String.init) { add(entry) }
    if let historyFile { write_history(historyFile) }
  }

  private func add(_ entry: String) {
    guard !entry.isEmpty else { return }
    if let last = history_get(history_base + history_length - 1), String(cString: last.pointee.line) == entry { return }
    add_history(entry)
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    return text
  }
}

/// The array of strings that readline frees: what all matches begin with, then the matches, then none.
private func matchList(_ matches: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  guard let first = matches.first else { return nil }
  var common = first
  for match in matches.dropFirst() { common = String(zip(common, match).prefix { $0 == $1 }.map(\.0)) }
  let words = matches.count == 1 ? [first] : [common] + matches
  let size = (words.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  let list = malloc(size)!.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: words.count + 1)
  for (index, word) in words.enumerated() { list[index] = strdup(word) }
  list[words.count] = nil
  return list
}

/// Where inputs are kept between runs, in a folder made for it; nil where there can be none.
func historyFile() -> String? {
  func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } }
  guard let state = value("XDG_STATE_HOME") ?? value("HOME").map({ $0 + "/.local/state" }) else { return nil }
  var path = ""
  for part in (state + "/sandbox").split(separator: "/") {
    path += "/" + part
    mkdir(path, 0o700)
  }
  return path + "/history"
}
