import Basics

/// Why no code can be made.
public enum LoweringError: Error {
  /// Valid Swift that is not lowered yet.
  case unsupported(String, SourceRange?)
  /// A state that should be impossible.
  case fault(String)

  /// What to tell the user, with the place where something better is not known.
  public func diagnostic(at place: SourceLocation) -> Diagnostic {
    switch self {
    case .unsupported(let feature, let range): return .unsupported(feature, at: range?.location ?? place)
    case .fault(let what): return .fault(what, at: place)
    }
  }
}
