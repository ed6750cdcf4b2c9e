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

  /// What a builder's attribute may not stand before: nil where it may.
  static func misplaced(_ attribute: Attribute, on declaration: Declaration) -> Diagnostic? {
    let name = attribute.name.text
    switch declaration {
    case let variable as VariableDeclaration:
      // Members of types may be closures, which the memberwise initializer takes.
      guard variable.bindings.allSatisfy({ $0.initializer != nil && $0.accessors == nil }) else { return nil }
      return .error(
        "result builder attribute '\(name)' can only be applied to a \(variable.isLet ? "constant" : "variable") if it defines "
          + "a getter", at: attribute.range.location)
    case is FunctionDeclaration, is SubscriptDeclaration: return nil
    default:
      return .error(
        "result builder attribute '\(name)' can only be applied to a parameter, function, subscript, or computed property",
        at: attribute.range.location)
    }
  }

  /// A `return` in a body whose own attribute asks for the transform.
  static func disabledByReturn(_ builder: Type, _ keyword: SourceRange, _ attribute: Attribute) -> Diagnostic {
    .warning(
      "application of result builder '\(builder)' disabled by explicit 'return' statement", at: keyword.location,
      notes: [
        .note("remove the attribute to explicitly disable the result builder", at: attribute.range.location),
        .note("remove 'return' statements to apply the result builder", at: keyword.location),
      ])
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

  /// Each case is missed on its own, and so is the whole.
  static func switchWithoutBuildEither(_ statement: SourceRange, _ cases: [SourceRange], _ builder: Type)
    -> [Diagnostic]
  {
    cases.map { .error("type '\(builder)' has no member 'buildEither'", at: $0.location) }
      + [.error("could not infer type for placeholder", at: statement.location)]
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
