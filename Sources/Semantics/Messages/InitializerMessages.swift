import Basics

/// What is said about initializers, in the compiler's words.
enum InitializerMessages {
  static func noInitializers(
    _ nominal: NominalSymbol, _ range: SourceRange, _ unset: [(name: String, range: SourceRange)]
  )
    -> Diagnostic
  {
    HintMessages.rule(
      .error(
        "class '\(nominal.name)' has no initializers", at: range.location,
        notes: unset.map {
          .note(
            "stored property '\($0.name)' without initial value prevents synthesized initializers",
            at: $0.range.location)
        }), "initialization", HintMessages.unsetProperties)
  }

  static func designatedDelegates(_ nominal: NominalSymbol, _ keyword: SourceRange, _ call: SourceRange)
    -> Diagnostic
  {
    // The remark points at `init` behind `self.`.
    let text = Array(call.text.utf8)
    let word = Array("init".utf8)
    let offset = text.indices.first { text[$0...].starts(with: word) } ?? 0
    return .error(
      "designated initializer for '\(nominal.declaredType)' cannot delegate (with 'self.init'); did you mean this to be a "
        + "convenience initializer?", at: keyword.location,
      notes: [
        .note(
          "delegation occurs here", at: SourceLocation(file: call.file, offset: call.start + offset))
      ])
  }

  static func designatedInExtension(_ nominal: NominalSymbol, _ keyword: SourceRange) -> Diagnostic {
    .error(
      "designated initializer cannot be declared in an extension of '\(nominal.name)'; did you mean this to be a "
        + "convenience initializer?", at: keyword.location,
      fixIts: [Diagnostic.FixIt(keyword.emptyAtStart, "convenience ")])
  }

  static func convenienceChains(_ nominal: NominalSymbol, _ place: SourceRange) -> Diagnostic {
    .error(
      "convenience initializer for '\(nominal.name)' must delegate (with 'self.init') rather than chaining to a "
        + "superclass initializer (with 'super.init')", at: place.location)
  }

  /// An initializer that cannot fail calls one that can, its own type's or, where it `chains`, the superclass's.
  static func delegatesToFailable(_ target: String, chains: Bool, _ place: SourceRange, _ keyword: SourceRange?)
    -> Diagnostic
  {
    var notes: [Diagnostic] = [.note("force potentially-failing result with '!'", at: place.location)]
    if let keyword {
      notes.append(
        .note(
          "propagate the failure with 'init?'", at: keyword.location,
          fixIts: [Diagnostic.FixIt(keyword.emptyAtEnd, "?")]))
    }
    return .error(
      "a non-failable initializer cannot \(chains ? "chain" : "delegate") to failable initializer '\(target)' written "
        + "with 'init?'", at: place.location, notes: notes)
  }
}
