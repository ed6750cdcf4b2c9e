import Basics
import Syntax

/// What the surroundings of an expression want of it.
enum ExpectedType {
  /// Anything; literals take their default types.
  case unknown
  /// A statement: the value is dropped.
  case discarded
  /// What a loop goes over.
  case sequence
  /// A value that converts to a type.
  case type(Type, Purpose)
  /// An optional, of a given payload or of any: `if let`.
  case optional(of: Type?)

  /// What a value is converted for; it words the diagnostics.
  enum Purpose {
    case initialization, assignment, returnValue, condition, thrownError, yield, defaultArgument, rawValue
    case other
    /// The only expression of a body or of a branch: `Never` converts to any type here.
    case implicitReturn, branch
  }
}

/// Checks expressions at one place of a program.
///
/// An expression is turned into constraints (`ConstraintGenerator`), these are solved (`ConstraintSystem`), and from the
/// solution the typed tree is made (`TypedTreeBuilder`). Where there is no solution, mistakes are assumed away until there is
/// one, and described (`ExpressionDiagnosis`).
struct ExpressionChecker {
  let context: CodeContext
  let scope: Scope

  init(in context: CodeContext, scope: Scope) {
    self.context = context
    self.scope = scope
  }

  private var program: Program { context.program }
  private var types: TypeTable { context.program.types }

  /// Checks an expression and converts its value to what is expected.
  func check(_ expression: Expression, expecting expected: ExpectedType) -> TypedExpression {
    program.openExpressions += 1
    defer { closeExpression() }
    let before = program.diagnostics.diagnostics.count
    guard let (solved, builder) = solve(expression, expecting: expected, isFixing: false) else {
      return explain(expression, expected, before)
    }
    reportMisuses(solved.system, builder.generator, expected, solved.expression)
    reportBareTypes(builder.generator)
    return finish(solved, builder, expected)
  }

  /// The type that an expression names, if it names one.
  func typeNamed(by expression: Expression) -> Type? {
    let system = ConstraintSystem(for: expression, context: context, scope: scope)
    return ConstraintGenerator(system, scope: scope, context: context).typeNamed(by: expression)
  }

  /// Types with variables are forgotten when the outermost expression is done: those inside refer to its types.
  private func closeExpression() {
    program.openExpressions -= 1
    if program.openExpressions == 0 { types.forgetTransientTypes() }
  }

  private func finish(_ solved: Solved, _ builder: TypedTreeBuilder, _ expected: ExpectedType) -> TypedExpression {
    let value = builder.value(solved.expression)
    switch expected {
    case .unknown, .discarded, .sequence: return value
    case .type(let type, let purpose):
      if case .implicitReturn = purpose, value.type.isNever || (type.isVoid && !value.type.isVoid) { return value }
      if case .branch = purpose, value.type.isNever { return value }
      return builder.convert(value, to: builder.final(solved.system.contextualType ?? type))
    case .optional(let payload):
      if let payload { return builder.convert(value, to: program.optional(payload)) }
      return value
    }
  }

  private struct Solved {
    let expression: Expression
    let system: ConstraintSystem
  }

  /// Finds the best solution, or nil.
  private func solve(_ expression: Expression, expecting expected: ExpectedType, isFixing: Bool)
    -> (Solved, TypedTreeBuilder)?
  {
    let before = program.diagnostics.diagnostics.count
    let (system, generator, root) = generate(expression, expecting: expected, isFixing: isFixing)
    if program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) { return nil }
    let generated = program.diagnostics.diagnostics.count
    guard system.solve(),
      isFixing || !program.diagnostics.diagnostics.dropFirst(generated).contains(where: { $0.severity == .error }),
      isFixing || (system.score[.fix] == 0 || system.fixes.isEmpty)
    else { return nil }
    if !isFixing,
      !system.uninferredParameters().isEmpty || !system.untypedLiterals().isEmpty || !system.untypedClosures().isEmpty
    {
      return nil
    }
    return (Solved(expression: root, system: system), TypedTreeBuilder(system, generator))
  }

  private func generate(_ expression: Expression, expecting expected: ExpectedType, isFixing: Bool)
    -> (ConstraintSystem, ConstraintGenerator, Expression)
  {
    let system = ConstraintSystem(for: expression, context: context, scope: scope)
    system.isFixing = isFixing
    let generator = ConstraintGenerator(system, scope: scope, context: context)
    let root = generator.unfolded(expression)
    generator.admitStatement(in: root)
    let type = generator.generate(root)
    let origin = Origin(root, .contextual)
    switch expected {
    case .unknown, .discarded, .sequence:
      // Nothing is wanted of the type.
      break
    case .type(let wanted, let purpose):
      if case .implicitReturn = purpose {
        if root.kind == .closure || !wanted.isVoid {
          system.add(.conversion, type, wanted, origin.part(.implicitResult))
        }
      } else if case .branch = purpose {
        system.add(.conversion, type, wanted, origin.part(.implicitResult))
      } else {
        // `let s: Set = [1]`: the value tells the arguments.
        let opened = system.openUnbound(wanted)
        system.contextualType = opened
        system.add(.conversion, type, opened, origin)
      }
    case .optional(let payload):
      if let payload {
        system.add(.conversion, type, program.optional(payload), origin)
      } else {
        system.add(.payload(system.makeVariable(mayBeLvalue: true), of: type), origin)
      }
    }
    return (system, generator, root)
  }

  /// Says what is wrong with an expression that cannot be solved.
  private func explain(_ expression: Expression, _ expected: ExpectedType, _ before: Int) -> TypedExpression {
    let failed = TypedExpression(.error, type: types.error, range: expression.range, syntax: expression)
    let hasErrors = program.diagnostics.diagnostics.dropFirst(before).contains { $0.severity == .error }
    let made = program.diagnostics.diagnostics.count
    let (system, generator, root) = generate(expression, expecting: expected, isFixing: true)
    let generated = program.diagnostics.diagnostics.count
    let isSolved = system.solve()
    // Names inside closures are looked up when these are opened: those are new, the others have been said.
    let known = Set(program.diagnostics.diagnostics[before..<made].map(\.location.offset))
    let inClosures = program.diagnostics.diagnostics.dropFirst(generated).filter { !known.contains($0.location.offset) }
    program.diagnostics.truncate(to: made)
    inClosures.forEach(program.diagnostics.report)
    let diagnosis = ExpressionDiagnosis(system, generator, expected, root)
    // What has no type already says why; what else is wrong is said besides.
    diagnosis.report(isSolved: isSolved, isPartly: hasErrors)
    return failed
  }

  /// Says what a solution should not have chosen: one of several that are as good, or what is not available.
  private func reportMisuses(
    _ system: ConstraintSystem, _ generator: ConstraintGenerator, _ expected: ExpectedType, _ root: Expression
  ) {
    guard !system.fixes.isEmpty || system.score[.unavailable] > 0 else { return }
    let diagnosis = ExpressionDiagnosis(system, generator, expected, root)
    for fix in system.fixes {
      if case .ambiguous(let set, let attempts) = fix.kind { diagnosis.ambiguous(set, attempts, fix.origin) }
    }
    for (origin, chosen) in system.choices {
      if let symbol = chosen.choice.symbol, program.isUnavailable(symbol) { diagnosis.unavailable(symbol, origin) }
    }
  }

  /// Says where a type's name misses what makes a value of it.
  private func reportBareTypes(_ generator: ConstraintGenerator) {
    var seen: Set<ObjectIdentifier> = []
    for type in generator.bareTypes.sorted(by: { $0.range.start < $1.range.start })
    where !type.range.file.isLibrary && seen.insert(ObjectIdentifier(type)).inserted {
      program.diagnostics.report(ExpressionMessages.bareType(type))
    }
  }

  // MARK: Other uses

  /// The expression with its operators grouped, for messages about it.
  func grouped(_ expression: Expression) -> Expression {
    guard expression.kind == .sequence else { return expression }
    let before = program.diagnostics.diagnostics.count
    defer { program.diagnostics.truncate(to: before) }
    return OperatorFolding(program: program, module: scope.module).fold(expression.as())
  }

  /// Storage that is named by an expression: `yield &place`.
  func checkPlace(_ expression: Expression) -> TypedPlace {
    program.openExpressions += 1
    defer { closeExpression() }
    let before = program.diagnostics.diagnostics.count
    guard let (solved, builder) = solve(expression, expecting: .unknown, isFixing: false) else {
      _ = explain(expression, .unknown, before)
      return TypedPlace(.error, type: types.error, range: expression.range, syntax: expression)
    }
    return builder.place(solved.expression)
  }

  /// `pattern ~= variable`.
  func checkPatternMatch(_ pattern: Expression, of variable: VariableSymbol) -> TypedExpression {
    let inside = scope.nested()
    inside.declare(variable)
    let range = pattern.range
    let operand = IdentifierExpression(range: range, name: Identifier(Name(variable.name), range))
    let match = BinaryExpression(range: range, left: pattern, operatorName: Identifier("~=", range), right: operand)
    let before = program.diagnostics.diagnostics.count
    let checked = ExpressionChecker(in: context, scope: inside).check(
      match, expecting: .type(program.known.boolType, .condition))
    if program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
      explainMismatch(of: pattern, variable, before)
    }
    return checked
  }

  /// A pattern that is fine by itself is of the wrong type.
  private func explainMismatch(of pattern: Expression, _ variable: VariableSymbol, _ before: Int) {
    let said = Array(program.diagnostics.diagnostics.dropFirst(before))
    program.diagnostics.truncate(to: before)
    let own = check(pattern, expecting: .unknown)
    let isFine = !program.diagnostics.diagnostics.dropFirst(before).contains { $0.severity == .error }
    program.diagnostics.truncate(to: before)
    if isFine, !own.type.hasErrors {
      program.diagnostics.report(PatternMessages.valueMismatch(own.type, variable.type, grouped(pattern)))
    } else {
      said.forEach(program.diagnostics.report)
    }
  }

  /// The sequence of a `for` loop.
  func checkSequence(_ expression: Expression, element: Type?) -> TypedExpression {
    if let element, expression.kind == .arrayLiteral {
      return check(expression, expecting: .type(program.array(of: element), .other))
    }
    return check(expression, expecting: .sequence)
  }
}
