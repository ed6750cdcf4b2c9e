import Basics
import Syntax

extension Type {
  /// The type as declarations write it: `Void`, where the type itself is the empty tuple.
  var declared: String {
    if spelling != nil { return description }
    if isVoid { return "Void" }
    guard let function, function.result.isVoid else { return description }
    return String(description.dropLast(2)) + "Void"
  }
}

/// What is said about values of the wrong type, in swiftc's words.
enum MismatchMessages {
  static func metatypeAsAny(_ range: SourceRange) -> Diagnostic {
    .error("cannot convert 'type(of:)' metatype to non-metatype 'Any'", at: range.location)
  }

  static func argument(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to expected argument type '\(to.declared)'", place)
  }

  static func argumentDoesNotConform(_ type: Type, _ proto: NominalSymbol, _ place: Expression) -> Diagnostic {
    error("argument type '\(type)' does not conform to expected type '\(proto.name)'", place)
  }

  static func specifiedDoesNotConform(_ type: Type, _ proto: NominalSymbol, _ place: Expression) -> Diagnostic {
    error("value of type '\(type)' does not conform to specified type '\(proto.name)'", place)
  }

  static func returnedDoesNotConform(_ type: Type, _ proto: NominalSymbol, _ place: Expression) -> Diagnostic {
    error("return expression of type '\(type)' does not conform to '\(proto.name)'", place)
  }

  static func element(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to expected element type '\(to)'", place)
  }

  static func dictionary(_ part: String, _ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to expected dictionary \(part) type '\(to)'", place)
  }

  static func condition(_ from: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to expected condition type 'Bool'", place)
  }

  static func integerCondition(_ from: Type, _ place: Expression, isNegated: Bool = false) -> Diagnostic {
    error("type '\(from)' cannot be used as a boolean; test for '\(isNegated ? "==" : "!=") 0' instead", place)
  }

  static func nilInBranch(_ type: Type, _ place: Expression) -> Diagnostic {
    error("'nil' cannot be used in context expecting type '\(type)'", place)
  }

  static func notConvertible(_ from: Type, _ to: Type, _ cast: CastExpression) -> Diagnostic {
    .error(
      "'\(from)' is not convertible to '\(to)'", at: cast.keyword.location,
      notes: [
        .note(
          "did you mean to use 'as!' to force downcast?", at: cast.keyword.location,
          fixIts: [Diagnostic.FixIt(cast.keyword, "as!")])
      ])
  }

  // MARK: Key paths

  static func keyPathValue(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("key path value type '\(from)' cannot be converted to contextual type '\(to)'", place)
  }

  static func keyPathType(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert key path type '\(from)' to contextual type '\(to)'", place)
  }

  static func keyPathAsFunction(_ function: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert key path into a multi-argument function type '\(function)'", place)
  }

  static func optionalCondition(_ from: Type, _ place: Expression, isNegated: Bool = false) -> Diagnostic {
    error(
      "optional type '\(from)' cannot be used as a boolean; test for '\(isNegated ? "==" : "!=") nil' instead", place)
  }

  static func assignmentAsCondition(_ equal: SourceRange) -> Diagnostic {
    .error(
      "use of '=' in a boolean context, did you mean '=='?", at: equal.location,
      fixIts: [Diagnostic.FixIt(equal, "==")])
  }

  static func closureResult(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to closure result type '\(to.declared)'", place)
  }

  static func declaredClosureResult(_ declared: Type, _ own: Type, _ place: TypeSyntax) -> Diagnostic {
    .error(
      "declared closure result '\(declared)' is incompatible with return type '\(own)'", at: place.range.location)
  }

  static func returned(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert return expression of type '\(from)' to return type '\(to)'", place)
  }

  static func specified(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error(
      "cannot convert value of type '\(from.isVoid ? "()" : from.declared)' to specified type '\(to.declared)'", place)
  }

  static func assigned(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot assign value of type '\(from)' to type '\(to)'", place)
  }

  static func argument(_ from: Type, _ to: Type, at location: SourceLocation) -> Diagnostic {
    .error("cannot convert value of type '\(from)' to expected argument type '\(to.declared)'", at: location)
  }

  static func assigned(_ from: Type, _ to: Type, at location: SourceLocation) -> Diagnostic {
    .error("cannot assign value of type '\(from)' to type '\(to)'", at: location)
  }

  static func subscriptAssigned(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot assign value of type '\(from)' to subscript of type '\(to)'", place)
  }

  static func defaultArgument(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("default argument value of type '\(from)' cannot be converted to type '\(to)'", place)
  }

  static func yieldedStorage(_ from: Type, _ to: Type, _ range: SourceRange) -> Diagnostic {
    .error("cannot yield reference to storage of type '\(from)' as an inout yield of type '\(to)'", at: range.location)
  }

  static func yielded(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to expected yield type '\(to)'", place)
  }

  static func coerced(_ from: Type, _ to: Type, _ place: Expression) -> Diagnostic {
    error("cannot convert value of type '\(from)' to type '\(to)' in coercion", place)
  }

  static func branches(_ first: Type, _ second: Type, _ ternary: TernaryExpression, at location: SourceLocation)
    -> Diagnostic
  {
    .error(
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'",
      at: location, highlights: [ternary.first.range, ternary.second.range])
  }

  static func integerAsBoolean(_ digits: String, _ place: Expression) -> Diagnostic {
    let word = digits == "0" ? "false" : "true"
    return .error(
      "integer literal value '\(digits)' cannot be used as a boolean; did you mean '\(word)'?",
      at: place.range.location, fixIts: [Diagnostic.FixIt(place.range, word)])
  }

  static func uncalledFunction(_ wanted: Type, _ place: Expression, _ notes: [Diagnostic]) -> Diagnostic {
    .error(
      "function produces expected type '\(wanted)'; did you mean to call it with '()'?",
      at: place.diagnosticLocation, fixIts: [Diagnostic.FixIt(place.range.emptyAtEnd, "()")], notes: notes)
  }

  static func makeComputed(_ name: String, at location: SourceLocation) -> Diagnostic {
    .note("Remove '=' to make '\(name)' a computed property", at: location)
  }

  static func unequalArguments(_ parameter: String, _ from: Type, _ to: Type, _ place: SourceRange) -> Diagnostic {
    .note(
      "arguments to generic parameter '\(parameter)' ('\(from)' and '\(to)') are expected to be equal",
      at: place.location)
  }

  static func arrayForDictionary(_ type: Type, _ literal: ArrayLiteralExpression, isInitial: Bool) -> Diagnostic {
    guard !literal.elements.isEmpty else { return error("use [:] to get an empty dictionary literal", literal) }
    return .error(
      "dictionary of type '\(type)' cannot be \(isInitial ? "initialized" : "used") with array literal",
      at: literal.range.location,
      notes: [.note("did you mean to use a dictionary literal instead?", at: literal.range.location)])
  }

  static func mixedLiteral(_ type: String, _ place: Expression) -> Diagnostic {
    error(
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is "
        + "intentional", place)
  }

  static func useWrapper(_ name: String, _ from: Type, _ to: Type, _ place: Expression, isProjection: Bool)
    -> Diagnostic
  {
    let advice = isProjection ? "use wrapped value instead" : "use wrapper instead"
    return error("cannot convert value '\(name)' of type '\(from)' to expected type '\(to)', \(advice)", place)
  }

  // MARK: nil

  static func nilForSpecified(_ type: Type, _ place: Expression, annotation: TypeSyntax?) -> Diagnostic {
    var notes: [Diagnostic] = []
    if let annotation {
      notes.append(
        .note(
          "add '?' to form the optional type '\(type)?'", at: annotation.range.location,
          fixIts: [Diagnostic.FixIt(annotation.range.emptyAtEnd, "?")]))
    }
    return .error("'nil' cannot initialize specified type '\(type)'", at: place.range.location, notes: notes)
  }

  static func nilForDefaultArgument(_ type: Type, _ place: Expression) -> Diagnostic {
    error("nil default argument value cannot be converted to type '\(type)'", place)
  }

  static func nilForArgument(_ type: Type, _ place: Expression) -> Diagnostic {
    error("'nil' is not compatible with expected argument type '\(type.declared)'", place)
  }

  static func nilForReturn(_ type: Type, _ place: Expression) -> Diagnostic {
    error("'nil' is incompatible with return type '\(type)'", place)
  }

  static func nilForAssignment(_ type: Type, _ place: Expression, isElement: Bool) -> Diagnostic {
    error("'nil' cannot be assigned to \(isElement ? "subscript of type" : "type") '\(type)'", place)
  }

  static func nilForElement(_ type: Type, _ place: Expression) -> Diagnostic {
    error("'nil' is not compatible with expected element type '\(type)'", place)
  }

  static func nilForDictionary(_ part: String, _ type: Type, _ place: Expression) -> Diagnostic {
    error("'nil' is not compatible with expected dictionary \(part) type '\(type)'", place)
  }

  static func nilForClosureResult(_ type: Type, _ place: Expression) -> Diagnostic {
    error("'nil' is not compatible with closure result type '\(type)'", place)
  }

  static func nilForCondition(_ place: Expression) -> Diagnostic {
    error("'nil' is not compatible with expected condition type 'Bool'", place)
  }

  static func nilWithoutContext(_ place: Expression) -> Diagnostic {
    error("'nil' requires a contextual type", place)
  }

  static func emptyLiteral(_ place: Expression) -> Diagnostic {
    error("empty collection literal requires an explicit type", place)
  }

  private static func error(_ words: String, _ place: Expression) -> Diagnostic {
    .error(words, at: place.diagnosticLocation, highlights: [place.range])
  }
}
