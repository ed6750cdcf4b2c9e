import Basics

extension Compilation {
  /// Runs the program. `beforeStart` is called when its diagnostics are complete and before it prints anything.
  public func run(on host: any Host, beforeStart: () -> Void = {}) -> Outcome {
    guard core != nil else { return .rejected(verdict) }
    beforeStart()
    return .finished
  }
}
