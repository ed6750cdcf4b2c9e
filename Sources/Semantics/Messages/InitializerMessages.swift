import Basics

/// What is said about initializers, in the compiler's words.
enum InitializerMessages {
  static func noInitializers(
    _ nominal: NominalSymbol, _ range: SourceRange, _ unset: [(name: String, range: SourceRange)]
  )
    -> Diagnostic
  {
    .error(
      "class '\(nominal.name)' has no initializers", at: range.location,
      notes: unset.map {
        .note(
          "stored property '\($0.name)' without initial value prevents synthesized initializers", at: $0.range.location)
      })
  }

  static func designatedDelegates(_ nominal: NominalSymbol, _ keyword: SourceRange, _ call: SourceRange)
    -> Diagnostic
  {
    // The remark points at `init` behind `self.`.
    let text = Array(call.text.utf8)
    let word = Array("init".utf8)
    let offset = text.indices.first { text[$0...].starts(with: word) } ?? 0
    return .error(
      "designated initializer for '\(nominal.name)' cannot delegate (with 'self.init'); did you mean this to be a "
        + "convenience initializer?", at: keyword.location,
      notes: [
        .note(
          "delegation occurs here", at: SourceLocation(file: call.file, offset: call.start + offset))
      ])
  }
}
