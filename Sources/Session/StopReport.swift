import Basics

/// The text a person sees when a program stops: Swift's message, the line of the program, and the calls that led there.
public struct StopReport {
  /// How source lines are shown.
  public var rendering: DiagnosticRendering
  /// How many calls are shown at each end of a long call stack.
  public var shownFrames = 8

  /// Makes a report style.
  public init(rendering: DiagnosticRendering = DiagnosticRendering()) {
    self.rendering = rendering
  }

  /// The report of one stop.
  public func text(of stop: Stop) -> String {
    var text = stop.message + "\n"
    // The library's own frames say nothing to the program's author: the first place of theirs is what counts.
    let frames = stop.frames.filter { frame in frame.location.map { !$0.file.isLibrary } ?? false }
    guard let place = frames.first?.location else { return text }
    text += "\(place)\n" + rendering.excerpt(at: place)
    if frames.count > 1 { text += callStack(frames) }
    return text
  }

  /// The calls, one a line, equal ones in a row and the middle of a very long stack left out.
  private func callStack(_ frames: [Stop.Frame]) -> String {
    var text = "Call stack:\n"
    var index = 0
    while index < frames.count {
      if index == shownFrames, frames.count > 2 * shownFrames + 1 {
        let skipped = frames.count - 2 * shownFrames
        text += "  … \(skipped) more calls …\n"
        index += skipped
        continue
      }
      let frame = frames[index]
      text += "  \(frame.function) at \(frame.location.map(String.init(describing:)) ?? "?")\n"
      index += 1
    }
    return text
  }
}
