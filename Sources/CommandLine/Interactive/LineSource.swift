#if canImport(Glibc)
  import Glibc
#endif

/// What a prompt got.
enum Entry {
  /// A line, without its line break.
  case line(String)
  /// Ctrl-C: what was typed so far does not count.
  case interruption
  /// The end of the input, Ctrl-D at a terminal.
  case end
}

/// Where a session's lines come from: a terminal, a pipe, a test.
protocol LineSource: AnyObject {
  /// The next line; `prompt` is for people.
  func next(prompt: String) -> Entry
  /// Remembers an input that was entered.
  func remember(_ input: String)
}

/// Lines from a pipe or a file: nothing is shown for them, and nothing is remembered.
final class PipedLines: LineSource {
  func next(prompt: String) -> Entry {
    StandardStream.output.flush()
    StandardStream.error.flush()
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let count = getline(&line, &capacity, stdin)
    guard count >= 0, let line else { return .end }
    let bytes = UnsafeRawBufferPointer(start: line, count: count)
    let text = String(decoding: bytes, as: UTF8.self)
    return .line(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  func remember(_ input: String) {}
}
