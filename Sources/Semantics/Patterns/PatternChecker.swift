import Basics
import Syntax

/// Checks patterns against the type of the value they are matched with, and declares the names they bind.
final class PatternChecker {
  /// What names in a pattern become.
  enum Binding { case constants, variables }

  enum PatternSource {
    case value(Expression)
    case sequence(Expression)
  }

  let checker: StatementChecker
  var binding: Binding
  var ownership = VariableSymbol.Ownership.strong
  /// The value of a declaration, or the sequence of a loop: a tuple of other size is said there.
  var source: PatternSource?
  /// The `case` before the pattern, in a condition.
  var keyword: SourceRange?
  /// Whether the names may repeat earlier ones of the block: those that a `guard` binds do.
  var mayRepeatNames = false
  /// The variables bound, in source order.
  private(set) var variables: [VariableSymbol] = []

  init(_ checker: StatementChecker, declaring binding: Binding) {
    self.checker = checker
    self.binding = binding
  }

  var program: Program { checker.program }

  // MARK: Irrefutable patterns

  /// The pattern of a declaration or loop: names, tuples and `_`.
  func check(binding pattern: Pattern, to type: Type) -> TypedPattern {
    switch pattern.kind {
    case .identifier: return bind(pattern.as(IdentifierPattern.self).name, type, pattern)
    case .wildcard: return made(.any, type, pattern)
    case .tuple:
      return check(tuple: pattern.as(), against: type) { self.check(binding: $0, to: $1) }
    case .binding:
      let inner = pattern.as(BindingPattern.self)
      return withBinding(inner) { check(binding: inner.pattern, to: type) }
    case .enumCase, .optional, .is, .cast, .expression: return check(pattern, against: type)
    }
  }

  private func withBinding<Result>(_ pattern: BindingPattern, _ body: () -> Result) -> Result {
    let outer = binding
    binding = pattern.isVariable ? .variables : .constants
    defer { binding = outer }
    return body()
  }

  func made(_ kind: TypedPattern.Kind, _ type: Type, _ syntax: Pattern) -> TypedPattern {
    TypedPattern(kind, type: type, range: syntax.range)
  }

  private func bind(_ name: Identifier, _ type: Type, _ pattern: Pattern) -> TypedPattern {
    // A member's or global's variables are made with their declaration; only their types are missing.
    if let variable = checker.declaredVariables[name.text] {
      // A wrapper decides about the type of what it wraps.
      if variable.cachedType == nil, variable.appliedWrapper == nil { variable.cachedType = type }
      variables.append(variable)
      return made(.variable(variable), type, pattern)
    }
    let variable = VariableSymbol(
      name: name.text, isLet: binding == .constants, type: type, syntax: pattern,
      parent: checker.parentOfVariables, program: program)
    variable.nameRange = name.range
    variable.ownership = ownership
    variables.append(variable)
    if !mayRepeatNames,
      let other = checker.scope.local(name.text).first(where: { $0 is VariableSymbol || $0 is TypeSymbol }),
      let place = other.nameRange
    {
      checker.report(PatternMessages.redeclaration(name, place))
      // Uses mean the first of the two; nobody misses uses of the second.
      variable.nameRange = nil
    } else {
      checker.scope.declare(variable)
    }
    return made(.variable(variable), type, pattern)
  }

  private func check(
    tuple pattern: TuplePattern, against type: Type, _ element: (Pattern, Type) -> TypedPattern
  ) -> TypedPattern {
    let elements = pattern.elements
    if elements.count == 1, elements[0].label == nil { return element(elements[0].pattern, type) }
    if elements.isEmpty { return made(type.isVoid ? .tuple([]) : .any, type, pattern) }
    guard let parts = type.tupleElements, parts.count == elements.count else {
      if !type.hasErrors { checker.report(mismatch(pattern, type)) }
      // The names exist all the same, so that they are not reported again.
      for part in elements { _ = element(part.pattern, program.types.error) }
      return made(.error, type, pattern)
    }
    // Labels may be given in another order than the tuple's.
    var checked = [TypedPattern?](repeating: nil, count: parts.count)
    for (index, part) in elements.enumerated() {
      var position = index
      if let label = part.label, let found = parts.firstIndex(where: { $0.label == label.text }) {
        position = found
      }
      checked[position] = element(part.pattern, parts[position].type)
    }
    return made(.tuple(checked.map { $0 ?? made(.any, type, pattern) }), type, pattern)
  }

  private func mismatch(_ pattern: TuplePattern, _ type: Type) -> Diagnostic {
    switch source {
    case .value(let value):
      let parts = type.tupleElements?.map(\.type.description) ?? []
      let count = pattern.elements.count
      let wanted = Array((parts + Array(repeating: "_", count: count)).prefix(count)).joined(separator: ", ")
      return PatternMessages.valueIsNoTuple(type, "(\(wanted))", checker.expressions.grouped(value))
    case .sequence(let sequence):
      return PatternMessages.elementIsNoTuple(type, checker.expressions.grouped(sequence))
    case nil: return PatternMessages.tupleMismatch(pattern, type)
    }
  }

  // MARK: Refutable patterns

  /// A pattern that need not match: of `case`, `catch`, `if case`.
  func check(_ pattern: Pattern, against written: Type) -> TypedPattern {
    // What a generic parameter is known to equal tells its cases.
    let type = written.isGeneric ? program.canonicalType(written, in: checker.scope.genericSignature) : written
    switch pattern.kind {
    case .identifier: return bind(pattern.as(IdentifierPattern.self).name, type, pattern)
    case .wildcard: return made(.any, type, pattern)
    case .tuple:
      return check(tuple: pattern.as(), against: type) { self.check($0, against: $1) }
    case .binding:
      let inner = pattern.as(BindingPattern.self)
      return withBinding(inner) { check(inner.pattern, against: type) }
    case .enumCase: return check(enumCase: pattern.as(), against: type)
    case .optional:
      let optional = pattern.as(OptionalPattern.self)
      guard let payload = type.optionalPayload else {
        if !type.hasErrors { checker.report(PatternMessages.optionalMismatch(optional, type, keyword)) }
        _ = check(optional.pattern, against: program.types.error)
        return made(.error, type, pattern)
      }
      return made(.some(check(optional.pattern, against: payload)), type, pattern)
    case .is:
      let test = pattern.as(IsPattern.self)
      let target = program.resolve(test.type, in: checker.scope)
      reportNeedlessTest("is", type, target, test.keyword)
      return made(.isType(target), type, pattern)
    case .cast:
      let cast = pattern.as(CastPattern.self)
      let target = program.resolve(cast.type, in: checker.scope)
      reportNeedlessTest("as", type, target, cast.keyword)
      return made(.cast(to: target, check(cast.pattern, against: target)), type, pattern)
    case .expression: return check(expression: pattern.as(ExpressionPattern.self).expression, type, pattern)
    }
  }

  /// Warns where the outcome of a cast is known.
  private func reportNeedlessTest(_ word: String, _ type: Type, _ target: Type, _ place: SourceRange) {
    guard !type.hasErrors, !target.hasErrors, !type.isOptional || type === target, !type.isGeneric,
      !target.isGeneric, !place.file.isLibrary
    else { return }
    if program.castAlwaysSucceeds(type, target, in: checker.scope.genericSignature) {
      // A conversion to something wider is nothing to test.
      if word == "as", type !== target { return }
      checker.report(ConversionMessages.testIsAlwaysTrue(word, place))
    } else if program.castAlwaysFails(type, target) {
      checker.report(ConversionMessages.alwaysFails(type, target, place))
    }
  }

  /// A pattern that is an expression: compared with `~=`.
  func check(expression: Expression, _ type: Type, _ pattern: Pattern) -> TypedPattern {
    switch expression.kind {
    case .nilLiteral where type.isOptional: return made(.none, type, pattern)
    case .booleanLiteral where type === program.known.boolType:
      return made(.boolean(expression.as(BooleanLiteralExpression.self).value), type, pattern)
    default: break
    }
    if type.hasErrors {
      _ = checker.expressions.check(expression, expecting: .unknown)
      return made(.error, type, pattern)
    }
    let variable = VariableSymbol(
      name: "$match", isLet: true, type: type, syntax: nil, parent: checker.context.owner, program: program)
    let match = checker.expressions.checkPatternMatch(expression, of: variable)
    return made(.expression(variable: variable, match: match), type, pattern)
  }
}
