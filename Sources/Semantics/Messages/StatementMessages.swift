import Basics
import Syntax

/// What is said about statements, in the compiler's words.
enum StatementMessages {
  static func notASequence(_ type: Type, _ range: SourceRange, at place: SourceLocation?) -> Diagnostic {
    .error(
      Type.quoted(in: "for-in loop requires '\(type)' to conform to 'Sequence'")
        + (type.isOptional ? "; did you mean to unwrap optional?" : ""), at: place ?? range.location,
      highlights: [range])
  }

  /// What a loop calls is there only where a sequence's conditions hold.
  static func methodOfSequence(
    _ method: String, _ type: Type, _ subject: Type, _ required: String, at loop: SourceRange
  ) -> Diagnostic {
    .error(
      "referencing instance method '\(method)' on '\(type.nominal?.name ?? "\(type)")' requires that '\(subject)' "
        + "conform to '\(required)'", at: loop.location)
  }

  static func sequenceRequires(_ subject: Type, _ required: String, at place: SourceLocation) -> Diagnostic {
    .error("protocol 'Sequence' requires that '\(subject)' conform to '\(required)'", at: place)
  }

  /// `wanted` is what a function with a typed `throws` may throw, or `any Error`.
  static func thrownValueIsNoError(_ type: Type, _ wanted: Type, _ place: Expression) -> Diagnostic {
    .error(
      wanted.existential == nil
        ? "thrown expression type '\(type)' cannot be converted to error type '\(wanted)'"
        : "thrown expression type '\(type)' does not conform to 'Error'", at: place.diagnosticLocation,
      highlights: [place.range])
  }

  static func fallthroughOutsideSwitch(_ range: SourceRange) -> Diagnostic {
    .error("'fallthrough' is only allowed inside a switch", at: range.location)
  }

  static func fallthroughInLastCase(_ range: SourceRange) -> Diagnostic {
    .error("'fallthrough' without a following 'case' or 'default' block", at: range.location)
  }

  static func fallthroughWithoutValue(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("'fallthrough' from a case which doesn't bind variable '\(name)'", at: range.location)
  }

  static func missingInAlternative(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("'\(name)' must be bound in every pattern", at: range.location)
  }

  static func differentTypesInAlternatives(_ variable: VariableSymbol, expected: Type) -> Diagnostic {
    let range = variable.nameRange!
    return .error(
      "pattern variable bound to type '\(variable.type)', expected type '\(expected)'", at: range.location)
  }

  static func inferredVoid(_ variable: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .warning(
      "\(variable.isLet ? "constant" : "variable") '\(variable.name)' inferred to have type '()', which may be unexpected",
      at: range.location, notes: [.note("add an explicit type annotation to silence this warning", at: range.location)])
  }

  static func missingAnnotation(_ range: SourceRange) -> Diagnostic {
    .error("type annotation missing in pattern", at: range.location)
  }

  // MARK: return

  static func returnInDefer(_ keyword: SourceRange) -> Diagnostic {
    .error("'return' cannot transfer control out of a defer statement", at: keyword.location)
  }

  static func returnOutsideFunction(_ keyword: SourceRange) -> Diagnostic {
    .error("return invalid outside of a func", at: keyword.location)
  }

  static func missingReturnValue(_ keyword: SourceRange) -> Diagnostic {
    .error("non-void function should return a value", at: keyword.location)
  }

  static func unexpectedReturnValue(_ value: Expression, in context: CodeContext) -> Diagnostic {
    let location = value.diagnosticLocation
    var notes: [Diagnostic] = []
    if context.kind == .function, let syntax = context.owner.syntax as? FunctionDeclaration,
      syntax.signature.resultType == nil
    {
      notes.append(
        .note(
          "did you mean to add a return type?",
          at: location,
          fixIts: [Diagnostic.FixIt(syntax.signature.range.emptyAtEnd, " -> <#Return Type#>")]))
    }
    return .error(
      "unexpected non-void return value in void function", at: location, highlights: [value.range],
      notes: notes)
  }

  static func nilFromInitializer(_ keyword: SourceRange, _ initializer: InitializerSymbol) -> Diagnostic {
    .error(
      "only a failable initializer can return 'nil'", at: keyword.location,
      notes: initializer.nameRange.map {
        [
          .note(
            "use 'init?' to make the initializer '\(initializer.fullName)' failable", at: $0.location,
            fixIts: [Diagnostic.FixIt($0.emptyAtEnd, "?")])
        ]
      } ?? [])
  }

  static func valueFromInitializer(_ range: SourceRange, isDeinitializer: Bool) -> Diagnostic {
    isDeinitializer
      ? .error("unexpected non-void return value in void function", at: range.location, highlights: [range])
      : .error("'nil' is the only return value permitted in an initializer", at: range.location)
  }

  // MARK: Jumps

  /// A label that is nearly one of those around is taken for it.
  static func unknownLabel(_ label: Identifier, near: Identifier?) -> Diagnostic {
    guard let near else { return .error("cannot find label '\(label.text)' in scope", at: label.range.location) }
    return .error(
      "cannot find label '\(label.text)' in scope; did you mean '\(near.text)'?", at: label.range.location,
      fixIts: [Diagnostic.FixIt(label.range, near.text)],
      notes: [.note("'\(near.text)' declared here", at: near.range.location)])
  }

  static func breakOutsideLoop(_ keyword: SourceRange) -> Diagnostic {
    .error("'break' is only allowed inside a loop, if, do, or switch", at: keyword.location)
  }

  static func bareBreakInIf(_ keyword: SourceRange) -> Diagnostic {
    .error(
      "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
      at: keyword.location)
  }

  static func continueOutsideLoop(_ keyword: SourceRange) -> Diagnostic {
    .error("'continue' is only allowed inside a loop", at: keyword.location)
  }

  static func continueToNonLoop(_ keyword: SourceRange, _ sort: String) -> Diagnostic {
    .error("'continue' cannot be used with \(sort) statements", at: keyword.location)
  }

  static func branchesDiffer(_ first: Type, _ second: Type, at location: SourceLocation) -> Diagnostic {
    .error("branches have mismatching types '\(first)' and '\(second)'", at: location)
  }

  static func deferAtEnd(_ keyword: SourceRange) -> Diagnostic {
    .warning(
      "'defer' statement at end of scope always executes immediately; replace with 'do' statement to silence this warning",
      at: keyword.location, fixIts: [Diagnostic.FixIt(keyword, "do")])
  }

  static func opaqueResultOfOtherMember(
    _ own: Type, _ wanted: Type, _ place: Expression, _ symbol: OpaqueTypeSymbol
  ) -> Diagnostic {
    var name = symbol.owner.name
    if let callable = symbol.owner as? CallableSymbol {
      if callable.parameters.isEmpty || callable.parameters.contains(where: { $0.label != nil }) {
        name = callable.fullName
      }
    }
    return .error(
      "return type of \(symbol.owner.describedKind) '\(name)' requires the types '\(own)' and '\(wanted)' be equivalent",
      at: place.diagnosticLocation,
      notes: (symbol.syntax?.range).map { [.note("opaque return type declared here", at: $0.location)] } ?? [])
  }

  static func opaqueResultOfNil(_ type: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "underlying type for opaque result type '(\(type.optionalPayload ?? type))?' could not be inferred from return expression",
      at: range.location)
  }

  static func conditionIsAlwaysTrue(_ statement: String, _ location: SourceLocation) -> Diagnostic {
    .warning(
      "'\(statement)' condition is always true" + (statement == "guard" ? ", body is unreachable" : ""), at: location)
  }

  static func misplacedStatement(_ expression: StatementExpression) -> Diagnostic {
    let word = expression.statement.kind == .if ? "if" : expression.statement.kind == .switch ? "switch" : "do"
    return .error(
      "'\(word)' may only be used as expression in return, throw, or as the source of an assignment",
      at: expression.range.location)
  }

  static func ifExpressionWithoutElse(_ keyword: SourceRange) -> Diagnostic {
    .error(
      "'if' must have an unconditional 'else' to be used as expression", at: keyword.location)
  }

  static func opaqueResultsDiffer(
    _ symbol: OpaqueTypeSymbol, _ results: [(type: Type, place: SourceLocation)]
  ) -> Diagnostic {
    .error(
      "function declares an opaque return type 'some \(symbol.bound.writtenWithoutAny(qualified: false))', but the return "
        + "statements in its body do not have matching underlying types [#OpaqueTypeInference]",
      at: symbol.placeOfResults ?? results[0].place,
      notes: results.map { .note("return statement has underlying type '\($0.type)'", at: $0.place) })
  }

  static func opaqueResultWithoutReturns(_ symbol: OpaqueTypeSymbol, _ body: CodeBlock, last: Expression?)
    -> Diagnostic
  {
    .error(
      "function declares an opaque return type, but has no return statements in its body from which to infer an underlying "
        + "type [#OpaqueTypeInference]", at: symbol.placeOfResults ?? body.range.location,
      notes: last.map { [.note("did you mean to return the last expression?", at: $0.range.location)] } ?? [])
  }

  static func opaqueWithoutValue(_ name: SourceRange) -> Diagnostic {
    .error(
      "property declares an opaque return type, but has no initializer expression from which to infer an underlying type "
        + "[#OpaqueTypeInference]",
      at: name.location)
  }

  static func opaqueResultDoesNotConform(
    _ type: Type, _ proto: NominalSymbol, _ place: Expression, _ symbol: OpaqueTypeSymbol
  ) -> Diagnostic {
    var notes: [Diagnostic] = []
    let declared = symbol.owner.nameRange.map { (symbol.syntax?.range ?? $0).location }
    if type.nominal == nil, !type.isTypeParameter {
      return .error(
        "type '\(type)' cannot conform to '\(proto.name)' [#ProtocolTypeNonConformance]", at: place.diagnosticLocation,
        notes: [
          .note(
            "only concrete types such as structs, enums and classes can conform to protocols",
            at: place.diagnosticLocation),
          .note(
            "required by opaque return type of \(symbol.owner.describedForMessages)",
            at: declared ?? place.diagnosticLocation),
        ])
    }
    if let declared { notes.append(.note("opaque return type declared here", at: declared)) }
    return .error(
      "return type of \(symbol.owner.describedForMessages) requires that '\(type)' conform to '\(proto.name)'",
      at: place.diagnosticLocation, notes: notes)
  }
}

extension OpaqueTypeSymbol {
  /// Where is told of what the declaration returns: at a function's name, and at a getter.
  fileprivate var placeOfResults: SourceLocation? {
    let getter = (owner as? VariableSymbol)?.accessor(.get) ?? (owner as? SubscriptSymbol)?.accessor(.get)
    return (getter?.syntax?.range ?? owner.nameRange)?.location
  }
}

extension Symbol {
  /// The sort of declaration and its full name, as messages say it.
  var describedForMessages: String {
    switch self {
    case let variable as VariableSymbol:
      return (variable.isMember ? "property" : variable.isLet ? "let" : "var") + " '\(name)'"
    case let callable as CallableSymbol:
      let labels = callable.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let sort =
        callable is SubscriptSymbol
        ? "subscript"
        : callable.parent is ModuleSymbol || callable.definingScope != nil ? "global function" : "instance method"
      return "\(callable.isStatic ? "static method" : sort) '\(name)(\(labels))'"
    default: return "'\(name)'"
    }
  }
}
