import Basics
import Machine

extension Compilation {
  /// What a run of the machine means for the program, its places told as those of the author's own text.
  ///
  /// `explain` says what to tell of code that could not be made, at the place where the program needed it.
  func outcome(of run: RunOutcome, explain: (any Error, SourceLocation) -> Diagnostic) -> Outcome {
    switch run {
    case .finished: return .finished
    case .exited(let status): return .exited(status)
    case .trapped(let message, let frames): return stopped(.trap, message, frames)
    case .uncaughtError(let message, let frames): return stopped(.uncaughtError, message, frames)
    case .limit(let message, let frames): return stopped(.limit, message, frames)
    case .interrupted(let frames): return stopped(.interrupt, "Interrupted", frames)
    case .failed(let error, let frames):
      let places = frames.compactMap(\.location).map(originalPlace)
      let place = places.first { $0.file === source } ?? source.location(0)
      diagnostics.report(explain(error, place))
      return .rejected(verdict)
    }
  }

  private func stopped(_ kind: Stop.Kind, _ message: String, _ frames: [RunFrame]) -> Outcome {
    let calls = frames.map { Stop.Frame(function: $0.function, location: $0.location.map(originalPlace)) }
    return .stopped(Stop(kind: kind, message: message, frames: calls))
  }
}
