import Basics
import Syntax

// Interpolated strings: a builder is made, given the segments one by one, and made a value of the string's type.

extension TypedTreeBuilder {
  /// What appends text to an ordinary interpolated string; no choice has to be made.
  private func standardAppendLiteral(of builder: NominalSymbol) -> FunctionSymbol? {
    let members = program.directMembers(named: "appendLiteral", of: builder)
    return members.count == 1 ? members[0] as? FunctionSymbol : nil
  }

  func interpolation(_ expression: StringLiteralExpression, _ type: Type) -> TypedExpression {
    let proto = program.known.type("ExpressibleByStringInterpolation")
    let standard = program.known.type("DefaultStringInterpolation")
    var builder = standard.declaredType
    if type !== program.known.stringType,
      let associated = program.associatedType(named: "StringInterpolation", of: proto),
      let known = system.knownMemberType(of: type, associated), known.nominal != nil
    {
      builder = known
    }
    let variable = VariableSymbol(
      name: "$interpolation", isLet: false, type: builder, syntax: nil, parent: context.owner, program: program)
    let inside = scope.nested()
    inside.declare(variable)
    let checker = ExpressionChecker(in: context, scope: inside)
    let size = expression.segments.reduce(0) { $0 + ($1.kind == .text ? $1.value.utf8.count : 0) }
    let count = expression.segments.count { $0.kind == .interpolation }
    func integer(_ value: Int) -> TypedExpression { made(.integer(value), program.known.intType, expression) }
    let make = witnessCall("StringInterpolationProtocol", builder, [integer(size), integer(count)], expression)
    var steps: [TypedExpression] = []
    for segment in expression.segments {
      let range = segment.range
      let base = IdentifierExpression(range: range, name: Identifier("$interpolation", range))
      func call(_ name: Name, _ arguments: [Argument]) {
        let callee = MemberExpression(range: range, base: base, dot: range.emptyAtStart, name: Identifier(name, range))
        let call = CallExpression(
          range: range, callee: callee, leftParen: range.emptyAtStart, arguments: arguments,
          rightParen: range.emptyAtEnd)
        steps.append(checker.check(call, expecting: .discarded))
      }
      switch segment.kind {
      case .text:
        if segment.value.isEmpty { continue }
        if builder.nominal === standard, let append = standardAppendLiteral(of: standard) {
          let place = TypedPlace(.variable(variable), type: builder, range: range)
          let text = TypedExpression(.string(Array(segment.value.utf8)), type: program.known.stringType, range: range)
          let call = TypedCall(
            .function(DeclarationReference(append, arguments: []), .direct), receiver: .place(place),
            arguments: [.value(text)])
          steps.append(TypedExpression(.call(call), type: program.types.void, range: range))
          continue
        }
        let literal = StringLiteralExpression(
          range: range, openingQuote: range.emptyAtStart, segments: [segment], closingQuote: range.emptyAtEnd,
          isMultiline: false, poundCount: 0)
        call("appendLiteral", [Argument(range: range, expression: literal)])
      case .interpolation:
        if builder.nominal === standard, let step = appending(segment, to: variable, checker) {
          steps.append(step)
          continue
        }
        let before = steps.count
        call("appendInterpolation", segment.arguments)
        if builder.nominal === standard, steps.count > before { remember(steps[before]) }
      }
    }
    let result = witnessCall(
      "ExpressibleByStringInterpolation", type,
      [
        TypedExpression(
          .load(TypedPlace(.variable(variable), type: builder, range: expression.range)), type: builder,
          range: expression.range)
      ], expression)
    return made(.interpolation(variable: variable, make: make, steps: steps, result: result), type, expression)
  }

  // MARK: What appends a value

  /// The call that appends the value of a segment, where it is known from another segment what appends values of its type:
  /// the library has many overloads for that, and which one is meant depends on the type alone.
  private func appending(_ segment: StringSegment, to variable: VariableSymbol, _ checker: ExpressionChecker)
    -> TypedExpression?
  {
    guard segment.arguments.count == 1, segment.arguments[0].label == nil, isSimple(segment.arguments[0].expression),
      program.appendsOfLibrary(to: variable.type)
    else { return nil }
    let before = (program.diagnostics.diagnostics.count, program.deferredDiagnostics, program.constantProblems)
    let value = checker.check(segment.arguments[0].expression, expecting: .unknown)
    guard let known = program.appends[value.type], program.diagnostics.diagnostics.count == before.0 else {
      program.diagnostics.truncate(to: before.0)
      (program.deferredDiagnostics, program.constantProblems) = (before.1, before.2)
      return nil
    }
    let place = TypedPlace(.variable(variable), type: variable.type, range: segment.range)
    let call = TypedCall(
      .function(known.reference, known.dispatch), receiver: .place(place), arguments: [.value(value)])
    return TypedExpression(.call(call), type: types.void, range: segment.range)
  }

  /// Whether nothing is lost when an expression is checked twice.
  private func isSimple(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier, .integerLiteral, .floatLiteral, .booleanLiteral: return true
    case .stringLiteral:
      return !expression.as(StringLiteralExpression.self).segments.contains { $0.kind == .interpolation }
    case .member: return isSimple(expression.as(MemberExpression.self).base)
    case .parenthesized: return isSimple(expression.as(ParenthesizedExpression.self).expression)
    case .sequence:
      let sequence = expression.as(SequenceExpression.self)
      return sequence.operands.allSatisfy(isSimple)
        && sequence.operators.allSatisfy {
          ($0.kind == .binary || $0.kind == .ternary) && ($0.middle.map(isSimple) ?? true)
        }
    case .call:
      let call = expression.as(CallExpression.self)
      return call.trailingClosures.isEmpty && isSimple(call.callee)
        && call.arguments.allSatisfy { isSimple($0.expression) }
    case .subscript:
      let element = expression.as(SubscriptExpression.self)
      return element.trailingClosures.isEmpty && isSimple(element.base)
        && element.arguments.allSatisfy { isSimple($0.expression) }
    default: return false
    }
  }

  /// Keeps what appends values of a type.
  private func remember(_ step: TypedExpression) {
    guard case .call(let call) = step.kind, case .function(let reference, let dispatch) = call.callee,
      call.arguments.count == 1, case .value(let value) = call.arguments[0], !call.throwsError,
      value.type.contents.isEmpty, reference.arguments.isEmpty || reference.arguments == [value.type]
    else { return }
    program.appends[value.type] = (reference, dispatch)
  }
}

extension Program {
  /// Whether all that appends values to an interpolated string is the library's. What is known of it is forgotten where
  /// the program may have changed since.
  fileprivate func appendsOfLibrary(to builder: Type) -> Bool {
    if appendsGeneration != generation {
      appendsGeneration = generation
      appends = [:]
      appendsAreOfLibrary =
        builder.nominal.map { nominal in
          directMembers(named: "appendInterpolation", of: nominal).allSatisfy { $0.module?.isMain == false }
        } ?? false
    }
    return appendsAreOfLibrary
  }
}
