import Basics
import Syntax

/// What is said about result builders, in the compiler's words.
enum BuilderMessages {
  static func noBuildBlock(_ builder: Type, _ body: SourceRange) -> Diagnostic {
    .error(
      "result builder '\(builder)' does not implement any 'buildBlock' or a combination of "
        + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for "
        + "this call site [#ResultBuilderMethods]", at: body.location)
  }

  static func loopWithoutBuildArray(_ statement: ForStatement, _ builder: Type) -> Diagnostic {
    var notes: [Diagnostic] = []
    if let nominal = builder.nominal, let name = nominal.nameRange {
      notes = [
        .note(
          "add 'buildArray(_:)' to the result builder '\(builder)' to add support for 'for'..'in' loops",
          at: name.location),
        .note("\(builder.describedKind) '\(builder)' declared here", at: name.location),
      ]
    }
    return .error(
      "closure containing control flow statement cannot be used with result builder '\(builder)'",
      at: statement.range.location, notes: notes)
  }
}
