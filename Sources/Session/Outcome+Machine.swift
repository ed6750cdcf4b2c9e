import Basics
import Lowering
import Machine

/// What a run of the machine means for a program, its places told as those of the author's own text.
struct OutcomeTranslation {
  /// The place in the author's text that a place of the lowered text stands for.
  let original: (SourceLocation) -> SourceLocation
  /// The text that is blamed for code that cannot be made.
  let source: SourceFile

  /// The outcome of a run. `report` takes what is to be said of code that could not be made, and gives the verdict.
  func outcome(of run: RunOutcome, report: (Diagnostic) -> Verdict) -> Outcome {
    switch run {
    case .finished: return .finished
    case .exited(let status): return .exited(status)
    case .trapped(let message, let frames): return stopped(.trap, message, frames)
    case .uncaughtError(let message, let frames): return stopped(.uncaughtError, message, frames)
    case .limit(let message, let frames): return stopped(.limit, message, frames)
    case .interrupted(let frames): return stopped(.interrupt, "Interrupted", frames)
    case .failed(let error, let frames):
      let places = frames.compactMap(\.location).map(original)
      let place = places.first { $0.file === source } ?? source.location(0)
      return .rejected(report((error as? LoweringError)?.diagnostic(at: place) ?? .fault("\(error)", at: place)))
    }
  }

  private func stopped(_ kind: Stop.Kind, _ message: String, _ frames: [RunFrame]) -> Outcome {
    let calls = frames.map { Stop.Frame(function: $0.function, location: $0.location.map(original)) }
    return .stopped(Stop(kind: kind, message: message, frames: calls))
  }
}

extension Compilation {
  /// What a run of the machine means for the program.
  func outcome(of run: RunOutcome) -> Outcome {
    OutcomeTranslation(original: originalPlace, source: source).outcome(of: run) { diagnostic in
      diagnostics.report(diagnostic)
      return verdict
    }
  }
}
