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
    controlFlow(
      statement.range, builder,
      "add 'buildArray(_:)' to the result builder '\(builder)' to add support for 'for'..'in' loops")
  }

  static func ifWithoutBuildOptional(_ statement: SourceRange, _ builder: Type) -> Diagnostic {
    controlFlow(
      statement, builder,
      "add 'buildOptional(_:)' to the result builder '\(builder)' to add support for 'if' statements without an 'else'")
  }

  static func branchesWithoutBuildEither(_ statement: SourceRange, _ builder: Type) -> Diagnostic {
    controlFlow(
      statement, builder,
      "add 'buildEither(first:)' and 'buildEither(second:)' to the result builder '\(builder)' to add support for "
        + "'if'-'else' and 'switch'")
  }

  static func unsupportedStatement(_ statement: SourceRange, _ builder: Type) -> Diagnostic {
    controlFlow(statement, builder, nil)
  }

  /// A local function or type in a body that is to be transformed; only variables may be declared there.
  static func unsupportedDeclaration(_ name: SourceRange, _ builder: Type) -> Diagnostic {
    unsupported("a declaration", name, builder, nil)
  }

  private static func controlFlow(_ statement: SourceRange, _ builder: Type, _ advice: String?) -> Diagnostic {
    unsupported("control flow statement", statement, builder, advice)
  }

  private static func unsupported(_ what: String, _ place: SourceRange, _ builder: Type, _ advice: String?)
    -> Diagnostic
  {
    var notes: [Diagnostic] = []
    if let nominal = builder.nominal, let name = nominal.nameRange {
      if let advice { notes.append(.note(advice, at: name.location)) }
      notes.append(.note("\(builder.describedKind) '\(builder)' declared here", at: name.location))
    }
    return .error(
      "closure containing \(what) cannot be used with result builder '\(builder)'", at: place.location,
      notes: notes)
  }
}
